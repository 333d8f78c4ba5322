"""Small games of `examples/`, played with robots by an operator who has only the package."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from azalai.bot.app.client import Azalai
from tests.bot.fixtures import load_table, result_card, set_preference, start_table
from tests.simulator import Message, Simulator, labels_of, pictures_of, text_of

EXAMPLES = ("souk", "tents")
MOST_TURNS = 30


@pytest.fixture(autouse=True)
def small_pictures() -> None:
    """Draw real pictures in this file, as for players."""


every_example = pytest.mark.parametrize("key", EXAMPLES)


def width(message: Message) -> list[int]:
    """Return the widths of a message's pictures."""
    return [Image.open(io.BytesIO(picture.content)).width for picture in pictures_of(message)]


async def type_first_move(simulator: Simulator[Azalai]) -> str:
    """Type the first legal move as Amara and return the answer's text."""
    loaded = await load_table(simulator)
    move = loaded.game.moves(loaded.state, 0)[0]
    command, *typed = str(move).split()
    filled = dict(zip(move.__struct_fields__, typed, strict=True))
    key = loaded.game.key
    return (await simulator.person("Amara").slash(simulator.channel(), f"{key} {command}", **filled)).text


async def play_out(simulator: Simulator[Azalai]) -> Message:
    """Play a game of Amara and two robots to its end and return its card."""
    for _ in range(MOST_TURNS):
        await simulator.rest()
        loaded = await load_table(simulator)
        if loaded.game.outcome(loaded.state) is not None:
            await simulator.rest()
            return result_card(simulator)
        if 0 in loaded.game.deciders(loaded.state):
            await type_first_move(simulator)
        else:
            await simulator.pass_time(10)
    raise AssertionError("the game does not end")


@pytest.mark.costly(seconds=5)
@every_example
async def test_an_example_game_is_played_replayed_and_verified(key: str, simulator: Simulator[Azalai]) -> None:
    card = await start_table(simulator, robots=2, game=key)
    await simulator.rest()
    assert width(card.now) == [1400] and pictures_of(card.now)[0].alt
    hand = (await simulator.person("Amara").press(card.now, "Play")).message
    assert width(hand.now) == [1000]
    over = await play_out(simulator)
    assert width(over.now) == [1400]
    proof = await simulator.person("Zahra").press(over.now, "Verify")
    assert proof.text.count("✓") == 2 and "✗" not in proof.text
    film = (await simulator.person("Amara").press(over.now, "Replay")).message
    (picture,) = pictures_of(film.now)
    assert Image.open(io.BytesIO(picture.content)).n_frames > 5  # pyright: ignore[reportAttributeAccessIssue]


@pytest.mark.costly
@every_example
async def test_a_player_among_robots_takes_a_move_back(key: str, simulator: Simulator[Azalai]) -> None:
    await start_table(simulator, robots=1, game=key)
    await simulator.rest()
    for _ in range(3):
        if 0 in (loaded := await load_table(simulator)).game.deciders(loaded.state):
            break
        await simulator.pass_time(10)
    before = (await load_table(simulator)).state
    assert await type_first_move(simulator)
    assert (await load_table(simulator)).state != before
    await simulator.person("Amara").slash(simulator.channel(), "table take-back")
    assert (await load_table(simulator)).state == before


@pytest.mark.costly_cases("tents")
@every_example
async def test_its_lesson_begins_with_a_picture_and_an_advice(key: str, simulator: Simulator[Azalai]) -> None:
    amara = simulator.person("Amara")
    view = (await amara.slash(simulator.channel(), f"{key} learn")).message
    assert width(view.now) == [1000] and any(label.endswith("★") for label in labels_of(view.now))
    assert "Welcome" in text_of(view)


@pytest.mark.costly
@every_example
async def test_an_example_game_is_complete_in_words(key: str, simulator: Simulator[Azalai]) -> None:
    card = await start_table(simulator, robots=1, game=key)
    await simulator.rest()
    amara = simulator.person("Amara")
    await set_preference(amara, "look", "text_only")
    message = (await amara.press(card.now, "Play")).message
    assert pictures_of(message.now) == [] and "**Amara, 0 points**" in text_of(message.now)
