"""Side messages: private answers that are no views of tables, one of a kind in a channel.

Examples are `/azalai help`, a user's preferences and the rules of a game. A newer one replaces the older, which is
deleted as long as Discord honours its token; so ten commands in a row leave one message. A refusal is a message of its
own, and deleted with the next answer. Views of tables (`azalai.bot.dialogs.private_view`) are not deleted here.
"""

from __future__ import annotations

import logging

import aiohttp
import discord
import msgspec

from azalai.bot.dialogs.request import AnswerKind, Request
from azalai.bot.tables.host import Host

log = logging.getLogger(__name__)

HONOURED = 14 * 60.0
"""Seconds after a press in which its answer can be edited or deleted. Discord promises 15 minutes."""
MANY = 1000
"""Number of remembered messages above which those that can no longer be deleted are forgotten."""


Key = tuple[int, int, AnswerKind]
"""User, channel, and kind of answer."""


class _OpenAnswer(msgspec.Struct, frozen=True):
    request: Request
    message: int
    pressed_at: float


class Asides:
    """Registry of open answers that are no views of a table."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._open: dict[Key, _OpenAnswer] = {}

    async def replace_earlier(self, request: Request, message: int, kind: AnswerKind) -> None:
        """Remember an open answer, and delete those that it replaces."""
        if _is_in_ordinary_message(request, message):
            return
        where = (request.user, request.interaction.channel_id or 0)
        self._drop(where, message)
        replaced = self._list_replaced(where, kind)
        self._open[*where, kind] = _OpenAnswer(request, message, self._host.now())
        await self._delete(replaced)

    async def on_view_shown(self, request: Request, message: int) -> None:
        """Forget the answer in a message that has become the view of a table, and delete earlier refusals."""
        where = (request.user, request.interaction.channel_id or 0)
        self._drop(where, message)
        await self._delete(self._list_replaced(where, AnswerKind.REFUSAL))

    def _drop(self, where: tuple[int, int], message: int) -> None:
        """Forget the answer in that message."""
        for kind in AnswerKind:
            answer = self._open.get((*where, kind))
            if answer is not None and answer.message == message:
                del self._open[*where, kind]

    def _list_replaced(self, where: tuple[int, int], kind: AnswerKind) -> list[_OpenAnswer]:
        """Return the answers that one of that kind replaces, and forget them."""
        self._forget()
        messages = [self._open.pop((*where, each_kind), None) for each_kind in {kind, AnswerKind.REFUSAL}]
        return [message for message in messages if message is not None]

    async def _delete(self, answers: list[_OpenAnswer]) -> None:
        for answer in answers:
            if not self._is_honoured(answer):
                continue
            try:
                await answer.request.interaction.followup.delete_message(answer.message)
            except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                log.info("an earlier answer could not be deleted: %s", type(error).__name__)

    def _is_honoured(self, answer: _OpenAnswer) -> bool:
        return self._host.now() - answer.pressed_at < HONOURED

    def _forget(self) -> None:
        if len(self._open) > MANY:
            self._open = {key: answer for key, answer in self._open.items() if self._is_honoured(answer)}


def _is_in_ordinary_message(request: Request, message: int) -> bool:
    """Return True if the answer edited a message that is not ephemeral, such as the direct message of a turn."""
    pressed = request.message
    return pressed is not None and pressed.id == message and not request.in_ephemeral
