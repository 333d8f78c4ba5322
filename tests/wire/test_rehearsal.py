"""Rehearsals on the wire: a clean one, and each refusal with its meaning."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest

from azalai.bot.dialogs.discord_permissions import ASKED_FOR
from azalai.bot.errors import CannotStart
from azalai.bot.layouts.cards import sentence_layout
from azalai.bot.layouts.components import button
from azalai.bot.layouts.layout import PublicLayout
from azalai.bot.operations.rehearsal import access, emojis, posts
from azalai.bot.operations.rehearsal.access import MEANINGS
from azalai.bot.operations.rehearsal.rehearse import list_steps, rehearse
from azalai.bot.operations.rehearsal.report import Verdict
from azalai.bot.operations.rehearsal.samples import layout_functions
from azalai.bot.operations.rehearsal.stage import Asked, Step
from azalai.renderers.film import LIMIT as FILM_BYTES
from tests.wire import WireDiscord, routes_messages
from tests.wire.azalai import ANSWER, CALLBACK, POST, Hosted, start_table
from tests.wire.azalai import CARD_EDIT as EDIT
from tests.wire.messages import Message
from tests.wire.rehearsing import (
    Operator,
    Quick,
    find_channel,
    find_result,
    list_differing,
    list_leftovers,
    run_rehearsal,
    titles,
)

INVALID = (400, 50035, "Invalid Form Body")
MAKE_EMOJI = "POST /applications/*/emojis"
EMOJI_STEPS = titles(emojis.show_emoji, emojis.count_refusals, emojis.delete_emoji)


@pytest.mark.costly(seconds=3)
async def test_a_clean_rehearsal_posts_every_layout_once_and_leaves_nothing(wire: WireDiscord) -> None:
    """Every request and answer is held against Discord's description."""
    wire.announces_threads = True
    find_channel(wire).allow(manage_threads=True)
    operator, lines = Operator(wire.person("Amara"), find_channel(wire)), list[str]()
    report = await run_rehearsal(wire, operator, lines=lines)
    assert [str(result) for result in report.results if result.verdict is not Verdict.OK] == []
    assert report.pressed and not report.differs and list_leftovers(wire) == [] and wire.problems == []
    assert lines == [str(result) for result in report.results] and len(lines) == len(list_steps()) + 1
    largest = max(len(file.content) for call in wire.calls_to(POST) for file in call.uploads)
    assert FILM_BYTES - 1000 < largest <= FILM_BYTES
    posted = [find_result(report, step).reaction for step in posts.layout_steps()]
    assert posted == [f"{len(functions)} posted" for functions in layout_functions().values()]


@pytest.mark.costly
async def test_layouts_are_posted_with_ids_that_no_bot_answers(stage: WireDiscord) -> None:
    await run_rehearsal(stage)
    posted = [call.body_map for call in stage.calls_to(POST)]
    ids = [part["custom_id"] for body in posted for part in walk(body) if "custom_id" in part]
    assert len(ids) > 20 and all(custom_id.startswith("azr") for custom_id in ids)
    assert all(body["enforce_nonce"] and "allowed_mentions" in body for body in posted)


@pytest.mark.costly
async def test_the_emoji_is_in_a_text_a_button_a_menu_a_private_answer_and_a_change(
    stage: WireDiscord, operator: Operator
) -> None:
    report = await run_rehearsal(stage, operator)
    (made,) = stage.calls_to(MAKE_EMOJI)
    number = made.answer["id"]
    for route in (POST, EDIT, CALLBACK):
        shown = [str(call.body) for call in stage.calls_to(route) if str(call.body).count(number) == emojis.TIMES_SHOWN]
        assert shown, route
    assert find_result(report, emojis.count_refusals).reaction == "0 of 12"


@pytest.mark.costly
async def test_the_report_holds_no_token_name_or_number(stage: WireDiscord, operator: Operator) -> None:
    stage.faults.refuse(CALLBACK, *INVALID)
    text = (await run_rehearsal(stage, operator, wait=0.5)).text()
    secrets = (stage.token, *(interaction.token for interaction in stage.interactions.values()), "Amara", "oasis")
    assert [
        secret for secret in (*secrets, str(operator.person.id), str(find_channel(stage).id)) if secret in text
    ] == []


def test_all_permissions_that_the_bot_needs_are_looked_at() -> None:
    assert discord.Permissions(**dict.fromkeys(MEANINGS, True)) == ASKED_FOR


