"""Views of Timbuktu in a short notation.

A camel is written as `gcps c1 m3`: its goods by their initials (`-` for none), its stall at the beginning of the stage
and its stall in the next site; c, l, s, t, m are the enclosures from left to right.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from azalai.games.contract import Outcome, Part, Score
from azalai.games.timbuktu.components import (
    ENCLOSURES,
    EXCHANGE_STALLS,
    FREE_TO,
    GOODS,
    GOODS_CARDS,
    LETTERS_BY_SEATS,
    ROUTE_BY_SEATS,
    STALL_CARDS,
    STALLS,
    Counts,
    Goods,
    Letter,
    Site,
    in_order,
)
from azalai.games.timbuktu.view import (
    CamelView,
    CaravanView,
    EnclosureView,
    Latest,
    LossView,
    NightView,
    NotebookView,
    PackView,
    Phase,
    SiteView,
    Spot,
    StallView,
    TheftView,
    TimbuktuView,
    WayView,
)

NAMES = ("Amara", "Idir", "Karine", "Thomas", "Lina")
_BY_LETTER = dict(zip("clstm", ENCLOSURES, strict=True))
_GAPS = {3: ((0, 1), (2, 0)), 4: ((3, 0),), 5: ()}


def goods(initials: str) -> Goods:
    """Return goods by their initials: `gs` is gold and salt."""
    return in_order([next(good for good in GOODS if good[0] == initial) for initial in initials.replace("-", "")])


def spot(code: str) -> Spot:
    """Return a stall: `c1` is the first stall of the crescent."""
    return Spot(_BY_LETTER[code[0]], int(code[1]))


def camels(seat: int, codes: Sequence[str]) -> tuple[CamelView, ...]:
    """Return a caravan, from camel A on."""
    views: list[CamelView] = []
    for letter, code in zip(Letter, codes, strict=False):
        load, *spots = code.split()
        start, arrived, *_ = [*map(spot, spots), None, None]
        views.append(CamelView(seat, letter, goods(load.replace("?", "")), start, arrived, loaded="?" not in load))
    return tuple(views)


def caravan(
    seat: int, codes: Sequence[str], *, points: int = 0, chosen: bool = False, card: str = "", revealed: bool = False
) -> CaravanView:
    """Return a player's caravan; `card` is the letter of an open card."""
    own = camels(seat, codes)
    count = sum(len(camel.goods) for camel in own)
    return CaravanView(seat, own, count, points, chosen, Letter(card) if card else None, revealed)


def site(at: Site, standing: Mapping[Spot, CamelView], trails: Sequence[Spot] = (), seats: int = 0) -> SiteView:
    """Return a site with these camels; `seats` while the starting grid is filled."""
    enclosures: list[EnclosureView] = []
    for enclosure in ENCLOSURES:
        stalls = tuple(
            StallView(
                number,
                (enclosure, number) in EXCHANGE_STALLS[at],
                standing.get(Spot(enclosure, number)),
                Spot(enclosure, number) in trails,
            )
            for number in STALLS
        )
        present_seats = {stall.camel.seat for stall in stalls if stall.camel is not None}
        missing = tuple(seat for seat in range(seats) if seat not in present_seats)
        free = next((stall.number for stall in stalls if stall.camel is None), None)
        enclosures.append(EnclosureView(enclosure, stalls, free, FREE_TO[enclosure], missing))
    return SiteView(at, tuple(enclosures))


def view(
    caravans: Sequence[CaravanView],
    *,
    phase: Phase = Phase.CHOOSING,
    stage: int = 3,
    turn: int = 3,
    waiting: Sequence[int] = (),
    to_act: int | None = None,
    out: Counts = (4, 5, 7, 6, 6),
    first_of_stage: int = 0,
    first_of_round: int = 0,
    latest: Latest | None = None,
    ways: Sequence[WayView] = (),
    night: NightView | None = None,
    outcome: Outcome | None = None,
) -> TimbuktuView:
    """Return the public view of these caravans; the sites follow from the camels' places."""
    seats = len(caravans)
    route = ROUTE_BY_SEATS[seats]
    every = [camel for caravan in caravans for camel in caravan.camels]
    upper: SiteView | None = None
    if phase in (Phase.LOADING, Phase.PLACING):
        stage = turn = 0
        lower = site(Site.START, {camel.start: camel for camel in every if camel.start}, seats=seats)
    else:
        left = {camel.start: camel for camel in every if camel.start and not camel.arrived}
        gone = [camel.start for camel in every if camel.start and camel.arrived]
        upper = site(route[stage - 1], left, gone)
        lower = site(route[stage], {camel.arrived: camel for camel in every if camel.arrived})
    full = {3: 32, 4: 24, 5: 20}[seats]
    return TimbuktuView(
        seat=None,
        phase=phase,
        stage=stage,
        stages=len(route) - 1,
        round=turn,
        rounds=len(LETTERS_BY_SEATS[seats]),
        route=route,
        upper=upper,
        lower=lower,
        caravans=tuple(caravans),
        first_of_stage=first_of_stage,
        first_of_round=first_of_round,
        to_act=to_act,
        waiting_for=tuple(waiting),
        gaps=_GAPS[seats] if stage else (),
        exchanges=1,
        out=out,
        loaded=(full,) * 5,  # pyright: ignore[reportArgumentType]
        notebook=None,
        to_load=None,
        unloaded=None,
        ways=tuple(ways),
        latest=latest,
        night=night,
        outcome=outcome,
    )


