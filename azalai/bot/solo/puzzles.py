"""Puzzles as a person meets them: which they are asked, and what they have chosen, once.

Each is a decision of a game that robots played; what is asked of it is the position as its seat sees it. Which puzzle
is a day's is decided when it is first asked for, and holds for everybody. One that waits for its day is nobody's to
see.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from azalai.bot.catalogue import offered_games
from azalai.bot.config import Settings
from azalai.bot.errors import Refused
from azalai.bot.people.guild_settings import guild_settings
from azalai.bot.solo.days import day_of
from azalai.bot.solo.puzzle_store import PuzzleAnswerRow, PuzzleRow, Puzzles, puzzle_number
from azalai.bot.tables.host import Host
from azalai.bot.tables.levels import levels_for
from azalai.games import GAMES
from azalai.games.alone import Alone
from azalai.games.contract import AnyGame, Move
from azalai.robots import Candidate, Level, foretells


class Posed(msgspec.Struct, frozen=True):
    """A puzzle before a person. `answer`: what they have chosen, once they have; `counts`: how many have chosen each
    move, for who has."""

    row: PuzzleRow
    course: Alone
    answer: PuzzleAnswerRow | None = None
    counts: dict[str, int] = {}

    renewed = False

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self.course.game

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return self.row.seat

    @property
    def number(self) -> int:
        """Its number where tables are known by theirs."""
        return puzzle_number(self.row.id)

    @property
    def best(self) -> Candidate:
        """The move that is to be found."""
        return self.row.weighed[0]

    def asks(self, decision: int) -> bool:
        """Whether the person is asked still: there is one decision, and one try."""
        return decision == 0 and self.answer is None

    def comes_to(self, move: Move) -> Candidate:
        """The candidate that a move comes to. Refused where none is: twins are told otherwise than when it was made."""
        game, view = self.game, self.game.view(self.course.state, self.seat)
        twin = game.twin(view, move)
        for one in self.row.weighed:
            if game.twin(view, game.parse_move(one.move)) == twin:
                return one
        raise Refused("refusal-puzzle-other-rules")


class Solving(msgspec.Struct, frozen=True):
    """How a person does: at how many puzzles they have tried and how many they have solved, on how many days in a row
    a puzzle of the day, and the games whose puzzle of today they have tried, by whether they have solved it."""

    tried: int
    solved: int
    streak: int
    today: dict[str, bool]


ChooseMove = Callable[[Alone], Move]
"""Which move somebody meant."""


async def check_offered(host: Host, guild: int | None, *games: str) -> None:
    """Refused for games that are not offered, and where a server has switched puzzles off."""
    if not set(games) <= set(offered_games()):
        raise Refused("refusal-no-such-puzzle")
    async with host.store.read(once=True) as tx:
        settings = await guild_settings(tx, guild)
    if not settings.puzzles:
        raise Refused("refusal-no-puzzles-here")


async def of_today(host: Host, user: int, guild: int | None, game: str) -> Posed:
    """The puzzle of today, the same for everybody. Refused as `check_offered` says, and where there is none yet."""
    await check_offered(host, guild, game)
    await host.check_time()
    today = day_of(host.now())
    async with host.store.read() as tx:
        row = await tx.of(Puzzles).of_day(game, today)
    if row is None:
        host.check_goes_on()
        async with host.store.write() as tx:
            row = await tx.of(Puzzles).claim(game, GAMES[game].version, today)
    if row is None:
        raise Refused("refusal-no-puzzle-yet")
    return await load_puzzle(host, user, puzzle_number(row.id))


async def games_today(host: Host) -> dict[str, bool]:
    """The games of which there is a puzzle of today (True), or which robots look for one of."""
    games = {key: GAMES[key] for key in offered_games()}
    async with host.store.read() as tx:
        ready = await tx.of(Puzzles).ready({key: game.version for key, game in games.items()}, day_of(host.now()))
    return {key: key in ready for key, game in games.items() if key in ready or seats_for(host.settings, game)}


def seats_for(settings: Settings, game: AnyGame) -> list[int]:
    """With so many seats there is a strong robot whose chances foretell more than chance does: it can find puzzles."""
    return [
        seats for seats in game.seats if Level.STRONG in levels_for(settings, game, seats) and foretells(game, seats)
    ]


async def for_practice(host: Host, user: int, guild: int | None, game: str) -> Posed:
    """The next puzzle at which a person can practise. Refused as `check_offered` says, and where they have tried
    all."""
    await check_offered(host, guild, game)
    async with host.store.read() as tx:
        row = await tx.of(Puzzles).untried(user, game, GAMES[game].version, day_of(host.now()))
    if row is None:
        raise Refused("refusal-no-more-puzzles")
    return await load_puzzle(host, user, puzzle_number(row.id))


async def load_puzzle(host: Host, user: int, number: int) -> Posed:
    """The puzzle of that number as it stands before this person. Refused for one that is none, or that waits for its
    day."""
    async with host.store.read() as tx:
        row = await tx.of(Puzzles).get(puzzle_number(number))
        if row is None or not is_out(row, day_of(host.now())):
            raise Refused("refusal-puzzle-gone")
        answer = await tx.of(Puzzles).answer_of(user, row.id)
        counts = {} if answer is None else await tx.of(Puzzles).counts(row.id)
    return await asyncio.to_thread(_read, row, answer, counts)


def is_out(row: PuzzleRow, today: int) -> bool:
    """Whether people may see a puzzle."""
    return row.practice if row.day is None else row.day <= today


def _read(row: PuzzleRow, answer: PuzzleAnswerRow | None, counts: dict[str, int]) -> Posed:
    """Refused where its game is not offered any more, or its rules are not known."""
    if row.game not in GAMES:
        raise Refused("refusal-no-such-puzzle")
    try:
        course = Alone(GAMES[row.game], GAMES[row.game].decode(row.position), row.seat)
    except ValueError as error:
        raise Refused("refusal-puzzle-other-rules") from error
    return Posed(row, course, answer, counts)


async def choose(host: Host, user: int, number: int, decision: int, chosen: ChooseMove) -> Posed:
    """A person chooses a move: their one try. Refused as stale where they have chosen already."""
    host.check_goes_on()
    await host.check_time()
    posed = await load_puzzle(host, user, number)
    if not posed.asks(decision):
        raise Refused("refusal-stale")
    candidate, today = posed.comes_to(chosen(posed.course)), day_of(host.now())
    answer = PuzzleAnswerRow(
        puzzle_id=posed.row.id,
        user_id=user,
        move=candidate.move,
        solved=candidate is posed.best,
        day=today if posed.row.day == today else None,
        answered_at=host.now(),
    )
    async with host.store.write() as tx:
        if await tx.of(Puzzles).answer(answer) is not answer:
            raise Refused("refusal-stale")
    return await load_puzzle(host, user, number)


async def solving(host: Host, user: int) -> Solving:
    """How a person does."""
    today = day_of(host.now())
    async with host.store.read() as tx:
        answers = await tx.of(Puzzles).answers_of(user)
        of_today = {answer.puzzle_id: answer.solved for answer in answers if answer.day == today}
        rows = [await tx.of(Puzzles).get(number) for number in of_today]
    days = {answer.day for answer in answers if answer.solved and answer.day is not None}
    return Solving(
        tried=len(answers),
        solved=sum(answer.solved for answer in answers),
        streak=streak(days, today),
        today={row.game: of_today[row.id] for row in rows if row is not None},
    )


def streak(days: set[int], today: int) -> int:
    """How many days in a row end today, or yesterday while today is not over.

    >>> streak({7, 8, 9}, 9), streak({7, 8}, 9), streak({7}, 9)
    (3, 2, 0)
    """
    last = today if today in days else today - 1
    return next(count for count in range(len(days) + 1) if last - count not in days)
