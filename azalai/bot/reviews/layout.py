"""Layouts of a game's review: the course of the chances, and the reader's dearest decisions with better ones."""

from __future__ import annotations

import msgspec

from azalai.bot.history.narration import names
from azalai.bot.layouts.components import button
from azalai.bot.layouts.confirmations import result_lines
from azalai.bot.layouts.entry_buttons import step_button
from azalai.bot.layouts.layout import INDIGO, Line, Picture, PrivateLayout
from azalai.bot.layouts.news_lines import join_parts, small_print
from azalai.bot.layouts.phone import clip_lines, room_next_to
from azalai.bot.layouts.prompts import DialogPlace, make_prompt
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.people.reader import Reader
from azalai.bot.reviews.positions import ReviewedChoice
from azalai.bot.reviews.store import WeighedRow
from azalai.bot.suggestions.layout import CLEAR
from azalai.bot.suggestions.texts import format_reasons, step_of
from azalai.bot.tables.table import LoadedTable
from azalai.games.contract import Move
from azalai.games.prompts import Group, Prompt
from azalai.locales import Words
from azalai.renderers.verdict import Verdict
from azalai.robots import Reason

LINES = (1, 2, 1)
"""Lines of a phone that the played move, the better one and the difference have at most."""
MUCH = 0.2
"""Loss, as a share of a win, from which on a decision cost much."""


class Regretted(msgspec.Struct, frozen=True):
    """Decision that cost the reader something: its evaluation, and its number among the decisions of the game."""

    choice: ReviewedChoice
    weighed: WeighedRow
    step: int


class Own(msgspec.Struct, frozen=True):
    """Review of a reader's own decisions: their number, and those that cost most, in their order.

    `back`: the number of those that come back as puzzles.
    """

    decisions: int
    regretted: tuple[Regretted, ...]
    back: int = 0


def in_work_layout(table: LoadedTable, done: int, total: int, reader: Reader, *, act: str) -> PrivateLayout:
    """Lay out the progress of a review, and a button to look again, which does `act`."""
    text = reader.words.say("review-in-work", done=done, total=total)
    again = button(reader.words.say("button-review-again"), act, table.id)
    return PrivateLayout(user=reader.user, texts=(text,), rows=[[again]], accent=INDIGO)


def review_layout(table: LoadedTable, curve: Picture | str, own: Own | None, reader: Reader) -> PrivateLayout:
    """Lay out the curve, and below it the reader's decisions in words, each with the button that leads to its board.

    `own`: None for a reader who was no player.
    """
    words, back = reader.words, 0 if own is None else own.back
    verdict = _verdict(own, words)
    below = f"{verdict} {words.say('review-back', count=back)}" if back else verdict
    title = words.say("review-title", game=words.say(f"{table.game.key}-name"))
    texts, picture = ((title, curve), None) if isinstance(curve, str) else ((title,), curve)
    decisions = [
        _decision_line(table, number, decision, words)
        for number, decision in enumerate(() if own is None else own.regretted, 1)
    ]
    leave = [button(words.say("button-not-these"), "not-these", table.id)] if back else []
    rows = [*decisions, [step_button(words.say("button-step"), table.id), *leave]]
    return PrivateLayout(
        user=reader.user, texts=texts, picture=picture, below=(small_print(below),), rows=rows, framed=False
    )


def verdict_on(then: LoadedTable, seat: int, played: Move, better: Move, words: Words) -> Verdict:
    """Return the marks on the board of a decision: the things or targets of the played and of the better move."""
    prompt = make_prompt(DialogPlace(then, seat, 0), [played, better], Wordings(then, seat, words))
    return Verdict(prompt, part_of(prompt, better), part_of(prompt, played))


def part_of(prompt: Prompt, move: Move) -> Prompt:
    """Return the part of a question with the choices that lead to that move."""
    choices = tuple(choice for choice in prompt.choices if choice.moves == (move,))
    return msgspec.structs.replace(prompt, groups=(Group(choices),), items=(), moves=(move,))


def _verdict(own: Own | None, words: Words) -> str:
    if own is None:
        return words.say("review-guest")
    if own.regretted:
        return words.say("review-mistakes", count=len(own.regretted))
    return words.say("review-none", count=own.decisions) if own.decisions else words.say("review-nothing")


def _decision_line(table: LoadedTable, number: int, decision: Regretted, words: Words) -> Line:
    """Return a decision in words: the played move, a better one, and the difference.

    The board, to which the button leads, tells the moves whole and why the other was better.
    """
    game, choice = table.game, decision.choice
    then = msgspec.structs.replace(table, state=choice.state)
    moves, better = game.moves(choice.state, choice.seat), game.parse_move(decision.weighed.better)
    wordings = Wordings(then, choice.seat, words)
    beside = step_button(str(number), table.id, decision.step, choice.seat)
    text = words.say(
        "review-decision",
        number=number,
        played=words.move(game.key, game.parse_move(choice.move), names(table)),
        better=join_parts([words.move(game.key, better, names(table)), *result_lines(moves, better, wordings)]),
        cost=_cost(decision.weighed, words),
    )
    return Line(clip_lines(text, LINES, room_next_to(beside.label)), beside)


def better_move_reasons(game: str, weighed: WeighedRow, words: Words) -> str:
    """Return the reasons for which the better move was better; "" if it was evaluated by a version without reasons."""
    if not weighed.reasons:
        return ""
    return format_reasons(game, msgspec.json.decode(weighed.reasons, type=tuple[Reason, ...]), words, equal=False)


def points_of(weighed: WeighedRow) -> int:
    """Return the cost of a decision in points of a hundred, rounded as its error allows."""
    step = step_of(weighed.error)
    return max(step, step * round(100 * weighed.loss / step))


def _cost(weighed: WeighedRow, words: Words) -> str:
    size = "little" if weighed.loss < CLEAR else "clear" if weighed.loss < MUCH else "much"
    return words.say("review-cost", size=size, points=points_of(weighed))
