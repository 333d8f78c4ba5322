"""Message that offers a seat of a running table."""

from __future__ import annotations

from azalai.bot.history.narration import names
from azalai.bot.layouts.components import ButtonStyle, button
from azalai.bot.layouts.layout import SAND, PublicLayout
from azalai.bot.people.mentions import Mentions, mention_user
from azalai.bot.store.rows import SeatRow, Status
from azalai.bot.tables.announcements import InvitedPerson
from azalai.bot.tables.table import LoadedTable


def seat_offer_layout(
    table: LoadedTable, seat: SeatRow, invited: InvitedPerson | None, mentions: Mentions
) -> PublicLayout:
    """Lay out the offer of a seat to an invited person (None: to all), with buttons to sit down or to keep the seat."""
    say = table.words.say
    name = names(table)[seat.seat]
    game = say(f"{table.game.key}-name")
    reader = "somebody" if invited is None else "one"
    kind = "robot" if seat.is_robot else "person"
    person = (
        ""
        if invited is None
        else mentions.name(invited.user, invited.name)
        if invited.name
        else mention_user(invited.user)
    )
    sits = 0 if invited is None else invited.user
    text = say("seat-offered", game=game, name=name, number=seat.seat + 1, who=reader, kind=kind, person=person)
    rows = [
        [
            button(say("button-sit"), "sit", table.id, seat.seat, sits, style=ButtonStyle.PRIMARY),
            button(say("button-keep-seat"), "keep", table.id, seat.seat),
        ]
    ]
    return PublicLayout(texts=(text,), rows=rows, accent=SAND, calls=True)


def closed_offer_layout(table: LoadedTable, seat: SeatRow) -> PublicLayout:
    """Lay out a closed offer: the seat is taken or kept, or a newer offer replaces this one."""
    replaced = seat.open and table.row.status is Status.RUNNING
    key = "seat-offer-replaced" if replaced else "seat-settled"
    text = table.words.say(key, number=seat.seat + 1)
    return PublicLayout(texts=(text,), accent=SAND)
