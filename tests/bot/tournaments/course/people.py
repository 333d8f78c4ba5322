"""Acts of users in a course."""

from __future__ import annotations

from contextlib import suppress

from hypothesis import strategies as st
from hypothesis.stateful import initialize, rule

from azalai.bot.errors import Refused
from azalai.bot.hosting import endings, seats
from azalai.bot.hosting.kicks import propose_kick
from azalai.bot.hosting.names import keep_name
from azalai.bot.people.person import Person
from azalai.bot.play import turns
from azalai.bot.privacy.rules import erase
from azalai.bot.store.rows import Status
from azalai.bot.tables.loading import load
from azalai.bot.tournaments import entrants, leadership
from azalai.bot.tournaments.pairing.plan import Kind
from azalai.games import GAMES
from tests.bot.fixtures import HOUR
from tests.bot.tournaments.course.base import CHANNELS, EXPECTED, MANAGER, PEOPLE, CourseBase, leaders, people, small
from tests.bot.tournaments.on_a_host import GUILD, make_terms
from tests.bot.without_discord import proposals_of


class ActsOfPeople(CourseBase):
    """Acts of users."""

    @initialize(kind=st.sampled_from(Kind), hours=st.sampled_from((0.0, 24.0)), robots=st.booleans())
    def begin(self, kind: Kind, hours: float, robots: bool) -> None:
        """Start a tournament that begins at once."""
        self.open_one(kind, 2, hours, robots, 1, 5, 0, 77)
        for person in PEOPLE[:4]:
            self.join(0, person)
        (contest,) = self.load_contests()
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
        """Open a tournament."""
        if "souk" not in GAMES:
            return
        self.erased.pop(PEOPLE[0].id, None)
        starts_at = self.clock.at + wait * HOUR if wait else None
        new = make_terms(
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
        """Take part."""
        if contest := self.pick(number):
            self.erased.pop(person.id, None)
            self.do(lambda: entrants.join(self.host, contest.row.id, self.with_present_name(person)))

    @rule(number=small, person=people)
    def leave(self, number: int, person: Person) -> None:
        """Leave before the start."""
        if contest := self.pick(number):
            self.do(lambda: entrants.leave(self.host, contest.row.id, person))

    @rule(number=small, person=people)
    def withdraw(self, number: int, person: Person) -> None:
        """Withdraw, and check that the user's rating does not rise by it."""
        if contest := self.pick(number):
            before = self.load_rating(person)
            self.do(lambda: entrants.withdraw(proposals_of(self.host), contest.row.id, person))
            assert self.load_rating(person) <= before + 1e-9

    def load_rating(self, person: Person) -> float:
        """Return the mean of a user's rating."""

        async def read() -> float:
            async with self.host.store.read() as tx:
                return max((rating.mu for rating in await tx.results.list_ratings(person.id)), default=25.0)

        return self.run(read())

    @rule(number=small, count=st.integers(1, 30))
    def play(self, number: int, count: int) -> None:
        """Play on at a table."""
        tables = self.list_tables()
        if not tables:
            return
        table = tables[number % len(tables)]

        async def play_moves() -> None:
            for _ in range(count):
                loaded = await load(self.host, table)
                moving = [seat for seat in loaded.deciders if not seat.is_robot]
                if loaded.row.status is not Status.RUNNING or not moving:
                    return
                seat = moving[0]
                moves = loaded.game.moves(loaded.state, seat.seat)
                await turns.play(self.host, table, seat.seat, moves[-1], user=seat.user_id)

        self.do(play_moves)

    @rule(number=small, person=people, resigns=st.booleans())
    def give_up(self, number: int, person: Person, resigns: bool) -> None:
        """Resign or leave."""
        for table in self.list_tables()[number:]:
            act = endings.resign if resigns else endings.leave
            self.do(lambda table=table, act=act: act(proposals_of(self.host), table, person))

    @rule(number=small, seat=st.integers(0, 2))
    def remove(self, number: int, seat: int) -> None:
        """Remove a player as a manager."""
        for table in self.list_tables()[number : number + 1]:
            self.do(lambda table=table: seats.remove_player(proposals_of(self.host), table, seat, MANAGER))

    @rule(number=small, person=people, seat=st.integers(0, 2))
    def kick(self, number: int, person: Person, seat: int) -> None:
        """Vote a player out who keeps the others waiting."""
        for table in self.list_tables()[number : number + 1]:

            async def kick_late(table: int = table) -> None:
                proposals = proposals_of(self.host)
                await propose_kick(self.host, proposals, table, person, seat)
                async with self.host.store.read() as tx:
                    proposals_open = await tx.proposals.list_open(table)
                for proposal in proposals_open:
                    for voter in PEOPLE:
                        with suppress(*EXPECTED):
                            await proposals.vote(proposal.id, voter.id, True)

            self.do(kick_late)

    @rule(person=people, other=people)
    def rename(self, person: Person, other: Person) -> None:
        """Give a user the name of another, and show it at their tables."""
        tables = self.list_tables_of(person)
        self.rename_to(person, other.name)

        async def keep_names() -> None:
            for table in tables:
                await keep_name(self.host, await load(self.host, table), person.id, other.name, GUILD)

        self.do(keep_names)

    def list_tables_of(self, person: Person) -> list[int]:
        """Return the tables at which a user plays."""
        return [
            game.table_id
            for contest in self.load_contests()
            for game in contest.games
            if game.is_played and game.table_id and (own := contest.entrant(person.id)) and own.number in game.seats
        ]

    @rule(number=small, person=leaders, ends=st.booleans(), age=st.integers(1, 3))
    def press_old(self, number: int, person: Person, ends: bool, age: int) -> None:
        """Press an old confirmation and check that nothing is done."""
        if contest := self.pick(number):
            act = leadership.end if ends else leadership.go_next
            result = self.do(lambda: act(self.host, contest.row.id, person, contest.row.stamp - age))
            assert result is None or isinstance(result, EXPECTED), "an old confirmation was carried out"

    @rule(number=small)
    def agree(self, number: int) -> None:
        """End a table by agreement, without a result."""
        for table in self.list_tables()[number : number + 1]:

            async def end_table(table: int = table) -> None:
                loaded = await load(self.host, table)
                if loaded.row.status is Status.RUNNING:
                    async with self.host.store.write() as tx:
                        await endings.end_early(self.host, tx, loaded, Status.AGREED)

            self.do(end_table)

    @rule(number=small, person=leaders, ends=st.booleans())
    def lead(self, number: int, person: Person, ends: bool) -> None:
        """End a round or the tournament as a host or manager, and check that it changes something or is refused."""
        contest = self.pick(number)
        if contest is None:
            return
        describe, act = (
            (leadership.describe_end, leadership.end) if ends else (leadership.describe_next, leadership.go_next)
        )

        async def confirm() -> int:
            stamp = (await describe(self.host, contest.row.id, person)).contest.row.stamp
            await act(self.host, contest.row.id, person, stamp)
            return stamp

        result = self.do(confirm)
        self.hurried.add((contest.row.id, contest.row.round))
        if isinstance(result, int):
            (after,) = [stored for stored in self.load_contests() if stored.row.id == contest.row.id]
            assert after.row.stamp > result

    @rule(number=small, channel=st.sampled_from((*CHANNELS, 79)))
    def move(self, number: int, channel: int) -> None:
        """Move a tournament to another channel as its host."""
        if (contest := self.pick(number)) and channel in self.town.channels:
            self.do(lambda: leadership.move(self.host, contest.row.id, PEOPLE[0], channel))

    @rule(person=people)
    def erase(self, person: Person) -> None:
        """Erase a user's data, and check that no entrant names them."""
        killed = self.town.fuse is not None
        well = self.town.is_well
        self.do(lambda: erase(proposals_of(self.host), person))
        if killed:
            return
        self.erased[person.id] = self.with_present_name(person).name
        (self.erased_everywhere.add if well else self.erased_everywhere.discard)(person.id)
        assert not any(entrant.user_id == person.id for contest in self.load_contests() for entrant in contest.entrants)
        self.check_store()
