"""Mistakes of a person as puzzles: decisions of their own finished games that come back until they are solved.

A review finds them (`azalai.bot.reviews`), and idle robots evaluate all their moves (`PuzzleMaker`). The position is
replayed from the moves of the game. An answer is right if a review would not call it a mistake.
"""

from __future__ import annotations

import asyncio
import hashlib
import json

import msgspec

from azalai.bot.catalogue import list_offered_games
from azalai.bot.errors import Refused, ReplayFailed
from azalai.bot.history.game_facts import History, history
from azalai.bot.reviews.mistake_store import MistakeRow, Mistakes
from azalai.bot.reviews.positions import ReviewedChoice, course_of, is_mistake
from azalai.bot.reviews.rules import BACK, make_task, moment_after
from azalai.bot.solo.days import closes
from azalai.bot.solo.games import ChooseMove, queue_of
from azalai.bot.solo.puzzle_store import PuzzleRow, encode_candidates
from azalai.bot.solo.puzzles import PuzzleGame
from azalai.bot.solo.store import SoloGames, SoloKind, SoloRow
from azalai.bot.solo.table import load_history
from azalai.bot.store import Transaction
from azalai.bot.tables.host import Host
from azalai.games import GAMES
from azalai.games.alone import Alone
from azalai.games.contract import Move
from azalai.robots import Candidate, Decision, Draw, Thought
from azalai.robots.candidates import list_distinct

ASK = 3
"""Wrong answers in a row after which the person is asked whether to keep a mistake."""
AT_ONCE = 20
"""Number of mistakes that are loaded at once for evaluation."""
FEW = 48
"""Largest number of moves that are all evaluated before the puzzle is shown.

Of more moves, only the candidates of a strong robot are evaluated, and others when a person chooses them.
"""


class Moment(Alone):
    """Position of a finished game at a decision of a seat; others may have to decide at the same time."""

    def _arrive(self) -> None:
        self.asked = self.own in self.game.deciders(self.state)


class MistakeGame(PuzzleGame, frozen=True, kw_only=True):
    """Mistake as a puzzle for its person.

    `mistake`: its row. `history`: the history of the finished game. `choice`: the decision, and `step`: its number in
    the game. `goes_on`: a what-if can begin at the decision.
    """

    mistake: MistakeRow
    history: History
    choice: ReviewedChoice
    step: int
    goes_on: bool

    @property
    def is_best(self) -> bool:
        """True if the best move was chosen."""
        return self.chosen_move == self.best.move

    @property
    def is_solved(self) -> bool:
        """True if the mistake is solved and does not come back."""
        return self.mistake.right_in_a_row == len(BACK)


def present_rules() -> dict[str, int]:
    """Return the versions of the rules of the offered games, by key."""
    return {key: GAMES[key].version for key in list_offered_games()}


async def count_due(tx: Transaction, user: int, now: float) -> int:
    """Return the number of mistakes that a person can answer now; 0 if they have switched them off."""
    person = await tx.people.get(user)
    if person is not None and not person.mistakes:
        return 0
    return await tx.get(Mistakes).count_due(user, now, present_rules())


async def load_next(host: Host, user: int) -> MistakeGame:
    """Return the mistake that has been due for the longest time. Raises `Refused` if none is due.

    Mistakes of games that can't be replayed are deleted.
    """
    async with host.store.read() as tx:
        rows = await tx.get(Mistakes).list_due(user, host.now(), present_rules())
    for row in rows:
        try:
            return await _load(host, row)
        except Refused as refusal:
            if refusal.reason != "refusal-mistake-gone":
                raise
            await delete(host, row)
    raise Refused("refusal-no-mistake-due")


async def load_mistake(host: Host, user: int, number: int) -> MistakeGame:
    """Return a mistake of a person. Raises `Refused` if it is solved, dropped, not evaluated, or not theirs."""
    async with host.store.read() as tx:
        row = await tx.get(Mistakes).find(-number, user)
    if row is None or row.candidates is None:
        raise Refused("refusal-mistake-gone")
    return await _load(host, row)


