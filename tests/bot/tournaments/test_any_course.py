"""Whatever happens, in whichever order: a tournament never loses its way, and everything that is seen of it is true."""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import AbstractContextManager, ExitStack, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from azalai.bot.errors import AzalaiError, Refused
from azalai.bot.hosting import endings, seats, standstill
from azalai.bot.hosting.kicks import propose_kick
from azalai.bot.hosting.names import keep_name
from azalai.bot.hosting.quarantine import retry_quarantined
from azalai.bot.operations import downtime
from azalai.bot.operations.nightly_cleanup import Tidying
from azalai.bot.people.person import Person
from azalai.bot.play import turns
from azalai.bot.privacy.rules import erase
from azalai.bot.store.about import AboutTournament
from azalai.bot.store.rows import MessageKind, Pause, Status, TimerKind
from azalai.bot.tables.loading import load, quarantine
from azalai.bot.tournaments import entrants, leadership, troubles
from azalai.bot.tournaments.delivery import STANDING
from azalai.bot.tournaments.layout import card, game_name
from azalai.bot.tournaments.outcomes import Rest, rests_of
from azalai.bot.tournaments.pairing.plan import Kind
from azalai.bot.tournaments.rounds import standings
from azalai.bot.tournaments.store import Contest, GameStatus, Seated, Tournaments, TournamentStatus, Trouble
from azalai.games import GAMES
from azalai.games.contract import IllegalMove
from tests.bot.databases import drop_postgresql, lay_postgresql
from tests.bot.fixtures import DAY, HOUR, address, lay_database
from tests.bot.tournaments.test_tournaments import GUILD, terms
from tests.bot.tournaments.town import Bot, Town
from tests.bot.without_discord import StillClock, proposals_of
from tests.simulator.quick import at_desk

PEOPLE = tuple(Person(41 + number, name) for number, name in enumerate(("Amara", "Thomas", "Idir", "Karine", "Aziz")))
MANAGER = Person(900, "Lalla", manages=GUILD)
CHANNELS = (77, 78)
REFUSALS = ((400, 0), (403, 0), (429, 0), (500, 0), (403, 50001))
people, small = st.sampled_from(PEOPLE), st.integers(0, 3)
leaders = st.sampled_from((PEOPLE[0], MANAGER))
DATABASE = "AZALAI_TEST_BOTS_ON"
EXPECTED = (Refused, AzalaiError, IllegalMove)


