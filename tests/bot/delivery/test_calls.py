"""Calls of a turn: one for each turn, to the players who must decide, deleted when the turn is over."""

from __future__ import annotations

import pytest

from azalai.bot.app.client import Azalai
from tests.bot.fixtures import list_called, list_pings, manager, offer, open_lobby, start_table, wait_for_absence
from tests.simulator import Message, Simulator, buttons_of, text_of


async def start_touareg(simulator: Simulator[Azalai], *others: str, robots: int = 0) -> tuple[Message, str]:
    """Start a table of Touareg, in which players decide in turn; return its card and the player to move."""
    card = await start_table(simulator, *others, robots=robots, game="touareg")
    return card, to_play(card, "Amara", *others)


def to_play(card: Message, *names: str) -> str:
    return next(name for name in names if f"**{name} to play.**" in text_of(card.now))


PLAYING = ("az:option:", "az:play-it:")


async def draw_out(simulator: Simulator[Azalai], card: Message, name: str) -> None:
    """Draw and send one card to the market, which is a turn of the first stage."""
    person = simulator.person(name)
    await person.slash(simulator.channel(), "touareg draw")
    dialog = (await person.press(card, "Play")).message
    while name in text_of(card.now).splitlines()[0]:
        offered = [button.custom_id for button in buttons_of(dialog.now) if button.custom_id.startswith(PLAYING)]
        await person.press(dialog, offered[0])


async def test_all_who_choose_at_once_are_named_in_one_call(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas", robots=1)
    assert list_called(simulator) == [("Amara", "Thomas")]


@pytest.mark.costly
async def test_the_call_of_the_turn_before_is_deleted_when_the_turn_passes(simulator: Simulator[Azalai]):
    card, first = await start_touareg(simulator, "Thomas", "Idir")
    assert list_called(simulator) == [(first,)]
    await draw_out(simulator, card, first)
    second = to_play(card, "Amara", "Thomas", "Idir")
    assert second != first
    assert list_called(simulator) == [(second,)]
    assert len([dm for dm in simulator.person(second).dms if "Your turn in" in text_of(dm)]) == 1


async def test_a_move_within_a_turn_causes_no_new_call(simulator: Simulator[Azalai]):
    _, first = await start_touareg(simulator, "Thomas", "Idir")
    (before,) = list_pings(simulator.channel())
    await simulator.person(first).slash(simulator.channel(), "touareg draw")
    (after,) = list_pings(simulator.channel())
    assert after.id == before.id


@pytest.mark.costly
async def test_a_call_names_only_players_who_still_decide(simulator: Simulator[Azalai]):
    card = await open_lobby(simulator, "Thomas")
    simulator.fail("POST", "/channels/*/messages", status=503, times=None)
    await simulator.person("Amara").press(card, "Start")
    simulator.heal()
    await simulator.person("Amara").slash(simulator.channel(), "souk offer", salt="3")
    await simulator.pass_time(60)
    assert list_called(simulator) == [("Thomas",)]


@pytest.mark.costly
async def test_no_call_is_left_when_the_game_is_over_and_who_saw_it_end_is_named_alone(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    for _ in range(2):
        for name in ("Amara", "Thomas"):
            await offer(simulator.person(name), card)
    await offer(simulator.person("Amara"), card)
    await wait_for_absence(simulator)
    await offer(simulator.person("Thomas"), card)
    assert list_called(simulator) == []
    (end,) = [message for message in simulator.channel().messages if "the game is over" in text_of(message)]
    assert end.content.startswith(f"<@{simulator.person('Amara').id}> and **Thomas**: the game is over (Souk).")
    assert end.pings == ("Amara",)


async def test_no_call_and_no_buttons_are_left_when_the_game_is_cancelled(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    lalla = simulator.person("Lalla", permissions=manager())
    question = (await lalla.slash(simulator.channel(), "table cancel")).message
    await lalla.press(question, "End the game")
    assert list_called(simulator) == []
    for name in ("Amara", "Thomas"):
        assert [buttons_of(dm) for dm in simulator.person(name).dms] == [[]]
        assert text_of(simulator.person(name).dms[0]) == "The game was cancelled."


async def test_a_call_goes_when_a_robot_takes_the_seat(simulator: Simulator[Azalai]):
    card, first = await start_touareg(simulator, "Thomas", "Idir")
    question = (await simulator.person(first).slash(simulator.channel(), "table leave")).message
    await simulator.person(first).press(question, "Leave the game")
    ((other,),) = list_called(simulator)
    assert other != first
    assert text_of(simulator.person(first).dms[0]) == "You don’t sit at table 1 (Touareg) any more."
    assert f"**{other} to play.**" in text_of(card.now)


@pytest.mark.costly
async def test_the_buttons_of_a_direct_message_go_when_the_turn_is_over(simulator: Simulator[Azalai]):
    card, first = await start_touareg(simulator, "Thomas", "Idir")
    await draw_out(simulator, card, first)
    (message,) = simulator.person(first).dms
    assert buttons_of(message) == []
