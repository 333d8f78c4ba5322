"""Puzzles of a person, each of which they answer once.

A puzzle is a decision from a game of robots, shown in its seat's view. The puzzle of a day is chosen when a person
first opens it (`claim` in `puzzle_store.py`), and is the same for all. A puzzle that waits for its day is shown to no
person. A run is a series of puzzles of a game without a mistake; the longer a person's run is, the harder is their next
puzzle.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Sequence

import msgspec

from azalai.bot.catalogue import list_offered_games
from azalai.bot.config import Settings
from azalai.bot.errors import Refused
from azalai.bot.people.guild_settings import guild_settings
from azalai.bot.solo.days import day_of, days_in_a_row
from azalai.bot.solo.games import ChooseMove, SoloGame, queue_of
from azalai.bot.solo.puzzle_store import PuzzleRow, Puzzles
from azalai.bot.solo.starters import starters_of
from azalai.bot.solo.store import SoloGames, SoloKind, SoloRow
from azalai.bot.tables.host import Host
from azalai.bot.tables.levels import list_levels
from azalai.games import GAMES
from azalai.games.alone import Alone
from azalai.games.contract import AnyGame, Move
from azalai.robots import Candidate, Level, foretells

FORMER = -(2**50)
"""Buttons of the first release have numbers below this one: this number less the puzzle's."""


class PuzzleGame(SoloGame, frozen=True, kw_only=True):
    """A puzzle for a person.

    `original_move`: the person's move if the decision is from a game of their own, else empty. `counts`: the number of
    people who chose each move; empty until the person has answered.
    """

    puzzle: PuzzleRow
    original_move: str = ""
    counts: dict[str, int] = msgspec.field(default_factory=dict[str, int])

    @property
    def chosen_move(self) -> str:
        """The move that the person has chosen."""
        return json.loads(self.row.moves)[0].partition(" ")[2]

    @property
    def best(self) -> Candidate:
        """The best move, which the person should find."""
        return self.puzzle.decoded_candidates[0]

    def find_candidate(self, move: Move) -> Candidate | None:
        """Return the candidate of a move, or of a move with the same result, or None."""
        game, view = self.game, self.game.view(self.course.state, self.seat)
        twin, candidates = game.twin(view, move), self.puzzle.decoded_candidates
        return next(
            (candidate for candidate in candidates if game.twin(view, game.parse_move(candidate.move)) == twin), None
        )


class Solving(msgspec.Struct, frozen=True):
    """Results of a person.

    - `tried`, `solved`: the numbers of answered and of solved puzzles.
    - `streak`: the number of days in a row on which they have solved a puzzle of the day.
    - `today`: by game, whether they have solved today's puzzle; only games with an answered one.
    - `runs`: by game, the present and the longest run.
    """

    tried: int
    solved: int
    streak: int
    today: dict[str, bool]
    runs: dict[str, tuple[int, int]] = {}


async def check_offered(host: Host, guild: int | None, *games: str) -> None:
    """Raise `Refused` if a game is not offered, or if a server has switched puzzles off."""
    if not set(games) <= set(list_offered_games()):
        raise Refused("refusal-no-such-puzzle")
    async with host.store.read(once=True) as tx:
        settings = await guild_settings(tx, guild)
    if not settings.puzzles:
        raise Refused("refusal-no-puzzles-here")


async def open_today(host: Host, user: int, guild: int | None, game: str) -> PuzzleGame:
    """Return today's puzzle of a game, which is the same for all people.

    Raises `Refused` like `check_offered`, and if there is none yet.
    """
    await check_offered(host, guild, game)
    await host.check_time()
    today = day_of(host.now())
    async with host.store.read() as tx:
        row = await tx.get(Puzzles).of_day(game, today)
    if row is None:
        host.check_not_paused()
        async with host.store.write() as tx:
            row = await tx.get(Puzzles).claim(game, GAMES[game].version, today)
    if row is None:
        raise Refused("refusal-no-puzzle-yet")
    return await _open(host, user, row)


