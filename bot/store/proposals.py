"""The queries about what the players of a table ask each other."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from bot.store import schema
from bot.store.queries import Queries
from bot.store.rows import ProposalRow, Verdict


class Assent(Queries):
    """The part of a transaction that concerns proposals and votes."""

    async def open_proposal(self, **values: Any) -> ProposalRow:
        """A new proposal; the values are columns of `proposals`."""
        found = await self._connection.execute(
            sa.insert(schema.proposals).values(status=Verdict.OPEN, **values).returning(schema.proposals)
        )
        return _proposal(found.mappings().one())

    async def proposal(self, proposal: int) -> ProposalRow | None:
        """The proposal of that number."""
        found = await self._connection.execute(sa.select(schema.proposals).where(schema.proposals.c.id == proposal))
        row = found.mappings().one_or_none()
        return None if row is None else _proposal(row)

    async def open_proposals(self, table: int) -> list[ProposalRow]:
        """What a table is asked at the moment, oldest first."""
        found = await self._connection.execute(
            sa.select(schema.proposals)
            .where(schema.proposals.c.table_id == table, schema.proposals.c.status == Verdict.OPEN)
            .order_by(schema.proposals.c.id)
        )
        return [_proposal(row) for row in found.mappings()]

    async def close_proposal(self, proposal: int, verdict: Verdict) -> bool:
        """Ends a proposal; False when it was ended before."""
        done = await self._connection.execute(
            sa.update(schema.proposals)
            .where(schema.proposals.c.id == proposal, schema.proposals.c.status == Verdict.OPEN)
            .values(status=verdict)
        )
        return done.rowcount == 1

    async def vote(self, proposal: int, seat: int, yes: bool) -> None:
        """A seat's vote; a later one replaces the earlier."""
        await self._connection.execute(
            sa.delete(schema.votes).where(schema.votes.c.proposal_id == proposal, schema.votes.c.seat == seat)
        )
        await self._connection.execute(sa.insert(schema.votes).values(proposal_id=proposal, seat=seat, yes=yes))

    async def votes(self, proposal: int) -> dict[int, bool]:
        """Who has voted, and how: by seat."""
        found = await self._connection.execute(
            sa.select(schema.votes).where(schema.votes.c.proposal_id == proposal).order_by(schema.votes.c.seat)
        )
        return {int(row.seat): bool(row.yes) for row in found}


def _proposal(row: sa.RowMapping) -> ProposalRow:
    values: dict[str, Any] = {**row, "status": Verdict(row["status"])}
    return ProposalRow(**values)
