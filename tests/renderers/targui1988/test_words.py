"""Positions of Targui 1988 in words: alternative texts, the whole view, labels of answers, charts."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from azalai.games import GAMES
from azalai.games.questions import tag
from azalai.games.targui1988.components import SQUARES, Land, Square
from azalai.locales import LANGUAGES, Language, words
from azalai.renderers import alt as alternative
from azalai.renderers import charts, legend, renderer
from azalai.renderers.targui1988.words import alt_history, alt_sheet
from tests.renderers.targui1988 import views
from tests.renderers.targui1988.views import NAMES, PUBLIC, RESULTS, view

TEXT_LIMIT = 4000
WIDE = ["M" * 32] * 4
targui = renderer("targui1988")
offered = charts("targui1988")
languages = pytest.mark.parametrize("language", LANGUAGES)
ALL = [*PUBLIC, *RESULTS, "private-war", "private-twelve", "private-occupying", "private-camps"]


@languages
@pytest.mark.parametrize("name", ALL)
def test_the_alternative_texts_fit_discord_with_the_longest_names(name: str, language: Language) -> None:
    shown, speak = view(name), words(language)
    names = WIDE[: len(shown.tribes)]
    texts = [alternative("targui1988", shown, names, speak)]
    if shown.seat is None:
        texts += [alt_history(shown, names, speak), alt_sheet(shown, names, speak)]

    for alt in texts:
        assert 60 < len(alt) <= 1024
        assert alt.endswith((".", "…"))
    assert WIDE[0] in texts[0]


@languages
@pytest.mark.parametrize("name", ALL)
def test_the_text_names_every_square_and_every_card_and_fits_a_message(name: str, language: Language) -> None:
    shown, speak = view(name), words(language)
    text = targui.text(shown, NAMES[: len(shown.tribes)], speak)

    assert len(text) <= TEXT_LIMIT
    if shown.squares[0].land is not None:
        for square in SQUARES:
            assert square.value.upper() in text
    for destiny in shown.destinies:
        assert speak.say(f"targui1988-short-destiny-{destiny.card.value}") in text


@languages
def test_the_board_in_words_tells_tribes_combat_destiny_and_what_may_come(language: Language) -> None:
    shown, speak = view("twelve"), words(language)
    alt = alternative("targui1988", shown, NAMES, speak)

    for name, tribe in zip(NAMES, shown.tribes, strict=True):
        assert name in alt
        owned = "camels" if tribe.out_round is None else "silver"
        assert speak.say(f"targui1988-picture-{owned}", count=getattr(tribe, owned)) in alt
    assert shown.combat is not None and shown.combat.source.value.upper() in alt
    assert shown.last_destiny is not None
    assert speak.say(f"targui1988-short-destiny-{shown.last_destiny.card.value}") in alt


def test_views_that_differ_read_differently() -> None:
    everybody = [view(name) for name in (*PUBLIC, *RESULTS)]
    texts = [targui.text(shown, NAMES[: len(shown.tribes)], words("en")) for shown in everybody]

    assert len(set(texts)) == len(everybody)


@languages
def test_every_position_of_a_real_game_has_its_words(language: Language) -> None:
    speak = words(language)
    for state in views.replay_recorded("3-robots-9-rounds")[::5]:
        for seat in (None, 0, 2):
            shown = views.view_as(state, seat)
            assert len(alternative("targui1988", shown, WIDE[:3], speak)) <= 1024
            assert len(targui.text(shown, NAMES[:3], speak)) <= TEXT_LIMIT
            assert len(targui.situation(shown, NAMES[:3], speak)) < 160


def test_a_name_cannot_format_the_text() -> None:
    text = targui.text(view("war"), ["**loud**", "[link](x)", "a", "b"], words("en"))

    assert "\\*\\*loud\\*\\*" in text
    assert "\\[link\\]\\(x\\)" in text


def test_the_situation_is_one_sentence() -> None:
    english = words("en")

    def say(name: str) -> str:
        return targui.situation(view(name), NAMES, english)

    assert say("sectors") == "Before the first round: the tribes choose their corners."
    assert say("camps") == "Before the first round: the tribes pitch their camps."
    assert say("war") == "Round 1 of 12, 3 cards to come."
    assert say("sixteen") == "Round 16, to the last tribe or round 48, 3 cards to come."
    assert say("result-last") == "The game is over: Amara is the last tribe left."


def test_a_shared_victory_names_all_who_share_it() -> None:
    shown = view("result-8")
    assert shown.outcome is not None
    shared = replace(shown, outcome=replace(shown.outcome, ranking=((0, 1),)))

    assert "Amara and Idir share the victory" in targui.situation(shared, NAMES, words("en"))


def test_a_result_without_camps_says_so_and_names_no_tribute() -> None:
    shown, english = view("result-nobody-holds-a-camp"), words("en")
    over = "The game is over and nobody holds their own camp, so the territories decide:"
    said = f"{over} Karine wins with a value of 21."

    assert targui.situation(shown, NAMES, english) == said
    assert said in alternative("targui1988", shown, NAMES, english)
    assert "Karine, territories worth 21" in targui.text(shown, NAMES[:3], english)
    shared = replace(shown, outcome=replace(shown.outcome, ranking=((1, 2), (0,))))  # pyright: ignore[reportArgumentType]
    assert "Idir and Karine share the victory with a value of 18 each." in targui.situation(shared, NAMES, english)


def test_effects_of_a_destiny_card_are_told_in_numbers() -> None:
    assert "Amara: camels −2, Idir: camels −2" in targui.text(view("raid"), NAMES, words("en"))
    assert "Amara\u00a0: argent −120" in targui.text(view("robbed"), NAMES, words("fr"))


def test_texts_name_the_player_to_act_and_the_act() -> None:
    english = words("en")

    def text(name: str) -> str:
        return targui.text(view(name), NAMES[: len(view(name).tribes)], english)

    assert "Amara may move or attack, then buy." in text("war")
    between = replace(view("double"), half=1, may_move=True, may_buy=True, purchase_first=True)
    said = targui.text(between, NAMES[: len(between.tribes)], english)
    assert "may buy camels, or begin the second half with a move or an attack. First half of a double turn." in said
    assert "Amara decides whether the attack from C3 on D3 goes on." in text("fighting")
    assert "Amara decides how many camels move from C3 into D3." in text("occupying")
    assert "Second half of a double turn." in text("double")
    assert "lost to Amara" in text("lost-camp")
    assert "out since round 1" in text("wiped-out")


def test_the_strength_of_the_ergs_after_the_dunes_shifted_is_told() -> None:
    assert "erg 1/3" in targui.text(view("dunes"), NAMES, words("en"))
    assert "erg 1/0" in targui.text(view("war"), NAMES, words("en"))
    assert "mountain 3/1" in targui.text(view("silver"), NAMES, words("en"))


@pytest.mark.parametrize(
    ("move", "field", "square", "label"),
    [
        ("march", "source", Square.C3, "C3 (guelta +3, 12 camels)"),
        ("march", "target", Square.B2, "B2 (erg, free)"),
        ("march", "target", Square.A1, "A1 (camp, yours, 10 camels)"),
        ("march", "target", Square.C4, "C4 (reg, Kel Ilbakan, unguarded)"),
        ("attack", "target", Square.D4, "D4 (central saline +5, Kel Ilbakan, 130 camels)"),
        ("camp", "square", Square.B2, "B2 (erg)"),
        ("buy", "square", Square.C3, "C3 (guelta +3, 12 camels)"),
    ],
)
def test_a_square_is_offered_with_its_land_and_who_stands_there(
    move: str, field: str, square: Square, label: str
) -> None:
    assert targui.choice(view("private-war"), move, field, square, words("en")) == label


@languages
def test_labels_fit_a_button(language: Language) -> None:
    shown = view("private-war")
    for land in Land:
        squares = tuple(replace(square, land=land, owner=2, camels=450, camp=1) for square in shown.squares)
        for field in ("source", "target"):
            label = targui.choice(replace(shown, squares=squares), "attack", field, Square.D4, words(language))
            assert label is not None and len(label) <= 80


def test_numbers_say_what_they_count() -> None:
    shown = view("private-war")

    assert targui.choice(shown, "march", "camels", 5, words("en")) == "5 camels"
    assert targui.choice(shown, "press", "least", 1, words("en")) == "at least 1 camel"


# Charts


def test_the_charts_bear_no_name_of_a_move() -> None:
    assert offered is not None
    kinds = {tag(kind) for kind in GAMES["targui1988"].Moves}

    assert list(offered.charts()) == ["history", "destiny"]
    assert not kinds & set(offered.charts())
    with pytest.raises(KeyError):
        offered.chart("treasure", view("war"), NAMES, words("en"))


def test_a_game_need_not_have_charts() -> None:
    assert charts("touareg") is None


def test_the_history_tells_when_a_camp_was_lost_and_won_back() -> None:
    assert offered is not None
    alt = offered.chart("history", view("sixteen"), NAMES, words("en")).alt

    assert "Idir lost the camp in round 3." in alt
    assert "Idir won the camp back in round 6." in alt


def test_the_destiny_sheet_tells_whom_a_card_would_concern() -> None:
    assert offered is not None
    alt = offered.chart("destiny", view("war"), NAMES, words("en")).alt

    assert "Drought: Amara 1, Thomas 1" in alt
    assert "Enemy raid: Amara" in alt
    assert "7 Drought" in legend("targui1988", "destiny", view("war"), words("en"))
    assert not legend("targui1988", "history", view("war"), words("en"))
