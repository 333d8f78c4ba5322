"""Positions of Touareg in words."""

from __future__ import annotations

import re

import pytest

from azalai.games.touareg.components import CAMELS, DONKEYS
from azalai.games.touareg.view import TouaregView
from azalai.locales import LANGUAGES, Language, words
from azalai.renderers import alt as alternative
from azalai.renderers import renderer
from tests.renderers.touareg import views
from tests.renderers.touareg.views import NAMES, PRIVATE, PUBLIC, RESULTS

ALL = {**PUBLIC, **{f"private-{k}": v for k, v in PRIVATE.items()}, **{f"result-{k}": v for k, v in RESULTS.items()}}
WIDE = ["M" * 32] * 5
CROWDED = ("crowded", "five-monopoly")
"""Boards with more things than usual, whose texts have no space for every player if the names are the longest."""
touareg = renderer("touareg")


def make_crowded() -> TouaregView:
    """Return a view with more than any game can bring: full animals, all cards owned, both stages scored."""
    score = ((6, 5, 4, 3), 12)
    return views.view(
        [
            views.camp(
                seat,
                ["wgsm"] * len(CAMELS),
                ["gsmw"] * len(DONKEYS),
                hand=7,
                caves=[2] * 5,
                thieves=[True] * 3,
                plans=4,
                scores=(score, score),
            )
            for seat in range(5)
        ]
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*ALL, "crowded", "private-crowded"])
def test_the_alternative_text_fits_discord_with_the_longest_names(name: str, language: Language) -> None:
    public = make_crowded()
    view = {
        **ALL,
        "crowded": public,
        "private-crowded": views.with_owner(public, 0, "wgssmmm", ["wg"] * 5, ["w"] * 3),
    }[name]

    alt = alternative("touareg", view, WIDE[: len(view.camps)], words(language))

    assert 0 < len(alt) <= 1024
    assert alt.count(WIDE[0]) >= (1 if view.seat is not None or name in CROWDED else len(view.camps))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alternative_text_of_an_ordinary_board_tells_every_load(language: Language) -> None:
    speak = words(language)
    alt = alternative("touareg", PUBLIC["target"], NAMES, speak)

    for name in NAMES[:4]:
        assert name in alt
    donkey, water = speak.say("touareg-place-donkey1").capitalize(), speak.say("touareg-good-water")
    assert re.search(rf"^{donkey}\W+1 {water}", alt, re.MULTILINE)


def test_the_private_alternative_text_tells_hand_cave_and_thief() -> None:
    alt = alternative("touareg", PRIVATE["rich"], NAMES, words("en"))

    assert "Hand: 2 water, 1 gold, 1 millet (9 dinars)." in alt
    assert "Cave 1: 1 water, 1 salt." in alt
    assert "Thief: used, with millet." in alt


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ALL)
def test_the_text_names_every_number_of_the_view(name: str, language: Language) -> None:
    view = ALL[name]
    numbers = re.findall(r"\d+", touareg.text(view, NAMES, words(language)))

    assert str(view.pile) in numbers or view.pile == 0 or view.outcome is not None
    wanted = [*view.market, *view.discard, *view.specials]
    wanted += [camp.plans for camp in view.camps if camp.plans]
    wanted += [camp.hand_count for camp in view.camps if camp.hand_count and camp.hand is None]
    wanted += [sum(s.goods) + s.specials for camp in view.camps for s in camp.scores]
    wanted += [cave.count for camp in view.camps for cave in camp.caves if cave.count and cave.goods is None]
    for number in set(wanted):
        assert numbers.count(str(number)) >= wanted.count(number)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ALL)
def test_the_text_tells_every_load_from_the_bottom_up(name: str, language: Language) -> None:
    view, speak = ALL[name], words(language)
    lines = [line.removeprefix("- ").lower() for line in touareg.text(view, NAMES, speak).splitlines()]

    for camp in view.camps:
        for animal in camp.animals:
            goods = ", ".join(speak.say(f"touareg-good-{good}") for good in animal.load).lower()
            place = speak.say(f"touareg-place-{animal.place}").lower()
            assert any(line.startswith(place) and line.endswith(goods) for line in lines)


def test_two_views_that_differ_read_differently() -> None:
    texts = {touareg.text(view, NAMES, words("en")) for view in ALL.values()}

    assert len(texts) == len(ALL)


def test_a_name_cannot_format_the_text() -> None:
    text = touareg.text(PUBLIC["two-start"], ["**loud**", "[link](x)"], words("en"))

    assert "\\*\\*loud\\*\\*" in text
    assert "\\[link\\]\\(x\\)" in text


def test_the_situation_is_one_sentence_in_english_and_french() -> None:
    target, tied = PUBLIC["target"], views.make_result([((6, 0, 0, 0), 0, (0, 0, 0, 0), 0)] * 2)

    assert touareg.situation(target, NAMES, words("en")) == "Stage 1 of 2, 12 cards left in the pile."
    assert touareg.situation(target, NAMES, words("fr")) == "Étape 1 sur 2, il reste 12 cartes dans la pioche."
    last = PUBLIC["four-last-turn"]
    assert touareg.situation(last, NAMES, words("en")) == "Stage 2 of 2, the pile is empty: everybody's last turn."
    over = RESULTS["target"]
    assert touareg.situation(over, NAMES, words("fr")) == "La partie est terminée\u00a0: Karine gagne avec 16 points."
    shared = touareg.situation(tied, NAMES, words("en"))
    assert shared == "The game is over: Amara and Thomas share the victory with 6 points each."
