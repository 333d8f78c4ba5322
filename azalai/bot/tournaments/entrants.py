"""Tournaments until they begin, and those who take part: opening, joining, leaving, withdrawing, ending."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

import msgspec

from azalai.bot.errors import Clash, Refused
from azalai.bot.hosting import endings
from azalai.bot.hosting.open_tables import Waiting
from azalai.bot.hosting.proposals import Proposals
from azalai.bot.people.person import Person
from azalai.bot.play.robot_turns import robot_name
from azalai.bot.store import Transaction
from azalai.bot.store.about import AboutTournament
from azalai.bot.store.rows import TimerKind, Use
from azalai.bot.tables.host import Host
from azalai.bot.text import plain
from azalai.bot.tournaments.changes import change, look
from azalai.bot.tournaments.pairing.plan import Kind
from azalai.bot.tournaments.store import LIVE, Contest, GameStatus, Seated, TournamentRow, Tournaments, TournamentStatus
from azalai.games import GAMES
from azalai.locales import Language

AT_ONCE = 5
"""So many tournaments are open or running in one server."""
MOST = 64
"""So many take part in one."""
MOST_ROUNDS = 15
MOST_HOURS = 24 * 60
TO_BEGIN = 7 * 86_400.0
"""Seconds after which a tournament without an hour is cancelled that nobody has begun."""


class NewTournament(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament to be opened, as `azalai.bot.store.tournament_schema` explains its terms. `fill`: so many robots
    take part from the beginning."""

    guild: int
    channel: int
    name: str
    game: str
    options: bytes
    language: Language
    kind: Kind
    wanted: int
    rounds: int = 3
    pace: str = "{}"
    least: int = 3
    most: int = MOST
    starts_at: float | None = None
    hours: float = 0.0
    robots: bool = True
    fill: int = 0


async def open_tournament(host: Host, person: Person, new: NewTournament) -> int:
    """Opens a tournament that people may join; its number. Refused for terms that can't be, and past the limits."""
    host.check_goes_on()
    _check(new, host.now())
    async with host.store.write() as tx:
        live = [one for one in await tx.of(Tournaments).with_status(*LIVE) if one.guild_id == new.guild]
        tx.alone(f"tournaments of {new.guild}")
        if len(live) >= AT_ONCE:
            raise Refused("refusal-tournaments-here", most=AT_ONCE)
        await host.limits.check(tx, Use.OPENING, person.id, new.guild)
        number = await tx.of(Tournaments).open(
            guild_id=new.guild,
            channel_id=new.channel,
            host_id=person.id,
            name=new.name,
            game=new.game,
            options=new.options,
            language=new.language,
            kind=new.kind.value,
            wanted=new.wanted,
            rounds=new.rounds,
            pace=new.pace,
            least=new.least,
            most=new.most,
            hours=new.hours,
            robots=new.robots,
            seed=secrets.token_bytes(32),
            created_at=host.now(),
        )
        await host.limits.note(tx, Use.OPENING, person.id, guild=new.guild)
        names: list[str] = []
        for _ in range(new.fill):
            names.append(robot_name(names))
        await tx.of(Tournaments).set_entrants(number, [(None, name) for name in names])
        about, moment = AboutTournament(number), new.starts_at
        kind = TimerKind.CUP_LAPSE if moment is None else TimerKind.CUP_START
        await tx.timers.set(about, kind, host.now() + TO_BEGIN if moment is None else moment)
        await change(tx, (await held_contest(tx, number)).row, host.now())
    host.after_commit(())
    return number


def _check(new: NewTournament, now: float) -> None:
    """Refused for terms that can't be."""
    seats = GAMES[new.game].seats
    if new.wanted not in seats:
        raise Refused("refusal-tournament-size", least=min(seats), most=max(seats))
    if new.kind is Kind.KNOCKOUT and new.wanted != 2:
        raise Refused("refusal-knockout-of-two")
    if not max(2, min(seats)) <= new.least <= new.most <= MOST:
        raise Refused("refusal-tournament-field", least=max(2, min(seats)), most=MOST)
    if not 1 <= new.rounds <= MOST_ROUNDS:
        raise Refused("refusal-tournament-rounds", most=MOST_ROUNDS)
    if not 0 <= new.hours <= MOST_HOURS:
        raise Refused("refusal-tournament-hours", most=MOST_HOURS)
    if not 0 <= new.fill < new.most:
        raise Refused("refusal-tournament-fill")
    if new.starts_at is not None and new.starts_at <= now:
        raise Refused("refusal-tournament-past")


Change = Callable[[Transaction, Contest], Awaitable[None]]


async def join(host: Host, number: int, person: Person) -> Contest:
    """Somebody takes part. Refused who does already, where nobody can join any more, and where it is full."""

    async def join_in(tx: Transaction, contest: Contest) -> None:
        if contest.entrant(person.id) is not None:
            raise Refused("refusal-tournament-joined")
        entered = _people(contest)
        if len(entered) >= contest.row.most:
            robots = [one for one in entered if one[0] is None]
            if not robots:
                raise Refused("refusal-tournament-full")
            entered.remove(robots[-1])  # it gives its place to a person
        await tx.of(Tournaments).set_entrants(number, [*entered, (person.id, person.name)])

    return await _while_open(host, number, join_in)


async def leave(host: Host, number: int, person: Person) -> Contest:
    """Somebody takes part no more, before it begins. Refused for who does not."""

    async def stand_up(tx: Transaction, contest: Contest) -> None:
        if contest.entrant(person.id) is None:
            raise Refused("refusal-tournament-not-in")
        await tx.of(Tournaments).set_entrants(number, [one for one in _people(contest) if one[0] != person.id])

    return await _while_open(host, number, stand_up)


