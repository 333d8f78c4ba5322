"""Positions of Timbuktu made by hand: those of the drawn targets, and difficult ones."""

from __future__ import annotations

import msgspec

from azalai.games.contract import Outcome
from azalai.games.timbuktu.components import (
    BOARD_OF_SEAT,
    CARAVANS,
    FREE_TO,
    GOODS,
    LETTERS_BY_SEATS,
    QUOTA_BY_SEATS,
    STALLS,
    Enclosure,
    Letter,
    Site,
)
from azalai.games.timbuktu.view import CaravanView, Latest, Phase, Spot, TimbuktuView, WayView
from tests.renderers.timbuktu.views import caravan, goods, make_result, night, pack, rob, view, with_owner

# The targets

_TARGET = (
    ("gsw c4", "pw m2", "pssw c2 c1", "ggp m1", "ccp l1 l3"),
    ("cpsw m3", "gw l2 s3", "ccp l5", "gs s1 c2", "gpww m5"),
    ("gsw l3 l1", "gcw s3", "s c5", "p m4", "ggcs l4 s4"),
    ("cps s2 s2", "cps s4", "ggc t4", "- s5 t1", "cssw c3"),
    ("gcpw t5", "gcps c1", "gww t1 l2", "ccsw t2", "gp t3 s1"),
)
_LATEST = Latest(2, Letter.E, Site.OASIS_3, Spot(Enclosure.SCIMITAR, 4))
TARGET_PACKS = (pack("l", "34", "sw"), pack("s", "25", "gc"))


def target() -> TimbuktuView:
    """Return the board of the drawn target."""
    chosen = (0, 3, 4)
    return view(
        [caravan(seat, codes, points=40 + seat, chosen=seat in chosen) for seat, codes in enumerate(_TARGET)],
        waiting=(1, 2),
        first_of_stage=2,
        first_of_round=4,
        latest=_LATEST,
    )


_HOME = (
    ("gsw c4 c3", "pw m2 t4", "pssw c2 c1", "ggp m1 m5", "ccp l1 l3"),
    ("cpsw m3 t2", "gw l2 s3", "ccp l5 c5", "gs s1 c2", "gpww m5 m3"),
    ("gsw l3 l1", "gcw s3 l4", "s c5 c4", "p m4 t5", "ggcs l4 s4"),
    ("cps s2 s2", "cps s4 l5", "ggc t4 t3", "- s5 t1", "cssw c3 m1"),
    ("gcpw t5 s5", "cgps c1 m2", "gww t1 l2", "csw t2 m4", "gp t3 s1"),
)
PACKS = (
    pack("c", "15", "cp"),
    pack("l", "34", "sw"),
    pack("s", "25", "gc"),
    pack("t", "24", "gw"),
    pack("m", "13", "ps"),
)


def after_thefts() -> TimbuktuView:
    """Return the thefts of the drawn target, before the first camels of the next stage are chosen."""
    before = [caravan(seat, codes) for seat, codes in enumerate(_HOME)]
    thefts = night(3, before, PACKS, (4, 6, 7, 6, 6))
    after = rob(before, thefts)
    after = [msgspec.structs.replace(each, chosen=each.seat in (1, 4)) for each in after]
    return view(
        after, stage=4, turn=1, waiting=(0, 2, 3), out=thefts.after, night=thefts, first_of_stage=3, first_of_round=3
    )


# Others


def _spread(seats: int, camels_each: int) -> list[list[str]]:
    """Return starting places for all camels, one after the other through the enclosures."""
    places = [f"{e}{n}" for n in STALLS for e in "clstm"]
    return [[places[(letter * seats + seat) % 25] for letter in range(camels_each)] for seat in range(seats)]


def make_printed(seats: int, *, placed: bool = True) -> list[CaravanView]:
    """Return all caravans as they are printed, in the starting grid or before it."""
    spots = _spread(seats, len(LETTERS_BY_SEATS[seats]))
    caravans: list[CaravanView] = []
    for seat in range(seats):
        codes = []
        for load, place in zip(CARAVANS[BOARD_OF_SEAT[seat]], spots[seat], strict=False):
            initials = "".join(good[0] for good in load)
            codes.append(f"{initials} {place}" if placed else initials)
        caravans.append(caravan(seat, codes))
    return caravans


