"""A person's game of a deal of the day, which they can begin and finish once.

The same moves lead all people to the same game: a robot's random choices follow from the seed of the deal and the
number of moves alone, and strong robots make a fixed number of rollouts. A move is final once another seat has moved,
so no person can try several moves to learn the robots' answers.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from typing import Any

from azalai.bot.catalogue import list_offered_games
from azalai.bot.errors import Refused
from azalai.bot.people.guild_settings import guild_settings
from azalai.bot.solo import games
from azalai.bot.solo.days import DAYS_OPEN, check_day, closes, create_deal, day_of
from azalai.bot.solo.games import SoloGame
from azalai.bot.solo.store import DealRow, Deals, SoloGames, SoloKind, SoloRow
from azalai.bot.tables.host import Host
from azalai.games import GAMES
from azalai.games.alone import Alone
from azalai.games.earlier import first_position
from azalai.robots import Level, chances, request

COLUMNS = 8
"""Number of chances in a win curve."""
TAKE_BACKS = 5
"""Limit of take-backs in a deal, as a multiple of the limit in a turn at a table."""


class DealGame(SoloGame, frozen=True, kw_only=True):
    """A person's game of a deal."""

    deal: DealRow

    @property
    def points(self) -> int:
        """The person's points. The game must be over."""
        outcome = self.game.outcome(self.course.state)
        assert outcome is not None
        return outcome.scores[self.seat].total

    @property
    def may_take_back(self) -> bool:
        """True if the newest move can be taken back.

        It can if no other seat has moved since, it revealed nothing hidden or random, and the game is not over.
        """
        course = self.course
        is_last = bool(course.decisions) and len(course.moves) == course.decisions[-1] + 1
        return is_last and not course.came_out and not course.over


class DealsOfDays:
    """Rules of deals as solo games."""

    gone = "refusal-deal-gone"

    def check(self, host: Host, game: DealGame) -> None:
        """Raise `Refused` if it is too late to play the deal."""
        if host.now() >= closes(game.deal.day):
            raise Refused("refusal-deal-closed", days=DAYS_OPEN - 1)

    async def load(self, host: Host, row: SoloRow) -> DealGame:
        """Return the game of a row. Raises `Refused` if the game is not installed, or no longer knows its rules."""
        deal = await host.store.ask(lambda tx: tx.get(Deals).find(row.subject, row.game))
        if deal is None or row.kind is not SoloKind.DEAL:
            raise Refused(self.gone)
        if row.game not in GAMES:
            raise Refused("refusal-no-such-deal")
        try:
            course = await asyncio.to_thread(_replay, deal, json.loads(row.moves))
        except ValueError as error:
            raise Refused("refusal-deal-other-rules") from error
        return DealGame(row=row, course=course, deal=deal)

    async def robot_move(self, host: Host, game: DealGame, seat: int) -> str:
        """Return the move of a robot."""
        level, seed = Level(game.deal.level), _robot_seed(game)
        task = request(game.game, game.course.state, game.deal.seats, seat, level, seed)
        return await games.ask_robot(host, game.row.user_id, task)

    def check_take_back(self, host: Host, game: DealGame) -> None:
        """Raise `Refused` if the newest move is final, or if the person has taken back too many moves of the deal."""
        if not game.may_take_back:
            raise Refused("refusal-nothing-to-undo")
        host.limits.check_take_back(game.row.taken_back, times=TAKE_BACKS)

    async def replay(self, game: DealGame, moves: list[str]) -> Alone:
        """Return the game after these moves."""
        return await asyncio.to_thread(_replay, game.deal, moves)

    async def ending(self, game: DealGame) -> dict[str, Any]:
        """Return the points and the win curve."""
        return {"points": game.points, "win_curve": json.dumps(await asyncio.to_thread(_win_curve, game))}


KIND = DealsOfDays()


async def check_offered(host: Host, guild: int | None, game: str) -> None:
    """Raise `Refused` if a game is not offered, or if a server has switched deals off."""
    if game not in list_offered_games():
        raise Refused("refusal-no-such-deal")
    settings = await host.store.ask(lambda tx: guild_settings(tx, guild))
    if not settings.deals:
        raise Refused("refusal-no-deals-here")


async def open_deal(host: Host, user: int, name: str, guild: int | None, game: str, day: int | None = None) -> DealGame:
    """Return a person's game of a deal (`day` None: today's); begin it if they have not.

    Raises `Refused` like `check_offered`, and if they can't begin the deal: it is not today's, or they had begun it
    before their data were erased.
    """
    host.check_not_paused()
    await check_offered(host, guild, game)
    await host.check_time()
    now = host.now()
    day = day_of(now) if day is None else day
    row = await host.store.look(lambda tx: tx.get(SoloGames).find_own(user, SoloKind.DEAL, game, day))
    if row is None:
        check_day(day, now)
        async with host.store.write() as tx:
            tx.advisory_lock(f"marks of {user}")
            if await tx.erased.had_deal(user, day, game):
                raise Refused("refusal-deal-had-before")
            deal = await create_deal(tx, host.settings, day, game)
            new = SoloRow(
                kind=SoloKind.DEAL, user_id=user, game=game, version=deal.version, subject=day, name=name,
                guild_id=guild, day=day, began_at=now, changed_at=now,
            )  # fmt: skip
            row = await tx.get(SoloGames).begin(new)
    return await games.load(host, KIND, user, row.number)


def _replay(deal: DealRow, moves: list[str]) -> Alone:
    return Alone(GAMES[deal.game], start(deal), deal.own_seat, moves)


def start(deal: DealRow) -> Any:
    """Return the first position. Raises ValueError if the game no longer knows its rules."""
    game = GAMES[deal.game]
    return first_position(game, rules=deal.version, seats=deal.seats, options=deal.options, seed=deal.seed)


def _robot_seed(game: DealGame) -> bytes:
    """Return the seed of a robot's move, which depends on the deal and the number of moves alone."""
    return hashlib.sha256(b"deal" + game.deal.seed + len(game.course.moves).to_bytes(8, "big")).digest()


def _win_curve(dealt: DealGame) -> list[float]:
    """Return the person's chance to win in the middle of each eighth of the game.

    The list is empty for a game without learned weights.
    """
    game, states = dealt.game, [start(dealt.deal)]
    for move in dealt.course.moves:
        seat, _, written = move.partition(" ")
        states.append(game.play(states[-1], int(seat), game.parse_move(written)).state)
    curve: list[float] = []
    for column in range(COLUMNS):
        hopes = chances(game, states[(2 * column + 1) * (len(states) - 1) // (2 * COLUMNS)], dealt.deal.seats)
        if hopes is None:
            return []
        curve.append(round(hopes[dealt.seat], 3))
    return curve
