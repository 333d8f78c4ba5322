"""Facts that help to choose, and the labels of choices."""

from __future__ import annotations

import pytest

from azalai.games.prompts import Prompt, prompt
from azalai.games.targui1988 import GAME
from azalai.games.targui1988.components import Square
from azalai.games.targui1988.state import State
from azalai.locales import LANGUAGES, words
from azalai.renderers import renderer
from tests.games.targui1988.tables import after, dice, table
from tests.renderers.targui1988.views import list_setup, make_fight, view_as, war

languages = pytest.mark.parametrize("language", LANGUAGES)
targui = renderer("targui1988")


def facts(state: State, *answers: int) -> dict[str, str | None]:
    """Return the facts of the choices after these answers, by the values to which the choices lead."""
    seat = state.to_act or 0
    asked = prompt(GAME.moves(state, seat), answers)
    return {
        " ".join(str(getattr(step.value, "value", step.value)) for step in choice.steps if step.asked): targui.fact(
            view_as(state, seat), asked, choice, words("en")
        )
        for choice in asked.choices
    }


def answers_to(asked: Prompt, **wanted: object) -> tuple[int, ...]:
    """Return the answers that lead to the first choice with these values."""
    return next(
        choice.answers for choice in asked.choices if all(choice.value(name) == v for name, v in wanted.items())
    )


def ask(state: State, **wanted: object) -> Prompt:
    """Return the question behind the first choice with these values."""
    moves = GAME.moves(state, 0)
    return prompt(moves, answers_to(prompt(moves), **wanted))


def test_the_start_of_a_march_says_whom_the_camels_can_attack() -> None:
    fact_texts = facts(war())

    assert "can attack D4 (130), D3 (9)" in fact_texts.values()


def test_an_attack_says_what_a_roll_can_cost_and_what_is_won() -> None:
    state = war()
    asked = ask(state, source=Square.C3)
    choice = next(choice for choice in asked.choices if choice.value("target") is Square.D4)
    text = targui.fact(view_as(state, 0), asked, choice, words("en"))

    assert text == "each roll: they lose 2 to 4, then you 3 to 5; worth 5 silver, strength 5"


def test_a_way_names_the_worth_of_the_territory_and_its_neighbours() -> None:
    state = war()
    asked = ask(state, source=Square.C3)
    choice = next(choice for choice in asked.choices if choice.value("target") is Square.C4)
    text = targui.fact(view_as(state, 0), asked, choice, words("en"))

    assert text == "then 1 on C3 and 11 on C4; worth 2 silver, strength 0; enemy camels beside it: D4 (130), D3 (9)"


def test_a_camp_says_whose_it_is() -> None:
    foreign = table({"f1": ("reg", 0, 1), "g1": ("camp", 1, 0), "g2": ("erg", 1, 3)}, silver=0)
    own = table({"a1": ("camp", 1, 0), "b1": ("erg", 0, 1)}, silver=0)

    assert any(
        "camp of the Kel Ahaggar, who get no tribute without it" in (fact or "")
        for fact in facts(foreign, 0, 1).values()
    )
    assert any("your own camp: with it you get tribute again" in (fact or "") for fact in facts(own, 0).values())


def test_a_purchase_says_what_is_left_and_what_stands_there() -> None:
    state = after(table(silver=3), "march a1 a2 3")

    assert facts(state, 0, 1)["2"] == "then 1 silver left and 5 camels on A2; no enemy camels beside it"
    assert facts(state)["end"] == "you keep your 3 silver"


def test_a_fight_says_what_each_way_of_going_on_means() -> None:
    state = make_fight()
    combat = state.combat
    assert combat is not None
    fact_texts = facts(state)
    mine, theirs = combat.camels, combat.defenders

    assert fact_texts["roll"] == f"each roll: they lose 2 to 4, then you 0 to 3; {mine} of yours against {theirs}"
    assert fact_texts["stop"] == f"then {mine} on C3 and {theirs} on D3"
    assert fact_texts.get("press", f"{mine} of yours against {theirs}") == f"{mine} of yours against {theirs}"


def test_going_on_to_the_end_and_while_enough_are_left_differ() -> None:
    few = {"a1": ("camp", 0, 4), "b1": ("erg", 1, 60)}
    fact_texts = facts(after(table(few, chance=dice(2, 2)), "attack a1 b1"))
    pressed = [fact for name, fact in fact_texts.items() if name.startswith("press ")]

    assert pressed[0] is not None and pressed[0].startswith("to the end")
    assert all(fact is not None and "asked again with fewer than" in fact for fact in pressed[1:])


def test_how_many_move_in_says_how_they_stand_then() -> None:
    state = table({"c3": ("saline", 0, 4), "d3": ("erg", 1, 1)}, chance=dice(6))
    fact_texts = facts(after(state, "attack c3 d3"))

    assert fact_texts["1"] == "then 3 on C3 and 1 on D3"


def test_places_of_camps_and_corners_are_told_apart() -> None:
    first, second, *_ = list_setup()
    camp = next(state for state in list_setup() if state.lands)

    assert set(facts(first).values()) == {"no neighbours yet"}
    assert "beside the Kel Ajjer (north-west)" in facts(second).values()
    assert all(fact is not None and fact.startswith("on the squares round it: ") for fact in facts(camp).values())