def fullest(seats: int = 5) -> TimbuktuView:
    """Return the fullest possible board: no camel has moved, every camel has four goods."""
    return view(make_printed(seats), stage=1, turn=1, waiting=range(seats), out=(0, 0, 0, 0, 0))


def make_placing(seats: int, done: int) -> TimbuktuView:
    """Return the starting grid after `done` camels of each player, and one more of the first."""
    caravans: list[CaravanView] = []
    for each in make_printed(seats):
        known = [
            camel if number < done + (each.seat == 0) else msgspec.structs.replace(camel, start=None)
            for number, camel in enumerate(each.camels)
        ]
        caravans.append(msgspec.structs.replace(each, camels=tuple(known)))
    last = caravans[0].camels[done]
    assert last.start is not None
    return view(
        caravans,
        phase=Phase.PLACING,
        to_act=1,
        waiting=(1,),
        out=(0, 0, 0, 0, 0),
        latest=Latest(0, last.letter, Site.START, last.start),
    )


def make_loading(seats: int) -> TimbuktuView:
    """Return a free distribution, in which no player sees the loads of the others."""
    caravans: list[CaravanView] = []
    for each in make_printed(seats, placed=False):
        known = [msgspec.structs.replace(camel, goods=(), loaded=False) for camel in each.camels]
        caravans.append(msgspec.structs.replace(each, camels=tuple(known), goods=0, chosen=each.seat == 1))
    waiting = [seat for seat in range(seats) if seat != 1]
    return view(caravans, phase=Phase.LOADING, waiting=waiting, out=(0, 0, 0, 0, 0))


def own_loading(seats: int, done: int) -> TimbuktuView:
    """Return the same for a player who has loaded `done` camels."""
    public = make_loading(seats)
    own = make_printed(seats, placed=False)[0]
    known = [
        camel if number < done else msgspec.structs.replace(camel, goods=(), loaded=False)
        for number, camel in enumerate(own.camels)
    ]
    left = [QUOTA_BY_SEATS[seats] - sum(camel.goods.count(good) for camel in known) for good in GOODS]
    caravans = (msgspec.structs.replace(own, camels=tuple(known), goods=4 * done), *public.caravans[1:])
    return msgspec.structs.replace(
        public, seat=0, caravans=caravans, to_load=own.camels[done].letter, unloaded=tuple(left)
    )


def make_journey() -> TimbuktuView:
    """Return a position with open cards.

    Lina has gone, Amara's camel must go, the others' cards are still face down.
    """
    cards = {4: ("E", True), 0: ("D", True)}
    public = target()
    caravans = [
        msgspec.structs.replace(
            each,
            chosen=True,
            card=Letter(cards[each.seat][0]) if each.seat in cards else None,
            revealed=each.seat in cards,
        )
        for each in public.caravans
    ]
    ways = [
        WayView(each.enclosure, each.next_stall, each.enclosure in FREE_TO[Enclosure.MOON], False)
        for each in public.lower.enclosures
        if each.next_stall is not None
    ]
    return msgspec.structs.replace(
        public,
        phase=Phase.TRAVELLING,
        caravans=tuple(caravans),
        to_act=0,
        waiting_for=(0,),
        ways=tuple(ways),
        latest=Latest(4, Letter.E, Site.OASIS_3, Spot(Enclosure.SCIMITAR, 1)),
    )


def result(seats: int) -> TimbuktuView:
    """Return the end, with the camels of the thefts target or the printed ones."""
    if seats == 5:
        return make_result([caravan(seat, codes) for seat, codes in enumerate(_HOME)], PACKS, (4, 6, 7, 6, 6))
    caravans: list[CaravanView] = []
    for each in make_printed(seats):
        home = [msgspec.structs.replace(camel, arrived=camel.start) for camel in each.camels]
        caravans.append(msgspec.structs.replace(each, camels=tuple(home)))
    return make_result(caravans, PACKS, (9, 11, 8, 10, 9))


