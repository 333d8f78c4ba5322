"""Legibility of pictures: for readers who confuse red and green, and with long names."""

from __future__ import annotations

import io

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from azalai.games import GAMES
from azalai.games.targui1988.components import Square
from azalai.locales import LANGUAGES, Language, Words, words
from azalai.renderers import renderer, turning
from azalai.renderers.film import Scene, film, foot
from azalai.renderers.kit.palette import OCHRE
from azalai.renderers.samples import positions
from azalai.renderers.targui1988.drawings import SIDE as TILE
from azalai.renderers.targui1988.map import corner
from tests.games.targui1988.tables import table
from tests.renderers.targui import views as of_targui
from tests.renderers.touareg import views as of_touareg

_DEUTERANOPE = (0.367, 0.861, -0.228, 0, 0.280, 0.673, 0.047, 0, -0.012, 0.043, 0.969, 0)
"""Matrix of a deuteranope's view of red, green and blue (Machado, Oliveira and Fernandes, 2009, severity 1)."""
PHONE = 300 / 1400
"""Scale of a picture on a phone."""


@pytest.mark.parametrize("camels", [0, 1, 12, 128])
def test_territories_owners_are_distinct_for_red_green_blind_readers(camels: int) -> None:
    red, green = (_territory(owner, camels) for owner in (1, 2))

    differs = ImageChops.difference(red, green).convert("L")
    strong = sum(differs.histogram()[30:]) / (differs.width * differs.height)
    assert strong > 0.028, "so much of the tile tells them apart by its light alone"


def _territory(owner: int, camels: int) -> Image.Image:
    """Return a tile of the map with that owner, in grey as a deuteranope sees it on a phone."""
    state = table({"d4": ("reg", owner, camels)}, seats=4)
    image = renderer("targui1988").draw(GAMES["targui1988"].view(state, None), ("A", "B", "C", "D"), words("en"))
    x, y = corner(Square.D4)
    tile = image.crop((x, y, x + TILE, y + TILE)).convert("RGB", _DEUTERANOPE).convert("L")
    return tile.resize((round(TILE * PHONE),) * 2, Image.Resampling.BOX)  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize(("silver", "tribute", "camels"), [(345, 128, 310), (100, 100, 1250), (999, 9, 9)])
def test_silver_camels_and_tribute_stand_apart(silver: int, tribute: int, camels: int) -> None:
    """Between two numbers of a panel is paper, with any values."""
    view = GAMES["targui1988"].view(table(seats=4), None)
    rich = replace(view.tribes[0], silver=silver, tribute=tribute, camels=camels)
    image = renderer("targui1988").draw(replace(view, tribes=(rich, *view.tribes[1:])), "ABCD", words("en"))
    beside = image.crop((1276, 182 + 112, 1283, 182 + 148)).convert("L")
    assert beside.getextrema()[0] > 200, "paper between the silver and the box of the tribute"  # pyright: ignore[reportOperatorIssue]


@pytest.mark.costly_cases("de-False-0")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("short", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stand_in_for_a_name_is_not_cut_next_to_amulet_and_hand(language: Language, seat: int, short: bool) -> None:
    """`Player 1` and `Player 2` differ in their last character: cut, they read the same."""
    said, view = words(language), of_targui.PUBLIC["full"]
    camps = tuple(replace(camp, hand=of_targui.hand(None), short_next=short) for camp in view.camps)
    one, other = (
        renderer("targui").draw(replace(view, first=seat, camps=camps), _make_names(seat, number, said, 2), said)
        for number in (1, 2)
    )
    assert one != other


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stand_in_for_a_name_is_not_cut_in_the_panel_of_who_is_to_act(language: Language, seat: int) -> None:
    said = words(language)
    camps = [of_touareg.camp(number, ["gs", ""], hand=4, scores=(((1, 2, 3, 4), 5),)) for number in range(5)]
    view = of_touareg.with_owner(of_touareg.view(camps, to_act=seat), 0, "wgsm")
    one, other = (renderer("touareg").draw(view, _make_names(seat, number, said, 5), said) for number in (4, 5))
    assert one != other


def _make_names(seat: int, number: int, said: Words, seats: int) -> list[str]:
    """Return the names of a table at which one player has a placeholder, as in a picture that lacks their letters."""
    names: list[str] = list(of_touareg.NAMES[:seats])
    names[seat] = said.say("small-picture-unnamed", number=number)
    return names


def test_the_points_after_a_stage_do_not_look_like_the_result() -> None:
    game = GAMES["touareg"]
    state = next(state for state in positions(game, 3, 1, robots=True) if any(camp.scores for camp in state.camps))
    names, said = ("Amara", "Thomas", "Karine"), words("fr")
    shown = turning("touareg", game.view(state, None), names, said)
    assert shown is not None
    image = shown.image
    assert OCHRE not in {image.getpixel((x, 378)) for x in range(300, 1300, 50)}, "no row has the winner's frame"


@pytest.mark.costly_cases("de-tents", "en-tents", "en-timbuktu", "fr-tents", seconds=2)
@pytest.mark.parametrize("key", sorted(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_sentence_of_a_film_is_whole(key: str, language: Language) -> None:
    game, said = GAMES[key], words(language)
    seats = max(game.seats)
    names = ("Wolfgang-Amadeus", "Tin Hinan", "Karine", "Thomas", "Idir")[:seats]
    state = positions(game, seats, 3, robots=True)[-1]
    sentence = renderer(key).situation(game.view(state, None), names, said)
    assert ImageChops.difference(foot(sentence, 9, 9), foot(sentence[:-1] + "#", 9, 9)).getbbox()


@pytest.mark.costly
def test_a_lower_picture_stands_in_the_middle_of_a_film() -> None:
    game = GAMES["targui"]
    states = positions(game, 2, 1, robots=True)
    scenes = [Scene(game.view(states[number], None), number) for number in (0, len(states) - 1)]
    shown = Image.open(io.BytesIO(film("targui", scenes, ("Amara", "Thomas"), words("en"))))
    shown.seek(1)
    image = shown.convert("RGB")
    ink = (
        image.crop((20, 0, 130, image.height))
        .convert("L")
        .point([255 if grey < 80 else 0 for grey in range(256)])
        .getbbox()
    )
    assert ink is not None and ink[1] > 60, "sky above the title"