async def withdraw(proposals: Proposals, number: int, person: Person) -> Contest:
    """Take a person out of a tournament that runs: they are not paired again, and leave where they are playing. Raises
    `Refused` if they are not in it."""
    host = proposals.host
    async with host.store.write() as tx:
        contest = await held_contest(tx, number)
        entrant = contest.entrant(person.id)
        if contest.row.status is not TournamentStatus.RUNNING:
            raise Refused("refusal-tournament-not-running")
        if entrant is None or entrant.gone:
            raise Refused("refusal-tournament-not-in")
        await tx.of(Tournaments).let_go(number, entrant.number)
        await change(tx, contest.row, host.now())
    for game in contest.games:
        if game.is_played and game.table_id is not None and entrant.number in game.seats:
            with suppress(Refused):  # they sit there no more, or it waits: the next step looks again
                await endings.leave(proposals, game.table_id, person)
    host.after_commit(())
    return await whole(host, number)


def who_left(contest: Contest, tables: Mapping[int, Seated]) -> list[int]:
    """Return the entrants who do not sit in their own seat any more, or have lost it by not playing. `tables`:
    those of the games, by their numbers. A person whose seat robots play because the round is over stays in."""
    gone: list[int] = []
    for game in contest.games:
        if not game.is_played or game.status is GameStatus.RELIEVED:
            continue
        for number, seat in zip(game.seats, tables[game.number].seats, strict=False):
            entrant = contest.entrants[number]
            is_person = entrant.user_id is not None and not entrant.gone
            if is_person and (seat.stalled or seat.user_id != entrant.user_id):
                gone.append(number)
    return gone


def check_game(row: TournamentRow) -> TournamentRow:
    """The tournament, whose game is here. Refused where it is not installed: the tournament waits until it is back."""
    if row.game not in GAMES:
        raise Refused("refusal-tournament-away", name=plain(row.name))
    return row


async def whole(host: Host, number: int) -> Contest:
    """All of a tournament as it is now. Refused where there is none of that number."""
    async with host.store.read() as tx:
        row = await tx.of(Tournaments).get(number)
        if row is None:
            raise Refused("refusal-no-tournament")
        return await tx.of(Tournaments).whole(check_game(row))


async def held_contest(tx: Transaction, number: int) -> Contest:
    """Return a tournament that nobody else changes until the transaction has ended. Raises `Refused` if there is none
    of that number, or its game is not installed."""
    row = await tx.of(Tournaments).held(number)
    if row is None:
        raise Refused("refusal-no-tournament")
    return await tx.of(Tournaments).whole(check_game(row))


async def _while_open(host: Host, number: int, alter: Change) -> Contest:
    """Carries out a change while people may join."""
    try:
        async with host.store.write() as tx:
            contest = await held_contest(tx, number)
            if contest.row.status is not TournamentStatus.OPEN:
                raise Refused("refusal-tournament-begun")
            await alter(tx, contest)
            await change(tx, contest.row, host.now())
    except Clash as clash:
        raise clash.told("refusal-tournament-joined", of="entrants.user_id") from clash
    host.after_commit(())
    return await whole(host, number)


def _people(contest: Contest) -> list[tuple[int | None, str]]:
    return [(one.user_id, one.name) for one in contest.entrants]


async def list_open(tx: Transaction, guild: int, user: int, sees: Callable[[int], bool]) -> list[Waiting]:
    """Return the tournaments of a server that a person could join, oldest first. `sees`: tells whether they see a
    channel; tournaments in others are left out."""
    tournaments = tx.of(Tournaments)
    contests = [
        await tournaments.whole(row)
        for row in await tournaments.in_guild(guild, TournamentStatus.OPEN)
        if sees(row.channel_id)
    ]
    return [
        Waiting(
            number=contest.row.id,
            game=contest.row.game,
            name=contest.row.name,
            present=len(contest.entrants),
            most=contest.row.most,
            channel=contest.row.channel_id,
            message=None if contest.card is None else contest.card.message_id,
            what="cup",
            join="cup-join",
        )
        for contest in contests
        if contest.entrant(user) is None and _has_room(contest)
    ]


def _has_room(contest: Contest) -> bool:
    """Return True if a person can still join: a robot gives them its place."""
    robots = any(one.user_id is None for one in contest.entrants)
    return robots or len(contest.entrants) < contest.row.most


class Erasing:
    """The tournaments' part of erasing a person: they leave, withdraw, and have a neutral name on every card."""

    async def find_leaving(self, tx: Transaction, user: int) -> Callable[[Proposals, Person], Awaitable[None]]:
        """Return a function that takes the person out of every tournament that is not over."""
        entered = await tx.of(Tournaments).of_person(user)

        async def leave_all(proposals: Proposals, person: Person) -> None:
            for row in entered:
                opens = row.status is TournamentStatus.OPEN
                leaving = leave(proposals.host, row.id, person) if opens else withdraw(proposals, row.id, person)
                with suppress(Refused):  # it has ended meanwhile, or can't be read
                    await leaving

        return leave_all

    async def erase(self, tx: Transaction, user: int, neutral: Callable[[str, int], str]) -> Callable[[Host], None]:
        """Clear the rows of the person, and return a function that has the cards drawn again."""
        for number in await tx.of(Tournaments).erase(user, neutral):
            row = await tx.of(Tournaments).get(number)
            if row is not None:
                await look(tx, row)
        return lambda host: host.after_commit(())