async def delete(host: Host, row: MistakeRow) -> None:
    """Delete a mistake, so that it does not come back."""
    async with host.store.write() as tx:
        await tx.get(Mistakes).delete(row.id)


async def choose(host: Host, user: int, number: int, decision: int, chosen: ChooseMove) -> MistakeGame:
    """Store a person's answer, and return the mistake with it.

    After a right answer the mistake comes back later or is solved, after a wrong one it comes back tomorrow. Raises
    `Refused` as stale if it was answered already.
    """
    async with host.queue(queue_of(user)):
        posed = await load_mistake(host, user, number)
        if not posed.asks(decision):
            raise Refused("refusal-stale")
        row, candidate = await _evaluate_chosen(host, posed, chosen(posed.course))
        in_a_row, now = row.right_in_a_row + 1 if is_right(row, candidate) else 0, host.now()
        solved = in_a_row == len(BACK)
        after = msgspec.structs.replace(
            row,
            answers=row.answers + 1,
            chosen=candidate.move,
            right_in_a_row=in_a_row,
            wrong_in_a_row=0 if in_a_row else row.wrong_in_a_row + 1,
            due_at=now if solved else moment_after(BACK[in_a_row], now),
            answered_at=now,
        )
        async with host.store.write() as tx:
            if not await tx.get(Mistakes).answer(row, None if solved else after):
                raise Refused("refusal-stale")
        return _make_game(after, posed.history, posed.choice, posed.step, goes_on=posed.goes_on, answered=True)


def is_right(row: MistakeRow, chosen: Candidate) -> bool:
    """Return True if a review would not call the chosen move a mistake."""
    best = row.decoded_candidates[0]
    return chosen is best or not is_mistake(best.chance - chosen.chance, chosen.error)


async def _evaluate_chosen(host: Host, posed: MistakeGame, move: Move) -> tuple[MistakeRow, Candidate]:
    """Return the row and the candidate of a move; a robot evaluates the move now if it is not among the candidates.

    Raises `Refused` if no robot has time.
    """
    row, best = posed.mistake, posed.best
    candidate = posed.find_candidate(move)
    if candidate is not None:
        return row, candidate
    task = make_task(posed.game, posed.puzzle.seats, posed.choice, _seed(row), closely=True)
    task = msgspec.structs.replace(task, also=(best.move, str(move)))
    thought = await host.thinkers.ask(task, asker=row.user_id)
    tried = {} if thought is None else {candidate.move: candidate for candidate in thought.candidates}
    if not {best.move, str(move)} <= tried.keys():
        raise Refused("refusal-mistake-busy")
    behind = max(0.0, tried[best.move].chance - tried[str(move)].chance)
    chosen_candidate = msgspec.structs.replace(tried[str(move)], chance=max(0.0, best.chance - behind))
    row = msgspec.structs.replace(row, candidates=encode_candidates([*row.decoded_candidates, chosen_candidate]))
    return row, next(candidate for candidate in row.decoded_candidates if candidate.move == chosen_candidate.move)


# Its game


async def _load(host: Host, row: MistakeRow) -> MistakeGame:
    """Return the puzzle of a mistake. Raises `Refused` as gone if its game was deleted or can't be replayed."""
    if present_rules().get(row.game) != row.version:
        raise Refused("refusal-mistake-gone")
    past, choice, step = await _replay(host, row)
    async with host.store.read(once=True) as tx:
        solo = await tx.get(SoloGames).find(row.table_id) if row.table_id < 0 else None
    is_open = solo is not None and solo.kind is SoloKind.DEAL and host.now() < closes(solo.subject)
    answered = row.answered_at is not None and host.now() < row.due_at
    return _make_game(row, past, choice, step, goes_on=not is_open, answered=answered)


