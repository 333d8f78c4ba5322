"""Newcomers: the lesson on the lobby, an invitation with a button, and a place for the rematch."""

from __future__ import annotations

from azalai.bot.app.client import Azalai
from azalai.bot.store.rows import MessageKind
from tests.bot.fixtures import Opening, open_lobby, open_transaction
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


async def test_an_invitation_is_deleted_when_the_game_begins(simulator: Simulator[Azalai]) -> None:
    amara, thomas, channel = simulator.person("Amara"), simulator.person("Thomas"), simulator.channel()
    await open_lobby(simulator, player1=thomas, player2=simulator.person("Idir"))
    card, invitation = channel.messages
    await thomas.press(invitation, "Join")
    assert "invited to a table" in text_of(channel.messages[1]), "Idir may still join"
    await amara.press(card, "Start")
    assert not any("invited to a table" in text_of(message) for message in channel.messages)
    async with open_transaction(simulator) as tx:
        assert await tx.messages.list_about(1, MessageKind.INVITATION) == []


async def test_an_invitation_to_a_closed_table_has_no_button_to_join(open_simulator: Opening) -> None:
    async with open_simulator(lobby_expiry=3600.0) as simulator:
        amara, thomas, channel = simulator.person("Amara"), simulator.person("Thomas"), simulator.channel()
        await open_lobby(simulator, player1=thomas)
        card, invitation = channel.messages
        assert "Join" in labels_of(invitation)
        await amara.press((await amara.press(card, "Cancel")).message, "Cancel the table")
        assert "Join" not in labels_of(invitation.now) and "Thomas" in text_of(invitation.now)
        await amara.press(card.now, "Reopen")
        assert "Join" in labels_of(invitation.now)
        await simulator.pass_time(3700)
        assert "Join" not in labels_of(invitation.now), "it has expired"


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
