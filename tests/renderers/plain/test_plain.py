"""Plain look of a game with a thing of every kind: its pictures, their highlights, and its texts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from azalai.games import GAMES
from azalai.games.prompts import Prompt, prompt
from azalai.locales import LANGUAGES, Language, words
from azalai.locales.languages import FOLDERS
from azalai.renderers.kit.palette import CHOICE
from azalai.renderers.plain import Plain, plain
from azalai.renderers.plain.fields import Kind, fields
from azalai.renderers.plain.labels import fact
from azalai.renderers.plain.look import Look
from tests.renderers.plain.gallery import GAME, Card, Options, State, Suit

NAMES = ("Amara", "Thomas", "Karine", "Idir", "Tin Hinan")
SAID = """
gallery-name = Gallery
gallery-tagline = Something of everything.
gallery-part-tents = tents
gallery-part-purse = purse
gallery-slash-rob-description = Rob somebody in broad daylight
"""
SEATS = (2, 3, 4, 5)


@pytest.fixture(autouse=True)
def look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Plain]:
    """Install the look of the game, whose texts exist only in English."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "gallery.ftl").write_text(SAID, encoding="utf-8")
    monkeypatch.setattr("azalai.renderers.plain.look.GAMES", {**GAMES, "gallery": GAME})
    monkeypatch.setattr("azalai.locales.defaults.GAMES", {**GAMES, "gallery": GAME})
    FOLDERS.append(tmp_path)
    words.cache_clear()
    yield plain("gallery", None, {"land": "tent", "oases": "water"})
    FOLDERS.remove(tmp_path)
    words.cache_clear()


def begin(seats: int = 3) -> State:
    return GAME.setup(seats=seats, options=Options(), seed=b"gallery")


def ask(state: State, answers: Sequence[int] = ()) -> Prompt:
    """Return the question to the first seat after these answers: 0 takes, 1 plays, 2 robs."""
    return prompt(GAME.moves(state, 0), answers)


def draw(look: Plain, state: State, seat: int | None, asks: Prompt | None = None) -> Image.Image:
    return look.draw(GAME.view(state, seat), NAMES[: len(state.hands)], words("en"), asks)


def count_indigo(image: Image.Image) -> int:
    """Return the number of pixels in the colour of choices."""
    return sum(count for count, colour in image.getcolors(1 << 24) or () if colour == CHOICE)


@pytest.mark.costly
@pytest.mark.parametrize("seats", SEATS)
def test_pictures_have_the_size_that_is_wanted_of_all_games(look: Plain, seats: int) -> None:
    state = begin(seats)
    board, end = draw(look, state, None), draw(look, GAME.play(state, 0, GAME.moves(state, 0)[0]).state, None)
    assert board.width == end.width == 1400 and board.height <= 1300 and end.height <= 1300
    for answers in ((), (0,), (1,), (2,)):
        own = draw(look, state, 0, ask(state, answers))
        assert own.width == 1000 and own.height <= 900


def test_a_field_can_be_left_out_of_pictures_and_texts(look: Plain) -> None:
    """Pictures and texts don't change with it, and those of the other fields stay."""
    less, state = plain("gallery", None, {"land": "tent", "oases": "water"}, without=("day", "purse")), begin()
    view: Any = GAME.view(state, None)
    later = replace(view, day=view.day + 1, purse=tuple(purse + 1 for purse in view.purse))
    said, names = words("en"), NAMES[: len(state.hands)]
    for tell in (
        lambda plain, shown: plain.text(shown, names, said),
        lambda plain, shown: plain.alt(shown, names, said),
    ):
        assert tell(less, view) == tell(less, later) and tell(look, view) != tell(look, later)
        assert "hands" in tell(less, view).lower()
    one, two = (less.draw(shown, names, said).tobytes() for shown in (view, later))
    assert one == two != look.draw(view, names, said).tobytes()


def test_every_kind_of_field_is_told_by_its_type() -> None:
    kinds = {field.name: field.kind for field in fields(type(GAME.view(begin(), 0)))}
    assert kinds == {
        "day": Kind.NUMBER,
        "weather": Kind.THING,
        "windy": Kind.SWITCH,
        "leader": Kind.SEAT,
        "market": Kind.THINGS,
        "oases": Kind.SPOTS,
        "land": Kind.BOARD,
        "deck": Kind.BACKS,
        "hands": Kind.BACKS,
        "own_hands": Kind.THINGS,
        "bids": Kind.BACK,
        "own_bids": Kind.THING,
        "purse": Kind.NUMBER,
        "shown": Kind.THINGS,
        "asleep": Kind.SWITCH,
    }


