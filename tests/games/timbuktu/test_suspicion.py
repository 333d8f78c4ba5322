"""Conclusions about thieves whose cards a player has not seen, from the routes of the other players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import log

import msgspec
import pytest
from msgspec.structs import replace

from azalai.games.chance import Chance
from azalai.games.timbuktu import GAME
from azalai.games.timbuktu.components import GOODS, STALLS, Enclosure, Good
from azalai.games.timbuktu.moves import Go
from azalai.games.timbuktu.state import Options, State
from azalai.games.timbuktu.suspicion import list_seen_packs, list_suspected, passage_likelihood, passages_of, suspicion
from azalai.robots.playing import solid, steps
from tests.games.timbuktu.tables import PACKS, after, spot, table

OPEN = (Enclosure.LAMP, Enclosure.SCIMITAR, Enclosure.STAR)


def make_position() -> State:
    """Return a position in which seat 0 has seen the packs of the crescent and of the moon.

    A camel of seat 1 with pepper may go to the second stalls of the scimitar and the lamp enclosure, and elsewhere at a
    price.
    """
    start = {"0A": "crescent1", "1A": "scimitar1"}
    arrived = {"0B": "crescent1", "1B": "lamp1", "2B": "scimitar1"}
    return after(table(3, "AAA", start=start, arrived=arrived, loads={"1A": "pppp"}), "0 go crescent")


def decisions(games: int) -> Iterator[tuple[State, int, Go]]:
    """Yield the routes that robots took, with the positions before."""
    for number in range(games):
        seed = b"suspicion %d" % number
        for step in steps(GAME, GAME.setup(seats=3, options=Options(), seed=seed), [solid] * 3, seed):
            if isinstance(step.move, Go):
                yield step.before, step.seat, step.move


def test_the_ways_of_this_stage_are_kept_in_their_order() -> None:
    state = after(make_position(), "1 go star pepper")
    assert [travel.spot for travel in state.travels] == [spot("crescent2"), spot("star1")]
    assert GAME.view(state, None).travels == state.travels
    assert GAME.decode(GAME.encode(state)) == state


def test_a_position_that_was_stored_before_ways_were_kept_is_read_and_played_on() -> None:
    state = after(make_position(), "1 go star pepper")
    number, fields = msgspec.msgpack.decode(GAME.encode(state))
    older = GAME.decode(msgspec.msgpack.encode([number, fields[:-1]]))
    assert older == replace(state, travels=())
    assert list(list_suspected(GAME.view(older, 0))) == list(OPEN)
    assert [travel.spot for travel in after(older, "2 go crescent").travels] == [spot("crescent3")]


def test_each_card_unseen_is_in_one_pack() -> None:
    suspicions = list_suspected(GAME.view(after(make_position(), "1 go star pepper"), 0))
    assert list(suspicions) == list(OPEN)
    assert all(sum(risks.values()) == pytest.approx(4) for risks in suspicions.values())
    for stall in STALLS:
        robbed = sum(risks.get((stall, good), 0.0) for risks in suspicions.values() for good in GOODS)
        assert robbed == pytest.approx(2 * sum(stall in pack.stalls for pack in PACKS[1:4]))


def test_thieves_are_likely_where_another_did_not_go_and_unlikely_where_it_went() -> None:
    lamp, spot = Enclosure.LAMP, (2, Good.PEPPER)
    before = list_suspected(GAME.view(make_position(), 0))[lamp][spot]
    assert list_suspected(GAME.view(after(make_position(), "1 go star pepper"), 0))[lamp][spot] > 1.3 * before
    assert list_suspected(GAME.view(after(make_position(), "1 go lamp"), 0))[lamp][spot] < 0.5 * before


def test_decisions_without_knowledge_of_a_pack_tell_nothing_of_it() -> None:
    """Seat 2 has held the packs of the star and of the scimitar: its decision about the lamp speaks of these two."""
    view = GAME.view(after(make_position(), "1 go star pepper", "2 go lamp"), 0)
    assert [passage.held for passage in passages_of(view)] == [(2, 1), (3, 2)]
    assert [place for place, _ in list_seen_packs(view)] == [0, 4]


def test_packs_are_drawn_as_often_as_they_are_likely() -> None:
    view = GAME.view(after(make_position(), "1 go lamp"), 0)
    thought, chance, robbed, count = suspicion(view), Chance(b"draw"), Counter[tuple[int, Good]](), 1000
    for _ in range(count):
        packs, chance = thought.deal(chance)
        assert sorted(packs) == [1, 2, 3]
        assert {pack.enclosure for pack in packs.values()} == set(OPEN)
        assert {pack.stalls for pack in packs.values()} == {pack.stalls for pack in PACKS[1:4]}
        (pack,) = (pack for pack in packs.values() if pack.enclosure is Enclosure.LAMP)
        robbed.update((stall, good) for stall in pack.stalls for good in pack.goods)
    for where, risk in list_suspected(view)[Enclosure.LAMP].items():
        assert abs(robbed[where] / count - risk) < 0.06


def test_a_pack_unseen_by_others_may_be_any_that_is_left() -> None:
    view = GAME.view(after(table(3, "AAA"), "0 go scimitar gold"), 1)
    packs, _ = suspicion(view).deal(Chance(b"draw"))
    assert sorted(packs) == [0, 1, 3, 4] and suspicion(view).silent == [1, 3, 4]
    for cards in zip(*((pack.enclosure, pack.stalls, pack.goods) for pack in packs.values()), strict=True):
        assert len(set(cards)) == 4


def test_a_way_is_held_for_likeliest_that_the_robot_would_take() -> None:
    """The model of other players is the game's own robot: the two must agree."""
    for state, seat, move in decisions(2):
        view = GAME.view(GAME.play(state, seat, move).state, (seat + 1) % 3)
        if len(GAME.moves(state, seat)) == 1 or len(view.travels) != len(state.travels) + 1:
            continue
        passage = passages_of(view)[-1]
        packs = tuple(state.packs[place] for place in passage.held)
        chances = [
            passage_likelihood(passage._replace(enclosure=other.enclosure, price=other.price), packs)
            for other in GAME.moves(state, seat)
            if isinstance(other, Go)
        ]
        assert passage_likelihood(passage, packs) == pytest.approx(max(chances))
        assert sum(chances) == pytest.approx(1)


def test_the_truth_is_far_likelier_than_by_the_cards_alone() -> None:
    gained: list[float] = []
    for state, seat, _ in list(decisions(2))[5::7]:
        view = GAME.view(state, seat)
        assert view.notebook is not None
        stalls, kinds = view.notebook.stalls, view.notebook.goods
        for enclosure, risks in list_suspected(view).items():
            (pack,) = (pack for pack in state.packs if pack.enclosure is enclosure)
            for stall in pack.stalls:
                for good in pack.goods:
                    even = sum(stall in card for card in stalls) * sum(good in card for card in kinds)
                    gained.append(log(risks[stall, good] * len(stalls) * len(kinds) / even))
    assert sum(gained) / len(gained) > 0.4
