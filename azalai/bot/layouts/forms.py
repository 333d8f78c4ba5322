"""Overviews of settings that are changed in forms, and menus for clients without forms.

An overview has a line for each form, with the button that opens it, and says what a form has just changed. The menus
are made from the form: a page for each form, with a menu for each of its fields.
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
from azalai.bot.layouts.filled import FormValues
from azalai.bot.layouts.layout import INDIGO, Line, PrivateLayout, Row
from azalai.bot.layouts.modals import Channels, Checkboxes, Field, Modal, Part, Pick, Radio, Role
from azalai.bot.text import clip
from azalai.locales import Words


class Fact(NamedTuple):
    """Name and value of a setting, in words."""

    name: str
    value: str


def form_line(name: str, values: Sequence[str], words: Words, act: str, *arguments: object) -> Line:
    """Return the line of a form in an overview: its name, the values that are set, and the button that opens it."""
    return Line(f"**{name}**\n-# {' · '.join(values)}", button(words.say("button-change"), act, *arguments))


UNTICKED = "-"
"""Value of the menu entry that clears the only box of a field."""


def last_row(words: Words, act: str, *arguments: object) -> list[Button]:
    """Return the last row of an overview: the button that leads to the menus by `act`, and *Close*."""
    one_by_one = button(words.say("button-one-by-one"), act, *arguments)
    return [one_by_one, button(words.say("button-close"), "close-sheet")]


def present_line(value: str, words: Words) -> str:
    """Return the line under the name of a field that says how the field is set."""
    return words.say("form-now", value=value)


def make_entries(options: Sequence[tuple[str, str]]) -> list[Entry]:
    """Return options, given as label and value, as entries of a form, whose labels begin with a capital."""
    return [Entry(_capitalise(label), value) for label, value in options]


def _capitalise(text: str) -> str:
    return text[:1].upper() + text[1:]


def list_changes(before: Sequence[Fact], after: Sequence[Fact], words: Words) -> list[str]:
    """Return a line for each setting that a form has changed, or a single line if nothing has changed."""
    changed = [
        words.say("form-changed", what=name, value=value, before=old)
        for (name, value), (_, old) in zip(after, before, strict=True)
        if value != old
    ]
    return changed or [words.say("form-unchanged")]


def menus_layout(
    modal: Modal, facts: Sequence[Fact], words: Words, user: int, act: str, others: Sequence[Button]
) -> PrivateLayout:
    """Lay out the fields of a form as menus, which do `act` with the form's arguments and the key of the field.

    A menu bears the name of its field. A field of text has no menu. `facts`: the lines above, which say how the fields
    are set. `others`: the buttons of the last row before *Close*.
    """
    arguments = modal.arguments[:-1]  # without the mark: one value is set, whatever the others have become
    menus = [_make_menu(part, words, act, *arguments, part.key) for part in modal.fields if not isinstance(part, Field)]
    lines = "\n".join(words.say("form-line", what=name, value=value) for name, value in facts)
    rows: list[Row] = [*menus, [*others, button(words.say("button-close"), "close-sheet")]]
    return PrivateLayout(user=user, texts=(f"**{modal.title}**", lines), rows=rows, accent=INDIGO)


def fill_unchanged(modal: Modal) -> FormValues:
    """Return the values that a form submits if its user changes nothing."""
    return FormValues({part.key: _list_present(part) for part in modal.fields})


def with_choice(modal: Modal, key: str, chosen: Sequence[str]) -> FormValues:
    """Return the values that a form submits if its user changes the field `key` alone.

    Raises `Refused` if the form has no such field.
    """
    values = fill_unchanged(modal).values
    if key not in values:
        raise Refused("refusal-stale")
    return FormValues({**values, key: [value for value in chosen if value != UNTICKED]})


def _make_menu(part: Part, words: Words, act: str, *arguments: object) -> Menu:
    """Return the menu of a field, which does `act` with the arguments. Raises ValueError for a field of text."""
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
        case Checkboxes(label=label, entries=[entry]):
            return menu(label, [entry, (_capitalise(words.say("form-none")), UNTICKED)], act, *arguments)
        case Checkboxes(label=label, entries=listed, chosen=ticked):
            return menu(label, listed, act, *arguments, least=0, most=len(listed), chosen=ticked)
        case Pick(label=label, entries=listed, chosen=picked, least=least, most=most) if most > 1:
            return menu(label, listed, act, *arguments, least=least, most=most, chosen=picked)
        case Radio() | Pick():
            return menu(part.label, part.entries, act, *arguments)
        case Field():
            raise ValueError("a field of text has no menu")


def _list_present(part: Part) -> list[str]:
    """Return the present values of a field in the form in which they are submitted."""
    match part:
        case Field(value=text):
            return [text] if text else []
        case Radio(chosen=value) | Role(chosen=value):
            return [] if value is None else [str(value)]
        case Checkboxes() | Pick() | Channels():
            return [str(value) for value in part.chosen]
