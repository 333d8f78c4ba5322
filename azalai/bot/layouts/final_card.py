"""End of a game: the card that stays, and the private view of its players."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from azalai.bot.history.narration import early_end_text, names
from azalai.bot.layouts.cards import PALM, make_wording, manner
from azalai.bot.layouts.components import ButtonStyle, button
from azalai.bot.layouts.entry_buttons import record_row, step_button
from azalai.bot.layouts.layout import SAND, Depiction, PrivateLayout, PublicLayout, Row
from azalai.bot.layouts.prompts import join_rows
from azalai.bot.people.reader import Reader
from azalai.bot.store.rows import SeatRow, Status
from azalai.bot.tables.table import LoadedTable, is_seed_public
from azalai.bot.text import plain, visible_name
from azalai.games.contract import Outcome, Part
from azalai.locales import Words

DECIDING = 2
"""Largest number of parts of the score that are named as decisive."""


def result_card(table: LoadedTable, picture: Depiction | None, *, review: bool = False) -> PublicLayout:
    """Lay out the card of a finished game: its result, the winner and the reason, and its buttons.

    `review`: the game can be reviewed.
    """
    heading = f"## {table.words.say(f'{table.game.key}-name')}"
    return PublicLayout(
        texts=("\n".join([heading, *ending_lines(table, table.words)]),),
        picture=picture or make_wording(table, None, table.words),
        rows=_early_end_rows(table, table.words, review=review),
        accent=PALM,
    )


def early_end_card(table: LoadedTable, picture: Depiction | None = None, *, review: bool = False) -> PublicLayout:
    """Lay out the card of a game that was cancelled, abandoned or resigned before the end by its rules.

    `picture`: the last position. An abandoned table can be reopened. `review`: the game can be reviewed.
    """
    heading = f"## {table.words.say(f'{table.game.key}-name')}"
    won = table.row.status is Status.RESIGNED
    return PublicLayout(
        texts=("\n".join([heading, *ending_lines(table, table.words)]),),
        picture=picture,
        rows=_early_end_rows(table, table.words, shows_board=picture is not None, review=review),
        accent=PALM if won else SAND,
    )


def result_layout(
    table: LoadedTable,
    reader: Reader,
    picture: Depiction,
    *,
    before: Sequence[str] = (),
    by_message: bool = False,
    review: bool = False,
) -> PrivateLayout:
    """Lay out the end of a game for a player.

    `by_message`: it goes into a direct message, without buttons. `review`: the game can be reviewed.
    """
    rows: list[Row] = []
    if not by_message:
        close = button(reader.words.say("button-close"), "away", table.id)
        ends = _early_end_rows(table, reader.words, shows_board=not _has_result(table), review=review)
        rows = join_rows(*ends, [close])
    return PrivateLayout(
        user=reader.user,
        texts=(*before, "\n".join(ending_lines(table, reader.words, table.find_seat(reader.user)))),
        picture=picture,
        rows=rows,
        accent=PALM,
    )


def _has_result(table: LoadedTable) -> bool:
    """Return True if the picture of the table shows its result, not the board."""
    return table.row.status is Status.FINISHED


def _early_end_rows(table: LoadedTable, words: Words, *, shows_board: bool = False, review: bool = False) -> list[Row]:
    say = words.say
    first = [button(say("button-log"), "log", table.id), button(say("button-rules"), "rules", table.id)]
    if is_seed_public(table.row):
        first.insert(0, step_button(say("button-step"), table.id))
    elif table.state is not None and not shows_board:
        first.insert(0, button(say("button-last-board"), "last-board", table.id))
    if table.row.status is Status.ABANDONED:
        first.insert(0, button(say("button-reopen"), "reopen", table.id))
    if is_seed_public(table.row):
        first.insert(0, button(say("button-rematch"), "rematch", table.id, style=ButtonStyle.PRIMARY))
    records = record_row(table, words)
    if review:
        records.insert(0, button(say("button-review"), "review", table.id))
    if table.row.status is Status.FINISHED:
        records.append(button(say("button-daily"), "daily"))
    return [first, records]


def ending_lines(table: LoadedTable, words: Words, reader: SeatRow | None = None) -> list[str]:
    """Return the lines about the end of a game: the winners, all points, and the decisive parts of the score.

    If the game ended early: the winner, if it has one, and the reason. `reader`: the seat of the player who reads the
    lines, if a player does.
    """
    outcome = None if table.state is None else table.game.outcome(table.state)
    if outcome is None:
        won, ended = winners_text(table, words), early_end_text(table, words)
        return [f"**{won}** {ended}"] if won else [ended]
    points = words.say(
        "card-points", score=words.score(table.game.key), points=words.join(_points(table, outcome, words))
    )
    return [f"**{winners_text(table, words)}** {points}", *_decisive_parts(table, outcome, words, reader)]


def _points(table: LoadedTable, outcome: Outcome, words: Words) -> list[str]:
    """Return `Amara 46` for each seat in the order of the ranking; a robot's level or character follows its name."""
    called = [
        name if seat.robot_level is None else words.say("robot-like", name=name, manner=manner(table, seat, words))
        for name, seat in zip(names(table), table.seats, strict=True)
    ]
    return [f"{called[seat]} {outcome.scores[seat].total}" for place in outcome.ranking for seat in place]


