"""*Play on*: a game that starts at a decision of a finished one, by the buttons."""

from __future__ import annotations

import json
import re

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.fitting import WITHIN, measure
from azalai.bot.layouts.layout import Picture
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.people.person import Person as Asked
from azalai.bot.people.reader import Reader
from azalai.bot.privacy.rules import erase, load_stored
from azalai.bot.signs import NO_SIGNS
from azalai.bot.solo import what_if
from azalai.bot.solo.store import SoloRow
from azalai.bot.stepping.layout import play_on_layout
from azalai.bot.stepping.rules import PlayOn
from azalai.bot.store.rows import Status
from azalai.games import GAMES
from azalai.locales import LANGUAGES, words
from azalai.robots import Level
from benchmarks.question_heights import SIGNS
from tests.bot.fixtures import DAY, Opening, start_table
from tests.bot.layouts.test_final_card import play_out
from tests.bot.reviews.test_reviews_on_discord import give_game_away, open_review
from tests.bot.solo.learned import AtOnce
from tests.bot.solo.playing import find_page_button, open_deal, play_deal
from tests.bot.solo.test_direct_messages import check_answers
from tests.bot.solo.test_what_if import begin_souk, make_row, make_source
from tests.bot.stepping.test_stepping_on_discord import find_place, go_to, open_steps, press_forged, read_forged
from tests.bot.stepping.test_steps import FOUR, make_steps
from tests.play.bookkeeping import kill_at_commit
from tests.simulator import (
    Message,
    Person,
    Simulator,
    buttons_of,
    labels_of,
    menus_of,
    pictures_of,
    text_of,
)


async def open_page(person: Person, card: Message, step: int = 2) -> Message:
    """Go to a step and press *Play on*; return the view with the page that precedes the game."""
    view = await open_steps(person, card)
    await go_to(person, view, str(step))
    await person.press(view.now, "Play on")
    return view


async def play_to_end(person: Person, view: Message) -> Message:
    """Play a what-if game to its end with the first choice each time, and return its last message."""
    for _ in range(60):
        seen = view.now
        if "Again" in labels_of(seen):
            return seen
        offered = [button.custom_id or "" for button in buttons_of(seen) if not button.disabled]
        go_on = find_page_button(seen)
        plays = [
            custom_id for custom_id in offered if custom_id.startswith(("az:what-if-option", "az:what-if-play-it"))
        ]
        if go_on is not None or plays:
            await person.press(seen, go_on or plays[0])
        else:
            menu = menus_of(seen)[0]
            await person.choose(seen, menu.custom_id, menu.options[0][1])
    raise AssertionError(text_of(view.now))


async def list_own(simulator: Simulator[Azalai], person: Person) -> list[SoloRow]:
    return await what_if.list_what_ifs(simulator.bot.rooms.host, person.id)


async def press_and_kill(
    simulator: Simulator[Azalai], person: Person, view: Message, label: str, requests: int
) -> None:
    """Press a button, and end the bot after N `requests`, or before anything is stored (-1)."""
    press = person.would_press(view.now, label)
    await (kill_at_commit(simulator, press) if requests < 0 else simulator.kill_during(press, requests))


@pytest.mark.costly(seconds=4)
@pytest.mark.parametrize("requests", [-1, 0, 1, 2])
async def test_begin_begins_one_game_and_loses_none_wherever_the_bot_is_killed(
    simulator: Simulator[Azalai], requests: int
):
    """That holds for the first game, and for the sixth, for which the oldest is dropped."""
    card = await start_table(simulator, "Thomas")
    await play_out(simulator)
    amara, stays = simulator.person("Amara"), list[SoloRow]()
    for step in (2, 3):
        if step == 3:
            for number in range(5, 9):
                await begin_souk(simulator.bot.rooms.host, Asked(amara.id, "Amara"), step=number)
            stays = (await list_own(simulator, amara))[:-1]
        view = await open_page(amara, card, step)
        assert ("this one goes" in text_of(view.now)) is (step == 3)
        await press_and_kill(simulator, amara, view, "Begin", requests)
        rows = await list_own(simulator, amara)
        assert len(rows) == (step == 3) * 5 + (requests >= 0 and step == 2), "a game is stored once or not at all"
        if "Begin" in labels_of(view.now):
            await amara.press(view.now, "Begin")
        new, *others = await list_own(simulator, amara)
        assert what_if.source_of(new).step == step and others == stays
        assert f"decision {step}" in text_of(view.now), "its question is asked"
    end = await play_to_end(amara, view)
    assert "This time" in text_of(end) and (await list_own(simulator, amara))[1:] == stays
    await press_and_kill(simulator, amara, end, "Again", requests)
    assert len(await list_own(simulator, amara)) == 5
    if "Again" in labels_of(end.now):
        await amara.press(end.now, "Again")
    again, *others = await list_own(simulator, amara)
    assert others == stays and again.ended_at is None and again.number != new.number


