"""A person's game of a deal of the day: begun, played and finished once.

The same moves lead to the same game: robots have their chance from the seed of the deal and the place in the game
alone, and strong ones search for a number of rollouts, whatever time these take. A person's move is stored before the
robots think, so that nothing is lost when a process ends in between: whoever looks next lets them play on, and they
play the same."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable
from typing import Any

import msgspec

from azalai.bot.catalogue import offered_games
from azalai.bot.errors import Refused
from azalai.bot.people.guild_settings import guild_settings
from azalai.bot.solo.days import DAYS_OPEN, check_day, closes, day_of, deal_of
from azalai.bot.solo.deal_store import DealGameRow, DealRow, Deals, table_number
from azalai.bot.tables.host import Host
from azalai.games import GAMES
from azalai.games.alone import Alone
from azalai.games.contract import AnyGame, Move
from azalai.games.earlier import first_position
from azalai.robots import Level, chances, request, think

ASKED = 2
"""So often the processes that think are asked before this one does it itself."""
COLUMNS = 8
"""The chances of a course."""


class Dealt(msgspec.Struct, frozen=True):
    """A person's game of a deal where it stands."""

    deal: DealRow
    row: DealGameRow
    course: Alone

    renewed = False

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self.course.game

    @property
    def seat(self) -> int:
        """The seat of the person."""
        return self.deal.own_seat

    @property
    def number(self) -> int:
        """Its number where tables are known by theirs."""
        return table_number(self.row.id)

    @property
    def points(self) -> int:
        """What the person has when the game is over."""
        outcome = self.game.outcome(self.course.state)
        assert outcome is not None
        return outcome.scores[self.seat].total

    def asks(self, decision: int) -> bool:
        """Whether the person is asked just that decision."""
        return self.row.decision == decision and self.course.asked

    @property
    def may_take_back(self) -> bool:
        """Whether the newest move of the person can be taken back: nothing hidden or random came out since."""
        return bool(self.course.decisions) and not self.course.came_out and not self.course.over


ChooseMove = Callable[[Alone], Move]
"""Which move somebody meant, at the position as it is."""


async def check_offered(host: Host, guild: int | None, game: str) -> None:
    """Refused for a game that is not offered, and where a server has switched deals off."""
    if game not in offered_games():
        raise Refused("refusal-no-such-deal")
    async with host.store.read(once=True) as tx:
        settings = await guild_settings(tx, guild)
    if not settings.deals:
        raise Refused("refusal-no-deals-here")


async def open_deal(host: Host, user: int, name: str, guild: int | None, game: str, day: int | None = None) -> Dealt:
    """This person's game of a deal (`day` None: of today) where they left it, or its beginning. Refused as
    `check_offered` says, for another day than today unless they have begun it, and where they had begun it before they
    were erased."""
    host.check_goes_on()
    await check_offered(host, guild, game)
    await host.check_time()
    now = host.now()
    day = day_of(now) if day is None else day
    async with host.store.read() as tx:
        row = await tx.of(Deals).of(user, day, game)
    if row is None:
        check_day(day, now)
        async with host.store.write() as tx:
            tx.alone(f"marks of {user}")
            if await tx.erased.had_deal(user, day, game):
                raise Refused("refusal-deal-had-before")
            deal = await deal_of(tx, host.settings, day, game)
            row = await tx.of(Deals).begin(user, name, guild, deal, [], now)
    return await load_deal(host, user, table_number(row.id))


async def load_deal(host: Host, user: int, number: int) -> Dealt:
    """This person's game of that table number, in which robots who must play have played. Refused where it is nobody's
    any more, or somebody else's."""
    dealt = await look_at(host, user, number)
    if dealt.course.waiting is None and (dealt.course.over is (dealt.row.ended_at is not None)):
        return dealt
    async with host.queue(number):
        return await _played_on(host, await look_at(host, user, number))


async def look_at(host: Host, user: int | None, number: int) -> Dealt:
    """A game of a deal as it is stored; `user` None: anybody's."""
    async with host.store.read() as tx:
        row = await tx.of(Deals).get(table_number(number))
        deal = None if row is None else await tx.of(Deals).deal(row.day, row.game)
    if row is None or deal is None or (user is not None and row.user_id != user):
        raise Refused("refusal-deal-gone")
    return await asyncio.to_thread(_read, deal, row)


def _read(deal: DealRow, row: DealGameRow) -> Dealt:
    """Refused where the game is not offered any more, or its rules are not known."""
    if deal.game not in GAMES:
        raise Refused("refusal-no-such-deal")
    try:
        return Dealt(deal, row, Alone(GAMES[deal.game], start(deal), deal.own_seat, json.loads(row.moves)))
    except ValueError as error:
        raise Refused("refusal-deal-other-rules") from error


