"""Defaults that follow from a small game's state and rules, and mistakes of its author that are found at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec
import pytest
from azalai_souk import Souk
from azalai_tents import GAME as TENTS

from azalai.games import GAMES
from azalai.games.contract import Move
from azalai.games.slips import Slip
from azalai.games.small import BySeat, Chance, Dealt, Hidden, Sealed, SmallGame, Struct, replace
from azalai.games.small.sight import Sight
from azalai.games.small.veils import Unseen, Veil
from azalai.robots.features import features
from azalai.testing.alike import leaves
from azalai.testing.play import play_against_random
from tests.games.small.probe import PROBE, Bid, Draw, End, Hide, Options, Peek, Probe, Roll, Show, State, begin, refusal

SMALL = [key for key, game in GAMES.items() if isinstance(game, SmallGame)]


def view(state: State, seat: int | None) -> Any:
    return PROBE.view(state, seat)


def reveals(move: Move, state: State | None = None) -> bool:
    return PROBE.play(begin() if state is None else state, 0, move).reveals


def test_a_view_says_how_many_things_are_hidden_where_and_the_own_ones() -> None:
    state = begin()
    seen = view(state, 1)
    assert (seen.prize, seen.deck, seen.field) == (True, len(state.deck), (True, False, True, False))
    assert (seen.hands, seen.own_hands) == ((2, 2), state.hands[1])
    assert (seen.bids, seen.own_bids) == ((False, False), None)
    assert view(state, None).own_hands == ()


def test_a_view_names_what_is_unseen_in_a_pool_and_not_where_it_is() -> None:
    state = begin()
    all_cards = tuple(range(1, 13))
    assert view(state, None).unseen_deck == all_cards
    assert view(state, 0).unseen_deck == tuple(card for card in all_cards if card not in state.hands[0])


def test_a_sealed_thing_is_seen_by_its_owner_alone() -> None:
    state = PROBE.play(begin(), 0, Bid(2)).state
    assert view(state, 0).own_bids == 2
    assert view(state, 1) == view(PROBE.play(begin(), 0, Bid(0)).state, 1)
    assert view(state, 1).bids == (True, False)


def test_positions_are_imagined_of_what_the_seat_may_know_and_keep_the_counts() -> None:
    state = PROBE.play(begin(), 0, Bid(2)).state
    imagined = [PROBE.imagine(state, 1, b"%d" % number) for number in range(60)]
    assert all(world.hands[1] == state.hands[1] and view(world, 1) == view(state, 1) for world in imagined)
    assert {world.bids[0] for world in imagined} == {0, 1, 2}
    assert len({world.prize for world in imagined}) > 6
    for world in imagined:
        cards = [*world.deck, world.prize, *(card for card in world.field if card), *world.hands[0], *world.hands[1]]
        assert sorted(cards) == list(range(1, 13))


def test_a_move_reveals_hidden_things_that_its_rules_read() -> None:
    card = begin().hands[0][0]
    assert reveals(Draw()) and reveals(Roll()) and reveals(Peek()) and reveals(Show(card))
    assert not reveals(Hide(card)) and not reveals(Bid(1))
    assert reveals(End()), "the points tell what is in the hands of others"


def test_a_bid_that_is_changed_or_taken_back_reveals_nothing() -> None:
    state = replace(PROBE.play(begin(), 0, Bid(2)).state, to_act=0)
    assert not reveals(Bid(1), state)


def test_refusals_name_the_first_thing_that_is_wrong() -> None:
    state = begin()
    assert refusal(state, 0, object()) == "refusal-junk"
    assert refusal(state, 1, Bid(1)) == refusal(state, 9, Bid(1)) == "refusal-not-your-turn"
    assert refusal(state, 0, Bid(7)) == "refusal-not-possible-now"
    assert refusal(replace(state, deck=()), 0, Draw()) == "probe-refusal-empty"
    assert refusal(PROBE.play(state, 0, End()).state, 0, Bid(1)) == "refusal-game-over"


def test_a_kind_of_move_that_says_why_it_cannot_be_played_is_barred() -> None:
    state = begin()
    assert PROBE.barred(PROBE.view(state, 0)) == ()
    (barred,) = PROBE.barred(PROBE.view(replace(state, deck=()), 0))
    assert (barred.act, barred.reason) == ("draw", "probe-refusal-empty")


def test_most_points_win_and_equal_ones_share_a_place() -> None:
    state = replace(PROBE.play(begin(3), 0, End()).state, hands=((3,), (1, 2), (5,)))
    outcome = PROBE.outcome(state)
    assert outcome is not None
    assert outcome.ranking == ((2,), (0, 1))
    assert [(part.name, part.points) for part in outcome.scores[1].parts] == [("won", 0), ("kept", 3)]


def test_interim_points_are_exact_if_visible_and_estimated_for_robots() -> None:
    state = begin()
    assert PROBE.tally(PROBE.view(state, 0)) is None
    guessed = PROBE.gauges(PROBE.view(state, 0))["points"]
    assert guessed[0] == sum(state.hands[0]) and guessed[1] > 0
    souk: Any = GAMES["souk"]
    begun_souk = souk.setup(seats=2, options=souk.Options(), seed=b"seed")
    assert souk.tally(souk.view(begun_souk, None)) == (0, 0)


def test_robots_read_off_a_view_whose_everything_is() -> None:
    values = features(PROBE, PROBE.view(begin(), 0))
    assert values["hands.me"] == values["hands.mean"] == 2
    assert values["own_hands#"] == 2 and "gauge.me.points" in values


def test_bytes_of_another_game_and_positions_without_a_place_for_all_are_refused() -> None:
    state = begin()
    assert PROBE.decode(PROBE.encode(state)) == state
    for wrong in (replace(state, hands=state.hands[:1]), replace(state, to_act=5)):
        with pytest.raises(ValueError, match=r"."):
            PROBE.decode(PROBE.encode(wrong))
    souk: Any = GAMES["souk"]
    with pytest.raises(ValueError, match="format souk 1 of probe is unknown here"):
        PROBE.decode(souk.encode(souk.setup(seats=2, options=souk.Options(), seed=b"seed")))


@pytest.mark.parametrize("key", SMALL)
def test_hidden_things_at_the_beginning_are_the_same_with_every_seed(key: str) -> None:
    """Otherwise the missing things would reveal which ones were put aside unseen: those belong in a Hidden field."""
    game: SmallGame[Any, Any, Any] = GAMES[key]  # pyright: ignore[reportAssignmentType]
    boxes = list[Counter[Any]]()
    for number in range(8):
        seen: Any = game.view(game.setup(seats=2, options=game.Options(), seed=b"%d" % number), None)
        pools = [name for name in seen.__struct_fields__ if name.startswith("unseen_")]
        hidden = [thing for name in pools for thing in getattr(seen, name)]
        open_to_all = [leaf for path, leaf in leaves(seen) if path[0] not in pools]
        boxes.append(Counter(hidden) + Counter(leaf for leaf in open_to_all if type(leaf) is type(hidden[0])))
    assert all(box == boxes[0] for box in boxes)


class Unadvised(Souk):
    """Souk without a robot of its own."""

    robot = SmallGame[Any, Any, Any].robot


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize(
    "game", [pytest.param(Unadvised(), id="souk"), pytest.param(TENTS, id="tents", marks=pytest.mark.long(seconds=10))]
)
def test_a_derived_robot_wins_most_games_against_random_players(game: Any) -> None:
    tally = play_against_random(game, 3, 30)
    assert tally.low > 1 / 3, tally


class Nosy(Probe):
    """Mistake: the legal moves depend on the hands of other seats."""

    key = "nosy"

    def can(self, state: State, seat: int) -> Sequence[Move]:
        return [Draw()] if max(state.hands[1 - seat]) > 6 else [End()]


class Blabbing(Probe):
    """Mistake: the deciding seat depends on the prize."""

    key = "blabbing"

    def deciders(self, state: State) -> tuple[int, ...]:
        return (0,) if state.prize == 3 else (1,)


class Losing(Probe):
    """Mistake: a card of the deck is put away unseen by all."""

    key = "losing"

    def do(self, state: State, seat: int, move: Move, tell: Any) -> State:
        return replace(state, deck=state.deck[1:])


def test_moves_that_depend_on_what_their_seat_does_not_know_are_no_game() -> None:
    nosy = Nosy()
    with pytest.raises(Slip, match="`can` looks at something that its seat can't know"):
        nosy.moves(nosy.setup(seats=2, options=Options(), seed=b"seed"), 0)


def test_turns_that_depend_on_what_not_all_know_are_no_game() -> None:
    with pytest.raises(Slip, match="`deciders` looks at something that not all know"):
        Blabbing().setup(seats=2, options=Options(), seed=b"seed")


def test_a_thing_that_is_gone_without_being_seen_is_a_mistake() -> None:
    losing = Losing()
    with pytest.raises(Slip, match="`do` loses 1 things"):
        losing.play(losing.setup(seats=2, options=Options(), seed=b"seed"), 0, Bid(1))


class Forgetful(Struct, frozen=True):
    """State without chance."""

    luck: int


class Ownerless(Struct, frozen=True):
    """State without anything that belongs to a seat."""

    chance: Chance
    deck: Annotated[tuple[int, ...], Hidden()]


class Misplaced(Struct, frozen=True):
    """State with a hidden number that is always there."""

    chance: Chance
    number: Annotated[int, Hidden(pool="deck")]


class Doubly(Struct, frozen=True):
    """State with a sealed thing among cards that no seat holds."""

    chance: Chance
    deck: Annotated[tuple[int, ...], Hidden()]
    hands: Annotated[BySeat[tuple[int, ...]], Dealt(pool="deck")]
    offers: Annotated[BySeat[int | None], Sealed(among="deck")]


@pytest.mark.parametrize(
    ("state", "why"),
    [
        (Doubly, "`offers` is sealed among `deck`, which is no open field and no hand"),
        (Forgetful, "the state needs one field of the type Chance"),
        (Ownerless, "the state needs a field with something for each seat"),
        (Misplaced, "`number` is hidden, and has to be a tuple of things, or one that may be None"),
    ],
)
def test_a_state_that_says_too_little_is_refused_when_the_game_is_written(state: type[Any], why: str) -> None:
    with pytest.raises(Slip, match=why):
        Sight("slip", state)


LOOKS: Mapping[str, Any] = {
    "equal": lambda veil: veil == 3,
    "hash": lambda veil: {veil},
    "truth": lambda veil: not veil,
    "sum": lambda veil: 1 + veil,
    "order": lambda veil: sorted([veil, 3]),
    "instance": lambda veil: isinstance(veil, int),
    "field": lambda veil: veil.worth,
    "text": lambda veil: f"{veil}",
    "index": lambda veil: (1, 2)[veil],
}


@pytest.mark.parametrize("look", LOOKS)
def test_a_rule_that_looks_at_an_unknown_thing_is_caught(look: str) -> None:
    with pytest.raises(Unseen):
        LOOKS[look](Veil())


def test_the_presence_of_a_hidden_thing_is_public() -> None:
    assert None not in (Veil(), 3) and (Veil(), None).count(None) == 1
    assert len((Veil(),)) == 1 and msgspec.structs.replace(begin(), prize=Veil()).prize is not None
