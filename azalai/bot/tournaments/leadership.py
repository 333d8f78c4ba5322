"""Leadership: the acts of the host of a tournament and of the managers of its server.

The dialog asks for a confirmation before an act. `describe_next` and `describe_end` return what the act would do now,
with the tournament as they have read it. The button of the confirmation carries `row.round` and `row.stamp`. `go_next`
and `end` get the stamp, and raise `Refused` as stale if the tournament has changed since. They change the stored rows;
the next steps (`azalai.bot.tournaments.rounds`) do the work at the tables.

- If people may join, `describe_next` returns no fates, and `go_next` begins the tournament.
- If it runs, `describe_next` returns the fate of each unfinished game, and `go_next` ends the round.
- `end` cancels the tournament; games that are played continue outside of it (`Fate.PLAYS_ON`).
- `move` shows the tournament in another channel, and opens threads in it for games whose threads were deleted.
"""

from __future__ import annotations

import enum
import math

import msgspec

from azalai.bot.errors import Refused
from azalai.bot.hosting.forfeits import load_loss
from azalai.bot.people.person import Person
from azalai.bot.store import Transaction
from azalai.bot.store.addresses import ChannelAddress, OpeningAddress
from azalai.bot.store.rows import TimerKind
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load_in
from azalai.bot.tournaments import troubles
from azalai.bot.tournaments.changes import change, queue_event
from azalai.bot.tournaments.entrants import check_game, list_leavers, load_contest, lock_contest, read_contest
from azalai.bot.tournaments.outcomes import Rest, rest_of
from azalai.bot.tournaments.store import Contest, Seated, Tournaments
from azalai.bot.tournaments.tournament_rows import GameRow, GameStatus, Reason, TournamentStatus, Trouble
from azalai.games import GAMES

DAY = 86_400.0
QUIET = DAY
"""Seconds without a move in any game of the round after which a host who takes part may end the round."""


class Fate(enum.StrEnum):
    """Fate of an unfinished game after an act."""

    CALLED_OFF = "called-off"  # its table is not open yet: all share the places
    SHARED = "shared"  # its table is at a standstill or can't be played: all share the places
    NEITHER = "neither"  # both of two players must decide: they share the places, and both leave the tournament
    LOSES = "loses"  # one of two players must decide, and loses
    OVERTIME = "overtime"  # players who must decide are replaced by robots; the others play on for a day
    ROBOTS = "robots"  # robots play on for all
    PLAYS_ON = "plays-on"  # it continues outside of the tournament


class GameFate(msgspec.Struct, frozen=True):
    """Game and its fate. `late`: numbers of the entrants who must decide and will be replaced."""

    game: GameRow
    fate: Fate
    late: tuple[int, ...] = ()


class Prospect(msgspec.Struct, frozen=True):
    """Consequences of an act: the present tournament, and the fate of each unfinished game."""

    contest: Contest
    fates: tuple[GameFate, ...]


# Permissions


def leads(contest: Contest, person: Person) -> bool:
    """Return True if a person is the host of a tournament, or may manage its server."""
    return person.id == contest.row.host_id or person.may_moderate(contest.row.guild_id)


def check_leads(contest: Contest, person: Person) -> None:
    """Raise `Refused` unless a person leads the tournament and it is not over."""
    if not leads(contest, person):
        raise Refused("refusal-tournament-host")
    if not contest.row.is_live:
        raise Refused("refusal-tournament-over")


def plays(contest: Contest, person: Person) -> bool:
    """Return True if a person takes part in a tournament and does not manage its server.

    As a leader, such a person would judge their own games.
    """
    own = contest.entrant(person.id)
    return own is not None and not own.gone and not person.may_moderate(contest.row.guild_id)


def check_may_end(contest: Contest, person: Person) -> None:
    """Raise `Refused` unless a person may end the tournament now.

    A host who takes part may not end a running tournament; they can withdraw.
    """
    check_leads(contest, person)
    if contest.row.status is TournamentStatus.RUNNING and plays(contest, person):
        raise Refused("refusal-tournament-plays")


