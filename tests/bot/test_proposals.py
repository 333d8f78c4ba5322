"""What the players of a table ask each other: who is asked, when it is done, and what closes it."""

from __future__ import annotations

from bot.app.client import Azalai
from bot.store.rows import Status
from bot.tables.loading import load
from tests.bot.house import Opening, offer, running
from tests.desk import Desk, Message, labels_of, text_of

DAY = 86_400
HOUR = 3600.0


def question(desk: Desk[Azalai]) -> Message:
    """The newest message in the channel that asks for agreement, or did."""
    return next(one for one in reversed(desk.channel().messages) if "asks to" in text_of(one))


async def status(desk: Desk[Azalai]) -> Status:
    """Where the first table stands in its life."""
    return (await load(desk.bot.host, 1)).row.status


async def test_a_game_ends_when_all_agree_and_not_before(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas", "Idir")
        answer = await desk.person("Amara").slash(desk.channel(), "table end")
        assert answer.message.ephemeral
        asked = question(desk)
        assert set(asked.pings) == {"Thomas", "Idir"}
        await desk.person("Thomas").press(asked, "Agree")
        assert await status(desk) is Status.RUNNING
        await desk.restart()
        await desk.person("Idir").press(asked, "Agree")
        assert await status(desk) is Status.AGREED
        assert "Agreed." in text_of(asked.now)
        assert labels_of(asked.now) == [] and "Play" not in labels_of(card.now)
        assert "agreed to end the game" in text_of(card.now)
        await running(desk, "Thomas", host="Idir")  # the channel is free


async def test_one_refusal_closes_a_question_that_needs_all(open_desk: Opening):
    async with open_desk() as desk:
        await running(desk, "Thomas", "Idir")
        await desk.person("Amara").slash(desk.channel(), "table end")
        asked = question(desk)
        await desk.person("Thomas").press(asked, "Refuse")
        assert "nothing changes" in text_of(asked.now)
        late = await desk.person("Idir").press(asked, "Agree", stale=True)
        assert "closed already" in late.text
        assert await status(desk) is Status.RUNNING


async def test_only_those_at_the_table_have_a_vote_and_nobody_asks_twice(open_desk: Opening):
    async with open_desk() as desk:
        await running(desk, "Thomas")
        assert "do not sit" in (await desk.person("Karine").slash(desk.channel(), "table end")).text
        await desk.person("Amara").slash(desk.channel(), "table end")
        assert "have a vote" in (await desk.person("Karine").press(question(desk), "Agree")).text
        again = await desk.person("Thomas").slash(desk.channel(), "table end")
        assert "asked the same already" in again.text
        assert await status(desk) is Status.RUNNING


async def test_among_robots_one_person_decides(open_desk: Opening):
    async with open_desk() as desk:
        await running(desk, robots=2)
        answer = await desk.person("Amara").slash(desk.channel(), "table end")
        assert "nobody else to ask" in answer.text
        assert await status(desk) is Status.AGREED


async def test_what_nobody_answers_lapses_after_three_days_even_over_a_restart(open_desk: Opening):
    async with open_desk() as desk:
        await running(desk, "Thomas")
        await desk.person("Amara").slash(desk.channel(), "table end")
        asked = question(desk)
        await desk.pass_time(2.9 * DAY)
        await desk.pass_time(HOUR)
        await desk.restart()
        assert "Open until" in text_of(asked.now)
        await desk.pass_time(0.2 * DAY)
        assert "closed" in text_of(asked.now)
        assert labels_of(asked.now) == []


async def test_who_leaves_is_asked_no_more(open_desk: Opening):
    async with open_desk() as desk:
        await running(desk, "Thomas", "Idir")
        await desk.person("Amara").slash(desk.channel(), "table end")
        asked = question(desk)
        await desk.person("Thomas").press(asked, "Agree")
        answer = await desk.person("Idir").slash(desk.channel(), "table leave")
        await desk.person("Idir").press(answer.message, "Leave the game")
        assert "Agreed." in text_of(asked.now)
        assert await status(desk) is Status.AGREED


async def test_acts_are_taken_back_when_all_agree_and_everybody_is_called_anew(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        before = (await load(desk.bot.host, 1)).state
        for name in ("Amara", "Thomas"):
            await offer(desk.person(name), card)
        assert (await load(desk.bot.host, 1)).state != before
        await desk.person("Thomas").slash(desk.channel(), "table undo", acts=2)
        asked = question(desk)
        assert "the last 2 acts" in text_of(asked)
        await desk.person("Amara").press(asked, "Agree")
        loaded = await load(desk.bot.host, 1)
        assert loaded.state == before
        assert loaded.row.position == 3
        assert "All agreed to take the last 2 acts back" in text_of(card.now)
        await offer(desk.person("Amara"), card)
        assert (await load(desk.bot.host, 1)).row.position == 4


async def test_an_undo_is_not_done_once_somebody_has_played_on(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas", "Idir")
        await offer(desk.person("Amara"), card)
        await desk.person("Thomas").slash(desk.channel(), "table undo")
        asked = question(desk)
        await offer(desk.person("Thomas"), card)
        before = (await load(desk.bot.host, 1)).state
        await desk.person("Idir").press(asked, "Agree")
        assert "the table moved on" in text_of(asked.now)
        assert (await load(desk.bot.host, 1)).state == before


async def test_more_acts_than_were_played_are_refused(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas")
        assert "Nothing has been played" in (await desk.person("Amara").slash(desk.channel(), "table undo")).text
        await offer(desk.person("Amara"), card)
        many = await desk.person("Thomas").slash(desk.channel(), "table undo", acts=5)
        assert "Only one act" in many.text


async def test_who_keeps_the_others_waiting_for_days_is_sent_away_by_most_of_them(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas", "Idir", "Karine")
        for name in ("Amara", "Thomas", "Karine"):
            await offer(desk.person(name), card)
        early = await desk.person("Amara").slash(desk.channel(), "table kick", player=desk.person("Idir"))
        assert "has not kept the others waiting" in early.text
        await desk.pass_time(3.5 * DAY)
        await desk.pass_time(HOUR)
        await desk.person("Amara").slash(desk.channel(), "table kick", player=desk.person("Idir"))
        asked = question(desk)
        assert "have a vote" in (await desk.person("Idir").press(asked, "Refuse")).text
        await desk.person("Thomas").press(asked, "Agree")
        loaded = await load(desk.bot.host, 1)
        assert loaded.seats[2].user_id is None
        offered = next(one for one in desk.channel().messages if "Take this seat" in labels_of(one))
        await desk.person("Tarek").press(offered, "Take this seat")
        loaded = await load(desk.bot.host, 1)
        assert loaded.seats[2].user_id == desk.person("Tarek").id


async def test_who_plays_at_last_is_not_sent_away(open_desk: Opening):
    async with open_desk() as desk:
        card = await running(desk, "Thomas", "Idir", "Karine")
        for name in ("Amara", "Thomas", "Karine"):
            await offer(desk.person(name), card)
        await desk.pass_time(3.5 * DAY)
        await desk.pass_time(HOUR)
        await desk.person("Amara").slash(desk.channel(), "table kick", player=desk.person("Idir"))
        asked = question(desk)
        await offer(desk.person("Idir"), card)
        await desk.person("Thomas").press(asked, "Agree")
        assert "the table moved on" in text_of(asked.now)
        assert (await load(desk.bot.host, 1)).seats[2].user_id == desk.person("Idir").id


async def test_a_game_that_ends_by_its_rules_leaves_no_question_open(open_desk: Opening):
    async with open_desk() as desk:
        await running(desk, "Thomas")
        await desk.person("Amara").slash(desk.channel(), "table end")
        asked = question(desk)
        for _ in range(3):
            for name in ("Amara", "Thomas"):
                await desk.person(name).slash(desk.channel(), "souk offer", salt="0")
        assert await status(desk) is Status.FINISHED
        assert "is closed" in text_of(asked.now)
        assert labels_of(asked.now) == []
        late = await desk.person("Thomas").press(asked, "Agree", stale=True)
        assert "closed already" in late.text


async def test_an_agreed_end_closes_what_else_was_asked(open_desk: Opening):
    async with open_desk() as desk:
        await running(desk, "Thomas", "Idir")
        amara, thomas, idir = (desk.person(name) for name in ("Amara", "Thomas", "Idir"))
        await amara.slash(desk.channel(), "table end")
        end = question(desk)
        await amara.slash(desk.channel(), "table pace", pace="24")
        pace = desk.channel().messages[-1]
        for asked in (end, pace):
            await thomas.press(asked, "Agree")
        answer = await idir.slash(desk.channel(), "table leave")
        await idir.press(answer.message, "Leave the game")  # the votes on both are counted again
        assert await status(desk) is Status.AGREED
        assert "Agreed." in text_of(end.now)
        assert "is closed" in text_of(pace.now)
        assert (await load(desk.bot.host, 1)).row.pace == "{}"
