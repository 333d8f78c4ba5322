"""Supply of puzzles: decisions from games of robots with one clearly best move, found while there is no other work.

Each decision is evaluated quickly, from its seat's knowledge. If one move leads, all legal moves are evaluated several
times in other imagined worlds, as closely as the most expensive decisions of a review (`azalai.bot.reviews.rules`).
That ends when the move is surely the best, or may well not be. So no puzzle depends on the chance result of a few
imagined games. The stock of a game is limited. One process makes the puzzles; before them it evaluates mistakes that
come back to people, in the same way.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import msgspec

from azalai.bot import metrics
from azalai.bot.catalogue import list_offered_games
from azalai.bot.reviews.rules import CLOSER, SHARE, WORLDS
from azalai.bot.solo import mistake_puzzles
from azalai.bot.solo.puzzle_store import NewPuzzle, Puzzles, Stock, encode_candidates
from azalai.bot.solo.puzzles import seats_for
from azalai.bot.store.faults import TROUBLE
from azalai.bot.tables.host import Host
from azalai.games import GAMES
from azalai.games.contract import AnyGame
from azalai.games.questions import tag
from azalai.locales import ORIGINAL, words
from azalai.robots import (
    OPEN,
    Candidate,
    Decision,
    Draw,
    Level,
    Task,
    Thought,
    draw_decisions,
    request,
    think,
    usual_rollouts,
)
from azalai.robots.levels import SECONDS_TO_REVIEW

log = logging.getLogger(__name__)

LOOK = 60.0
"""Seconds between two attempts to make puzzles."""
QUIET = 60.0
"""Seconds for which the robots must have been idle before they are asked."""
REST, FIRST_REST = 4.0, 1.0
"""Length of the pause after each question, as a multiple of the time that its answer took.

So puzzles take up to a fifth of a processor, and up to a half until a game has its first puzzle.
"""
DECISIONS = 20
"""Number of decisions of a game that are examined."""
FROM_A_GAME = 2
"""Largest number of puzzles from one game of robots."""
AHEAD, MOST = 10, 300
"""Wanted lead of a game's practice puzzles over the answers of the keenest person, and their largest number."""
ORDER = ((False, 1), (True, 5), (False, 3), (True, 20), (False, 7))
"""Wanted numbers of a game's puzzles, one after the other: for practice (True), or waiting for their day (False)."""
NEWEST = 8
"""Number of newest puzzles; less than half of them may have the kind of the next, unless none was made for a day."""
DAY = 86_400.0
CLEARLY = 0.08
"""Least lead of the best move, as a share of a win."""
SURELY = 3.0
"""Least lead of the best move, in standard errors."""
CHOICES = 4
"""Least number of moves with different texts."""
SIMPLE = 0.4
"""Largest lead of the best move, as a share of a win: with more the decision is too simple."""
DEEPER = 16
"""Least number of worlds in which each move is tried in a close look, if time allows."""
LOOKS = 4
"""Largest number of close looks at a decision. A look is one evaluation of its moves."""

Question = TypeVar("Question")
Answer = TypeVar("Answer")


