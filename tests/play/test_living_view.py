"""Whole games in one private view: it follows the table by itself, replaces the earlier one, and ends."""

from __future__ import annotations

import random
from typing import Any

import pytest

from azalai.bot.dialogs.private_view import HONOURED
from azalai.games import GAMES
from azalai.locales import words
from tests.play.bookkeeping import check_turning_points, load_stored
from tests.play.people_at_play import MOST_STEPS, PlayedTable, Player, open_table
from tests.simulator import Button, Message, Simulator, buttons_of, labels_of, menus_of, text_of

SOLO = [("Amara", "en-GB")]
TURNS = 400
ANSWERS = ("az:option:", "az:play-it:")
"""Beginnings of the ids of buttons that answer a question."""
FEW = 4
"""Turns played of a game that other tests play whole."""

pytestmark = pytest.mark.usefixtures("plain_pictures")


async def open_solo_table(simulator: Simulator[Any], game: str, **options: Any) -> tuple[PlayedTable, Player]:
    """Open a table of one person and as many robots as the game needs, one at least."""
    robots = max(1, min(GAMES[game].seats) - 1)
    table = await open_table(simulator, game, SOLO, robots=robots, language="en", **options)
    return table, table.players[0]


def list_views(player: Player) -> list[Message]:
    """Return the private views of the table that a person sees."""
    return player.person.private


async def answer_once(player: Player, view: Message) -> bool:
    """Answer one question of the view. Return False if it asks none."""
    offered = player.list_offers(view.now)
    if not offered:
        return False
    await player.answer(view, player.pick(offered))
    return True


@pytest.mark.costly(seconds=3)
@pytest.mark.parametrize(
    ("game", "turns"),
    [
        ("souk", None),
        ("touareg", None),
        ("targui1988", FEW),
        *(pytest.param(key, None, marks=pytest.mark.long(seconds=60)) for key in ("targui", "timbuktu", "targui1988")),
    ],
)
async def test_a_game_against_robots_is_one_view_with_turning_points_outside(
    simulator: Simulator[Any], game: str, turns: int | None
):
    table, player = await open_solo_table(simulator, game, **({"length": "4"} if game == "targui1988" else {}))
    view = await player.open()
    for number in range(TURNS if turns is None else turns):
        if table.over:
            break
        if number == 3:
            await simulator.restart()  # the token is lost with the old bot: the next press brings a view again
            view = (await player.person.press(table.card, "Play")).message
        for _ in range(MOST_STEPS):
            if not await answer_once(player, view) or table.over:
                break
        (view,) = list_views(player)[-1:]
        assert number < 3 or len(list_views(player)) <= 2, "one view, and the one that the killed bot left"
        if not table.over:
            assert player.list_offers(view.now), f"nothing can be answered: {text_of(view.now)!r}"
    assert turns is not None or table.over
    if table.over:
        assert "wins" in text_of(view.now) or "share the victory" in text_of(view.now)
        assert player.list_offers(view.now) == []
    await check_turning_points(simulator, table)
    beside = {message.id for message in (table.card, *table.pings, *table.turning_points)}
    rest = [text_of(message) for message in table.channel.messages if message.id not in beside]
    assert rest in ([], [table.words.say("card-ended")])


async def test_a_view_replaces_the_former_one_and_close_deletes_it(
    simulator: Simulator[Any],
):
    table, player = await open_solo_table(simulator, "touareg")
    first = await player.open()
    log = (await player.person.press(table.card, "Log")).message
    assert [view.id for view in list_views(player)] == [log.id] != [first.id]
    assert "Back to the table" in labels_of(log)
    await player.person.press(log, "Back to the table")
    (back,) = list_views(player)
    assert back.id == log.id and "What do you do?" in text_of(back)
    again = await player.open()
    assert [view.id for view in list_views(player)] == [again.id]
    more = (await player.person.press(table.card, "…")).message
    rules = (await player.person.press(more, "Rules")).message
    await player.person.press(rules, "Close")
    assert list_views(player) == []


async def test_a_press_in_the_view_is_answered_there(simulator: Simulator[Any]):
    table, player = await open_solo_table(simulator, "touareg")
    more = (await player.person.press(table.card, "…")).message
    for label in ("Catch up", "Back to the table"):
        await player.person.press(more, label)
        assert [view.id for view in list_views(player)] == [more.id]
    assert "What do you do?" in text_of(more.now)


async def test_an_expired_view_is_left_and_the_next_press_brings_a_new_one(simulator: Simulator[Any]):
    table = await open_table(simulator, "souk", [*SOLO, ("Thomas", "fr")], language="en")
    amara, thomas = table.players
    view = await amara.open()
    await amara.answer(view, number(amara, view, 0))
    await simulator.pass_time(HONOURED + 60)
    stood = text_of(view.now)
    await thomas.answer(theirs := await thomas.open(), number(thomas, theirs, 0))
    assert text_of(view.now) == stood
    again = await amara.open()
    assert amara.list_offers(again) and "Round 2" in text_of(table.card)


@pytest.mark.costly
async def test_the_view_follows_what_another_person_does(simulator: Simulator[Any]):
    table = await open_table(simulator, "souk", [*SOLO, ("Thomas", "fr")], language="en")
    amara, thomas = table.players
    view = await amara.open()
    await amara.answer(view, number(amara, view, 0))
    assert "Waiting for Thomas" in text_of(view.now)
    await thomas.answer(theirs := await thomas.open(), number(thomas, theirs, 0))
    for person, shown in ((amara, view), (thomas, theirs)):
        assert person.list_offers(shown.now), text_of(shown.now)
    assert "Thomas had offered 0" in text_of(view.now)


