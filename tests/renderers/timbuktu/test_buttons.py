"""Labels of Timbuktu's choices: all different, short, and whole in places that can't show emojis."""

from __future__ import annotations

import msgspec
import pytest

from azalai.games.prompts import Prompt, prompt
from azalai.games.timbuktu.components import Enclosure, Good, Letter
from azalai.games.timbuktu.moves import Choose, Go, Load, PlaceCamel, TakeBack, TimbuktuMove
from azalai.games.timbuktu.view import TimbuktuView
from azalai.locales import LANGUAGES, Language, words
from azalai.renderers import timbuktu
from azalai.renderers.contract import Label, Labels
from azalai.renderers.timbuktu.notebook import Chance
from azalai.renderers.timbuktu.ways import least_risk
from tests.renderers.asking import questions
from tests.renderers.timbuktu.positions import PACKS, PRIVATE, PUBLIC
from tests.renderers.timbuktu.views import caravan, goods, with_owner

SIGNS = {
    *("gold", "coffee", "pepper", "salt", "water"),
    *("crescent", "lamp", "scimitar", "star_emblem", "moon"),
    *("camel_circle", "camel_diamond", "camel_triangle", "camel_square", "camel_cross"),
    *("safe", "robbed", "risk_1_4", "risk_2_4", "risk_3_4", "risk_1_3", "risk_2_3", "risk_1_2"),
}
LONGEST = 18
"""Letters next to an emoji for which two buttons of narrow letters still have room in a line."""


def labels(view: TimbuktuView, asked: Prompt, language: Language) -> list[Label]:
    texts = [timbuktu.label(view, asked, choice, words(language)) for choice in asked.choices]
    return [text for text in texts if text is not None]


def list_labels(view: TimbuktuView, *moves: TimbuktuMove, language: Language = "en") -> list[tuple[str, ...]]:
    """Return text, emoji and plain text of the choices between these moves."""
    return [label[:3] for label in labels(view, prompt(moves), language)]


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_differ_with_signs_and_without_are_short_and_say_what_leads_on(seats: int, language: Language) -> None:
    assert isinstance(timbuktu, Labels)
    for question in questions("timbuktu", seats):
        shown_labels = labels(question.view, question.prompt, language)
        assert len(shown_labels) == len(question.prompt.choices)
        assert len({(each.text, each.sign) for each in shown_labels}) == len(shown_labels)
        assert len({each.plain or each.text for each in shown_labels}) == len(shown_labels)
        for each, choice in zip(shown_labels, question.prompt.choices, strict=True):
            assert 0 < len(each.text) <= LONGEST and len(each.plain) <= 38
            assert not each.sign or each.sign in SIGNS
            if question.decision.merged:
                leads_on = choice.move is None
                assert (each.plain or each.text).endswith("…") is each.text.endswith("…") is leads_on


def test_a_camel_has_its_letter_and_its_smallest_risk() -> None:
    view = PRIVATE["target"]
    choices = [Choose(letter) for letter in (Letter.B, Letter.C, Letter.D)]

    assert list_labels(view, *choices) == [
        ("B", "robbed", "B, robbed"),
        ("C", "risk_1_3", "C, risk 1/3"),
        ("D", "risk_1_3", "D, risk 1/3"),
    ]
    assert list_labels(view, *choices, language="fr")[2] == ("D", "risk_1_3", "D, risque 1/3")


def test_the_smallest_risk_is_the_better_arrows_or_none_if_both_are_full() -> None:
    view = PRIVATE["target"]
    camel = view.caravans[2].camels[3]
    assert least_risk(view, camel) == Chance(1, 3)

    full = tuple(msgspec.structs.replace(each, next_stall=None) for each in view.lower.enclosures)
    view = msgspec.structs.replace(view, lower=msgspec.structs.replace(view.lower, enclosures=full))
    assert least_risk(view, camel) is None
    assert list_labels(view, Choose(Letter.A), Choose(Letter.D))[1] == ("D", "", "D, no free way")


def test_camels_that_are_alike_share_a_button() -> None:
    caravans = list(PUBLIC["target"].caravans)
    caravans[2] = caravan(2, ("- c1", "gs l1", "- m1"))
    view = with_owner(msgspec.structs.replace(PUBLIC["target"], caravans=tuple(caravans)), 2, *PACKS[:1])

    assert [label[0] for label in list_labels(view, Choose(Letter.A), Choose(Letter.B))] == ["A/C", "B"]


def test_a_way_has_the_emblem_and_what_it_costs() -> None:
    view = PRIVATE["travelling"]
    paid = [Go(Enclosure.LAMP, goods(good)) for good in "gp"]

    assert list_labels(view, Go(Enclosure.STAR, ()), *paid) == [
        ("✓ free", "star_emblem", "Star, free"),
        ("−gold", "lamp", "Lamp, −gold"),
        ("−pepper", "lamp", "Lamp, −pepper"),
    ]
    asked = prompt([Go(Enclosure.STAR, ()), *paid], (1,))
    assert [label[:3] for label in labels(view, asked, "fr")] == [
        ("Céder", "gold", "Céder\u00a0: or"),
        ("Céder", "pepper", "Céder\u00a0: poivre"),
    ]


def test_ways_of_one_enclosure_stand_together() -> None:
    view = PRIVATE["travelling"]
    moves = [Go(Enclosure.LAMP, goods(good)) for good in "gp"] + [Go(Enclosure.STAR, ()), Go(Enclosure.MOON, ())]

    assert [label.row for label in labels(view, prompt(moves), "en")] == ["lamp", "lamp", "free", "free"]


def test_a_camel_to_place_is_a_letter_and_where_it_goes_an_emblem() -> None:
    view = PRIVATE["placing-5"]
    moves = [PlaceCamel(letter, enclosure) for letter in (Letter.D, Letter.E) for enclosure in list(Enclosure)[:2]]

    assert list_labels(view, *moves)[0] == ("D", "crescent", "D, Crescent")
    assert [label[:3] for label in labels(view, prompt(moves[:2]), "en")] == [
        ("Crescent", "crescent", ""),
        ("Lamp", "lamp", ""),
    ]


def test_a_load_is_what_is_twice_in_it_or_what_is_missing() -> None:
    view = PRIVATE["loading-5"]
    moves = [Load(Letter.C, goods(load)) for load in ("gcps", "ggsw")]

    assert list_labels(view, *moves, TakeBack()) == [
        ("all but water", "", "Gold, coffee, pepper, salt"),
        ("2, salt, water", Good.GOLD, "2 gold, 1 salt, 1 water"),
        ("Unload B", "", ""),
    ]


def test_the_view_of_a_spectator_has_no_labels() -> None:
    asked = prompt([Choose(Letter.A), Choose(Letter.B)])
    assert timbuktu.label(PUBLIC["target"], asked, asked.choices[0], words("en")) is None
