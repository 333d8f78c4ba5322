"""Picture and texts of the souk."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from azalai.games.prompts import Choice, Prompt
from azalai.locales import Words
from azalai.renderers.kit.speech import Speech, escape
from azalai.renderers.kit.type import fit_text, font
from azalai_souk.parts import ROUNDS, SoukView

SPEECH = Speech("souk")
say = SPEECH.say
SIZE = (1400, 700)


def draw(view: SoukView, names: Sequence[str], words: Words, prompt: Prompt | None = None) -> Image.Image:
    """Draw a stall for each seat: salt as white blocks, gold cards as yellow ones, a dot for an offer.

    The numbers that can be chosen stand next to the card.
    """
    names = SPEECH.drawable(names, words)
    picture = Image.new("RGB", SIZE, (222, 184, 135))
    pen = ImageDraw.Draw(picture)
    pen.rectangle((600, 30, 800, 160), fill=(218, 165, 32))
    pen.text((690, 90), str(view.card), fill=(60, 40, 10))
    for seat, (salt, gold, offered) in enumerate(zip(view.salt, view.gold, view.offered, strict=True)):
        left = 40 + seat * 340
        pen.rectangle((left, 220, left + 300, 660), fill=(250, 240, 220))
        name = fit_text(names[seat], "Bold", 28, 260)
        pen.text((left + 20, 226), name, fill=(60, 40, 10), font=font("Bold", 28))
        for block in range(salt):
            x, y = left + 20 + block % 6 * 45, 270 + block // 6 * 45
            pen.rectangle((x, y, x + 36, y + 36), fill=(255, 255, 255), outline=(120, 120, 120))
        for number, value in enumerate(gold):
            pen.rectangle((left + 20 + number * 90, 500, left + 90 + number * 90, 600), fill=(218, 165, 32))
            pen.text((left + 50 + number * 90, 540), str(value), fill=(60, 40, 10))
        if offered:
            pen.ellipse((left + 250, 620, left + 280, 650), fill=(40, 40, 120))
    if view.own_offer is not None:
        pen.text((1000, 90), str(view.own_offer), fill=(40, 40, 120))
    for number, _ in enumerate(prompt.choices if prompt is not None else ()):
        pen.rectangle((820 + number % 10 * 50, 60 + number // 10 * 40, 850 + number % 10 * 50, 90 + number // 10 * 40))
    return picture


def alt(view: SoukView, names: Sequence[str], words: Words) -> str:
    """Return the card on offer, and the possessions of each seat."""
    return text(view, names, words)[:1024]


def text(view: SoukView, names: Sequence[str], words: Words) -> str:
    """Return the whole view in words."""
    lines = [situation(view, names, words)]
    for seat, name in enumerate(names[: len(view.salt)]):
        lines.append(say(words, "seat", name=escape(name), salt=view.salt[seat], gold=sum(view.gold[seat])))
    if view.own_offer is not None:
        lines.append(say(words, "own-offer", salt=view.own_offer))
    return "\n".join(lines)


def situation(view: SoukView, names: Sequence[str], words: Words) -> str:
    """Return the round and the card on offer."""
    if view.outcome is not None:
        return say(words, "over")
    return say(words, "situation", round=view.round, rounds=ROUNDS, card=view.card)


def choice(view: SoukView, move: str, field: str, value: object, words: Words) -> str | None:
    """Return None: numbers say enough."""
    return None


def fact(view: SoukView, prompt: Prompt, choice: Choice, words: Words) -> str | None:
    """Return None: numbers say enough."""
    return None
