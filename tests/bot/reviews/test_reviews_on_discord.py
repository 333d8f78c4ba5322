"""*Review* on the card of a finished game: its curve for all, and the worst decisions for their players."""

from __future__ import annotations

import msgspec
import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.reviews.rules import IN_VAIN
from azalai.bot.reviews.store import Reviews
from tests.bot.fixtures import Opening, open_lobby, open_transaction, set_preference, start_table
from tests.bot.solo.learned import AtOnce
from tests.conftest import derive_seeds
from tests.simulator import Message, Person, Simulator, labels_of, pictures_of, text_of

SEED = "given away"
"""Name for the seeds with which the last decision of the given-away game costs all of it."""
GIVEN_AWAY = ((1, 10), (5, 0), (0, 2))
"""Offers of Amara and Thomas; in the last round she has six salt against his two, and offers none."""


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal cards with which the last decision of a game that was given away costs all of it."""
    derive_seeds(SEED, monkeypatch)


async def give_game_away(simulator: Simulator[Azalai], *, language: str = "English") -> Message:
    """Play a game that Amara gives away to Thomas in the last round, and return its card."""
    card = await open_lobby(simulator, language=language)
    await simulator.person("Thomas").press(card, "Join" if language == "English" else "Rejoindre")
    await simulator.person("Amara").press(card, "Start" if language == "English" else "Commencer")
    for offers in GIVEN_AWAY:
        for name, salt in zip(("Amara", "Thomas"), offers, strict=True):
            await simulator.person(name).slash(simulator.channel(), "souk offer", salt=str(salt))
    await simulator.rest()
    return card


async def open_review(simulator: Simulator[Azalai], person: Person, card: Message, label: str = "Review") -> Message:
    """Open the review, wait until it is ready and return its message."""
    answer = (await person.press(card.now, label)).message
    for _ in range(20):
        again = next((label for label in labels_of(answer.now) if label in ("Look again", "Regarder de nouveau")), None)
        if again is None:
            break
        await simulator.pass_time(1)
        await person.press(answer.now, again)
    return answer.now


@pytest.mark.costly(seconds=2)
async def test_a_loser_by_one_decision_sees_the_curve_and_the_better_move(
    open_simulator: Opening, bot_thinkers: AtOnce
):
    async with open_simulator(thinkers=1) as simulator:
        card = await give_game_away(simulator)
        assert "Review" in labels_of(card.now)
        amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
        review = await open_review(simulator, amara, card)
        text = text_of(review)
        assert review.ephemeral
        assert "One decision cost you something. It was weighed from what you knew then." in text
        assert (
            "**1** · Played: Offer 0 salt.\nBetter: Offer 3 salt.\n-# It cost a lot: 100% of the chance to win." in text
        )
        (curve,) = pictures_of(review)
        assert curve.name == "review.png"
        assert "Amara: 50% at the start, 0% at the end" in curve.alt and "decisions at move 5" in curve.alt
        assert "Back to the table" in labels_of(review) and "Close" in labels_of(review)
        count = len(bot_thinkers.tasks)
        his = text_of(await open_review(simulator, thomas, card))
        assert "from what you knew then" in his and "Offer 0" not in his
        await simulator.restart()
        assert text_of(await open_review(simulator, amara, card)) == text
        assert len(bot_thinkers.tasks) == count, "once per game"


@pytest.mark.costly(seconds=2)
async def test_a_stranger_sees_the_curve_alone(open_simulator: Opening, bot_thinkers: AtOnce):
    async with open_simulator(thinkers=1) as simulator:
        card = await give_game_away(simulator)
        review = await open_review(simulator, simulator.person("Lalla"), card)
        assert [picture.name for picture in pictures_of(review)] == ["review.png"]
        text = text_of(review)
        assert "The decisions are shown to those who played them" in text and "Played:" not in text
        assert "Marked" not in pictures_of(review)[0].alt
        assert review.ephemeral


@pytest.mark.costly(seconds=2)
async def test_in_french_all_of_it_is_french(open_simulator: Opening, bot_thinkers: AtOnce):
    async with open_simulator(thinkers=1) as simulator:
        amara = simulator.person("Amara", locale="fr")
        card = await give_game_away(simulator, language="Français")
        review = await open_review(simulator, amara, card, "Analyse")
        text = text_of(review)
        assert "Une décision vous a coûté quelque chose" in text or "Une décision vous" in text
        assert "Cela a coûté très cher" in text and "Joué\u00a0: " in text
        assert "Chances de gagner, en courbes, sur 6 coups." in pictures_of(review)[0].alt


async def test_a_review_is_offered_only_after_the_end(open_simulator: Opening, bot_thinkers: AtOnce):
    async with open_simulator(thinkers=1) as simulator:
        card = await start_table(simulator, "Thomas")
        assert "Review" not in labels_of(card.now)
        amara = simulator.person("Amara")
        dialog = (await amara.press(card, "Play")).message
        assert "Review" not in labels_of(dialog)


@pytest.mark.costly
async def test_a_review_is_not_offered_without_thinkers(open_simulator: Opening, bot_thinkers: AtOnce):
    async with open_simulator(thinkers=0) as simulator:
        card = await give_game_away(simulator)
        assert "Verify" in labels_of(card.now) and "Review" not in labels_of(card.now)


@pytest.mark.costly(seconds=2)
async def test_an_unfinished_review_shows_progress_and_survives_a_restart(
    open_simulator: Opening, bot_thinkers: AtOnce
):
    async with open_simulator(thinkers=1) as simulator:
        bot_thinkers.answers = 2
        card = await give_game_away(simulator)
        amara = simulator.person("Amara")
        answer = (await amara.press(card.now, "Review")).message
        await simulator.pass_time(1)
        await amara.press(answer.now, "Look again")
        assert "2 of 6 decisions are weighed." in text_of(answer.now)
        bot_thinkers.answers = None
        await simulator.restart(clean=True)
        await simulator.pass_time(1)
        assert "It cost a lot" in text_of(await open_review(simulator, amara, card))


@pytest.mark.costly
async def test_a_review_that_failed_says_so(
    open_simulator: Opening, bot_thinkers: AtOnce, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("tests.bot.solo.learned.think", lambda _: None)
    async with open_simulator(thinkers=1) as simulator:
        card = await give_game_away(simulator)
        text = text_of(await open_review(simulator, simulator.person("Amara"), card))
        assert "The review of this game could not be made." in text
        assert len(bot_thinkers.tasks) == 2 * IN_VAIN


@pytest.mark.costly(seconds=2)
async def test_a_review_praises_good_play_and_is_complete_in_words(open_simulator: Opening, bot_thinkers: AtOnce):
    async with open_simulator(thinkers=1) as simulator:
        card = await give_game_away(simulator)
        amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
        await open_review(simulator, amara, card)
        async with open_transaction(simulator) as tx:
            for evaluation in await tx.get(Reviews).list_evaluated(1):
                if evaluation.seat == 1:
                    await tx.get(Reviews).keep(msgspec.structs.replace(evaluation, loss=0.0))
        text = text_of(await open_review(simulator, thomas, card))
        assert "Well played: none of your 3 decisions cost you anything worth speaking of." in text
        await set_preference(amara, "look", "text_only")
        review = await open_review(simulator, amara, card)
        assert pictures_of(review) == [] and "Amara: 50% at the start" in text_of(review)
        assert "It cost a lot" in text_of(review)


@pytest.mark.costly(seconds=2)
async def test_the_number_of_a_decision_leads_to_its_board_with_cross_and_star(
    open_simulator: Opening, bot_thinkers: AtOnce
):
    async with open_simulator(thinkers=1) as simulator:
        card, amara = await give_game_away(simulator), simulator.person("Amara")
        review = await open_review(simulator, amara, card)
        view = (await amara.press(review, "1")).message
        (board,) = pictures_of(view.now)
        assert "Round 3" in board.alt, board.alt
        assert "Offer 3 salt" in text_of(view.now) and "was better" in text_of(view.now)