def test_each_step_has_a_title_of_its_own_and_a_meaning() -> None:
    steps = list_steps()
    assert len({step.title for step in steps}) == len(steps) and all(step.means for step in steps)


# Refusals


@pytest.mark.costly
async def test_a_refused_layout_is_named_and_the_others_are_posted(
    wire: WireDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    def twice(text: str) -> PublicLayout:
        return PublicLayout(texts=(text,), rows=[[button("A", "a"), button("B", "a")]])

    monkeypatch.setattr(posts, "layout_functions", lambda: {"some": [twice, sentence_layout]})
    find_channel(wire).allow(manage_threads=True)
    report = await run_rehearsal(wire)
    (result,) = list_differing(report)
    assert "1 of 2 refused: twice with 400 (50035)" in result.reaction and "custom_id" in result.reaction
    assert result.means == posts.REFUSED and list_leftovers(wire) == []
    assert any(call.body_map["components"][0]["components"][0]["content"] == "Amara" for call in list_posts(wire))
    wire.problems.clear()


@pytest.mark.costly
async def test_a_layout_that_can_not_be_made_does_not_end_the_rehearsal(
    stage: WireDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(text: str) -> PublicLayout:
        raise ZeroDivisionError

    monkeypatch.setattr(posts, "layout_functions", lambda: {"some": [broken]})
    report = await run_rehearsal(stage)
    assert [result.reaction for result in list_differing(report)] == [
        "it broke (ZeroDivisionError)"
    ] and list_leftovers(stage) == []


@pytest.mark.costly
@pytest.mark.parametrize(
    ("permission", "not_tried"),
    [
        ("attach_files", []),
        ("create_public_threads", [access.use_thread]),
        ("send_messages_in_threads", [access.use_thread]),
        ("read_message_history", []),
        ("send_messages", [emojis.show_emoji, *posts.STEPS[:5], access.use_thread, emojis.delete_emoji]),
    ],
)
async def test_a_missing_permission_is_told_once_with_its_meaning(
    stage: WireDiscord, permission: str, not_tried: list[Step]
) -> None:
    """Steps that need it are not tried, or tried without pictures."""
    find_channel(stage).forbid(**{permission: True})
    report = await run_rehearsal(stage, person=stage.person("Amara"))
    first, *others = list_differing(report)
    assert first.reaction.startswith(f"missing: {permission.replace('_', ' ')}") and MEANINGS[permission] in first.means
    assert {find_result(report, step).verdict for step in not_tried} <= {Verdict.NOT_TRIED}
    if permission == "read_message_history":  # the line about the thread can't be found
        assert [result.title for result in others] == ["everything is deleted"] and len(list_leftovers(stage)) == 1
    else:
        assert others == [] and list_leftovers(stage) == []


@pytest.mark.costly
async def test_a_channel_that_is_hidden_from_the_bot(stage: WireDiscord) -> None:
    find_channel(stage).forbid(view_channel=True)
    report = await run_rehearsal(stage)
    (result,) = list_differing(report)
    assert result.title == access.find_channel.title and "Missing Access" in result.reaction
    assert find_result(report, posts.change_card).verdict is Verdict.NOT_TRIED and list_leftovers(stage) == []


@pytest.mark.costly
async def test_a_channel_of_another_kind_and_a_bot_that_may_do_everything(stage: WireDiscord) -> None:
    (guild,) = stage.guilds.values()
    guild.bot_role.permissions |= discord.Permissions(administrator=True).value
    (result,) = list_differing(await run_rehearsal(stage))
    assert result.reaction == "Administrator is given" and "take it away" in result.means
    find_channel(stage).type = discord.ChannelType.news.value
    (result,) = list_differing(await run_rehearsal(stage))
    assert "announcements" in result.reaction and "text channel" in result.means


async def test_a_refused_picture(stage: WireDiscord) -> None:
    """https://github.com/discord/discord-api-docs/issues/7529"""
    stage.faults.refuse(EDIT, *INVALID, times=None, uploads=True)
    report = await run_rehearsal(stage)
    result = find_result(report, posts.change_card)
    assert result.reaction == "Discord answered 400 (50035) Invalid Form Body" and "old board stays" in result.means
    assert list_leftovers(stage) == []


@pytest.mark.costly
async def test_an_emoji_that_may_not_be_made(stage: WireDiscord) -> None:
    stage.most_emojis = 0
    report = await run_rehearsal(stage)
    (result,) = list_differing(report)
    assert "30008" in result.reaction and "delete old ones" in result.means and list_leftovers(stage) == []
    assert [result.title for result in report.results if result.reaction == "there is no emoji"] == EMOJI_STEPS


@pytest.mark.costly
async def test_refused_emojis_are_counted_and_their_messages_are_sent_in_words(
    stage: WireDiscord, operator: Operator
) -> None:
    stage.faults.refuse(EDIT, 400, 50035, "Invalid emoji", times=2)
    report = await run_rehearsal(stage, operator)
    assert [result.title for result in list_differing(report)] == titles(emojis.show_emoji, emojis.count_refusals)
    assert find_result(report, emojis.show_emoji).reaction == "taken; it shows the emoji 0 times"
    assert find_result(report, emojis.count_refusals).reaction == "2 of 5" and list_leftovers(stage) == []


@pytest.mark.costly
async def test_a_person_who_takes_no_direct_messages(stage: WireDiscord, operator: Operator) -> None:
    operator.person.dms_open = False
    report = await run_rehearsal(stage, operator)
    (result,) = list_differing(report)
    assert result.title == posts.write_to_person.title and "mentioned in the channel instead" in result.means
    assert list_leftovers(stage) == []


@pytest.mark.costly
async def test_a_person_whom_discord_does_not_know(stage: WireDiscord, operator: Operator) -> None:
    stage.faults.refuse("POST /users/@me/channels", 400, 50033, "Invalid Recipient(s)", times=None)
    (result,) = list_differing(await run_rehearsal(stage, operator))
    assert result.means == "Discord knows nobody of that number: give another with --person, or AZALAI_OPERATOR"


@pytest.mark.costly
async def test_an_archived_thread_whose_messages_can_be_changed(stage: WireDiscord) -> None:
    stage.archived_threads_keep = False
    (result,) = list_differing(await run_rehearsal(stage))
    assert (result.title, result.reaction) == (access.use_thread.title, "taken") and list_leftovers(stage) == []


@pytest.mark.costly
async def test_a_message_that_is_posted_twice(stage: WireDiscord, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes_messages, "NONCE_LIFE", -1.0)
    (result,) = list_differing(await run_rehearsal(stage))
    assert result.reaction == "posted twice" and "comes twice" in result.means and list_leftovers(stage) == []


@pytest.mark.costly
async def test_a_page_of_the_application_that_is_not_as_it_must_be(stage: WireDiscord, operator: Operator) -> None:
    """An application with an interactions endpoint gets its presses there."""
    stage.interactions_endpoint, stage.requires_code_grant = "https://elsewhere.example/interactions", True
    stage.installable = ["0"]
    report = await run_rehearsal(stage, operator, wait=0.5)
    (result,) = list_differing(report)
    assert (
        result.means == "; ".join([*access.PAGE.values(), access.UNTICKED])
        and not report.pressed
        and list_leftovers(stage) == []
    )
    assert find_result(report, emojis.answer_press).reaction.endswith(
        "if you did press, presses do not reach this program"
    )
    assert "elsewhere.example" not in report.text()


# Presses


@pytest.mark.costly
async def test_without_a_press_nothing_differs_and_it_is_not_known_whether_the_bot_hears(stage: WireDiscord) -> None:
    report = await run_rehearsal(stage, person=stage.person("Amara"), wait=0.2)
    assert list_differing(report) == [] and list_leftovers(stage) == []
    assert not report.pressed and "No press has come" in report.summary() and "No press has come" in report.text()
    assert [find_result(report, step).verdict for step in emojis.LAST_STEPS[:2]] == [Verdict.NOT_TRIED] * 2


@pytest.mark.costly
async def test_without_a_person_everything_else_is_tried(stage: WireDiscord) -> None:
    report = await run_rehearsal(stage)
    not_tried = [result.title for result in report.results if result.verdict is Verdict.NOT_TRIED]
    assert not_tried == titles(posts.write_to_person, *emojis.LAST_STEPS[:2]) and list_differing(report) == []


@pytest.mark.costly
async def test_a_press_by_another_person_is_answered_with_a_word(stage: WireDiscord, operator: Operator) -> None:
    thomas, answers = stage.person("Thomas"), list[Message]()

    async def press_both(message: Message) -> None:
        answers.append(await (await thomas.press(message, "Press here")).response())
        await operator.do_all(message)

    operator.press = press_both
    report = await run_rehearsal(stage, operator)
    assert [(answer.only_for, answer.text) for answer in answers] == [
        (thomas, "Thank you, but somebody else is asked to press here.")
    ]
    assert report.pressed and list_differing(report) == [] and list_leftovers(stage) == []


@pytest.mark.costly
@pytest.mark.parametrize(
    ("route", "refusal", "means"),
    [
        (CALLBACK, INVALID, emojis.answer_press.means),
        (CALLBACK, (404, 10062, "Unknown interaction"), "later than 3 s after the press"),
        (ANSWER, INVALID, emojis.answer_choice.means),
    ],
)
async def test_an_answer_that_is_refused(
    stage: WireDiscord, operator: Operator, route: str, refusal: Any, means: str
) -> None:
    stage.faults.refuse(route, *refusal)
    (result,) = list_differing(await run_rehearsal(stage, operator))
    assert means in result.means and str(refusal[1]) in result.reaction and list_leftovers(stage) == []


# The connection


@pytest.mark.costly
async def test_a_gateway_that_does_not_answer(stage: WireDiscord, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(access, "READY_WITHIN", 0.5)
    async with stage.gateway.down():
        report = await run_rehearsal(stage, person=stage.person("Amara"), wait=60.0)
    (result,) = list_differing(report)
    assert result.title == access.connect.title and result.means == "the bot hears no press and no command"
    assert find_result(report, emojis.answer_press).reaction == "there is no connection" and list_leftovers(stage) == []


@pytest.mark.costly
async def test_a_connection_that_is_lost_and_comes_back(stage: WireDiscord, operator: Operator) -> None:
    async def after_a_loss(message: Message) -> None:
        stage.gateway.drop()
        await stage.gateway.wait_until_resumed()
        await operator.do_all(message)

    operator.press = after_a_loss
    report = await run_rehearsal(stage, operator)
    assert report.pressed and list_differing(report) == [] and list_leftovers(stage) == []


@pytest.mark.costly(seconds=2)
async def test_a_bot_of_several_shards_connects_as_the_one_of_the_server(stage: WireDiscord) -> None:
    stage.gateway.shards = stage.gateway.least_shards = 4
    stage.guilds.clear()
    stage.channels.clear()
    channel = stage.guild("Oasis", shard=(2, 4)).text_channel("well")
    channel.allow(manage_threads=True)
    report = await run_rehearsal(stage, Operator(stage.person("Amara"), channel))
    assert report.pressed and list_differing(report) == [], report.text()
    assert [shard for shard, _ in stage.gateway.identifies] == [2]


@pytest.mark.costly(seconds=3)
async def test_a_rehearsal_and_a_running_bot_leave_each_others_presses_alone(
    stage: WireDiscord, operator: Operator, tmp_path: Path
) -> None:
    """Neither takes the presses that are meant for the other."""
    async with stage.running(Hosted(tmp_path)):
        report = await run_rehearsal(stage, operator)
        assert report.pressed and list_differing(report) == []
        table = await start_table(stage, "Thomas", "Karine")
        assert "to play" in table.card.text


@pytest.mark.costly
async def test_a_limit_that_is_met_is_waited_for(stage: WireDiscord) -> None:
    stage.faults.rate_limit(POST)
    report = await run_rehearsal(stage)
    assert list_differing(report) == [] and list_leftovers(stage) == []


@pytest.mark.parametrize("token", ["MTE.another.token", None])
async def test_a_bot_that_is_not_let_in_says_why(stage: WireDiscord, token: str | None) -> None:
    asked = Asked(find_channel(stage).id, None, 0.0, "en")
    with stage.redirect(), pytest.raises(CannotStart, match="DISCORD_TOKEN"):
        await rehearse(token, asked, print, Quick)


def walk(part: Any) -> list[dict[str, Any]]:
    """Return all JSON objects in a part of a body."""
    if isinstance(part, list):
        return [item for inner in part for item in walk(inner)]
    return [part, *(item for inner in part.values() for item in walk(inner))] if isinstance(part, dict) else []


def list_posts(wire: WireDiscord) -> list[Any]:
    """Return the calls that have posted a message of components."""
    return [call for call in wire.calls_to(POST) if call.status == 200 and call.body_map["flags"] & 1 << 15]
