"""Checks of pictures and texts: sizes, equal pictures for equal views, and names in other scripts."""

from __future__ import annotations

import msgspec
from PIL import Image

from azalai.games import GAMES
from azalai.games.contract import View
from azalai.locales import LANGUAGES, ORIGINAL, words
from azalai.renderers import alt, palette, renderer
from azalai.renderers.kit.encode import encode, limit
from azalai.renderers.samples import NAMES, Sample, yield_moments
from azalai.testing.checks import of_a_game, of_a_table
from azalai.testing.faults import need, need_equal
from azalai.testing.play import games_of, random_game
from azalai.testing.secrecy import tables_of

HIGHEST = {1000: 900, 1400: 1300}
"""Largest height of a picture by its width, in px."""
LOWEST = 300
LONGEST_ALT, LONGEST_FACT = 1024, 100
MOMENTS = 4
EXOTIC = ("Éléonore Ñandú Žižek Œuvre Çelik", "أمينة بنت عبد الرحمن", "🐪🏜️🌴", "𝕶𝖆𝖗𝖎𝖓𝖊", "W" * 32)


@of_a_table
def pictures_have_the_right_size_and_are_equal_for_equal_views(key: str, seats: int) -> None:
    game, drawer, t = GAMES[key], renderer(key), words(ORIGINAL)
    states = [played.state for played in games_of(key, seats)[0]] + [games_of(key, seats)[0][-1].turn.state]
    for sample in yield_moments(game, states, MOMENTS):
        image = _draw(key, seats, sample)
        view: View = sample.view
        again = msgspec.json.decode(msgspec.json.encode(view), type=type(view))
        need(
            sample._replace(view=again).draw(key, seats, t).tobytes() == image.tobytes(),
            "equal views have different pictures",
        )
        exotic = drawer.draw(sample.view, EXOTIC[:seats], t)
        need_equal(exotic.size, image.size, "names of other scripts give a picture of another size")


@of_a_game
def pictures_have_the_right_size_with_each_option(key: str) -> None:
    game = GAMES[key]
    for seats, options in tables_of(game)[1:]:
        states = [played.turn.state for played in random_game(game, seats, b"options", options)]
        for sample in yield_moments(game, states, 2):
            _draw(key, seats, sample)


def _draw(key: str, seats: int, sample: Sample) -> Image.Image:
    """Draw a sample, and return the picture. Raises `Fault` if its size is wrong."""
    image = sample.draw(key, seats, words(ORIGINAL))
    width = image.width
    need_equal(image.mode, "RGB", f"the {sample.kind} picture has another mode")
    need(width in HIGHEST, f"the {sample.kind} picture is {width} px wide, and not 1400 (a seat's own: 1000)")
    fits = LOWEST <= image.height <= HIGHEST[width]
    need(fits, f"the {sample.kind} picture is {image.height} px high, from {LOWEST} to {HIGHEST[width]} are right")
    size = len(encode(image, palette(key)))
    need(size <= limit(width), f"the {sample.kind} picture has {size} bytes, {limit(width)} at most are right")
    return image


@of_a_table
def texts_exist_and_fit_discords_limits(key: str, seats: int) -> None:
    game, drawer = GAMES[key], renderer(key)
    states = [played.state for played in games_of(key, seats)[0]] + [games_of(key, seats)[0][-1].turn.state]
    for sample in yield_moments(game, states, MOMENTS):
        for language in LANGUAGES:
            t = words(language)
            text = alt(key, sample.view, NAMES[:seats], t)
            need(
                0 < len(text) <= LONGEST_ALT,
                f"`alt` has {len(text)} characters, 1 to {LONGEST_ALT} are right ({language})",
            )
            need(drawer.text(sample.view, NAMES[:seats], t), f"`text` says nothing ({language})")
            situation = drawer.situation(sample.view, NAMES[:seats], t)
            need(situation and "\n" not in situation, f"`situation` is not one line: {situation!r} ({language})")
            for choice in sample.prompt.choices if sample.prompt is not None else ():
                fact = drawer.fact(sample.view, sample.prompt, choice, t) if sample.prompt is not None else None
                need(len(fact or "") <= LONGEST_FACT, f"`fact` has more than {LONGEST_FACT} characters: {fact}")