@pytest.mark.costly(seconds=4)
async def test_a_person_plays_on_to_the_end_and_reads_how_it_went_then(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    await play_out(simulator)
    amara = simulator.person("Amara")
    view = await open_page(amara, card)
    assert "Play on from here as Amara?" in text_of(view.now) and "counts for nothing" in text_of(view.now)
    assert len(pictures_of(view.now)) == 1 and {"Begin", "Back"} <= set(labels_of(view.now))
    await amara.press(view.now, "Back")
    assert find_place(view.now)[0] == 2
    await amara.press(view.now, "Play on")
    await amara.press(view.now, "Begin")
    assert "What if · Souk" in text_of(view.now) and "decision 2" in text_of(view.now)
    assert "Suggest" in labels_of(view.now)
    (row,) = await list_own(simulator, amara)
    end = await play_to_end(amara, view)
    text = text_of(end)
    assert re.search(r"This time \d+ points?, (1st|2nd)\. In the game \d+, 1st\.", text), text
    assert "Thomas" not in text, "a robot sits in the place of the other person"
    assert {"Step through", "Again", "Close"} <= set(labels_of(end))
    await amara.press(end, "Again")
    (again,) = await list_own(simulator, amara)
    assert again.ended_at is None and again.start == row.start and again.number != row.number
    await amara.press(view.now, "…")
    await amara.press(view.now, "Back to the game")
    assert "What if" in text_of(view.now)


@pytest.mark.costly(seconds=4)
async def test_a_what_if_can_be_stepped_through_and_played_on_again(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    await play_out(simulator)
    amara, lalla = simulator.person("Amara"), simulator.person("Lalla")
    view = await open_page(amara, card)
    await amara.press(view.now, "Begin")
    (row,) = await list_own(simulator, amara)
    refused = await read_forged(simulator, "Amara", view.now, f"az:step:{row.number}")
    assert "finished this game" in refused
    end = await play_to_end(amara, view)
    assert "not yours" in await read_forged(simulator, "Lalla", await open_page(lalla, card), f"az:step:{row.number}")
    assert "not yours" in await read_forged(simulator, "Lalla", lalla.private[-1], f"az:what-if-again:{row.number}")
    end = (await amara.press(end, "Step through")).message
    assert find_place(end)[0] == find_place(end)[1]
    await go_to(amara, end, "1")
    await amara.press(end.now, "Play on")
    await amara.press(end.now, "Begin")
    assert "decision 1" in text_of(end.now) and len(await list_own(simulator, amara)) == 2


@pytest.mark.costly(seconds=4)
async def test_a_stranger_plays_on_with_the_eyes_that_they_have_taken(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    await play_out(simulator)
    lalla = simulator.person("Lalla")
    view = await open_page(lalla, card)
    await press_forged(simulator, lalla, view.now, "az:play-on:1:1:2")
    assert "Play on from here as Thomas?" in text_of(view.now)
    await lalla.press(view.now, "Begin")
    (row,) = await list_own(simulator, lalla)
    assert what_if.source_of(row).seat == 1
    end = await play_to_end(lalla, view)
    assert "Lalla" in text_of(end) and "Thomas" not in text_of(end) and "Amara" not in text_of(end)


@pytest.mark.costly(seconds=4)
async def test_the_page_before_a_sixth_what_if_names_the_one_that_it_replaces(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    await play_out(simulator)
    amara = simulator.person("Amara")
    for step in range(1, 7):
        view = await open_page(amara, card, step if step < 6 else 1)
        if step == 6:
            await amara.choose(view.now, menus_of(view.now)[0].custom_id, "gentle")
            assert "You have 5 such games. When you begin, this one goes: What if · Souk" in text_of(view.now)
            assert "decision 1" in text_of(view.now)
            stale = next(
                button.custom_id or "" for button in buttons_of(view.now) if "play-on-begin" in (button.custom_id or "")
            )
            await press_forged(simulator, amara, view.now, stale.rpartition(":")[0])
            assert len(await list_own(simulator, amara)) == 5 and "this one goes" in text_of(view.now)
        await amara.press(view.now, "Begin")
        await simulator.pass_time(1)
    rows = await list_own(simulator, amara)
    assert [what_if.source_of(row).step for row in rows] == [1, 5, 4, 3, 2]
    assert what_if.source_of(rows[0]).level is Level.GENTLE


@pytest.mark.costly(seconds=4)
async def test_a_game_left_is_found_again_and_goes_on_when_its_table_is_removed(open_simulator: Opening):
    async with open_simulator(retention=30 * DAY) as simulator:
        card = await start_table(simulator, "Thomas")
        await play_out(simulator)
        amara = simulator.person("Amara")
        view = await open_page(amara, card)
        await amara.press(view.now, "Begin")
        await amara.press(view.now, "…")
        await amara.press(view.now, "Close")
        view = await open_page(amara, card, 3)
        await amara.press(view.now, "Go on at 2")
        assert "decision 2" in text_of(view.now)
        listed = (await amara.slash(simulator.channel(), "games")).message
        await amara.press(listed, "Finished games")
        assert "place 2 of 2" in text_of(listed.now) or "place 1 of 2" in text_of(listed.now)
        assert find_place((await amara.press(listed.now, "Step through")).message)[1] > 1
        assert "Step through" in labels_of(listed.now), "the list stays"
        view = (await amara.slash(simulator.channel(), "games")).message
        assert "what if, decision 2" in text_of(view)
        await amara.press(view, "Go on")
        assert "decision 2" in text_of(view.now) and "How much salt" in text_of(view.now)
        await amara.slash(simulator.channel(), "souk new")  # a newer table, which stays as the newest
        await simulator.pass_time(32 * DAY)
        async with simulator.bot.rooms.host.store.read() as tx:
            assert await tx.tables.get(1) is None
        assert "Games are kept for 30 days" in await read_forged(simulator, "Amara", view.now, "az:play-on:1:2:1")
        end = await play_to_end(amara, view)
        assert "In the game" in text_of(end)
        assert find_place((await amara.press(end, "Step through")).message)[1] > 1


@pytest.mark.costly(seconds=4)
async def test_positions_that_can_not_be_played_on_are_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, simulator: Simulator[Azalai]
):
    card = await start_table(simulator, "Thomas")
    for status in (Status.RUNNING, Status.QUARANTINED, Status.ABANDONED):
        async with simulator.bot.rooms.host.store.write() as tx:
            await tx.tables.close(1, status, None)
        for act in ("az:play-on:1:1:1", "az:play-on-begin:1:1:1:solid:0"):
            answer = await press_forged(simulator, simulator.person("Amara"), card, act)
            assert answer.text and pictures_of(answer.message) == [] and "salt" not in answer.text, (
                status,
                answer.text,
            )
    async with simulator.bot.rooms.host.store.write() as tx:
        await tx.tables.close(1, Status.RUNNING, None)
    await play_out(simulator)
    amara = simulator.person("Amara")
    view = await open_page(amara, card)
    await amara.press(view.now, "Back")
    text, last = text_of(view.now), find_place(view.now)[1]
    for mark in (
        f"az:play-on:1:{last}:1", f"az:play-on:1:{last + 1}:1", "az:play-on:1:0:1", "az:play-on:1:-1:1",
        "az:play-on:1:1:3", "az:play-on:1:1:-2", "az:play-on:1", "az:play-on-begin:1:1:1:strong:0",
        "az:play-on-begin:1:1:1:junk:0", "az:play-on:77:1:1", "az:play-on:-77:1:1", "az:what-if-again:-77",
        "az:what-if-restart:-77", "az:what-if-review:-77",
    ):  # fmt: skip
        answer = await read_forged(simulator, "Amara", view.now, mark)
        assert answer and "broke" not in answer.lower(), (mark, answer)
    assert "read" in await read_forged(simulator, "Amara", view.now, "azm:play-on-level:1:1:1", "junk")
    assert text_of(view.now) == text and await list_own(simulator, amara) == []
    monkeypatch.setattr(GAMES["souk"], "version", GAMES["souk"].version + 1)
    answer = await read_forged(simulator, "Amara", view.now, "az:play-on-begin:1:1:1:solid:0")
    assert "earlier rules" in answer and await list_own(simulator, amara) == []


@pytest.mark.costly(seconds=3)
async def test_an_open_deal_can_not_be_played_on_until_its_time_is_over(simulator: Simulator[Azalai]):
    amara = simulator.person("Amara")
    ended = await play_deal(amara, await open_deal(simulator, amara))
    end = (await amara.press(ended, "Step through")).message
    await go_to(amara, end, "1")
    assert "Play on" not in labels_of(end.now)
    mark = next(
        button.custom_id or "" for button in buttons_of(end.now) if (button.custom_id or "").startswith("az:step-go:")
    )
    number = mark.split(":")[2]
    answer = await read_forged(simulator, "Amara", end.now, f"az:play-on-begin:{number}:1:-1:solid:0")
    assert "can be played until" in answer and await list_own(simulator, amara) == []
    await simulator.pass_time(3 * DAY)
    await go_to(amara, end, "1")
    simulator.requests.clear()
    await amara.press(end.now, "Play on")
    await amara.press(end.now, "Begin")
    assert len(await list_own(simulator, amara)) == 1 and "What if" in text_of(end.now)
    check_answers(simulator)


@pytest.mark.costly(seconds=4)
async def test_a_what_if_is_reviewed_like_other_games(open_simulator: Opening, bot_thinkers: AtOnce):
    async with open_simulator(thinkers=1) as simulator:
        card = await give_game_away(simulator)
        amara = simulator.person("Amara")
        view = await open_page(amara, card)
        await amara.press(view.now, "Begin")
        end = await play_to_end(amara, view)
        review = await open_review(simulator, amara, end)
        assert "Look again" not in labels_of(review) and "Back to the game" in labels_of(review), text_of(review)
        await amara.press(review.now, "Back to the game")
        assert "This time" in text_of(review.now)


@pytest.mark.costly(seconds=3)
async def test_the_download_has_a_what_if_and_erasing_removes_it(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    await play_out(simulator)
    host = simulator.bot.rooms.host
    amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
    left = await open_page(amara, card)
    await amara.press(left.now, "Begin")
    view = await open_page(thomas, card)
    await thomas.press(view.now, "Begin")
    (row,) = (await load_stored(host, amara.id))["solo_games"]
    assert row["start"] and json.loads(row["source"])["table"] == 1
    assert str(thomas.id) not in json.dumps(row, default=str) and "Thomas" not in json.dumps(row, default=str)
    await erase(simulator.bot.rooms.proposals, Asked(amara.id, "Amara"))
    assert await list_own(simulator, amara) == [] and len(await list_own(simulator, thomas)) == 1
    shown = text_of(left.now)
    for pressed in [button.custom_id for button in buttons_of(left.now) if button.custom_id and not button.disabled]:
        answer = await amara.press(left, pressed)
        answer = answer if answer.form is None else await amara.submit({"field0": "1"})
        (message,) = answer.messages
        assert message.ephemeral and text_of(message).startswith("This game was given up or erased"), pressed
    assert text_of(left.now) == shown
    end = await play_to_end(thomas, view)
    assert "This time" in text_of(end) and "Amara" not in text_of(end)


@pytest.mark.costly(seconds=8)
@pytest.mark.parametrize("key", FOUR)
async def test_the_page_fits_one_screen_of_a_phone_in_every_language(key: str):
    steps, pictures = make_steps(key), Pictures()
    at = make_source(0, len(steps.history.table.seats), GAMES[key].Options(), step=104)
    goes = make_row(GAMES[key], steps.course.positions[0], at)
    for number in steps.spread_steps(3):
        choice = steps.course.choices[number - 1]
        picture = await pictures.render_with_fallback(steps.make_table_before(choice), choice.seat, "en")
        assert isinstance(picture, Picture)
        for language in LANGUAGES:
            for signs in (SIGNS, NO_SIGNS):
                page = PlayOn(
                    number=number, eyes=-1, seat=choice.seat, shown=picture, levels=tuple(Level), level=Level.SOLID,
                    begun=goes, goes=goes,
                )  # fmt: skip
                layout = play_on_layout(steps, page, Reader(100, words(language)))
                assert measure(layout, signs) <= WITHIN, (number, language, layout.texts)
