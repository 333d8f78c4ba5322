"""Positions of Targui as views, made by hand: those of the drawn targets, and difficult ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from azalai.games.contract import Outcome, Part, Score
from azalai.games.targui.cards import BORDER, TRIBE_CARDS, Card, Rows
from azalai.games.targui.components import BORDERS, MIDDLE, Action, Border, Kind, Place, Token
from azalai.games.targui.moves import Bargain, Sale
from azalai.games.targui.view import (
    ActionView,
    BorderView,
    CampView,
    HandView,
    Latest,
    Pending,
    PendingKind,
    Phase,
    Prospect,
    SpotView,
    TarguiView,
)

NAMES = ("Karine", "Thomas")
PARTS = ("tokens", "cards", "effects", "same-rows", "mixed-rows")
_TARGET_MIDDLE = ("t33", "g08", "t18", "g13", "T", "G", "g11", "t22", "t45")


def cards(codes: str) -> tuple[Card, ...]:
    """Return the cards of a text: `t05 t02`."""
    return tuple(Card(code) for code in codes.split())


def rows(*codes: str) -> Rows:
    """Return a display, its rows from the top."""
    one, two, three = (cards(code) for code in (*codes, "", "", "")[:3])
    return (one, two, three)


def camp(
    seat: int,
    display: Rows = ((), (), ()),
    goods: tuple[int, int, int] = (2, 2, 2),
    gold: int = 1,
    points: int = 4,
    **more: object,
) -> CampView:
    """Return a camp; laid cards count their printed points."""
    laid = [card for row in display for card in row if card is not None]
    plain = CampView(
        seat=seat,
        goods=goods,
        gold=gold,
        points=points,
        printed=sum(TRIBE_CARDS[card].points for card in laid),
        rows=display,
        stored_gold=False,
        hand=None,
        hand_prospect=None,
        over=(),
        to_place=0,
        short_next=False,
        received=(False, False, False),
        actions=(),
        effects=(),
        row_points=(0, 0, 0),
    )
    return msgspec.structs.replace(plain, **more)


def spot(place: Place, code: str, seat: int | None = None, used: bool = False) -> SpotView:
    """Return a place of the middle: a card's code, `T` or `G` face down."""
    kind = Kind.TRIBE if code[0] in "tT" else Kind.GOODS
    return SpotView(place, kind, None if code in "TG" else Card(code), seat, used)


def view(
    camps: Sequence[CampView],
    *,
    robber: str = "7",
    figures: Mapping[str, tuple[int, bool]] | None = None,
    middle: Sequence[str] = _TARGET_MIDDLE,
    markers: Mapping[str, tuple[int, bool]] | None = None,
    **more: object,
) -> TarguiView:
    """Return the public view of these camps.

    Figures and markers by card and place: their seat, and whether they are used.
    """
    pieces, marked = figures or {}, markers or {}
    none = (None, False)
    plain = TarguiView(
        seat=None,
        round=6,
        phase=Phase.ACTING,
        robber=Border(robber),
        raid=None,
        next_raid=Border.B8,
        first=1,
        to_act=1,
        borders=tuple(BorderView(border, *pieces.get(border.value, none)) for border in BORDERS),
        middle=tuple(spot(p, code, *marked.get(p.value, none)) for p, code in zip(MIDDLE, middle, strict=True)),
        goods_pile=9,
        tribe_pile=21,
        goods_discard=cards("g01 g07"),
        tribe_discard=cards("t29"),
        camps=tuple(camps),
        supply_goods=(5, 3, 4),
        supply_gold=6,
        supply_points=30,
        placeable=(),
        pending=None,
        last_round=False,
        latest=None,
        outcome=None,
    )
    return msgspec.structs.replace(plain, **more)


def hand(code: str | None, *, open_: bool = False, waits: bool = False) -> HandView:
    """Return a hand card; None is one that the viewer may not see."""
    return HandView(None if code is None else Card(code), open_, waits)


def figure_action(border: str, *, used: bool = False, possible: bool = True, **more: object) -> ActionView:
    """Return the action of a figure."""
    plain = ActionView(Border(border), None, None, used, possible)
    return msgspec.structs.replace(plain, **more)


def marker_action(
    place: str, code: str | None, *, used: bool = False, possible: bool = True, **more: object
) -> ActionView:
    """Return the action of a marker."""
    plain = ActionView(None, Place(place), None if code is None else Card(code), used, possible)
    return msgspec.structs.replace(plain, **more)


