"""Contents of the club's pictures, with names as people write them; the pictures use letters they can draw."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from azalai.renderers.kit.sprites import Sprite


class Finisher(NamedTuple):
    """Person on the board of a day; `course`: the chances to win (0 to 1), oldest first, if there are any."""

    place: int
    name: str
    points: int
    course: tuple[float, ...]
    streak: int
    own: bool = False


class DoneDeal(NamedTuple):
    """Deal that the reader has finished."""

    emblem: Sprite
    points: int


class OpenDeal(NamedTuple):
    """Deal that the reader can still play, begun or not, with the hours that are left."""

    emblem: Sprite
    begun: bool
    hours: int


DealState: TypeAlias = DoneDeal | OpenDeal


class DayPicture(NamedTuple):
    """Board of a day: title and date, the best, the number of players, and the reader's deals of today.

    The reader has a row apart if they are not among the best.
    """

    title: str
    date: str
    emblem: Sprite | None
    best: tuple[Finisher, ...] = ()
    own: Finisher | None = None
    finished: int = 0
    deals: tuple[DealState, ...] = ()


class TotalRow(NamedTuple):
    """Person on the board of some days: number of first, second and third places, and points for places."""

    place: int
    name: str
    medals: tuple[int, int, int]
    total: int
    own: bool = False


class LongPicture(NamedTuple):
    """Board of a week or a month.

    `days`: the numbers of its days; `weekday`: that of the first (0: Monday); `winners`: by the index of a day, two
    letters and whether that is the reader; `points`: the reader's own instead of them; `today`: the index of today, if
    included.
    """

    title: str
    span: str
    where: str
    days: tuple[int, ...]
    weekday: int
    winners: dict[int, tuple[str, bool]]
    points: dict[int, int]
    today: int | None
    totals: tuple[TotalRow, ...]
    emblem: Sprite | None = None
