"""Labels of the answers to Touareg's questions, and the facts about them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable

import msgspec
import pytest

from azalai.games import GAMES
from azalai.games.contract import Move
from azalai.games.prompts import Choice, Prompt, prompt
from azalai.games.questions import answers_of
from azalai.games.touareg.components import CAMELS, DONKEYS, Cave, Good, Place, Special
from azalai.games.touareg.moves import Buy, Draw, End, Market, Paid, Settle, Steal, TouaregMove
from azalai.games.touareg.view import TouaregView
from azalai.locales import LANGUAGES, Language, words
from azalai.renderers import label, renderer
from tests.renderers.asking import Asked, questions
from tests.renderers.touareg import views
from tests.renderers.touareg.test_words import make_crowded
from tests.renderers.touareg.views import PRIVATE, PUBLIC

touareg = renderer("touareg")
GAME = GAMES["touareg"]


def test_an_animal_is_offered_with_its_load_and_a_cave_with_its_content() -> None:
    view, english, french = PRIVATE["target"], words("en"), words("fr")

    assert touareg.choice(view, "load", "place", Place.CAMEL1, english) == "camel 1 (1 gold, 1 salt)"
    assert touareg.choice(view, "market", "place", Place.CAMEL2, english) == "empty camel"
    assert touareg.choice(view, "hide", "place", Place.CAMEL1, french) == "chameau 1 (1 or, 1 sel gemme)"
    assert touareg.choice(view, "hide", "cave", Cave.CAVE1, english) == "cave 1 (1 water, 1 gold)"


def test_no_label_is_made_if_plain_words_are_enough() -> None:
    view, english = PRIVATE["target"], words("en")

    assert touareg.choice(view, "hide", "place", Place.HAND, english) is None
    assert touareg.choice(view, "steal", "place", Place.CAMEL1, english) is None
    assert touareg.choice(view, "market", "count", 2, english) is None
    assert touareg.choice(PUBLIC["target"], "load", "place", Place.CAMEL1, english) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_a_button(language: Language) -> None:
    full = views.with_owner(make_crowded(), 0, "", ["ss"] * 5, ["w"] * 3)

    for value in (*CAMELS, *DONKEYS, *Cave):
        label = touareg.choice(full, "load", "place", value, words(language))
        assert label is not None and len(label) <= 80


def test_animals_and_payments_that_are_alike_read_alike() -> None:
    twins = views.view([views.camp(0, ["s", "s", "g"], ["s"]), views.camp(1, ["", "", ""])])
    view, english = views.with_owner(twins, 0, "g"), words("en")

    def pays(*cards: tuple[Good, Place]) -> str | None:
        return touareg.choice(view, "buy", "payment", tuple(Paid(*card) for card in cards), english)

    hand, salt = (Good.GOLD, Place.HAND), Good.SALT
    text = "hand: 1 gold; camel 1: 1 salt"
    assert pays(hand, (salt, Place.CAMEL1)) == pays(hand, (salt, Place.CAMEL2)) == text
    assert pays((salt, Place.HAND), (salt, Place.HAND), hand) == "hand: 2 salt, 1 gold"
    assert pays(hand, (salt, Place.DONKEY1)) == "hand: 1 gold; donkey 1: 1 salt"
    both = pays((salt, Place.CAMEL1), (salt, Place.CAMEL2), (salt, Place.DONKEY1))
    assert both == "camel 1: 1 salt; camel 2: 1 salt; donkey 1: 1 salt"
    assert touareg.choice(view, "load", "place", Place.CAMEL2, english) == "camel 1 (1 salt)"


def test_cashed_goods_are_named_with_their_points() -> None:
    view, english = PRIVATE["settling"], words("en")

    assert touareg.choice(view, "settle", "specials", (), english) == "keep all"
    cashed = touareg.choice(view, "settle", "specials", (Special.THIEF, Special.PLAN), english)
    assert cashed == "1 thief, 1 plan: 3 points"


def without_twins(one: Asked, move: Move) -> Hashable:
    """Return the result of a move for its seat, equal for moves that differ only in which of equal things they use."""
    view = one.view
    after = GAME.view(GAME.play(one.state, view.seat or 0, move).state, view.seat)
    camp = after.camps[view.seat or 0]
    animals = sorted((animal.place.rstrip("12345"), animal.load) for animal in camp.animals)
    others = tuple(other for other in after.camps if other.seat != view.seat)
    return (tuple(animals), camp.hand, tuple(sorted(map(repr, camp.caves))), after.market, after.specials, others)


@pytest.mark.costly(seconds=2)
def test_complete_moves_that_read_alike_do_alike_and_the_others_do_not() -> None:
    merged = 0
    asked = [
        question
        for seats in GAME.seats
        for question in questions("touareg", seats, merged=False)
        if not question.answers
    ]
    for question in asked[::9]:
        read = question.decision.wordings().reads
        effects_of: dict[str, set[Hashable]] = defaultdict(set)
        moves = [move for move in question.prompt.moves if not isinstance(move, Draw | Steal)]
        for move in moves:
            text = read(_steps(question.prompt.moves, move))
            effects_of[text].add(without_twins(question, move))
        assert all(len(effects) == 1 for effects in effects_of.values())
        merged += len(moves) - len(effects_of)
    assert merged


def _steps(moves: tuple[Move, ...], move: Move):
    return prompt(moves, answers_of(moves, move)).steps


@pytest.mark.costly
def test_there_are_facts_about_every_act() -> None:
    acts: set[str] = set()
    for question in questions("touareg", 3):
        facts = [
            touareg.fact(question.view, question.prompt, choice, words("en")) for choice in question.prompt.choices
        ]
        acts |= {choice.act for choice, fact in zip(question.prompt.choices, facts, strict=True) if fact is not None}
    assert acts == {"draw", "load", "market", "buy", "send", "hide", "steal", "settle", "end"}


def fact_of(view: TouaregView, moves: tuple[TouaregMove, ...], answers: tuple[int, ...] = ()) -> list[str | None]:
    asked: Prompt = prompt(moves, answers)
    return [touareg.fact(view, asked, choice, words("en")) for choice in asked.choices]


def test_facts_tell_what_one_has_then_and_what_a_card_does() -> None:
    view = PRIVATE["target"]  # Karine: hand wssm, on camel 1 gs, in the cave wg
    paid = (Paid(Good.WATER, Place.HAND),)
    taken = Market(Good.SALT, 2, Place.CAMEL2)

    first, second = fact_of(view, (taken, Buy(Special.CAVE, paid)))
    assert first == "You then have 3 salt, the others show 2 at most. Majority: 4 points."
    assert second == "Hides 1 good a turn, 2 in all: they count, and nobody can take them. 3 left."
    draw, end = fact_of(view, (Draw(), End()))
    assert draw == "12 in the pile. Afterwards at least 1 of your cards goes to the market."
    assert end == "You pass: this turn's action is lost."


def test_the_fact_of_a_payment_begins_with_the_goods_of_which_it_takes_the_last() -> None:
    view = views.with_owner(views.view([views.camp(0, ["ss", "g"], []), views.camp(1, [""])]), 0, "g")
    salt, gold = Paid(Good.SALT, Place.CAMEL1), Paid(Good.GOLD, Place.CAMEL2)
    in_hand = Paid(Good.GOLD, Place.HAND)

    both, some, hand = fact_of(
        view, (Buy(Special.CAVE, (salt, gold)), Buy(Special.PLAN, (in_hand, salt)), Buy(Special.THIEF, (in_hand,)))
    )
    assert both is not None and both.startswith("None left on your animals: gold.") and len(both) <= 100
    assert some is not None and some.startswith("Brings 2 points")
    assert hand is not None and hand.startswith("Takes, once")


def test_the_fact_of_a_theft_counts_what_the_victim_loses() -> None:
    view = PRIVATE["target"]  # Thomas: water under two salt on a donkey, gold on camel 1

    hand, top = fact_of(view, (Steal(0, Place.HAND), Steal(1, Place.DONKEY1)))
    assert hand == "Their only card."
    assert top == "Salt. You then have 2 salt, the others show 1 at most. Majority: 4 points."


def test_the_fact_of_a_settlement_is_what_is_kept() -> None:
    view = PRIVATE["settling"]

    nothing, all_of_it = fact_of(view, (Settle(()), Settle((Special.THIEF, Special.PLAN, Special.PLAN))))
    assert nothing == "Kept for stage 2: 1 thief, 2 plans."
    assert all_of_it == "Nothing is kept for stage 2."


def test_spectators_get_no_facts() -> None:
    view = msgspec.structs.replace(PUBLIC["target"], seat=None)
    asked = prompt((Draw(), End()))

    assert [touareg.fact(view, asked, choice, words("en")) for choice in _list_choices(asked)] == [None, None]


def _list_choices(asked: Prompt) -> tuple[Choice, ...]:
    return asked.choices


def test_a_theft_can_be_prepared_from_an_animal_that_carries_nothing_yet() -> None:
    view = GAME.view(GAME.setup(seats=2, options=GAME.Options(), seed=b"empty"), 0)
    asked = prompt([Steal(victim=1, place=Place.HAND), Steal(victim=1, place=Place.CAMEL1)])
    hand, animal = [label("touareg", view, asked, choice, words("en")) for choice in asked.choices]
    assert hand is not None and animal is not None
    assert (hand.sign, animal.sign, animal.text) == ("pile", "thief", "Camel 1")
