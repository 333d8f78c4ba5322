"""Positions of Touareg as views, made by hand: those of the drawn targets, and difficult ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from azalai.games.contract import Outcome, Part, Score
from azalai.games.touareg.components import CAMELS, CAMELS_BY_SEATS, DINARS, DONKEYS, GOODS, Good, Place, Special
from azalai.games.touareg.view import AnimalView, CampView, CaveView, Latest, StageScore, ThiefView, TouaregView

_LETTERS = {"w": Good.WATER, "g": Good.GOLD, "s": Good.SALT, "m": Good.MILLET}
NAMES = ("Amara", "Thomas", "Karine", "Idir", "Tin Hinan")


def load(letters: str) -> tuple[Good, ...]:
    """Return a load: `gs` is gold with salt on top."""
    return tuple(_LETTERS[letter] for letter in letters)


def camp(
    seat: int,
    camels: Sequence[str],
    donkeys: Sequence[str] = (),
    *,
    hand: int = 0,
    caves: Sequence[int] = (),
    thieves: Sequence[bool] = (),
    plans: int = 0,
    scores: Sequence[tuple[tuple[int, int, int, int], int]] = (),
) -> CampView:
    """Return a camp as all players see it."""
    animals = [AnimalView(place, load(letters)) for place, letters in zip(CAMELS, camels, strict=False)]
    animals += [AnimalView(place, load(letters)) for place, letters in zip(DONKEYS, donkeys, strict=False)]
    return CampView(
        seat=seat,
        hand_count=hand,
        hand=None,
        animals=tuple(animals),
        caves=tuple(CaveView(count, None, False) for count in caves),
        thieves=tuple(ThiefView(used, None) for used in thieves),
        plans=plans,
        scores=tuple(StageScore(goods, specials) for goods, specials in scores),
    )


def view(
    camps: Sequence[CampView],
    *,
    stage: int = 1,
    pile: int = 12,
    market: tuple[int, int, int, int] = (1, 2, 2, 4),
    discard: tuple[int, int, int, int] = (0, 1, 0, 2),
    specials: tuple[int, int, int, int] = (3, 3, 2, 3),
    to_act: int | None = 0,
    settling: bool = False,
    last_turn: bool = False,
    to_send: int = 0,
    latest: Latest | None = None,
    outcome: Outcome | None = None,
) -> TouaregView:
    """Return the public view of these camps."""
    return TouaregView(
        seat=None,
        stage=stage,
        pile=pile,
        market=market,
        discard=discard,
        specials=specials,
        camps=tuple(camps),
        to_act=to_act,
        settling=settling,
        last_turn=last_turn,
        to_send=to_send,
        latest=latest,
        outcome=outcome,
    )


def with_owner(
    public: TouaregView, seat: int, hand: str, caves: Sequence[str] = (), thieves: Sequence[str] = ()
) -> TouaregView:
    """Return the same position as the seat's owner sees it: hand, goods in its caves, goods under its used thieves."""
    camps = list(public.camps)
    own = camps[seat]
    taken = iter(thieves)
    camps[seat] = msgspec.structs.replace(
        own,
        hand=tuple(sorted(load(hand), key=GOODS.index)),
        hand_count=len(hand),
        caves=tuple(
            msgspec.structs.replace(cave, goods=load(letters), count=len(letters))
            for cave, letters in zip(own.caves, caves, strict=True)
        ),
        thieves=tuple(ThiefView(t.used, load(next(taken))[0] if t.used else None) for t in own.thieves),
    )
    return msgspec.structs.replace(public, seat=seat, camps=tuple(camps))


