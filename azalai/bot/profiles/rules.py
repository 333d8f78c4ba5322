"""Profiles, histories and leaderboards from finished games."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from azalai.bot.history.ratings import to_shown_rating
from azalai.bot.store.result_rows import RatingRow, ResultRow
from azalai.bot.store.results import EVERYWHERE
from azalai.bot.store.rows import TableRow
from azalai.bot.tables.host import Host
from azalai.bot.text import distinct_names

LEAST_GAMES = 3
"""Rated games that a place on a leaderboard takes."""
BEST = 15
OPPONENTS = 8
NO_GUILD = 0
"""Number for no server of Discord."""


class GameStatistics(msgspec.Struct, frozen=True):
    """Games of one kind: their number, the wins, and the ratings (here, and everywhere), if there are any."""

    game: str
    games: int
    won: int
    rating_here: int | None
    rating_everywhere: int | None


class Opponent(msgspec.Struct, frozen=True):
    """Opponent of a person: the number of common games, and of those in which the person was ahead, or behind."""

    name: str
    games: int
    ahead: int
    behind: int


class Profile(msgspec.Struct, frozen=True):
    """Results of a person's finished games.

    `reply`: seconds that others wait for a decision on average. `whole`: those in all servers; else in the one of the
    request.
    """

    name: str
    games: int
    won: int
    tallies: tuple[GameStatistics, ...]
    reply: float | None
    opponents: tuple[Opponent, ...]
    whole: bool


PER_PAGE = 8
"""Finished games on a page."""


class Ended(msgspec.Struct, frozen=True):
    """Finished game of a person: its table, their result, the names at the table by seat, the place of its card.

    People have their newest names, by which the person's opponents are told apart.
    """

    row: TableRow
    result: ResultRow
    names: tuple[str, ...]
    card: tuple[int, int] | None


class History(msgspec.Struct, frozen=True, kw_only=True):
    """Page (from 0, of `pages`) of a person's finished games, of which there are `count`."""

    count: int
    page: int
    pages: int
    ended: tuple[Ended, ...]


class LeaderboardRow(msgspec.Struct, frozen=True):
    """Line of a leaderboard. `name`: at the table that they joined last; None if none is stored."""

    user: int
    name: str | None
    rating: int
    games: int


async def profile(host: Host, user: int, name: str, guild: int | None, reader: int) -> Profile:
    """Return the profile of a person, as `reader` sees it in the server `guild` (None: in no server).

    Readers see all their own games; of another person they see those in that server, and the rest if the person allows
    it.
    """
    async with host.store.read() as tx:
        person = await tx.people.get(user)
        whole = user == reader or (person is not None and person.everywhere)
        results = [result for result in await tx.results.list_of_person(user) if whole or _is_of(result, guild)]
        tables = {result.table_id for result in results}
        opponent_results = [
            result for result in await tx.results.list_opponent_results(user) if result.table_id in tables
        ]
        ratings = await tx.results.list_ratings(user)
        met = sorted({row.user_id for row in opponent_results if row.user_id is not None})
        agree = {person.user_id for person in (await tx.people.load(met)).values() if person.everywhere}
        waited, turns = await tx.seats.load_reply_time(user, None if whole else guild or NO_GUILD)
        names = await tx.seats.load_names(met)
    if user != reader:  # those they have met elsewhere are asked for themselves
        opponent_results = [
            row for row in opponent_results if _is_of(row, guild) or row.user_id == reader or row.user_id in agree
        ]
    opponents = {row.user_id for row in opponent_results}
    apart = distinct_names({user: name for user, name in names.items() if user in opponents})
    games = sorted({result.game for result in results})
    tallies = [
        _tally(game, [result for result in results if result.game == game], ratings, guild, everywhere=whole)
        for game in games
    ]
    return Profile(
        name=name,
        games=len(results),
        won=_count_wins(results),
        tallies=tuple(tallies),
        reply=waited / turns if turns else None,
        opponents=_opponents(results, opponent_results, apart),
        whole=whole,
    )


def _is_of(result: ResultRow, guild: int | None) -> bool:
    return guild is not None and result.guild_id == guild


def _count_wins(results: Sequence[ResultRow]) -> int:
    return sum(result.place == 1 for result in results)


def _tally(
    game: str, results: Sequence[ResultRow], ratings: Sequence[RatingRow], guild: int | None, *, everywhere: bool
) -> GameStatistics:
    ratings_by_guild = {rating.guild_id: to_shown_rating(rating) for rating in ratings if rating.game == game}
    rating = None if guild is None else ratings_by_guild.get(guild)
    return GameStatistics(
        game, len(results), _count_wins(results), rating, ratings_by_guild.get(EVERYWHERE) if everywhere else None
    )


def _opponents(
    results: Sequence[ResultRow], opponent_results: Sequence[ResultRow], names: dict[int, str]
) -> tuple[Opponent, ...]:
    """Return the most frequent opponents, first."""
    places = {result.table_id: result.place for result in results}
    met: dict[int, list[ResultRow]] = {}
    for row in opponent_results:
        if row.user_id is not None:
            met.setdefault(row.user_id, []).append(row)
    opponents = [
        Opponent(
            names.get(user, "?"),
            len(rows),
            sum(row.place > places[row.table_id] for row in rows),
            sum(row.place < places[row.table_id] for row in rows),
        )
        for user, rows in met.items()
    ]
    return tuple(sorted(opponents, key=lambda opponent: (-opponent.games, opponent.name))[:OPPONENTS])


async def history(host: Host, user: int, page: int) -> History:
    """Return a page of the finished games of a person, newest first; the last one, if there are fewer pages."""
    async with host.store.read() as tx:
        count = await tx.results.count_games(user)
        page = max(0, min(page, -(-count // PER_PAGE) - 1))
        results = await tx.results.list_page_of_person(user, page * PER_PAGE, PER_PAGE)
        tables = [result.table_id for result in results]
        seats = await tx.seats.list_at_tables(tables)
        cards = await tx.messages.list_newest_cards(tables)
        rows = {number: await tx.tables.get(number) for number in tables}
        names = distinct_names(await tx.seats.load_names(await tx.results.list_opponents(user)))
    ended = [
        Ended(
            row,
            result,
            tuple(names.get(seat.user_id or 0, seat.name) for seat in seats if seat.table_id == result.table_id),
            cards.get(result.table_id),
        )
        for result in results
        if (row := rows[result.table_id]) is not None
    ]
    return History(count=count, page=page, pages=max(1, -(-count // PER_PAGE)), ended=tuple(ended))


async def leaderboard(host: Host, game: str, guild: int | None, reader: int) -> list[LeaderboardRow]:
    """Return the best players of a game in a server, or (None) everywhere, of those who allow it, and the reader."""
    async with host.store.read() as tx:
        if guild is None:
            ratings = await tx.results.list_best_everywhere(game, LEAST_GAMES, reader)
        else:
            ratings = await tx.results.list_best(game, guild, LEAST_GAMES)
        names = distinct_names(await tx.seats.load_names([rating.user_id for rating in ratings[:BEST]]))
    return [
        LeaderboardRow(rating.user_id, names.get(rating.user_id), to_shown_rating(rating), rating.games)
        for rating in ratings[:BEST]
    ]
