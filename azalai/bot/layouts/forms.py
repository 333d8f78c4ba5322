"""Overview of settings that are changed in forms: a line for each form with its button, and what a form has changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from azalai.bot.layouts.components import Button, Entry, button
from azalai.bot.layouts.layout import Line
from azalai.locales import Words


class Fact(NamedTuple):
    """The name of a setting and its value, in words."""

    name: str
    value: str


def form_line(name: str, values: Sequence[str], words: Words, act: str, *arguments: object) -> Line:
    """Return the line of a form: its name, the values that are set, and the button that opens it."""
    return Line(f"**{name}**\n-# {' · '.join(values)}", button(words.say("button-change"), act, *arguments))


def last_row(words: Words, act: str, *arguments: object) -> list[Button]:
    """Return the row under an overview: the menus for each value, and *Close*."""
    one_by_one = button(words.say("button-one-by-one"), act, *arguments)
    return [one_by_one, button(words.say("button-close"), "close-sheet")]


def present_line(value: str, words: Words) -> str:
    """Return the line under the name of a field, which says how it is set."""
    return words.say("form-now", value=value)


def entries(options: Sequence[tuple[str, str]]) -> list[Entry]:
    """Return values as they stand in a form: each label begins with a capital."""
    return [Entry(label[:1].upper() + label[1:], value) for label, value in options]


def changes(before: Sequence[Fact], after: Sequence[Fact], words: Words) -> list[str]:
    """Return a line for each setting that a form has changed, or one that says that nothing has changed."""
    changed = [
        words.say("form-changed", what=name, value=value, before=old)
        for (name, value), (_, old) in zip(after, before, strict=True)
        if value != old
    ]
    return changed or [words.say("form-unchanged")]
