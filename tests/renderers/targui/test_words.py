"""Positions of Targui in words, and its cards close up."""

from __future__ import annotations

import importlib
import re

import msgspec
import pytest

from azalai.games import GAMES
from azalai.games.prompts import prompt
from azalai.games.questions import tag
from azalai.games.targui.cards import BORDER, GOODS_CARDS, TRIBE_CARDS, Card
from azalai.games.targui.components import BORDERS, Place, Row, Slot
from azalai.games.targui.moves import Source
from azalai.games.targui.view import TarguiView
from azalai.locales import LANGUAGES, Language, words
from azalai.renderers import alt as alternative
from azalai.renderers import close_ups, first_heading, label, question, renderer
from azalai.renderers.__main__ import positions
from azalai.renderers.kit.encode import LIMIT, encode
from azalai.testing.play import random_game
from tests.renderers.targui import views
from tests.renderers.targui.views import NAMES, PRIVATE, PUBLIC, RESULTS

ALL = {**PUBLIC, **{f"private-{k}": v for k, v in PRIVATE.items()}, **{f"result-{k}": v for k, v in RESULTS.items()}}
WIDE = ["M" * 32] * 2
LONGEST = max((card for card in TRIBE_CARDS), key=lambda card: len(words("fr").say(f"targui-card-{card}")))
targui = renderer("targui")
languages = pytest.mark.parametrize("language", LANGUAGES)


def make_crowded() -> TarguiView:
    """Return more than any game can bring: the longest names everywhere, twelve cards each, a marker on every card."""
    camps = [
        views.camp(
            seat,
            views.rows(*[" ".join([LONGEST.value] * 4)] * 3),
            (10, 10, 10),
            10,
            99,
            hand=views.hand(LONGEST.value, open_=True, waits=True),
        )
        for seat in range(2)
    ]
    places = {place.value: (number % 2, True) for number, place in enumerate(list(Place)[:9])}
    figures = {border: (int(border) % 2, True) for border in ("1", "2", "3", "5", "9", "10", "13", "14", "15")}
    return views.view(camps, figures=figures, markers=places, middle=(LONGEST.value,) * 9, last_round=True)


@languages
@pytest.mark.parametrize("name", [*ALL, "crowded", "crowded-private"])
def test_the_alternative_text_fits_discord_with_the_longest_names(name: str, language: Language) -> None:
    view = {**ALL, "crowded": make_crowded(), "crowded-private": msgspec.structs.replace(make_crowded(), seat=0)}[name]

    alt = alternative("targui", view, WIDE, words(language))

    assert 0 < len(alt) <= 1024
    assert WIDE[0] in alt


@languages
def test_the_alternative_text_tells_figures_goods_and_the_middle(language: Language) -> None:
    speak = words(language)
    alt = alternative("targui", PUBLIC["target"], NAMES, speak)

    for name in NAMES:
        assert name in alt
    for border in (1, 3, 5, 7, 10, 13, 14):
        assert speak.say(f"targui-border-{border}") in alt
    assert speak.say("targui-card-t33") in alt


@languages
@pytest.mark.parametrize("name", ALL)
def test_the_text_names_every_card_that_is_seen(name: str, language: Language) -> None:
    view, speak = ALL[name], words(language)
    text = targui.text(view, NAMES, speak).lower()

    seen = [spot.card for spot in view.middle if spot.card is not None]
    seen += [card for camp in view.camps for row in camp.rows for card in row if card is not None]
    seen += [camp.hand.card for camp in view.camps if camp.hand is not None and camp.hand.card is not None]
    seen += [*view.goods_discard, *view.tribe_discard]
    for card in seen:
        assert speak.say(f"targui-card-{card}").lower() in text


@pytest.mark.parametrize(
    ("language", "wanted"),
    [("en", "1 date, 2 salt or 1 gold"), ("fr", "1 datte, 2 sel ou 1 or"), ("de", "1 Dattel, 2 Salz oder 1 Gold")],
)
def test_the_text_tells_price_points_and_effect_of_every_card_that_can_be_laid(language: Language, wanted: str) -> None:
    text = targui.text(PUBLIC["target"], NAMES, words(language))

    for code in ("t33", "t18", "t22", "t45"):
        assert words(language).say(f"targui-effect-{code}") in text
    assert wanted in text


def test_views_that_differ_read_differently() -> None:
    # the reader makes no difference if nothing is hidden
    known = {msgspec.json.encode(msgspec.structs.replace(view, seat=None)) for view in ALL.values()}

    assert len({targui.text(view, NAMES, words("en")) for view in ALL.values()}) >= len(known)
    assert len(known) > 15


