"""Highlights in the private pictures of Touareg: their places and numbers, and the sizes of letters."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import ImageChops

from azalai.games import GAMES
from azalai.games.prompts import Form, Prompt, prompt
from azalai.games.touareg.components import Cave, Good, Place, Special
from azalai.games.touareg.moves import Buy, Draw, End, Hide, Load, Market, Paid, Send, Steal, TouaregMove
from azalai.games.touareg.view import TouaregView
from azalai.locales import LANGUAGES, Language, words
from azalai.renderers import label, renderer
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.picture import Frame
from azalai.renderers.signs import KEYS
from azalai.renderers.touareg import cards, others, own
from azalai.renderers.touareg.private import WIDTH
from azalai.renderers.touareg.things import Kind, Thing, decision
from tests.renderers.asking import Asked, kinds
from tests.renderers.touareg.questions import marks
from tests.renderers.touareg.views import NAMES, PRIVATE

seats_of = pytest.mark.parametrize("seats", GAMES["touareg"].seats)
touareg = renderer("touareg")
DIGITS, LETTERS = 34, 30
"""Least sizes that may be drawn, in px of a picture of 1000."""


def overlap(one: Frame, other: Frame) -> bool:
    (left, top, right, bottom), (x, y, to_x, to_y) = one.box, other.box
    return left < to_x - 3 and x < right - 3 and top < to_y - 3 and y < bottom - 3


@pytest.mark.costly
@seats_of
def test_highlights_are_inside_the_picture(seats: int) -> None:
    for kind in kinds("touareg", seats):
        last = others.panels(seats)[-1]
        high = last.y + last.height + 14
        for at in marks(kind):
            assert at.x >= 0 and at.x + at.width <= WIDTH and at.y >= 0 and at.y + at.height <= high


@pytest.mark.parametrize("name", PRIVATE)
def test_own_things_lie_in_their_panel_and_cover_no_name(name: str) -> None:
    view = PRIVATE[name]
    camp = view.camps[view.seat or 0]
    edges = own.edges(camp)
    for thing, at in edges.items():
        assert own.PANEL.x <= at.x and at.x + at.width <= own.PANEL.x + own.PANEL.width
        assert own.PANEL.y <= at.y and at.y + at.height <= own.PANEL.y + own.PANEL.height
        if thing.kind is not Kind.TOP:
            assert at.x + at.width <= own.left_edge(camp), "the animals' half"
    tops = [at for thing, at in edges.items() if thing.kind is Kind.TOP]
    lying = [at for thing, at in edges.items() if thing.kind in (Kind.CAVE, Kind.THIEF, Kind.PLAN)]
    for some in (tops, lying, [one.frame for one in others.opponents(view)]):
        assert not any(overlap(one, other) for one, other in combinations(some, 2))


@pytest.mark.parametrize("name", PRIVATE)
def test_the_others_lie_in_their_panels(name: str) -> None:
    for one in others.opponents(PRIVATE[name]):
        for cell in one.cells:
            assert one.frame.y <= cell.top.y and cell.ground <= one.frame.y + one.frame.height
            assert one.frame.x <= cell.x and cell.top.x + cell.top.width <= one.frame.x + one.frame.width
        assert not any(overlap(cell.top, other.top) for cell, other in combinations(one.cells, 2))


def make_question(view_name: str, *moves: TouaregMove) -> tuple[TouaregView, Prompt]:
    return PRIVATE[view_name], prompt(moves)


def find_alive(view_name: str, *moves: TouaregMove) -> frozenset[Thing]:
    return decision(*make_question(view_name, *moves)).alive


def test_everything_that_a_move_touches_is_lit_and_nothing_else() -> None:
    taking = Market(Good.SALT, 1, Place.CAMEL2), Draw()
    assert find_alive("target", *taking) == {
        Thing(Kind.STALL, Good.SALT),
        Thing(Kind.ANIMAL, Place.CAMEL2),
        Thing(Kind.PILE),
    }
    hiding = Hide(Cave.CAVE1, Place.CAMEL1, Good.SALT), End()
    assert find_alive("target", *hiding) == {Thing(Kind.CAVE, Cave.CAVE1), Thing(Kind.TOP, Place.CAMEL1)}
    sending = Send((Good.SALT,)), End()
    hand = PRIVATE["target"].camps[PRIVATE["target"].seat or 0].hand or ()
    assert find_alive("target", *sending) == {Thing(Kind.CARD, n) for n, good in enumerate(hand) if good is Good.SALT}


def test_the_one_of_equal_animals_that_a_button_offers_is_lit() -> None:
    view = PRIVATE["target"]
    seat = view.seat or 0
    equal = tuple(replace(animal, load=()) for animal in view.camps[seat].animals if animal.place.startswith("camel"))
    camps = tuple(replace(camp, animals=equal) if camp.seat == seat else camp for camp in view.camps)
    moves = [Market(Good.SALT, 1, animal.place) for animal in equal]
    lit = decision(replace(view, camps=camps), prompt(moves)).alive
    assert len(moves) > 1 and {thing for thing in lit if thing.kind is Kind.ANIMAL} == {
        Thing(Kind.ANIMAL, moves[0].place)
    }


def test_the_numbers_of_animals_stay_and_are_indigo_where_they_can_be_chosen() -> None:
    view, load = make_question("target", Load(Place.CAMEL2, (Good.SALT,)), Draw())
    camp = view.camps[view.seat or 0]
    plates = own.plates(camp)
    assert [name for name, _, _ in plates.values()] == [str(n + 1) for n in range(len(camp.animals))]
    pictures = [touareg.draw(view, NAMES, words("en"), question) for question in (load, prompt([Draw(), End()]))]
    for thing, (_, x, y) in plates.items():
        around = round(x) - 20, round(y) - 20, round(x) + 20, round(y) + 20
        differs = ImageChops.difference(*(picture.crop(around) for picture in pictures)).getbbox() is not None
        assert differs == (thing == Thing(Kind.ANIMAL, Place.CAMEL2))


def test_a_theft_lights_the_top_goods_of_the_others() -> None:
    view, theft = make_question("target", Steal(0, Place.CAMEL1), Steal(0, Place.HAND), End())
    lit = {thing for thing in others.edges(view) if thing in decision(view, theft).alive}
    assert lit == {Thing(Kind.THEIR_TOP, (0, Place.CAMEL1)), Thing(Kind.THEIR_HAND, 0)}


def test_all_forms_of_all_questions_are_among_those_looked_at() -> None:
    looked = [kind for seats in GAMES["touareg"].seats for kind in kinds("touareg", seats)]
    assert {question.prompt.form for question in looked} >= {Form.CHOICES, Form.PICK}
    assert {question.prompt.act for question in looked} >= {None, "market", "load", "buy", "send", "steal", "settle"}


@pytest.mark.parametrize("language", LANGUAGES)
@seats_of
def test_no_two_choices_of_a_question_read_the_same(seats: int, language: Language) -> None:
    for kind in kinds("touareg", seats):
        texts = [label("touareg", kind.view, kind.prompt, choice, words(language)) for choice in kind.prompt.choices]
        labels = [each for each in texts if each is not None]
        assert len(labels) == len(texts)
        assert len({(each.text, each.sign) for each in labels}) == len(labels)
        assert len({each.plain or each.text for each in labels}) == len(labels)
        for each, choice in zip(labels, kind.prompt.choices, strict=True):
            assert each.sign in {"", *KEYS} and each.text.endswith("…") == (choice.move is None)


def texts(pair: tuple[TouaregView, Prompt], language: Language = "en") -> list[str]:
    view, question = pair
    labels = [label("touareg", view, question, choice, words(language)) for choice in question.choices]
    return [f"[{each.sign}] {each.text}" for each in labels if each is not None]


def test_labels_of_buttons() -> None:
    price = (Paid(Good.MILLET, Place.HAND), Paid(Good.MILLET, Place.CAMEL2), Paid(Good.MILLET, Place.CAMEL2))
    paid = prompt([Buy(special, price) for special in (Special.CAVE, Special.PLAN)])
    load = Load(Place.CAMEL1, (Good.GOLD, Good.SALT, Good.SALT))
    assert texts(make_question("target", Draw(), load, End())) == [
        "[pile] Draw 3",
        "[gold] Load gold, 2 salt",
        "[end] End turn",
    ]
    assert texts((PRIVATE["target"], paid)) == [
        "[cave] Cave −millet, 2 millet from ②",
        "[plan] Plan −millet, 2 millet from ②",
    ]
    assert texts((PRIVATE["target"], paid), "fr") == [
        "[cave] Grotte −millet, 2 millet de ②",
        "[plan] Plan −millet, 2 millet de ②",
    ]
    taking = [Market(Good.SALT, count, place) for count in (1, 2) for place in (Place.CAMEL1, Place.CAMEL2)]
    assert texts(make_question("target", *taking)) == [
        "[salt] 1 → ①",
        "[salt] 1 → ②",
        "[salt] 2 → ①",
        "[salt] 2 → ②",
    ]


@pytest.mark.costly
def test_no_letter_and_no_digit_is_too_small(
    monkeypatch: pytest.MonkeyPatch, forget_sprites: Callable[[], None]
) -> None:
    """Prints on the cards of the box keep their size."""
    forget_sprites()
    sizes: dict[str, float] = {}

    def watch(name: str, place: int) -> None:
        real = getattr(letters, name)

        def draw_and_measure(*args: object, **kwargs: object) -> object:
            text, size = str(args[place]), float(args[place + (2 if name == "label" else 1)])  # pyright: ignore[reportArgumentType]
            sizes[text] = min(size, sizes.get(text, size))
            return real(*args, **kwargs)

        monkeypatch.setattr(letters, name, draw_and_measure)

    for name, place in (("write", 3), ("draw", 3), ("label", 0), ("digits", 0)):
        watch(name, place)
    monkeypatch.setattr(cards, "special_card", lambda *_: cards.special_under(40, 50))
    looked: list[Asked] = [kind for seats in GAMES["touareg"].seats for kind in kinds("touareg", seats)[::6]]
    for question in looked:
        touareg.draw(question.view, NAMES, words("en"), question.prompt)
    assert len(sizes) > 15
    assert {text: size for text, size in sizes.items() if size < (LETTERS if text[:1].isalpha() else DIGITS)} == {}