def _decisive_parts(table: LoadedTable, outcome: Outcome, words: Words, reader: SeatRow | None) -> list[str]:
    """Return the sentence about the decisive parts of the score, in which two players differ the most.

    The two are the winner and the reader, or a reader who has won and the next player. For other readers they are the
    winner and the next player, and one of them is a person if any person has played.
    """
    if len(outcome.ranking) < 2:
        return []
    own = None if reader is None else reader.seat
    winning, behind = outcome.ranking[0], [seat for place in outcome.ranking[1:] for seat in place]
    people = [seat for seat in behind if not table.seats[seat].is_robot]
    first = own if own in winning else next((seat for seat in winning if not table.seats[seat].is_robot), winning[0])
    second = own if own in behind else behind[0] if not table.seats[first].is_robot or not people else people[0]
    you = "ahead" if own == first else "behind" if own == second else "none"
    other, winner = names(table)[second], names(table)[first]
    lead = outcome.scores[first].total - outcome.scores[second].total
    if lead <= 0:
        return [words.say("card-why-tie", player=other, you=you)]
    parts = deciding_parts(outcome, first, second)
    if not parts:
        return [words.say("card-why-lead", player=other, points=words.score(table.game.key, lead), you=you)]
    sentences: list[str] = []
    for part, theirs in parts:
        counted = words.say(f"{table.game.key}-part-{part.name}")
        sentences.append(words.say("card-why-part", part=counted, own=part.points, other=theirs))
    return [words.say("card-why", player=other, winner=winner, parts=words.join(sentences), you=you)]


def deciding_parts(outcome: Outcome, first: int, second: int) -> list[tuple[Part, int]]:
    """Return the parts of the score in which the seat `first` leads `second` the most, with the points of `second`.

    Up to `DECIDING` parts, the greatest difference first; empty if a score has a single part.
    """
    own = outcome.scores[first].parts
    theirs = {part.name: part.points for part in outcome.scores[second].parts}
    if len(own) < 2:
        return []
    compared = [(part, theirs.get(part.name, 0)) for part in own]
    ahead = [(part, other) for part, other in compared if part.points > other]
    return sorted(ahead, key=lambda pair: pair[1] - pair[0].points)[:DECIDING]


def winning_seats(table: LoadedTable) -> list[SeatRow]:
    """Return the winners, by the rules or because the other of two resigned; empty for a game without a result."""
    if table.row.status is Status.RESIGNED:
        return [seat for seat in table.seats if seat.resigned_by is None]
    outcome = None if table.state is None else table.game.outcome(table.state)
    return [] if outcome is None else [table.seats[seat] for seat in outcome.ranking[0]]


def early_end_caption(table: LoadedTable, words: Words) -> str:
    """Return the winner and the reason of an early end as text for a picture; empty if the table can be reopened."""
    if table.row.status is Status.ABANDONED:
        return ""
    sentences = winners_text(table, words, visible_name), early_end_text(table, words, visible_name)
    return " ".join(sentence for sentence in sentences if sentence)


def winners_text(table: LoadedTable, words: Words | None = None, format_name: Callable[[str], str] = plain) -> str:
    """Return the sentence that names the winners, in a reader's words or by default the table's; "" without winners.

    `format_name`: the function that makes a name safe to show, by default in a message.
    """
    first = [format_name(seat.name) for seat in winning_seats(table)]
    chosen = words or table.words
    return chosen.say("card-won", players=chosen.join(first), count=len(first)) if first else ""
