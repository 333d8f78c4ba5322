"""Sends the turning points of a game: messages that stay in the channel as they were, and call nobody."""

from __future__ import annotations

import msgspec

from bot.delivery.discord_errors import NotAllowed
from bot.delivery.sending import Sending
from bot.layouts.cards import turning_card
from bot.layouts.layout import Picture, PublicLayout
from bot.records.narration import sentences
from bot.store.rows import MoveRow, OutboxMessage
from bot.tables.channels import note_missing_permission
from bot.tables.table import LoadedTable, event_coder, events_for
from bot.verdicts import ATTACH
from games.contract import Event, Turning


async def send_turning(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Posts what was a turning point of the move whose number is the body, with the picture of the position after it.
    In words where none is kept, where the bot may not attach files, or where Discord refuses the picture."""
    number = int(message.body)
    async with sending.host.store.read() as tx:
        move = await tx.moves.get(table.id, number)
        position = await tx.moves.position(table.id, number)
    told = () if move is None else turning_points(table, move)
    if not told:
        return False
    text = sentences(table, told, table.words)
    picture: Picture | None = None
    if position is not None and any(event.turning is Turning.PICTURE for event in told):
        then = msgspec.structs.replace(table, state=table.game.decode(position))
        picture = await sending.pictures.turning(then)
    in_words = turning_card(table, text, None)

    async def told_in_words() -> PublicLayout:
        return in_words

    async def post(layout: PublicLayout) -> None:
        await sending.poster.post(table, layout, message.nonce, silent=True)

    try:
        await sending.or_in_words(turning_card(table, text, picture), post, told_in_words)
    except NotAllowed:
        if picture is None:
            raise
        await post(in_words)
        await note_missing_permission(sending.host, table.id, ATTACH)
    return False


def turning_points(table: LoadedTable, move: MoveRow) -> tuple[Event, ...]:
    """What everybody may know of a move and what is told of it as a turning point."""
    events = events_for(event_coder(table.game).decode(move.events), None)
    return tuple(event for event in events if event.turning is not Turning.NONE)
