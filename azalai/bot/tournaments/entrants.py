"""Entrants of tournaments: opens tournaments, and lets people join, leave and withdraw."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

from azalai.bot.errors import Clash, Refused
from azalai.bot.hosting import endings
from azalai.bot.hosting.names import robot_name, with_distinct_names
from azalai.bot.hosting.open_tables import OpenGame
from azalai.bot.hosting.proposals import Proposals
from azalai.bot.people.guild_settings import check_robots
from azalai.bot.people.person import Person
from azalai.bot.store import Transaction
from azalai.bot.store.about import AboutTournament
from azalai.bot.store.rows import TimerKind, Use
from azalai.bot.tables.host import Host
from azalai.bot.text import make_distinct, plain
from azalai.bot.tournaments.changes import change, look, queue_event, queue_renewal
from azalai.bot.tournaments.new_tournament import AT_ONCE, NAME, OPEN_OF_ONE, ROUNDS, NewTournament, check_terms
from azalai.bot.tournaments.store import Contest, Seated, Tournaments
from azalai.bot.tournaments.tournament_rows import GameStatus, TournamentRow, TournamentStatus
from azalai.games import GAMES

TO_BEGIN = 7 * 86_400.0
"""Seconds after which a tournament without a start time is cancelled if it has not begun."""


async def open_tournament(host: Host, person: Person, new: NewTournament) -> int:
    """Store a new tournament that people may join, and return its number.

    Raises `Refused` if its terms contradict each other, if its game is not offered, if the server allows no robots, or
    if the server or the person has too many tournaments.
    """
    host.check_not_paused()
    if not GAMES.is_offered(new.game):
        raise Refused("refusal-no-such-game")
    managing = person.may_moderate(new.guild)
    check_terms(new, host.now(), may_manage=managing)
    async with host.store.write() as tx:
        tx.advisory_lock(f"tournaments of {new.guild}")
        live = await tx.get(Tournaments).list_live_in(new.guild)
        if len(live) >= AT_ONCE:
            raise Refused("refusal-tournaments-here", most=AT_ONCE)
        waiting = [
            tournament
            for tournament in live
            if tournament.host_id == person.id and tournament.status is TournamentStatus.OPEN
        ]
        if len(waiting) >= OPEN_OF_ONE and not managing:
            raise Refused("refusal-own-tournament-waits", name=plain(waiting[0].name))
        if new.fill:
            await check_robots(tx, new.guild)
        await host.limits.check(tx, Use.OPENING, person.id, new.guild)
        number = await tx.get(Tournaments).open(
            guild_id=new.guild,
            channel_id=new.channel,
            host_id=person.id,
            name=make_distinct(new.name, (tournament.name for tournament in live), NAME),
            game=new.game,
            options=new.options,
            language=new.language,
            kind=new.kind.value,
            wanted=new.wanted,
            rounds=new.rounds or ROUNDS,
            pace=new.pace,
            least=new.least,
            most=new.most,
            hours=new.hours or 0.0,
            robots=new.robots is not False,
            many_robots=managing,
            seed=secrets.token_bytes(32),
            created_at=host.now(),
        )
        await host.limits.note(tx, Use.OPENING, person.id, guild=new.guild)
        names: list[str] = []
        for _ in range(new.fill):
            names.append(robot_name(names))
        await tx.get(Tournaments).set_entrants(number, [(None, name) for name in names])
        about, moment = AboutTournament(number), new.starts_at
        kind = TimerKind.CUP_LAPSE if moment is None else TimerKind.CUP_START
        await tx.timers.set(about, kind, host.now() + TO_BEGIN if moment is None else moment)
        opened = (await lock_contest(tx, number)).row
        await change(tx, opened, host.now())
        if moment is not None:
            await queue_event(tx, opened, host.now())
    host.after_commit(())
    return number


Change = Callable[[Transaction, Contest], Awaitable[None]]


async def join(host: Host, number: int, person: Person) -> Contest:
    """Add a person, in place of a robot if the tournament is full.

    Raises `Refused` if they have joined already, if it has begun, or if it is full of people.
    """

    async def join_in(tx: Transaction, contest: Contest) -> None:
        check_game(contest.row)
        if contest.entrant(person.id) is not None:
            raise Refused("refusal-tournament-joined")
        entrants = _list_entrants(contest)
        if len(entrants) >= contest.row.most:
            robots = [entrant for entrant in entrants if entrant[0] is None]
            if not robots:
                raise Refused("refusal-tournament-full")
            entrants.remove(robots[-1])  # a robot gives its place to the person
        await tx.get(Tournaments).set_entrants(number, with_distinct_names([*entrants, (person.id, person.name)]))

    return await _change_while_open(host, number, join_in)


async def leave(host: Host, number: int, person: Person) -> Contest:
    """Remove a person from a tournament that has not begun. Raises `Refused` if they are not in it, or it has begun."""

    async def remove(tx: Transaction, contest: Contest) -> None:
        if contest.entrant(person.id) is None:
            raise Refused("refusal-tournament-not-in")
        others = [entrant for entrant in _list_entrants(contest) if entrant[0] != person.id]
        await tx.get(Tournaments).set_entrants(number, others)

    return await _change_while_open(host, number, remove)


async def withdraw(proposals: Proposals, number: int, person: Person) -> Contest:
    """Withdraw a person from a running tournament: they are not paired again, and leave their present tables.

    Raises `Refused` if they are not in it, or it does not run.
    """
    host = proposals.host
    async with host.store.write() as tx:
        contest = await lock_contest(tx, number)
        entrant = contest.entrant(person.id)
        if contest.row.status is not TournamentStatus.RUNNING:
            raise Refused("refusal-tournament-not-running")
        if entrant is None or entrant.gone:
            raise Refused("refusal-tournament-not-in")
        await tx.get(Tournaments).let_go(number, entrant.number)
        await change(tx, contest.row, host.now())
    for game in contest.games:
        if game.is_played and game.table_id is not None and entrant.number in game.seats:
            with suppress(Refused):  # they have left the table, or it can't change now; the next step tries again
                await endings.leave(proposals, game.table_id, person)
    host.after_commit(())
    return await load_contest(host, number)


def list_leavers(contest: Contest, tables: Mapping[int, Seated]) -> list[int]:
    """Return the people who have left their seat in a game, or have lost it by not playing, as numbers of entrants.

    People for whom robots play because the round is over stay in the tournament. `tables`: those of the games, by the
    numbers of the games.
    """
    leavers: list[int] = []
    for game in contest.games:
        if not game.is_played or game.status is GameStatus.RELIEVED:
            continue
        for number, seat in zip(game.seats, tables[game.number].seats, strict=False):
            entrant = contest.entrants[number]
            is_person = entrant.user_id is not None and not entrant.gone
            if is_person and (seat.stalled or seat.user_id != entrant.user_id):
                leavers.append(number)
    return leavers


def check_game(row: TournamentRow) -> None:
    """Raise `Refused` if the game of a tournament is not installed."""
    if row.game not in GAMES:
        raise Refused("refusal-tournament-away", name=plain(row.name))


async def read_contest(tx: Transaction, number: int, *, for_update: bool = False) -> Contest:
    """Return a tournament. Raises `Refused` if it does not exist.

    `for_update`: lock it until the transaction ends.
    """
    contest = await tx.get(Tournaments).load(number, for_update=for_update)
    if contest is None:
        raise Refused("refusal-no-tournament")
    return contest


async def lock_contest(tx: Transaction, number: int) -> Contest:
    """Return a tournament, locked until the transaction ends. Raises `Refused` if it does not exist."""
    return await read_contest(tx, number, for_update=True)


async def load_contest(host: Host, number: int) -> Contest:
    """Return a tournament, read in a transaction of its own. Raises `Refused` if it does not exist."""
    async with host.store.read() as tx:
        return await read_contest(tx, number)


async def _change_while_open(host: Host, number: int, alter: Change) -> Contest:
    """Apply a change to a tournament and return it. Raises `Refused` if people may no longer join."""
    try:
        async with host.store.write() as tx:
            contest = await lock_contest(tx, number)
            if contest.row.status is not TournamentStatus.OPEN:
                raise Refused("refusal-tournament-begun")
            await alter(tx, contest)
            await change(tx, contest.row, host.now())
    except Clash as clash:
        raise clash.as_refusal("refusal-tournament-joined", of="entrants.user_id") from clash
    host.after_commit(())
    return await load_contest(host, number)


def _list_entrants(contest: Contest) -> list[tuple[int | None, str]]:
    return [(entrant.user_id, entrant.name) for entrant in contest.entrants]


async def list_open(tx: Transaction, guild: int, user: int, sees: Callable[[int], bool]) -> list[OpenGame]:
    """Return the tournaments of a server that a person can join, the oldest first.

    `sees`: function that returns True for a channel that the person sees; tournaments in others are left out.
    """
    tournaments = tx.get(Tournaments)
    contests = [
        await tournaments.load_contest(row)
        for row in await tournaments.list_in_guild(guild, TournamentStatus.OPEN)
        if sees(row.channel_id) and row.game in GAMES
    ]
    return [
        OpenGame(
            number=contest.row.id,
            game=contest.row.game,
            name=contest.row.name,
            present=len(contest.entrants),
            most=contest.row.most,
            channel=contest.row.channel_id,
            message=None if contest.card is None else contest.card.message_id,
            kind="cup",
            join="cup-join",
        )
        for contest in contests
        if contest.entrant(user) is None and _has_room(contest)
    ]


def _has_room(contest: Contest) -> bool:
    """Return True if a person can still join, perhaps in place of a robot."""
    robots = any(entrant.user_id is None for entrant in contest.entrants)
    return robots or len(contest.entrants) < contest.row.most


class Erasing:
    """Part of the tournaments in the erasure of a person: they leave or withdraw, and get a neutral name."""

    async def find_leaving(self, tx: Transaction, user: int) -> Callable[[Proposals, Person], Awaitable[None]]:
        """Return a function that takes the person out of all tournaments that are not over."""
        rows = await tx.get(Tournaments).list_of_person(user)

        async def leave_all(proposals: Proposals, person: Person) -> None:
            for row in rows:
                is_open = row.status is TournamentStatus.OPEN
                leaving = leave(proposals.host, row.id, person) if is_open else withdraw(proposals, row.id, person)
                with suppress(Refused):  # the tournament has ended meanwhile, or can't be read
                    await leaving

        return leave_all

    async def lock(self, tx: Transaction, user: int) -> None:
        """Lock the tournaments that name the person."""
        await tx.get(Tournaments).lock_all_of(user)

    async def erase(self, tx: Transaction, user: int, neutral: Callable[[str, int], str]) -> Callable[[Host], None]:
        """Give the person a neutral name in their tournaments, and queue the renewal of cards, messages and threads."""
        for number, entrant in (await tx.get(Tournaments).erase(user, neutral)).items():
            row = await tx.get(Tournaments).get(number)
            if row is not None:
                await look(tx, row)
                await queue_renewal(tx, row, entrant)
        return lambda host: host.after_commit(())
