"""A rehearsal on the wire: whole, with each surprise once, and nothing of it left behind."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import discord
import msgspec
import pytest

from bot.config import Settings
from bot.dialogs.permissions import ASKED_FOR
from bot.errors import CannotStart
from bot.operations.rehearsal.place import LACKED
from bot.operations.rehearsal.rehearse import rehearse
from bot.operations.rehearsal.report import Report, Verdict
from bot.operations.rehearsal.stage import Asked
from bot.operations.rehearsal.steps import STEPS
from tests.wire import WireDiscord
from tests.wire.azalai import Hosted, started
from tests.wire.messages import Message
from tests.wire.rehearsing import (
    DEFERRED,
    DIRECT,
    Operator,
    Quick,
    differing,
    left_on,
    rehearsed,
    step,
    the_channel,
)

POST, EDIT = "POST /channels/*/messages", "PATCH /channels/*/messages/*"
CALLBACK, ANSWER = "POST /interactions/*/*/callback", "PATCH /webhooks/*/*/messages/@original"
INVALID = (400, 50035, "Invalid Form Body")


@pytest.fixture
def operator(wire: WireDiscord) -> Operator:
    """Somebody who does all that is asked."""
    wire.announces_threads = True
    return Operator(wire.person("Amara"), the_channel(wire))


def not_tried(report: Report) -> list[str]:
    """The steps that were not tried, by name, in their order."""
    return [one.name for one in report.results if one.verdict is Verdict.NOT_TRIED]


async def test_where_all_is_as_expected_every_step_is_well(wire: WireDiscord, operator: Operator) -> None:
    wire.kept_files_by_name = True
    told: list[str] = []
    report = await rehearsed(wire, operator, told=told)
    assert [one.line() for one in report.results if one.verdict is not Verdict.OK] == []
    assert report.is_well and left_on(wire) == [] and wire.problems == []
    assert told == [one.line() for one in report.results]
    (shown,) = operator.seen
    assert shown.deleted and len(shown.edits[-1].files) == 1


async def test_what_is_posted_is_what_the_bot_posts(wire: WireDiscord, operator: Operator) -> None:
    """The card in the first post, the call as ordinary text with its mention, the direct message with its picture."""
    await rehearsed(wire, operator)
    cards = [call for call in wire.calls_to(POST) if call.uploads]
    first = cards[0].body_map
    assert first["flags"] & 1 << 15 and cards[0].uploads[0].content.startswith(b"\x89PNG")
    calls = [one.body_map for one in wire.calls_to(POST) if "your turn" in (one.body_map.get("content") or "").lower()]
    assert [bool(int(one.get("flags") or 0) & 1 << 12) for one in calls[:2]] == [False, True]
    assert all(one["components"] and one["allowed_mentions"]["users"] for one in calls[:2])
    assert operator.person.dm.everything[0].pinged == [] and len(calls) == 3


async def test_the_report_holds_no_token_and_nobody_s_name(wire: WireDiscord, operator: Operator) -> None:
    wire.faults.refuse(CALLBACK, *INVALID)
    wire.faults.drop(ANSWER)
    operator.presses[DEFERRED] = lambda message: operator.person.press(message, "Press here")
    report = await rehearsed(wire, operator)
    tokens = [interaction.token for interaction in wire.interactions.values()]
    for text in (report.text(), report.json().decode()):
        assert [one for one in (wire.token, *tokens, "Amara", "Caravanserai", "oasis") if one in text] == []
        assert set(re.findall(r"\d{15,}", text)) <= {str(report.channel), str(operator.person.id)}
    read = msgspec.json.decode(report.json())
    assert read["channel"] == str(the_channel(wire).id) and len(read["results"]) == len(STEPS) + 1


def test_every_permission_that_the_bot_needs_is_looked_at_and_no_other() -> None:
    assert discord.Permissions(**dict.fromkeys(LACKED, True)) == ASKED_FOR


def test_every_step_has_a_name_of_its_own_and_names_a_document() -> None:
    assert len({one.name for one in STEPS}) == len(STEPS)
    assert [
        one.name for one in STEPS if not re.match(r"https://(docs\.discord\.com|github\.com/discord)/", one.document)
    ] == []


async def test_a_new_picture_that_is_refused(wire: WireDiscord, operator: Operator) -> None:
    """discord-api-docs#7529."""
    wire.faults.refuse(EDIT, *INVALID)
    report = await rehearsed(wire, operator)
    assert differing(report) == ["new picture"] and left_on(wire) == []
    found = step(report, "new picture")
    assert "Discord answered 400 (50035) Invalid Form Body" in found.came and "old board stays" in (found.means or "")
    assert (found.requests[-1].status, found.requests[-1].code) == (400, 50035)