async def _replay(host: Host, row: MistakeRow) -> tuple[History, ReviewedChoice, int]:
    """Return the finished game, the decision and its number. Raises `Refused` as gone if the game can't be replayed."""
    past = await (load_history if row.table_id < 0 else history)(host, row.table_id)
    try:
        course = await asyncio.to_thread(course_of, past)
    except (ReplayFailed, ValueError) as error:
        raise Refused("refusal-mistake-gone") from error
    for step, choice in enumerate(course.choices, 1):
        if choice.number == row.number:
            return past, choice, step
    raise Refused("refusal-mistake-gone")


def _make_game(
    row: MistakeRow, past: History, choice: ReviewedChoice, step: int, *, goes_on: bool, answered: bool
) -> MistakeGame:
    """Return the puzzle of a mistake. `answered`: with the person's answer."""
    table, candidates = past.table, row.decoded_candidates
    puzzle = PuzzleRow(
        id=row.id, game=row.game, version=row.version, seats=len(table.seats), seat=choice.seat,
        options=table.row.options, position=b"", kind="", candidates=row.candidates or "[]", made_at=0.0,
        practice=True, day=None,
    )  # fmt: skip
    chosen = next((candidate for candidate in candidates if candidate.move == row.chosen), None) if answered else None
    solo = SoloRow(
        id=row.id, kind=SoloKind.PUZZLE, user_id=row.user_id, game=row.game, version=row.version,
        decision=row.answers, began_at=0.0, changed_at=0.0,
        moves="[]" if chosen is None else json.dumps([f"{choice.seat} {chosen.move}"]),
        ended_at=None if chosen is None else row.answered_at,
        solved=None if chosen is None else is_right(row, chosen),
    )  # fmt: skip
    course = Moment(table.game, choice.state, choice.seat)
    game = MistakeGame(
        row=solo, course=course, puzzle=puzzle, mistake=row, history=past, choice=choice, step=step, goes_on=goes_on
    )
    played = game.find_candidate(table.game.parse_move(choice.move))
    return msgspec.structs.replace(game, original_move="" if played is None else played.move)


# Its evaluation


async def list_waiting(host: Host, after: int = 0) -> list[MistakeRow]:
    """Return some mistakes that are not evaluated yet, those with numbers above `after` first."""
    async with host.store.read() as tx:
        return await tx.get(Mistakes).list_waiting(present_rules(), AT_ONCE, after)


async def decision_of(host: Host, row: MistakeRow) -> tuple[Draw, Decision] | None:
    """Return a mistake as a decision for robots to evaluate, or None if its game can't be loaded.

    A mistake of a game that can't be replayed is deleted.
    """
    try:
        past, choice, _ = await _replay(host, row)
    except Refused as refusal:
        if refusal.reason == "refusal-mistake-gone":
            await delete(host, row)
        return None
    game, seats = past.table.game, len(past.table.seats)
    moves = list_distinct(game, game.view(choice.state, choice.seat), game.moves(choice.state, choice.seat))
    texts = tuple(map(str, moves)) if len(moves) <= FEW else ()
    decision = Decision(game.encode(choice.state), choice.seat, tuple(dict.fromkeys([choice.move, *texts])))
    return Draw(row.game, seats, _seed(row), 0), decision


async def store_evaluation(host: Host, row: MistakeRow, decision: Decision, thought: Thought) -> None:
    """Store the evaluated moves of a mistake, or delete it if the played move turns out not to be a mistake.

    If that is in doubt, the mistake is evaluated again later, and deleted if it is still in doubt when it is due.
    """
    best, tried = thought.candidates[0], {candidate.move: candidate for candidate in thought.candidates}
    played = tried.get(decision.moves[0], best)
    loss = best.chance - played.chance
    async with host.store.write() as tx:
        if is_mistake(loss, played.error):
            await tx.get(Mistakes).evaluate(row.id, encode_candidates(thought.candidates))
        elif not is_mistake(loss, 0.0) or host.now() >= row.due_at:
            await tx.get(Mistakes).delete(row.id)


def _seed(row: MistakeRow) -> bytes:
    return hashlib.sha256(repr(("mistake", row.table_id, row.number)).encode()).digest()