@pytest.mark.costly
@languages
def test_every_position_of_a_real_game_has_its_words(language: Language) -> None:
    game, speak = GAMES["targui"], words(language)
    for state in positions(game, 2, seed=5)[::3]:
        for seat in (None, 0, 1):
            view = game.view(state, seat)
            assert len(alternative("targui", view, WIDE, speak)) <= 1024
            assert targui.text(view, NAMES, speak)
            assert len(targui.situation(view, NAMES, speak)) < 160


def test_a_name_cannot_format_the_text() -> None:
    text = targui.text(PUBLIC["start"], ["**loud**", "[link](x)"], words("en"))

    assert "\\*\\*loud\\*\\*" in text
    assert "\\[link\\]\\(x\\)" in text


def test_the_situation_is_one_sentence() -> None:
    english, french = words("en"), words("fr")

    assert targui.situation(PUBLIC["target"], NAMES, english) == "Round 6 of 12, actions."
    assert targui.situation(PUBLIC["full"], NAMES, english) == "Round 12 of 12, actions. It is the last round."
    assert targui.situation(PUBLIC["raid"], NAMES, english) == "Raid 3 of 4: each player gives 3 goods or 2 points."
    assert targui.situation(RESULTS["white"], NAMES, english) == "The game is over: Thomas wins with 32 points."
    assert targui.situation(RESULTS["shared"], NAMES, french).endswith("partagent la victoire, à 18 points.")


def test_open_duties_are_named() -> None:
    assert "must give back 3 goods" in targui.text(PRIVATE["limit"], NAMES, words("en"))
    assert "Targia with Gifts" in alternative("targui", PRIVATE["drawn"], NAMES, words("en"))


def test_a_tribe_card_is_offered_with_place_and_price() -> None:
    view, english = PRIVATE["target"], words("en")

    label = targui.choice(view, "lay", "source", Source(Card.T33, Place.A1), english)

    assert label == "Targia of Good Friends (top left; 1 date, 2 salt or 1 gold)"
    assert targui.choice(view, "take", "source", Source(Card.G11, Place.C1), english) is None


def test_a_row_is_offered_with_what_lies_in_it() -> None:
    view, english = PRIVATE["target"], words("en")

    assert targui.choice(view, "lay", "row", Row.ROW2, english) == "row 2 (oasis, camel rider)"
    assert targui.choice(PRIVATE["placing"], "lay", "row", Row.ROW1, english) == "an empty row"
    assert targui.choice(view, "shift", "slot", Slot.R3P1, english) == "row 3, place 1 (Tent of the Oases)"
    assert targui.choice(view, "shift", "card", Card.T40, english) == "Tent of the Oases (row 3, place 1)"


@languages
@pytest.mark.parametrize("place", Place)
def test_labels_fit_a_button(place: Place, language: Language) -> None:
    for card in TRIBE_CARDS:
        label = targui.choice(PRIVATE["target"], "lay", "source", Source(card, place), words(language))
        assert label is not None and len(label) <= 80


# Close-ups


@languages
def test_a_border_card_is_called_by_what_it_gives_and_not_by_its_number(language: Language) -> None:
    for border in BORDERS:
        called = words(language).say(f"targui-border-{border.value}")
        assert re.search(rf"\s{border.value}\)$", called) and not called[0].isdigit()


@languages
def test_every_card_of_the_box_can_be_looked_at_and_has_a_name_of_its_own(language: Language) -> None:
    closer = close_ups("targui")
    assert closer is not None
    cards = closer.close_ups(words(language))

    assert len(cards) == len(TRIBE_CARDS) + len(set(GOODS_CARDS.values())) + len(BORDER)
    assert len(set(cards.values())) == len(cards)
    assert all(len(name) <= 100 for name in cards.values())


@pytest.mark.costly_cases("de")
@languages
def test_a_close_up_says_what_the_card_does(language: Language) -> None:
    closer, speak = close_ups("targui"), words(language)
    assert closer is not None
    for key in closer.close_ups(speak):
        close_up = closer.close_up(key, speak) if key in ("t08", "g13", "b10", "b16", "t01") else None
        if close_up is None:
            continue
        assert (close_up.image.mode, close_up.image.width) == ("RGB", 1400)
        assert len(encode(close_up.image)) <= LIMIT
        assert 60 < len(close_up.alt) <= 1024
        if f"targui-effect-{key}" in (f"targui-effect-{card}" for card in TRIBE_CARDS if TRIBE_CARDS[card].effect):
            assert speak.say(f"targui-effect-{key}") in close_up.text