def start(deal: DealRow) -> Any:
    """The first position. ValueError where its rules are not known any more."""
    game = GAMES[deal.game]
    return first_position(game, rules=deal.version, seats=deal.seats, options=deal.options, seed=deal.seed)


def check_open(dealt: Dealt, now: float) -> None:
    """Refused where the time to finish it is over."""
    if now >= closes(dealt.row.day):
        raise Refused("refusal-deal-closed", days=DAYS_OPEN - 1)


async def play(host: Host, user: int, number: int, decision: int, choose: ChooseMove) -> Dealt:
    """The person plays a move at that decision, and the robots after it. Refused as stale where it has gone on since,
    and where the time for it is over; IllegalMove as the rules say."""
    async with host.queue(number):
        dealt = await look_at(host, user, number)
        check_open(dealt, host.now())
        if not dealt.asks(decision):
            raise Refused("refusal-stale")
        dealt.course.play(dealt.seat, choose(dealt.course))
        return await _played_on(host, await _stored(host, dealt, decision=decision + 1))


async def take_back(host: Host, user: int, number: int, decision: int) -> Dealt:
    """The person's last move is taken back, with what robots did since. As for `play`; Refused, too, where there is
    none, where something came out with it, and after many at one turn."""
    async with host.queue(number):
        dealt = await look_at(host, user, number)
        check_open(dealt, host.now())
        if dealt.row.decision != decision or dealt.row.ended_at is not None:
            raise Refused("refusal-stale")
        if not dealt.may_take_back:
            raise Refused("refusal-nothing-to-undo")
        host.limits.check_take_back(dealt.row.taken_back)
        kept = dealt.course.moves[: dealt.course.decisions[-1]]
        before = await asyncio.to_thread(Alone, dealt.game, start(dealt.deal), dealt.seat, kept)
        changed = msgspec.structs.replace(dealt, course=before)
        return await _stored(host, changed, decision=decision + 1, taken_back=dealt.row.taken_back + 1)


async def _played_on(host: Host, dealt: Dealt) -> Dealt:
    """The game after the robots have played, stored; and its end, where it has come to it."""
    course = dealt.course
    begins = course.waiting is not None
    while (seat := course.waiting) is not None:
        course.play(seat, course.game.parse_move(await _chosen(host, dealt, seat)))
    if course.over and dealt.row.ended_at is None:
        told = await asyncio.to_thread(_course, dealt)
        return await _stored(host, dealt, ended_at=host.now(), points=dealt.points, course=json.dumps(told))
    return await _stored(host, dealt, taken_back=0) if begins else dealt


async def _chosen(host: Host, dealt: Dealt, seat: int) -> str:
    """What a robot plays: the same wherever it is thought of. The processes that think are asked; where none answers,
    this one thinks."""
    level, seed = Level(dealt.deal.level), _chance(dealt)
    task = request(dealt.game, dealt.course.state, dealt.deal.seats, seat, level, seed)
    if level is Level.STRONG:
        for _ in range(ASKED):
            thought = await host.thinkers.ask(task)
            if thought is not None:
                return thought.move
    return (await asyncio.to_thread(think, task)).move


def _chance(dealt: Dealt) -> bytes:
    """A robot's chance: the same at the same place of the same deal."""
    return hashlib.sha256(b"deal" + dealt.deal.seed + len(dealt.course.moves).to_bytes(8, "big")).digest()


def _course(dealt: Dealt) -> list[float]:
    """The chance of the person to win in the middle of each eighth of the game; nothing for a game of which nobody has
    learned what foretells it."""
    game, moves = dealt.game, dealt.course.moves
    states = [start(dealt.deal)]
    for move in moves:
        seat, _, written = move.partition(" ")
        states.append(game.play(states[-1], int(seat), game.parse_move(written)).state)
    found: list[float] = []
    for column in range(COLUMNS):
        hopes = chances(game, states[(2 * column + 1) * (len(states) - 1) // (2 * COLUMNS)], dealt.deal.seats)
        if hopes is None:
            return []
        found.append(round(hopes[dealt.seat], 3))
    return found


async def _stored(host: Host, dealt: Dealt, **changes: Any) -> Dealt:
    """Writes what has become of a game. Refused as stale where another was faster."""
    moves = json.dumps(dealt.course.moves)
    after = msgspec.structs.replace(dealt.row, moves=moves, changed_at=host.now(), **changes)
    async with host.store.write() as tx:
        if not await tx.of(Deals).go_on(dealt.row, after):
            raise Refused("refusal-stale")
    return msgspec.structs.replace(dealt, row=after)