def make_result(
    rows: Sequence[tuple[tuple[int, int, int, int], int, tuple[int, int, int, int], int]],
    hands: Sequence[str] | None = None,
) -> TouaregView:
    """Return a finished game: for each seat, goods and special cards of both stages; given `hands` lie open."""
    totals = [sum(first) + one + sum(second) + two for first, one, second, two in rows]
    purses = [sum(DINARS[good] for good in load(letters)) for letters in hands or [""] * len(rows)]
    worth = list(zip(totals, purses, strict=True))
    ranking = tuple(
        tuple(seat for seat, own in enumerate(worth) if own == place) for place in sorted(set(worth), reverse=True)
    )
    scores = tuple(
        Score(
            total,
            (Part("stage-1", sum(first) + one), Part("stage-2", sum(second) + two)),
        )
        for total, (first, one, second, two) in zip(totals, rows, strict=True)
    )
    camps = [
        camp(seat, [""] * CAMELS_BY_SEATS[len(rows)], hand=seat % 3, scores=((first, one), (second, two)))
        for seat, (first, one, second, two) in enumerate(rows)
    ]
    if hands is not None:
        camps = [
            msgspec.structs.replace(own, hand=load(letters), hand_count=len(letters))
            for own, letters in zip(camps, hands, strict=True)
        ]
    return view(camps, stage=2, pile=0, to_act=None, outcome=Outcome(ranking, scores))


TARGET = view(
    [
        camp(0, ["mmms", ""], hand=1),
        camp(1, ["g", ""], ["wss"]),
        camp(2, ["gs", ""], hand=4, caves=[2]),
        camp(3, ["m", ""], hand=1, thieves=[True]),
    ],
    to_act=2,
    latest=Latest(seat=1, place=Place.DONKEY1, count=2, market=(Good.SALT,)),
)
TARGET_PRIVATE = with_owner(TARGET, 2, "wssm", ["wg"])
TARGET_RESULT = make_result(
    [
        ((0, 0, 4, 0), 2, (5, 0, 0, 3), 0),
        ((0, 4, 0, 0), 0, (0, 0, 4, 0), 3),
        ((6, 4, 0, 0), 0, (0, 5, 0, 0), 1),
        ((0, 0, 0, 3), 0, (5, 0, 0, 0), 1),
    ]
)

_SCORED = (((6, 4, 0, 0), 1),)
_FULL = ("wwww", "ggss", "mmmm")

PUBLIC: Mapping[str, TouaregView] = {
    "target": TARGET,
    "two-start": view(
        [camp(0, ["", "", ""]), camp(1, ["", "", ""])],
        pile=42,
        market=(0, 1, 0, 1),
        discard=(0, 0, 0, 0),
        specials=(2, 2, 3, 3),
    ),
    "two-rich": view(
        [
            camp(0, _FULL, ["wgsm", "gg"], hand=4, caves=[2, 1], thieves=[True], plans=2, scores=_SCORED),
            camp(1, ["s", "gg", "mm"], [], hand=2, thieves=[False, True], plans=1, scores=[((0, 4, 4, 3), 3)]),
        ],
        stage=2,
        pile=3,
        market=(0, 0, 0, 0),
        specials=(0, 0, 0, 0),
        latest=Latest(seat=0, special=Special.PLAN),
    ),
    "two-quiet": view(
        [camp(0, ["mmm", "g", ""], hand=3), camp(1, ["ww", "", "s"], ["gs"], hand=4)],
        to_act=1,
        latest=Latest(seat=0, market=(Good.GOLD, Good.MILLET)),
    ),
    "three-plain": view([camp(0, ["ss", ""], hand=4), camp(1, ["", "w"], ["m"]), camp(2, ["mmgg", ""], hand=2)]),
    "three-shelf": view(
        [
            camp(0, ["ssss", "gg"], hand=4, caves=[1, 2], thieves=[True, True], plans=2),
            camp(1, ["mmmm", "w"], ["mwgs", "s", "gm"], hand=7, caves=[0]),
            camp(2, ["mmgg", ""], hand=2, plans=1),
        ],
        to_act=1,
        to_send=3,
        specials=(0, 0, 1, 0),
    ),
    "four-settling": view(
        [
            camp(0, ["", ""], [""], hand=1, caves=[0], scores=_SCORED),
            camp(1, ["", ""], hand=0, plans=2, thieves=[False], scores=[((0, 4, 0, 0), 0)]),
            camp(2, ["", ""], hand=4, scores=[((5, 0, 4, 3), 0)]),
            camp(3, ["", ""], hand=3, scores=[((5, 0, 0, 0), 2)]),
        ],
        pile=0,
        to_act=1,
        settling=True,
    ),
    "four-last-turn": view(
        [
            camp(0, ["wwww", "ggss"], ["mmmm", "wgsm"], hand=4, caves=[2], thieves=[True], scores=_SCORED),
            camp(1, ["gg", "ssss"], ["ss", ""], hand=0, plans=2, thieves=[False, True], scores=[((0, 14, 0, 0), 0)]),
            camp(2, ["mm", "s"], ["g"], hand=4, caves=[2, 2, 1], scores=[((5, 0, 4, 3), 0)]),
            camp(3, ["wwww", "mmmm"], hand=3, scores=[((0, 0, 0, 0), 0)]),
        ],
        stage=2,
        pile=0,
        market=(8, 10, 12, 14),
        to_act=2,
        last_turn=True,
        latest=Latest(seat=1, special=Special.DONKEY),
    ),
    "five": view(
        [
            camp(0, ["mmms", "g"], ["wg", "s"], hand=1, caves=[1], scores=_SCORED),
            camp(1, ["g", "ssss"], ["wss", "gg"], hand=7, thieves=[True], scores=_SCORED),
            camp(2, ["mmms", ""], hand=4, caves=[2], plans=1, scores=_SCORED),
            camp(3, ["mmms", "w"], ["w", "w", "gwss"], hand=1, thieves=[True], scores=_SCORED),
            camp(4, ["mmms", "ggmm"], hand=0, scores=_SCORED),
        ],
        stage=2,
        to_act=4,
        latest=Latest(seat=0, place=Place.CAMEL1, count=4),
    ),
    "five-monopoly": view(
        [
            camp(
                0,
                ["wwww", "ggss"],
                ["wgsm", "wwgg", "mmmm", "ssss", "gwgw"],
                hand=7,
                caves=[2, 2, 2, 2, 2],
                thieves=[True, True, True],
                plans=4,
            ),
            camp(1, ["", ""]),
            camp(2, ["", ""]),
            camp(3, ["", ""], ["wgsm", "wwgg", "mmmm", "ssss", "gwgw"], caves=[2, 2, 2, 2, 2], thieves=[True], plans=4),
            camp(4, ["", ""]),
        ],
        to_act=0,
        specials=(0, 0, 0, 0),
        market=(8, 10, 12, 14),
    ),
    "five-tied": view([camp(seat, ["wg", "sm"] if seat % 2 else ["gs", "wm"]) for seat in range(5)], to_act=3),
}
"""Public positions while the game runs."""

