"""A rehearsal on the wire: whole, with each surprise once, and nothing of it left behind."""

from __future__ import annotations

import asyncio
import functools
import re
from pathlib import Path

import discord
import msgspec
import pytest

from azalai.bot.config import Settings
from azalai.bot.dialogs.permissions import ASKED_FOR
from azalai.bot.errors import CannotStart
from azalai.rehearsal.place import LACKED
from azalai.rehearsal.rehearse import rehearse
from azalai.rehearsal.report import Comparison
from azalai.rehearsal.stage import Asked
from azalai.rehearsal.steps import STEPS
from tests.wire import WireDiscord
from tests.wire.azalai import ANSWER, CALLBACK, POST, Hosted, started
from tests.wire.azalai import CARD_EDIT as EDIT
from tests.wire.messages import Message
from tests.wire.rehearsing import (
    DEFERRED,
    DIRECT,
    MEASURED,
    Operator,
    Quick,
    differing,
    left_on,
    not_tried,
    rehearsed,
    step,
    the_channel,
)

INVALID = (400, 50035, "Invalid Form Body")


async def test_where_all_is_as_expected_every_step_is_well(wire: WireDiscord) -> None:
    """With every request and answer held against Discord's description."""
    wire.kept_files_by_name = wire.announces_threads = True
    the_channel(wire).allow(manage_threads=True)
    operator = Operator(wire.person("Amara"), the_channel(wire))
    told: list[str] = []
    report = await rehearsed(wire, operator, told=told)
    assert [one.line() for one in report.results if one.verdict is not Comparison.OK] == []
    assert report.is_well and left_on(wire) == [] and wire.problems == []
    assert told == [one.line() for one in report.results]
    (shown,) = operator.seen
    assert shown.deleted and len(shown.edits[-1].files) == 1


async def test_what_is_posted_is_what_the_bot_posts(stage: WireDiscord, operator: Operator) -> None:
    """The card in the first post, the call as ordinary text with its mention, the direct message with its picture."""
    await rehearsed(stage, operator)
    cards = [call for call in stage.calls_to(POST) if call.uploads]
    first = cards[0].body_map
    assert first["flags"] & 1 << 15 and cards[0].uploads[0].content.startswith(b"\x89PNG")
    calls = [one.body_map for one in stage.calls_to(POST) if "your turn" in (one.body_map.get("content") or "").lower()]
    assert [bool(int(one.get("flags") or 0) & 1 << 12) for one in calls[:2]] == [False, True]
    assert all(one["components"] and one["allowed_mentions"]["users"] for one in calls[:2])
    assert operator.person.dm.everything[0].pinged == [] and len(calls) == 3


async def test_the_report_holds_no_token_and_nobody_s_name(stage: WireDiscord, operator: Operator) -> None:
    stage.faults.refuse(CALLBACK, *INVALID)
    stage.faults.drop(ANSWER)
    operator.presses[DEFERRED] = lambda message: operator.person.press(message, "Press here")
    report = await rehearsed(stage, operator)
    tokens = [interaction.token for interaction in stage.interactions.values()]
    for text in (report.text(), report.json().decode()):
        assert [one for one in (stage.token, *tokens, "Amara", "Caravanserai", "oasis") if one in text] == []
        assert set(re.findall(r"\d{15,}", text)) <= {str(report.channel), str(operator.person.id)}
    read = msgspec.json.decode(report.json())
    assert read["channel"] == str(the_channel(stage).id) and len(read["results"]) == len(STEPS) + 1


def test_every_permission_that_the_bot_needs_is_looked_at_and_no_other() -> None:
    assert discord.Permissions(**dict.fromkeys(LACKED, True)) == ASKED_FOR


def test_every_step_has_a_name_of_its_own_and_names_a_document() -> None:
    assert len({one.name for one in STEPS}) == len(STEPS)
    assert [
        one.name for one in STEPS if not re.match(r"https://(docs\.discord\.com|github\.com/discord)/", one.document)
    ] == []


async def test_a_new_picture_that_is_refused(stage: WireDiscord, operator: Operator) -> None:
    """discord-api-docs#7529."""
    stage.faults.refuse(EDIT, *INVALID)
    report = await rehearsed(stage, operator)
    assert differing(report) == ["new picture"] and left_on(stage) == []
    found = step(report, "new picture")
    assert "Discord answered 400 (50035) Invalid Form Body" in found.came and "old board stays" in (found.means or "")
    assert (found.requests[-1].status, found.requests[-1].code) == (400, 50035)


