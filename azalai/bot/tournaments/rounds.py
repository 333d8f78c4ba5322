"""The rounds of a tournament: results are taken from the games, and the next round follows when the last one is over.

Every step is one transaction that looks at what is stored and does what is missing, so that it may be asked for at any
moment, by any process, and again after a kill: a round is written once, and each of its games has one table.
"""

from __future__ import annotations

import asyncio
import random

import msgspec

from azalai.bot.errors import Refused
from azalai.bot.play import turns
from azalai.bot.store import Transaction
from azalai.bot.store.rows import ResultRow, Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.levels import levels_for
from azalai.bot.tables.loading import load_in
from azalai.bot.tournaments.entrants import LIVE, check_game
from azalai.bot.tournaments.pairing.plan import next_round, ranking
from azalai.bot.tournaments.pairing.standings import Standing
from azalai.bot.tournaments.store import Contest, EntrantRow, GameRow, Tournaments, TournamentStatus
from azalai.games import GAMES
from azalai.robots import Level

HOUR = 3600.0
DECIDED = (Status.FINISHED, Status.RESIGNED)
WITHOUT_RESULT = (Status.AGREED, Status.CANCELLED, Status.EXPIRED, Status.QUARANTINED)
"""A game that ended so has no winner: all its places are shared."""


async def go_on(host: Host, number: int) -> Contest | None:
    """Takes in what is over, and begins what follows: the first round when its time has come, the next one when the
    last game is over, the end after the last round. The tournament as it is then; None where there is none."""
    async with host.store.write() as tx:
        row = await tx.of(Tournaments).held(number)
        if row is None:
            return None
        check_game(row)
        if row.status in LIVE:
            for game in (await tx.of(Tournaments).whole(row)).games:
                await _take_result(tx, game)
        contest = await _whole(tx, number)
    if not _may_go_on(contest, host.now()):
        return contest
    if contest.row.status is TournamentStatus.OPEN:
        contest = _drawn(contest)
    plan = contest.row.plan(GAMES[contest.row.game].seats)
    found = await asyncio.to_thread(next_round, plan, contest.field)
    async with host.store.write() as tx:
        now = host.now()
        if found is None:
            await tx.of(Tournaments).change(number, status=TournamentStatus.OVER, ended_at=now, round_due=None)
        else:
            due = now + contest.row.hours * HOUR if contest.row.hours and contest.row.robots else None
            first = len(contest.games)
            if not await tx.of(Tournaments).begin_round(contest.row, found, first, due):
                raise Refused("refusal-stale")
            if first == 0:
                await tx.of(Tournaments).set_entrants(number, [(one.user_id, one.name) for one in contest.entrants])
        contest = await _whole(tx, number)
    return contest if found is None or found.tables else await go_on(host, number)


async def _whole(tx: Transaction, number: int) -> Contest:
    row = await tx.of(Tournaments).get(number)
    if row is None:
        raise Refused("refusal-no-tournament")
    return await tx.of(Tournaments).whole(check_game(row))


def _may_go_on(contest: Contest, now: float) -> bool:
    """Whether the first or the next round is due."""
    row = contest.row
    if row.status is TournamentStatus.OPEN:
        full = len(contest.entrants) >= row.most
        called = row.starts_at is not None and row.starts_at <= now
        return (full or called) and len(contest.entrants) >= row.least
    return row.status is TournamentStatus.RUNNING and all(game.places for game in contest.games)


def _drawn(contest: Contest) -> Contest:
    """The same with its people in the order of the draw."""
    order = list(contest.entrants)
    random.Random(contest.row.seed).shuffle(order)
    drawn = tuple(msgspec.structs.replace(one, number=at) for at, one in enumerate(order))
    return msgspec.structs.replace(contest, entrants=drawn)


async def _take_result(tx: Transaction, game: GameRow) -> None:
    """Writes down the result of a game that is over."""
    if game.places or game.table_id is None:
        return
    row = await tx.tables.get(game.table_id)
    if row is None or row.status not in (*DECIDED, *WITHOUT_RESULT):
        return
    results = await tx.results.of(game.table_id) if row.status in DECIDED else []
    if results:
        places, scores = result_of(results)
    else:
        places, scores = [1] * len(game.seats), [0] * len(game.seats)
    await tx.of(Tournaments).set_result(game, places, scores)
    await tx.of(Tournaments).change(game.tournament_id)


def result_of(results: list[ResultRow]) -> tuple[list[int], list[int]]:
    """The places and points by seat."""
    ordered = sorted(results, key=lambda one: one.seat)
    return [one.place for one in ordered], [round(one.score) for one in ordered]


def missing(contest: Contest) -> list[GameRow]:
    """The games whose tables are not open yet."""
    return [game for game in contest.games if game.table_id is None and contest.row.status is TournamentStatus.RUNNING]


def sitting(contest: Contest, game: GameRow) -> list[EntrantRow]:
    """Who plays a game, by seat."""
    return [contest.entrants[number] for number in game.seats]


async def open_game(host: Host, contest: Contest, game: GameRow, channel: int) -> int | None:
    """Opens the table of a game in a channel, and begins it; its number. None where it has one already. Who has left
    meanwhile is played for by a robot, as strong as there is one."""
    row, key = contest.row, GAMES[contest.row.game]
    people = sitting(contest, game)
    levels = levels_for(host.settings, key, len(people))
    level = Level.STRONG if Level.STRONG in levels else Level.SOLID
    async with host.store.write() as tx:
        held = await tx.of(Tournaments).held(row.id)
        now = None if held is None else await tx.of(Tournaments).whole(held)
        if now is None or game not in missing(now):
            return None
        if await tx.tables.live_in(channel) is not None:
            raise Refused("refusal-channel-taken")
        table = await tx.tables.open(
            invited=(),
            game=row.game,
            version=key.version,
            options=row.options,
            language=row.language,
            guild_id=row.guild_id,
            channel_id=channel,
            host_id=next((one.user_id for one in people if one.user_id is not None), row.host_id),
            random_seats=False,
            pace=row.pace,
            suggestions=False,
            created_at=host.now(),
        )
        await tx.of(Tournaments).set_table(game, table)
        seats = [(None if one.gone else one.user_id, one.name) for one in people]
        await tx.seats.replace(table, seats, {name: level for user, name in seats if user is None})
        opened = await tx.tables.get(table)
        if opened is None:
            raise Refused("refusal-no-table")
        await turns.start(host, tx, await load_in(tx, opened))
    host.after_commit([table])
    return table


def standings(contest: Contest) -> list[list[Standing]]:
    """The order of those who take part: one list, or one for each group."""
    return ranking(contest.row.plan(GAMES[contest.row.game].seats), contest.field)
