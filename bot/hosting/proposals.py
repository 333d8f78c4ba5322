"""What the players of a table ask each other: an agreed end, an undo, somebody to go, a new pace.

Whoever proposes has agreed; the other people at the table are asked, never robots, and never the seat it is about.
When enough have agreed, what was proposed is done in the transaction that closes the proposal. Votes belong to
seats: who takes a seat over takes its vote over.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec

from bot.errors import Refused
from bot.people.person import Person
from bot.play.turns import check_runs
from bot.store import Ledger
from bot.store.addresses import ChannelAddress
from bot.store.rows import ProposalRow, SeatRow, TimerRow, Verdict
from bot.tables.announcements import channel_lane
from bot.tables.host import Host
from bot.tables.loading import load
from bot.tables.table import LoadedTable

TIMER = "proposal"
LETTER = "proposal"
OPEN_FOR = 72 * 3600.0
"""How long a proposal waits for answers, in seconds."""


def no_objection(table: LoadedTable, proposal: ProposalRow) -> None:
    """It can always be done."""


class Kind(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of proposal. Its sentence is the message `proposal-NAME` (`bot.layouts.proposals`).

    `carry_out` writes what was agreed inside the transaction that closes the proposal, under the table's queue.
    `check` raises Refused when it can't be done (any more). `unanimous`: all must agree, else most.
    """

    name: str
    carry_out: Callable[[Proposals, Ledger, LoadedTable, ProposalRow], Awaitable[None]]
    unanimous: bool = True
    check: Callable[[LoadedTable, ProposalRow], None] = no_objection


class Ballot(msgspec.Struct, frozen=True):
    """A proposal as it stands at its table: who is asked, and how they voted by seat."""

    table: LoadedTable
    proposal: ProposalRow
    asked: tuple[SeatRow, ...]
    votes: Mapping[int, bool]

    def agreed(self) -> list[SeatRow]:
        """Who has agreed."""
        return [seat for seat in self.asked if self.votes.get(seat.seat) is True]

    def waiting(self) -> list[SeatRow]:
        """Who has not answered."""
        return [seat for seat in self.asked if seat.seat not in self.votes]

    def verdict(self, *, unanimous: bool) -> Verdict:
        """What follows from the votes so far."""
        against = sum(self.votes.get(seat.seat) is False for seat in self.asked)
        needed = len(self.asked) if unanimous else len(self.asked) // 2 + 1
        if len(self.agreed()) >= min(needed, len(self.asked)):
            return Verdict.CARRIED
        return Verdict.REFUSED if len(self.asked) - against < needed else Verdict.OPEN