async def list_games_today(host: Host) -> dict[str, bool]:
    """Return the games with puzzles; the value is True if there is one of today.

    The others have puzzles for practice, or robots that can make puzzles.
    """
    games = {key: GAMES[key] for key in list_offered_games()}
    async with host.store.read() as tx:
        ready = await tx.get(Puzzles).list_ready({key: game.version for key, game in games.items()}, day_of(host.now()))
    return {
        key: key in ready
        for key, game in games.items()
        if key in ready or seats_for(host.settings, game) or starters_of(game)
    }


def seats_for(settings: Settings, game: AnyGame) -> list[int]:
    """Return the numbers of seats for which puzzles can be made.

    They need a strong robot, and a learned value that predicts the winner.
    """
    return [
        seats for seats in game.seats if Level.STRONG in list_levels(settings, game, seats) and foretells(game, seats)
    ]


async def open_practice(host: Host, user: int, guild: int | None, game: str) -> PuzzleGame:
    """Return the next practice puzzle of a person, which is harder the longer their run is.

    It is of another kind than their last puzzle if possible. Raises `Refused` like `check_offered`, and if there is no
    puzzle that they have not answered.
    """
    await check_offered(host, guild, game)
    rules, today = GAMES[game], day_of(host.now())
    async with host.store.read() as tx:
        rows = await tx.get(Puzzles).list_untried(user, game, rules.version, today)
    if not rows and (starters := starters_of(rules)):
        async with host.store.write() as tx:
            await tx.get(Puzzles).begin_with(starters)
            rows = await tx.get(Puzzles).list_untried(user, game, rules.version, today)
    answered = await _list_answered(host, user, game)
    if not rows:
        raise _explain_shortage(host, rules, len(answered))
    async with host.store.read() as tx:
        last = None if not answered else await tx.get(Puzzles).get(answered[-1].subject)
    others = [row for row in rows if last is None or row.kind != last.kind] or rows
    run, _ = runs([answer.solved for answer in answered])
    easiest_first = sorted(others, key=lambda row: (-row.lead, row.id))
    return await _open(host, user, easiest_first[min(run, len(others) - 1)])


def _explain_shortage(host: Host, game: AnyGame, tried: int) -> Refused:
    """Return the refusal for a person who has answered all puzzles of a game. `tried`: their number."""
    more_follow = host.settings.puzzles and bool(seats_for(host.settings, game))
    why = ("all" if tried else "none") if more_follow else ("ended" if tried else "off")
    return Refused("refusal-no-more-puzzles", why=why, count=tried)


async def load_puzzle(host: Host, user: int, number: int) -> PuzzleGame:
    """Return a person's puzzle.

    Raises `Refused` if there is no such puzzle of theirs, or if it waits for its day.
    """
    async with host.store.read() as tx:
        row = await tx.get(SoloGames).find(number, user)
        puzzle = None if row is None else await tx.get(Puzzles).get(row.subject)
        if row is None and number < FORMER:
            puzzle = await tx.get(Puzzles).get(FORMER - number)
    if puzzle is None or (row is not None and row.kind is not SoloKind.PUZZLE):
        raise Refused("refusal-puzzle-gone")
    return await _open(host, user, puzzle) if row is None else await _load(host, row, puzzle)


async def _open(host: Host, user: int, puzzle: PuzzleRow) -> PuzzleGame:
    """Return a puzzle for a person, and store that they have opened it. Raises `Refused` if it waits for its day."""
    if not is_published(puzzle, day_of(host.now())):
        raise Refused("refusal-puzzle-gone")
    now = host.now()
    new = SoloRow(
        kind=SoloKind.PUZZLE, user_id=user, game=puzzle.game, version=puzzle.version, subject=puzzle.id, began_at=now,
        changed_at=now,
    )  # fmt: skip
    async with host.store.write() as tx:
        row = await tx.get(SoloGames).begin(new)
    return await _load(host, row, puzzle)


