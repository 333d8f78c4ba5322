"""Rounds of a tournament: a step reads the stored rows, does what is due, and sets a timer for the next step.

Any process may take a step at any moment, and repeat it after a crash. The first transaction removes due timers and
stores their consequences. The work at tables follows, each table in a transaction of its own that reads the rows again.
A new round is stored only if the tournament has not changed since the round was computed.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from azalai.bot.errors import Refused
from azalai.bot.hosting.proposals import Proposals
from azalai.bot.store import Transaction
from azalai.bot.store.about import AboutTournament
from azalai.bot.store.rows import MessageKind, Status, TimerKind, TimerRow
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load_in
from azalai.bot.tournaments import troubles
from azalai.bot.tournaments.changes import change, queue_card, queue_event, queue_thread, tell_host, tell_people
from azalai.bot.tournaments.entrants import TO_BEGIN, list_leavers
from azalai.bot.tournaments.leadership import make_late
from azalai.bot.tournaments.outcomes import OUTCOMES, Rest, Then, rests_of, result_of
from azalai.bot.tournaments.pairing.plan import Round, next_round, ranking
from azalai.bot.tournaments.pairing.standings import Standing
from azalai.bot.tournaments.store import Contest, Seated, Tournaments
from azalai.bot.tournaments.tablework import MOST_THREADS, act_at_table, is_pending, play_alone
from azalai.bot.tournaments.tournament_rows import Ended, GameRow, GameStatus, Reason, TournamentStatus, Trouble
from azalai.games import GAMES

log = logging.getLogger(__name__)

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
PUNCTUAL = 5 * MINUTE
"""Seconds after its start time in which a tournament still begins; if the bot was down longer, it begins in an hour."""
GRACE = DAY
"""Seconds for which a tournament waits for more entrants after its start time has passed with too few."""
TO_DECIDE = 7 * DAY
"""Seconds that a host has to end a round after its time is over; then it ends by itself."""
TO_MEND = 7 * DAY
"""Seconds for which a round waits for a table that can't be read."""


class RemainingWork(msgspec.Struct, frozen=True, kw_only=True):
    """Work of a step after its first transaction.

    `tables`: games with work at their tables. `alone`: games that only robots play. `follows`: a new round or the end
    of the tournament follows.
    """

    contest: Contest
    tables: tuple[GameRow, ...] = ()
    alone: tuple[GameRow, ...] = ()
    follows: bool = False


async def step(proposals: Proposals, number: int) -> None:
    """Do everything in a tournament that is due."""
    host = proposals.host
    work = await _store_consequences(host, number)
    host.after_commit(())
    if work is None:
        return
    for game in work.tables:
        try:
            await act_at_table(proposals, game)
        except Refused as refusal:
            log.info("game %s of tournament %s waits: %s", game.number, number, refusal.reason)
    for game in work.alone:
        await play_alone(host, work.contest, game)
    if work.follows:
        await _store_next_round(host, work.contest)
    host.after_commit(())


# The first transaction


async def _store_consequences(host: Host, number: int) -> RemainingWork | None:
    """Store the consequences of due timers and of the tables' states, and return the remaining work, or None."""
    async with host.store.write() as tx:
        row, about, now = await tx.get(Tournaments).get_for_update(number), AboutTournament(number), host.now()
        due_timers = await tx.timers.take_due(about, now, renewed=TimerKind.CUP_LOOK)
        if row is None:
            return None
        result: RemainingWork | None = None
        if row.is_live:
            this_step = _Step(tx, await tx.get(Tournaments).load_contest(row), due_timers, now)
            result = await this_step.open() if row.status is TournamentStatus.OPEN else await this_step.update_running()
        row = await tx.get(Tournaments).get(number)
        assert row is not None
        is_card_current = row.shown == row.stamp
        if not is_card_current and not await tx.outbox.list_addresses_of(about, MessageKind.CUP_CARD):
            await queue_card(tx, row, now, earlier=not row.is_live)
        has_work = result is not None and bool(result.tables or result.alone or result.follows)
        if row.is_live or not is_card_current:
            await tx.timers.add(about, TimerKind.CUP_LOOK, now + (MINUTE if has_work else DAY))
        if not has_work or result is None:
            return None
        return msgspec.structs.replace(result, contest=await tx.get(Tournaments).load_contest(row))


