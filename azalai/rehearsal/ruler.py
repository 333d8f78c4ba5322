"""Steps that measure the operator's phone: whether a question is seen whole, and the lengths by which that is foretold
(`azalai.bot.layouts.phone`)."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image

from azalai.bot.dialogs import private_text
from azalai.bot.dialogs.acknowledgement import Answering
from azalai.bot.layouts.components import Button
from azalai.bot.layouts.layout import Picture, PublicLayout
from azalai.bot.layouts.news_lines import small
from azalai.bot.layouts.phone import PHONE, button_width, fits_in_line, small_lines
from azalai.rehearsal.presses import asked_to_press
from azalai.rehearsal.stage import DOCUMENTS, Differs, RehearsalStep, Stage
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import INK, PAPER, TERRACOTTA

WIDTH, HEIGHT, TICKS = 1000, 220, 10
"""px of the ruler, and how many parts it has."""


def _put_right(*lengths: str) -> str:
    """What follows where a phone shows something else than is foretold by these lengths of a client."""
    named = " and ".join(f"`{one}`" for one in lengths)
    return f"questions may be taller than one screen; put {named} of PHONE right in bot/layouts/phone.py"


OF_WHOLE = _put_right("header", "line", "row", "between")
OF_WIDTH = _put_right("left", "right")
OF_LINES = _put_right("letters", "small")
OF_BUTTONS = _put_right("button_padding", "gap")
MOST_LINES = 6


def ruler() -> Image.Image:
    """As wide as the picture of a question: ticks with their numbers, and a red edge at both ends."""
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.box(0, 0, WIDTH, HEIGHT, 0, PAPER)
    for number in range(TICKS + 1):
        x = number * WIDTH / TICKS
        end = number in (0, TICKS)
        canvas.box(min(max(0, x - 4), WIDTH - 8), 0, 8, 220 if end else 110, 0, TERRACOTTA if end else INK)
        if not end:
            letters.write(canvas, x, 165, str(number), 64, INK)
    return canvas.finished().convert("RGB")


async def whole(stage: Stage) -> str:
    """The first question of a game, on the operator's phone."""
    async with asked_to_press(stage, "question") as arrival:
        layout = await stage.scenery.dialog(arrival.interaction.user.id)
        stage.belongings.answering(arrival.interaction)
        await private_text.answer(Answering(arrival.interaction), layout, in_words=False)
    shown = await _answer(stage, "whole", [(stage.words.say(f"rehearsal-whole-{one}"), one) for one in ("yes", "no")])
    if shown == "no":
        raise Differs("one has to scroll for it", OF_WHOLE)
    return "seen whole, from its first line to the row of signs"


async def width(stage: Stage) -> str:
    """How much of a picture of 1000 px is seen."""
    data = io.BytesIO()
    ruler().save(data, "PNG")
    picture = Picture("ruler.png", data.getvalue(), stage.words.say("rehearsal-ruler-alt"))
    answers = [(stage.words.say(f"rehearsal-width-{one}"), one) for one in ("all", "cut", "narrow")]
    shown = await _answer(stage, "width", answers, picture=picture)
    if shown != "all":
        raise Differs("it is cut off" if shown == "cut" else "it is narrower than the buttons reach", OF_WIDTH)
    return f"all of it is seen, about {PHONE.room:.0f} px wide"


async def lines(stage: Stage) -> str:
    """How many lines small print takes."""
    text = stage.words.say("rehearsal-lines-text")
    foretold = small_lines(text)
    answers = [(str(number), str(number)) for number in range(2, MOST_LINES + 1)]
    shown = int(await _answer(stage, "lines", answers, above=small(text)))
    if shown != foretold:
        raise Differs(f"{shown} lines where {foretold} were foretold", OF_LINES)
    return f"{shown} lines, as foretold"


async def buttons(stage: Stage) -> str:
    """How many buttons stand in a line."""
    labels = [stage.words.say("rehearsal-button", number=number) for number in range(1, 6)]
    foretold = in_first_line(labels)
    answers = [(label, str(number)) for number, label in enumerate(labels, 1)]
    shown = int(await _answer(stage, "buttons", answers, together=True))
    if shown != foretold:
        raise Differs(f"{shown} buttons in a line where {foretold} were foretold", OF_BUTTONS)
    return f"{shown} buttons in a line, as foretold"


def in_first_line(labels: Sequence[str]) -> int:
    """How many buttons with these labels have room in the first line."""
    widths = [button_width(label) for label in labels]
    return max(count for count in range(1, len(labels) + 1) if fits_in_line(widths[:count]))


async def _answer(
    stage: Stage,
    name: str,
    answers: Sequence[tuple[str, str]],
    *,
    above: str = "",
    picture: Picture | None = None,
    together: bool = False,
) -> str:
    """What the operator says that their phone shows. `above`: a text over the question; `together`: the answers are
    side by side in one row."""

    named = [(label, f"{name}-{answer}") for label, answer in answers]
    made = [Button(label=label, custom_id=stage.custom_id(act)) for label, act in named]
    texts = (stage.words.say("rehearsal-title"), *([above] if above else []), stage.words.say(f"rehearsal-{name}"))
    rows = [made] if together else [[one] for one in made]
    layout = PublicLayout(texts=texts, picture=picture, rows=rows, framed=False)
    async with asked_to_press(stage, name, named, layout=layout) as arrival:
        await arrival.interaction.response.defer()
    return arrival.custom_id.rpartition("-")[2]


_MESSAGES = f"{DOCUMENTS}components/reference"

STEPS = (
    RehearsalStep(
        name="phone question",
        title="a question on a phone",
        expects="seen whole without scrolling",
        document=_MESSAGES,
        means=OF_WHOLE,
        run=whole,
    ),
    RehearsalStep(
        name="phone picture",
        title="a picture on a phone",
        expects="all of it, as wide as the buttons below it reach",
        document=_MESSAGES,
        means=OF_WIDTH,
        run=width,
    ),
    RehearsalStep(
        name="phone lines",
        title="small print on a phone",
        expects="as many lines as are foretold",
        document=_MESSAGES,
        means=OF_LINES,
        run=lines,
    ),
    RehearsalStep(
        name="phone buttons",
        title="buttons side by side on a phone",
        expects="as many in a line as are foretold",
        document=_MESSAGES,
        means=OF_BUTTONS,
        run=buttons,
    ),
)
