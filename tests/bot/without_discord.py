"""Tables played on a host with a store and a clock, without a simulated Discord: nothing is sent."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Any

import pytest

from azalai.bot.app.timers import make_timers
from azalai.bot.dialogs.private_view import LivingViews
from azalai.bot.dialogs.seat_views import SeatViews
from azalai.bot.errors import Refused
from azalai.bot.hosting import lobby, lobby_robots
from azalai.bot.hosting.agreements import PROPOSALS
from azalai.bot.hosting.proposals import Proposals
from azalai.bot.hosting.table_options import change_terms
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.people.person import Person
from azalai.bot.play import turns
from azalai.bot.premoves import layout as plans
from azalai.bot.reviews.rules import Reviewer
from azalai.bot.store.result_rows import ResultRow
from azalai.bot.store.rows import OutboxMessage, ProposalRow, SeatRow, TimerKind, TimerRow
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable
from azalai.bot.tables.terms import hash_terms
from azalai.bot.tournaments.keeper import TournamentKeeper
from azalai.games import GAMES

AMARA, THOMAS, IDIR, KARINE = (Person(41 + n, name) for n, name in enumerate(("Amara", "Thomas", "Idir", "Karine")))
CHANNEL, GUILD = 7, 1


class StillClock:
    """Clock that stands still until a test moves it."""

    def __init__(self) -> None:
        self.at = 1_000_000.0
        self._set = 0.0

    def now(self) -> float:
        """Return the seconds since 1970."""
        return self.at

    def monotonic(self) -> float:
        """Return the seconds that have passed."""
        return self.at - self._set

    def set(self, by: float) -> None:
        """Set the clock forward by `by` seconds, or back if it is negative, without time passing."""
        self.at += by
        self._set += by


def views_of(host: Host) -> LivingViews:
    """Return a host's registry of open views, which is empty."""
    return LivingViews(host, SeatViews(host, Pictures(), plans).redraw)


async def lobby_of(
    host: Host, *others: Person, game: str = "souk", invited: tuple[Person, ...] = (), **more: Any
) -> int:
    """Open a table of Amara, let the others join in the order of their seats, and return its number."""
    created = await lobby.open_table(
        host,
        AMARA,
        lobby.NewTable(
            game=game,
            options=GAMES[game].Options(),
            language="en",
            guild=GUILD,
            channel=CHANNEL,
            random_seats=False,
            **more,
        ),
        invited=invited,
    )
    for person in others:
        await lobby.join(host, created.table, person)
    return created.table


async def running_table(host: Host, *others: Person, robots: int = 0, game: str = "souk", **more: Any) -> int:
    """Start a table with Amara in the first seat, then the others, then robots, and return its number."""
    table = await lobby_of(host, *others, game=game, **more)
    for _ in range(robots):
        await lobby_robots.add_robot(host, table, AMARA)
    await lobby.start(host, table, AMARA)
    return table


async def press_still_in(host: Host, table: int, *people: Person) -> None:
    """Press *Still in* for these users, on the card as it is."""
    for person in people:
        await lobby.agree(host, table, person, hash_terms(await load(host, table)))


def proposals_of(host: Host) -> Proposals:
    """Return the proposals that players of a host's tables may make."""
    return Proposals(host, PROPOSALS)


async def agree(host: Host, table: int, *people: Person) -> None:
    """Vote yes for these users on the table's open proposal."""
    async with host.store.read() as tx:
        (proposal,) = await tx.proposals.list_open(table)
    for person in people:
        await proposals_of(host).vote(proposal.id, person.id, True)


async def play_moves(host: Host, table: int, person: Person, *moves: str) -> LoadedTable:
    """Play moves of a user in notation and return the table after them."""
    loaded = await load(host, table)
    for text in moves:
        loaded = (await turns.play(host, table, None, loaded.game.parse_move(text), user=person.id)).table
    return loaded


async def change_option(host: Host, table: int, person: Person, term: str, chosen: Sequence[str]) -> LoadedTable:
    """Change one of the terms of a table that has not started."""
    return await change_terms(host, table, person, lambda _: {term: chosen})


async def read_refusal(work: Awaitable[object]) -> str:
    """Return the reason of a refusal."""
    with pytest.raises(Refused) as refusal:
        await work
    return refusal.value.reason


async def ring(host: Host) -> None:
    """Do all work that is due, once."""
    keeper = TournamentKeeper(proposals_of(host))
    work = make_timers(host, proposals_of(host), Reviewer(host), keeper)
    async with host.store.read() as tx:
        due = await tx.timers.list_due(host.now())
    for timer in due:
        await work[timer.kind](timer)
    await keeper.settle()


async def seat_at(host: Host, table: int, number: int) -> SeatRow:
    """Return a seat as it is stored."""
    return (await load(host, table)).seats[number]


async def timers_at(host: Host, table: int, kind: TimerKind) -> list[TimerRow]:
    """Return the timers of a kind of a table."""
    async with host.store.read() as tx:
        return [timer for timer in await tx.timers.list_about(table) if timer.kind is kind]


async def outbox_at(host: Host, table: int) -> list[OutboxMessage]:
    """Return the messages that are still to be sent for a table."""
    async with host.store.read() as tx:
        return await tx.outbox.list_about(table)


async def proposal_at(host: Host, number: int) -> ProposalRow:
    """Return a proposal by its number."""
    async with host.store.read() as tx:
        row = await tx.proposals.get(number)
    assert row is not None
    return row


async def results(host: Host, table: int) -> list[ResultRow]:
    """Return the results of a table, by seat."""
    async with host.store.read() as tx:
        return sorted(await tx.results.list_at(table), key=lambda row: row.seat)


async def rated_games(host: Host, person: Person) -> int:
    """Return the number of a user's rated games."""
    async with host.store.read() as tx:
        return max((rating.games for rating in await tx.results.list_ratings(person.id)), default=0)