def check_may_begin(contest: Contest, person: Person) -> None:
    """Raise `Refused` unless a person may begin the tournament now.

    It needs two people, and as many entrants as its terms say. If its start time has passed with fewer, it needs only
    as many as the game does.
    """
    check_leads(contest, person)
    least = max(2, min(GAMES[contest.row.game].seats)) if contest.row.reason is Reason.FEW else contest.row.least
    if len(contest.taking_part) < least:
        raise Refused("refusal-tournament-few", least=least, present=len(contest.taking_part))
    if len(contest.people) < 2:
        raise Refused("refusal-tournament-people", present=len(contest.people))


async def check_may_hurry(tx: Transaction, contest: Contest, person: Person, now: float) -> None:
    """Raise `Refused` unless a person may end the round now.

    A host who takes part may end it when its time is over, or after a day without a move in any of its games.
    """
    check_leads(contest, person)
    ended = contest.is_late or any(
        timer.kind is TimerKind.CUP_ROUND and timer.seat is not None for timer in contest.timers
    )
    if contest.row.trouble in troubles.STANDING:
        raise Refused("refusal-tournament-waits")
    if not plays(contest, person) or ended:
        return
    tables = [game.table_id for game in contest.games if game.is_played and game.table_id is not None]
    last = [await tx.moves.get_last_time(table) for table in tables]
    quiet = max(last, default=now) + QUIET
    when = min(quiet, contest.round_due or math.inf)
    if now < when:
        raise Refused("refusal-tournament-hurry", when=f"<t:{math.ceil(when)}:R>")


# Consequences


async def describe_next(host: Host, number: int, person: Person) -> Prospect:
    """Return the consequences of beginning the tournament or ending its round. Raises `Refused` if a person may not."""
    async with host.store.read() as tx:
        contest = await read_contest(tx, number)
        check_game(contest.row)
        if contest.row.status is TournamentStatus.OPEN:
            check_may_begin(contest, person)
            return Prospect(contest, ())
        await check_may_hurry(tx, contest, person, host.now())
        return Prospect(contest, tuple(await _list_fates(tx, contest)))


async def describe_end(host: Host, number: int, person: Person) -> Prospect:
    """Return the consequences of ending the tournament now. Raises `Refused` if a person may not."""
    async with host.store.read() as tx:
        contest = await read_contest(tx, number)
        check_may_end(contest, person)
        unfinished = (game for game in contest.games if game.status is not GameStatus.OVER)
        fates = [GameFate(game, Fate.PLAYS_ON if game.is_played else Fate.CALLED_OFF) for game in unfinished]
        return Prospect(contest, tuple(fates))


async def _list_fates(tx: Transaction, contest: Contest) -> list[GameFate]:
    tables = await tx.get(Tournaments).load_tables(contest)
    fates = [GameFate(game, Fate.CALLED_OFF) for game in contest.games if game.status is GameStatus.PAIRED]
    return fates + [await _find_fate(tx, game, tables[game.number]) for game in contest.games if game.is_played]


async def _find_fate(tx: Transaction, game: GameRow, table: Seated) -> GameFate:
    row, seats = table.row, table.seats
    rest = rest_of(row, seats, installed=True)
    if rest not in (Rest.PERSON, Rest.ROBOTS) or row is None:
        return GameFate(game, Fate.SHARED)
    if game.status in (GameStatus.OVERTIME, GameStatus.RELIEVED):
        return GameFate(game, Fate.ROBOTS)
    late = [seat for seat in seats if seat.deciding and not seat.is_robot]
    numbers = tuple(game.seats[seat.seat] for seat in late)
    if len(seats) == len(late) == 2:
        return GameFate(game, Fate.NEITHER, numbers)
    lost = await load_loss(tx, await load_in(tx, row), late[0].seat) if late else "nothing"
    if lost == "game":
        return GameFate(game, Fate.LOSES, numbers)
    return GameFate(game, Fate.OVERTIME, numbers)