class PuzzleMaker:
    """Maker of a bot's puzzles, which works in the background."""

    def __init__(self, host: Host, *, look: float = LOOK, quiet: float = QUIET, rest: float = REST) -> None:
        self._host = host
        self._look, self._quiet, self._rest = look, quiet, rest
        self._making: asyncio.Task[None] | None = None
        self._last_mistake = 0

    def start(self) -> None:
        """Start the work, unless the operator has switched puzzles off."""
        if self._host.settings.puzzles and self._making is None:
            self._making = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop the work; the present evaluation is lost."""
        if self._making is not None:
            self._making.cancel()
            await asyncio.gather(self._making, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._look)
            try:
                await self.make()
            except TROUBLE as error:
                log.warning("no puzzle could be made: %s; the bot will try again", type(error).__name__)
            except Exception as error:  # its text is not logged, because it may reveal a puzzle
                log.error("no puzzle could be made: %s; the bot will try again", type(error).__name__)

    async def make(self) -> int:
        """Make puzzles of one game that needs them, if there is no other work, and return the number of new puzzles."""
        if not self._can_work or not self._host.cluster.first:
            return 0
        async with self._host.cluster.lock("puzzles"):
            await self._evaluate_mistakes()
            wanted, without = await self._list_wanted()
            game = choose_game(wanted, without)
            rest = self._rest if game not in without else min(self._rest, FIRST_REST)
            return 0 if game is None else await self._make_for(game, rest)

    @property
    def _can_work(self) -> bool:
        host = self._host
        return host.pause is None and host.store.unstorable is None and host.thinkers.quiet_seconds >= self._quiet

    async def _evaluate_mistakes(self) -> None:
        """Evaluate the moves of people's mistakes, one after the other, as long as there is no other work.

        It continues after the last one, so that a mistake that can't be evaluated does not hold up the others.
        """
        for row in await mistake_puzzles.list_waiting(self._host, self._last_mistake):
            if not self._can_work:
                return
            self._last_mistake = row.id
            decision = await mistake_puzzles.decision_of(self._host, row)
            look = 1 + secrets.randbelow(LOOKS)
            thought = (
                None if decision is None else await self._ask(think, await make_question(*decision, look), self._rest)
            )
            if decision is not None and thought is not None and thought.candidates:
                await mistake_puzzles.store_evaluation(self._host, row, decision[1], thought)

    async def _list_wanted(self) -> tuple[Sequence[AnyGame], Sequence[AnyGame]]:
        """Return the games that need more puzzles, and those of them that have none yet."""
        wanted, without = list[AnyGame](), list[AnyGame]()
        async with self._host.store.read() as tx:
            for game in (GAMES[key] for key in list_offered_games()):
                stock = await tx.get(Puzzles).stock(game.key, game.version, NEWEST)
                if choose_use(stock) is not None and seats_for(self._host.settings, game):
                    wanted.append(game)
                    if not stock.kinds:
                        without.append(game)
        return wanted, without

    async def _make_for(self, game: AnyGame, rest: float) -> int:
        count, seed = 0, secrets.token_bytes(32)
        draw = Draw(game.key, secrets.choice(seats_for(self._host.settings, game)), seed, DECISIONS)
        for decision in await self._ask(draw_decisions, draw, rest) or ():
            if not self._can_work or count == FROM_A_GAME:
                break
            if not reads_differently(draw, decision):
                continue
            thought = await self._ask(think, await make_question(draw, decision), rest)
            if thought is None or not is_leading(thought.candidates):
                continue
            thought = await self._evaluate(draw, decision, rest)
            if thought is not None:
                simple = await asyncio.to_thread(is_simple, draw, decision, thought.move)
                count += await self._store(build_puzzle(draw, decision, thought, self._host.now()), simple=simple)
        return count

    async def _evaluate(self, draw: Draw, decision: Decision, rest: float) -> Thought | None:
        """Look at a decision closely until one move is clearly best, and return the evaluation, or None if none is."""
        looks: list[Thought] = []
        while self._can_work and len(looks) < LOOKS:
            thought = await self._ask(think, await make_question(draw, decision, len(looks) + 1), rest)
            if thought is None:
                return None
            looks.append(thought)
            pooled = pool_looks(looks)
            if pooled is None or not is_leading(pooled.candidates):
                return None
            if is_clear(pooled, decision):
                last = await self._ask(think, await make_question(draw, decision, LOOKS + 1, times=2), rest)
                return pooled if last is not None and confirms(last, pooled) else None
        return None

    async def _ask(self, thinking: Callable[[Question], Answer], question: Question, rest: float) -> Answer | None:
        began = time.monotonic()
        answer = await self._host.thinkers.think_idly(thinking, question)
        await asyncio.sleep(rest * (time.monotonic() - began))
        return answer

    async def _store(self, puzzle: NewPuzzle, *, simple: bool) -> bool:
        """Store a puzzle and return True, unless it is no longer needed or too many are of its kind.

        `simple`: a solid robot finds the best move.
        """
        async with self._host.store.write() as tx:
            tx.advisory_lock(f"puzzles of {puzzle.game}")
            stock = await tx.get(Puzzles).stock(puzzle.game, puzzle.version, NEWEST)
            use = choose_use(stock, simple=simple)
            if use is None or not has_room(stock, puzzle):
                return False
            await tx.get(Puzzles).keep(puzzle, practice=use)
        metrics.PUZZLES.labels(puzzle.game).inc()
        log.info("a puzzle of %s was made; %s wait, %s are for practice", puzzle.game, stock.waiting, stock.practice)
        return True


def choose_use(stock: Stock, *, simple: bool | None = None) -> bool | None:
    """Return True if the next puzzle is for practice, False if it waits for its day, None if there are enough.

    `simple`: a solid robot finds the best move. If both uses are wanted, simple puzzles are for practice and the others
    for a day.
    """
    practice = min(MOST, max(count for for_practice, count in ORDER if for_practice))
    order = [*ORDER, (True, max(practice, min(MOST, stock.tried + AHEAD)))]
    wanted = [use for use, count in order if (stock.practice if use else stock.waiting) < count]
    if not wanted or simple is None or not stock.waiting:
        return wanted[0] if wanted else None
    return simple if simple in wanted else wanted[0]


def has_room(stock: Stock, puzzle: NewPuzzle) -> bool:
    """Return True if few of the newest puzzles are of a puzzle's kind, or if none was made for a day."""
    return stock.kinds.count(puzzle.kind) < NEWEST // 2 or puzzle.made_at > stock.made_at + DAY


def choose_game(wanted: Sequence[AnyGame], without: Sequence[AnyGame]) -> AnyGame | None:
    """Return a random game that needs puzzles, or None.

    Half of the time it is a game without puzzles, if there is one, so that a game with many does not hold it up.
    """
    games = without if without and secrets.randbelow(2) else wanted
    return secrets.choice(games) if games else None


