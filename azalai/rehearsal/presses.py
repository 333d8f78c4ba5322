"""Steps for which the operator presses buttons: how fast presses come, the ways to answer, what a phone showed.

Everybody else's press is answered with a word. Where nobody presses the first button nobody is waited for again.
"""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from functools import partial

import discord

from azalai.bot.dialogs import private_text
from azalai.bot.dialogs.acknowledgement import Answering
from azalai.bot.dialogs.message_builder import modal
from azalai.bot.layouts.layout import PublicLayout
from azalai.bot.layouts.modals import Box, Field
from azalai.rehearsal import scenery
from azalai.rehearsal.causes import ANSWERED_WITHIN
from azalai.rehearsal.client import Arrival
from azalai.rehearsal.stage import DOCUMENTS, Differs, NotTried, RehearsalStep, Stage, found

NOBODY = "nobody pressed the first button"
UNHEARD = "; if you did press, presses do not reach this program"


async def direct_answer(stage: Stage) -> str:
    """A press is answered at once, with a picture in the answer itself."""
    async with asked_to_press(stage, "direct") as arrival:
        layout = await stage.scenery.dialog(arrival.interaction.user.id)
        came = _arrived(stage, arrival)
        mark = len(stage.exchanges.all)
        stage.belongings.answering(arrival.interaction)
        await private_text.answer(Answering(arrival.interaction), layout, in_words=False)
    return f"{came}, answered in {_took(stage, mark):.0f} ms"


async def deferred_answer(stage: Stage) -> str:
    """A press is acknowledged first; the answer with its picture follows."""
    async with asked_to_press(stage, "deferred") as arrival:
        interaction = arrival.interaction
        came = _arrived(stage, arrival)
        mark = len(stage.exchanges.all)
        stage.belongings.answering(interaction)
        answering = Answering(interaction)
        if not await answering.announce():
            raise Differs(f"{came}; Discord did not take the acknowledgement", "nobody gets an answer to a press")
        row = scenery.pressed(stage.words.say("rehearsal-type"), stage.custom_id("type"))
        text = stage.words.say("rehearsal-deferred")
        layout = await stage.scenery.hand(interaction.user.id, text, [row])
        await private_text.answer(answering, layout, in_words=False)
        stage.deferred = interaction
    return f"{came}, acknowledged in {_took(stage, mark):.0f} ms, answered after that"


async def box(stage: Stage) -> str:
    """A press opens a box to type into; what is typed changes the answer in place, with a new picture."""
    found(stage.deferred, "there is no answer with a button in it")
    arrival = await _next(stage, "type")
    say = stage.words.say
    typing = modal(Box(title=say("rehearsal-type"), fields=[Field(say("rehearsal-word"), "")], act="rehearsal"))
    typing.custom_id = stage.custom_id("typed")
    await arrival.interaction.response.send_modal(typing)
    typed = await _next(stage, "typed")
    layout = await stage.scenery.hand(typed.interaction.user.id, say("rehearsal-typed"), later=True)
    await private_text.answer(Answering(typed.interaction, in_place=True), layout, in_words=False)
    return "opened; what was typed came, and the answer was changed in place with a new picture"


async def dismissing(stage: Stage) -> str:
    """An answer that one person sees is deleted, as *Close* does."""
    interaction = found(stage.deferred, "there is no answer to delete")
    await interaction.delete_original_response()
    stage.belongings.dismissed(interaction)
    return "deleted"


async def phone(of: str, stage: Stage) -> str:
    """What the operator's phone showed of a call."""
    if not (stage.called if of == "mention" else stage.direct):
        raise NotTried("nobody was called so")
    say = stage.words.say
    answers = [(say(f"rehearsal-phone-{what}"), f"{of}-{what}") for what in ("words", "empty", "nothing")]
    async with asked_to_press(stage, of, answers, text=say(f"rehearsal-phone-{of}")) as arrival:
        await arrival.interaction.response.defer()
    shown = arrival.custom_id.rpartition("-")[2]
    if shown == "words":
        return "the phone showed the words"
    if shown == "empty":
        raise Differs("the phone showed a notification without words")
    raise Differs(
        "the phone showed nothing",
        "nobody learns of their turn by phone, unless Discord was open on a computer, which keeps phones still: "
        "close it and rehearse again",
    )


