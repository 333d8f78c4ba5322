"""Routes every press, menu and modal to the cog that answers it.

A component carries what it does in its custom id: `az:ACTION:ARGUMENTS` (a button), `azm:` (a menu), `azt:` (what was
typed into a modal). The method of a cog that answers says so itself: `@action("agree")`,
`@opens_modal("pace-numbers")`, `@submitted("pace-typed")`. The router collects these marks when the cog is added: each
is found by its name, and a name that is taken twice is an error at the start.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import partial
from typing import Any, TypeVar, cast

import discord
import msgspec
from discord.ext import commands

from bot.app.custom_ids import MORE, fits, is_number
from bot.dialogs.answering import Answering
from bot.dialogs.private import is_ephemeral
from bot.dialogs.responses import open_modal, respond
from bot.errors import Refused
from bot.layouts.components import read_custom_id
from bot.store.schema import HIGHEST, HIGHEST_LONG

log = logging.getLogger(__name__)

REMEMBERED_INTERACTIONS = 1000
MARK = "__answers__"
TABLE = f"table {MORE}"
"""The form of most arguments: a table, and what a method may leave unread."""
FORMER_NAMES: Mapping[str, str] = {
    "a": "answer",
    "c": "choose",
    "k": "pick",
    "n": "number",
    "t": "number-typed",
    "p-a": "premove-answer",
    "p-c": "premove-choose",
    "p-k": "premove-pick",
    "p-n": "premove-number",
    "p-t": "premove-number-typed",
    "p-new": "premove-new",
    "p-list": "premove-list",
    "p-clear": "premove-clear",
    "p-page": "premove-page",
    "p-do": "premove-do",
    "hush": "mute",
}
"""Names in messages that earlier versions have posted: their buttons still work."""

Answer = Callable[[discord.Interaction, list[str], list[str]], Awaitable[None]]
"""Answers an action: the interaction, the arguments of the custom id, and what was chosen or typed."""
Open = Callable[[discord.Interaction, list[str]], Awaitable[None]]
"""Answers a press with a modal, which must be its first answer."""
M = TypeVar("M", bound=Callable[..., Awaitable[None]])


class Mark(msgspec.Struct, frozen=True):
    """What a method of a cog answers. `form`: of the arguments it reads (`bot.app.custom_ids`). `in_place`: it edits
    the message that was pressed. `in_view`: it answers with a view of a table, in place where an ephemeral message was
    pressed. `chosen`: what it reads from a menu, a `number` each, a `path`, a `person` (Discord's
    number) or a `word`."""

    name: str
    kind: str
    form: str
    in_place: bool = False
    chosen: str | None = None
    in_view: bool = False

    def fits(self, arguments: list[str], values: list[str]) -> bool:
        """Whether the method can read this."""
        if not fits(self.form, arguments) or (self.chosen is not None and not values):
            return False
        if self.chosen == "path":
            return all(fits("path", [value]) for value in values)
        highest = {"number": HIGHEST, "person": HIGHEST_LONG}.get(self.chosen or "")
        return highest is None or all(is_number(value, highest) for value in values)


def action(
    name: str, form: str = TABLE, *, in_place: bool = False, chosen: str | None = None, in_view: bool = False
) -> Callable[[M], M]:
    """The method answers the buttons and menus of that name."""
    return _marked(Mark(name, "action", form, in_place, chosen, in_view))


def opens_modal(name: str, form: str = TABLE) -> Callable[[M], M]:
    """The method answers the buttons of that name with a modal."""
    return _marked(Mark(name, "modal", form))


def submitted(name: str, form: str = TABLE) -> Callable[[M], M]:
    """The method is given what was typed into the modals of that name; it edits the message they were opened from."""
    return _marked(Mark(name, "submission", form, in_place=True))


def _marked(mark: Mark) -> Callable[[M], M]:
    def mark_it(method: M) -> M:
        setattr(method, MARK, (*getattr(method, MARK, ()), mark))
        return method

    return mark_it


class Router:
    """Everything that is answered by its custom id."""

    def __init__(self) -> None:
        self._actions: dict[str, tuple[Answer, Mark]] = {}
        self._modals: dict[str, tuple[Open, Mark]] = {}
        self._submissions: dict[str, tuple[Answer, Mark]] = {}
        self._served: OrderedDict[int, None] = OrderedDict()

    def add(self, cog: commands.Cog) -> None:
        """Collects what the methods of a cog answer. ValueError for a name that is taken."""
        for attribute in dir(type(cog)):
            for mark in getattr(getattr(type(cog), attribute), MARK, ()):
                method = getattr(cog, attribute)
                if mark.name in (self._submissions if mark.kind == "submission" else {**self._actions, **self._modals}):
                    raise ValueError(f"{mark.name!r} is answered twice")
                if mark.kind == "action":
                    self._actions[mark.name] = (method, mark)
                elif mark.kind == "modal":
                    self._modals[mark.name] = (method, mark)
                else:
                    self._submissions[mark.name] = (method, mark)

    def answered(self) -> tuple[frozenset[str], frozenset[str]]:
        """The names of the buttons and menus, and of the modals, that are answered."""
        return frozenset((*self._actions, *self._modals)), frozenset(self._submissions)

    def marks(self) -> list[Mark]:
        """What each method answers."""
        answered = (*self._actions.values(), *self._modals.values(), *self._submissions.values())
        return [mark for _, mark in answered]

    async def component(self, interaction: discord.Interaction) -> None:
        """Answers a button or a menu, from the raw interaction alone: discord.py would first make the whole message
        anew."""
        data = cast("dict[str, Any]", interaction.data or {})
        found = read_custom_id(str(data.get("custom_id", "")))
        if found is not None:
            name, arguments = found
            await self.press(interaction, name, arguments, list(data.get("values", [])))

    async def press(self, interaction: discord.Interaction, name: str, arguments: list[str], values: list[str]) -> None:
        """Answers a button or a menu by the work of the cog."""
        if not self.first_time(interaction):
            return
        name = FORMER_NAMES.get(name, name)
        if name in self._modals:
            opens, mark = self._modals[name]
            if mark.fits(arguments, values):
                await open_modal(interaction, lambda: opens(interaction, arguments))
            else:
                await _refuse(interaction, mark)
        elif name in self._actions:
            work, mark = self._actions[name]
            if mark.fits(arguments, values):
                answer = partial(work, interaction, arguments, values)
                in_view = mark.in_view and interaction.guild_id is not None and is_ephemeral(interaction)
                await respond(interaction, answer, in_place=mark.in_place or in_view, keep=True)
            else:
                await _refuse(interaction, mark)
        else:
            log.info("nothing answers the component %r", name)
            await Answering(interaction, in_place=True).announce()

    async def submit(self, interaction: discord.Interaction) -> None:
        """Something was typed into a modal: answered from the raw interaction, so that it works after a restart."""
        data = cast("dict[str, Any]", interaction.data or {})
        prefix, _, rest = str(data.get("custom_id", "")).partition(":")
        name, *arguments = rest.split(":")
        found = self._submissions.get(FORMER_NAMES.get(name, name))
        if prefix != "azt" or not self.first_time(interaction):
            return
        if found is None:
            log.info("nothing answers the modal %r", name)
            await Answering(interaction, in_place=True).announce()
            return
        (work, mark), typed = found, list(_typed_fields(data))
        if mark.fits(arguments, typed):
            await respond(interaction, lambda: work(interaction, arguments, typed), in_place=True, keep=True)
        else:
            await _refuse(interaction, mark)

    def first_time(self, interaction: discord.Interaction) -> bool:
        """Whether this interaction is new. Discord may deliver one twice; the first delivery answers it."""
        if interaction.id in self._served:
            log.info("interaction %s was delivered again", interaction.id)
            return False
        self._served[interaction.id] = None
        if len(self._served) > REMEMBERED_INTERACTIONS:
            self._served.popitem(last=False)
        return True


async def _refuse(interaction: discord.Interaction, mark: Mark) -> None:
    """What the custom id says can't be read: no version of ours has written it."""

    async def refuse() -> None:
        raise Refused("refusal-unreadable-button")

    log.info("the custom id of a %r is malformed", mark.name)
    await respond(interaction, refuse, in_place=mark.in_place)


def _typed_fields(data: dict[str, Any]) -> Iterable[str]:
    """The texts typed into a modal."""
    for row in data.get("components", []):
        for item in [row.get("component"), *row.get("components", [])]:
            if item and "value" in item:
                yield str(item["value"])