async def test_a_card_in_an_archived_thread_that_can_be_changed(wire: WireDiscord, operator: Operator) -> None:
    wire.archived_threads_keep = False
    report = await rehearsed(wire, operator)
    assert differing(report) == ["edit archived"] and left_on(wire) == []
    assert step(report, "edit archived").came == "it was taken"


@pytest.mark.parametrize(
    ("permission", "steps"),
    [
        ("attach_files", ["card", "new picture", "film", "card in thread", "call becomes card"]),
        ("create_public_threads", ["thread"]),
        ("send_messages_in_threads", ["card in thread", "thread member"]),
        ("read_message_history", ["history"]),
        ("send_messages", ["card", "card in words", "call", "silent call", "nonce", "history", "film", "delete"]),
    ],
)
async def test_a_permission_that_is_missing(
    wire: WireDiscord, operator: Operator, permission: str, steps: list[str]
) -> None:
    the_channel(wire).forbid(**{permission: True})
    report = await rehearsed(wire, operator if permission != "send_messages" else None, person=operator.person)
    assert differing(report)[0] == f"permission {permission}" and set(steps) <= set(differing(report))
    assert set(differing(report)) - set(steps) <= {f"permission {permission}", *FOLLOWS[permission]}
    assert step(report, f"permission {permission}").means == LACKED[permission]
    left = left_on(wire)
    assert left == [] or (permission == "read_message_history" and len(left) == 1)  # the line about the thread


FOLLOWS = {
    "attach_files": (),
    "create_public_threads": (),
    "send_messages_in_threads": ("post unarchives", "post locked"),
    "read_message_history": ("cleanup",),
    "send_messages": ("permission attach_files", "limits"),
}
"""What else differs where a permission is missing."""


async def test_a_channel_that_is_hidden_from_the_bot(wire: WireDiscord) -> None:
    the_channel(wire).forbid(view_channel=True)
    report = await rehearsed(wire)
    assert differing(report)[0] == "channel" and "Missing Access" in step(report, "channel").came
    assert {"card", "call", "thread", "permission attach_files"} <= set(not_tried(report)) and left_on(wire) == []


async def test_a_person_who_takes_no_direct_messages(wire: WireDiscord, operator: Operator) -> None:
    operator.person.dms_open = False
    report = await rehearsed(wire, operator)
    assert differing(report) == ["direct message"] and left_on(wire) == []
    assert not_tried(report) == ["phone direct message", "direct message changed", "direct message deleted"]
    assert "mentioned in the channel instead" in (step(report, "direct message").means or "")


async def test_a_limit_that_is_met(wire: WireDiscord, operator: Operator) -> None:
    wire.faults.rate_limit(POST)
    report = await rehearsed(wire, operator)
    assert differing(report) == ["card"] and "Discord asked to wait once" in step(report, "card").came
    assert left_on(wire) == []


async def test_limits_that_are_seen_in_the_answers(wire: WireDiscord, operator: Operator) -> None:
    wire.limits.set(POST, calls=5, seconds=0.2)
    report = await rehearsed(wire, operator)
    assert ["POST /channels/*/messages"] in [list(one.routes) for one in report.limits if one.requests == 5]
    assert "POST /channels/*/messages: 5 in 0.2 s" in step(report, "limits").came and left_on(wire) == []


@pytest.mark.parametrize(("seconds", "side"), [(90.0, "behind"), (-90.0, "ahead of")])
async def test_a_clock_that_is_wrong(wire: WireDiscord, operator: Operator, seconds: float, side: str) -> None:
    wire.pass_time(seconds)
    report = await rehearsed(wire, operator)
    assert differing(report) == ["clock"] and left_on(wire) == []
    assert re.match(rf"this machine is (90|89.9).* s {side} Discord", step(report, "clock").came)
    assert "the press came after" in step(report, "direct answer").came  # the difference is taken off