class _Step:
    """First transaction of a step, which has locked the tournament. `due_timers`: timers that it has removed."""

    def __init__(self, tx: Transaction, contest: Contest, due_timers: Sequence[TimerRow], now: float) -> None:
        self._tx = tx
        self._contest = contest
        self._row = contest.row
        self._about = contest.row.about
        self._now = now
        self._due_timers = {timer.kind: timer for timer in due_timers}
        self._due_games = {timer.seat for timer in due_timers if timer.kind is TimerKind.CUP_GAME}
        self._waiting: set[int | None] = set()
        self._changed = False

    async def open(self) -> RemainingWork | None:
        """Let a tournament that people may join begin, wait, or be cancelled."""
        tx, row, contest, now = self._tx, self._row, self._contest, self._now
        people, enough = len(contest.people), len(contest.taking_part) >= row.least and len(contest.people) >= 2
        start, grace = self._due_timers.get(TimerKind.CUP_START), row.reason is Reason.FEW
        late, full = start is not None and now - start.due > PUNCTUAL, len(contest.entrants) >= row.most
        if row.game not in GAMES:
            if start is not None or TimerKind.CUP_LAPSE in self._due_timers:
                await troubles.cancel(tx, row, Reason.LAPSED, now)
            return None
        begins = people >= 2 and (full or (grace and (enough or start is not None)) or (start is not None and enough))
        if start is not None and (late or begins):  # the timer stays until the round is stored
            await tx.timers.set(self._about, TimerKind.CUP_START, now + HOUR if late else now)
        if begins and (full or not late):
            return RemainingWork(contest=contest, follows=True)
        if late:
            await change(tx, row, now)
            await queue_event(tx, row, now)
        elif start is not None and people >= 2 and not grace:
            await tx.timers.set(self._about, TimerKind.CUP_LAPSE, now + GRACE)
            await change(tx, row, now, reason=Reason.FEW)
            await tell_host(tx, row, "grace", now)
        elif start is not None:
            await troubles.cancel(tx, row, Reason.FEW, now)
        elif TimerKind.CUP_LAPSE in self._due_timers:
            await troubles.cancel(tx, row, Reason.FEW if grace else Reason.LAPSED, now)
        elif contest.starts_at is None and contest.lapses_at is None:
            await tx.timers.set(self._about, TimerKind.CUP_LAPSE, now + TO_BEGIN)
            await change(tx, row, now)
        return None

    async def update_running(self) -> RemainingWork | None:
        """Apply due timers and the states of the tables to a running tournament."""
        tx, row, now = self._tx, self._row, self._now
        if TimerKind.CUP_LAPSE in self._due_timers and row.trouble is not None:
            await troubles.cancel(tx, row, Reason.TROUBLE, now)
            return None
        tables = await tx.get(Tournaments).load_tables(self._contest)
        await self._remove_leavers(tables)
        self._waiting = {
            message.seat
            for message in await tx.outbox.list_about(self._about)
            if message.kind is MessageKind.CUP_THREAD
        }
        rests = rests_of(tables, installed=row.game in GAMES)
        if await self._is_stopped(rests):
            return None
        await self._apply_round_timer()
        with_work = [
            await self._update_game(game, rests.get(game.number), tables.get(game.number))
            for game in self._contest.games
        ]
        if self._changed:
            await change(tx, row, now)
        whole = await tx.get(Tournaments).load_contest(row)
        await self._end_troubles_with_threads(whole, rests)
        await self._set_round_timer(whole)
        alone = tuple(game for game in whole.games if game.status is GameStatus.PAIRED and not whole.present(game))
        over = all(game.status is GameStatus.OVER for game in whole.games)
        return RemainingWork(contest=whole, tables=tuple(game for game in with_work if game), alone=alone, follows=over)

    async def _remove_leavers(self, tables: dict[int, Seated]) -> None:
        """Store that people who have left their game are not paired again."""
        leavers = list_leavers(self._contest, tables)
        for entrant in leavers:
            await self._tx.get(Tournaments).let_go(self._row.id, entrant)
            self._changed = True
        if leavers:
            self._contest = await self._tx.get(Tournaments).load_contest(self._row)

    async def _is_stopped(self, rests: dict[int, Rest]) -> bool:
        """Begin the gravest trouble that the tables' states show, or end one; return True if no game can be played."""
        tx, row, now = self._tx, self._row, self._now
        reported = [trouble for rest in rests.values() if (trouble := OUTCOMES[rest].trouble) is not None]
        reported += [Trouble.AWAY] if row.game not in GAMES else []
        if reported:
            await troubles.begin(tx, row, max(reported, key=troubles.GRAVITY.index), now)
        if Trouble.AWAY not in reported:
            await troubles.end_troubles(tx, row, Trouble.AWAY, now=now)
        fresh = await tx.get(Tournaments).get(row.id)
        assert fresh is not None
        self._row, self._contest = fresh, msgspec.structs.replace(self._contest, row=fresh)
        if fresh.trouble not in troubles.STANDING:
            return False
        for number in self._due_games:  # their clocks are stopped
            await tx.timers.set(self._about, TimerKind.CUP_GAME, now + DAY, number)
        if self._changed:
            await change(tx, fresh, now)
        return True

    async def _end_troubles_with_threads(self, whole: Contest, rests: Mapping[int, Rest]) -> None:
        """End a trouble with threads if the games of the round go on and none waits for its thread any more.

        After the last game of a round it stays: the next round needs threads too.
        """
        paired = any(game.status is GameStatus.PAIRED and whole.present(game) for game in whole.games)
        stranded = any(game.is_played and rests.get(game.number) is Rest.STRANDED for game in whole.games)
        played = any(game.is_played for game in whole.games)
        if whole.row.trouble in troubles.OF_THREADS and played and not paired and not stranded:
            await troubles.end_troubles(self._tx, whole.row, *troubles.OF_THREADS, now=self._now)

    async def _apply_round_timer(self) -> None:
        """If the time of the round is over, make its games late, or ask the host to end it."""
        ring = self._due_timers.get(TimerKind.CUP_ROUND)
        if ring is None:
            return
        if self._row.robots or ring.seat is not None:
            await make_late(self._tx, self._contest)
            self._contest = await self._tx.get(Tournaments).load_contest(self._row)
        else:
            await self._tx.timers.set(self._about, TimerKind.CUP_ROUND, self._now + TO_DECIDE, 1)
            await tell_host(self._tx, self._row, "decide", self._now)
        self._changed = True

    async def _update_game(self, game: GameRow, rest: Rest | None, table: Seated | None) -> GameRow | None:
        """Store the consequence of a table's state for its game, and return the game if there is work at the table."""
        if game.status is GameStatus.PAIRED:
            await self._update_paired(game)
        if rest is None or table is None or game.status is GameStatus.OVER:
            return None
        row, outcome = table.row, OUTCOMES[rest]
        if outcome.then is Then.OVER:
            await self._finish(game, outcome.ended or Ended.WITHOUT, table)
            return None
        if outcome.then is Then.WAITS:
            await self._wait_for_table(game)
            return None
        if game.status is GameStatus.PLAYING:
            if self._contest.find_due(TimerKind.CUP_GAME, game.number) is not None:  # the table can be read again
                await self._tx.timers.clear(self._about, TimerKind.CUP_GAME, game.number)
                self._changed = True
        elif game.number in self._due_games:
            game = await self._set_status(game, GameStatus.RELIEVED)
        if outcome.then is Then.THREAD:
            if game.threads >= MOST_THREADS or game.status is not GameStatus.PLAYING:
                return game
            if game.number not in self._waiting:
                await queue_thread(self._tx, self._row, game, self._now)
                self._changed = True
            return None
        if row is not None and row.channel_id != game.thread_id:
            await self._tx.get(Tournaments).set_game(game, thread_id=row.channel_id)
            self._changed = True
        return game if is_pending(self._contest, game, table.seats) else None

    async def _update_paired(self, game: GameRow) -> None:
        """End a game that one of two players has left before it began, or queue the opening of its thread."""
        present = self._contest.present(game)
        absent = [number for number in game.seats if self._contest.entrants[number].gone]
        if len(game.seats) == 2 and len(absent) == 1:
            places = [2 if number in absent else 1 for number in game.seats]
            await self._tx.get(Tournaments).set_result(game, Ended.WALKOVER, places, [0, 0])
            self._changed = True
        elif present and game.number not in self._waiting:
            await queue_thread(self._tx, self._row, game, self._now)

    async def _finish(self, game: GameRow, ended: Ended, table: Seated) -> None:
        row, seats = table.row, table.seats
        results = await self._tx.results.list_at(game.table_id or 0)
        late: Sequence[int] = ()
        if row is not None and row.status is Status.ABANDONED:
            loaded = await load_in(self._tx, row)
            late = loaded.game.deciders(loaded.state)
        if not seats:  # the table was deleted
            ended, places, scores = Ended.WITHOUT, [1] * len(game.seats), [0] * len(game.seats)
        else:
            ended, places, scores = result_of(ended, seats, results, late)
        absent = [self._contest.entrants[number].gone for number in game.seats]
        if len(absent) == 2 and sum(absent) == 1:  # a robot that plays for a person who has left does not win
            places = [2 if gone else 1 for gone in absent]
        await self._tx.get(Tournaments).set_result(game, ended, places, scores)
        await self._tx.timers.clear(self._about, TimerKind.CUP_GAME, game.number)
        self._changed = True

    async def _wait_for_table(self, game: GameRow) -> None:
        """Wait for a table that can't be read, but not longer than a week, nor after the time of the round."""
        if game.number in self._due_games or game.status is not GameStatus.PLAYING:
            await self._tx.get(Tournaments).share_places(game)
            await self._tx.timers.clear(self._about, TimerKind.CUP_GAME, game.number)
            self._changed = True
        elif self._contest.find_due(TimerKind.CUP_GAME, game.number) is None:
            await self._tx.timers.set(self._about, TimerKind.CUP_GAME, self._now + TO_MEND, game.number)
            self._changed = True

    async def _set_status(self, game: GameRow, status: GameStatus) -> GameRow:
        await self._tx.get(Tournaments).set_game(game, status=status)
        self._changed = True
        return msgspec.structs.replace(game, status=status)

    async def _set_round_timer(self, contest: Contest) -> None:
        """Set the timer for the end of a round after its last table was opened."""
        opening = any(game.status is GameStatus.PAIRED for game in contest.games)
        played = any(game.is_played for game in contest.games)
        if contest.row.hours and played and not opening and contest.round_due is None and not contest.is_late:
            due = self._now + contest.row.hours * HOUR
            await self._tx.timers.set(self._about, TimerKind.CUP_ROUND, due)
            await change(self._tx, contest.row, self._now)


