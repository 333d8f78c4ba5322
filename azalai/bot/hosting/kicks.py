"""Votes to send away a player who keeps the others waiting. Managers of the server need no vote (`seats.py`)."""

from __future__ import annotations

from azalai.bot.clocks.pace import decode_pace
from azalai.bot.clocks.seat_clock import is_late, time_preferences_of
from azalai.bot.errors import Refused
from azalai.bot.hosting.endings import DAY
from azalai.bot.hosting.forfeits import send_away_as_lost
from azalai.bot.hosting.proposals import ProposalKind, Proposals
from azalai.bot.people.person import Person
from azalai.bot.play.turns import check_runs
from azalai.bot.store import Transaction
from azalai.bot.store.rows import ProposalRow, ProposalStatus, SeatRow
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable, get_own_seat

AWAITED_FOR = 3 * DAY
"""Seconds outside of time off for which a player without a clock must keep the others waiting before a vote."""


async def propose_kick(host: Host, proposals: Proposals, table: int, person: Person, seat: int) -> ProposalStatus:
    """Ask the others to send away a player who has kept them waiting.

    Raises `Refused` while the player's clock runs, and at a table without clocks before `AWAITED_FOR`, for which quiet
    hours and holidays don't count.
    """
    loaded = await load(host, table)
    check_runs(loaded)
    get_own_seat(loaded, person.id)
    target = loaded.get_seat(seat)
    if target.user_id is None:
        raise Refused("refusal-robot-already")
    if target.user_id == person.id:
        raise Refused("refusal-not-yourself")
    if target.deciding and not _is_out_of_time(loaded, target):
        raise Refused("refusal-time-left", player=(target.name,))
    if not is_late(target) and await _count_awaited_seconds(host, target) < AWAITED_FOR:
        raise Refused("refusal-not-awaited-long", player=(target.name,), days=int(AWAITED_FOR / DAY))
    return await proposals.propose(table, person, "kick", target=seat, body=str(target.decision))


async def _count_awaited_seconds(host: Host, seat: SeatRow) -> float:
    """Return the seconds outside of time off for which the others have waited for the person on a seat."""
    if not seat.deciding or seat.since is None:
        return 0.0
    async with host.store.read() as tx:
        preferences = await time_preferences_of(tx, [seat.user_id], seat.since)
    return preferences[seat.user_id].rest.count_seconds(seat.since, host.now())


def _is_out_of_time(table: LoadedTable, seat: SeatRow) -> bool:
    """Return True if the person on a seat has no time left: it has run out, or the table has no clocks."""
    return is_late(seat) or not decode_pace(table.row.pace).has_clock


def _check_still_awaited(table: LoadedTable, proposal: ProposalRow) -> None:
    """Raise `Refused` if the player has moved or left, or has time again."""
    seat = table.seats[proposal.required_target]
    if seat.user_id is None or seat.decision != int(proposal.body) or not _is_out_of_time(table, seat):
        raise Refused("refusal-stale")


async def _kick(proposals: Proposals, tx: Transaction, table: LoadedTable, proposal: ProposalRow) -> None:
    await send_away_as_lost(proposals, tx, table, proposal.required_target)


KICK = ProposalKind(name="kick", carry_out=_kick, check=_check_still_awaited, unanimous=False, each_body=True)
