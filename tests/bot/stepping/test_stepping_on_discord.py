"""*Step through*: a finished game, decision by decision, by the buttons; nothing is shown before the end."""

from __future__ import annotations

import re
from typing import Any

import pytest
import sqlalchemy as sa

from azalai.bot.app.client import Azalai
from azalai.bot.people.person import Person as Asked
from azalai.bot.play import turns
from azalai.bot.privacy.rules import erase
from azalai.bot.solo import what_if
from azalai.bot.store.rows import Status
from azalai.bot.store.schema import moves
from azalai.games import GAMES
from azalai.locales import LANGUAGES, Language, words
from tests.bot.fixtures import DAY, HOUR, Opening, find_by_button, load_table, set_preference, start_table
from tests.bot.layouts.test_final_card import play_out
from tests.bot.reviews.test_reviews_on_discord import give_game_away, open_review
from tests.bot.solo.learned import AtOnce
from tests.bot.solo.playing import open_deal, play_deal
from tests.simulator import Answer, Message, Person, Simulator, buttons_of, labels_of, menus_of, pictures_of, text_of

NUMBER = re.compile(r"^(\d+) / (\d+)$")


def find_place(message: Message) -> tuple[int, int]:
    """Return the number of the shown step and of the last one."""
    match = next(place for label in labels_of(message) if (place := NUMBER.match(label)))
    return int(match[1]), int(match[2])


async def open_steps(person: Person, card: Message) -> Message:
    """Open the last step of a game."""
    return (await person.press(card.now, "Step through")).message


async def go_to(person: Person, view: Message, typed: str) -> Answer:
    """Type the number of a step into the box."""
    await person.press(view.now, next(label for label in labels_of(view.now) if NUMBER.match(label)))
    return await person.submit({"field0": typed})


async def press_forged(
    simulator: Simulator[Azalai], person: Person, message: Message, mark: str, *values: str
) -> Answer:
    """Send a press that no client offers, and return the answer."""
    data: dict[str, Any] = {"custom_id": mark, "component_type": 3 if values else 2, "values": list(values)}
    return await simulator.do(simulator.simulated.component(person.id, message.now, data))


async def read_forged(simulator: Simulator[Azalai], name: str, message: Message, mark: str, *values: str) -> str:
    """Send a press that no client offers, and return the text of the answer."""
    return (await press_forged(simulator, simulator.person(name), message, mark, *values)).text


