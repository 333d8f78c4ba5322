"""Consequences of a tournament's change, which are stored in the same transaction.

They are messages about its card, to its host and to its people, the threads of its games, and the next step.
"""

from __future__ import annotations

from typing import Any

from azalai.bot.store import Transaction
from azalai.bot.store.addresses import ChannelAddress, EarlierAddress, EventAddress, OpeningAddress, UserAddress
from azalai.bot.store.rows import MessageKind, TimerKind
from azalai.bot.tournaments.store import NOBODY, Tournaments
from azalai.bot.tournaments.tournament_rows import GameRow, TournamentRow


async def change(tx: Transaction, row: TournamentRow, now: float, **values: Any) -> None:
    """Store a change of a tournament, and make its card and its next step due now."""
    await tx.get(Tournaments).change(row.id, **values)
    await queue_card(tx, row, now)
    await look(tx, row)


async def look(tx: Transaction, row: TournamentRow) -> None:
    """Make the next step of a tournament due now."""
    await tx.timers.add(row.about, TimerKind.CUP_LOOK, 0.0)


async def queue_card(tx: Transaction, row: TournamentRow, now: float, *, earlier: bool = False) -> None:
    """Queue the card. Of several such messages only one is sent. `earlier`: it holds up no other message."""
    address = EarlierAddress(row.channel_id) if earlier else ChannelAddress(row.channel_id)
    await tx.outbox.add(row.about, address, MessageKind.CUP_CARD, now=now)


async def queue_event(tx: Transaction, row: TournamentRow, now: float) -> None:
    """Queue an update of a tournament's event, in place of earlier ones.

    When it is sent, the event is made, changed or ended by the state of the tournament at that time.
    """
    about, address = row.about, EventAddress(row.id)
    await tx.outbox.drop_at(about, address)
    await tx.outbox.add(about, address, MessageKind.CUP_EVENT, now=now)


async def queue_thread(tx: Transaction, row: TournamentRow, game: GameRow, now: float) -> None:
    """Queue the opening of a game's thread and table."""
    kind, to = MessageKind.CUP_THREAD, OpeningAddress(row.channel_id)
    await tx.outbox.add(row.about, to, kind, now=now, seat=game.number)


async def tell_host(tx: Transaction, row: TournamentRow, news: str, now: float) -> None:
    """Queue a direct message to the host, unless they were erased. `news`: the id of its sentence."""
    if row.host_id != NOBODY:
        await tx.outbox.add(row.about, UserAddress(row.host_id), MessageKind.CUP_TOLD, now=now, body=news)


async def tell_people(tx: Transaction, row: TournamentRow, kind: MessageKind, now: float) -> None:
    """Queue a message in the channel that mentions the people who are still in the tournament.

    `kind`: the reason why it was cancelled (CUP_LINE), or the winner (CUP_END).
    """
    await tx.outbox.add(row.about, ChannelAddress(row.channel_id), kind, now=now)


async def queue_renewal(tx: Transaction, row: TournamentRow, entrant: int) -> None:
    """Queue the renewal of a tournament's messages and threads that may have an earlier name of an entrant."""
    about, to, kind = row.about, EarlierAddress(row.channel_id), MessageKind.CUP_RENEWAL
    await tx.outbox.add(about, to, kind, now=row.created_at, body=str(entrant))