def is_published(row: PuzzleRow, today: int) -> bool:
    """Return True if people may see a puzzle, False if it waits for its day."""
    return row.practice if row.day is None else row.day <= today


async def _load(host: Host, row: SoloRow, puzzle: PuzzleRow) -> PuzzleGame:
    """Return a person's puzzle. Raises `Refused` if the game is not installed or can't read the position."""
    if puzzle.game not in GAMES:
        raise Refused("refusal-no-such-puzzle")
    try:
        state = await asyncio.to_thread(GAMES[puzzle.game].decode, puzzle.position)
    except ValueError as error:
        raise Refused("refusal-puzzle-other-rules") from error
    counts: dict[str, int] = {}
    if row.ended_at is not None:
        async with host.store.read(once=True) as tx:
            counts = dict(Counter(await tx.get(SoloGames).list_chosen(puzzle.id)))
    return PuzzleGame(row=row, course=Alone(GAMES[puzzle.game], state, puzzle.seat), puzzle=puzzle, counts=counts)


async def choose(host: Host, user: int, number: int, decision: int, chosen: ChooseMove) -> PuzzleGame:
    """Store a person's answer and return the puzzle with it. Raises `Refused` as stale if it was answered already."""
    async with host.queue(queue_of(user)):
        posed = await load_puzzle(host, user, number)
        if not posed.asks(decision):
            raise Refused("refusal-stale")
        candidate, now = posed.find_candidate(chosen(posed.course)), host.now()
        if candidate is None:  # the game merges equivalent moves in another way than when the puzzle was made
            raise Refused("refusal-puzzle-other-rules")
        answered = msgspec.structs.replace(
            posed.row,
            decision=decision + 1,
            moves=json.dumps([f"{posed.seat} {candidate.move}"]),
            solved=candidate is posed.best,
            day=posed.puzzle.day if posed.puzzle.day == day_of(now) else None,
            changed_at=now,
            ended_at=now,
        )
        async with host.store.write() as tx:
            if not await tx.get(SoloGames).go_on(posed.row, answered):
                raise Refused("refusal-stale")
        return await load_puzzle(host, user, posed.number)


async def _list_answered(host: Host, user: int, game: str | None = None) -> list[SoloRow]:
    """Return the puzzles that a person has answered, of a game or of all, in the order of the answers."""
    async with host.store.read(once=True) as tx:
        rows = await tx.get(SoloGames).list_of_kind(user, SoloKind.PUZZLE)
    done = [row for row in rows if row.ended_at is not None and game in (None, row.game)]
    return sorted(done, key=lambda row: (row.ended_at or 0.0, row.id))


async def load_solving(host: Host, user: int) -> Solving:
    """Load the results of a person."""
    today, done = day_of(host.now()), await _list_answered(host, user)
    return Solving(
        tried=len(done),
        solved=sum(bool(row.solved) for row in done),
        streak=streak({row.day for row in done if row.solved and row.day is not None}, today),
        today={row.game: bool(row.solved) for row in done if row.day == today},
        runs={
            game: runs([row.solved for row in done if row.game == game])
            for game in dict.fromkeys(row.game for row in done)
        },
    )


def runs(solved: Sequence[bool | None]) -> tuple[int, int]:
    """Return the present and the longest run without a mistake.

    >>> runs([True, True, False, True]), runs([]), runs([True, False])
    ((1, 2), (0, 0), (0, 1))
    """
    present = longest = 0
    for right in solved:
        present = present + 1 if right else 0
        longest = max(longest, present)
    return present, longest


def streak(days: set[int], today: int) -> int:
    """Return the number of consecutive days in `days` that end today, or yesterday if today is not among them.

    >>> streak({7, 8, 9}, 9), streak({7, 8}, 9), streak({7}, 9)
    (3, 2, 0)
    """
    return days_in_a_row(days, today if today in days else today - 1)
