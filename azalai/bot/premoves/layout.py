"""Private layouts of a player's plan, and of the move that they are about to prepare."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.history.narration import names
from azalai.bot.layouts.components import Button, ButtonStyle, button
from azalai.bot.layouts.layout import INDIGO, Depiction, PrivateLayout
from azalai.bot.layouts.prompts import DialogPlace
from azalai.bot.people.reader import Reader
from azalai.bot.premoves.rules import MOST
from azalai.bot.store.rows import PremoveRow, Status
from azalai.bot.suggestions.rules import wish_of
from azalai.bot.tables.announcements import DroppedPremoves
from azalai.bot.tables.table import LoadedTable
from azalai.games.contract import IllegalMove, Move
from azalai.locales import Words

ACTS = "premove-"
"""Prefix of this dialog's actions."""


def format_move(table: LoadedTable, notation: str, words: Words) -> str:
    """Return a premove in words, or in its notation if the rules no longer know it."""
    try:
        return words.move(table.game.key, table.game.parse_move(notation), names(table))
    except IllegalMove:
        return f"`{notation}`"


def format_premoves(
    table: LoadedTable, plan: Sequence[PremoveRow], words: Words, *, due: bool = False
) -> tuple[str, ...]:
    """Return the plan in words; empty if there is none.

    `due`: its first move is about to be played. A wish that a robot goes on is shown then only if it holds at this
    decision.
    """
    if not plan:
        return ()
    wish = wish_of(plan)
    if wish is not None:
        if due and not wish.holds(table, plan[0].seat):
            return ()
        return (words.say("finish-goes-on", act=words.say(f"{table.game.key}-act-{wish.kind}")),)
    moves = "\n".join(f"{number}. {format_move(table, premove.move, words)}" for number, premove in enumerate(plan, 1))
    return (words.say("prepare-soon" if due else "prepare-list", moves=moves),)


def make_premove_buttons(table: LoadedTable, plan: Sequence[PremoveRow], words: Words) -> list[Button]:
    """Return the buttons under the plan."""
    if table.row.status is not Status.RUNNING:
        return []
    if wish_of(plan) is not None:
        return [button(words.say("button-finish-stop"), f"{ACTS}clear", table.id)]
    row = [button(words.say("button-prepare-clear"), f"{ACTS}clear", table.id)] if plan else []
    if len(plan) < MOST:
        label = "button-prepare-another" if plan else "button-prepare"
        row.insert(0, button(words.say(label), f"{ACTS}new", table.id))
    return row


def premove_layout(
    place: DialogPlace,
    move: Move,
    times: int,
    reader: Reader,
    picture: Depiction,
    *,
    back: tuple[int, ...],
    before: Sequence[str],
) -> PrivateLayout:
    """Lay out the complete move in words, with buttons to prepare it up to `times` times at once."""
    sentence = reader.words.move(place.table.game.key, move, names(place.table))
    style = ButtonStyle.SUCCESS
    once = button(reader.words.say("button-prepare-it"), place.act("keep"), 1, *place.ids(), style=style)
    often = [
        button(reader.words.say("button-prepare-times", times=number), place.act("keep"), number, *place.ids())
        for number in range(2, times + 1)
    ]
    leave = button(reader.words.say("button-back"), place.act("list"), place.table.id)
    if place.answers:
        leave = button(reader.words.say("button-back"), place.act("turn"), *place.ids(back))
    rows = [[once, *often], [leave, button(reader.words.say("button-close"), "away", place.table.id)]]
    texts = (*before, f"**{sentence}**", reader.words.say("prepare-when"))
    return PrivateLayout(user=reader.user, texts=texts, picture=picture, rows=rows, accent=INDIGO)


def premoves_dropped_layout(table: LoadedTable, why: DroppedPremoves, reader: Reader) -> PrivateLayout:
    """Lay out the message that the premoves were dropped, and why; at the player's turn, with the button *Play*."""
    reason = reader.words.say(why.reason, **why.values)
    game = reader.words.say(f"{table.game.key}-name")
    if why.move:
        reason = reader.words.say("prepare-impossible", move=format_move(table, why.move, reader.words), reason=reason)
    text = reader.words.say("prepare-dropped", game=game, reason=reason)
    row = [button(reader.words.say("button-log"), "log", table.id)]
    seat = table.find_seat(reader.user)
    if seat is not None and seat.deciding and table.row.status is Status.RUNNING:
        row.insert(0, button(reader.words.say("button-play"), "play", table.id, style=ButtonStyle.PRIMARY))
    return PrivateLayout(user=reader.user, texts=(text,), rows=[row], accent=INDIGO, calls=True)