# The next round


async def _store_next_round(host: Host, contest: Contest) -> None:
    """Compute the next round and store it, or the end; do nothing if the tournament has changed meanwhile."""
    after_draw = _draw(contest) if contest.row.round == 0 else contest
    round_games = (
        await asyncio.to_thread(next_round, after_draw.row.plan, after_draw.field)
        if len(after_draw.people) >= 2
        else None
    )
    async with host.store.write() as tx:
        row, now = await tx.get(Tournaments).get_for_update(contest.row.id), host.now()
        if row is None or row.stamp != contest.row.stamp or not row.is_live:
            return
        if round_games is None:
            await _end(tx, after_draw, now)
            return
        if row.round == 0:
            await tx.get(Tournaments).set_entrants(
                row.id, [(entrant.user_id, entrant.name) for entrant in after_draw.entrants]
            )
        first = max((game.number for game in contest.games), default=-1) + 1
        await tx.get(Tournaments).begin_round(row, round_games, first)
        about = row.about
        kinds = (TimerKind.CUP_START, TimerKind.CUP_ROUND)
        for kind in (*kinds, TimerKind.CUP_LAPSE) if row.round == 0 else kinds:  # in later rounds it ends a trouble
            await tx.timers.clear(about, kind)
        await change(tx, row, now)
        await _queue_threads(tx, after_draw, round_games, first, now)