class Course(RuleBasedStateMachine):
    """The life of a server with tournaments."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.clock = StillClock()
        self.town = Town(*CHANNELS)
        file = Path(self.folder.name) / "azalai.db"
        self._postgresql = os.environ.get(DATABASE) == "postgresql"
        where = lay_postgresql() if self._postgresql else address(lay_database(file))
        self.where = where
        self.bot = Bot(self.town, self.clock, where, file)
        self.away: AbstractContextManager[Any] | None = None
        self.quick = ExitStack()
        self.quick.enter_context(at_desk(self))
        drawn = SimpleNamespace(token_bytes=random.Random(7).randbytes)
        self.quick.enter_context(patch.object(entrants, "secrets", drawn))
        self.run(self.bot.start())
        self.before: dict[int, Contest] = {}
        self.looked_at = self.clock.at
        self.numbers: dict[str, set[int]] = {"tables": set(), "tournaments": set()}
        self.names = {person.id: person.name for person in PEOPLE}
        self.erased: set[str] = set()
        self.ran: Counter[tuple[int, int]] = Counter()  # seconds for which a round surely ran
        self.hurried: set[tuple[int, int]] = set()

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Do something, in the loop of this course."""
        return self.loop.run_until_complete(work)

    def do(self, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """Do something that may be refused, and all that follows at once."""

        async def tried() -> Any:
            try:
                return await work()
            except EXPECTED as error:
                return error

        return self.run(self.bot.do(tried))

    @property
    def host(self) -> Any:
        """The host that serves now."""
        return self.bot.host

    def contests(self) -> list[Contest]:
        """All tournaments."""

        async def read() -> list[Contest]:
            async with self.host.store.read() as tx:
                rows = await tx.of(Tournaments).with_status(*TournamentStatus)
                return [await tx.of(Tournaments).whole(row) for row in rows]

        return self.run(read())

    def pick(self, number: int, *, live: bool = True) -> Contest | None:
        """One of the tournaments."""
        found = [one for one in self.contests() if not live or one.row.is_live]
        return found[number % len(found)] if found else None

    def named(self, person: Person) -> Person:
        """Return a person under their present name."""
        return msgspec.structs.replace(person, name=self.names.get(person.id, person.name))

    def tables(self) -> list[int]:
        """The tables of games that are played."""
        return [game.table_id for one in self.contests() for game in one.games if game.is_played and game.table_id]

    # What people do

    @initialize(kind=st.sampled_from(Kind), hours=st.sampled_from((0.0, 24.0)), robots=st.booleans())
    def begin(self, kind: Kind, hours: float, robots: bool) -> None:
        """A tournament that begins at once."""
        self.open_one(kind, 2, hours, robots, 1, 5, 0, 77)
        for person in PEOPLE[:4]:
            self.join(0, person)
        (contest,) = self.contests()
        assert contest.row.round == 1, "it begins"

    @rule(
        kind=st.sampled_from(Kind),
        wanted=st.sampled_from((2, 3)),
        hours=st.sampled_from((0.0, 24.0)),
        robots=st.booleans(),
        fill=small,
        most=st.integers(4, 6),
        wait=st.sampled_from((0, 2)),
        channel=st.sampled_from(CHANNELS),
    )
    def open_one(
        self, kind: Kind, wanted: int, hours: float, robots: bool, fill: int, most: int, wait: int, channel: int
    ) -> None:
        """Somebody opens a tournament."""
        if "souk" not in GAMES:
            return
        starts_at = self.clock.at + wait * HOUR if wait else None
        new = terms(
            kind,
            wanted=2 if kind is Kind.KNOCKOUT else wanted,
            hours=hours,
            robots=robots if hours else None,
            fill=min(fill, most // 2),
            most=most,
            rounds=2 if kind is Kind.SWISS else None,
            starts_at=starts_at,
            channel=channel,
        )
        result = self.do(lambda: entrants.open_tournament(self.host, PEOPLE[0], new))
        known = ("refusal-tournaments-here", "refusal-own-tournament-waits", "refusal-openings-today")
        assert not isinstance(result, Refused) or result.reason in known, "the terms of the test are refused"

    @rule(number=small, person=people)
    def join(self, number: int, person: Person) -> None:
        """Somebody takes part."""
        if contest := self.pick(number):
            self.erased.discard(self.named(person).name)
            self.do(lambda: entrants.join(self.host, contest.row.id, self.named(person)))

    @rule(number=small, person=people)
    def leave(self, number: int, person: Person) -> None:
        """Somebody takes part no more."""
        if contest := self.pick(number):
            self.do(lambda: entrants.leave(self.host, contest.row.id, person))

    @rule(number=small, person=people)
    def withdraw(self, number: int, person: Person) -> None:
        """Somebody withdraws; their rating does not rise by it."""
        if contest := self.pick(number):
            before = self.rating(person)
            self.do(lambda: entrants.withdraw(proposals_of(self.host), contest.row.id, person))
            assert self.rating(person) <= before + 1e-9

    def rating(self, person: Person) -> float:
        """What is believed of a person."""

        async def read() -> float:
            async with self.host.store.read() as tx:
                return max((one.mu for one in await tx.results.ratings_of(person.id)), default=25.0)

        return self.run(read())

    @rule(number=small, count=st.integers(1, 30))
    def play(self, number: int, count: int) -> None:
        """The people of a table play on."""
        tables = self.tables()
        if not tables:
            return
        table = tables[number % len(tables)]

        async def played() -> None:
            for _ in range(count):
                loaded = await load(self.host, table)
                moving = [seat for seat in loaded.deciders if not seat.is_robot]
                if loaded.row.status is not Status.RUNNING or not moving:
                    return
                seat = moving[0]
                moves = loaded.game.moves(loaded.state, seat.seat)
                await turns.play(self.host, table, seat.seat, moves[-1], user=seat.user_id)

        self.do(played)

    @rule(number=small, person=people, resigns=st.booleans())
    def give_up(self, number: int, person: Person, resigns: bool) -> None:
        """Somebody resigns, or leaves."""
        for table in self.tables()[number:]:
            act = endings.resign if resigns else endings.leave
            self.do(lambda table=table, act=act: act(proposals_of(self.host), table, person))

    @rule(number=small, seat=st.integers(0, 2))
    def remove(self, number: int, seat: int) -> None:
        """A manager sends somebody away."""
        for table in self.tables()[number : number + 1]:
            self.do(lambda table=table: seats.remove(proposals_of(self.host), table, seat, MANAGER))

    @rule(number=small, person=people, seat=st.integers(0, 2))
    def kick(self, number: int, person: Person, seat: int) -> None:
        """The others send somebody away who keeps them waiting."""
        for table in self.tables()[number : number + 1]:

            async def kicked(table: int = table) -> None:
                proposals = proposals_of(self.host)
                await propose_kick(self.host, proposals, table, person, seat)
                async with self.host.store.read() as tx:
                    asked = await tx.proposals.open_at(table)
                for one in asked:
                    for voter in PEOPLE:
                        with suppress(*EXPECTED):
                            await proposals.vote(one.id, voter.id, True)

            self.do(kicked)

    @rule(person=people, other=people)
    def rename(self, person: Person, other: Person) -> None:
        """A person takes the name of another, and is seen under it at their tables."""
        self.names[person.id], tables = other.name, self.tables_of(person)

        async def seen() -> None:
            for table in tables:
                await keep_name(self.host, await load(self.host, table), person.id, other.name, GUILD)

        self.do(seen)

    def tables_of(self, person: Person) -> list[int]:
        """Return the tables at which a person plays."""
        return [
            game.table_id
            for one in self.contests()
            for game in one.games
            if game.is_played and game.table_id and (own := one.entrant(person.id)) and own.number in game.seats
        ]

    @rule(number=small, person=leaders, ends=st.booleans(), age=st.integers(1, 3))
    def press_old(self, number: int, person: Person, ends: bool, age: int) -> None:
        """An old confirmation is pressed: nothing is done."""
        if contest := self.pick(number):
            act = leadership.end if ends else leadership.go_next
            result = self.do(lambda: act(self.host, contest.row.id, person, contest.row.stamp - age))
            assert result is None or isinstance(result, EXPECTED), "an old confirmation was carried out"

    @rule(number=small)
    def agree(self, number: int) -> None:
        """The people of a table end it without a result."""
        for table in self.tables()[number : number + 1]:

            async def ended(table: int = table) -> None:
                loaded = await load(self.host, table)
                if loaded.row.status is Status.RUNNING:
                    async with self.host.store.write() as tx:
                        await endings.end_early(self.host, tx, loaded, Status.AGREED)

            self.do(ended)

    @rule(number=small, person=leaders, ends=st.booleans())
    def lead(self, number: int, person: Person, ends: bool) -> None:
        """The host or a manager goes on, or ends: something has changed then, or it was refused."""
        contest = self.pick(number)
        if contest is None:
            return
        what, act = (leadership.what_end, leadership.end) if ends else (leadership.what_next, leadership.go_next)

        async def confirmed() -> int:
            stamp = (await what(self.host, contest.row.id, person)).contest.row.stamp
            await act(self.host, contest.row.id, person, stamp)
            return stamp

        result = self.do(confirmed)
        self.hurried.add((contest.row.id, contest.row.round))
        if isinstance(result, int):
            (after,) = [one for one in self.contests() if one.row.id == contest.row.id]
            assert after.row.stamp > result

    @rule(number=small, channel=st.sampled_from((*CHANNELS, 79)))
    def move(self, number: int, channel: int) -> None:
        """The host shows it elsewhere."""
        if (contest := self.pick(number)) and channel in self.town.channels:
            self.do(lambda: leadership.move(self.host, contest.row.id, PEOPLE[0], channel))

    @rule(person=people)
    def erase(self, person: Person) -> None:
        """Somebody has their data erased; nothing of them is left among those who take part."""
        killed = self.town.fuse is not None
        self.do(lambda: erase(proposals_of(self.host), person))
        if killed:
            return
        if not any(one.name == self.named(person).name for contest in self.contests() for one in contest.entrants):
            self.erased.add(self.named(person).name)
        if self.town.fuse is None and self.host.pause is None:
            assert not any(one.user_id == person.id for contest in self.contests() for one in contest.entrants)

    # What happens on Discord

    @rule(number=small)
    def delete_thread(self, number: int) -> None:
        """A thread is deleted."""
        if self.town.threads:
            thread = sorted(self.town.threads)[number % len(self.town.threads)]
            del self.town.threads[thread]
            self.do(lambda: self.bot.lose(thread))

    @rule(channel=st.sampled_from(CHANNELS))
    @precondition(lambda self: 79 not in self.town.channels)
    def delete_channel(self, channel: int) -> None:
        """A channel is deleted, with its threads; another is made."""
        if channel not in self.town.channels:
            return
        self.town.channels = self.town.channels - {channel} | {79}
        lost = [number for number, thread in self.town.threads.items() if thread.channel == channel]
        for number in lost:
            del self.town.threads[number]

        async def told() -> None:
            for number in (channel, *lost):
                await self.bot.lose(number)
            await troubles.lose_channel(self.host, channel)

        self.do(told)

    @rule()
    def delete_cards(self) -> None:
        """All cards are deleted."""
        self.town.cards.clear()

    @rule(number=small, locked=st.booleans())
    def lock(self, number: int, locked: bool) -> None:
        """A thread is locked, or open again."""
        if self.town.threads:
            thread = sorted(self.town.threads)[number % len(self.town.threads)]
            self.town.threads[thread].locked = locked
            if not locked:
                self.do(lambda: standstill.thread_opens(self.host, thread, woken=True))

    @rule(write=st.booleans(), thread=st.booleans(), full=st.booleans())
    def permit(self, write: bool, thread: bool, full: bool) -> None:
        """Permissions come and go, and the server is full of threads or not."""
        self.town.may_write, self.town.may_thread, self.town.full = write, thread, full

    @rule(answers=st.lists(st.sampled_from(REFUSALS), min_size=1, max_size=4))
    def trouble(self, answers: list[tuple[int, int]]) -> None:
        """The next requests fail."""
        self.town.answers.extend(answers)

    @rule(there=st.booleans())
    def put_out(self, there: bool) -> None:
        """The bot is put out of the server, or is back."""
        if there is self.town.is_in:
            return
        self.town.is_in = there

        async def told() -> None:
            await (standstill.resume_guild if there else standstill.strand_guild)(self.host, GUILD)
            await (troubles.return_to_server if there else troubles.leave_server)(self.host, GUILD)

        self.do(told)

    # What happens to the bot

    @rule(fuse=st.integers(0, 12))
    def kill(self, fuse: int) -> None:
        """The bot dies soon, before or after a commit or a request."""
        self.town.fuse = fuse

    @rule(hours=st.integers(1, 60))
    def be_down(self, hours: int) -> None:
        """The bot is down for a while."""

        async def down() -> None:
            await downtime.shift_deadlines_by_downtime(self.host)
            await self.bot.stop()
            self.clock.at += hours * HOUR
            await self.bot.start()

        self.do(down)

    @rule(hours=st.integers(1, 60))
    def pause(self, hours: int) -> None:
        """Everything is paused for a while."""

        async def paused() -> None:
            pause = Pause(self.clock.at, "")
            async with self.host.store.write() as tx:
                await tx.operations.begin_pause(pause)
            self.host.paused(pause)

        async def resumed() -> None:
            async with self.host.store.write() as tx:
                await tx.operations.end_pause(self.clock.at)
            self.host.paused(None)

        self.town.fuse = None
        self.do(paused)
        self.clock.at += hours * HOUR
        self.do(resumed)

    @rule()
    def take_game(self) -> None:
        """The bot starts again without the game, or with it."""

        async def again() -> None:
            await self.bot.stop()
            self.away.__exit__(None, None, None) if self.away else None
            self.away = None if self.away else _without("souk")
            await self.bot.start()

        self.do(again)

    @rule()
    def forget(self) -> None:
        """What is older than the operator keeps is removed."""
        self.do(lambda: Tidying(self.host).look(self.clock.at))

    @rule(hours=st.integers(-30, 30))
    def set_clock(self, hours: int) -> None:
        """Somebody sets the clock."""
        self.clock.set(hours * HOUR)
        self.looked_at += hours * HOUR
        self.run(self.bot.quiet())

    @rule(hours=st.sampled_from((1, 5, 24, 24 * 8, 24 * 30)))
    def wait(self, hours: int) -> None:
        """Time passes."""
        runs = [one for one in self.contests() if one.round_due is not None and not _opens(one)]
        self.run(self.bot.pass_time(hours * HOUR))
        for one in runs:
            self.ran[one.row.id, one.row.round] += hours

    @rule(number=small, mended=st.booleans())
    def set_aside(self, number: int, mended: bool) -> None:
        """A table can't be read, and may be mended at once."""
        for table in self.tables()[number : number + 1]:

            async def aside(table: int = table) -> None:
                async with self.host.store.read() as tx:
                    row = await tx.tables.get(table)
                if row is not None and row.status is Status.RUNNING:
                    await quarantine(self.host, row, "a test")

            self.do(aside)
            if mended:
                self.do(lambda: retry_quarantined(self.host))

    # What always holds

    @invariant()
    def everything_is_true(self) -> None:
        """All that holds whenever nothing is under way."""
        contests = self.contests()
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
        named = [(thread.channel, thread.name) for thread in self.town.threads.values()]
        assert len(named) == len(set(named)), "two threads of one name"
        assert not any(one.name in name for one in PEOPLE for _, name in named), "a thread bears a person's name"
        if self.town.is_well and self.host.pause is None:
            texts = [text for _, line in self.town.lines.values() for text in line.texts]
            entered = {one.name for contest in contests for one in contest.entrants}
            left = {name for name in self.erased - entered if any(name in text for text in texts)}
            assert not left or self.run(self.waits()), f"lines name erased people: {left}"

    async def waits(self) -> bool:
        """Return True if a message about a tournament waits."""
        async with self.host.store.read() as tx:
            rows = await tx.of(Tournaments).with_status(*TournamentStatus)
            return any([await tx.outbox.of(AboutTournament(row.id)) for row in rows])

    async def check(self, contest: Contest) -> None:
        """One tournament."""
        about, row, now = AboutTournament(contest.row.id), contest.row, self.clock.at
        async with self.host.store.read() as tx:
            waiting = await tx.outbox.of(about)
            tables = await tx.of(Tournaments).tables_of(contest)
            timers = {number: await tx.timers.of(table.row.id) for number, table in tables.items() if table.row}
        if row.is_live:
            assert min(timer.due for timer in contest.timers) <= now + DAY + 1, "it has a timer a day ahead at most"
        if row.status is TournamentStatus.RUNNING:
            self.check_trouble(contest)
            rests = rests_of(tables, installed="souk" in GAMES)
            self.check_threads(contest, {one.seat for one in waiting}, tables)
            for game in contest.games:
                if game.status is GameStatus.PAIRED and contest.present(game) and row.trouble not in troubles.STANDING:
                    assert any(one.kind is MessageKind.CUP_THREAD and one.seat == game.number for one in waiting)
                elif game.is_played:
                    kinds = {timer.kind for timer in timers[game.number]}
                    self.check_way(contest, game.number, rests[game.number], kinds, [one.seat for one in waiting])
            sitting = Counter(
                seat.user_id for table in tables.values() for seat in table.seats if seat.user_id is not None
            )
            assert all(count == 1 for count in sitting.values()), "somebody sits at two tables"
            for game in contest.games:
                overtime = contest.due(TimerKind.CUP_GAME, game.number)
                assert overtime is None or overtime <= now + 7 * DAY + 60 * HOUR
            if row.hours and row.robots and contest.round_due is not None:
                assert contest.round_due <= now + row.hours * HOUR + 60 * HOUR
        at_home = row.channel_id in self.town.channels and row.trouble is None
        card_is_there = contest.card is not None and contest.card.message_id in self.town.cards
        if self.town.is_well and at_home and not waiting and card_is_there and contest.card is not None:
            assert row.shown == row.stamp
            assert contest.card is not None
            shown = self.town.cards[contest.card.message_id][1]
            rests = rests_of(tables, installed="souk" in GAMES)
            standing = {number: STANDING[rest] for number, rest in rests.items() if rest in STANDING}
            drawn = card(
                contest, standings(contest) if row.round and "souk" in GAMES else [], contest.channels, (), standing
            )
            assert shown.texts == drawn.texts

    def check_trouble(self, contest: Contest) -> None:
        """Every trouble has its sentence and its end."""
        trouble = contest.row.trouble
        if trouble is not None and trouble is not Trouble.SEND:
            assert contest.lapses_at is not None
        if trouble is not None:
            texts = card(contest, [], {}).texts
            assert len(texts) > len(card(_without_trouble(contest), [], {}).texts)

    def check_way(
        self, contest: Contest, game: int, rest: Rest, kinds: set[TimerKind], threads: list[int | None]
    ) -> None:
        """A game that is played goes on by itself, or something brings it to its end."""
        if rest in (Rest.PERSON, Rest.ROBOTS, Rest.STILL):
            assert TimerKind.IDLE in kinds
        elif rest is Rest.STRANDED:
            assert game in threads or contest.row.trouble in troubles.STANDING
        elif rest is Rest.SET_ASIDE:
            assert contest.due(TimerKind.CUP_GAME, game) is not None or contest.row.trouble in troubles.STANDING
        elif rest in (Rest.PUT_OUT, Rest.AWAY):
            assert contest.row.trouble in troubles.STANDING

    def check_threads(self, contest: Contest, waiting: set[int | None], tables: dict[int, Seated]) -> None:
        """The thread of a game that is played has its people, and no other has its name."""
        for game in contest.games:
            row = tables[game.number].row if game.is_played else None
            if row is None or row.status is not Status.RUNNING or game.number in waiting:
                continue
            thread = self.town.threads.get(row.channel_id)
            if thread is not None:
                people = {one.user_id for one in contest.present(game)}
                assert people and people <= thread.members, "people are not in their thread"
                same = [one for one in self.town.threads.values() if one.name == game_name(contest, game)]
                assert [one for one in same if one.channel == thread.channel] == [thread]

    def check_numbers(self, contests: list[Contest]) -> None:
        """A number is given once, whatever was removed meanwhile."""
        tables = {game.table_id for one in contests for game in one.games if game.table_id is not None}
        for kind, now in (("tables", tables), ("tournaments", {one.row.id for one in contests})):
            seen = self.numbers[kind]
            assert not seen or all(number > max(seen) for number in now - seen), "a number was given twice"
            seen |= now

    def check_time(self, contest: Contest) -> None:
        """A round is over after its hours, and a day later with all its games; by itself not before."""
        row, before = contest.row, self.before.get(contest.row.id)
        where = row.id, row.round
        if not (row.hours and row.robots and row.status is TournamentStatus.RUNNING):
            return
        assert self.ran[where] <= row.hours + 24 + 1 or row.trouble is not None, "a round lasts too long"
        if before is None or before.row.round != row.round or before.is_late or not contest.is_late:
            return
        left = row.hours * HOUR if before.row.round_left is None else before.row.round_left
        due = before.round_due if before.round_due is not None else self.looked_at + left
        assert self.clock.at >= due or where in self.hurried, "a round was over before its time"

    def check_round(self, contest: Contest) -> None:
        """What is new since the last look: rounds, games, people."""
        before = self.before.get(contest.row.id)
        old = {game.number for game in before.games} if before else set[int]()
        assert old <= {game.number for game in contest.games}
        names = [one.name for one in contest.entrants]
        assert len(names) == len(set(names)), "two entrants of one name"
        numbers = [game.number for game in contest.games]
        assert numbers == sorted(set(numbers))
        new = [game for game in contest.games if game.number not in old]
        if before is not None and before.row.round:
            gone = {one.number for one in before.entrants if one.gone}
            assert not any(gone & set(game.seats) for game in new), "somebody who is gone is paired"
        for number in {game.round for game in new}:
            games = [game for game in contest.games if game.round == number]
            seated = Counter(seat for game in games if game.status is not GameStatus.OVER for seat in game.seats)
            assert all(count == 1 for count in seated.values()), "somebody is in two games of a round"
        if contest.row.kind is Kind.SWISS:
            stayed = {one.number for one in contest.entrants if not one.gone}
            byes = Counter(bye.entrant for bye in contest.byes)
            counts = [byes[number] for number in stayed]
            assert not counts or max(counts) - min(counts) <= 1 + any(one.gone for one in contest.entrants)

    def teardown(self) -> None:
        """Nobody acts any more: within 90 days everything is over or cancelled."""
        try:
            self.town.fuse = None
            self.town.answers.clear()
            end = self.clock.at + 90 * DAY
            while self.clock.at < end and any(one.row.is_live for one in self.contests()):
                self.run(self.bot.pass_time(3 * DAY))
            left = [one.row for one in self.contests() if one.row.is_live]
            assert left == [], [(row.id, row.status, row.trouble, row.round) for row in left]
        finally:
            self.run(self.bot.stop())
            if self.away:
                self.away.__exit__(None, None, None)
            self.quick.close()
            self.run(self.loop.shutdown_default_executor())
            self.loop.close()
            if self._postgresql:
                drop_postgresql(self.where)
            self.folder.cleanup()


def _without(game: str) -> AbstractContextManager[Any]:
    """Take a game away until this is closed."""
    ours = GAMES._ours()
    taken = patch.object(GAMES, "_ours", lambda: tuple(key for key in ours if key != game))
    taken.__enter__()
    return taken


def _opens(contest: Contest) -> bool:
    return any(game.status is GameStatus.PAIRED for game in contest.games)


def _without_trouble(contest: Contest) -> Contest:
    return msgspec.structs.replace(contest, row=msgspec.structs.replace(contest.row, trouble=None))


def run(runs: int, steps: int) -> None:
    """Try `runs` courses of `steps` steps, the same each time."""
    chosen = settings(
        max_examples=runs,
        stateful_step_count=steps,
        derandomize=True,
        deadline=None,
        database=None,
        phases=(Phase.explicit, Phase.generate),  # to shorten a course would take hours
        suppress_health_check=(HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large),
    )
    run_state_machine_as_test(Course, settings=chosen)


@pytest.mark.long(seconds=120)
def test_any_course_of_events_leads_to_an_end() -> None:
    run(25, 25)


@pytest.mark.long(seconds=14_400)
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_any_long_course_of_events_leads_to_an_end(database: str) -> None:
    with patch.dict(os.environ, {DATABASE: database}):
        run(500, 80)
