"""Overview of settings that are changed in forms, and the menus for the same.

The overview has a line for each form with its button, and what a form has changed. The menus follow from the form: a
page for each, with a menu for each of its fields.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from azalai.bot.errors import Refused
from azalai.bot.layouts.components import (
    Button,
    ChooseChannels,
    ChooseRole,
    Entry,
    Menu,
    button,
    custom_id,
    menu,
)
from azalai.bot.layouts.filled import Filled
from azalai.bot.layouts.layout import INDIGO, Line, PrivateLayout, Row
from azalai.bot.layouts.modals import Box, Boxes, Channels, Field, Part, Pick, Radio, Role
from azalai.bot.text import clip
from azalai.locales import Words


class Fact(NamedTuple):
    """The name of a setting and its value, in words."""

    name: str
    value: str


def form_line(name: str, values: Sequence[str], words: Words, act: str, *arguments: object) -> Line:
    """Return the line of a form: its name, the values that are set, and the button that opens it."""
    return Line(f"**{name}**\n-# {' · '.join(values)}", button(words.say("button-change"), act, *arguments))


UNTICKED = "-"
"""Value of the entry of a menu that clears the only box of a field."""


def last_row(words: Words, act: str, *arguments: object) -> list[Button]:
    """Return the row under an overview: the menus for each value, and *Close*."""
    one_by_one = button(words.say("button-one-by-one"), act, *arguments)
    return [one_by_one, button(words.say("button-close"), "close-sheet")]


def present_line(value: str, words: Words) -> str:
    """Return the line under the name of a field, which says how it is set."""
    return words.say("form-now", value=value)


def make_entries(options: Sequence[tuple[str, str]]) -> list[Entry]:
    """Return values as they stand in a form: each label begins with a capital."""
    return [Entry(_capitalise(label), value) for label, value in options]


def _capitalise(text: str) -> str:
    return text[:1].upper() + text[1:]


def list_changes(before: Sequence[Fact], after: Sequence[Fact], words: Words) -> list[str]:
    """Return a line for each setting that a form has changed, or one that says that nothing has changed."""
    changed = [
        words.say("form-changed", what=name, value=value, before=old)
        for (name, value), (_, old) in zip(after, before, strict=True)
        if value != old
    ]
    return changed or [words.say("form-unchanged")]


def menus_layout(
    box: Box, facts: Sequence[Fact], words: Words, user: int, act: str, others: Sequence[Button]
) -> PrivateLayout:
    """Lay out the fields of a form as menus, which do `act` with the form's arguments and the key of the field.

    A menu bears the name of its field, and the lines above say how each is set (`facts`, in the order of the fields).
    A field of text has no menu. `others`: the buttons of the last row before *Close*.
    """
    arguments = box.arguments[:-1]  # without the mark: one value is set, whatever the others have become
    menus = [_make_menu(part, words, act, *arguments, part.key) for part in box.fields if not isinstance(part, Field)]
    lines = "\n".join(words.say("form-line", what=name, value=value) for name, value in facts)
    rows: list[Row] = [*menus, [*others, button(words.say("button-close"), "close-sheet")]]
    return PrivateLayout(user=user, texts=(f"**{box.title}**", lines), rows=rows, accent=INDIGO)


def fill_unchanged(box: Box) -> Filled:
    """Return a form as if it were filled in with its present values."""
    return Filled({part.key: _list_present(part) for part in box.fields})


def with_choice(box: Box, key: str, chosen: Sequence[str]) -> Filled:
    """Return a form as if it were filled in with its present values, but for those of one field.

    Raises `Refused` if it has no such field.
    """
    values = fill_unchanged(box).values
    if key not in values:
        raise Refused("refusal-stale")
    return Filled({**values, key: [value for value in chosen if value != UNTICKED]})


def _make_menu(part: Part, words: Words, act: str, *arguments: object) -> Menu:
    """Return the menu of a field, with several values only if several may be chosen."""
    match part:
        case Channels(label=label, most=most, chosen=channels):
            return ChooseChannels(
                custom_id=custom_id(act, *arguments, prefix="azm"),
                placeholder=clip(label, 150),
                most=most,
                chosen=channels,
            )
        case Role(label=label, chosen=role):
            return ChooseRole(
                custom_id=custom_id(act, *arguments, prefix="azm"), placeholder=clip(label, 150), chosen=role
            )
        case Boxes(label=label, entries=[entry]):
            return menu(label, [entry, (_capitalise(words.say("form-none")), UNTICKED)], act, *arguments)
        case Boxes(label=label, entries=listed, chosen=ticked):
            return menu(label, listed, act, *arguments, least=0, most=len(listed), chosen=ticked)
        case Pick(label=label, entries=listed, chosen=picked, least=least, most=most) if most > 1:
            return menu(label, listed, act, *arguments, least=least, most=most, chosen=picked)
        case Radio() | Pick():
            return menu(part.label, part.entries, act, *arguments)
        case Field():
            raise ValueError("a field of text has no menu")


def _list_present(part: Part) -> list[str]:
    """Return the present value of a field as it arrives when the form is submitted unchanged."""
    match part:
        case Field(value=text):
            return [text] if text else []
        case Radio(chosen=value) | Role(chosen=value):
            return [] if value is None else [str(value)]
        case Boxes() | Pick() | Channels():
            return [str(value) for value in part.chosen]
