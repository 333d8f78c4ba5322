"""The plain look: it draws any small game, and says it, from the types of its view.

    draw, alt, text, situation, choice, fact, last_board = plain("oasis", Path(__file__).parent / "art")

Cards and tokens, boards of squares or hexes, a sheet for each player, dark on sand as the other games are; what can be
chosen is lit and named. A thing has the drawing of its name in the folder of the game (`VALUE.svg`, `ENUM-VALUE.svg`,
`FIELD.svg`), or in that of the kit (`salt`, `tent`, `water`); else its number or its word (`azalai/locales/defaults.py`
makes those that the author did not write).

- `fields.py`: what the fields of a view are; `look.py`: how things look; `asked.py`: what of them is asked for.
- `faces.py`: cards and tokens; `chips.py`: a player's things; `panels.py`: a player's sheet; `board.py`: boards.
- `public.py`, `private.py`, `result.py`: the pictures; `words.py`: their texts; `labels.py`: what choices say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image

from azalai.games.prompts import Choice, Prompt
from azalai.games.small.sight import SmallView
from azalai.locales import Words
from azalai.renderers.kit.drawings import ART as KIT
from azalai.renderers.kit.ending import last_board
from azalai.renderers.kit.picture import LEGIBLE
from azalai.renderers.kit.sprites import Sprite
from azalai.renderers.plain import faces, labels, words
from azalai.renderers.plain.asked import find_asked
from azalai.renderers.plain.look import Drawing, Look
from azalai.renderers.plain.panels import Told
from azalai.renderers.plain.private import draw_private
from azalai.renderers.plain.public import draw_public
from azalai.renderers.plain.result import draw_result

Drawer = Callable[..., Image.Image]
Teller = Callable[[Any, Sequence[str], Words], str]


class Plain(NamedTuple):
    """Functions of a renderer, in the order in which its module names them.

    They are those of `azalai.renderers.contract.Renderer`, `Alternative` and `LastBoard`.
    """

    draw: Drawer
    alt: Teller
    text: Teller
    situation: Teller
    choice: Callable[[Any, str, str, object, Words], str | None]
    fact: Callable[[Any, Prompt, Choice, Words], str | None]
    last_board: Callable[[Any], Any]


def icon(art: Path, name: str, size: int, seat: int | None = None) -> Sprite:
    """Return a drawing of the folder `art`, or of the kit, in a box of `size` px; its origin is the middle.

    With a seat its cloth has that player's colour.
    """
    folder = art if (art / f"{name}.svg").is_file() else KIT.folder
    return faces.icon(Drawing(str(folder), name), size, seat)


def plain(
    key: str, art: Path | None = None, drawings: Mapping[str, str] | None = None, *, without: Iterable[str] = ()
) -> Plain:
    """Return the renderer of a small game.

    `art`: the folder of its drawings. `drawings`: the drawing, of the game or of the kit, for each field, enum or value
    that has another name; "" for none. `without`: the fields that pictures and texts leave out; `KEY-situation` still
    has their values.
    """
    look = Look(key, art, dict(drawings or {}), frozenset(without))

    def draw(view: SmallView, names: Sequence[str], t: Words, prompt: Prompt | None = None) -> Image.Image:
        t = t.of(key)
        subject = Told(look, view, tuple(words.SPEECH.drawable(names, t)), t, LEGIBLE)
        if view.outcome is not None:
            return draw_result(subject, view.outcome)
        return draw_public(subject) if view.seat is None else draw_private(subject, view.seat, find_asked(look, prompt))

    def make_teller(teller: Callable[[Look, Any, Sequence[str], Words], str]) -> Teller:
        def tell(view: SmallView, names: Sequence[str], words: Words) -> str:
            return teller(look, view, names, words.of(key))

        return tell

    return Plain(
        draw,
        make_teller(words.alt),
        make_teller(words.text),
        make_teller(words.situation),
        partial(labels.choice, look),
        partial(labels.fact, look),
        last_board,
    )
