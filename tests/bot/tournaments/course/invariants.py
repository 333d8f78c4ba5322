"""Rules that hold in a course whenever no work is under way."""

from __future__ import annotations

from collections import Counter

import msgspec
import sqlalchemy as sa
from hypothesis.stateful import invariant

from azalai.bot.privacy.store import DIGESTS
from azalai.bot.store import schema
from azalai.bot.store.about import AboutTournament
from azalai.bot.store.rows import MessageKind, Status, TimerKind, Use
from azalai.bot.store.statements import Statement
from azalai.bot.tournaments import entrants, troubles
from azalai.bot.tournaments.delivery import STANDING
from azalai.bot.tournaments.layout import card, game_name
from azalai.bot.tournaments.outcomes import Rest, rests_of
from azalai.bot.tournaments.pairing.plan import Kind
from azalai.bot.tournaments.rounds import MINUTE, standings
from azalai.bot.tournaments.store import Contest, Seated, Tournaments
from azalai.bot.tournaments.tournament_rows import GameStatus, TournamentStatus, Trouble
from azalai.games import GAMES
from tests.bot.fixtures import DAY, HOUR
from tests.bot.tournaments.course.base import NAMES, PEOPLE, CourseBase
from tests.bot.tournaments.on_a_host import GUILD

_ROWS = [
    (table.name, Statement(sa.select(*(column for column in table.c if column not in DIGESTS))))
    for table in schema.metadata.sorted_tables
]
"""Statements that find all rows of each table."""