@pytest.mark.costly(seconds=3)
async def test_a_person_steps_from_the_end_to_the_beginning_and_back(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    await play_out(simulator)
    amara = simulator.person("Amara")
    view = await open_steps(amara, card)
    assert view.ephemeral and "Amara’s view" in text_of(view) and "Amara wins." in text_of(view)
    number, last = find_place(view)
    assert number == last and len(pictures_of(view)) == 1
    texts = [text_of(view)]
    while find_place(view.now)[0] > 1:
        before = find_place(view.now)[0]
        await amara.press(view.now, f"az:step-go:1:{before - 1}:1:1")
        assert find_place(view.now) == (before - 1, last)
        texts.append(text_of(view.now))
    assert len(set(texts)) == last
    disabled = [button.custom_id for button in buttons_of(view.now) if button.disabled]
    assert len(disabled) == 2, "nothing is before the first step"
    await amara.press(view.now, "az:step-go:1:2:1:2")
    assert find_place(view.now)[0] == 2


@pytest.mark.costly(seconds=3)
async def test_any_step_is_three_presses_from_the_card_by_its_number(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    await play_out(simulator)
    amara = simulator.person("Amara")
    view = await open_steps(amara, card)
    await go_to(amara, view, "2")
    assert find_place(view.now)[0] == 2
    for typed in ("0", "999", "two", "²", "1" * 6):
        assert "number" in (await go_to(amara, view, typed)).text
    assert find_place(view.now)[0] == 2


@pytest.mark.costly(seconds=3)
async def test_a_mistake_is_two_presses_from_the_card_and_two_from_the_review(
    open_simulator: Opening,
    bot_thinkers: AtOnce,
):
    async with open_simulator(thinkers=1) as simulator:
        card = await give_game_away(simulator)
        amara = simulator.person("Amara")
        review = await open_review(simulator, amara, card)
        step = (await amara.press(review, "1")).message
        text = text_of(step)
        assert re.search(r"Offer [36] salt was better: \+100% chance to win", text) and "Amara: Offer 0 salt" in text
        assert text_of(review.now) == text_of(review), "the review stays beside the step"
        view = (await amara.press(card.now, "Step through")).message
        assert "chance to win" not in text_of(view)
        await amara.press(view, "Mistakes: 1")
        assert "was better: +100% chance to win" in text_of(view.now)
        assert "Mistake 1 of 1" in labels_of(view.now)
        number, last = find_place(view.now)
        view = await open_steps(amara, card)  # one press, the menu the second, a mistake in it the third
        (menu,) = menus_of(view)
        value = next(option[1] for option in menu.options if "(cost" in option[0])
        await amara.choose(view, menu.custom_id, value)
        assert find_place(view.now) == (number, last) and "was better: +100%" in text_of(view.now)
        theirs = await open_steps(simulator.person("Thomas"), card)
        for eyes in (1, 2, 0):
            mark = f"az:step-go:1:{find_place(view.now)[0]}:{eyes}"
            await press_forged(simulator, simulator.person("Thomas"), theirs, mark)
            text = text_of(theirs.now)
            assert find_place(theirs.now) == find_place(view.now) and "chance to win" not in text, (
                "of others it tells nothing"
            )


@pytest.mark.costly(seconds=3)
async def test_after_the_end_a_stranger_takes_every_pair_of_eyes(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    await play_out(simulator)
    lalla = simulator.person("Lalla")
    view = await open_steps(lalla, card)
    assert "everybody’s view" in text_of(view)
    (menu,) = menus_of(view)
    assert {"As Amara saw it", "As Thomas saw it", "As everybody saw it"} <= {label for label, *_ in menu.options}
    value = next(option[1] for option in menu.options if option[0] == "As Thomas saw it")
    await lalla.choose(view, menu.custom_id, value)
    assert "Thomas’s view" in text_of(view.now)


@pytest.mark.costly(seconds=3)
@pytest.mark.parametrize("name", ["Amara", "Thomas", "Lalla"])
async def test_presses_show_no_result_before_the_end(simulator: Simulator[Azalai], name: str):
    card = await start_table(simulator, "Thomas")
    for person in ("Amara", "Thomas"):
        await simulator.person(person).slash(simulator.channel(), "souk offer", salt="3")
    assert "Step through" not in labels_of(card.now)
    for status in Status:
        if status in (Status.FINISHED, Status.AGREED, Status.RESIGNED, Status.CANCELLED):
            continue
        async with simulator.bot.rooms.host.store.write() as tx:
            await tx.tables.close(1, status, None)
            await tx.tables.change(1, ended_at=simulator.bot.rooms.host.now())
        for mark in ("az:step:1", "az:step:1:1:1:0", "az:step:1:1:2:3:1", "az:step:1:2:0"):
            answer = await press_forged(simulator, simulator.person(name), card, mark)
            assert pictures_of(answer.message) == [] and "salt" not in answer.text, (status, mark)
            assert "not over" in answer.text or "reopened" in answer.text, answer.text


@pytest.mark.costly(seconds=3)
async def test_marks_that_no_message_of_ours_bears_are_refused_in_a_sentence(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    await play_out(simulator)
    view = await open_steps(simulator.person("Amara"), card)
    text = text_of(view.now)
    last = find_place(view)[1]
    for mark in (
        f"az:step-go:1:{last + 1}:1", "az:step-go:1:1:3", "az:step-go:1:1:-2", "az:step-go:1:x", "az:step-go:1:-1",
        "az:step-go:", "az:step-go:1:2147483647:0", "az:step-text:0:1:1:9", "azm:step-jump:1:1:9:0",
    ):  # fmt: skip
        answer = await read_forged(simulator, "Amara", view.now, mark, *(["1.1@x1"] if mark.startswith("azm") else []))
        assert answer and "salt" not in answer and "broke" not in answer.lower(), (mark, answer)
    for value in ("e9", "n999", "n", "q1", "e²", "n" + "1" * 30):
        answer = await read_forged(simulator, "Amara", view.now, "azm:step-jump:1:1:1", value)
        assert "salt" not in answer, (value, answer)
    assert text_of(view.now) == text
    assert "There is no such game any more." in await read_forged(simulator, "Amara", view.now, "az:step:77")


@pytest.mark.costly(seconds=3)
async def test_a_reader_of_words_steps_in_words(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    await play_out(simulator)
    amara = simulator.person("Amara")
    await set_preference(amara, "look", "text_only")
    view = await open_steps(amara, card)
    assert pictures_of(view) == [] and "Mine before" in labels_of(view)
    await amara.press(view, "Before")
    assert "After" in labels_of(view.now)
    assert "Round 3" in text_of(view.now)


@pytest.mark.costly(seconds=3)
async def test_an_erased_person_is_called_by_the_neutral_name(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    await play_out(simulator)
    thomas, amara = simulator.person("Thomas"), simulator.person("Amara")
    await erase(simulator.bot.rooms.proposals, Asked(thomas.id, "Thomas"))
    view = await open_steps(amara, card)
    for step in range(find_place(view)[1], 0, -1):
        await go_to(amara, view, str(step))
        message = view.now
        assert "Thomas" not in text_of(message) + "".join(picture.alt for picture in pictures_of(message))
        assert not any("Thomas" in option[0] for menu in menus_of(message) for option in menu.options)


@pytest.mark.costly(seconds=3)
async def test_the_last_step_is_the_end_as_the_card_tells_it(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    await play_out(simulator)
    for name in ("Amara", "Thomas", "Lalla"):
        view = await open_steps(simulator.person(name), card)
        own = "you" if name == "Thomas" else "Thomas"
        wins, *_ = [line for line in text_of(card.now).splitlines() if "wins" in line]
        assert wins in text_of(view) and find_place(view)[0] == find_place(view)[1]
        assert (f"{own} are " if own == "you" else f"{own} is ") in text_of(view).replace("You", "you"), text_of(view)
        assert "As Amara saw it" in str(menus_of(view)[0].options), "everybody may take any eyes"


@pytest.mark.costly(seconds=3)
async def test_a_choice_that_was_taken_back_is_no_step(simulator: Simulator[Azalai]):
    """That holds for an undone choice, and for one that the rules allow to change; only the last one is a step."""
    card = await start_table(simulator, "Thomas")
    amara, host = simulator.person("Amara"), simulator.bot.rooms.host
    await amara.slash(simulator.channel(), "souk offer", salt="5")
    await turns.take_back(host, 1, amara.id, (await load_table(simulator)).seats[0].decision, None)
    await amara.slash(simulator.channel(), "souk offer", salt="4")
    await amara.slash(simulator.channel(), "souk take-back")
    await play_out(simulator)
    view = await open_steps(amara, card)
    chosen: list[str] = []
    for step in range(1, find_place(view)[1]):
        await go_to(amara, view, str(step))
        chosen += [line for line in text_of(view.now).splitlines() if line.startswith("**Amara: Offer")]
    assert len(chosen) == 3 and not any("4" in line or "5" in line for line in chosen), chosen


@pytest.mark.costly(seconds=3)
async def test_a_step_says_that_a_robot_chose_for_a_person(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    await play_out(simulator)
    async with simulator.bot.rooms.host.store.write() as tx:
        played = next(move for move in await tx.moves.list_since(1, 0) if move.seat == 0)
        changed = sa.update(moves).where(moves.c.table_id == 1, moves.c.number == played.number)
        await tx.connection.execute(changed.values(stood_in=True))
    amara = simulator.person("Amara")
    view = await open_steps(amara, card)
    chosen: list[bool] = []
    for step in range(1, find_place(view)[1]):
        await go_to(amara, view, str(step))
        if "Amara: Offer" in text_of(view.now):
            chosen.append("a robot chose" in text_of(view.now))
    assert chosen == [True, False, False]


@pytest.mark.costly(seconds=4)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_each_game_that_can_not_be_looked_at_is_refused_in_one_private_sentence(
    open_simulator: Opening, language: Language
):
    """That holds for every way in: stepping, its menu and its box, and the game that would begin there."""
    said = words(language, "en").say
    async with open_simulator(retention=30 * DAY) as simulator:
        card = await start_table(simulator, "Thomas")
        await play_out(simulator)
        reader = simulator.person("Lalla", locale=LANGUAGES[language].discord[0])
        host = simulator.bot.rooms.host

        async def check(sentence: str) -> None:
            for mark, *values in (
                ("az:step:1",), ("az:step:1:1:1",), ("azm:step-jump:1:1:1", "1.1@n1"), ("az:step-text:0:1:1:1",),
                ("az:play-on:1:1:1",), ("azm:play-on-level:1:1:1", "solid"), ("az:play-on-begin:1:1:1:solid:0",),
            ):  # fmt: skip
                answer = await press_forged(simulator, reader, card, mark, *values)
                (message,) = answer.messages
                assert message.ephemeral and text_of(message) == sentence, mark
                assert pictures_of(message) == []
            assert await what_if.list_what_ifs(host, reader.id) == []

        for status, days, refusal in (
            (Status.RUNNING, 0, "refusal-step-running"), (Status.QUARANTINED, 0, "refusal-step-running"),
            (Status.ABANDONED, 89, "refusal-step-abandoned"), (Status.ABANDONED, 91, "refusal-too-late-to-reopen"),
        ):  # fmt: skip
            async with host.store.write() as tx:
                await tx.tables.close(1, status, None)
                await tx.tables.change(1, ended_at=host.now() - days * DAY if days else None)
            await check(said(refusal))
        async with host.store.write() as tx:
            await tx.tables.close(1, Status.FINISHED, host.now())
            await tx.tables.change(1, version=99)
        await check(said("refusal-step-rules"))
        async with host.store.write() as tx:
            await tx.tables.change(1, version=GAMES["souk"].version)
            await tx.connection.execute(
                sa.update(moves).where(moves.c.table_id == 1, moves.c.number == 2).values(move="?")
            )
        await check(said("refusal-step-rules"))
        async with host.store.write() as tx:
            await tx.maintenance.remove_table(1)
        await check(said("refusal-step-removed", kept="some", days=30))


@pytest.mark.costly(seconds=3)
async def test_ones_own_deal_shows_no_other_hand_until_its_time_is_over(simulator: Simulator[Azalai]):
    amara, idir = simulator.person("Amara"), simulator.person("Idir")
    view = await open_deal(simulator, amara)
    number = re.search(r"az:deal-[a-z-]+:(-\d+)", " ".join(button.custom_id or "" for button in buttons_of(view)))
    assert number is not None
    assert pictures_of((await press_forged(simulator, amara, view, f"az:step:{number[1]}:1:1")).message) == []
    end = (await amara.press(await play_deal(amara, view), "Step through")).message
    assert "Amara’s view" in text_of(end.now)
    (menu,) = menus_of(end.now)
    assert not any("saw it" in label for label, *_ in menu.options)
    own = menu.custom_id.rpartition(":")[2]
    for eyes in {"0", "1", "2", "3"} - {own}:
        mark = f"az:step:{number[1]}:1:{eyes}"
        assert "can be played until" in await read_forged(simulator, "Amara", end.now, mark)
    his = (await idir.slash(simulator.channel(), "azalai daily")).message
    for mark in (f"az:step:{number[1]}", f"az:step:{number[1]}:1:1", f"az:step:{number[1]}:1:2"):
        strange = await press_forged(simulator, idir, his, mark)
        assert pictures_of(strange.message) == [] and strange.text, "another person's game"
    await simulator.pass_time(3 * DAY)
    await go_to(amara, end, "1")
    (menu,) = menus_of(end.now)
    assert any("saw it" in label for label, *_ in menu.options)


@pytest.mark.costly(seconds=3)
async def test_a_game_its_only_person_resigned_is_stepped_through_by_all_eyes(open_simulator: Opening):
    async with open_simulator(signs=True) as simulator:
        card = await start_table(simulator, robots=2, game="touareg")
        amara = simulator.person("Amara")
        more = (await amara.press(card.now, "…")).message
        await amara.press(more, "Resign")
        await amara.press(more.now, next(label for label in labels_of(more.now) if "esign" in label))
        message = next(message for message in simulator.channel().messages if "Step through" in labels_of(message))
        view = await open_steps(amara, message)
        assert "everybody’s view" in text_of(view), text_of(view)
        number, last = find_place(view)
        assert number == last and len(pictures_of(view)) == 1
        for step in range(last, 0, -1):
            await go_to(amara, view, str(step))
            assert find_place(view.now) == (step, last) and len(pictures_of(view.now)) == 1


@pytest.mark.costly(seconds=2)
async def test_a_game_that_ended_by_a_vote_is_stepped_through_to_the_vote(simulator: Simulator[Azalai]):
    """The unfinished round is shown, too: one of two offers, which has no answer."""
    await start_table(simulator, "Thomas")
    amara, thomas, place = simulator.person("Amara"), simulator.person("Thomas"), simulator.channel()
    for person, salt in ((amara, "2"), (thomas, "3"), (thomas, "4")):
        await person.slash(place, "souk offer", salt=salt)
    ending = (await amara.slash(place, "table cancel")).message
    await amara.press(ending, "Ask the others")
    await thomas.press(find_by_button(simulator, "Agree"), "Agree")
    assert (await load_table(simulator)).row.status is Status.AGREED
    card = find_by_button(simulator, "Step through")
    view = await open_steps(simulator.person("Lalla"), card)
    number, last = find_place(view)
    assert number == last == 4 and len(pictures_of(view)) == 1
    chosen: list[str] = []
    for step in range(1, last):
        await go_to(simulator.person("Lalla"), view, str(step))
        assert len(pictures_of(view.now)) == 1
        chosen += [line for line in text_of(view.now).splitlines() if line.startswith("**")]
    assert [line.partition(" ")[0].strip("*:") for line in chosen] == ["Amara", "Thomas", "Thomas"], chosen


@pytest.mark.costly(seconds=3)
async def test_an_abandoned_game_is_stepped_through_only_when_it_was_taken_up_and_ended(open_simulator: Opening):
    async with open_simulator(idle_after=10 * HOUR) as simulator:
        card = await start_table(simulator, "Thomas")
        amara = simulator.person("Amara")
        await amara.slash(simulator.channel(), "souk offer", salt="2")
        for seconds in (11 * HOUR, 7 * DAY, HOUR):
            await simulator.pass_time(seconds)
        assert (await load_table(simulator)).row.status is Status.ABANDONED
        assert not any("Step through" in labels_of(message) for message in simulator.channel().messages)
        for mark in ("az:step:1", "az:step-go:1:1:1"):
            (answer,) = (await press_forged(simulator, amara, (await amara.press(card, "Log")).message, mark)).messages
            assert answer.ephemeral and "may still be reopened" in text_of(answer) and pictures_of(answer) == []
        await amara.press(card, "Reopen")
        await play_out(simulator)
        view = await open_steps(amara, find_by_button(simulator, "Step through"))
        await go_to(amara, view, "1")
        assert "Amara: Offer 2 salt" in text_of(view.now)
