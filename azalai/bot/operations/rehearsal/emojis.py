"""Emojis of a rehearsal: an emoji of the application, and a person's presses, which are answered with it in private."""

from __future__ import annotations

import asyncio
import contextlib

import discord

from azalai.bot.dialogs import private_text
from azalai.bot.dialogs.acknowledgement import Answering
from azalai.bot.dialogs.modal_builder import make_modal
from azalai.bot.layouts.components import Button, Choose, Entry, SignedName
from azalai.bot.layouts.layout import PrivateLayout, PublicLayout
from azalai.bot.layouts.modals import Field, Modal
from azalai.bot.operations.rehearsal.report import Outcome, Verdict, expect, require
from azalai.bot.operations.rehearsal.stage import PREFIX, Stage, step
from azalai.bot.signs import sign_in_text
from azalai.renderers.signs import KEYS, png

KEY = "gold"
EDITS = 9
"""Number of edits of a message with the emoji; Discord refuses a few of a hundred (discord-api-docs/issues/7128)."""
TIMES_SHOWN = 3
"""Number of the emoji's places in a message: in the text, on the button, in the menu."""
OFTEN = 10
"""One refused request of N is more than the bot expects."""
UNHEARD = "; if you did press, presses do not reach this program"
NO_EMOJI = "there is no emoji"


@step("an emoji of the application is made", "the bot says things in words where it would show its signs")
async def make_emoji(stage: Stage) -> None:
    """Make an emoji, which the next steps use for every sign."""
    stage.cleanup.emoji = f"{PREFIX}_{stage.mark}"
    stage.emoji = await stage.client.create_application_emoji(name=stage.cleanup.emoji, image=png(KEY))
    stage.signs.learn(dict.fromkeys(KEYS, str(stage.emoji)))


@step("the emoji is shown in a text, on a button and in a menu", "words stand there in place of signs")
async def show_emoji(stage: Stage) -> None:
    """Post a message with the emoji, and edit it several times."""
    require(stage.emoji, NO_EMOJI)
    message = await stage.post(stage.place.id, _with_emoji(stage))
    _check_emoji(stage, message)
    for _ in range(EDITS):
        _check_emoji(stage, await stage.edit(message, _with_emoji(stage)))


@step("a press is answered in private with a picture and the emoji", "nobody gets an answer, or one without them")
async def answer_press(stage: Stage) -> None:
    """Ask the person to press a button, and answer the press in private."""
    require(stage.client.is_ready(), "there is no connection")
    require(stage.asked.wait > 0, "nobody was to be asked")
    asking = stage.say("rehearsal-press", seconds=round(stage.asked.wait))
    button = Button(stage.say("rehearsal-button"), stage.custom_id("press"))
    message = await stage.post(stage.place.id, PublicLayout(texts=(asking,), rows=[button]))
    press = await _next_press(stage, "press")
    stage.cleanup.answers.append(press)
    await private_text.answer(Answering(press, signs=stage.signs), _with_emoji(stage, press.user.id), in_words=False)
    stage.answer = press
    await stage.delete(message)
    if stage.emoji is not None:
        _check_emoji(stage, await press.original_response())


@step("a menu opens a box, and what is typed changes the answer", "menus don't work, or nothing can be typed")
async def answer_choice(stage: Stage) -> None:
    """Answer the choice in a menu with a box, and edit the private answer when the box is submitted."""
    require(stage.answer, "no press has come")
    choice, title = await _next_press(stage, "menu"), stage.say("rehearsal-box")
    modal = make_modal(Modal(title=title, fields=[Field(title, "")], act=""))
    modal.custom_id = stage.custom_id("box")
    await choice.response.send_modal(modal)
    typed = Answering(await _next_press(stage, "box"), in_place=True)
    expect(await typed.announce(), "what was typed came; Discord has not taken the acknowledgement")
    texts, picture = (stage.say("rehearsal-typed"),), stage.samples.pictures[1]
    await private_text.answer(typed, PrivateLayout(user=typed.user, texts=texts, picture=picture), in_words=False)


@step("few messages are refused for an emoji", "many messages bear words in place of signs")
async def count_refusals(stage: Stage) -> str:
    """Check that Discord has refused few messages because of their emojis, and return their number."""
    reaction = f"{stage.refused} of {require(stage.shown, NO_EMOJI)}"
    expect(stage.refused * OFTEN < stage.shown, reaction)
    return reaction


@step("a message with a deleted emoji is taken in words", "messages with a deleted emoji are lost")
async def delete_emoji(stage: Stage) -> str:
    """Delete the emoji and post a message with it."""
    await require(stage.emoji, NO_EMOJI).delete()
    stage.cleanup.emoji, before = None, stage.refused
    await stage.post(stage.place.id, _with_emoji(stage))
    return f"yes; with the emoji it was {'refused' if stage.refused > before else 'taken too'}"


async def _next_press(stage: Stage, name: str) -> discord.Interaction:
    """Return the person's next press of the component `name`. Raises `Outcome` if none comes in time."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(stage.asked.wait):
            while True:
                press = await stage.client.presses[stage.custom_id(name)].get()
                if stage.asked.person in (None, press.user.id):
                    return press
                stage.cleanup.answers.append(press)
                await press.response.send_message(stage.say("rehearsal-not-you"), ephemeral=True)
    raise Outcome(Verdict.NOT_TRIED, f"not within {stage.asked.wait:.0f} s{'' if stage.client.heard else UNHEARD}", "")


def _with_emoji(stage: Stage, user: int = 0) -> PrivateLayout:
    """Return a layout with a picture, and with the emoji in its text, on a button and in a menu."""
    word, menu = stage.say(f"sign-{KEY}"), stage.custom_id("menu")
    button = Button(word, stage.custom_id("none"), disabled=True, signed=SignedName(KEY, word, word))
    entries, placeholder = [Entry(word, KEY, sign=KEY)], stage.say("rehearsal-menu")
    choose = Choose(custom_id=menu, placeholder=placeholder, entries=entries, least=1, most=1, chosen=())
    texts = (sign_in_text(KEY, stage.samples.words), stage.say("rehearsal-seen"))
    return PrivateLayout(user=user, texts=texts, picture=stage.samples.pictures[0], rows=[[button], choose])


def _check_emoji(stage: Stage, message: discord.Message) -> None:
    """Raise `Outcome` if the message does not show the emoji in its text, on its button and in its menu."""
    count = str([part.to_dict() for part in message.components]).count(str(require(stage.emoji, NO_EMOJI).id))
    expect(count == TIMES_SHOWN, f"taken; it shows the emoji {count} times")


STEPS = (make_emoji, show_emoji)
LAST_STEPS = (answer_press, answer_choice, count_refusals, delete_emoji)
