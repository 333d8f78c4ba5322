"""Proposals: the players of a table ask each other for an agreed end, an undo, a player's removal, a new pace.

A person who proposes has agreed. The other people at the table are asked, but no robots, and not the seat that the
proposal is about. When enough have agreed, the proposal is carried out in the transaction that closes it. A vote
belongs to the person who cast it: when another person takes the seat, it expires, and so does a proposal of the seat.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec

from azalai.bot.errors import Refused
from azalai.bot.people.person import Person
from azalai.bot.play.turns import check_runs
from azalai.bot.store import Transaction
from azalai.bot.store.addresses import ChannelAddress
from azalai.bot.store.rows import MessageKind, ProposalRow, ProposalStatus, SeatRow, TimerKind, TimerRow
from azalai.bot.tables.announcements import get_channel_address
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable

OPEN_FOR = 72 * 3600.0
"""Seconds for which a proposal waits for answers."""


def check_nothing(table: LoadedTable, proposal: ProposalRow) -> None:
    """Do nothing: the check of proposals that can always be carried out."""


class ProposalKind(msgspec.Struct, frozen=True, kw_only=True):
    """Kind of proposal. Its sentence is the message `proposal-NAME` (`azalai.bot.layouts.proposal_message`).

    `carry_out` writes the agreed change inside the transaction that closes the proposal, under the table's queue.
    `check` raises `Refused` if that is not possible (any more). `unanimous`: all must agree; if not, more than half. A
    proposal that was refused, or expired without an answer, can't be made again for a while; `each_body`: this holds
    for each body apart.
    """

    name: str
    carry_out: Callable[[Proposals, Transaction, LoadedTable, ProposalRow], Awaitable[None]]
    unanimous: bool = True
    check: Callable[[LoadedTable, ProposalRow], None] = check_nothing
    each_body: bool = False


class Ballot(msgspec.Struct, frozen=True):
    """Present votes on a proposal. `asked`: the seats that have a vote. `votes`: True for yes, by seat."""

    table: LoadedTable
    proposal: ProposalRow
    asked: tuple[SeatRow, ...]
    votes: Mapping[int, bool]

    def list_agreeing(self) -> list[SeatRow]:
        """Return the seats that have agreed."""
        return [seat for seat in self.asked if self.votes.get(seat.seat) is True]

    def list_waiting(self) -> list[SeatRow]:
        """Return the seats that have not answered."""
        return [seat for seat in self.asked if seat.seat not in self.votes]

    def verdict(self, *, unanimous: bool) -> ProposalStatus:
        """Return the result of the votes so far."""
        against = sum(self.votes.get(seat.seat) is False for seat in self.asked)
        needed = len(self.asked) if unanimous else len(self.asked) // 2 + 1
        if len(self.list_agreeing()) >= min(needed, len(self.asked)):
            return ProposalStatus.ACCEPTED
        return ProposalStatus.REJECTED if len(self.asked) - against < needed else ProposalStatus.OPEN


class Proposals:
    """Proposals of all tables. `kinds`: all kinds of them (`azalai.bot.hosting.agreements.PROPOSALS`)."""

    def __init__(self, host: Host, kinds: Sequence[ProposalKind]) -> None:
        self.host = host
        self._kinds = {kind.name: kind for kind in kinds}

    def kind(self, name: str) -> ProposalKind:
        """Return the kind of that name."""
        return self._kinds[name]

    async def propose(
        self, table: int, person: Person | None, kind: str, *, target: int | None = None, body: str = ""
    ) -> ProposalStatus:
        """Make a proposal, and return its status: it is accepted at once if there is no other person to ask.

        `person`: the proposer, or None for the bot. `target`: the seat that it is about. `body`: its details, by the
        `kind`. Raises `Refused` for people without a seat at the table, if the same proposal is open or was refused
        lately, or if it can't be carried out.
        """
        async with self.host.queue(table):
            loaded = await load(self.host, table)
            check_runs(loaded)
            seat = None if person is None else loaded.find_seat(person.id)
            if person is not None and seat is None:
                raise Refused("refusal-not-at-this-table")
            if target is not None:
                loaded.get_seat(target)
            now = self.host.now()
            async with self.host.store.write() as tx:
                for other in await tx.proposals.list_open(table):
                    if (other.kind, other.target) == (kind, target):
                        raise Refused("refusal-proposed-already")
                matter = body if self._kinds[kind].each_body else None
                asking = None if seat is None else seat.seat
                await self.host.limits.check_proposal(tx, table, kind, target, matter, asking)
                proposal = await tx.proposals.open(
                    table_id=table,
                    kind=kind,
                    seat=asking,
                    target=target,
                    body=body,
                    opened_at=now,
                    closes_at=now + OPEN_FOR,
                )
                self._kinds[kind].check(loaded, proposal)
                if seat is not None:
                    await tx.proposals.vote(proposal.id, seat.seat, True)
                verdict = await self._settle(tx, loaded, proposal)
        self.host.after_commit([table])
        return verdict

    async def vote(self, proposal: int, user: int, yes: bool) -> ProposalStatus:
        """Record the answer of a person who is asked, and return the proposal's status after it.

        A proposer who votes against it withdraws the proposal. One that can no longer be carried out is closed. Raises
        `Refused` for people who are not asked, and if the proposal is closed.
        """
        row = await self.host.store.look(lambda tx: tx.proposals.get(proposal))
        if row is None:
            raise Refused("refusal-proposal-closed")
        async with self.host.queue(row.table_id):
            loaded = await load(self.host, row.table_id)
            async with self.host.store.write() as tx:
                row = await tx.proposals.get(proposal)
                if row is None or row.status is not ProposalStatus.OPEN:
                    raise Refused("refusal-proposal-closed")
                seat = next((voter for voter in list_voters(loaded, row) if voter.user_id == user), None)
                if seat is None:
                    raise Refused("refusal-not-asked")
                await tx.proposals.vote(proposal, seat.seat, yes)
                verdict = await self._settle(tx, loaded, row)
        self.host.after_commit([row.table_id])
        return verdict

    async def review(self, tx: Transaction, table: LoadedTable, seat: int) -> None:
        """Review a table's proposals after another player got a seat, inside the caller's transaction.

        The votes of the seat expire, its proposals are closed, and the votes on the others are counted again.
        """
        await tx.proposals.forget_votes(table.id, seat)
        for proposal in await tx.proposals.list_open(table.id):
            if proposal.seat == seat:
                await self._lapse(tx, table, proposal)
            else:
                await self._settle(tx, table, proposal)

    async def _lapse(self, tx: Transaction, table: LoadedTable, proposal: ProposalRow) -> None:
        """Close a proposal whose proposer has left, and update its message."""
        now = self.host.now()
        if await tx.proposals.close(proposal.id, ProposalStatus.EXPIRED, now):
            await tx.outbox.add(
                table.id, get_channel_address(table), MessageKind.PROPOSAL, now=now, body=str(proposal.id)
            )
            await self._set_timer(tx, table.id)

    async def expire(self, timer: TimerRow) -> None:
        """Close the proposals of a table that were not answered in time."""
        async with self.host.queue(timer.table_id), self.host.store.write() as tx:
            row, now = await tx.tables.get(timer.table_id), self.host.now()
            if row is None:
                return
            for proposal in await tx.proposals.list_open(row.id):
                if proposal.closes_at <= now and await tx.proposals.close(proposal.id, ProposalStatus.EXPIRED, now):
                    address = ChannelAddress(row.channel_id)
                    await tx.outbox.add(row.id, address, MessageKind.PROPOSAL, now=now, body=str(proposal.id))
            await self._set_timer(tx, timer.table_id)
        self.host.after_commit([timer.table_id])

    async def _settle(self, tx: Transaction, table: LoadedTable, proposal: ProposalRow) -> ProposalStatus:
        """Carry out or close a proposal if its votes decide it, update its message, and return its status."""
        kind = self._kinds[proposal.kind]
        ballot = await load_ballot(tx, table, proposal)
        verdict = ballot.verdict(unanimous=kind.unanimous)
        if verdict is not ProposalStatus.REJECTED:
            verdict = self._check_possible(table, proposal, verdict)
        by_proposer = proposal.seat is not None and ballot.votes.get(proposal.seat) is False
        if by_proposer:
            verdict = ProposalStatus.REJECTED
        if verdict is not ProposalStatus.OPEN and not await tx.proposals.close(proposal.id, verdict, self.host.now()):
            return verdict  # an agreement just before has ended the game, and this proposal with it
        if verdict is ProposalStatus.ACCEPTED:
            await kind.carry_out(self, tx, table, proposal)
        await tx.outbox.add(
            table.id, get_channel_address(table), MessageKind.PROPOSAL, now=self.host.now(), body=str(proposal.id)
        )
        await self._set_timer(tx, table.id)
        return verdict

    def _check_possible(self, table: LoadedTable, proposal: ProposalRow, verdict: ProposalStatus) -> ProposalStatus:
        """Return the verdict, or EXPIRED if the proposal can no longer be carried out."""
        try:
            check_runs(table)
            self._kinds[proposal.kind].check(table, proposal)
        except Refused:
            return ProposalStatus.EXPIRED
        return verdict

    async def _set_timer(self, tx: Transaction, table: int) -> None:
        """Set the timer of a table for the open proposal that closes first."""
        left = await tx.proposals.list_open(table)
        if left:
            await tx.timers.set(table, TimerKind.PROPOSAL, min(proposal.closes_at for proposal in left))
        else:
            await tx.timers.clear(table, TimerKind.PROPOSAL)


def list_voters(table: LoadedTable, proposal: ProposalRow) -> tuple[SeatRow, ...]:
    """Return the seats that have a vote: those of people, except the seat that the proposal is about."""
    return tuple(seat for seat in table.seats if seat.user_id is not None and seat.seat != proposal.target)


async def load_ballot(tx: Transaction, table: LoadedTable, proposal: ProposalRow) -> Ballot:
    """Return the present votes on a proposal."""
    return Ballot(table, proposal, list_voters(table, proposal), await tx.proposals.load_votes(proposal.id))


def decode_body(proposal: ProposalRow, kind: type[Any]) -> Any:
    """Return the body of a proposal as a struct of type `kind`."""
    return msgspec.json.decode(proposal.body, type=kind)