_BLUE = camp(
    0,
    rows("t05 t02 t09", "t24 t13", "t40"),
    (2, 3, 1),
    1,
    6,
    stored_gold=True,
    hand=hand(None),
    effects=((Card.T13, 0), (Card.T40, 0)),
    actions=(
        figure_action("1"),
        figure_action("5", bargains=(Bargain(Token.SALT, 3, Token.GOLD),)),
        figure_action("13"),
        marker_action("a1", "t33", prospect=Prospect(Card.T33, 0, 0, 0, True)),
        marker_action("c1", "g11", gain=(Token.DATES, Token.PEPPER)),
    ),
)
_WHITE = camp(
    1,
    rows("t10 t17", "t44 t35 t19", "t06"),
    (1, 2, 3),
    0,
    3,
    actions=(
        figure_action("3", used=True),
        figure_action("10", sales=(Sale(Token.PEPPER, 2, 1),)),
        figure_action("14"),
        marker_action("b2", None, used=True),
        marker_action("b3", None, used=True),
    ),
)
_TARGET = view(
    [_BLUE, _WHITE],
    figures={"1": (0, False), "5": (0, False), "13": (0, False), "3": (1, True), "10": (1, False), "14": (1, False)},
    markers={"a1": (0, False), "c1": (0, False), "b2": (1, True), "b3": (1, True)},
    latest=Latest(seat=1, place=Place.B3, card=Card.T19),
)
_START = view(
    [camp(0, to_place=3), camp(1, to_place=3)],
    robber="1",
    middle=("g01", "t01", "g02", "t12", "g16", "t23", "g19", "t34", "g15"),
    round=1,
    phase=Phase.PLACING,
    next_raid=Border.B4,
    first=0,
    to_act=0,
    placeable=tuple(b for b in BORDERS if b is not Border.B1 and BORDER[b].action is not Action.RAID),
)
_FULL = rows("t32 t08 t45 t41", "t26 t36 t14 t43", "t15 t07 t27 t42")
_EMPTY_SUPPLY = view(
    [
        camp(0, _FULL, (10, 10, 10), 3, 27, hand=hand("t39", open_=True, waits=True), over=(Card.T45,)),
        camp(
            1,
            rows("t28 t29 t30 t31", "t33 t34 t35 t04", "t37 t38 t39"),
            (0, 0, 0),
            0,
            0,
            hand=hand(None),
            short_next=True,
        ),
    ],
    robber="15",
    figures={"15": (1, False), "9": (1, True), "2": (0, False), "11": (0, True), "6": (1, True), "5": (0, True)},
    middle=("G", "T", "T", "G", "t03", "g14", "g12", "g05", "t21"),
    markers={"a1": (0, True), "b3": (0, False), "c1": (1, False), "b2": (1, False), "a2": (0, False)},
    round=12,
    next_raid=Border.B16,
    first=0,
    to_act=0,
    supply_goods=(-3, 0, 1),
    supply_gold=0,
    supply_points=-2,
    goods_pile=0,
    tribe_pile=0,
    goods_discard=(),
    tribe_discard=(),
    last_round=True,
    latest=Latest(seat=0, border=Border.B2),
)
_RAID = view(
    [camp(0, rows("t34"), (1, 0, 0), 0, 1), camp(1, rows("", "t24"), (3, 0, 2), 2, 8)],
    robber="11",
    phase=Phase.RAID,
    raid=Border.B12,
    next_raid=Border.B12,
    round=9,
    to_act=0,
    first=1,
)
_LATE_RAID = view(
    [camp(0, _FULL), camp(1, rows("t01"))],
    robber="16",
    phase=Phase.RAID,
    raid=Border.B16,
    next_raid=Border.B16,
    round=12,
    to_act=1,
)
PUBLIC: Mapping[str, TarguiView] = {
    "target": _TARGET,
    "start": _START,
    "full": _EMPTY_SUPPLY,
    "raid": _RAID,
    "last-raid": _LATE_RAID,
    "robber-shared": msgspec.structs.replace(
        _TARGET,
        robber=Border.B10,
        latest=Latest(seat=0),
    ),
}


