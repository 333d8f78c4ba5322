"""Boards of the deals of a day, a week and a month, streaks, and the names that readers see.

No reader gets a result of a deal that they may still play. A person's name is shown in the server in which they began
the deal, and in other servers if they show their results there, as in ratings.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence

import msgspec

from azalai.bot.solo.days import closes, days_in_a_row, ends, is_over
from azalai.bot.solo.store import DealResult, SoloGames, SoloKind, SoloRow
from azalai.bot.store import Transaction
from azalai.bot.text import distinct_names

WHOLE = 7
"""Largest number of people who are all on a day's board."""
BEST = 5
"""Number of people on a board of more; the reader is added if they are not among them."""
AFTER = 3
"""Number of further people if the reader is among the best."""
TOTALS = 8
"""Largest number of people on the board of a week or a month."""
FEW = 3
"""Least number of people for medals."""
MOST_POINTS = 10
"""Points for the first place of a day; each following place gets one less, down to 1."""
MEDALS = 3


class Finisher(msgspec.Struct, frozen=True, kw_only=True):
    """A person on the board of a day. `name`: None if this reader may not see it. `course`: their win curve."""

    user: int
    place: int
    name: str | None
    points: int
    course: tuple[float, ...]
    streak: int
    own: bool


class DayBoard(msgspec.Struct, frozen=True, kw_only=True):
    """Board of a deal.

    - `count`: the number of people who have finished the deal.
    - `best`: the first of them, in their order; `tied`: the next one has as many points as the last of these.
    - `own`: the reader, if not among `best`.
    - `server_place`: the reader's place in their server, and the number of its people.
    - `points`: the points of all people.
    """

    game: str
    day: int
    count: int
    best: tuple[Finisher, ...]
    own: Finisher | None
    server_place: tuple[int, int] | None
    tied: bool = False
    points: tuple[int, ...] = ()

    @property
    def reader(self) -> Finisher | None:
        """The reader's line, or None if they have not finished the deal."""
        return self.own or next((line for line in self.best if line.own), None)


class Total(msgspec.Struct, frozen=True, kw_only=True):
    """A person on the board of several days.

    `medals`: how often they were first, second and third. `total`: the sum of their points for places.
    """

    user: int
    place: int
    name: str | None
    medals: tuple[int, int, int]
    total: int
    own: bool


class LongBoard(msgspec.Struct, frozen=True, kw_only=True):
    """Board of the days from `first` to `last`.

    - `winners`: the first person of each day that may be shown; of several, the one who finished first.
    - `few`: fewer than three people have played, so there are no winners and totals.
    - `names`: the names of all people, None for those whose names this reader may not see.
    - `points`: the reader's own points by day.
    """

    game: str
    first: int
    last: int
    today: int
    winners: dict[int, int]
    totals: tuple[Total, ...]
    names: dict[int, str | None]
    few: bool
    points: dict[int, int]
    reader: int | None


async def day_board(
    tx: Transaction, game: str, day: int, *, reader: int | None = None, guild: int | None = None, only: bool = False
) -> DayBoard:
    """Return the board of a deal for a reader who has finished it, or for a channel (`reader` None).

    `guild`: the server of the reader. `only`: without people who began the deal elsewhere.
    """
    results = rank_players(await tx.get(SoloGames).results(game, day, day, guild=guild if only else None))
    own_results = [result for result in results if result[1].user_id == reader]
    server_place = None
    if own_results and guild is not None:
        ranked = rank_players(result for _, result in results if result.guild_id == guild)
        server_place = next(((place, len(ranked)) for place, result in ranked if result.user_id == reader), None)
    most = len(results) if len(results) <= WHOLE else BEST
    if own_results and own_results[0] in results[:most]:
        most = BEST + AFTER if len(results) > WHOLE else most
    shown = results[:most]
    apart = [result for result in own_results if result not in shown]
    tied = len(results) > most and shown[-1][0] == results[most][0]
    names = await display_names(tx, (result for _, result in (*shown, *apart)), reader, guild)
    streaks = await count_streaks(tx, [result.user_id for _, result in (*shown, *apart)], day)
    finishers = [
        Finisher(
            user=result.user_id,
            place=place,
            name=names[result.user_id],
            points=result.points,
            course=tuple(json.loads(result.win_curve or "[]")),
            streak=streaks[result.user_id],
            own=result.user_id == reader,
        )
        for place, result in (*shown, *apart)
    ]
    best, own_finishers = finishers[: len(shown)], finishers[len(shown) :]
    return DayBoard(
        game=game,
        day=day,
        count=len(results),
        best=tuple(best),
        own=own_finishers[0] if own_finishers else None,
        server_place=server_place,
        tied=tied,
        points=tuple(result.points for _, result in results),
    )