def pack(enclosure: str, stalls: str, carried: str) -> PackView:
    """Return a pack, as in `pack("l", "34", "sw")`."""
    return PackView(_BY_LETTER[enclosure], tuple(map(int, stalls)), goods(carried))


def notebook(*seen: PackView) -> NotebookView:
    """Return the knowledge after these packs, the last of them in hand."""
    return NotebookView(
        seen[-1],
        seen,
        tuple(e for e in ENCLOSURES if e not in [p.enclosure for p in seen]),
        tuple(s for s in STALL_CARDS if s not in [p.stalls for p in seen]),
        tuple(g for g in GOODS_CARDS if g not in [p.goods for p in seen]),
    )


def with_owner(public: TimbuktuView, seat: int, *seen: PackView, card: str = "") -> TimbuktuView:
    """Return the same position as a seat sees it, with its own card."""
    caravans = list(public.caravans)
    if card:
        caravans[seat] = msgspec.structs.replace(caravans[seat], card=Letter(card), chosen=True)
    known = notebook(*seen) if seen else None
    return msgspec.structs.replace(public, seat=seat, caravans=tuple(caravans), notebook=known)


# Thefts


def night(stage: int, caravans: Sequence[CaravanView], packs: Sequence[PackView], before: Counts) -> NightView:
    """Return the thefts of these packs from camels that have all arrived; the caravans stay as they are."""
    every = [camel for caravan in caravans for camel in caravan.camels]
    standing = {camel.arrived: camel for camel in every if camel.arrived}
    after, lost, thefts = list(before), [0] * len(caravans), list[TheftView]()
    for each in sorted(packs, key=lambda p: ENCLOSURES.index(p.enclosure)):
        losses: list[LossView] = []
        for number in each.stalls:
            camel = standing.get(Spot(each.enclosure, number))
            if camel is None:
                continue
            stolen = tuple(good for good in camel.goods if good in each.goods)
            losses.append(LossView(camel.seat, camel.letter, number, camel.goods, stolen))
            lost[camel.seat] += len(stolen)
            for good in stolen:
                after[GOODS.index(good)] += 1
        thefts.append(TheftView(each, tuple(losses)))
    at = ROUTE_BY_SEATS[len(caravans)][stage]
    values = tuple(after)
    assert len(values) == 5
    return NightView(stage, site(at, standing), tuple(thefts), before, values, tuple(lost))


def rob(caravans: Sequence[CaravanView], thefts: NightView) -> tuple[CaravanView, ...]:
    """Return the caravans after the thefts, at the beginning of the next stage."""
    stolen = {(loss.seat, loss.letter): loss.stolen for theft in thefts.thefts for loss in theft.losses}
    robbed: list[CaravanView] = []
    for each in caravans:
        after = [
            msgspec.structs.replace(
                camel,
                goods=tuple(good for good in camel.goods if good not in stolen.get((camel.seat, camel.letter), ())),
                start=camel.arrived,
                arrived=None,
            )
            for camel in each.camels
        ]
        points = sum(thefts.after[GOODS.index(good)] for camel in after for good in camel.goods)
        count = sum(len(camel.goods) for camel in after)
        robbed.append(msgspec.structs.replace(each, camels=tuple(after), goods=count, points=points))
    return tuple(robbed)


def make_result(caravans: Sequence[CaravanView], packs: Sequence[PackView], before: Counts) -> TimbuktuView:
    """Return the end of the game after these last thefts."""
    stage = len(ROUTE_BY_SEATS[len(caravans)]) - 1
    last = night(stage, caravans, packs, before)
    home = [
        msgspec.structs.replace(
            each,
            camels=tuple(
                msgspec.structs.replace(after, start=camel.start, arrived=camel.arrived)
                for camel, after in zip(each.camels, rob.camels, strict=True)
            ),
            goods=rob.goods,
            points=rob.points,
        )
        for each, rob in zip(caravans, rob(caravans, last), strict=True)
    ]
    keys = {each.seat: (each.points, each.goods) for each in home}
    ranking = tuple(
        tuple(seat for seat in keys if keys[seat] == key) for key in sorted(set(keys.values()), reverse=True)
    )
    scores: list[Score] = []
    for each in home:
        held = [sum(camel.goods.count(good) for camel in each.camels) for good in GOODS]
        parts = (Part(good.value, n * v) for good, n, v in zip(GOODS, held, last.after, strict=True))
        scores.append(Score(each.points, tuple(parts)))
    return view(
        home,
        phase=Phase.OVER,
        stage=stage,
        turn=len(home[0].camels),
        out=last.after,
        night=last,
        outcome=Outcome(ranking, tuple(scores)),
    )