class Proposals:
    """The proposals of all tables. `add` makes a kind known."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._kinds: dict[str, Kind] = {}

    def add(self, kind: Kind) -> None:
        """Makes a kind of proposal known."""
        self._kinds[kind.name] = kind

    def kind(self, name: str) -> Kind:
        """The kind of that name."""
        return self._kinds[name]

    async def propose(
        self, table: int, person: Person | None, kind: str, *, target: int | None = None, body: str = ""
    ) -> Verdict:
        """Asks the others; CARRIED when there was nobody to ask. `person` None: the house asks.

        Refused for who does not sit at the table, when the same is being asked already, or when it can't be done.
        """
        async with self.host.queue(table):
            loaded = await load(self.host, table)
            check_runs(loaded)
            seat = None if person is None else loaded.seat_of(person.id)
            if person is not None and seat is None:
                raise Refused("refusal-not-at-this-table")
            now = self.host.now()
            async with self.host.store.write() as ledger:
                for other in await ledger.open_proposals(table):
                    if (other.kind, other.target) == (kind, target):
                        raise Refused("refusal-proposed-already")
                proposal = await ledger.open_proposal(
                    table_id=table,
                    kind=kind,
                    seat=None if seat is None else seat.seat,
                    target=target,
                    body=body,
                    opened_at=now,
                    closes_at=now + OPEN_FOR,
                )
                self._kinds[kind].check(loaded, proposal)
                if seat is not None:
                    await ledger.vote(proposal.id, seat.seat, True)
                verdict = await self._settle(ledger, loaded, proposal)
        self.host.timer_set(now + OPEN_FOR)
        self.host.after_commit([table])
        return verdict

    async def vote(self, proposal: int, user: int, yes: bool) -> Verdict:
        """The answer of a person who is asked; where the proposal stands after it. Whoever proposed and then refuses
        takes it back. Refused for others, and when it is closed; what makes no sense any more is closed."""
        async with self.host.store.read() as ledger:
            row = await ledger.proposal(proposal)
        if row is None:
            raise Refused("refusal-proposal-closed")
        async with self.host.queue(row.table_id):
            loaded = await load(self.host, row.table_id)
            async with self.host.store.write() as ledger:
                row = await ledger.proposal(proposal)
                if row is None or row.status is not Verdict.OPEN:
                    raise Refused("refusal-proposal-closed")
                seat = next((one for one in asked(loaded, row) if one.user_id == user), None)
                if seat is None:
                    raise Refused("refusal-not-asked")
                await ledger.vote(proposal, seat.seat, yes)
                verdict = await self._settle(ledger, loaded, row)
        self.host.after_commit([row.table_id])
        return verdict

    async def review(self, ledger: Ledger, table: LoadedTable) -> None:
        """Other people sit at the table: the votes on what is still asked are counted again, inside the caller's
        transaction."""
        for proposal in await ledger.open_proposals(table.id):
            await self._settle(ledger, table, proposal)

    async def expire(self, timer: TimerRow) -> None:
        """Closes what nobody answered in time."""
        async with self.host.queue(timer.table_id), self.host.store.write() as ledger:
            row, now = await ledger.table(timer.table_id), self.host.now()
            if row is None:
                return
            for proposal in await ledger.open_proposals(row.id):
                if proposal.closes_at <= now and await ledger.close_proposal(proposal.id, Verdict.LAPSED):
                    address = ChannelAddress(row.channel_id)
                    await ledger.send(row.id, address, LETTER, now=now, body=str(proposal.id))
            await self._set_timer(ledger, timer.table_id)
        self.host.after_commit([timer.table_id])

    async def _settle(self, ledger: Ledger, table: LoadedTable, proposal: ProposalRow) -> Verdict:
        """Carries out or closes a proposal if the votes say so, and has its message shown anew."""
        kind = self._kinds[proposal.kind]
        ballot = await ballot_of(ledger, table, proposal)
        verdict = ballot.verdict(unanimous=kind.unanimous)
        if verdict is not Verdict.REFUSED:
            verdict = self._sense(table, proposal, verdict)
        by_proposer = proposal.seat is not None and ballot.votes.get(proposal.seat) is False
        if by_proposer:
            verdict = Verdict.REFUSED
        if verdict is not Verdict.OPEN and not await ledger.close_proposal(proposal.id, verdict):
            return verdict  # what was agreed just before has ended the game, and this with it
        if verdict is Verdict.CARRIED:
            await kind.carry_out(self, ledger, table, proposal)
        await ledger.send(table.id, channel_lane(table), LETTER, now=self.host.now(), body=str(proposal.id))
        await self._set_timer(ledger, table.id)
        return verdict

    def _sense(self, table: LoadedTable, proposal: ProposalRow, verdict: Verdict) -> Verdict:
        """The verdict, unless what was proposed can't be done any more."""
        try:
            check_runs(table)
            self._kinds[proposal.kind].check(table, proposal)
        except Refused:
            return Verdict.LAPSED
        return verdict

    async def _set_timer(self, ledger: Ledger, table: int) -> None:
        """One timer for the proposal of a table that closes first."""
        left = await ledger.open_proposals(table)
        if left:
            await ledger.set_timer(table, TIMER, min(one.closes_at for one in left))
        else:
            await ledger.clear_timers(table, TIMER)


def asked(table: LoadedTable, proposal: ProposalRow) -> tuple[SeatRow, ...]:
    """Who has a vote: the people at the table, but not the seat it is about."""
    return tuple(seat for seat in table.seats if seat.user_id is not None and seat.seat != proposal.target)


async def ballot_of(ledger: Ledger, table: LoadedTable, proposal: ProposalRow) -> Ballot:
    """A proposal as it stands."""
    return Ballot(table, proposal, asked(table, proposal), await ledger.votes(proposal.id))


def read_body(proposal: ProposalRow, kind: type[Any]) -> Any:
    """The body of a proposal as a struct."""
    return msgspec.json.decode(proposal.body, type=kind)