def with_owner(
    public: TarguiView,
    seat: int,
    card: str | None = None,
    prospect: Prospect | None = None,
    *,
    waits: bool = False,
    **more: object,
) -> TarguiView:
    """Return the same position as that seat sees it, with a hand card that it knows."""
    camps = list(public.camps)
    if card is not None:
        camps[seat] = msgspec.structs.replace(camps[seat], hand=hand(card, waits=waits), hand_prospect=prospect)
    return msgspec.structs.replace(public, seat=seat, camps=tuple(camps), **more)


def _with_actions(public: TarguiView, seat: int, actions: Sequence[ActionView]) -> TarguiView:
    camps = list(public.camps)
    camps[seat] = msgspec.structs.replace(camps[seat], actions=tuple(actions))
    return msgspec.structs.replace(public, camps=tuple(camps))


_ALL_BARGAINS = tuple(
    Bargain(give, count, get)
    for give in (Token.DATES, Token.SALT, Token.PEPPER)
    for count, get in ((3, Token.GOLD), (2, Token.SALT), (2, Token.DATES), (1, Token.PEPPER))
)
_BUSY = _with_actions(
    _TARGET,
    0,
    (
        figure_action("1", possible=False),
        figure_action("5", bargains=_ALL_BARGAINS),
        figure_action(
            "10", sales=tuple(Sale(t, n, p) for t in Token if t is not Token.POINT for n, p in ((2, 1), (4, 3)))
        ),
        marker_action("a1", "t39", possible=False, prospect=Prospect(Card.T39, 2, 0, 4, False)),
        marker_action("c1", "g13", gain=()),
    ),
)
PRIVATE: Mapping[str, TarguiView] = {
    "target": with_owner(_TARGET, 0, "t07", Prospect(Card.T07, 1, 3, 4, True), to_act=0, first=0),
    "no-hand": with_owner(_TARGET, 1),
    "waits": with_owner(_TARGET, 0, "t32", Prospect(Card.T32, 0, 0, 2, False), waits=True),
    "placing": with_owner(_START, 0),
    "placing-idle": with_owner(_START, 1),
    "drawn": with_owner(
        _TARGET,
        1,
        "t11",
        Prospect(Card.T11, 0, 0, 0, False),
        pending=Pending(PendingKind.DRAWN, Card.T36),
    ),
    "busy": with_owner(_BUSY, 0, "t12", Prospect(Card.T12, 0, 0, 0, False), to_act=0),
    "full": with_owner(_EMPTY_SUPPLY, 0),
    "raid": with_owner(_RAID, 0),
    "limit": with_owner(_TARGET, 1, pending=Pending(PendingKind.LIMIT, None, 3)),
}


def make_result(
    blue: tuple[int, ...],
    white: tuple[int, ...],
    ranking: tuple[tuple[int, ...], ...],
    displays: Sequence[Rows] = (_FULL, rows("t28 t29", "t33 t34 t35 t04", "t37 t38 t39")),
) -> TarguiView:
    """Return a finished game: points by the parts of `PARTS`."""
    scores = tuple(
        Score(sum(parts), tuple(Part(name, count) for name, count in zip(PARTS, parts, strict=True)))
        for parts in (blue, white)
    )
    camps = [
        camp(0, displays[0], (3, 1, 4), 2, blue[0], effects=((Card.T32, 0), (Card.T14, 1), (Card.T15, 2)), over=()),
        camp(1, displays[1], (0, 1, 0), 0, white[0], row_points=(0, 2, 4), hand=hand("t21")),
    ]
    return view(
        camps,
        robber="16",
        phase=Phase.OVER,
        next_raid=None,
        round=12,
        to_act=None,
        outcome=Outcome(ranking, scores),
    )


RESULTS: Mapping[str, TarguiView] = {
    "blue": make_result((12, 18, 3, 4, 2), (9, 15, 2, 4, 2), ((0,), (1,))),
    "white": make_result((1, 18, 0, 0, 0), (9, 15, 2, 4, 2), ((1,), (0,))),
    "tied": make_result((12, 18, 3, 4, 2), (13, 17, 3, 4, 2), ((0,), (1,))),
    "shared": make_result((0, 18, 0, 0, 0), (3, 15, 0, 0, 0), ((0, 1),)),
    "empty": make_result((0, 0, 0, 0, 0), (4, 0, 0, 0, 0), ((1,), (0,)), (rows(), rows())),
}