async def test_a_button_that_nobody_presses(wire: WireDiscord) -> None:
    report = await rehearsed(wire, person=wire.person("Amara"), wait=0.2)
    assert report.is_well and left_on(wire) == []
    assert not_tried(report) == [
        "direct answer",
        "deferred answer",
        "box",
        "dismiss",
        "phone mention",
        "phone direct message",
    ]
    assert step(report, "direct answer").came == "no press within 0 s"


async def test_without_a_person_everything_else_is_tried(wire: WireDiscord) -> None:
    report = await rehearsed(wire)
    assert report.is_well and left_on(wire) == [] and report.person is None
    assert {"thread member", "direct message", "direct answer"} <= set(not_tried(report))


async def test_an_answer_that_is_refused(wire: WireDiscord, operator: Operator) -> None:
    wire.faults.refuse(CALLBACK, *INVALID)
    report = await rehearsed(wire, operator)
    assert differing(report) == ["direct answer"] and left_on(wire) == []
    assert "pictures in answers won't show" in (step(report, "direct answer").means or "")


async def test_a_deferred_answer_that_is_refused(wire: WireDiscord, operator: Operator) -> None:
    wire.faults.refuse(ANSWER, *INVALID)
    operator.presses[DEFERRED] = lambda message: operator.person.press(message, "Press here")
    report = await rehearsed(wire, operator)
    assert differing(report) == ["deferred answer"] and not_tried(report) == ["box", "dismiss"]
    assert left_on(wire) == []  # nor the sign that the bot is thinking


async def test_a_phone_that_shows_nothing_to_read(wire: WireDiscord) -> None:
    operator = Operator(wire.person("Amara"), the_channel(wire), phone="A notification without words")
    report = await rehearsed(wire, operator)
    assert differing(report) == ["phone mention", "phone direct message"] and left_on(wire) == []


async def test_somebody_else_presses_first(wire: WireDiscord, operator: Operator) -> None:
    thomas = wire.person("Thomas")

    async def both(message: Message) -> None:
        told = await (await thomas.press(message, "Press here")).response()
        assert told.only_for is thomas and "somebody else" in told.text
        await operator.person.press(message, "Press here")

    operator.presses[DIRECT] = both
    report = await rehearsed(wire, operator)
    assert report.is_well and left_on(wire) == []


async def test_a_connection_that_is_lost_and_comes_back(wire: WireDiscord, operator: Operator) -> None:
    async def after_a_loss(message: Message) -> None:
        wire.gateway.drop()
        await wire.gateway.back()
        await operator.person.press(message, "Press here")

    operator.presses[DIRECT] = after_a_loss
    report = await rehearsed(wire, operator)
    assert differing(report) == ["line"] and step(report, "line").came == "lost 1 times, back at the end"
    assert left_on(wire) == []


async def test_a_connection_that_is_lost_for_good(wire: WireDiscord, operator: Operator) -> None:
    over = asyncio.Event()

    async def for_good(_: Message) -> None:
        async with wire.gateway.down():
            await over.wait()

    operator.presses[DIRECT] = for_good
    report = await rehearsed(wire, operator, wait=1.0)
    assert differing(report) == ["direct answer", "line"] and left_on(wire) == []
    assert step(report, "direct answer").came == "the connection to Discord was lost"


async def test_an_application_that_people_may_install_for_themselves(wire: WireDiscord) -> None:
    wire.installable, wire.application_flags = ["0", "1"], 1 << 19
    report = await rehearsed(wire)
    assert differing(report) == ["installation", "intents"]
    assert step(report, "intents").came == "switched on: message content"


async def test_commands_of_another_version_stay_and_are_told(wire: WireDiscord) -> None:
    await rehearsed(wire)
    commands = wire.calls_to("PUT /applications/*/commands")[0].answer
    there = [dict(one) for one in commands]
    there[0] |= {"description": "Another", "integration_types": [0, 1]}
    del there[1]
    wire.commands[None] = there
    report = await rehearsed(wire)
    assert differing(report) == ["commands", "contexts"] and wire.commands[None] == there
    name, missing = commands[0]["name"], commands[1]["name"]
    assert f"{missing} is missing" in step(report, "commands").came
    assert f"{name}: another description" in step(report, "commands").came
    assert step(report, "contexts").came == f"not for servers alone: {name}"


