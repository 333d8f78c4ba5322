"""Mistakes that come back as puzzles, as people press them: from the review to the answer, and what they are told."""

from __future__ import annotations

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.privacy.rules import load_stored
from azalai.bot.solo.puzzle_supply import PuzzleMaker
from azalai.locales import LANGUAGES, Language, words
from tests.bot.fixtures import DAY, Opening, set_preference
from tests.bot.reviews.test_reviews_on_discord import give_game_away, open_review
from tests.bot.solo.learned import AtOnce
from tests.bot.solo.test_mistakes import SEED, evaluate_mistakes
from tests.bot.stepping.test_stepping_on_discord import press_forged
from tests.conftest import derive_seeds
from tests.simulator import Message, Person, Simulator, labels_of, menus_of, text_of

LOCALES: dict[Language, str] = {key: facts.discord[0] for key, facts in LANGUAGES.items()}


async def pass_a_day(simulator: Simulator[Azalai]) -> None:
    """Evaluate the mistakes as robots without other work do, and let the next day begin."""
    await evaluate_mistakes(simulator.bot.rooms.host)
    await simulator.pass_time(DAY)


@pytest.fixture(autouse=True)
def no_other_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards, and keep the bot from making puzzles by itself, so that days pass at once."""
    derive_seeds(SEED, monkeypatch)
    monkeypatch.setattr(PuzzleMaker, "start", lambda _: None)


async def choose_salt(person: Person, view: Message, salt: str) -> None:
    """Offer an amount of salt in a view."""
    seen = view.now
    for menu in menus_of(seen):
        for label, value, *_ in menu.options:
            if label.startswith(f"{salt} ") or label == salt:
                await person.choose(seen, menu.custom_id, value)
                break
    label = next(
        (label for label in labels_of(view.now) if label == salt or label.startswith((f"{salt} ", "Offer "))), None
    )
    if label is not None:
        await person.press(view.now, label)


@pytest.mark.costly(seconds=3)
async def test_a_mistake_is_answered_from_the_list_of_tables_in_two_presses(
    open_simulator: Opening, bot_thinkers: AtOnce
):
    async with open_simulator(thinkers=1, puzzles=True) as simulator:
        card = await give_game_away(simulator)
        amara = simulator.person("Amara")
        review = await open_review(simulator, amara, card)
        assert "comes back as a puzzle" in text_of(review) and "Not these" in labels_of(review)
        listed = (await amara.slash(simulator.channel(), "games")).message
        assert not any("My mistakes" in label for label in labels_of(listed))
        await pass_a_day(simulator)
        listed = (await amara.slash(simulator.channel(), "games")).message
        view = (await amara.press(listed, "My mistakes (1)")).message
        assert view.ephemeral and "From your own game" in text_of(view) and "first of 4 times" in text_of(view)
        assert "Which move is best here?" in text_of(view) and "Drop it" in labels_of(view)
        for word in ("Played:", "Offer 0", "%", "★"):
            assert word not in text_of(view), word
        text = (await press_forged(simulator, amara, view, "az:mistake-moves:-1")).text
        assert text and "%" not in text, "before the answer"
        await choose_salt(amara, view, "0")
        text = text_of(view.now)
        assert "Another move is clearly better" in text and "In the game you played: Offer 0 salt." in text
        assert "-# It comes back tomorrow." in text and "-# -#" not in text
        assert {"Step through", "Play on", "All moves", "Close"} == set(labels_of(view.now))
        await amara.press(view.now, "All moves")
        assert "chance of winning" in text_of(view.now)
        await amara.press(view.now, "Back to the question")
        assert "was better: +" in (await amara.press(view.now, "Step through")).text
        assert simulator.channel().messages[-1].ephemeral is False


@pytest.mark.costly(seconds=3)
async def test_drop_it_ends_it_at_once(open_simulator: Opening, bot_thinkers: AtOnce):
    async with open_simulator(thinkers=1, puzzles=True) as simulator:
        card = await give_game_away(simulator)
        amara = simulator.person("Amara")
        await open_review(simulator, amara, card)
        await pass_a_day(simulator)
        overview = (await amara.slash(simulator.channel(), "azalai puzzle")).message
        view = (await amara.press(overview, "My mistakes (1)")).message
        await amara.press(view.now, "Drop it")
        assert "does not come back" in text_of(view.now) and labels_of(view.now) == ["Close"]
        assert "Not these" not in labels_of(await open_review(simulator, amara, card))
        for mark in ("az:mistake-again:-1", "az:mistake-drop:-2", "az:mistake-again:-77", "az:mistakes"):
            text = (await press_forged(simulator, amara, card, mark)).text
            assert text and "broke" not in text and "salt" not in text, (mark, text)
        await set_preference(amara, "puzzles", "-")
        stored = await load_stored(simulator.bot.rooms.host, amara.id)
        assert stored["people"][0]["mistakes"] is False and stored["mistakes"] == []


@pytest.mark.costly(seconds=3)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_mistake_is_asked_and_answered_over_a_restart_in_every_language(
    open_simulator: Opening, bot_thinkers: AtOnce, language: Language
):
    async with open_simulator(thinkers=1, puzzles=True) as simulator:
        amara, said = simulator.person("Amara", locale=LOCALES[language]), words(language)
        await give_game_away(simulator)
        for _ in range(20):
            await simulator.pass_time(1)
            if (await load_stored(simulator.bot.rooms.host, amara.id))["mistakes"]:
                break
        await pass_a_day(simulator)
        listed = (await amara.slash(None, "games")).message
        view = (await amara.press(listed, said.say("button-mistakes", count=1))).message
        await simulator.restart()
        await choose_salt(amara, view, "0")
        assert said.say("mistake-verdict", verdict="wrong") in text_of(view.now)
        assert labels_of(view.now) == [said.say(f"button-{name}") for name in ("step", "play-on", "all-moves", "close")]


@pytest.mark.costly(seconds=3)
async def test_not_these_under_the_review_ends_all_of_its_game(open_simulator: Opening, bot_thinkers: AtOnce):
    async with open_simulator(thinkers=1, puzzles=True) as simulator:
        card = await give_game_away(simulator)
        amara = simulator.person("Amara")
        review = await open_review(simulator, amara, card)
        assert "do not come back" in (await amara.press(review, "Not these")).text
        await pass_a_day(simulator)
        assert not any("My mistakes" in label for label in labels_of((await amara.slash(None, "games")).message))