async def test_a_card_in_an_archived_thread_that_can_be_changed(stage: WireDiscord, operator: Operator) -> None:
    stage.archived_threads_keep = False
    report = await rehearsed(stage, operator)
    assert differing(report) == ["edit archived"] and left_on(stage) == []
    assert step(report, "edit archived").came == "it was taken"


@pytest.mark.parametrize(
    ("permission", "steps"),
    [
        ("attach_files", ["card", "new picture", "film", "card in thread", "call becomes card", "phone picture"]),
        ("create_public_threads", ["thread"]),
        ("send_messages_in_threads", ["card in thread", "thread member"]),
        ("read_message_history", ["history"]),
        ("send_messages", ["card", "card in words", "call", "silent call", "nonce", "history", "film", "delete"]),
    ],
)
async def test_a_permission_that_is_missing(
    stage: WireDiscord, operator: Operator, permission: str, steps: list[str]
) -> None:
    the_channel(stage).forbid(**{permission: True})
    report = await rehearsed(stage, operator if permission != "send_messages" else None, person=operator.person)
    assert differing(report)[0] == f"permission {permission}" and set(steps) <= set(differing(report))
    assert set(differing(report)) - set(steps) <= {f"permission {permission}", *FOLLOWS[permission]}
    assert step(report, f"permission {permission}").means == LACKED[permission]
    left = left_on(stage)
    assert left == [] or (permission == "read_message_history" and len(left) == 1)  # the line about the thread


FOLLOWS = {
    "attach_files": (),
    "create_public_threads": (),
    "send_messages_in_threads": ("post unarchives", "lock", "post locked"),
    "read_message_history": ("cleanup",),
    "send_messages": ("permission attach_files", "limits"),
}
"""What else differs where a permission is missing."""


async def test_a_channel_that_is_hidden_from_the_bot(stage: WireDiscord) -> None:
    the_channel(stage).forbid(view_channel=True)
    report = await rehearsed(stage)
    assert differing(report)[0] == "channel" and "Missing Access" in step(report, "channel").came
    assert {"card", "call", "thread", "permission attach_files"} <= set(not_tried(report)) and left_on(stage) == []


async def test_a_person_who_takes_no_direct_messages(stage: WireDiscord, operator: Operator) -> None:
    operator.person.dms_open = False
    report = await rehearsed(stage, operator)
    assert differing(report) == ["direct message"] and left_on(stage) == []
    assert not_tried(report) == ["phone direct message", "direct message changed", "direct message deleted"]
    assert "mentioned in the channel instead" in (step(report, "direct message").means or "")


async def test_a_limit_that_is_met(stage: WireDiscord, operator: Operator) -> None:
    stage.faults.rate_limit(POST)
    report = await rehearsed(stage, operator)
    assert differing(report) == ["card"] and "Discord asked to wait once" in step(report, "card").came
    assert left_on(stage) == []


async def test_limits_that_are_seen_in_the_answers(stage: WireDiscord, operator: Operator) -> None:
    stage.limits.set(POST, calls=5, seconds=0.2)
    report = await rehearsed(stage, operator)
    assert ["POST /channels/*/messages"] in [list(one.routes) for one in report.limits if one.requests == 5]
    assert "POST /channels/*/messages: 5 in 0.2 s" in step(report, "limits").came and left_on(stage) == []


@pytest.mark.parametrize(("seconds", "side"), [(90.0, "behind"), (-90.0, "ahead of")])
async def test_a_clock_that_is_wrong(stage: WireDiscord, operator: Operator, seconds: float, side: str) -> None:
    stage.pass_time(seconds)
    report = await rehearsed(stage, operator)
    assert differing(report) == ["clock"] and left_on(stage) == []
    assert re.match(rf"this machine is (90|89.9).* s {side} Discord", step(report, "clock").came)
    assert "the press came after" in step(report, "direct answer").came  # the difference is taken off