@asynccontextmanager
async def asked_to_press(
    stage: Stage,
    name: str,
    answers: Sequence[tuple[str, str]] = (),
    *,
    text: str | None = None,
    layout: PublicLayout | None = None,
) -> AsyncGenerator[Arrival]:
    """Asks for a press in the channel and waits for it; once it is answered the question goes. `layout`: how it looks,
    with the buttons of all answers. NotTried where nobody presses."""
    if stage.asked.wait <= 0:
        raise NotTried("nobody was to be asked")
    stage.check_was_connected()
    if stage.is_somebody_there is False:
        raise NotTried(NOBODY)
    say = stage.words.say
    offered = answers or [(say("rehearsal-press"), name)]
    if layout is None:
        asked = text or say(f"rehearsal-press-{name}", seconds=round(stage.asked.wait))
        buttons = [(label, stage.custom_id(act)) for label, act in offered]
        layout = scenery.question(asked, buttons, stage.words.language)
    message = await stage.post(stage.channel.id, layout)
    try:
        yield await _next(stage, *(act for _, act in offered))
    finally:
        await _withdraw(stage, message)


async def _next(stage: Stage, *names: str) -> Arrival:
    """The next press of one of these buttons by the right person. NotTried where none comes."""
    wanted, person = {stage.custom_id(name) for name in names}, stage.asked.person
    end = time.monotonic() + stage.asked.wait
    while True:
        arrival = await stage.client.press(lambda one: one.custom_id in wanted, end - time.monotonic())
        if arrival is None:
            if stage.is_somebody_there is None:
                stage.is_somebody_there = False
            if not stage.client.is_connected:
                raise Differs("the connection to Discord was lost", "presses made while it is lost are not answered")
            raise NotTried(f"no press within {stage.asked.wait:.0f} s{'' if stage.client.heard else UNHEARD}")
        if person in (None, arrival.interaction.user.id):
            stage.is_somebody_there = True
            return arrival
        stage.belongings.answering(arrival.interaction)
        await arrival.interaction.response.send_message(stage.words.say("rehearsal-not-you"), ephemeral=True)


async def _withdraw(stage: Stage, message: discord.Message) -> None:
    """Takes the question away; what can't be now is at the end."""
    try:
        await message.delete()
    except (discord.HTTPException, OSError):
        return
    stage.belongings.gone(message.channel.id, message.id)


def _arrived(stage: Stage, arrival: Arrival) -> str:
    """How long a press took to us, with the difference of the clocks taken off. Differs where it took too long."""
    offset = stage.exchanges.clock()
    if offset is None:
        return "the press came"
    took = arrival.at + offset.middle - arrival.made
    came = f"the press came after {max(0.0, took) * 1000:.0f} ms"
    if took - (offset.most - offset.least) / 2 > ANSWERED_WITHIN:
        raise Differs(came, "answers come too late: Discord has given the press up")
    return came


def _took(stage: Stage, mark: int) -> float:
    """Milliseconds of the first request since then."""
    return stage.exchanges.since(mark)[0].took * 1000


_CALLBACK = f"{DOCUMENTS}interactions/receiving-and-responding#create-interaction-response"
_EDIT = f"{DOCUMENTS}interactions/receiving-and-responding#edit-original-interaction-response"

PRESS_STEPS = (
    RehearsalStep(
        name="direct answer",
        title="a press answered at once with a picture",
        expects=f"the press comes within {ANSWERED_WITHIN:.0f} s; the answer is taken with its file",
        document=_CALLBACK,
        means="pictures in answers won't show; every answer has to be deferred first",
        run=direct_answer,
    ),
    RehearsalStep(
        name="deferred answer",
        title="a press acknowledged first, answered after that",
        expects="both taken, the answer with a new file in a gallery",
        document=_EDIT,
        means="pictures in answers won't show: “thinking…” stays where an answer takes long",
        run=deferred_answer,
    ),
    RehearsalStep(
        name="box",
        title="a box to type into",
        expects="opened; the answer it was opened from changes in place, with a new picture",
        document=_CALLBACK,
        means="numbers and words can't be typed; menus and slash commands do the same",
        run=box,
    ),
    RehearsalStep(
        name="dismiss",
        title="a private answer is deleted",
        expects="deleted",
        document=f"{DOCUMENTS}interactions/receiving-and-responding#delete-original-interaction-response",
        means="every *Play* leaves another private answer in the channel",
        run=dismissing,
    ),
)
PHONE_STEPS = (
    RehearsalStep(
        name="phone mention",
        title="what a phone shows of a mention",
        expects="the words: who is called, and for which game",
        document="https://github.com/discord/discord-api-docs/issues/7854",
        means="who is called reads an empty notification",
        run=partial(phone, "mention"),
    ),
    RehearsalStep(
        name="phone direct message",
        title="what a phone shows of a direct message",
        expects="the words: which game, where",
        document="https://github.com/discord/discord-api-docs/issues/7854",
        means="who is called reads an empty notification",
        run=partial(phone, "direct"),
    ),
)
