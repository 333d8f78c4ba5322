"""Sender of a game's turning points: messages without mentions that stay in the channel unless they are undone."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import msgspec

from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.discord_codes import ATTACH
from azalai.bot.errors import NotAllowed
from azalai.bot.history.narration import names_then, sentences
from azalai.bot.history.takebacks import acts_that_count, undone_count
from azalai.bot.layouts.cards import turning_card
from azalai.bot.layouts.layout import Picture, PublicLayout
from azalai.bot.store.rows import MessageKind, MessageRow, MoveRow, OutboxMessage, Status
from azalai.bot.tables.channels import note_missing_permission
from azalai.bot.tables.table import LoadedTable, decode_events, list_events_for
from azalai.games.contract import Event, Turning

BEGAN_WITHIN = 24
"""Number of moves before a turning point among which the beginning of its events is searched."""


async def send_turning(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Post the turning point of the move whose number is the body, with the picture of the position after it.

    It has no picture if no position is stored, if the bot may not attach files, or if Discord refuses it. Nothing is
    posted after the end of the game. If the move is an undo, the turning points that it undid are deleted.
    """
    act = await sending.host.store.look(lambda tx: tx.moves.get(table.id, int(message.body)))
    if act is not None and undone_count(act.move):
        await _delete_undone(sending, table)
        return False
    turning = await _load_turning(sending, table, int(message.body)) if table.row.status is Status.RUNNING else None
    if turning is None:
        return False
    text, picture = turning
    in_words = turning_card(table, text, None)

    async def words_layout() -> PublicLayout:
        return in_words

    async def post(layout: PublicLayout) -> discord.Message:
        return await sending.poster.post(table, layout, message.nonce, silent=True)

    try:
        posted = await sending.show_with_fallback(turning_card(table, text, picture), post, words_layout)
    except NotAllowed:
        if picture is None:
            raise
        posted = await post(in_words)
        await note_missing_permission(sending.host, table.id, ATTACH)
    return await sending.record_post(message, posted)


async def _delete_undone(sending: Sending, table: LoadedTable) -> None:
    """Delete the turning points in the channel whose moves were undone."""
    async with sending.host.store.read() as tx:
        posted = await tx.messages.list_about(table.id, MessageKind.TURNING)
        first = min((int(message.body or 0) for message in posted), default=table.row.position)
        counting = {move.number for move in acts_that_count(await tx.moves.list_since(table.id, first - 1))}
    undone = [message for message in posted if int(message.body or 0) not in counting]
    for message in undone:
        await sending.poster.delete(message)
    if undone:
        async with sending.host.store.write() as tx:
            for message in undone:
                await tx.messages.forget(message.message_id)


async def renew_turning(sending: Sending, table: LoadedTable, message: MessageRow) -> PublicLayout | None:
    """Return a posted turning point with present names, or None if its move was undone."""
    turning = await _load_turning(sending, table, int(message.body or 0))
    return None if turning is None else turning_card(table, *turning)


async def _load_turning(sending: Sending, table: LoadedTable, number: int) -> tuple[str, Picture | None] | None:
    """Return the text and the picture (if it has one) of the turning point of a move, or None if it has none."""
    async with sending.host.store.read() as tx:
        history = await tx.moves.list_since(table.id, number - BEGAN_WITHIN)
        moves = [move for move in history if move.number <= number]
        position = await tx.moves.load_position(table.id, number)
        former = await tx.seat_history.list_former(table.id) if table.changed_hands else []
    counts = any(move.number == number for move in acts_that_count(history))
    events = find_turning_points(table, moves) if counts else ()
    if not events:
        return None
    text = sentences(table, events, table.words, names_then(table, moves[-1].played_at, former))
    picture: Picture | None = None
    if position is not None and any(event.turning is Turning.PICTURE for event in events):
        then = msgspec.structs.replace(table, state=table.game.decode(position))
        picture = await sending.pictures.render_turning(then)
    return text, picture


def find_turning_points(table: LoadedTable, moves: Sequence[MoveRow]) -> tuple[Event, ...]:
    """Return the public events of the newest of these moves that are turning points.

    If one of them ends what an earlier event began (`since`), the turning points from that event on are included.
    """
    points, before = list[Event](), list[Event]()
    for move in acts_that_count(moves):
        before += points
        events = list_events_for(decode_events(table.game, table.id, move.events), None)
        points = [event for event in events if event.turning is not Turning.NONE]
    kinds = tuple(event.since for event in points if event.since is not None)
    first = next((at for at in range(len(before) - 1, -1, -1) if isinstance(before[at], kinds)), None)
    began_here = any(isinstance(event, kinds) for event in points)
    return (*(before[first:] if first is not None and not began_here else ()), *points)
