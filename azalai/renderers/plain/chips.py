"""Chips: what belongs to a player or to all, in lines: a number with a drawing or a word, a back, cards."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, cast

from azalai.locales import Words
from azalai.renderers.kit import marks, ornaments, signs
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.palette import INK, LINE, PAPER, mix
from azalai.renderers.kit.picture import Picture
from azalai.renderers.plain import faces
from azalai.renderers.plain.fields import OWN, Field, Kind
from azalai.renderers.plain.look import Look

Put = Callable[[Picture, float, float], None]
"""Function that draws a chip with its left upper corner there."""


class Chip(NamedTuple):
    """Chip with its size (px); `cards`: the positions of its cards from its corner; `says`: the text of each."""

    width: float
    height: float
    put: Put
    cards: tuple[tuple[float, float, float, float], ...] = ()
    says: tuple[str, ...] = ()


class Placed(NamedTuple):
    """Chip of a field, with its position."""

    field: Field
    value: Any
    chip: Chip
    x: float
    y: float


def chip(look: Look, field: Field, value: Any, words: Words, unit: float, room: float, *, named: bool) -> Chip | None:
    """Return a field as a chip with letters `unit` high, or None if it shows nothing; `named`: it names the field."""
    if field.kind is Kind.THING:
        if value is None and field.name.startswith(OWN):
            return _line(look, Field(field.name.removeprefix(OWN), Kind.BACK), False, words, unit)
        return _cards(look, field, () if value is None else (value,), words, unit, room, named=named)
    if field.kind is Kind.THINGS and value is None and field.name.startswith(OWN):  # chosen or rolled, and not yet
        return _line(look, Field(field.name.removeprefix(OWN), Kind.BACK), False, words, unit)
    if field.kind is Kind.SWITCH and field.name.startswith(OWN):  # a yes or no that only its owner sees
        return _line(look, Field(field.name.removeprefix(OWN), Kind.SWITCH, bool), value, words, unit)
    if value is None or field.kind in (Kind.BOARD, Kind.SPOTS):
        return None
    if field.kind is Kind.THINGS:
        return _cards(look, field, tuple(value), words, unit, room, named=named)
    if field.kind is Kind.GAPS:
        return _line(look, Field(field.name, Kind.BACKS), sum(value), words, unit, named=named)
    if field.kind is Kind.BACKS and not field.owned:
        return _pile(look, field, int(value), words, unit, named=named)
    return _line(look, field, value, words, unit, named=named)


def _cards(
    look: Look, field: Field, things: Sequence[Any], words: Words, unit: float, room: float, *, named: bool
) -> Chip:
    width = round(unit * 2.1)
    height, caption = round(width * faces.SHARE), round(unit * 1.25) if named else 0
    if field.name.startswith(OWN):
        things = _group(things)
    card_faces = [look.face(thing, field.item, words, field.name.removeprefix(OWN)) for thing in things]
    size, title = (width, height), look.name_of(words, field.name) if named else ""
    step = min(width * 1.12, (room - width) / max(1, len(card_faces) - 1))
    wide = width + step * max(0, len(card_faces) - 1)

    def put(picture: Picture, x: float, y: float) -> None:
        if title:
            picture.write(x, y + unit, letters.fit_text(title, "Semibold", unit * 0.9, room), round(unit * 0.9), LINE)
        if not card_faces:
            picture.paste(
                ornaments.draw_missing_card(width, height, width // 9, mix(LINE, PAPER, 0.45)), x, y + caption
            )
        for number, face in enumerate(card_faces):
            picture.paste(faces.card(face, *size), x + number * step, y + caption)

    cards = tuple((number * step, float(caption), float(width), float(height)) for number in range(len(card_faces)))
    titled = letters.width(title, "Semibold", unit * 0.9) if title else 0
    says = tuple(face.text for face in card_faces)
    return Chip(max(wide, min(titled, room)), height + caption, put, cards, says)


def _group(things: Sequence[Any]) -> Sequence[Any]:
    """Return the cards of a hand with those of a kind next to each other, in the order of the kinds."""
    if not all(isinstance(thing, enum.Enum) for thing in things):
        return things
    kinds = list(cast("type[enum.Enum]", type(things[0]))) if things else []
    return sorted(things, key=kinds.index)


def _pile(look: Look, field: Field, count: int, words: Words, unit: float, *, named: bool) -> Chip:
    """Return a pile of backs with their number."""
    width = round(unit * 2.1)
    height, caption = round(width * faces.SHARE), round(unit * 1.25) if named else 0
    backs, digits = min(4, count), letters.width(str(count), "Bold", unit * 1.2)
    title = look.name_of(words, field.name) if named else ""

    def put(picture: Picture, x: float, y: float) -> None:
        if title:
            picture.write(x, y + unit, title, round(unit * 0.9), LINE)
        top = y + caption
        if backs:
            picture.paste(ornaments.pile(width, height - 9, backs), x, top + 9)
        else:
            picture.paste(ornaments.draw_missing_card(width, height - 9, width // 8, LINE), x, top + 9)
        picture.number(x + width + unit * 0.6 + digits / 2, top + height / 2, count, round(unit * 1.2))

    wide = max(width + unit * 0.6 + digits, letters.width(title, "Semibold", unit * 0.9) if title else 0)
    return Chip(wide, height + caption, put)


def _line(look: Look, field: Field, value: Any, words: Words, unit: float, *, named: bool = True) -> Chip:
    """Return a drawing or a word, and next to it a number, a tick, a mark or a back."""
    high, gap = round(unit * 1.5), unit * 0.3
    drawing = look.drawing(field.name)
    hidden = field.kind in (Kind.BACK, Kind.BACKS)
    title = look.name_of(words, field.name) if drawing is None and (named or field.kind is not Kind.BACKS) else ""
    lead = high if drawing is not None else letters.width(title, "Semibold", unit) if title else 0
    back = round(high / faces.SHARE)
    own_back = (look.drawing(f"{field.name}-back") or look.drawing("back")) if hidden else None
    asks = field.kind is Kind.BACK and field.item is bool
    number = str(value) if field.kind in (Kind.NUMBER, Kind.BACKS) else ""
    digits = letters.width(number, "Bold", unit * 1.1) if number else 0
    body = {Kind.BACKS: back + gap + digits, Kind.NUMBER: digits, Kind.BACK: float(back)}.get(field.kind, high * 0.8)
    at = lead + (gap if lead else 0)

    def put(picture: Picture, x: float, y: float) -> None:
        middle = y + high / 2
        if drawing is not None:
            picture.paste(faces.icon(drawing, high), x + high / 2, middle)
        elif title:
            picture.write(x, middle + unit * 0.34, title, round(unit), LINE)
        left = x + at
        if hidden:
            if asks and value:
                picture.paste(faces.question(high), left + back / 2, middle)
            elif own_back is not None and value:
                picture.paste(faces.icon(own_back, high), left + back / 2, middle)
            else:
                empty = ornaments.draw_missing_card(back, high, back // 8, mix(LINE, PAPER, 0.4))
                picture.paste(faces.back(back, high) if value else empty, left, y)
            left += back + gap
        if number:
            picture.number(
                left + digits / 2, middle, number, round(unit * 1.1), INK if value else mix(LINE, PAPER, 0.2)
            )
        if field.kind is Kind.SEAT:
            picture.paste(marks.mark(value, round(high * 0.7)), left + high * 0.4, middle)
        if field.kind is Kind.SWITCH:
            image = (
                signs.tick(round(high * 0.8))
                if value
                else ornaments.draw_missing_card(round(high * 0.7), round(high * 0.7), 8, LINE)
            )
            picture.paste(image, left + (high * 0.4 if value else 0), middle if value else y + high * 0.15)

    return Chip(at + body, high, put)


def flow_chips(
    chips: Iterable[tuple[Field, Any, Chip]], x: float, y: float, room: float, gap: float
) -> tuple[list[Placed], float]:
    """Return chips in lines from (x, y) on, each centred in its line, and the lower end of the last line."""
    lines: list[list[tuple[Field, Any, Chip]]] = [[]]
    left = 0.0
    for chip in chips:
        if lines[-1] and left + chip[2].width > room:
            lines.append([])
            left = 0.0
        lines[-1].append(chip)
        left += chip[2].width + gap
    rows: list[Placed] = []
    for line in lines:
        high, left = max((chip.height for _, _, chip in line), default=0), x
        for field, value, chip in line:
            rows.append(Placed(field, value, chip, left, y + (high - chip.height) / 2))
            left += chip.width + gap
        y += high + gap * 0.45
    return rows, y - gap * 0.45


def chips_of(
    look: Look, values: Sequence[tuple[Field, Any]], words: Words, unit: float, room: float
) -> list[tuple[Field, Any, Chip]]:
    """Return the chips of some fields with their values, rows of cards last; a thing that occurs once says less."""
    cards = [field for field, _ in values if field.kind in (Kind.THING, Kind.THINGS)]
    backs = [field for field, _ in values if field.kind in (Kind.BACKS, Kind.GAPS)]
    chips: list[tuple[Field, Any, Chip]] = []
    for field, value in values:
        named = len(cards) > 1 if field in cards else len(backs) > 1
        chip_made = chip(look, field, value, words, unit, room, named=named)
        if chip_made is not None:
            chips.append((field, value, chip_made))
    return sorted(chips, key=lambda card: card[0] in cards)
