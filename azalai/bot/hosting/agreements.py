"""Agreements of the players about their game: to end it, to take moves back, and all other kinds of proposals.

`proposals.py` asks the players and counts their votes. A player's own last move is taken back without asking in
`bot/play/undo.py`.
"""

from __future__ import annotations

import msgspec

from azalai.bot.errors import Refused
from azalai.bot.history.takebacks import UNDO, acts_that_count
from azalai.bot.hosting.deadlines import ROBOT_SEAT, ROBOT_TURN
from azalai.bot.hosting.endings import agree_to_end
from azalai.bot.hosting.kicks import KICK
from azalai.bot.hosting.proposals import ProposalKind, Proposals, decode_body
from azalai.bot.hosting.seats import SEAT_OFFER
from azalai.bot.hosting.table_options import PACE, SUGGESTIONS
from azalai.bot.people.person import Person
from azalai.bot.play.turns import check_runs, write_step
from azalai.bot.store import Transaction
from azalai.bot.store.rows import ProposalRow, ProposalStatus
from azalai.bot.tables.history_entry import Step
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable, get_own_seat

MOST_ACTS = 30


class UndoRequest(msgspec.Struct, frozen=True):
    """Body of a proposal to take moves back: their number, and the position (`at`) at which it was made."""

    count: int
    at: int


async def propose_undo(host: Host, proposals: Proposals, table: int, person: Person, count: int) -> ProposalStatus:
    """Ask the others to take the `count` newest moves back.

    Raises `Refused` for more than `MOST_ACTS`, and if fewer moves can be taken back.
    """
    loaded = await load(host, table)
    check_runs(loaded)
    get_own_seat(loaded, person.id)
    counting = acts_that_count(await host.store.ask(lambda tx: tx.moves.list_since(table, -1)))
    if not 0 < count <= min(MOST_ACTS, len(counting) - 1):
        raise Refused("refusal-not-so-many-acts", most=min(MOST_ACTS, len(counting) - 1))
    body = msgspec.json.encode(UndoRequest(count, loaded.row.position)).decode()
    return await proposals.propose(table, person, UNDO, body=body)


def _check_nothing_played(table: LoadedTable, proposal: ProposalRow) -> None:
    if decode_body(proposal, UndoRequest).at != table.row.position:
        raise Refused("refusal-stale")


async def _undo(proposals: Proposals, tx: Transaction, table: LoadedTable, proposal: ProposalRow) -> None:
    """Restore the position before the newest moves, by a history entry that belongs to no seat."""
    back: UndoRequest = decode_body(proposal, UndoRequest)
    count = back.count
    counting = acts_that_count(await tx.moves.list_since(table.id, -1))
    earlier = await tx.moves.load_position(table.id, counting[-1 - count].number)
    if earlier is None:
        raise Refused("refusal-nothing-to-undo")
    step = Step(f"{UNDO} {count}", table.game.decode(earlier), (), reveals=True, unexpected=True)
    await write_step(tx, table, None, step, None, proposals.host.now(), presence=proposals.host.presence)


END = ProposalKind(name="end", carry_out=agree_to_end)
UNDO_KIND = ProposalKind(name=UNDO, carry_out=_undo, check=_check_nothing_played)
PROPOSALS = (END, UNDO_KIND, KICK, ROBOT_TURN, ROBOT_SEAT, SEAT_OFFER, PACE, SUGGESTIONS)
"""All proposals that the players of a table may make."""
