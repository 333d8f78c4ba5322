"""Queries about proposals, on which the players of a table vote."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from azalai.bot.store.repository import Repository, list_columns
from azalai.bot.store.rows import ProposalRow, ProposalStatus
from azalai.bot.store.schema import proposals, seat_history, votes

_COLUMNS = list_columns(proposals, ProposalRow)


class Proposals(Repository):
    """Queries about proposals and votes."""

    __slots__ = ()

    async def open(self, **values: Any) -> ProposalRow:
        """Insert an open proposal with these columns."""
        new = sa.insert(proposals).values(status=ProposalStatus.OPEN, **values).returning(*_COLUMNS)
        (opened,) = await self._load(ProposalRow, new)
        return opened

    async def get(self, proposal: int) -> ProposalRow | None:
        """Return the proposal with that number."""
        return await self._find(ProposalRow, sa.select(*_COLUMNS).where(proposals.c.id == proposal))

    async def list_open(self, table: int) -> list[ProposalRow]:
        """Return the open proposals of a table, oldest first."""
        return await self._load(ProposalRow, sa.select(*_COLUMNS).where(_match_open(table)).order_by(proposals.c.id))

    async def find_newest_failed(
        self, table: int, kind: str, target: int | None, seat: int | None
    ) -> ProposalRow | None:
        """Return the newest proposal of a kind that failed, or None.

        `target`: the seat that it is about, or None. It failed if it was refused; a proposal that expired counts only
        if `seat` had made it and the same person still sits there.
        """
        sat = seat_history.c
        newcomer = (sat.table_id == table) & (sat.seat == proposals.c.seat) & (sat.since >= proposals.c.closed_at)
        lapsed = proposals.c.seat.is_not(None) & (proposals.c.seat == seat) & ~sa.exists().where(newcomer)
        in_vain = (proposals.c.status == ProposalStatus.REJECTED) | (
            lapsed & (proposals.c.status == ProposalStatus.EXPIRED)
        )
        query = sa.select(*_COLUMNS).where(_match_subject(table, kind, target), in_vain)
        return await self._find(ProposalRow, query.order_by(proposals.c.id.desc()).limit(1))

    async def has_failed_since(self, proposal: ProposalRow, since: float) -> bool:
        """Return True if a person made the same proposal before this one, and it failed after `since`."""
        in_vain = proposals.c.status.in_((ProposalStatus.REJECTED, ProposalStatus.EXPIRED))
        alike = _match_subject(proposal.table_id, proposal.kind, proposal.target) & (proposals.c.id < proposal.id)
        lately = proposals.c.seat.is_not(None) & (proposals.c.closed_at > since)
        return await self._exists(sa.select(proposals.c.id).where(alike, in_vain, lately))

    async def close(self, proposal: int, status: ProposalStatus, now: float) -> bool:
        """Close a proposal with a status. Returns False if it was closed before."""
        condition = (proposals.c.id == proposal) & (proposals.c.status == ProposalStatus.OPEN)
        return await self._run(sa.update(proposals).where(condition).values(status=status, closed_at=now)) == 1

    async def close_all(self, table: int, now: float) -> list[int]:
        """Close all open proposals of a table as expired, and return their numbers, oldest first."""
        closing = sa.update(proposals).where(_match_open(table)).values(status=ProposalStatus.EXPIRED, closed_at=now)
        return sorted(await self._load_numbers(closing.returning(proposals.c.id)))

    async def vote(self, proposal: int, seat: int, yes: bool) -> None:
        """Store the vote of a seat, which replaces its earlier vote."""
        await self._execute(sa.delete(votes).where(votes.c.proposal_id == proposal, votes.c.seat == seat))
        await self._execute(sa.insert(votes).values(proposal_id=proposal, seat=seat, yes=yes))

    async def forget_votes(self, table: int, seat: int) -> None:
        """Delete the votes of a seat on the open proposals of its table."""
        proposal_ids = sa.select(proposals.c.id).where(_match_open(table))
        await self._execute(sa.delete(votes).where(votes.c.proposal_id.in_(proposal_ids), votes.c.seat == seat))

    async def load_votes(self, proposal: int) -> dict[int, bool]:
        """Return the votes, by seat."""
        result = await self._execute(sa.select(votes).where(votes.c.proposal_id == proposal).order_by(votes.c.seat))
        return {int(row.seat): bool(row.yes) for row in result}


def _match_subject(table: int, kind: str, target: int | None) -> sa.ColumnElement[bool]:
    return (proposals.c.table_id == table) & (proposals.c.kind == kind) & (proposals.c.target == target)


def _match_open(table: int) -> sa.ColumnElement[bool]:
    return (proposals.c.table_id == table) & (proposals.c.status == ProposalStatus.OPEN)
