"""Consequences of a tournament's change, written in its transaction.

They are its card, sentences for its host and for its people, the threads of its games, and the next step.
"""

from __future__ import annotations

from typing import Any

from azalai.bot.store import Transaction
from azalai.bot.store.addresses import ChannelAddress, EarlierAddress, EventAddress, OpeningAddress, UserAddress
from azalai.bot.store.rows import MessageKind, TimerKind
from azalai.bot.tournaments.store import NOBODY, Tournaments
from azalai.bot.tournaments.tournament_rows import GameRow, TournamentRow


async def change(tx: Transaction, row: TournamentRow, now: float, **values: Any) -> None:
    """Store a change of a tournament that its card shows. The tournament is looked at at once."""
    await tx.of(Tournaments).change(row.id, **values)
    await queue_card(tx, row, now)
    await look(tx, row)


async def look(tx: Transaction, row: TournamentRow) -> None:
    """Have a tournament looked at at once."""
    await tx.timers.add(row.about, TimerKind.CUP_LOOK, 0.0)


async def queue_card(tx: Transaction, row: TournamentRow, now: float, *, earlier: bool = False) -> None:
    """Have the card drawn again; of many such messages one is sent. `earlier`: one that holds up nothing new."""
    address = EarlierAddress(row.channel_id) if earlier else ChannelAddress(row.channel_id)
    await tx.outbox.add(row.about, address, MessageKind.CUP_CARD, now=now)


async def queue_event(tx: Transaction, row: TournamentRow, now: float) -> None:
    """Have the event of a tournament made, changed or ended, as the tournament is then.

    The latest message is for all.
    """
    about, address = row.about, EventAddress(row.id)
    await tx.outbox.drop_at(about, address)
    await tx.outbox.add(about, address, MessageKind.CUP_EVENT, now=now)


async def queue_thread(tx: Transaction, row: TournamentRow, game: GameRow, now: float) -> None:
    """Have the thread and the table of a game opened."""
    kind, to = MessageKind.CUP_THREAD, OpeningAddress(row.channel_id)
    await tx.outbox.add(row.about, to, kind, now=now, seat=game.number)


async def tell_host(tx: Transaction, row: TournamentRow, news: str, now: float) -> None:
    """Queue a sentence for the host, by its id; an erased one gets none."""
    if row.host_id != NOBODY:
        await tx.outbox.add(row.about, UserAddress(row.host_id), MessageKind.CUP_TOLD, now=now, body=news)


async def tell_people(tx: Transaction, row: TournamentRow, kind: MessageKind, now: float) -> None:
    """Queue a message in the channel that mentions the people who are still in.

    The reason of its cancelling (CUP_LINE), or the winner (CUP_END).
    """
    await tx.outbox.add(row.about, ChannelAddress(row.channel_id), kind, now=now)


async def queue_renewal(tx: Transaction, row: TournamentRow, entrant: int) -> None:
    """Queue the renewal of a tournament's messages and threads that may name an entrant by an earlier name."""
    about, to, kind = row.about, EarlierAddress(row.channel_id), MessageKind.CUP_RENEWAL
    await tx.outbox.add(about, to, kind, now=row.created_at, body=str(entrant))