async def test_a_button_that_nobody_presses(stage: WireDiscord) -> None:
    report = await rehearsed(stage, person=stage.person("Amara"), wait=0.2)
    assert differing(report) == [] and left_on(stage) == []
    assert not report.is_well and "No press has come" in report.summary() and "No press has come" in report.text()
    assert not_tried(report) == [
        "direct answer",
        "deferred answer",
        "box",
        "dismiss",
        "phone mention",
        "phone direct message",
        "phone question",
        "phone picture",
        "phone lines",
        "phone buttons",
    ]
    assert step(report, "direct answer").came == (
        "no press within 0 s; if you did press, presses do not reach this program"
    )


async def test_presses_that_go_to_an_address_instead(stage: WireDiscord, operator: Operator) -> None:
    stage.interactions_endpoint, stage.requires_code_grant = "https://elsewhere.example/interactions", True
    report = await rehearsed(stage, operator, wait=0.5)
    assert differing(report) == ["endpoint", "code grant"] and not report.is_well and left_on(stage) == []
    assert "Interactions Endpoint URL" in (step(report, "endpoint").means or "")
    assert "switch Requires OAuth2 Code Grant off" in (step(report, "code grant").means or "")
    assert "presses do not reach this program" in step(report, "direct answer").came
    assert "elsewhere.example" not in report.text() + report.json().decode()


async def test_a_person_whom_discord_does_not_know(stage: WireDiscord, operator: Operator) -> None:
    stage.faults.refuse("POST /users/@me/channels", 400, 50033, "Invalid Recipient(s)", times=None)
    report = await rehearsed(stage, operator)
    assert {step(report, name).means for name in differing(report)} == {
        "Discord knows nobody of that number: give another with --person, or AZALAI_OPERATOR"
    }


async def test_an_answer_that_comes_too_late(stage: WireDiscord, operator: Operator) -> None:
    stage.faults.refuse(CALLBACK, 404, 10062, "Unknown interaction")
    report = await rehearsed(stage, operator)
    assert differing(report) == ["direct answer"]
    assert "later than 3 s after the press" in (step(report, "direct answer").means or "")


async def test_without_a_person_everything_else_is_tried(stage: WireDiscord) -> None:
    report = await rehearsed(stage)
    assert differing(report) == [] and not report.is_well and left_on(stage) == [] and report.person is None
    assert {"thread member", "direct message", "direct answer"} <= set(not_tried(report))


async def test_an_answer_that_is_refused(stage: WireDiscord, operator: Operator) -> None:
    stage.faults.refuse(CALLBACK, *INVALID)
    report = await rehearsed(stage, operator)
    assert differing(report) == ["direct answer"] and left_on(stage) == []
    assert "pictures in answers won't show" in (step(report, "direct answer").means or "")


async def test_a_deferred_answer_that_is_refused(stage: WireDiscord, operator: Operator) -> None:
    stage.faults.refuse(ANSWER, *INVALID)
    operator.presses[DEFERRED] = lambda message: operator.person.press(message, "Press here")
    report = await rehearsed(stage, operator)
    assert differing(report) == ["deferred answer"] and not_tried(report) == ["box", "dismiss"]
    assert left_on(stage) == []  # nor the sign that the bot is thinking


async def test_a_phone_that_shows_nothing_to_read(stage: WireDiscord) -> None:
    operator = Operator(stage.person("Amara"), the_channel(stage), phone="A notification without words")
    report = await rehearsed(stage, operator)
    assert differing(report) == ["phone mention", "phone direct message"] and left_on(stage) == []


async def test_a_phone_with_wider_letters_and_a_picture_that_is_cut_off(stage: WireDiscord, operator: Operator) -> None:
    says = {
        "All of it": "I have to scroll",
        "Both red edges": "One or both are cut off",
        "3": "4",
        "Button 3": "Button 2",
    }
    for text, label in MEASURED.items():
        operator.presses[text] = functools.partial(operator.says, says[label])
    report = await rehearsed(stage, operator)
    assert differing(report) == ["phone question", "phone picture", "phone lines", "phone buttons"]
    assert step(report, "phone lines").came == "4 lines where 3 were foretold"
    assert step(report, "phone buttons").came == "2 buttons in a line where 3 were foretold"
    assert all("bot/layouts/phone.py" in (step(report, name).means or "") for name in differing(report))


async def test_somebody_else_presses_first(stage: WireDiscord, operator: Operator) -> None:
    thomas = stage.person("Thomas")

    async def both(message: Message) -> None:
        told = await (await thomas.press(message, "Press here")).response()
        assert told.only_for is thomas and "somebody else" in told.text
        await operator.person.press(message, "Press here")

    operator.presses[DIRECT] = both
    report = await rehearsed(stage, operator)
    assert report.is_well and left_on(stage) == []


