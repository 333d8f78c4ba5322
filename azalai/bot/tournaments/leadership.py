"""Leadership: the acts of the host of a tournament and of the managers of its server.

The dialog asks first and acts then. `describe_next` and `describe_end` return the act's present consequences, with the
tournament as they have read it; the confirmation carries `row.round` and `row.stamp`, and hands the stamp to `go_next`
or `end`, which raise `Refused` with `refusal-stale` if the tournament has changed since. Neither returns unless the
stamp has changed: the work at the tables is done by the next steps (`azalai.bot.tournaments.rounds`), as announced.

- Open: `describe_next` has no fates; `go_next` begins the tournament, or raises `Refused` with the number of missing
  people.
- Running: `describe_next` has one fate for each unfinished game; `go_next` ends the round so.
- `end` cancels; games under way go on as any other (`Fate.PLAYS_ON`).
- `move` shows the tournament in another channel, and opens threads there for games that have lost theirs.
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
"""Seconds without a move in any game of the round after which a host who plays may end it."""


class Fate(enum.StrEnum):
    """Fate of an unfinished game after an act."""

    CALLED_OFF = "called-off"  # its table is not open yet: all share the places
    SHARED = "shared"  # its table is at a standstill or can't be played at: all share the places
    NEITHER = "neither"  # both of two must decide: all share the places, and both are out of the tournament
    LOSES = "loses"  # of two one must decide, and has lost
    OVERTIME = "overtime"  # those who must decide are sent away, the others play on against robots for a day
    ROBOTS = "robots"  # robots play on for all
    PLAYS_ON = "plays-on"  # it goes on as any other game, outside of the tournament


class GameFate(msgspec.Struct, frozen=True):
    """Game and its fate. `late`: the entrants, by number, who must decide and are sent away."""

    game: GameRow
    fate: Fate
    late: tuple[int, ...] = ()


class Prospect(msgspec.Struct, frozen=True):
    """Consequences of an act: the tournament as it is, and its unfinished games, by number."""

    contest: Contest
    fates: tuple[GameFate, ...]


# Permissions


def leads(contest: Contest, person: Person) -> bool:
    """Return True if a person is the host of a tournament, or may manage its server."""
    return person.id == contest.row.host_id or person.may_moderate(contest.row.guild_id)


def check_leads(contest: Contest, person: Person) -> None:
    """Raise `Refused` unless the person leads the tournament, and it is not over."""
    if not leads(contest, person):
        raise Refused("refusal-tournament-host")
    if not contest.row.is_live:
        raise Refused("refusal-tournament-over")


def plays(contest: Contest, person: Person) -> bool:
    """Return True if a person is still in a tournament, and does not manage its server: they would judge themselves."""
    own = contest.entrant(person.id)
    return own is not None and not own.gone and not person.may_moderate(contest.row.guild_id)


def check_may_end(contest: Contest, person: Person) -> None:
    """Raise `Refused` unless the person may end the tournament now: a host who plays can withdraw."""
    check_leads(contest, person)
    if contest.row.status is TournamentStatus.RUNNING and plays(contest, person):
        raise Refused("refusal-tournament-plays")


def check_may_begin(contest: Contest, person: Person) -> None:
    """Raise `Refused` unless the person may begin the tournament now.

    It needs the number of entrants of its terms; if its hour has passed with too few, only the number that the game
    needs.
    """
    check_leads(contest, person)
    least = max(2, min(GAMES[contest.row.game].seats)) if contest.row.reason is Reason.FEW else contest.row.least
    if len(contest.taking_part) < least:
        raise Refused("refusal-tournament-few", least=least, present=len(contest.taking_part))
    if len(contest.people) < 2:
        raise Refused("refusal-tournament-people", present=len(contest.people))


async def check_may_hurry(tx: Transaction, contest: Contest, person: Person, now: float) -> None:
    """Raise `Refused` unless the person may end the round now.

    A host who plays may when its time is over, or after a day without a move in any of its games.
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
    last = [await tx.moves.last_played_at(table) for table in tables]
    quiet = max(last, default=now) + QUIET
    when = min(quiet, contest.round_due or math.inf)
    if now < when:
        raise Refused("refusal-tournament-hurry", when=f"<t:{math.ceil(when)}:R>")


# Consequences


async def describe_next(host: Host, number: int, person: Person) -> Prospect:
    """Return the consequences of ending the round now. Raises `Refused` if the person may not."""
    async with host.store.read() as tx:
        contest = await read_contest(tx, number)
        check_game(contest.row)
        if contest.row.status is TournamentStatus.OPEN:
            check_may_begin(contest, person)
            return Prospect(contest, ())
        await check_may_hurry(tx, contest, person, host.now())
        return Prospect(contest, tuple(await _fates(tx, contest)))


async def describe_end(host: Host, number: int, person: Person) -> Prospect:
    """Return the consequences of ending the tournament now. Raises `Refused` if the person may not."""
    async with host.store.read() as tx:
        contest = await read_contest(tx, number)
        check_may_end(contest, person)
        unfinished = (game for game in contest.games if game.status is not GameStatus.OVER)
        fates = [GameFate(game, Fate.PLAYS_ON if game.is_played else Fate.CALLED_OFF) for game in unfinished]
        return Prospect(contest, tuple(fates))


async def _fates(tx: Transaction, contest: Contest) -> list[GameFate]:
    tables = await tx.of(Tournaments).tables_of(contest)
    fates = [GameFate(game, Fate.CALLED_OFF) for game in contest.games if game.status is GameStatus.PAIRED]
    return fates + [await _fate(tx, game, tables[game.number]) for game in contest.games if game.is_played]


async def _fate(tx: Transaction, game: GameRow, table: Seated) -> GameFate:
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
    """Begin a tournament, or end its round, as `describe_next` has said.

    Raises `Refused` if the person may not, or if the tournament has changed since its stamp was `stamp`.
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
    """End a tournament before it is over, as `describe_end` has said.

    Raises `Refused` if the person may not, or if the tournament has changed since its stamp was `stamp`.
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
    """Show a tournament in another channel of its server from now on.

    The threads of its games stay; games that have lost theirs get one there. Raises `Refused` if the person does not
    lead it, or it is there.
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
            if game.is_played:  # a thread that went with its channel was not taken from this game
                await tx.of(Tournaments).set_game(game, threads=0)
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
    """Store that the round is over, inside a transaction that holds the tournament.

    Games that are not open yet have no winner, those that are played are brought to their end by the next steps, and
    those in overtime go on with robots alone.
    """
    cups, about = tx.of(Tournaments), contest.row.about
    for entrant in list_leavers(contest, await cups.tables_of(contest)):  # a relieved person stays an entrant
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
