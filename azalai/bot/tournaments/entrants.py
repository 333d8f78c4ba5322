"""Tournaments until they begin, and those who take part: opening, joining, leaving, withdrawing, ending."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress

from azalai.bot.errors import Clash, Refused
from azalai.bot.hosting.open_tables import Waiting
from azalai.bot.hosting.proposals import Proposals
from azalai.bot.hosting.seats import reseat
from azalai.bot.people.guild_settings import check_robots
from azalai.bot.people.person import Person
from azalai.bot.play.robot_turns import robot_name
from azalai.bot.store import Transaction
from azalai.bot.store.rows import Status, Use
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.text import plain
from azalai.bot.tournaments.names import told_apart
from azalai.bot.tournaments.store import Contest, TournamentRow, Tournaments, TournamentStatus
from azalai.bot.tournaments.terms import AT_ONCE, NAME, OPEN_OF_ONE, ROUNDS, NewTournament, check_terms
from azalai.games import GAMES

LIVE = (TournamentStatus.OPEN, TournamentStatus.RUNNING)


async def open_tournament(host: Host, person: Person, new: NewTournament) -> int:
    """Store a tournament that people may join, and return its number.

    Raises `Refused` if its terms can't be, if the server wants no robots in it, and past the limits.
    """
    host.check_goes_on()
    managing = person.may_moderate(new.guild)
    check_terms(new, host.now(), may_manage=managing)
    async with host.store.write() as tx:
        tx.alone(f"tournaments of {new.guild}")
        live = [one for one in await tx.of(Tournaments).with_status(*LIVE) if one.guild_id == new.guild]
        if len(live) >= AT_ONCE:
            raise Refused("refusal-tournaments-here", most=AT_ONCE)
        waiting = [one for one in live if one.host_id == person.id and one.status is TournamentStatus.OPEN]
        if len(waiting) >= OPEN_OF_ONE and not managing:
            raise Refused("refusal-own-tournament-waits", name=plain(waiting[0].name))
        if new.fill:
            await check_robots(tx, new.guild)
        await host.limits.check(tx, Use.OPENING, person.id, new.guild)
        number = await tx.of(Tournaments).open(
            guild_id=new.guild,
            channel_id=new.channel,
            host_id=person.id,
            name=told_apart(new.name, (one.name for one in live), NAME),
            game=new.game,
            options=new.options,
            language=new.language,
            kind=new.kind.value,
            wanted=new.wanted,
            rounds=new.rounds or ROUNDS,
            pace=new.pace,
            least=new.least,
            most=new.most,
            starts_at=new.starts_at,
            hours=new.hours or 0.0,
            robots=new.robots is not False,
            seed=secrets.token_bytes(32),
            created_at=host.now(),
        )
        await host.limits.note(tx, Use.OPENING, person.id, guild=new.guild)
        names: list[str] = []
        for _ in range(new.fill):
            names.append(robot_name(names))
        await tx.of(Tournaments).set_entrants(number, [(None, name) for name in names])
    host.tournaments_changed([number])
    return number


Change = Callable[[Transaction, Contest], Awaitable[None]]


async def join(host: Host, number: int, person: Person) -> Contest:
    """Somebody takes part. Refused who does already, where nobody can join any more, and where it is full."""

    async def change(tx: Transaction, contest: Contest) -> None:
        if contest.entrant(person.id) is not None:
            raise Refused("refusal-tournament-joined")
        if len(contest.entrants) >= contest.row.most:
            raise Refused("refusal-tournament-full")
        name = told_apart(person.name, (one.name for one in contest.entrants))
        await tx.of(Tournaments).set_entrants(number, [*_people(contest), (person.id, name)])

    return await _while_open(host, number, change)


async def leave(host: Host, number: int, person: Person) -> Contest:
    """Somebody takes part no more, before it begins. Refused for who does not."""

    async def change(tx: Transaction, contest: Contest) -> None:
        if contest.entrant(person.id) is None:
            raise Refused("refusal-tournament-not-in")
        await tx.of(Tournaments).set_entrants(number, [one for one in _people(contest) if one[0] != person.id])

    return await _while_open(host, number, change)


async def withdraw(proposals: Proposals, number: int, person: Person) -> Contest:
    """Somebody leaves a tournament that runs: they are not paired again, and a robot plays on for them where they are
    playing. Refused for who is not in it."""
    host = proposals.host
    async with host.store.write() as tx:
        contest = await _held(tx, number)
        entrant = contest.entrant(person.id)
        if contest.row.status is not TournamentStatus.RUNNING:
            raise Refused("refusal-tournament-not-running")
        if entrant is None or entrant.gone:
            raise Refused("refusal-tournament-not-in")
        await tx.of(Tournaments).let_go(number, entrant.number)
        await tx.of(Tournaments).change(number)
    playing = [game.table_id for game in contest.games if not game.places and entrant.number in game.seats]
    for table in playing:
        if table is not None:
            await _replace(proposals, table, [person.id])
    host.tournaments_changed([number])
    return await whole(host, number)


async def end(host: Host, number: int, person: Person) -> None:
    """Ends a tournament before it is over; the games that run go on as any other. For its host and those who may manage
    the server."""
    async with host.store.write() as tx:
        contest = await _held(tx, number)
        check_leads(contest.row, person)
        if contest.row.status not in LIVE:
            raise Refused("refusal-tournament-over")
        await tx.of(Tournaments).change(number, status=TournamentStatus.CANCELLED, ended_at=host.now(), round_due=None)
    host.tournaments_changed([number])


async def finish_round(proposals: Proposals, number: int, person: Person | None) -> None:
    """Has robots play on wherever a game of the round is still open. `person`: who says so, its host or who may manage
    the server; None: its time is over. Before the start: it begins."""
    host = proposals.host
    async with host.store.write() as tx:
        contest = await _held(tx, number)
        if person is not None:
            check_leads(contest.row, person)
        if contest.row.status not in LIVE:
            raise Refused("refusal-tournament-over")
        if contest.row.status is TournamentStatus.OPEN:
            if len(contest.entrants) < contest.row.least:
                raise Refused("refusal-tournament-few", least=contest.row.least, present=len(contest.entrants))
            await tx.of(Tournaments).change(number, starts_at=host.now())
        else:
            await tx.of(Tournaments).change(number, round_due=None)
    for game in contest.games:
        if game.table_id is not None and not game.places:
            await _replace(proposals, game.table_id, None)
    host.tournaments_changed([number])


async def _replace(proposals: Proposals, table: int, users: list[int] | None) -> None:
    """Has robots play on for these people at a table that runs (None: for all)."""
    host = proposals.host
    async with host.queue(table):
        loaded = await load(host, table)
        if loaded.row.status is not Status.RUNNING:
            return
        async with host.store.write() as tx:
            for seat in loaded.seats:
                if seat.user_id is not None and (users is None or seat.user_id in users):
                    loaded = await reseat(proposals, tx, loaded, loaded.seats[seat.seat], None)
    host.after_commit([table])


def check_leads(row: TournamentRow, person: Person) -> None:
    """Refused unless this person has opened the tournament or may manage its server."""
    if person.id != row.host_id and not person.may_moderate(row.guild_id):
        raise Refused("refusal-tournament-host")


def leads(contest: Contest, person: Person) -> bool:
    """Return True if a person is the host of a tournament, or may manage its server."""
    return person.id == contest.row.host_id or person.may_moderate(contest.row.guild_id)


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


async def _held(tx: Transaction, number: int) -> Contest:
    row = await tx.of(Tournaments).held(number)
    if row is None:
        raise Refused("refusal-no-tournament")
    return await tx.of(Tournaments).whole(check_game(row))


async def _while_open(host: Host, number: int, change: Change) -> Contest:
    """Carries out a change while people may join."""
    try:
        async with host.store.write() as tx:
            contest = await _held(tx, number)
            if contest.row.status is not TournamentStatus.OPEN:
                raise Refused("refusal-tournament-begun")
            await change(tx, contest)
            await tx.of(Tournaments).change(number)
    except Clash as clash:
        raise clash.told("refusal-tournament-joined", of="entrants.user_id") from clash
    host.tournaments_changed([number])
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
            message=contest.row.message_id,
            what="cup",
            join="cup-join",
        )
        for contest in contests
        if contest.entrant(user) is None and len(contest.entrants) < contest.row.most
    ]


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
        numbers = await tx.of(Tournaments).erase(user, neutral)
        return lambda host: host.tournaments_changed(numbers)
