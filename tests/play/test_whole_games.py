"""Whole games of Touareg, pressed and typed from the first card to the final ranking by simulated people."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from azalai.bot.app.client import Azalai
from azalai.locales import Language
from tests.openapi import ABSENT, Contract
from tests.play.bookkeeping import (
    check_channel,
    count_moves,
    kill_at_commit,
)
from tests.play.calls import count_sounds, leave_table
from tests.play.people_at_play import PlayedTable, Player, open_table
from tests.play.played_out import MIXED, play_whole_evening, play_whole_game
from tests.simulator import Message, Simulator, buttons_of, labels_of, text_of
from tests.simulator.reading import Button, Menu


async def open_again(table: PlayedTable) -> Message:
    """Open another table in the same channel, and return its card."""
    await table.players[0].person.slash(table.channel, "touareg new")
    return table.channel.messages[-1]


@pytest.mark.long(seconds=40)
@pytest.mark.parametrize(("people", "language", "played"), [(2, "fr", play_whole_game), (3, "en", play_whole_evening)])
async def test_two_and_three_people_press_their_way_to_the_ranking_each_in_their_language(
    simulator: Simulator[Azalai], people: int, language: Language, played: Callable[..., Awaitable[None]]
):
    table = await open_table(simulator, "touareg", MIXED[:people], language=language)
    await played(simulator, table)
    assert "1. **Amara**" in text_of(await open_again(table))


@pytest.mark.long(seconds=15)
async def test_five_people_press_their_way_to_the_ranking_with_plain_pictures(
    simulator: Simulator[Azalai], plain_pictures: Callable[[Any], bytes]
):
    table = await open_table(simulator, "touareg", MIXED, language="fr")
    await play_whole_game(simulator, table)


@pytest.mark.costly(seconds=4)
async def test_two_people_and_a_robot_with_plain_pictures(
    simulator: Simulator[Azalai], plain_pictures: Callable[[Any], bytes]
):
    table = await open_table(simulator, "touareg", MIXED[:2], robots=1, language="en")
    await play_whole_evening(simulator, table)


@pytest.mark.long(seconds=10)
async def test_a_game_played_in_direct_messages_alone_with_plain_pictures(
    simulator: Simulator[Azalai], plain_pictures: Callable[[Any], bytes]
):
    table = await open_table(simulator, "touareg", MIXED[:2], language="fr", way="dm")
    await play_whole_game(simulator, table)
    assert all(player.person.private == [] for player in table.players[1:])


@pytest.mark.long(seconds=10)
async def test_a_game_typed_in_slash_commands_alone_with_plain_pictures(
    simulator: Simulator[Azalai], plain_pictures: Callable[[Any], bytes]
):
    table = await open_table(simulator, "touareg", MIXED[:2], language="en", way="typing")
    await play_whole_evening(simulator, table)


async def test_requests_of_a_game_match_discords_description(
    simulator: Simulator[Azalai], plain_pictures: Callable[[Any], bytes]
):
    contract = Contract.load()
    if contract is None:
        pytest.skip(ABSENT)
    table = await open_table(simulator, "touareg", MIXED[:3], language="en", way="dm")
    for _ in range(6):
        await table.list_awaited()[0].take_turn()
    assert len(simulator.requests) > 60
    checks = [
        (request.path, contract.check_request(request.method, request.path, request.json))
        for request in simulator.requests
    ]
    assert [problem for problem in checks if problem[1]] == []


# Restarts


class Unlucky(Player):
    """Person at whose presses the bot sometimes dies, and who presses the same button again."""

    accidents = 0

    async def answer(self, message: Message, offer: Button | Menu) -> None:
        if self.chance.random() > 0.3:
            await super().answer(message, offer)
            return
        self.accidents += 1
        simulator, name = self.table.simulator, self.person.name
        prepared = self.would_answer(message, offer)
        before = await count_moves(simulator, name)
        if self.chance.random() < 0.5:
            await kill_at_commit(simulator, prepared)
            assert await count_moves(simulator, name) == before
            await simulator.do(prepared)
            assert await count_moves(simulator, name) <= before + 1
            return
        await simulator.kill_during(prepared, requests=self.chance.randint(1, 6))
        after = await count_moves(simulator, name)
        assert after <= before + 1
        if message.gone:  # the turn has come back by way of the robot, and the message of the new one took its place
            assert self.by_dm and after > before and self in self.table.list_awaited()
            assert await self.open()
            return
        if after > before:
            again = await simulator.do(prepared)
            assert again.acknowledged
            assert await count_moves(simulator, name) == after
            if self.by_dm and not buttons_of(message.now):
                self.look_at_line(message.now)
            else:
                assert self.label("dialog-changed") in text_of(message.now)

    def would_answer(self, message: Message, offer: Button | Menu) -> Any:
        """Prepare the same answer without giving it."""
        if isinstance(offer, Menu):
            values = [value for _, value in offer.options][: offer.least]
            return self.person.would_choose(message, offer.custom_id, *values)
        return self.person.would_press(message, offer.custom_id)


@pytest.mark.long(seconds=30)
@pytest.mark.parametrize("seed", [3, 4, 12])
@pytest.mark.parametrize("by_dm", [True, False])
async def test_a_bot_killed_repeatedly_loses_and_doubles_no_move(
    simulator: Simulator[Azalai], plain_pictures: Callable[[Any], bytes], by_dm: bool, seed: int
):
    table = await open_table(simulator, "touareg", MIXED[:2], robots=1, language="fr")
    table.players = [
        Unlucky(table, player.person, locale, seed, by_dm=by_dm)
        for player, (_, locale) in zip(table.players, MIXED, strict=False)
    ]
    await play_whole_game(simulator, table, killed=True)
    assert sum(player.accidents for player in table.players if isinstance(player, Unlucky)) >= 10


@pytest.mark.costly
@pytest.mark.parametrize("requests", range(11))
async def test_wherever_the_end_of_a_turn_is_cut_off_the_next_is_called_once(
    simulator: Simulator[Azalai], plain_pictures: Callable[[Any], bytes], requests: int
):
    table = await open_table(simulator, "touareg", MIXED[:2], language="en")
    (player,) = table.list_awaited()
    (other,) = [one for one in table.players if one is not player]
    message = await player.open()
    await player.person.press(message, player.label("touareg-button-draw", count=3))
    sending = player.person.would_press(message, player.list_offers(message.now)[0].custom_id)
    await simulator.kill_during(sending, requests)
    assert await count_moves(simulator, player.person.name) == 2
    assert table.list_awaited() == [other]
    check_channel(table)
    (ping,) = table.pings
    assert ping.pings == (other.person.name,)
    assert [labels_of(letter) != [] for letter in other.person.dms] == [True]
    assert [labels_of(letter) for letter in player.person.dms] == [[]]


@pytest.mark.costly
@pytest.mark.parametrize("by_dm", [True, False], ids=["by message", "at the table"])
@pytest.mark.parametrize("requests", range(11))
async def test_wherever_a_turn_that_comes_back_past_the_robot_is_cut_off_it_is_called_once(
    simulator: Simulator[Azalai], plain_pictures: Callable[[Any], bytes], requests: int, by_dm: bool
):
    """A player at the table sees it come back, and is called if they do not act; a restart forgets who is there."""
    table = await open_table(simulator, "touareg", MIXED[:1], robots=1, way="dm" if by_dm else "buttons")
    (player,) = table.players
    message = await player.open()
    draws = player.label("touareg-button-draw", count=3), player.label("touareg-act-draw")  # if it is the only option
    await player.person.press(message, next(label for label in draws if label in labels_of(message)))
    sending = player.person.would_press(message, player.list_offers(message.now)[0].custom_id)
    await simulator.kill_during(sending, requests)
    assert await count_moves(simulator, player.person.name) == 2
    await leave_table(table)
    assert count_sounds(table) == {player.person.name: 2}


@pytest.mark.costly
async def test_an_open_dialog_goes_on_after_a_restart(simulator: Simulator[Azalai]):
    table = await open_table(simulator, "touareg", MIXED[:2], language="en")
    (player,) = table.list_awaited()
    message = player.look(await player.open())
    await simulator.restart()
    await player.person.press(message.now, player.label("touareg-button-draw", count=3))
    assert await count_moves(simulator, player.person.name) == 1
    assert player.list_offers(message.now)
    assert text_of(message.now) != text_of(message)