async def test_a_connection_that_is_lost_and_comes_back(stage: WireDiscord, operator: Operator) -> None:
    async def after_a_loss(message: Message) -> None:
        stage.gateway.drop()
        await stage.gateway.back()
        await operator.person.press(message, "Press here")

    operator.presses[DIRECT] = after_a_loss
    report = await rehearsed(stage, operator)
    assert differing(report) == ["line"] and step(report, "line").came == "lost once, back at the end"
    assert left_on(stage) == []


async def test_a_connection_that_is_lost_for_good(stage: WireDiscord, operator: Operator) -> None:
    over = asyncio.Event()

    async def for_good(_: Message) -> None:
        async with stage.gateway.down():
            await over.wait()

    operator.presses[DIRECT] = for_good
    report = await rehearsed(stage, operator, wait=1.0)
    assert differing(report) == ["direct answer", "line"] and left_on(stage) == []
    assert step(report, "direct answer").came == "the connection to Discord was lost"


async def test_an_application_that_people_may_install_for_themselves(stage: WireDiscord) -> None:
    stage.installable, stage.application_flags = ["0", "1"], 1 << 19
    report = await rehearsed(stage)
    assert differing(report) == ["installation", "intents"]
    assert step(report, "intents").came == "switched on: message content"


async def test_a_bot_that_may_do_everything(stage: WireDiscord) -> None:
    (guild,) = stage.guilds.values()
    guild.bot_role.permissions |= discord.Permissions(administrator=True).value
    report = await rehearsed(stage)
    assert differing(report) == ["more permissions"]


async def test_an_announcement_channel(stage: WireDiscord) -> None:
    the_channel(stage).type = discord.ChannelType.news.value
    report = await rehearsed(stage)
    assert differing(report)[0] == "channel" and "announcement" in step(report, "channel").came


async def test_commands_of_another_version_stay_and_are_told(stage: WireDiscord) -> None:
    await rehearsed(stage)
    commands = stage.calls_to("PUT /applications/*/commands")[0].answer
    there = [dict(one) for one in commands]
    there[0] |= {"description": "Another", "integration_types": [0, 1]}
    del there[1]
    stage.commands[None] = there
    report = await rehearsed(stage)
    assert differing(report) == ["commands", "contexts"] and stage.commands[None] == there
    name, missing = commands[0]["name"], commands[1]["name"]
    assert f"{missing} is missing" in step(report, "commands").came
    assert f"{name}: another description" in step(report, "commands").came
    assert step(report, "contexts").came == f"not for servers alone: {name}"


async def test_commands_of_this_version_are_left_as_they_are(stage: WireDiscord) -> None:
    await rehearsed(stage)
    (registered, _) = stage.calls_to("PUT /applications/*/commands")
    stage.commands[None] = registered.answer
    report = await rehearsed(stage)
    assert step(report, "commands").verdict is Comparison.OK and stage.commands[None] == registered.answer


async def test_beside_a_running_bot_of_the_same_application(
    stage: WireDiscord, operator: Operator, tmp_path: Path
) -> None:
    """Neither takes what is meant for the other, and the commands of the running one stay."""
    async with stage.running(Hosted(tmp_path)):
        registered = stage.commands[None]
        report = await rehearsed(stage, operator)
        assert report.is_well and stage.commands[None] == registered
        table = await started(stage, "Thomas", "Karine")
        assert "to play" in table.card.text


async def test_a_step_that_breaks_by_a_fault_of_ours_does_not_end_it(
    stage: WireDiscord, operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("azalai.bot.layouts.cards.ping", broken)
    report = await rehearsed(stage, operator)
    assert differing(report) == ["call", "silent call"] and "ZeroDivisionError" in step(report, "call").came
    assert left_on(stage) == []


@pytest.mark.parametrize("token", ["MTE.another.token", None])
async def test_who_is_not_let_in_is_told_why(stage: WireDiscord, token: str | None) -> None:
    asked = Asked(channel=the_channel(stage).id, person=None, wait=0.0)
    with stage.redirect(), pytest.raises(CannotStart, match="DISCORD_TOKEN"):
        await rehearse(Settings(token=token), asked, [], "en", print, make_client=Quick)