# The acts


async def go_next(host: Host, number: int, person: Person, stamp: int) -> Contest:
    """Begin a tournament, or end its round, with the consequences that `describe_next` returned.

    Raises `Refused` if the person may not, or if the tournament's stamp is no longer `stamp`.
    """
    async with host.store.write() as tx:
        contest, now = await lock_contest(tx, number), host.now()
        check_game(contest.row)
        _check_stamp(contest, stamp)
        if contest.row.status is TournamentStatus.OPEN:
            check_may_begin(contest, person)
            await tx.timers.set(contest.row.about, TimerKind.CUP_START, now)
            await queue_event(tx, contest.row, now)
        else:
            await check_may_hurry(tx, contest, person, now)
            await make_late(tx, contest)
        await change(tx, contest.row, now)
    host.after_commit(())
    return await load_contest(host, number)


async def end(host: Host, number: int, person: Person, stamp: int) -> Contest:
    """Cancel a tournament, with the consequences that `describe_end` returned.

    Raises `Refused` if the person may not, or if the tournament's stamp is no longer `stamp`.
    """
    async with host.store.write() as tx:
        contest = await lock_contest(tx, number)
        _check_stamp(contest, stamp)
        check_may_end(contest, person)
        await troubles.cancel(tx, contest.row, Reason.ENDED, host.now())
        ended = await read_contest(tx, number)
    host.after_commit(())
    return ended


async def move(host: Host, number: int, person: Person, channel: int) -> Contest:
    """Move a tournament to another channel of its server.

    Existing threads of games stay; games whose threads were deleted get new ones in the channel. Raises `Refused` if
    the person does not lead the tournament, or it is in the channel already.
    """
    async with host.store.write() as tx:
        contest, now = await lock_contest(tx, number), host.now()
        check_leads(contest, person)
        row = contest.row
        if row.channel_id == channel:
            raise Refused("refusal-tournament-here")
        for address in (ChannelAddress(row.channel_id), OpeningAddress(row.channel_id)):
            await tx.outbox.drop_at(row.about, address)
        moved = msgspec.structs.replace(row, channel_id=channel)
        for game in contest.games:
            if game.is_played:  # a thread that was deleted with its channel does not count against the limit
                await tx.get(Tournaments).set_game(game, threads=0)
        await change(tx, moved, now, channel_id=channel)
        await queue_event(tx, moved, now)
        await troubles.end_troubles(tx, moved, Trouble.HOME, *troubles.OF_THREADS, Trouble.SEND, now=now)
        contest = await read_contest(tx, number)
    host.after_commit(())
    return contest


def _check_stamp(contest: Contest, stamp: int) -> None:
    if contest.row.stamp != stamp:
        raise Refused("refusal-stale")


async def make_late(tx: Transaction, contest: Contest) -> None:
    """Store that the time of the round is over, inside a transaction that has locked the tournament.

    Games without a table have no winner. Games that are played become late, and the next steps end them. Robots finish
    games in overtime.
    """
    cups, about = tx.get(Tournaments), contest.row.about
    for entrant in list_leavers(contest, await cups.load_tables(contest)):  # a relieved person stays an entrant
        await cups.let_go(contest.row.id, entrant)
    await tx.timers.clear(about, TimerKind.CUP_ROUND)
    for game in contest.games:
        if game.status is GameStatus.PAIRED and contest.present(game):
            await cups.share_places(game)
        elif game.status is GameStatus.PLAYING:
            await cups.set_game(game, status=GameStatus.LATE)
        elif game.status is GameStatus.OVERTIME:
            await tx.timers.clear(about, TimerKind.CUP_GAME, game.number)
            await cups.set_game(game, status=GameStatus.RELIEVED)