class Invariants(CourseBase):
    """Rules that hold after every step."""

    @invariant()
    def everything_is_true(self) -> None:
        """Check all rules."""
        contests = self.load_contests()
        self.check_numbers(contests)
        for contest in contests:
            self.run(self.check(contest))
            self.check_round(contest)
            self.check_time(contest)
            self.before[contest.row.id] = contest
        self.looked_at = self.clock.at
        live = Counter(contest.row.guild_id for contest in contests if contest.row.is_live)
        assert all(count <= entrants.AT_ONCE for count in live.values())
        tables = [game.table_id for contest in contests for game in contest.games if game.table_id is not None]
        assert len(tables) == len(set(tables))
        over = {
            game.thread_id for contest in contests if not contest.row.is_live for game in contest.games
        }  # a name is free again
        named = [(thread.channel, thread.name) for number, thread in self.town.threads.items() if number not in over]
        assert len(named) == len(set(named)), "two threads of one name"
        called = {thread.name for thread in self.town.threads.values()}
        assert not any(name in title for name in NAMES for title in called), "a thread bears a person's name"
        hosted = Counter(contest.row.host_id for contest in contests if contest.row.status is TournamentStatus.OPEN)
        assert hosted[PEOPLE[0].id] <= 1, "one person has opened two tournaments that wait"
        waits = self.run(self.has_waiting_message())
        if self.town.is_well and self.host.pause is None and not waits:
            self.run(self.check_thread_count(contests))
            texts = [
                text
                for messages in (self.town.lines, self.town.cards)
                for _, message in messages.values()
                for text in message.texts
            ]
            traces = {
                trace for trace in self.list_traces(self.erased_everywhere) if any(trace in text for text in texts)
            }
            assert not traces, f"messages name erased people: {traces}"

    async def check_thread_count(self, contests: list[Contest]) -> None:
        """Check that every new thread counts for the server, unless a clock was set back."""
        if self.is_set_back:
            return
        since = self.clock.at - DAY
        async with self.host.store.read() as tx:
            noted = len(await tx.usage.list_times(Use.THREAD, since, guild=GUILD))
        used = {game.thread_id for contest in contests for game in contest.games if game.table_id is not None}
        numbers = [number for number, thread in self.town.threads.items() if since < thread.made_at <= self.clock.at]
        assert len(used.intersection(numbers)) <= noted <= len([at for at in self.town.made_at if at > since])

    def check_store(self) -> None:
        """Check that no row names an erased user by id or name."""
        traces = self.list_traces(self.erased.keys())

        async def read() -> set[str]:
            traces_found: set[str] = set()
            async with self.host.store.read() as tx:
                for table, statement in _ROWS:
                    rows = await tx.get(Tournaments)._connection.rows(statement)
                    traces_found |= {
                        f"{table}: {row}" for row in map(repr, rows) if any(trace in row for trace in traces)
                    }
            return traces_found

        assert not traces or self.run(read()) == set(), "rows name erased people"

    async def has_waiting_message(self) -> bool:
        """Return True if a message about a tournament waits."""
        async with self.host.store.read() as tx:
            rows = await tx.get(Tournaments).list_with_status(*TournamentStatus)
            return any([await tx.outbox.list_about(AboutTournament(row.id)) for row in rows])

    async def check(self, contest: Contest) -> None:
        """Check one tournament."""
        about, row, now = AboutTournament(contest.row.id), contest.row, self.clock.at
        async with self.host.store.read() as tx:
            waiting = await tx.outbox.list_about(about)
            tables = await tx.get(Tournaments).load_tables(contest)
            timers = {number: await tx.timers.list_about(table.row.id) for number, table in tables.items() if table.row}
        if row.is_live:
            assert min(timer.due for timer in contest.timers) <= now + DAY + 1, "it has a timer a day ahead at most"
        if row.status is TournamentStatus.RUNNING:
            self.check_trouble(contest)
            rests = rests_of(tables, installed="souk" in GAMES)
            self.check_threads(contest, {row.seat for row in waiting}, tables)
            for game in contest.games:
                if game.status is GameStatus.PAIRED and contest.present(game) and row.trouble not in troubles.STANDING:
                    look = contest.find_due(TimerKind.CUP_LOOK)  # a dropped message is written again within an hour
                    is_dropped = self.town.has_dropped and look is not None and look <= now + HOUR
                    queued = {row.seat for row in waiting if row.kind is MessageKind.CUP_THREAD}
                    assert is_dropped or game.number in queued
                elif game.is_played:
                    kinds = {timer.kind for timer in timers[game.number]}
                    self.check_way(contest, game.number, rests[game.number], kinds, [row.seat for row in waiting])
            sitting = Counter(
                seat.user_id for table in tables.values() for seat in table.seats if seat.user_id is not None
            )
            assert all(count == 1 for count in sitting.values()), "somebody sits at two tables"
            for game in contest.games:
                overtime = contest.find_due(TimerKind.CUP_GAME, game.number)
                assert overtime is None or overtime <= now + 7 * DAY + 60 * HOUR
            if row.hours and row.robots and contest.round_due is not None:
                assert contest.round_due <= now + row.hours * HOUR + 60 * HOUR
        at_home = row.channel_id in self.town.channels and row.trouble is None and not self.town.has_dropped
        card_is_there = contest.card is not None and contest.card.message_id in self.town.cards
        if self.town.is_well and at_home and not waiting and card_is_there and contest.card is not None:
            assert row.shown == row.stamp
            assert contest.card is not None
            shown = self.town.cards[contest.card.message_id][1]
            rests = rests_of(tables, installed="souk" in GAMES)
            standing = {number: STANDING[rest] for number, rest in rests.items() if rest in STANDING}
            drawn = card(contest, standings(contest) if row.round else [], contest.channels, (), standing)
            assert shown.texts == drawn.texts

    def check_trouble(self, contest: Contest) -> None:
        """Check that every trouble has its sentence and its end."""
        trouble = contest.row.trouble
        if trouble is not None and trouble is not Trouble.SEND:
            assert contest.lapses_at is not None
        if trouble is not None:
            texts = card(contest, [], {}).texts
            assert len(texts) > len(card(_clear_trouble(contest), [], {}).texts)

    def check_way(
        self, contest: Contest, game: int, rest: Rest, kinds: set[TimerKind], threads: list[int | None]
    ) -> None:
        """Check that a game in play continues by itself, or that something ends it."""
        if rest in (Rest.PERSON, Rest.ROBOTS, Rest.STILL):
            assert TimerKind.IDLE in kinds
        elif rest is Rest.STRANDED:
            look = contest.find_due(TimerKind.CUP_LOOK)  # an interrupted step is repeated within a minute
            soon = look is not None and (self.town.has_dropped or look <= self.clock.at + MINUTE)
            assert game in threads or contest.row.trouble in troubles.STANDING or soon, (contest.games, contest.timers)
        elif rest is Rest.SET_ASIDE:
            assert contest.find_due(TimerKind.CUP_GAME, game) is not None or contest.row.trouble in troubles.STANDING
        elif rest in (Rest.PUT_OUT, Rest.AWAY):
            assert contest.row.trouble in troubles.STANDING

    def check_threads(self, contest: Contest, waiting: set[int | None], tables: dict[int, Seated]) -> None:
        """Check that the thread of a game in play has its name and its players."""
        for game in contest.games:
            row = tables[game.number].row if game.is_played else None
            if row is None or row.status is not Status.RUNNING or game.number in waiting:
                continue
            thread = self.town.threads.get(row.channel_id)
            if thread is not None:
                people = {entrant.user_id for entrant in contest.present(game)}
                assert people and people <= thread.members, "people are not in their thread"
                assert thread.name == game_name(contest, game)

    def check_numbers(self, contests: list[Contest]) -> None:
        """Check that a number is given once, even after removals."""
        tables = {game.table_id for contest in contests for game in contest.games if game.table_id is not None}
        for kind, now in (("tables", tables), ("tournaments", {contest.row.id for contest in contests})):
            known = self.numbers[kind]
            assert not known or all(number > max(known) for number in now - known), "a number was given twice"
            known |= now

    def check_time(self, contest: Contest) -> None:
        """Check that a round ends by itself after its hours, and with all its games a day later."""
        row, before = contest.row, self.before.get(contest.row.id)
        where = row.id, row.round
        if not (row.hours and row.robots and row.status is TournamentStatus.RUNNING):
            return
        assert self.ran[where] <= row.hours + 24 + 1 or row.trouble is not None, "a round lasts too long"
        if before is None or before.row.round != row.round or before.is_late or not contest.is_late:
            return
        seconds = row.hours * HOUR if before.row.round_left is None else before.row.round_left
        due = before.round_due if before.round_due is not None else self.looked_at + seconds
        assert self.clock.at >= due or where in self.hurried, "a round was over before its time"

    def check_round(self, contest: Contest) -> None:
        """Check the new rounds, games and entrants since the last look."""
        before = self.before.get(contest.row.id)
        old = {game.number for game in before.games} if before else set[int]()
        assert old <= {game.number for game in contest.games}
        names = [entrant.name for entrant in contest.entrants]
        assert len(names) == len(set(names)), "two entrants of one name"
        numbers = [game.number for game in contest.games]
        assert numbers == sorted(set(numbers))
        new = [game for game in contest.games if game.number not in old]
        if new and before is not None and before.row.round:
            assert len(before.people) >= 2, "a game began with fewer than two people"
        if before is not None and before.row.round:
            former = {entrant.number for entrant in before.entrants if entrant.gone}
            assert not any(former & set(game.seats) for game in new), "somebody who is gone is paired"
        for number in {game.round for game in new}:
            games = [game for game in contest.games if game.round == number]
            seated = Counter(seat for game in games if game.status is not GameStatus.OVER for seat in game.seats)
            assert all(count == 1 for count in seated.values()), "somebody is in two games of a round"
            if contest.row.kind is Kind.SWISS:
                placed = {seat for game in contest.games if game.round == number for seat in game.seats}
                placed |= {bye.entrant for bye in contest.byes if bye.round == number}
                assert {entrant.number for entrant in contest.entrants if not entrant.gone} <= placed, (
                    "an entrant has no place"
                )
        if contest.row.kind is Kind.SWISS:
            stayed = {entrant.number for entrant in contest.entrants if not entrant.gone}
            byes = Counter(bye.entrant for bye in contest.byes)
            counts = [byes[number] for number in stayed]
            assert not counts or max(counts) - min(counts) <= 1 + any(entrant.gone for entrant in contest.entrants)


def _clear_trouble(contest: Contest) -> Contest:
    return msgspec.structs.replace(contest, row=msgspec.structs.replace(contest.row, trouble=None))
