"""Responses to interactions: the work of a request, and its errors, which are reported to the user alone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Generator, Mapping
from contextlib import contextmanager
from typing import Protocol, TypeAlias, cast

import aiohttp
import discord
import msgspec

from azalai.bot import metrics
from azalai.bot.dialogs.acknowledgement import Crowd
from azalai.bot.dialogs.database_wait import run_when_stored
from azalai.bot.dialogs.install_links import make_install_links
from azalai.bot.dialogs.private_text import answer, answer_separately
from azalai.bot.dialogs.private_view import LivingViews
from azalai.bot.dialogs.request import AnswerKind, Request
from azalai.bot.dialogs.where import Where
from azalai.bot.errors import MaybeStored, NotShown, Overloaded, Refused, error_code
from azalai.bot.layouts.components import Button, button
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.layout import PrivateLayout, Row
from azalai.bot.layouts.modals import Modal
from azalai.bot.layouts.prompts import join_rows
from azalai.bot.store.faults import describe, find_storing_fault
from azalai.bot.store.store import Effects, record_effects
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import quarantine_if_broken
from azalai.bot.text import plain
from azalai.games.contract import IllegalMove
from azalai.locales import Words

log = logging.getLogger(__name__)

Work: TypeAlias = Callable[[Request], Awaitable[object]]
"""Function that does the work of a request."""
FAULT_MESSAGES: Mapping[type[Exception], str] = {NotShown: "refusal-not-shown", MaybeStored: "refusal-maybe-stored"}
"""Messages of errors after which the work is stored, or may be."""


WANT_SERVER = frozenset({"refusal-server-only", "refusal-not-a-member"})
"""Refusals of requests that need a server with the bot in it."""

STOPS_WITHIN = 5.0
"""Seconds for which a stopping bot waits for the answers under way."""


class _Client(Protocol):
    answers: Answers


def get_answers(interaction: discord.Interaction) -> Answers:
    """Return the answers of the bot of an interaction."""
    return cast(_Client, interaction.client).answers


async def show(request: Request, layout: PrivateLayout, kind: AnswerKind = AnswerKind.ANSWER) -> bool:
    """Show the layout as the answer, and delete the earlier answer of its kind, unless the layout has a document.

    Return False if Discord does not take it (logged): the work itself is done.
    """
    try:
        message = await answer(request, layout)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("the answer to interaction %s was lost: %s", request.id, type(error).__name__)
        return False
    if layout.document is None:
        await request.registry.on_answer_shown(request, message, kind)
    return True


async def show_sheet(request: Request, layout: PrivateLayout, back: Button | None = None) -> bool:
    """Show a sheet of its own, such as a form or a list, with the button *Close*.

    `back`: the button that leads to the sheet from which users come.
    """
    close = button(request.words.say("button-close"), "close-sheet")
    ways: Row = [close] if back is None else [back, close]
    rows = [*layout.rows]
    last: Row = rows.pop() if rows and isinstance(rows[-1], list) else []
    return await show(request, msgspec.structs.replace(layout, rows=[*rows, *join_rows(last, ways)]))


async def open_form(request: Request, form: Modal, instead: Callable[[], Awaitable[object]]) -> None:
    """Open a form. If Discord refuses it, call `instead`, which shows menus for the same values."""
    try:
        await request.open_modal(form)
    except discord.HTTPException as error:
        if error.status != 400:
            raise
        log.warning("the form %r of interaction %s was refused: %s", form.act, request.id, error.text)
        await instead()


class Answers:
    """Answers of the bot to all requests."""

    def __init__(self, host: Host, views: LivingViews) -> None:
        self._host = host
        self._views = views
        self._crowd = Crowd(host.clock)
        self._under_way: set[asyncio.Task[object]] = set()
        self._closed = False

    async def close(self) -> None:
        """Wait up to `STOPS_WITHIN` seconds for the answers under way, cancel the others, and answer no more."""
        time = asyncio.get_running_loop().time
        until = time() + STOPS_WITHIN
        while self._under_way and (seconds := until - time()) > 0:
            await asyncio.wait(self._under_way, timeout=seconds)
        self._closed = True
        for task in (cancelled := tuple(self._under_way)):
            task.cancel()
        await asyncio.gather(*cancelled, return_exceptions=True)

    @contextmanager
    def _answering(self) -> Generator[bool]:
        """Count the current task among the answers under way. Yields False if the bot has stopped answering."""
        task = asyncio.current_task()
        assert task is not None
        self._under_way.add(task)
        try:
            yield not self._closed
        finally:
            self._under_way.discard(task)

    def make_request(self, interaction: discord.Interaction, *, in_place: bool = False) -> Request:
        """Return the request of an interaction. `in_place`: its answer edits the pressed message."""
        host = self._host
        return Request(
            interaction,
            host.preferences,
            self._views,
            in_place=in_place,
            signs=host.signs,
            user_install=host.settings.user_install,
        )

    async def respond(
        self, interaction: discord.Interaction, work: Work, *, in_place: bool = False, keep: bool = False
    ) -> None:
        """Do the work of a request, and report every error to the user in their language.

        `in_place`: the work edits the pressed message; a refusal is a message of its own then. `keep`: the language of
        the user's Discord is stored for their direct messages.
        """
        with self._answering() as accepted:
            request = self.make_request(interaction, in_place=in_place)
            if accepted:
                async with self._crowd.announce_work(request) as in_time:
                    if in_time:
                        with self._views.hold_back(request.user):
                            await self._run(request, work, keep=keep)

    async def _run(self, request: Request, work: Work, *, keep: bool) -> None:
        begun = Effects()
        try:
            await run_when_stored(request, lambda: request.learn(keep=keep))
            self._host.limits.press(request.user)
            self._check_place(request)
            with record_effects() as begun:
                await run_when_stored(request, lambda: work(request))
        except Exception as error:
            await self._explain(request, error, begun)

    async def _explain(self, request: Request, error: Exception, begun: Effects) -> None:
        """Report to the user why their request was refused, or that it failed."""
        if isinstance(error, Refused | IllegalMove):
            wants_server = error.reason in WANT_SERVER
            if wants_server and request.where is Where.ELSEWHERE:
                error = Refused("refusal-not-a-member")
            await _tell(request, format_refusal(request.words, error), wants_server=wants_server)
            return
        if await quarantine_if_broken(self._host, error):
            broke = Refused("refusal-set-aside", table=getattr(error, "table", 0))
            await _tell(request, format_refusal(request.words, broke))
            return
        code = error_code()
        if isinstance(error, Overloaded) and not begun.anything:
            log.warning("interaction %s: every connection to the database is busy", request.id)
        elif find_storing_fault(error) is not None and not begun.anything:
            log.warning("interaction %s: nothing can be stored: %s", request.id, describe(error))
        else:
            log.error("code %s: interaction %s broke", code, request.id, exc_info=error)
        await _tell(request, request.words.say(_choose_fault_message(error, begun), code=code))

    def _check_place(self, request: Request) -> None:
        """Raise `Refused` for a request from outside of the bot's servers and conversations if it can't be served.

        Either the operator does not allow it, or too many requests are under way.
        """
        metrics.REQUESTS.labels(request.where).inc()
        if request.where in (Where.SERVER, Where.OWN):
            return
        if not request.user_install:
            raise Refused("refusal-user-install-off")
        if self._crowd.is_full:
            raise Refused(Overloaded.reason)

    async def open_modal(self, interaction: discord.Interaction, work: Work) -> None:
        """Do work that answers with a modal; if the work is refused before, report why.

        Discord takes a modal as the first answer only, so nothing is announced.
        """
        request = self.make_request(interaction)
        try:
            with self._answering() as accepted:
                if accepted:
                    await request.learn()
                    self._check_place(request)
                    await work(request)
        except discord.HTTPException as error:
            log.info("the modal for interaction %s was refused: %s", request.id, error.code or error.status)
        except (aiohttp.ClientError, OSError) as error:
            log.warning("the modal for interaction %s was refused: %s", request.id, type(error).__name__)
        except Exception as error:
            await self._explain(request, error, Effects())


def _choose_fault_message(error: Exception, begun: Effects) -> str:
    """Return the id of an error's message. It says that nothing was changed only if that is certain."""
    if type(error) in FAULT_MESSAGES:
        return FAULT_MESSAGES[type(error)]
    if begun.anything:
        return "refusal-half-done"
    if find_storing_fault(error) is not None:
        return "refusal-cannot-store"
    return Overloaded.reason if isinstance(error, Overloaded) else "refusal-broken"


def format_refusal(chosen: Words, refusal: Refused | IllegalMove) -> str:
    """Return a refusal as a sentence. A tuple among its values lists names (strings) or channels (numbers)."""
    values = {
        name: chosen.join(_format_item(item) for item in cast("tuple[object, ...]", value))
        if isinstance(value, tuple)
        else value
        for name, value in refusal.values.items()
    }
    return chosen.say(refusal.reason, **values)


def _format_item(value: object) -> str:
    return f"<#{value}>" if isinstance(value, int) else plain(str(value))


async def _tell(request: Request, text: str, *, wants_server: bool = False) -> None:
    """Report a refusal to the user. `wants_server`: with the links that add the bot to a server or an account."""
    layout = words_layout(text, user=request.user)
    if wants_server:
        layout = msgspec.structs.replace(layout, rows=[make_install_links(request)])
    try:
        message = await (answer_separately if request.in_place else answer)(request, layout)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("interaction %s: the refusal was lost: %s", request.id, type(error).__name__)
    else:
        await request.registry.on_answer_shown(request, message, AnswerKind.REFUSAL)