async def long_board(
    tx: Transaction,
    game: str,
    span: tuple[int, int],
    today: int,
    now: float,
    *,
    reader: int | None = None,
    guild: int | None = None,
) -> LongBoard:
    """Return the board of the days of `span` in a server, or in all (`guild` None), without results that are secret.

    A result is secret as long as the reader can play the deal.
    """
    first, last = span
    days = await list_open_days(tx, game, range(max(first, today - 1), min(last, today) + 1), now, reader)
    results = [
        result
        for result in await tx.get(SoloGames).results(game, first, min(last, today), guild=guild)
        if now >= closes(result.day) or result.day in days
    ]
    winners, medals, totals = dict[int, int](), dict[int, list[int]](), dict[int, int]()
    points = {result.day: result.points for result in results if result.user_id == reader}
    for day in sorted({result.day for result in results}):
        for place, best in rank_players(each for each in results if each.day == day):
            if place == 1:
                winners.setdefault(day, best.user_id)
            counts = medals.setdefault(best.user_id, [0] * MEDALS)
            if place <= MEDALS:
                counts[place - 1] += 1
            totals[best.user_id] = totals.get(best.user_id, 0) + max(1, MOST_POINTS + 1 - place)
    order = sorted(totals, key=lambda user: (-totals[user], [-count for count in medals[user]], user))
    places = {user: 1 + sum(totals[other] > totals[user] for other in order) for user in order}
    shown = order[:TOTALS]
    if reader in totals and reader not in shown:
        shown = [*order[: TOTALS - 1], reader]
    names = await display_names(tx, results, reader, guild)
    few = len(totals) < FEW
    return LongBoard(
        game=game,
        first=first,
        last=last,
        today=today,
        winners={} if few else winners,
        totals=()
        if few
        else tuple(
            Total(
                user=user,
                place=places[user],
                name=names[user],
                medals=(medals[user][0], medals[user][1], medals[user][2]),
                total=totals[user],
                own=user == reader,
            )
            for user in shown
        ),
        names=names,
        few=few,
        points=points,
        reader=reader,
    )


async def list_open_days(
    tx: Transaction, game: str, days: Iterable[int], now: float, reader: int | None
) -> frozenset[int]:
    """Return the days with results that a reader may know: their deals are over, or the reader has finished them."""
    open_days: set[int] = set()
    for day in days:
        own = None if reader is None else await tx.get(SoloGames).find_own(reader, SoloKind.DEAL, game, day)
        if (own is not None and own.ended_at is not None) or await is_over(tx, day, game, now):
            open_days.add(day)
    return frozenset(open_days)


def rank_players(results: Iterable[DealResult]) -> list[tuple[int, DealResult]]:
    """Return the results with their places, the first place first.

    Equal points share a place; the person who finished first comes first.
    """
    order = sorted(results, key=lambda result: (-result.points, result.ended_at, result.id))
    points = [result.points for result in order]
    return [(1 + points.index(result.points), result) for result in order]


async def display_names(
    tx: Transaction, results: Iterable[DealResult], reader: int | None, guild: int | None
) -> dict[int, str | None]:
    """Return the names of people by user, as a reader in a server may see them; None for names that they may not see.

    The name of a person's last result counts. Equal names of several people are numbered.
    """
    newest = {result.user_id: result for result in results}
    agree = {person.user_id for person in (await tx.people.load(list(newest))).values() if person.everywhere}
    names = {
        user: result.name
        for user, result in newest.items()
        if user == reader or user in agree or (guild is not None and result.guild_id == guild)
    }
    return dict.fromkeys(newest) | distinct_names(names)


async def count_streaks(tx: Transaction, users: Collection[int], last: int) -> dict[int, int]:
    """Return, by user, the number of days in a row up to `last` on which they have finished a deal of any game."""
    finished = await tx.get(SoloGames).days_finished(users, last)
    return {user: days_in_a_row(days, last) for user, days in finished.items()}


def best_game(results: Sequence[DealResult]) -> DealResult | None:
    """Return the result with the most points, the one that ended first if there are several, or None."""
    order = rank_players(results)
    return order[0][1] if order else None


def list_waiting(own: Iterable[SoloRow], games: Sequence[str], day: int, now: float) -> list[str]:
    """Return the games with a deal that a person can still play, those that they have begun first."""
    rows = {row.game: row for row in own if row.day == day}
    begun = [game for game in games if game in rows and rows[game].ended_at is None and now < closes(day)]
    new = [game for game in games if game not in rows and now < ends(day)]
    return [*begun, *new]
