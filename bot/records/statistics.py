"""What finished games tell of people: profiles, histories, tables of the best."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.records.ratings import shown
from bot.store.results import EVERYWHERE
from bot.store.rows import RatingRow, ResultRow, TableRow
from bot.tables.host import Host

LEAST_GAMES = 3
"""So many rated games it takes to stand among the best."""
BEST = 15
OPPONENTS = 8


class GameStatistics(msgspec.Struct, frozen=True):
    """Games of one kind: how many, how many won, and the ratings (here, and everywhere), where there are any."""

    game: str
    games: int
    won: int
    here: int | None
    everywhere: int | None


class Opponent(msgspec.Struct, frozen=True):
    """Somebody played against: in how many games, in how many of them placed behind and before."""

    name: str
    games: int
    behind: int
    before: int


class Profile(msgspec.Struct, frozen=True):
    """What finished games tell of a person. `reply`: how long others wait for a decision on average, in seconds."""

    name: str
    games: int
    won: int
    tallies: tuple[GameStatistics, ...]
    reply: float | None
    opponents: tuple[Opponent, ...]


class Ended(msgspec.Struct, frozen=True):
    """A finished game of a person: its table, their result, the names at the table by seat, where its card stands."""

    row: TableRow
    result: ResultRow
    names: tuple[str, ...]
    card: tuple[int, int] | None


class LeaderboardRow(msgspec.Struct, frozen=True):
    """A line of the table of the best."""

    user: int
    name: str
    rating: int
    games: int


async def profile(host: Host, user: int, name: str, guild: int | None) -> Profile:
    """The profile of a person, as the server `guild` sees it."""
    async with host.store.read() as tx:
        results = await tx.results.of_person(user)
        others = await tx.results.beside(user)
        ratings = await tx.results.ratings_of(user)
        waited, turns = await tx.seats.reply_time(user)
        names = await tx.seats.names_of(sorted({one.user_id for one in others if one.user_id is not None}))
    games = sorted({one.game for one in results})
    return Profile(
        name=name,
        games=len(results),
        won=_won(results),
        tallies=tuple(_tally(game, [one for one in results if one.game == game], ratings, guild) for game in games),
        reply=waited / turns if turns else None,
        opponents=_opponents(results, others, names),
    )


def _won(results: Sequence[ResultRow]) -> int:
    return sum(one.place == 1 for one in results)


def _tally(game: str, results: Sequence[ResultRow], ratings: Sequence[RatingRow], guild: int | None) -> GameStatistics:
    found = {one.guild_id: shown(one) for one in ratings if one.game == game}
    here = None if guild is None else found.get(guild)
    return GameStatistics(game, len(results), _won(results), here, found.get(EVERYWHERE))


def _opponents(
    results: Sequence[ResultRow], others: Sequence[ResultRow], names: dict[int, str]
) -> tuple[Opponent, ...]:
    """Those most often met, first."""
    places = {one.table_id: one.place for one in results}
    met: dict[int, list[ResultRow]] = {}
    for one in others:
        if one.user_id is not None:
            met.setdefault(one.user_id, []).append(one)
    found = [
        Opponent(
            names.get(user, "?"),
            len(rows),
            sum(row.place > places[row.table_id] for row in rows),
            sum(row.place < places[row.table_id] for row in rows),
        )
        for user, rows in met.items()
    ]
    return tuple(sorted(found, key=lambda one: (-one.games, one.name))[:OPPONENTS])


async def history(host: Host, user: int) -> list[Ended]:
    """The finished games of a person, newest first."""
    async with host.store.read() as tx:
        results = await tx.results.of_person(user)
        tables = [one.table_id for one in results]
        seats = await tx.seats.of_tables(tables)
        cards = await tx.messages.newest_cards(tables)
        rows = {number: await tx.tables.get(number) for number in tables}
    return [
        Ended(
            row,
            one,
            tuple(seat.name for seat in seats if seat.table_id == one.table_id),
            cards.get(one.table_id),
        )
        for one in results
        if (row := rows[one.table_id]) is not None
    ]


async def leaderboard(host: Host, game: str, guild: int | None) -> list[LeaderboardRow]:
    """The best players of a game in a server; None: everywhere."""
    async with host.store.read() as tx:
        ratings = await tx.results.best(game, EVERYWHERE if guild is None else guild, LEAST_GAMES)
        names = await tx.seats.names_of([one.user_id for one in ratings[:BEST]])
    return [LeaderboardRow(one.user_id, names.get(one.user_id, "?"), shown(one), one.games) for one in ratings[:BEST]]
