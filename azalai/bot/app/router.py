"""Router that finds the method which answers a press, a menu or a modal.

The custom id of a component names its action and the arguments: `az:ACTION:ARGUMENTS` for a button, `azm:…` for a menu,
`azt:…` for a modal. A method of a dialog that answers an action is marked with its name (`azalai.bot.dialogs.marks`);
the router collects these marks, and refuses a second method for a name. The annotations of the method say how its
arguments are read (`azalai.bot.app.handler_arguments`).
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, cast

import discord
import msgspec

from azalai.bot.app.handler_arguments import Form, make_form
from azalai.bot.cache import Cache
from azalai.bot.dialogs.acknowledgement import is_ephemeral
from azalai.bot.dialogs.marks import MARK, ActionMark
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import Work, get_answers
from azalai.bot.dialogs.where import Where, classify_place
from azalai.bot.errors import Refused
from azalai.bot.layouts.components import decode_custom_id
from azalai.bot.layouts.filled import FormValues

log = logging.getLogger(__name__)

REMEMBERED_INTERACTIONS = 1000

Answer = Callable[..., Awaitable[None]]
"""Method that answers an action. It gets the request, and the arguments that its annotations name."""


Check = Callable[[Request, int], Awaitable[None]]
"""Function that raises `Refused` if the person may not see the table or the tournament with that number."""


class Handler(msgspec.Struct, frozen=True):
    """Method that answers an action, with its mark and its arguments.

    `own_games`: its numbers name games of one person. The method itself checks that the person may see them.
    """

    work: Answer
    mark: ActionMark
    form: Form
    own_games: bool = False


class Router:
    """Finder of the methods that answer actions."""

    def __init__(self) -> None:
        self._pressed: dict[str, Handler] = {}
        self._submitted: dict[str, Handler] = {}
        self._served: Cache[int, bool] = Cache(REMEMBERED_INTERACTIONS)
        self.checks: Mapping[Any, Check] = {}
        """Checks of numbers before a handler runs, by the type of the number."""

    def add(self, owner: object) -> None:
        """Collect the marked methods of a dialog or a cog.

        Raises ValueError if an action has a method already, and TypeError for an argument of an unknown type.
        """
        acts: str = getattr(owner, "acts", "")
        for kind in type(owner).__mro__:
            for attribute, marked in vars(kind).items():
                for mark in getattr(marked, MARK, ()):
                    method = getattr(owner, attribute)
                    name = f"{acts}{mark.name}" if mark.own else mark.name
                    names = self._submitted if mark.kind == "submission" else self._pressed
                    if name in names:
                        raise ValueError(f"{name!r} is answered twice")
                    own_games = getattr(owner, "own_games", False)
                    form = make_form(method)
                    names[name] = Handler(method, msgspec.structs.replace(mark, name=name), form, own_games)

    def list_handlers(self) -> list[Handler]:
        """Return all handlers."""
        return [*self._pressed.values(), *self._submitted.values()]

    async def answer_component(self, interaction: discord.Interaction) -> None:
        """Answer the press of a button or a choice from a menu.

        It is read from the raw interaction, because discord.py would build the whole message first.
        """
        data = cast("dict[str, Any]", interaction.data or {})
        parsed = decode_custom_id(str(data.get("custom_id", "")))
        if parsed is not None:
            name, arguments = parsed
            await self.press(interaction, name, arguments, list(data.get("values", [])))

    async def press(self, interaction: discord.Interaction, name: str, arguments: list[str], values: list[str]) -> None:
        """Let the handler of an action answer it; a second delivery is ignored."""
        if not self.is_first_delivery(interaction):
            return
        handler = self._pressed.get(name)
        if handler is None:
            log.info("nothing answers the component %r", name)
            await _refuse(interaction, in_place=True)
            return
        mark, answer = handler.mark, self._answer(handler, arguments, values)
        if answer is None:
            log.info("the custom id of a %r is malformed", mark.name)
            await _refuse(interaction, in_place=mark.in_place)
        elif mark.kind == "modal":
            await get_answers(interaction).open_modal(interaction, answer)
        else:
            in_view = mark.in_view and classify_place(interaction) is not Where.OWN and is_ephemeral(interaction)
            await get_answers(interaction).respond(interaction, answer, in_place=mark.in_place or in_view, keep=True)

    async def submit(self, interaction: discord.Interaction) -> None:
        """Answer a submitted modal. It is read from the raw interaction, so that it works after a restart."""
        data = cast("dict[str, Any]", interaction.data or {})
        prefix, _, rest = str(data.get("custom_id", "")).partition(":")
        name, *arguments = rest.split(":")
        handler = self._submitted.get(name)
        if prefix != "azt" or not self.is_first_delivery(interaction):
            return
        if handler is None:
            log.info("nothing answers the modal %r", name)
            await _refuse(interaction, in_place=True)
            return
        answer = self._answer(handler, arguments, _read_filled(data))
        if answer is None:
            log.info("the custom id of a %r is malformed", handler.mark.name)
            await _refuse(interaction, in_place=handler.mark.in_place)
        else:
            in_place = interaction.message is not None  # else a command has opened it
            await get_answers(interaction).respond(interaction, answer, in_place=in_place, keep=True)

    def _answer(self, handler: Handler, arguments: Sequence[str], values: Sequence[str] | FormValues) -> Work | None:
        """Return a function that checks the arguments and calls the handler, or None if they can't be read.

        A handler that opens a modal must answer at once; its numbers are checked when the modal is submitted.
        """
        try:
            read, chosen = handler.form.read(arguments, values)
        except ValueError:
            return None
        checks = [
            (self.checks[argument.kind], number)
            for argument, number in zip(handler.form.arguments, read, strict=False)
            if argument.kind in self.checks and not handler.own_games and handler.mark.kind != "modal"
        ]

        async def work(request: Request) -> None:
            for check, number in checks:
                await check(request, number)
            await handler.work(request, *read, **chosen)

        return work

    def is_first_delivery(self, interaction: discord.Interaction) -> bool:
        """Return True if this interaction is new. Discord may deliver one twice, and only the first is answered."""
        if interaction.id in self._served:
            log.info("interaction %s was delivered again", interaction.id)
            return False
        return self._served.keep(interaction.id, True)


async def _refuse(interaction: discord.Interaction, *, in_place: bool) -> None:
    """Tell the user that the button can't be read. It was posted by a version before 1.1.0, or is forged."""

    async def refuse(_: Request) -> None:
        raise Refused("refusal-unreadable-button")

    await get_answers(interaction).respond(interaction, refuse, in_place=in_place)


def _read_filled(data: dict[str, Any]) -> FormValues:
    """Return the values of the fields of a modal, by their keys.

    Discord sends a text, a single choice or a single checkbox as `value`, which is null if it was left empty; menus and
    groups of several choices are sent as `values`.
    """
    values: dict[str, Sequence[str]] = {}
    for row in cast("list[dict[str, Any]]", data.get("components") or []):
        for item in cast("list[dict[str, Any] | None]", [row.get("component"), *(row.get("components") or [])]):
            if item is not None and "custom_id" in item:
                several = cast("list[Any] | None", item["values"] if "values" in item else [item.get("value")])
                values[str(item["custom_id"])] = [str(option) for option in several or [] if option is not None]
    return FormValues(values)