@pytest.mark.costly(seconds=2)
def test_choices_are_highlighted_only_with_a_question(look: Plain) -> None:
    state = begin()
    assert count_indigo(draw(look, state, 0)) == count_indigo(draw(look, state, None)) == 0
    lit = [count_indigo(draw(look, state, 0, ask(state, answers))) for answers in ((0,), (1,), (2,))]
    assert all(count > 500 for count in lit)
    assert len({draw(look, state, 0, ask(state, answers)).tobytes() for answers in ((0,), (1,), (2,))}) == 3


@pytest.mark.costly
def test_a_picture_shows_nothing_that_its_reader_cannot_know(look: Plain) -> None:
    state = begin()
    for seat in (None, 0, 1):
        other = GAME.imagine(state, seat, b"other")
        assert other != state
        assert draw(look, other, seat).tobytes() == draw(look, state, seat).tobytes()
        assert look.text(GAME.view(other, seat), NAMES[:3], words("en")) == look.text(
            GAME.view(state, seat), NAMES[:3], words("en")
        )


def test_the_text_says_all_that_the_reader_sees_and_the_reader_comes_first(look: Plain) -> None:
    state = begin()
    text = look.text(GAME.view(state, 1), NAMES[:3], words("en"))
    assert text.index("**Thomas") < text.index("**Amara")
    first = state.hands[1][0]
    suit = {Suit.STORM: "Sand storm"}.get(first.suit, first.suit.value.capitalize())
    assert f"Hands: {suit} {first.worth}" in text
    for line in ("- Day: 3", "- Weather: Sand storm", "- Windy: yes", "- Leader: Thomas", "- Oases: 3 and 11"):
        assert line in text
    assert "- Bids: face down" in text and "- Hands: 5" in text
    assert "- Land: Karine" in text or "- Land: Thomas" in text


def test_the_last_board_of_a_game_names_no_player_to_act(look: Plain) -> None:
    view = GAME.view(begin(), None)
    assert "To act: Amara." in look.text(view, NAMES[:3], words("en"))
    assert "To act" not in look.text(look.last_board(view), NAMES[:3], words("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_that_says_nothing_of_a_game_says_it_as_english_does(look: Plain, language: Language) -> None:
    view = GAME.view(begin(), 0)
    assert "Gallery" in look.alt(view, NAMES[:3], words(language))
    assert len(look.alt(view, NAMES[:3], words(language))) <= 1024
    said = words(language)
    assert said.say("gallery-slash-rob-description") == "Rob somebody in broad daylight"
    assert said.say("gallery-slash-take") == "take" and said.say("gallery-act-take") == "Take"
    assert said.say("gallery-suit-sand-storm") == "Sand storm"
    assert not said.has("gallery-rules"), "that can be said by its author alone"


def test_the_drawing_of_a_card_is_that_of_its_suit_and_a_suit_without_one_is_named() -> None:
    look = Look("gallery", None, {})
    salt, storm = (look.face(Card(suit, 7), Card, words("en")) for suit in (Suit.SALT, Suit.STORM))
    assert salt.drawing is not None and salt.drawing.name == "salt" and salt.text == "7"
    assert storm.drawing is None and (storm.text, storm.word) == ("7", "Sand storm")


def test_a_drawing_in_the_folder_of_the_game_comes_before_that_of_the_kit(tmp_path: Path) -> None:
    own = tmp_path / "salt.svg"
    own.write_text("<svg/>", encoding="utf-8")
    assert Look("gallery", tmp_path, {}).drawing("salt") == (str(tmp_path), "salt")
    assert Look("gallery", None, {"salt": ""}).drawing("salt") is None


def test_a_fact_says_how_many_points_a_move_brings_where_that_is_known() -> None:
    game: Any = GAMES["tents"]
    state = game.setup(seats=2, options=game.Options(), seed=b"a first night in the tents")
    question = prompt(game.moves(state, 0))
    facts = {
        str(choice.move): fact(Look("tents", None, {}), game.view(state, 0), question, choice, words("en"))
        for choice in question.choices
    }
    assert facts["pitch 19"] == "You then have 5 points (+5)."
    assert facts["pitch 8"] == "You then have 2 points (+2)." and facts["bury 8"] is None