PRIVATE: Mapping[str, TouaregView] = {
    "target": TARGET_PRIVATE,
    "bare": with_owner(PUBLIC["two-start"], 1, ""),
    "one-card": with_owner(PUBLIC["three-plain"], 2, "g"),
    "seven": with_owner(PUBLIC["three-shelf"], 1, "wgssmmm", [""]),
    "rich": with_owner(PUBLIC["two-rich"], 0, "wwgm", ["ws", "g"], ["m"]),
    "many": with_owner(PUBLIC["three-shelf"], 0, "ggss", ["g", "mm"], ["w", "s"]),
    "three-caves": with_owner(PUBLIC["four-last-turn"], 2, "smmm", ["ws", "gg", "m"]),
    "settling": with_owner(PUBLIC["four-settling"], 1, ""),
    "monopoly": with_owner(PUBLIC["five-monopoly"], 0, "wgssmmm", ["ws", "gg", "mm", "ws", "ss"], ["w", "g", "s"]),
}
"""Views of one seat."""

RESULTS: Mapping[str, TouaregView] = {
    "target": TARGET_RESULT,
    "two-tied": make_result([((6, 5, 4, 3), 2, (0, 0, 0, 0), 0), ((0, 0, 0, 0), 3, (6, 5, 4, 0), 2)], ["wwwg", "m"]),
    "three-shared": make_result(
        [((6, 0, 0, 0), 1, (0, 0, 4, 0), 0), ((0, 5, 4, 3), 1, (0, 0, 0, 3), 4), ((0, 0, 0, 0), 7, (0, 4, 0, 0), 0)]
    ),
    "five": make_result([((seat, 0, 3, 0), seat % 3, (5, 0, 0, 3), 10) for seat in range(5)]),
    "five-even": make_result([((5, 4, 3, 2), 0, (5, 4, 3, 2), 2)] * 5),
}
"""Finished games."""
