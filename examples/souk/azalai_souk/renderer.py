"""Look of the souk: a market of its own for all, and the plain look for hands and results."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PIL import Image

from azalai.locales import Words
from azalai.renderers.kit.picture import MARGIN, WIDTH, Picture
from azalai.renderers.kit.scene import desert, strip
from azalai.renderers.kit.speech import Speech
from azalai.renderers.plain import icon, plain

ART = Path(__file__).parent / "art"
TOP, STALL, LETTERS = 190, 150, 48
plain_draw, alt, text, situation, choice, fact, last_board = plain("souk", ART)


def draw(view: Any, names: Sequence[str], words: Words, prompt: Any = None) -> Image.Image:
    """Draw the market for all; hands and results are drawn by the plain look."""
    if view.seat is not None or view.outcome is not None:
        return plain_draw(view, names, words, prompt)
    words = words.of("souk")
    picture = Picture(desert(WIDTH, TOP + (STALL + MARGIN) * len(names)))
    picture.write(MARGIN, 110, words.say("souk-name"), 72)
    picture.paste(icon(ART, "gold", 110), WIDTH / 2, 90)
    picture.number(WIDTH / 2 + 110, 90, view.card, 80)
    for seat, name in enumerate(Speech("souk").drawable(names, words)):
        top = TOP + (STALL + MARGIN) * seat
        picture.paste(strip(WIDTH - 2 * MARGIN, STALL), MARGIN, top)
        picture.name(2 * MARGIN, top + 92, name, (LETTERS, LETTERS), WIDTH / 2 - 6 * MARGIN)
        if view.offers[seat]:
            picture.paste(icon(ART, "tick", 70), WIDTH / 2 - MARGIN, top + STALL / 2)
        picture.paste(icon(ART, "salt", 90), WIDTH / 2 + 2 * MARGIN, top + STALL / 2)
        picture.number(WIDTH / 2 + 5 * MARGIN, top + STALL / 2, view.salt[seat], LETTERS)
        for at, gold in enumerate(view.gold[seat]):
            left = WIDTH / 2 + 8 * MARGIN + 130 * at
            picture.paste(icon(ART, "gold", 60), left, top + STALL / 2)
            picture.number(left + 55, top + STALL / 2, gold, LETTERS)
    return picture.image
