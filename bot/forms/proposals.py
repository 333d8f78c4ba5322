"""The message that asks the players of a table to agree to something."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord

from bot.forms.parts import PublicForm, Row, button, plain
from bot.proposals import Ballot, Kind
from bot.store.rows import SeatRow, Verdict
from bot.story import names

SAND = 0xD2A765


def proposal_form(ballot: Ballot, kind: Kind, values: Mapping[str, object]) -> PublicForm:
    """What is asked (`values`: what its sentence says beside the names), who has agreed, who is still asked and until
    when; the result once it is closed."""
    table, proposal = ballot.table, ballot.proposal
    say = table.words.say
    name = names(table)
    texts = [
        say(
            f"proposal-{kind.name}",
            proposer="" if proposal.seat is None else name[proposal.seat],
            target="" if proposal.target is None else name[proposal.target],
            **values,
        )
    ]
    closed = proposal.status is not Verdict.OPEN
    if closed:
        texts.append(say(f"proposal-is-{proposal.status.value}"))
    else:
        if ballot.agreed():
            texts.append(say("proposal-agreed", players=table.words.join(plain(one.name) for one in ballot.agreed())))
        texts.append(
            say(
                "proposal-waiting",
                people=table.words.join(called(one) for one in ballot.waiting()),
                until=f"<t:{int(proposal.closes_at)}:R>",
                unanimous="yes" if kind.unanimous else "no",
            )
        )

    def rows() -> Sequence[Row]:
        if closed:
            return []
        return [
            [
                button(say("button-agree"), "agree", proposal.id, style=discord.ButtonStyle.success),
                button(say("button-refuse"), "refuse", proposal.id),
            ]
        ]

    return PublicForm(texts=tuple(texts), rows=rows, accent=SAND)


def called(seat: SeatRow) -> str:
    """A person as the message names them: mentioned, so that they are told."""
    return f"<@{seat.user_id}>"
