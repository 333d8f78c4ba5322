"""One call for a turn, to those who must decide, and none that has outlived its turn."""

from __future__ import annotations

from bot.app.client import Azalai
from tests.bot.house import Opening, lobby, offer, pings, running
from tests.desk import Desk, Message, buttons_of, text_of


def called(desk: Desk[Azalai]) -> list[tuple[str, ...]]:
    return [ping.pings for ping in pings(desk.channel())]


async def touareg(desk: Desk[Azalai], *others: str, robots: int = 0) -> tuple[Message, str]:
    """A running table of Touareg, where people decide in turn, and whose turn it is."""
    card = await running(desk, *others, robots=robots, game="touareg")
    return card, to_play(card, "Amara", *others)


def to_play(card: Message, *names: str) -> str:
    return next(name for name in names if f"**{name} to play.**" in text_of(card.now))


async def draw_out(desk: Desk[Azalai], card: Message, name: str) -> None:
    """Draws, and sends one card to the market: a turn in the first stage."""
    person = desk.person(name)
    await person.slash(desk.channel(), "touareg draw")
    dialog = (await person.press(card, "Play")).message
    await person.choose(dialog, "", "0")
    while name in text_of(card.now).splitlines()[0]:
        offered = [
            one.custom_id for one in buttons_of(dialog.now) if ":do:" in one.custom_id or ":answer:" in one.custom_id
        ]
        await person.press(dialog, offered[0])


async def test_all_who_choose_at_once_are_named_in_one_call(open_desk: Opening):
    async with open_desk() as desk:
        await running(desk, "Thomas", robots=1)
        assert called(desk) == [("Amara", "Thomas")]


async def test_the_call_of_the_turn_before_is_deleted_when_the_turn_passes(open_desk: Opening):
    async with open_desk() as desk:
        card, first = await touareg(desk, "Thomas", "Idir")
        assert called(desk) == [(first,)]
        await draw_out(desk, card, first)
        second = to_play(card, "Amara", "Thomas", "Idir")
        assert second != first
        assert called(desk) == [(second,)]
        assert len([one for one in desk.person(second).dms if "Your turn in" in text_of(one)]) == 1


async def test_what_is_done_within_a_turn_calls_nobody_again(open_desk: Opening):
    async with open_desk() as desk:
        _, first = await touareg(desk, "Thomas", "Idir")
        (before,) = pings(desk.channel())
        await desk.person(first).slash(desk.channel(), "touareg draw")
        (after,) = pings(desk.channel())
        assert after.id == before.id


async def test_a_call_names_nobody_who_no_longer_decides(open_desk: Opening):
    async with open_desk() as desk:
        card = await lobby(desk, "Thomas")
        desk.fail("POST", "/channels/*/messages", status=503, times=None)
        await desk.person("Amara").press(card, "Start")
        desk.heal()
        await desk.person("Amara").slash(desk.channel(), "souk offer", salt="3")
        await desk.pass_time(60)
        assert called(desk) == [("Thomas",)]


async def test_no_call_is_left_when_the_game_is_over(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        for _ in range(3):
            for name in ("Amara", "Thomas"):
                await offer(desk.person(name), card)
        assert called(desk) == []
        (end,) = [message for message in desk.channel().messages if "the game is over" in text_of(message)]
        assert end.pings == ("Amara", "Thomas")


async def test_no_call_and_no_buttons_are_left_when_the_game_is_cancelled(open_desk: Opening):
    async with open_desk() as desk:
        await running(desk, "Thomas")
        amara = desk.person("Amara")
        question = (await amara.slash(desk.channel(), "table cancel")).message
        await amara.press(question, "End the game")
        assert called(desk) == []
        for name in ("Amara", "Thomas"):
            assert [buttons_of(dm) for dm in desk.person(name).dms] == [[]]
            assert text_of(desk.person(name).dms[0]) == "The game was cancelled."


async def test_a_call_goes_when_a_robot_takes_the_seat(open_desk: Opening):
    async with open_desk() as desk:
        card, first = await touareg(desk, "Thomas")
        other = "Thomas" if first == "Amara" else "Amara"
        question = (await desk.person(first).slash(desk.channel(), "table leave")).message
        await desk.person(first).press(question, "Leave the game")
        assert called(desk) == [(other,)]
        assert text_of(desk.person(first).dms[0]) == "You have left the table."
        assert f"**{other} to play.**" in text_of(card.now)


async def test_the_buttons_of_a_direct_message_go_when_the_turn_is_over(open_desk: Opening):
    async with open_desk() as desk:
        card, first = await touareg(desk, "Thomas", "Idir")
        await draw_out(desk, card, first)
        (message,) = desk.person(first).dms
        assert buttons_of(message) == []