def make_tie() -> TimbuktuView:
    """Return a result in which the first two share the victory."""
    tie = result(3)
    assert tie.outcome is not None
    scores = (tie.outcome.scores[0], tie.outcome.scores[0], tie.outcome.scores[2])
    caravans = (tie.caravans[0], msgspec.structs.replace(tie.caravans[0], seat=1), tie.caravans[2])
    return msgspec.structs.replace(tie, caravans=caravans, outcome=Outcome(((0, 1), (2,)), scores))


def make_crowded() -> TimbuktuView:
    """Return the last round: three full enclosures, every marker with one player, long names and large values."""
    caravans: list[CaravanView] = []
    places = [f"{e}{n}" for e in "clstm" for n in STALLS]
    starts = _spread(5, 5)
    for seat in range(5):
        codes: list[str] = []
        for letter, load in enumerate(("ggww", "-", "cpss", "pppp", "gcps")):
            number = letter * 5 + seat
            codes.append(f"{load} {starts[seat][letter]}" + (f" {places[number]}" if letter < 4 else ""))
        caravans.append(
            caravan(seat, codes, points=200, chosen=seat > 0, card="E" if seat == 1 else "", revealed=seat == 1)
        )
    ways = [WayView(Enclosure.MOON, 1, False, False), WayView(Enclosure.STAR, 1, True, True)]
    return view(
        caravans,
        phase=Phase.TRAVELLING,
        stage=5,
        turn=5,
        to_act=1,
        waiting=(1,),
        out=(20, 19, 12, 0, 20),
        first_of_stage=1,
        first_of_round=1,
        ways=ways,
        latest=Latest(0, Letter.D, Site.TIMBUKTU, Spot(Enclosure.STAR, 1), goods("g")),
    )


def beggars() -> TimbuktuView:
    """Return a position without any goods left."""
    caravans = [
        msgspec.structs.replace(
            each,
            camels=tuple(msgspec.structs.replace(camel, goods=()) for camel in each.camels),
            goods=0,
            points=0,
        )
        for each in make_printed(4)
    ]
    return view(caravans, stage=4, turn=1, waiting=range(4), out=(24, 24, 24, 24, 24))


def rich_night() -> TimbuktuView:
    """Return thefts among three players, with a bare stall and two-digit values."""
    before = [
        msgspec.structs.replace(
            each, camels=tuple(msgspec.structs.replace(camel, arrived=camel.start) for camel in each.camels)
        )
        for each in make_printed(3)
    ]
    thefts = night(1, before, (*PACKS[:4], pack("m", "15", "ps")), (19, 9, 20, 10, 11))
    return view(rob(before, thefts), stage=2, turn=1, waiting=range(3), out=thefts.after, night=thefts)


PUBLIC = {
    "target": target(),
    "travelling": make_journey(),
    "crowded": make_crowded(),
    "beggars": beggars(),
    "thefts": after_thefts(),
    "thefts-three": rich_night(),
    **{f"full-{seats}": fullest(seats) for seats in (3, 4, 5)},
    **{f"placing-{seats}": make_placing(seats, seats - 1) for seats in (3, 4, 5)},
    **{f"loading-{seats}": make_loading(seats) for seats in (3, 4, 5)},
}
PRIVATE = {
    "target": with_owner(target(), 2, *TARGET_PACKS),
    "travelling": with_owner(make_journey(), 0, *TARGET_PACKS),
    "chosen": with_owner(target(), 0, PACKS[3], card="B"),
    "crowded": with_owner(make_crowded(), 1, *PACKS),
    "four": with_owner(fullest(4), 1, PACKS[4], card="C"),
    "three": with_owner(fullest(3), 1, PACKS[4], PACKS[1], PACKS[0], PACKS[3], card="C"),
    "thefts": with_owner(after_thefts(), 1, PACKS[0]),
    **{f"loading-{seats}": own_loading(seats, 2) for seats in (3, 4, 5)},
    **{f"placing-{seats}": with_owner(make_placing(seats, seats - 1), 1) for seats in (3, 4, 5)},
}
RESULTS = {**{f"{seats}": result(seats) for seats in (3, 4, 5)}, "tied": make_tie()}