async def _queue_threads(tx: Transaction, contest: Contest, new: Round, first: int, now: float) -> None:
    whole = await tx.get(Tournaments).load_contest(contest.row)
    for game in whole.games:
        if game.number >= first and game.round == new.number and whole.present(game):
            await queue_thread(tx, contest.row, game, now)


async def _end(tx: Transaction, contest: Contest, now: float) -> None:
    """Store that a tournament is over."""
    about = contest.row.about
    for kind in (TimerKind.CUP_START, TimerKind.CUP_LAPSE, TimerKind.CUP_ROUND, TimerKind.CUP_GAME):
        await tx.timers.clear(about, kind)
    ended: dict[str, Any] = {"status": TournamentStatus.OVER, "ended_at": now, "trouble": None, "round_left": None}
    await change(tx, contest.row, now, **ended)
    await queue_event(tx, contest.row, now)
    await tell_people(tx, contest.row, MessageKind.CUP_END, now)


def _draw(contest: Contest) -> Contest:
    """Return a tournament with its entrants in a random order, the draw."""
    order = list(contest.taking_part)
    random.Random(contest.row.seed).shuffle(order)
    entrants = tuple(msgspec.structs.replace(entrant, number=at) for at, entrant in enumerate(order))
    return msgspec.structs.replace(contest, entrants=entrants)


def standings(contest: Contest) -> list[list[Standing]]:
    """Return the standings of each group; of one if there are no groups."""
    return ranking(contest.row.plan, contest.field)
