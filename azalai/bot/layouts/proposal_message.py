"""Message that asks the players of a table to agree to a proposal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from azalai.bot.clocks.pace import decode_pace
from azalai.bot.history.narration import lines
from azalai.bot.history.takebacks import UNDO, acts_that_count
from azalai.bot.hosting.agreements import UndoRequest
from azalai.bot.hosting.proposals import Ballot, ProposalKind, decode_body
from azalai.bot.hosting.seats import SEAT_OFFER, decode_offer
from azalai.bot.hosting.table_options import ON, PACE, SUGGESTIONS
from azalai.bot.layouts.cards import mention_list
from azalai.bot.layouts.components import ButtonStyle, button
from azalai.bot.layouts.layout import SAND, PublicLayout
from azalai.bot.layouts.pace_texts import pace_text
from azalai.bot.people.mentions import Mentions
from azalai.bot.store import Transaction
from azalai.bot.store.rows import ProposalRow, ProposalStatus
from azalai.bot.tables.table import LoadedTable
from azalai.bot.text import plain
from azalai.locales import Words

SHOWN_ACTS = 8


def proposal_layout(
    ballot: Ballot, kind: ProposalKind, values: Mapping[str, object], mentions: Mentions, name: Sequence[str]
) -> PublicLayout:
    """Lay out a proposal: the players who have agreed, those who are asked, the deadline, and in the end the result.

    `values`: the values of its sentence, without the names. `mentions`: the names or mentions of the asked players.
    `name`: the name of the player on each seat when the proposal was made.
    """
    table, proposal = ballot.table, ballot.proposal
    say = table.words.say
    texts = [
        say(
            f"proposal-{kind.name}",
            proposer="" if proposal.seat is None else name[proposal.seat],
            target="" if proposal.target is None else name[proposal.target],
            **values,
        )
    ]
    closed = proposal.status is not ProposalStatus.OPEN
    if closed:
        texts.append(say(f"proposal-is-{proposal.status.value}"))
    else:
        agreed, waiting = ballot.list_agreeing(), ballot.list_waiting()
        if agreed:
            people = table.words.join(plain(person.name) for person in agreed)
            texts.append(say("proposal-agreed", players=people, count=len(agreed)))
        texts.append(
            say(
                "proposal-waiting",
                people=mention_list(table, waiting, mentions),
                count=len(waiting),
                until=f"<t:{int(proposal.closes_at)}:R>",
                unanimous="yes" if kind.unanimous else "no",
            )
        )
    ways = [
        button(say("button-agree"), "agree", proposal.id, style=ButtonStyle.SUCCESS),
        button(say("button-refuse"), "refuse", proposal.id),
    ]
    return PublicLayout(texts=tuple(texts), rows=[] if closed else [ways], accent=SAND, calls=not closed)


async def _undo_values(
    tx: Transaction, table: LoadedTable, proposal: ProposalRow, words: Words
) -> Mapping[str, object]:
    """Return the number of moves that would be undone, and the newest of them in public words."""
    back: UndoRequest = decode_body(proposal, UndoRequest)
    history = [move for move in await tx.moves.list_since(table.id, -1) if move.number <= back.at]
    former = await tx.seat_history.list_former(table.id)
    undone = lines(table, acts_that_count(history)[-back.count :], None, words, former=former)
    listed = [f"- {line.text}" for line in undone[-SHOWN_ACTS:]]
    return {"count": back.count, "acts": "\n".join((["…"] if len(undone) > SHOWN_ACTS else []) + listed)}


async def _pace_values(
    tx: Transaction, table: LoadedTable, proposal: ProposalRow, words: Words
) -> Mapping[str, object]:
    return {"pace": pace_text(decode_pace(proposal.body), words)}


async def _switch_values(
    tx: Transaction, table: LoadedTable, proposal: ProposalRow, words: Words
) -> Mapping[str, object]:
    return {"on": "yes" if proposal.body == ON else "no"}


async def _offer_values(
    tx: Transaction, table: LoadedTable, proposal: ProposalRow, words: Words
) -> Mapping[str, object]:
    names = [f"**{plain(person.name)}**" for person in decode_offer(proposal)]
    return {"who": "one" if names else "somebody", "person": words.join(names)}


Values = Callable[[Transaction, LoadedTable, ProposalRow, Words], Awaitable[Mapping[str, object]]]

_VALUES: Mapping[str, Values] = {
    UNDO: _undo_values,
    PACE.name: _pace_values,
    SEAT_OFFER.name: _offer_values,
    SUGGESTIONS.name: _switch_values,
}


async def proposal_values(tx: Transaction, table: LoadedTable, proposal: ProposalRow) -> Mapping[str, object]:
    """Return the values of a proposal's sentence, without the names."""
    values = _VALUES.get(proposal.kind)
    return {} if values is None else await values(tx, table, proposal, table.words)