async def make_question(draw: Draw, decision: Decision, look: int = 0, *, times: int = 1) -> Task:
    """Return the task for a strong robot to evaluate a decision from its seat's knowledge.

    `look`: 0 for a quick evaluation, or the number of a close look, which determines the imagined worlds. `times`:
    multiplies the rollouts and the time.
    """
    game = GAMES[draw.key]
    usual = usual_rollouts(game, draw.seats)
    state = game.decode(decision.position)
    return await asyncio.to_thread(
        request,
        *(game, state, draw.seats, decision.seat, Level.STRONG, draw.seed + b"look%d" % look),
        rollouts=times * CLOSER * usual if look else max(1, usual // SHARE),
        seconds=times * SECONDS_TO_REVIEW,
        also=decision.moves,
        least=DEEPER if look else WORLDS,
        explains=look > 0,
    )


def pool_looks(looks: Sequence[Thought]) -> Thought | None:
    """Return the mean result of several looks, or None if they don't have the same best move and candidates.

    A move's reasons are those of the first look that has any. For the best move only looks with the same second best
    move count.
    """
    best = looks[0].move
    by_move = [{candidate.move: candidate for candidate in look.candidates} for look in looks]
    if any(look.move != best for look in looks) or any(
        candidates.keys() != by_move[0].keys() for candidates in by_move
    ):
        return None
    candidates = {move: _merge_looks([candidates[move] for candidates in by_move]) for move in by_move[0]}
    following = _find_second(candidates.values())
    why = [
        candidates[best].reasons
        for look, candidates in zip(looks, by_move, strict=True)
        if _find_second(look.candidates) == following
    ]
    candidates[best] = msgspec.structs.replace(candidates[best], reasons=next(filter(None, why), ()))
    return Thought(best, tuple(candidates.values()), sum(look.rollouts for look in looks))


def _merge_looks(looks: Sequence[Candidate]) -> Candidate:
    """Return the mean of several looks' evaluations of a move. All looks count the same."""
    return Candidate(
        move=looks[0].move,
        chance=sum(look.chance for look in looks) / len(looks),
        error=math.sqrt(sum(look.error**2 for look in looks)) / len(looks),
        reasons=next(filter(None, (look.reasons for look in looks)), ()),
    )


def _find_second(candidates: Iterable[Candidate]) -> str | None:
    """Return the second best move, or None. The first candidate is the best."""
    _, *others = candidates
    return max(others, key=lambda candidate: candidate.chance).move if others else None


def is_leading(candidates: Sequence[Candidate]) -> bool:
    """Return True if the best move leads by enough for a puzzle, and the decision is neither too simple nor settled."""
    if len(candidates) < CHOICES:
        return False
    best, *others = candidates
    behind = best.chance - max(candidate.chance for candidate in others)
    return CLEARLY <= behind <= SIMPLE and OPEN[0] <= best.chance <= OPEN[1]


def is_clear(thought: Thought, decision: Decision) -> bool:
    """Return True if one move is surely and clearly the best, all moves are evaluated, and there are reasons for it."""
    best, *others = thought.candidates
    if not is_leading(thought.candidates) or {candidate.move for candidate in thought.candidates} != set(
        decision.moves
    ):
        return False
    surely = all(best.chance - candidate.chance >= SURELY * candidate.error for candidate in others)
    following = max(others, key=lambda candidate: candidate.chance)
    return surely and bool(best.reasons and following.reasons)


def confirms(last: Thought, before: Thought) -> bool:
    """Return True if a last look finds that the same move is clearly the best."""
    return last.move == before.move and is_leading(last.candidates)


def reads_differently(draw: Draw, decision: Decision) -> bool:
    """Return True if enough moves of a decision have different texts."""
    game, names = GAMES[draw.key], [f"P{seat}" for seat in range(draw.seats)]
    t = words(ORIGINAL)
    texts = {t.move(game.key, game.parse_move(move), names) for move in decision.moves}
    return len(texts) >= CHOICES


def is_simple(draw: Draw, decision: Decision, best: str) -> bool:
    """Return True if a solid robot finds the best move, or one with the same result."""
    game = GAMES[draw.key]
    state = game.decode(decision.position)
    view = game.view(state, decision.seat)
    solid_move = think(request(game, state, draw.seats, decision.seat, Level.SOLID, draw.seed)).move
    return game.twin(view, game.parse_move(solid_move)) == game.twin(view, game.parse_move(best))


def build_puzzle(draw: Draw, decision: Decision, thought: Thought, now: float) -> NewPuzzle:
    """Return a decision as a puzzle, its candidates in the order of their chances."""
    game = GAMES[draw.key]
    return NewPuzzle(
        game=game.key,
        version=game.version,
        seats=draw.seats,
        seat=decision.seat,
        options=msgspec.json.encode(game.Options()),
        position=decision.position,
        kind=tag(game.parse_move(thought.candidates[0].move)),
        candidates=encode_candidates(thought.candidates),
        made_at=now,
    )