async def test_commands_of_this_version_are_left_as_they_are(wire: WireDiscord) -> None:
    await rehearsed(wire)
    (registered, _) = wire.calls_to("PUT /applications/*/commands")
    wire.commands[None] = registered.answer
    report = await rehearsed(wire)
    assert step(report, "commands").verdict is Verdict.OK and wire.commands[None] == registered.answer


async def test_a_message_whose_answer_is_lost_is_taken_away_too(wire: WireDiscord, operator: Operator) -> None:
    wire.faults.drop(POST, work_done=True)
    report = await rehearsed(wire, operator)
    assert differing(report)[0] == "card" and "the line broke" in step(report, "card").came
    assert left_on(wire) == []


async def test_what_cannot_be_taken_away_is_named(wire: WireDiscord) -> None:
    wire.faults.refuse("DELETE /channels/*/messages/*", 403, 50013, "Missing Permissions", times=None)
    report = await rehearsed(wire)
    assert differing(report) == ["delete", "cleanup"] and not report.is_well
    assert all(str(number) in step(report, "cleanup").came for number in _numbers(left_on(wire)))
    assert report.left_behind


async def test_trouble_while_everything_is_taken_away_is_outlasted(wire: WireDiscord) -> None:
    wire.faults.drop("DELETE /channels/*/messages/*", times=2)
    report = await rehearsed(wire)
    assert step(report, "cleanup").verdict is Verdict.OK and left_on(wire) == []


async def test_a_bot_that_is_no_moderator(wire: WireDiscord, operator: Operator) -> None:
    """As docs/operate.md has it: it may neither lock its thread nor delete it; the thread stays, empty and archived."""
    the_channel(wire).forbid(manage_threads=True, manage_messages=True)
    report = await rehearsed(wire, operator)
    assert report.is_well and not_tried(report) == ["post locked"]
    (thread,) = [one for one in wire.channels.values() if one.is_thread]
    assert thread.archived and thread.messages == [] and left_on(wire) == [f"thread {thread.name}"]
    assert f"the empty thread {thread.id} stays" in step(report, "cleanup").came


async def test_it_is_broken_off_in_the_middle(wire: WireDiscord, operator: Operator) -> None:
    """With a message held on its way, a thread made, and a question open."""
    running = asyncio.create_task(rehearsed(wire, operator))
    held = wire.faults.hold("PATCH /channels/*", work_done=True)
    await held.happened()
    running.cancel()
    await asyncio.sleep(0)
    held.release()
    running.cancel()  # impatience changes nothing
    report = await running
    assert report.stopped and not report.is_well and left_on(wire) == []
    assert step(report, "thread").verdict is Verdict.OK and "edit archived" in not_tried(report)


async def test_beside_a_running_bot_of_the_same_application(
    wire: WireDiscord, operator: Operator, tmp_path: Path
) -> None:
    """Neither takes what is meant for the other, and the commands of the running one stay."""
    async with wire.running(Hosted(tmp_path)):
        registered = wire.commands[None]
        report = await rehearsed(wire, operator)
        assert report.is_well and wire.commands[None] == registered
        table = await started(wire, "Thomas", "Karine")
        assert "to play" in table.card.text


async def test_a_step_that_breaks_by_a_fault_of_ours_does_not_end_it(
    wire: WireDiscord, operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("bot.layouts.cards.ping", broken)
    report = await rehearsed(wire, operator)
    assert differing(report) == ["call", "silent call"] and "ZeroDivisionError" in step(report, "call").came
    assert left_on(wire) == []


@pytest.mark.parametrize("token", ["MTE.another.token", None])
async def test_who_is_not_let_in_is_told_why(wire: WireDiscord, token: str | None) -> None:
    asked = Asked(channel=the_channel(wire).id, person=None, wait=0.0)
    with wire.redirect(), pytest.raises(CannotStart, match="DISCORD_TOKEN"):
        await rehearse(Settings(token=token), asked, [], "en", print, make_client=Quick)


def _numbers(left: list[str]) -> list[int]:
    return [int(number) for one in left for number in re.findall(r"^message (\d+)", one)]
