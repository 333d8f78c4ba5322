"""Sample pictures to look at.

`python -m azalai.renderers [KEY ...] [--out DIR] [--seats N] [--seed S] [--language L] [--robots] [--exact]`, or
`python -m azalai.renderers --signs [--out DIR]`.

For every number of players it plays random legal moves, or lets the game's own robots play, and writes the public board
at a few moments, the private picture of each seat at one of them, the result, and for a game with charts each of them
at every one of these moments. `out/` is not kept in the repository.
"""

from __future__ import annotations

import argparse
import io
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from PIL import Image

from azalai.games import GAMES
from azalai.games.contract import AnyGame
from azalai.locales import LANGUAGES, ORIGINAL, words
from azalai.renderers import charts, palette, renderer
from azalai.renderers.kit.encode import encode
from azalai.renderers.samples import NAMES, positions
from azalai.renderers.signs.sheet import sheet

_MOMENTS = (0.0, 0.35, 0.7, 0.95)
"""Shares of the game after which a board is drawn; the private pictures belong to the third."""


def samples(game: AnyGame, seats: int, seed: int, *, robots: bool = False) -> Iterator[tuple[str, Any]]:
    """Yield names of pictures, and the views they show."""
    states = positions(game, seats, seed, robots=robots)
    for number, share in enumerate(_MOMENTS, 1):
        yield f"{seats}-board-{number}", game.view(states[int(share * (len(states) - 1))], None)
    late = states[int(_MOMENTS[2] * (len(states) - 1))]
    for seat in range(seats):
        yield f"{seats}-private-{seat + 1}", game.view(late, seat)
    yield f"{seats}-result", game.view(states[-1], None)


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the pictures and print their folder."""
    parser = argparse.ArgumentParser(prog="python -m azalai.renderers", description="Pictures of random positions.")
    parser.add_argument("keys", nargs="*", metavar="KEY", help=f"which games ({', '.join(sorted(GAMES))}); all if none")
    parser.add_argument("--out", type=Path, default=Path("out"), help="folder of the pictures")
    parser.add_argument("--seats", type=int, help="number of players; default: every number")
    parser.add_argument("--seed", type=int, default=1, help="seed of the games")
    parser.add_argument("--language", choices=LANGUAGES, default=ORIGINAL)
    parser.add_argument(
        "--robots", action="store_true", help="let robots play instead of random moves, for fuller boards"
    )
    parser.add_argument("--exact", action="store_true", help="write true colours, for a comparison")
    parser.add_argument("--signs", action="store_true", help="write the sheet of all signs instead")
    chosen = parser.parse_args(arguments)
    if chosen.signs:
        _write_signs(chosen.out)
        return
    GAMES.admit(*chosen.keys)
    for key in chosen.keys or sorted(GAMES):
        if key not in GAMES:
            parser.error(f"there is no game {key} among {', '.join(sorted(GAMES))}")
        _write(key, chosen)


def _write(key: str, chosen: argparse.Namespace) -> None:
    game = GAMES[key]
    draw = renderer(key).draw
    offered = charts(key)
    chosen.out.mkdir(parents=True, exist_ok=True)
    for seats in game.seats if chosen.seats is None else (chosen.seats,):
        for name, view in samples(game, seats, chosen.seed, robots=chosen.robots):
            images = {name: draw(view, NAMES[:seats], words(chosen.language))}
            if offered is not None and view.seat is None:
                for chart in offered.charts():
                    image = offered.chart(chart, view, NAMES[:seats], words(chosen.language)).image
                    images[f"{name}-{chart}"] = image
            for picture, image in images.items():
                encoded = _encode_exactly(image) if chosen.exact else encode(image, palette(key))
                path = chosen.out / f"{key}-{picture}.png"
                path.write_bytes(encoded)
                print(f"{path}  {len(encoded) / 1024:.0f} KiB")


def _write_signs(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "signs.png"
    path.write_bytes(_encode_exactly(sheet()))
    print(path)


def _encode_exactly(image: Image.Image) -> bytes:
    written = io.BytesIO()
    image.save(written, "PNG")
    return written.getvalue()


if __name__ == "__main__":
    main()