@pytest.fixture
def words_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw no close-up next to the texts."""
    monkeypatch.setattr(importlib.import_module("azalai.renderers.targui.close_up"), "draw_card", lambda *_: None)


@languages
def test_every_number_on_a_tribe_card_stands_in_its_words(language: Language, words_alone: None) -> None:
    closer = close_ups("targui")
    assert closer is not None
    for card in list(TRIBE_CARDS)[::4]:
        text = closer.close_up(card.value, words(language)).text
        numbers = [int(number) for number in re.findall(r"\d+", text)]
        tribe = TRIBE_CARDS[card]
        for number in [
            tribe.points,
            *(count for price in tribe.prices for count in (*price.goods, price.gold) if count),
        ]:
            assert number in numbers


@pytest.mark.parametrize(("language", "single", "many"), [("en", "date", "dates"), ("fr", "datte", "dattes")])
def test_a_single_token_is_named_in_the_singular(language: Language, single: str, many: str, words_alone: None) -> None:
    closer, speak = close_ups("targui"), words(language)
    assert closer is not None
    texts = [closer.close_up(key, speak).text for key in closer.close_ups(speak)]
    assert [text for text in texts if re.search(rf"\b1\s{many}\b", text)] == []
    assert any(re.search(rf"(takes|prend) 1\s{single}\b", text) for text in texts)


@languages
def test_no_name_follows_a_word_that_its_first_letter_would_change(language: Language) -> None:
    """ "Targui de Amara" would be wrong."""
    for view in PUBLIC.values():
        said = alternative("targui", view, ("Amara", "Idir"), words(language)) + targui.text(
            view, ("Amara", "Idir"), words(language)
        )
        assert re.findall(r"\bde (?:Amara|Idir)", said) == []


def test_an_unknown_card_has_no_close_up() -> None:
    closer = close_ups("targui")
    assert closer is not None
    with pytest.raises(KeyError):
        closer.close_up("t99", words("en"))


def test_a_game_need_not_have_close_ups() -> None:
    assert close_ups("touareg") is None


def test_a_raid_says_what_it_takes_where_it_is_asked():
    say = words("en")
    assert first_heading("targui", PUBLIC["raid"], say) == "Raid 3 takes 3 goods or 2 points. What do you give up?"
    assert first_heading("targui", PUBLIC["last-raid"], say) == "Raid 4 takes 1 gold or 3 points. What do you give up?"
    assert first_heading("targui", msgspec.structs.replace(PUBLIC["raid"], raid=None), say) == "What do you do?"


@languages
def test_words_tell_that_the_noble_cannot_lay_a_fresh_card_though_the_path_can(
    language: Language,
) -> None:
    """The picture shows the same sign as for a card that waits."""
    view, speak = make_crowded(), words(language)
    texts: list[str] = []
    for waits, fresh in ((False, False), (False, True), (True, True)):
        held = msgspec.structs.replace(views.hand(LONGEST.value, waits=waits), fresh=fresh)
        camps = (msgspec.structs.replace(view.camps[0], hand=held), view.camps[1])
        texts.append(targui.text(msgspec.structs.replace(view, camps=camps), NAMES, speak))
    assert len(set(texts)) == 3 and speak.say("targui-picture-hand-fresh") in texts[1]
    assert speak.say("targui-picture-hand-fresh") not in texts[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_that_passes_the_limit_says_both_numbers_as_its_question_does(language: Language) -> None:
    """The button of the eleventh good says `11/10`, and the question after it how many may stay."""
    said, view = words(language), PRIVATE["limit"]
    camps = [msgspec.structs.replace(camp, goods=(5, 4, 4)) for camp in view.camps]
    text = question("targui", msgspec.structs.replace(view, camps=tuple(camps)), "give", "goods", said)
    assert re.findall(r"\d+", text)[:2] == ["10", "13"]
    step = next(
        step for step in random_game(GAMES["targui"], 2, b"limit") if any(tag(move) == "collect" for move in step.moves)
    )
    asked = prompt(step.moves)
    (choice, *_) = [choice for choice in asked.choices if choice.act == "collect" and choice.move is not None]
    for goods, warned in (((3, 3, 3), False), ((4, 3, 3), True)):
        view = GAMES["targui"].view(step.state, step.seat)
        camps = [msgspec.structs.replace(camp, goods=goods) for camp in view.camps]
        shown = label("targui", msgspec.structs.replace(view, camps=tuple(camps)), asked, choice, said)
        assert shown is not None and shown.text.endswith("(11/10)") is warned


@pytest.mark.parametrize(
    ("language", "other", "rest"),
    [("en", "other good", "rest"), ("fr", "autre marchandise", "reste"), ("de", "andere Ware", "übrig")],
)
def test_a_visit_to_the_trader_offers_other_goods_and_leaves_no_rest(language: Language, other: str, rest: str) -> None:
    said = words(language)
    assert other in said.say("targui-button-other-good", count=1)
    assert rest not in said.say("targui-ask-barter-get")
