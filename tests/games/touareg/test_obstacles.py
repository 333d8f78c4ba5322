"""Moves that are not possible now, with the reasons."""

from __future__ import annotations

from msgspec.structs import replace

from azalai.games import GAMES
from azalai.games.questions import tag
from azalai.games.touareg.components import Good, Place
from azalai.games.touareg.obstacles import list_obstacles
from azalai.games.touareg.view import AnimalView, CampView, CaveView, ThiefView, TouaregView
from azalai.testing.play import positions

FULL = (Good.SALT,) * 4


def camp(
    hand: tuple[Good, ...] = (),
    loads: tuple[tuple[Good, ...], ...] = ((), ()),
    caves: tuple[CaveView, ...] = (),
    thieves: tuple[ThiefView, ...] = (),
) -> CampView:
    animals = tuple(AnimalView(place, load) for place, load in zip((Place.CAMEL1, Place.CAMEL2), loads, strict=True))
    return CampView(0, len(hand), hand, animals, caves, thieves, 0, ())


def view(own: CampView, *, acted: bool = False, to_send: int = 0, pile: int = 9, market: int = 1) -> TouaregView:
    other = CampView(1, 0, None, (AnimalView(Place.CAMEL1, ()), AnimalView(Place.CAMEL2, ())), (), (), 0, ())
    return TouaregView(
        seat=0,
        stage=1,
        pile=pile,
        market=(0, 0, market, 0),
        discard=(0, 0, 0, 0),
        specials=(1, 1, 1, 1),
        camps=(own, other),
        to_act=0,
        settling=False,
        last_turn=not pile,
        to_send=to_send,
        latest=None,
        outcome=None,
        acted=acted,
    )


def reasons(position: TouaregView) -> dict[str, str]:
    return {obstacle.act: obstacle.reason.removeprefix("touareg-barred-") for obstacle in list_obstacles(position)}


def test_with_an_empty_hand_nothing_can_be_loaded_or_paid() -> None:
    obstacles = list_obstacles(view(camp()))

    assert [(obstacle.act, obstacle.reason) for obstacle in obstacles] == [
        ("load", "touareg-barred-empty-hand"),
        ("buy", "touareg-barred-too-poor"),
    ]
    assert obstacles[1].values == {"price": 3, "dinars": 0}


def test_goods_that_no_animal_can_carry_are_named_as_the_reason() -> None:
    water = camp(hand=(Good.WATER,), loads=((Good.SALT,), (Good.GOLD,)))

    assert reasons(view(water))["load"] == "load-nothing-fits"
    assert reasons(view(camp(hand=(Good.SALT,), loads=(FULL, FULL))))["load"] == "all-full"
    assert reasons(view(camp(loads=(FULL, FULL))))["market"] == "all-full"
    assert reasons(view(camp(), market=0))["market"] == "empty-market"


def test_in_the_last_turn_nothing_can_be_drawn() -> None:
    assert reasons(view(camp(), pile=0))["draw"] == "empty-pile"


def test_after_the_action_only_what_is_owed_stands_against_the_end() -> None:
    assert reasons(view(camp(hand=(Good.SALT,) * 3), acted=True, to_send=1)) == {"end": "send-first"}
    assert reasons(view(camp(hand=(Good.SALT,) * 5), acted=True, to_send=1)) == {"end": "hand-limit"}
    assert reasons(view(camp(hand=(Good.SALT,) * 3), acted=True)) == {}


def test_caves_and_thieves_are_named_to_those_who_have_them() -> None:
    full, used = CaveView(2, FULL[:2], False), CaveView(1, FULL[:1], True)
    ready = (ThiefView(False, None),)

    assert reasons(view(camp(caves=(full,)), acted=True)) == {"hide": "caves-full"}
    assert reasons(view(camp(caves=(full, used)), acted=True)) == {"hide": "caves-used"}
    assert reasons(view(camp(caves=(CaveView(0, (), False),)), acted=True)) == {"hide": "nothing-to-hide"}
    owed = view(camp(hand=(Good.SALT,), caves=(CaveView(0, (), False),)), acted=True, to_send=1)
    assert reasons(owed) == {"hide": "last-card-owed", "end": "send-first"}
    assert reasons(view(camp(thieves=ready), acted=True)) == {"steal": "nothing-to-steal"}
    assert reasons(view(camp(thieves=(ThiefView(True, Good.SALT),)), acted=True)) == {}


def test_an_act_that_is_missing_is_always_explained() -> None:
    game = GAMES["touareg"]
    for seats in game.seats:
        for played in positions("touareg", seats):
            seen = game.view(played.state, played.seat)
            own = seen.camps[played.seat]
            expected = {"hide"} if own.caves else set[str]()
            expected |= {"steal"} if any(not thief.used for thief in own.thieves) else set()
            expected |= {"end"} if seen.acted else {"draw", "load", "market", "buy"}
            possible = {tag(move) for move in played.moves}
            explained = {obstacle.act for obstacle in game.barred(seen)}
            assert seen.settling or explained == expected - possible


def test_players_who_do_not_decide_have_no_obstacles() -> None:
    own = view(camp())
    for other in (None, 1):
        assert list_obstacles(replace(own, seat=other)) == ()
