"""The server itself, tried with a small stand-in bot over real sockets."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.wire import Channel, Message, NotSeen, WireDiscord, tls
from tests.wire.stand_in import PICTURE, Board, StandIn, picture


def oasis(wire: WireDiscord) -> Channel:
    return next(iter(wire.channels.values()))


async def board_of(wire: WireDiscord) -> Message:
    amara = wire.person("Amara")
    return await (await amara.slash(oasis(wire), "board")).response()


async def test_a_bot_logs_in_registers_its_commands_and_sees_the_channel(wire: WireDiscord, bot: StandIn) -> None:
    channel = bot.get_channel(oasis(wire).id)
    assert isinstance(channel, discord.TextChannel) and channel.name == "oasis"
    assert {command["name"] for command in wire.commands[None]} == {"board", "dm", "rule", "seek", "Repeat"}


async def test_registering_again_keeps_the_ids_of_commands(wire: WireDiscord, bot: StandIn) -> None:
    before = {command["name"]: command["id"] for command in wire.commands[None]}
    await bot.tree.sync()
    assert {command["name"]: command["id"] for command in wire.commands[None]} == before


async def test_a_deferred_answer_is_completed_with_a_picture(wire: WireDiscord, bot: StandIn) -> None:
    used = await wire.person("Amara").slash(oasis(wire), "board", {"title": "Three camels"})
    shown = await used.response()
    assert (await used.wait_for_acknowledgement()).type == 5
    assert "Three camels" in shown.text and "A caravan" in shown.text
    assert shown.files[0].content == PICTURE and shown.files[0].size == (3, 2)


async def test_a_press_is_acknowledged_before_the_board_changes(wire: WireDiscord, bot: StandIn) -> None:
    board, thomas = await board_of(wire), wire.person("Thomas")
    pressed = await thomas.press(board, "Play")
    acknowledged, edit = await pressed.wait_for_acknowledgement(), await board.wait_for_edit(pressed.at)
    assert "Thomas played" in edit.text
    assert 0 < acknowledged.after < edit.at - pressed.at < 2


async def test_an_ephemeral_answer_is_seen_by_one_person_only(wire: WireDiscord, bot: StandIn) -> None:
    board, thomas, karine = await board_of(wire), wire.person("Thomas"), wire.person("Karine")
    hand = await (await thomas.press(board, "hand")).response()
    assert hand in thomas.sees(oasis(wire)) and hand.text == "gold, salt"
    assert hand not in karine.sees(oasis(wire)) and hand not in oasis(wire).messages


async def test_a_menu_tells_what_was_chosen(wire: WireDiscord, bot: StandIn) -> None:
    board, thomas = await board_of(wire), wire.person("Thomas")
    answer = await (await thomas.select(board, "menu", ["Right"])).response()
    assert answer.text == "to the Right"


async def test_a_form_is_filled_in_and_answered(wire: WireDiscord, bot: StandIn) -> None:
    board, thomas = await board_of(wire), wire.person("Thomas")
    modal = await (await thomas.press(board, "Form")).modal()
    answer = await (await thomas.submit(modal, {"number": "12", "goods": ["Gold"]})).response()
    assert modal.title == "How many?" and answer.text == "12 Gold"


async def test_autocomplete_offers_what_the_bot_says(wire: WireDiscord, bot: StandIn) -> None:
    typed = await wire.person("Amara").autocomplete(oasis(wire), "seek", typing=("text", "sal"))
    assert [choice["name"] for choice in await typed.choices()] == ["salt", "salted"]


async def test_impossible_acts_in_discords_client_are_refused_in_words(wire: WireDiscord, bot: StandIn) -> None:
    amara, board = wire.person("Amara"), await board_of(wire)
    with pytest.raises(LookupError, match="there is: Repeat, board, dm"):
        await amara.slash(oasis(wire), "bord")
    with pytest.raises(ValueError, match="asks for text first"):
        await amara.slash(oasis(wire), "seek")
    with pytest.raises(LookupError, match=r"play \(Play\), fade \(Fade\)"):
        await amara.press(board, "Pay")


async def test_a_direct_message_arrives(wire: WireDiscord, bot: StandIn) -> None:
    amara, idir = wire.person("Amara"), wire.person("Idir")
    await amara.slash(oasis(wire), "dm", {"user": idir})
    assert (await idir.wait_for_dm("for you alone")).channel is idir.dm


async def test_a_board_is_played_in_a_direct_message(wire: WireDiscord, bot: StandIn) -> None:
    amara = wire.person("Amara")
    board = await (await amara.slash(amara.dm, "board")).response()
    pressed = await amara.press(board, "Play")
    assert "Amara played" in (await board.wait_for_edit(pressed.at)).text


async def test_a_command_is_offered_only_where_and_to_whom_it_belongs(wire: WireDiscord, bot: StandIn) -> None:
    amara, karine = wire.person("Amara"), wire.person("Karine")
    next(iter(wire.guilds.values())).grant(karine, manage_guild=True)
    assert (await (await karine.slash(oasis(wire), "rule")).response()).text == "the law"
    for person, channel in ((amara, oasis(wire)), (karine, karine.dm)):
        with pytest.raises(LookupError, match="there is: Repeat, board, dm"):
            await person.slash(channel, "rule")


async def test_a_server_joined_while_the_bot_runs_can_be_played_in_and_lost(wire: WireDiscord, bot: StandIn) -> None:
    salt_road = wire.guild("Salt road")
    channel = salt_road.text_channel("camp")
    assert "A board" in (await (await wire.person("Idir").slash(channel, "board")).response()).text
    salt_road.expel_bot()
    assert await catch_code(bot.get_partial_messageable(channel.id).send("still here?")) == 50001


async def test_a_command_in_the_menu_of_a_message_gets_the_message(wire: WireDiscord, bot: StandIn) -> None:
    amara, idir = wire.person("Amara"), wire.person("Idir")
    written = await idir.say(oasis(wire), "salt is dear")
    answer = await (await amara.use(oasis(wire), "Repeat", on=written)).response()
    assert answer.text == "Idir wrote: salt is dear"


async def test_a_message_is_pinned_found_in_the_history_and_deleted(wire: WireDiscord, bot: StandIn) -> None:
    first, second = [await partial_channel(wire, bot).send(word) for word in ("first", "second")]
    await second.pin()
    assert [message.content async for message in partial_channel(wire, bot).pins()] == ["second"]
    assert [message.content async for message in partial_channel(wire, bot).history()] == ["second", "first"]
    await first.delete()
    assert [message.text for message in oasis(wire).messages] == ["second"]
    assert await catch_code(first.edit(content="gone")) == 10008


async def test_only_those_are_pinged_whom_the_bot_allows_to_be(wire: WireDiscord, bot: StandIn) -> None:
    amara, idir = wire.person("Amara"), wire.person("Idir")
    allowed = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(idir.id)])
    await partial_channel(wire, bot).send(f"{amara.mention} waits for {idir.mention}", allowed_mentions=allowed)
    assert oasis(wire).messages[0].pinged == [idir]


async def test_closed_dms_are_refused_with_50007(wire: WireDiscord, bot: StandIn) -> None:
    amara, idir = wire.person("Amara"), wire.person("Idir", dms_open=False)
    answer = await (await amara.slash(oasis(wire), "dm", {"user": idir})).response()
    assert answer.text == "refused with 50007" and idir.dm.messages == []


async def test_an_interaction_made_while_the_socket_was_down_is_served_after_resume(
    wire: WireDiscord, bot: StandIn
) -> None:
    board, thomas = await board_of(wire), wire.person("Thomas")
    async with wire.gateway.down():
        pressed = await thomas.press(board, "hand")
        assert pressed.acknowledgement is None
    assert (await pressed.response()).text == "gold, salt"
    assert (wire.gateway.resumed, wire.gateway.identified) == (1, 1)


@pytest.mark.parametrize("fault", ["drop", "close", "reconnect"])
async def test_a_lost_socket_is_resumed_without_a_second_login(wire: WireDiscord, bot: StandIn, fault: str) -> None:
    getattr(wire.gateway, fault)()
    await wire.gateway.wait_until_resumed()
    assert "A board" in (await board_of(wire)).text
    assert wire.gateway.identified == 1


async def test_an_invalid_session_makes_the_bot_identify_again(wire: WireDiscord, bot: StandIn) -> None:
    wire.gateway.invalidate()
    await wire.gateway.wait_until_identified(identified=2)
    assert "A board" in (await board_of(wire)).text


async def test_a_session_that_was_forgotten_ends_in_a_new_one(wire: WireDiscord, bot: StandIn) -> None:
    wire.gateway.forget()
    wire.gateway.drop()
    await wire.gateway.wait_until_identified(identified=2)
    assert wire.gateway.resumed == 0 and "A board" in (await board_of(wire)).text


async def test_a_duplicate_dispatch_reaches_the_bot_and_its_second_answer_is_refused(
    wire: WireDiscord, bot: StandIn
) -> None:
    board, thomas = await board_of(wire), wire.person("Thomas")
    pressed = await thomas.press(board, "hand")
    pressed.deliver()
    callbacks = await wire.wait_for_calls("POST /interactions/*/*/callback", 3)
    assert bot.served.count(pressed.id) == 2
    assert [call.status for call in callbacks[1:]] == [200, 400] and callbacks[2].answer["code"] == 40060


async def test_a_rate_limit_is_waited_out(wire: WireDiscord, bot: StandIn) -> None:
    fault = wire.faults.rate_limit("POST /channels/*/messages", retry_after=0.1)
    message = await partial_channel(wire, bot).send("patience")
    first, second = wire.calls_to("POST /channels/*/messages")
    assert (first.status, second.status, message.content) == (429, 200, "patience")
    assert second.at - first.at >= 0.1 and len(fault.met) == 1


async def test_a_ban_page_is_raised_at_once(wire: WireDiscord, bot: StandIn) -> None:
    wire.faults.rate_limit("POST /channels/*/messages", cloudflare=True)
    with pytest.raises(discord.HTTPException, match="1015"):
        await partial_channel(wire, bot).send("banned")
    assert oasis(wire).messages == []


async def test_a_full_bucket_slows_the_bot_down_without_a_429(wire: WireDiscord, bot: StandIn) -> None:
    wire.limits.set("POST /channels/*/messages", calls=2, seconds=0.15)
    for number in range(4):
        await partial_channel(wire, bot).send(str(number))
    calls = wire.calls_to("POST /channels/*/messages")
    assert [call.status for call in calls] == [200] * 4 and calls[3].at - calls[0].at >= 0.15


@pytest.mark.costly
async def test_a_gateway_error_is_retried_and_a_503_is_not(wire: WireDiscord, bot: StandIn) -> None:
    wire.faults.server_error("POST /channels/*/messages", 503)
    with pytest.raises(discord.DiscordServerError):
        await partial_channel(wire, bot).send("lost")
    wire.faults.server_error("POST /channels/*/messages", 502)
    await partial_channel(wire, bot).send("found")
    assert [message.text for message in oasis(wire).messages] == ["found"]


async def test_an_answer_lost_after_the_work_leaves_one_message_thanks_to_the_nonce(
    wire: WireDiscord, bot: StandIn
) -> None:
    wire.faults.drop("POST /channels/*/messages", work_done=True)
    channel = partial_channel(wire, bot)
    with pytest.raises(aiohttp.ClientError):
        await channel.send("a board", nonce="7")
    again, other = await channel.send("a board", nonce="7"), await channel.send("a board", nonce="8")
    assert [message.id for message in oasis(wire).messages] == [again.id, other.id]


async def test_a_connection_cut_before_the_work_reaches_the_bot_as_an_error(wire: WireDiscord, bot: StandIn) -> None:
    fault = wire.faults.drop("POST /channels/*/messages")
    with pytest.raises(aiohttp.ClientError):
        await partial_channel(wire, bot).send("lost")
    assert len(fault.met) == 1 and oasis(wire).messages == []


async def test_a_slow_route_delays_one_answer_and_no_other(wire: WireDiscord, bot: StandIn) -> None:
    wire.faults.slow("PATCH /webhooks/*/*/messages/@original", 0.2, times=1)
    slow, quick = [await wire.person(name).slash(oasis(wire), "board") for name in ("Amara", "Idir")]
    await quick.response()
    assert oasis(wire).messages[0].loading
    assert "A board" in (await slow.response()).text


async def test_a_held_answer_waits_for_the_test(wire: WireDiscord, bot: StandIn) -> None:
    held = wire.faults.hold("PATCH /webhooks/*/*/messages/@original")
    used = await wire.person("Amara").slash(oasis(wire), "board")
    await held.wait_until_met()
    assert oasis(wire).messages[0].loading
    held.release()
    assert "A board" in (await used.response()).text


async def test_an_interaction_answered_late_is_unknown(wire: WireDiscord, bot: StandIn) -> None:
    held = wire.faults.hold("POST /interactions/*/*/callback")
    used = await wire.person("Amara").slash(oasis(wire), "board")
    await held.wait_until_met()
    wire.pass_time(4)
    held.release()
    (call,) = await wire.wait_for_calls("POST /interactions/*/*/callback")
    assert (call.status, call.answer["code"]) == (404, 10062) and used.acknowledgement is None


async def test_a_token_dies_after_fifteen_minutes(wire: WireDiscord, bot: StandIn) -> None:
    held = wire.faults.hold("PATCH /webhooks/*/*/messages/@original")
    await wire.person("Amara").slash(oasis(wire), "board")
    await held.wait_until_met()
    wire.pass_time(15 * 60 + 1)
    held.release()
    (call,) = await wire.wait_for_calls("PATCH /webhooks/*/*/messages/@original")
    assert (call.status, call.answer["code"]) == (401, 50027)


async def test_permissions_and_missing_places_are_refused_with_discords_codes(wire: WireDiscord, bot: StandIn) -> None:
    channel = oasis(wire)
    channel.forbid(attach_files=True)
    assert await catch_code(partial_channel(wire, bot).send(file=picture())) == 50013
    channel.forbid(view_channel=True)
    assert await catch_code(partial_channel(wire, bot).send("hello")) == 50001
    assert await catch_code(bot.get_partial_messageable(1).send("hello")) == 10003
    channel.allow(view_channel=True)
    assert await catch_code(partial_channel(wire, bot).get_partial_message(1).edit(content="x")) == 10008


async def test_requests_that_discord_would_refuse_are_refused_and_noted(wire: WireDiscord, bot: StandIn) -> None:
    assert await catch_code(partial_channel(wire, bot).send("x" * 2001)) == 50035
    assert await catch_code(partial_channel(wire, bot).send(view=Board("no file was sent"))) == 50035
    assert "2001 characters" in wire.problems[0] and "attachment://board.png" in wire.problems[-1]


async def test_a_thread_is_opened_written_in_and_archived(wire: WireDiscord, bot: StandIn) -> None:
    parent = bot.get_channel(oasis(wire).id)
    assert isinstance(parent, discord.TextChannel)
    thread = await parent.create_thread(name="table 7", type=discord.ChannelType.public_thread)
    said = await thread.send("begin")
    await thread.edit(archived=True)
    assert wire.channels[thread.id].messages[0].text == "begin"
    assert await catch_code(said.edit(content="too late")) == 50083


async def test_an_edit_keeps_the_files_it_does_not_name(wire: WireDiscord, bot: StandIn) -> None:
    message = await partial_channel(wire, bot).send("with a file", file=picture())
    await message.edit(content="still")
    assert [file.filename for file in oasis(wire).messages[0].files] == ["board.png"]
    assert (await message.attachments[0].read()) == PICTURE


async def test_an_update_by_callback_drops_the_files_it_does_not_name(wire: WireDiscord, bot: StandIn) -> None:
    board = await board_of(wire)
    updated = await (await wire.person("Thomas").press(board, "Fade")).response()
    assert updated is board and board.text == "The board has gone" and board.files == []


async def test_a_picture_shown_by_a_gallery_is_not_among_the_attachments(wire: WireDiscord, bot: StandIn) -> None:
    board = await board_of(wire)
    fetched = await partial_channel(wire, bot).fetch_message(board.id)
    assert board.files[0].content == PICTURE and fetched.attachments == []


async def test_a_person_writes_and_the_bot_reads_only_what_its_intents_allow(wire: WireDiscord, bot: StandIn) -> None:
    amara = wire.person("Amara")
    for channel, read in ((oasis(wire), ""), (amara.dm, "aside")):
        heard = asyncio.create_task(bot.wait_for("message", timeout=2))
        await asyncio.sleep(0)  # the waiting begins
        await amara.say(channel, "aside")
        assert (await heard).content == read


@pytest.mark.parametrize("compression", [True, False])
async def test_the_gateway_speaks_compressed_and_plain(compression: bool) -> None:
    async with WireDiscord(compression=compression) as wire:
        wire.guild().text_channel("oasis")
        async with wire.running(StandIn()):
            assert "A board" in (await board_of(wire)).text


@pytest.mark.skipif(not tls.is_available(), reason=tls.MISSING)
async def test_everything_works_over_tls_with_discord_py_untouched() -> None:
    before = Route.BASE
    async with WireDiscord(secure=True) as wire:
        wire.guild().text_channel("oasis")
        async with wire.running(StandIn(connector=wire.connector())):
            board = await board_of(wire)
            wire.gateway.drop()
            await wire.gateway.wait_until_resumed()
            hand = await (await wire.person("Thomas").press(board, "hand")).response()
    assert hand.text == "gold, salt" and board.files[0].url.startswith("https://cdn.discordapp.com/")
    assert Route.BASE == before == "https://discord.com/api/v10"


async def test_the_redirection_is_taken_back(wire: WireDiscord) -> None:
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE
    with wire.redirect():
        assert "127.0.0.1" in Route.BASE
    assert before == (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE)


async def test_waiting_for_what_does_not_happen_says_what_was_awaited(wire: WireDiscord) -> None:
    with pytest.raises(NotSeen, match="'a camel' in #oasis"):
        await oasis(wire).shows("a camel", within=0.01)


async def test_a_wrong_token_is_refused_at_login(wire: WireDiscord) -> None:
    with pytest.raises(discord.LoginFailure):
        async with wire.running(StandIn(), token="wrong"):
            pass


async def test_an_intent_that_is_not_switched_on_ends_the_bot(wire: WireDiscord) -> None:
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with wire.running(StandIn(intents=discord.Intents.all())):
            pass


async def catch_code(refused: object) -> int:
    """Return Discord's code of the error with which the call ends."""
    with pytest.raises(discord.HTTPException) as caught:
        await refused  # pyright: ignore[reportGeneralTypeIssues]
    return caught.value.code


def partial_channel(wire: WireDiscord, bot: StandIn) -> discord.PartialMessageable:
    return bot.get_partial_messageable(oasis(wire).id, guild_id=next(iter(wire.guilds)))
