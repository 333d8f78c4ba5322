"""What the pictures of the club show. Names are ready to be read; they are made ready to be drawn here."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from azalai.renderers.kit.sprites import Sprite


class Finisher(NamedTuple):
    """A person on the board of a day. `course`: the chances to win (0 to 1), oldest first; perhaps none."""

    place: int
    name: str
    points: int
    course: tuple[float, ...]
    streak: int
    own: bool = False


class DoneDeal(NamedTuple):
    """A deal that the reader has finished."""

    emblem: Sprite
    points: int


class OpenDeal(NamedTuple):
    """One that they can still play: begun or not, and for so many more hours."""

    emblem: Sprite
    begun: bool
    hours: int


DealState: TypeAlias = DoneDeal | OpenDeal


class DayPicture(NamedTuple):
    """The board of a day: its `title` and date; the best, the reader apart where they are not among these, of how many;
    and how the reader stands with each deal of today."""

    title: str
    date: str
    emblem: Sprite | None
    best: tuple[Finisher, ...] = ()
    own: Finisher | None = None
    finished: int = 0
    deals: tuple[DealState, ...] = ()


class TotalRow(NamedTuple):
    """A person on the board of some days: how often first, second, third, and their points for places."""

    place: int
    name: str
    medals: tuple[int, int, int]
    total: int
    own: bool = False


class LongPicture(NamedTuple):
    """The board of a week or a month. `days`: the numbers of its days; `weekday`: that of the first (0: Monday);
    `winners`: by the place of a day, two letters and whether that is the reader; `points`: in place of them the
    reader's own; `today`: the place of today, if it is among them."""

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
