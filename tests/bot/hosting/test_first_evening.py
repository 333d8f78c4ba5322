"""Newcomers: the lesson on the lobby, an invitation with a button, and a place for the rematch."""

from __future__ import annotations

from azalai.bot.app.client import Azalai
from tests.bot.fixtures import open_lobby
from tests.simulator import Simulator, labels_of, text_of


async def test_an_invitation_says_by_whom_and_is_accepted_with_a_press(simulator: Simulator[Azalai]) -> None:
    thomas = simulator.person("Thomas")
    await open_lobby(simulator, player1=thomas)
    channel = simulator.channel()
    invitation = next(message for message in channel.messages if "invited to a table" in text_of(message))
    assert "Amara" in text_of(invitation)
    answer = await thomas.press(invitation, "Join")
    assert "waiting" not in answer.text
    assert "2. **Thomas**" in text_of(channel.messages[0]) or any(
        "2. Thomas" in text_of(message) or "2. **Thomas**" in text_of(message) for message in channel.messages
    )
    assert "invited to a table" in text_of(next(message for message in channel.messages if message.id == invitation.id))


async def test_the_lesson_is_on_each_lobby_with_a_player_who_has_not_finished_it(
    simulator: Simulator[Azalai],
) -> None:
    first = await open_lobby(simulator, game="touareg")
    assert "Learn this game" in labels_of(first)
    await simulator.person("Amara").press(first, "Cancel")
    again = await open_lobby(simulator, game="touareg")
    assert again.id != first.id
    assert "Learn this game" in labels_of(again)


async def test_a_rematch_goes_to_a_thread_where_the_channel_is_taken(simulator: Simulator[Azalai]) -> None:
    amara = simulator.person("Amara")
    card = await open_lobby(simulator, "Thomas")
    await amara.press(card, "Start")
    confirmation = await amara.slash(simulator.channel(), "table resign")
    await amara.press(confirmation.message, "Resign")
    over = next(message for message in simulator.channel().messages if "Rematch" in labels_of(message))
    await open_lobby(simulator, host="Karine", game="touareg")
    offered = await amara.press(over, "Rematch")
    assert "Open it in a thread" in labels_of(offered.message)
    answer = await amara.press(offered.message, "Open it in a thread")
    assert "already" not in answer.text
    assert len(simulator.channel().threads) == 1