async def test_two_devices_of_one_person_play_a_move_once(simulator: Simulator[Any]):
    """A second device shows a view that the first has replaced: Discord reports it late, and the press counts once."""
    table, player = await open_solo_table(simulator, "touareg")
    phone = await player.open()
    pressed = player.person.would_press(phone, "Draw 3")
    await player.person.press(await player.open(), "Draw 3")
    await simulator.do(pressed)
    loaded, moves = await load_stored(simulator)
    seat = loaded.find_seat(player.person.id)
    assert seat is not None
    assert [move.move for move in moves if move.seat == seat.seat] == ["draw"]
    assert len(list_views(player)) == 1 and table.list_awaited() == [player]


@pytest.mark.costly
async def test_a_robot_that_moves_while_an_edit_is_under_way_is_shown_in_the_end(simulator: Simulator[Any]):
    """Discord is slow with edits, and the newest position comes last."""
    _, player = await open_solo_table(simulator, "touareg")
    view = await player.open()
    chance = random.Random(3)
    for _ in range(12):
        simulator.fail("PATCH", "/webhooks/*/*/messages/@original", status=500, times=chance.randint(0, 1))
        if not await answer_once(player, view):
            break
        simulator.heal()
        await simulator.pass_time(5)
        if not player.list_offers(view.now):
            view = await player.open()
    loaded, _ = await load_stored(simulator)
    seat = loaded.find_seat(player.person.id)
    assert seat is not None
    shown = {button.custom_id.split(":")[3] for button in buttons_of(view.now) if button.custom_id.startswith(ANSWERS)}
    assert shown <= {str(seat.decision)}
    assert menus_of(view.now) or shown


async def test_a_move_pressed_in_the_message_and_in_the_channel_at_once_is_played_once(simulator: Simulator[Any]):
    table = await open_table(simulator, "touareg", [*SOLO, ("Thomas", "fr")], language="en")
    (player,) = table.list_awaited()
    view, message = await player.open(), player.person.dms[-1]
    drawing = player.label("touareg-button-draw", count=3)
    both = [player.person.would_press(message, drawing) for message in (message, view)]
    await simulator.at_once(*both)
    _, moves = await load_stored(simulator)
    assert [move.move for move in moves] == ["draw"]
    for shown in (view.now, message.now):
        assert player.list_offers(shown) and all(drawing not in label for label in labels_of(shown)), text_of(shown)


async def test_an_act_is_taken_back_while_the_other_opens_the_table(simulator: Simulator[Any]):
    """The player who opens it then sees the final position, not the undone turn."""
    table = await open_table(simulator, "touareg", [*SOLO, ("Thomas", "en-GB")], language="en")
    (player,) = table.list_awaited()
    (other,) = [one for one in table.players if one is not player]
    view = await player.open()
    for _ in range(MOST_STEPS):
        if table.list_awaited() == [other]:
            break
        market = [one for one in buttons_of(view.now) if "Take 1 " in one.label or "End the turn" in one.label]
        await player.answer(view, (market or player.list_offers(view.now))[0])
    assert table.list_awaited() == [other]
    back = next(label for label in labels_of(view.now) if label.startswith("Take back"))
    opening = other.person.would_press(table.card, "Play")
    _, opened = await simulator.at_once(player.person.would_press(view, back), opening)
    assert table.list_awaited() == [player]
    assert other.list_offers(opened.message.now) == [] and player.person.name in text_of(opened.message.now)
    assert player.list_offers(view.now)


def number(player: Player, message: Message, salt: int) -> Button:
    """Return the button that offers that number."""
    say = words(player.language).say("dialog-number-least", number=salt)
    return next(button for button in buttons_of(message.now) if button.label == say)


@pytest.mark.costly
async def test_an_act_is_explained_twice_also_in_a_view_that_follows_its_table(simulator: Simulator[Any]):
    """Updates of a view count like the answers to presses."""
    _, player = await open_solo_table(simulator, "timbuktu")
    view = await player.open()
    asked, explained = set[str](), set[str]()
    for _ in range(MOST_STEPS):
        if "travels this round" in text_of(view.now):
            break
        decision = next(
            str(offer.custom_id).split(":")[3] for offer in player.list_offers(view.now) if isinstance(offer, Button)
        )
        asked.add(decision)
        if "Stand one camel in an enclosure" in text_of(view.now):
            explained.add(decision)
        await answer_once(player, view)
    assert len(explained) == 2 < len(asked)


async def test_a_game_is_explained_once_also_in_a_view_that_follows(simulator: Simulator[Any]):
    table = await open_table(simulator, "touareg", [("Amara", "en-GB"), ("Thomas", "en-GB")])
    seen = {player: await player.open() for player in table.players}
    (first,), explained = table.list_awaited(), list[bool]()
    (second,) = set(table.players) - {first}
    while not second.list_offers(seen[second].now):
        assert await answer_once(first, seen[first])
    explained.append("In a turn you do one thing" in text_of(seen[second].now))
    await second.person.press(seen[second].now, "…")
    seen[second] = (await second.person.press(seen[second].now, "Back to the table")).message
    for _ in range(MOST_STEPS):
        explained.append("In a turn you do one thing" in text_of(seen[second].now))
        if not await answer_once(second, seen[second]):
            break
    for player in (first, second):
        while player in table.list_awaited():
            explained.append(player is second and "In a turn you do one thing" in text_of(seen[second].now))
            assert await answer_once(player, seen[player])
    assert explained.count(True) == 1 and explained[0] and len(explained) > 2
