"""Layouts of a step of a finished game (events, choice, position, buttons), and of the page of *Play on*."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.history.narration import names
from azalai.bot.layouts.components import PER_MENU, Button, ButtonStyle, Entry, button, menu
from azalai.bot.layouts.final_card import ending_lines
from azalai.bot.layouts.layout import INDIGO, PrivateLayout, Row, place_position
from azalai.bot.layouts.news_lines import list_deeds, newest_line, newest_lines, small_print
from azalai.bot.people.reader import Reader
from azalai.bot.reviews.layout import better_move_reasons, points_of
from azalai.bot.reviews.positions import ReviewedChoice
from azalai.bot.reviews.store import WeighedRow
from azalai.bot.signs import sign_in_text
from azalai.bot.solo.store import SoloRow
from azalai.bot.solo.what_if import MOST, source_of
from azalai.bot.solo.what_if_layout import ACTS
from azalai.bot.solo.what_if_layout import heading as what_if_heading
from azalai.bot.stepping.rules import PlayOn, Step, Steps
from azalai.bot.text import clip
from azalai.locales import Words
from azalai.renderers import looks, renderer

TENTHS = 9
"""Number of steps, evenly spread, to which the outer buttons of the public view lead."""
FEW_MARKS, MOST_TURNING = 8, 6
"""Numbers of evenly spread steps and of turning points in the menu."""
LABEL = 100
"""Characters of a label of the menu."""
GO = "step-go"
"""Action that leads from one step to another."""


def step_layout(steps: Steps, step: Step, reader: Reader, *, worded: bool) -> PrivateLayout:
    """Lay out a step. `worded`: the buttons have words in place of signs."""
    words, table = reader.words, steps.history.table
    choice = steps.find_choice(step.number)
    news = newest_lines(steps.list_events_before(step.number, step.seat, words), words)
    texts = [small_print(_format_heading(steps, step, words)), *(small_print(line) for line in news)]
    if choice is None:
        texts += ending_lines(table, words, None if step.seat is None else table.seats[step.seat])
    else:
        texts.append(f"**{_describe_choice(steps, choice, step.seat, words)}**")
    mistake = steps.mistakes.get(step.number)
    if mistake is not None and choice is not None and step.seat == choice.seat:
        texts.append(small_print(_format_improvement(steps, mistake, words)))
        why = better_move_reasons(table.game.key, mistake, words) if step.explained else ""
        texts += [small_print(why)] if why else []
    picture, below, more = place_position(step.shown)
    rows: list[Row] = [*_make_ways(steps, step, words, worded=worded), _make_menu(steps, step, words)]
    last = [*_mistake_buttons(steps, step, words), *more]
    if choice is not None and steps.open_until is None:
        mark = step_mark(steps, step.number, step.seat)
        play_on = button(words.say("button-play-on"), "play-on", *mark, sign="robot")
        last.insert(1 if steps.mistakes else 0, play_on)
    rows.append([*last, button(words.say("button-close"), "close-sheet")])
    return PrivateLayout(
        user=reader.user, texts=("\n".join(texts),), picture=picture, below=below, rows=rows, framed=False
    )


def play_on_layout(steps: Steps, page: PlayOn, reader: Reader) -> PrivateLayout:
    """Lay out the page before a game that begins at a step, with its position, its robots and the buttons."""
    words, say, table = reader.words, reader.words.say, steps.history.table
    mark = (table.id, page.number, page.eyes)
    heading = say(
        "play-on-heading",
        sign=sign_in_text("view", words),
        game=say(f"{table.game.key}-name"),
        date=_format_date(steps),
        number=page.number,
        of=steps.count,
    )
    about = [say("play-on-about")]
    if page.goes is not None:
        about.append(say("play-on-goes", count=MOST, which=what_if_heading(page.goes, words)))
    title = f"**{say('play-on-title', name=names(table)[page.seat])}**"
    texts = (small_print(heading), "\n".join([title, *map(small_print, about)]))
    picture, below, more = place_position(page.shown)
    robots = [
        Entry(say("play-on-robots", manner=say("level-name", level=level)), level, say(f"level-{level}-about"), "robot")
        for level in map(str, page.levels)
    ]
    goes = () if page.goes is None else (page.goes.number,)
    begin = button(
        *(say("button-play-on-begin"), "play-on-begin", *mark, page.level.value, *goes),
        style=ButtonStyle.PRIMARY,
        sign="go",
    )
    back = button(say("button-back"), GO, *mark, sign="back")
    begun = [] if page.begun is None else [_make_begun_button(page.begun, words)]
    rows: list[Row] = [
        menu(say("play-on-robots-choose"), robots, "play-on-level", *mark, chosen=[page.level.value]),
        [begin, *begun, *more, back],
    ]
    return PrivateLayout(user=reader.user, texts=texts, picture=picture, below=below, rows=rows, framed=False)


def _make_begun_button(row: SoloRow, words: Words) -> Button:
    """Return the button to an unfinished game that began at a step of the same game."""
    return button(words.say("button-play-on-begun", step=source_of(row).step), f"{ACTS}again", row.number)


def text_layout(step: PrivateLayout, back: Button) -> PrivateLayout:
    """Lay out a page of a position in words, with the button back to its step."""
    return PrivateLayout(user=step.user, texts=step.texts, rows=[*step.rows, [back]], accent=INDIGO)


def step_mark(steps: Steps, number: int, seat: int | None) -> tuple[int, int, int]:
    """Return the mark of a step: the table, the step, and the view (0: the public one, else a seat's number plus 1)."""
    return steps.history.table.id, number, 0 if seat is None else seat + 1


def _format_heading(steps: Steps, step: Step, words: Words) -> str:
    table = steps.history.table
    return words.say(
        "step-heading",
        sign=sign_in_text("view", words),
        game=words.say(f"{table.game.key}-name"),
        date=_format_date(steps),
        eyes="all" if step.seat is None else "seat",
        name="" if step.seat is None else names(table)[step.seat],
    )


def _format_date(steps: Steps) -> str:
    row = steps.history.table.row
    return f"<t:{int(row.ended_at or row.started_at or 0)}:d>"


def _describe_choice(steps: Steps, choice: ReviewedChoice, seat: int | None, words: Words) -> str:
    """Return the choice in words that the seat may read. The seat that chose always knows it."""
    table = steps.history.table
    name, game = names(table)[choice.seat], table.game
    read = steps.list_events(choice, seat, words)
    story = [did for did in list_deeds(read) if did.player]
    at_once = len(game.deciders(choice.state)) > 1
    if seat == choice.seat and (at_once or not story):
        text = words.say("step-chose", player=name, move=_format_move(steps, choice.move, words))
    elif story:
        text = newest_line(story, words).replace("\n", " ")
    elif read:
        return read[0].text.replace("\n", " ")
    else:
        return words.say("step-secret", player=name)
    stood_in = any(line.stood_in is not None for line in read)
    return words.say("log-stood-in", text=text) if stood_in else text


def _format_improvement(steps: Steps, mistake: WeighedRow, words: Words) -> str:
    move = _format_move(steps, mistake.better, words)
    return words.say("step-better", sign=sign_in_text("star", words), move=move, points=points_of(mistake))


def _format_move(steps: Steps, move: str, words: Words) -> str:
    """Return a move in words, as a part of a sentence."""
    table = steps.history.table
    return words.move(table.game.key, table.game.parse_move(move), names(table)).rstrip(".")


def _make_ways(steps: Steps, step: Step, words: Words, *, worded: bool) -> list[Row]:
    """Return the buttons to the steps before and after, and to the seat's own; in the public view, to each tenth."""
    say, number = words.say, step.number
    if step.seat is None:
        marks, sign, far = steps.spread_steps(TENTHS), None, ("button-step-far-back", "button-step-far-on")
    else:
        known = looks(steps.history.table.game.key, steps.history.table.view(None))
        marks = steps.list_steps(step.seat)
        sign = known[step.seat].sign if step.seat < len(known) else None
        far = ("button-step-own-back", "button-step-own-on")
    earlier = next((mark for mark in reversed([1, *marks]) if mark < number), None)
    later = next((mark for mark in [*marks, steps.count] if mark > number), None)
    aims = (earlier, number - 1 if number > 1 else None, number + 1 if number < steps.count else None, later)
    plain = (say(far[0]), say("button-step-back"), say("button-step-on"), say(far[1]))
    arrows = ("◂" if sign else "◂◂", "◂", "▸", "▸" if sign else "▸▸")
    buttons: list[Button] = []
    for way, (aim, label, arrow) in enumerate(zip(aims, plain, arrows, strict=True)):
        mark = (*step_mark(steps, aim or number, step.seat), way)
        signed = sign if way in (0, 3) else None
        written = label if worded or (sign and signed is None and way in (0, 3)) else arrow
        buttons.append(button(written, GO, *mark, disabled=aim is None, sign=signed, plain=label if signed else None))
    place = say("button-step-place", number=number, of=steps.count) if worded else f"{number} / {steps.count}"
    table, _, eyes = step_mark(steps, number, step.seat)
    to = button(place, "step-number", table, steps.count, eyes)
    if worded:
        return [[buttons[0], buttons[1], to], [buttons[2], buttons[3]]]
    return [[buttons[0], buttons[1], to, buttons[2], buttons[3]]]


def _make_menu(steps: Steps, step: Step, words: Words) -> Row:
    """Return the menu of steps to go to, and of other views."""
    say, table = words.say, steps.history.table
    game = table.game
    others = [Entry(clip(say("step-eyes", name=name), LABEL), f"e{at}") for at, name in enumerate(table.names, 1)]
    eyes = [*others, Entry(say("step-eyes-all"), "e0")] if steps.open_until is None else []
    options = [(steps.count, say("step-end"))]
    for number, mistake in steps.mistakes.items():
        choice = steps.course.choices[number - 1]
        played = words.move(game.key, game.parse_move(choice.move), table.names).rstrip(".")
        options.append((number, say("step-mistake", number=number, points=points_of(mistake), move=played)))
    for number, turning in steps.list_turning_points(words)[:MOST_TURNING]:
        options.append((number, say("step-at", number=number, situation=turning)))
    for number in steps.spread_steps(FEW_MARKS):
        choice = steps.course.choices[number - 1]
        situation = renderer(game.key).situation(game.view(choice.state, None), table.names, words)
        options.append((number, say("step-at", number=number, situation=situation)))
    options.append((1, say("step-beginning")))
    known = {number: clip(_join_lines(label), LABEL) for number, label in reversed(options)}
    entries = [Entry(known[number], f"n{number}") for number in dict.fromkeys(number for number, _ in options)]
    entries = [*entries[: PER_MENU - len(eyes)], *eyes]
    mark = step_mark(steps, step.number, step.seat)
    targets = [Entry(entry.label, f"{mark[1]}.{mark[2]}@{entry.value}") for entry in entries]
    return menu(say("step-jump" if eyes else "step-jump-own"), targets, "step-jump", *mark)


def _join_lines(text: str) -> str:
    return text.replace("**", "").replace("\n", " ")


def _mistake_buttons(steps: Steps, step: Step, words: Words) -> list[Button]:
    """Return the button to the reader's next mistake and, at a mistake, the one that shows the reasons."""
    mistakes: Sequence[int] = sorted(steps.mistakes)
    if not mistakes:
        return []
    at = step.number in steps.mistakes and step.seat == steps.course.choices[step.number - 1].seat
    aim = next((number for number in mistakes if number >= step.number + at), mistakes[0])
    choice = steps.course.choices[aim - 1]
    place = mistakes.index(step.number) + 1 if at else 0
    label = words.say("button-step-mistakes", number=place, of=len(mistakes))
    plain = words.say("button-step-mistakes-plain", number=place, of=len(mistakes))
    buttons = [button(label, GO, *step_mark(steps, aim, choice.seat), 4, sign="star", plain=plain)]
    if at and better_move_reasons(steps.history.table.game.key, steps.mistakes[step.number], words):
        mark = step_mark(steps, step.number, step.seat)
        buttons.append(
            button("", GO, *mark, 5, int(not step.explained), sign="explain", plain=words.say("button-step-why"))
        )
    return buttons
