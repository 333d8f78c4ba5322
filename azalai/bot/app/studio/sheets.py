"""Sheets of a game for the page of the studio: one with pictures and questions, one with the lesson.

All is shown as on a phone 390 px wide, in each language of the game.
"""

from __future__ import annotations

import base64
import html
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from PIL import Image

from azalai.bot.catalogue import list_spoken_languages
from azalai.bot.dialogs.message_builder import build_view
from azalai.bot.layouts.confirmations import confirm_layout
from azalai.bot.layouts.layout import Picture, PrivateLayout
from azalai.bot.layouts.message_height import ONLY_YOU, V2, Part, height
from azalai.bot.layouts.prompts import DialogPlace, make_prompt, prompt_layout
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.solo.lesson_layout import quote, teacher_texts
from azalai.bot.solo.lessons import LessonGame, let_robots_play
from azalai.bot.solo.store import SoloKind, SoloRow
from azalai.bot.tables.table import LoadedTable, make_table
from azalai.games import GAMES
from azalai.games.contract import Move
from azalai.games.lessons import Course, lesson_of
from azalai.games.prompts import Prompt
from azalai.locales import Language, Words, words
from azalai.renderers import alt, renderer
from azalai.renderers.samples import NAMES, positions

MOMENTS = (0.0, 0.35, 0.7)
"""Moments at which the sheet shows a game, as shares of its length."""
WIDTH = 700
"""Width of pictures in px: twice their width on a phone."""
TALL = 720
"""Height in px that a question on a phone should not exceed."""
MARKS = {"-# ": "small", "> ": "quoted"}
BOLD = re.compile(r"\*\*(.+?)\*\*")


def build_question(
    table: LoadedTable, seat: int, t: Words, before: Sequence[str] = (), advised: Move | None = None
) -> tuple[Prompt, PrivateLayout]:
    """Return the first question to a seat, and its layout. `before`: lines above it; `advised`: a move with a star."""
    worded = Wordings(table, seat, t, signs=False, starred=advised is not None)
    place = DialogPlace(table, seat, 0, advised=advised)
    asked = make_prompt(place, table.game.moves(table.state, seat), worded)
    shown = Picture("board.png", b"", alt(table.game.key, worded.view, table.names, t))
    if asked.move is not None:
        return asked, confirm_layout(place, asked, worded, shown, user=1, before=before)
    barred = table.game.barred(worded.view)
    return asked, prompt_layout(place, asked, worded, shown, user=1, before=before, barred=barred)


def yield_pictures_sheet(key: str) -> Iterator[str]:
    """Yield the boards and the questions at a few moments of a game, and its last board.

    A game of the fewest and one of the most players are shown.
    """
    game, languages = GAMES[key], list_spoken_languages(key)
    for seats in dict.fromkeys((game.seats[0], game.seats[-1])):
        states = positions(game, seats, 1, robots=True)
        for share in MOMENTS:
            state = states[int(share * (len(states) - 1))]
            seat = game.deciders(state)[0]
            name = f"{seats} players, {share:.0%} of a game"
            yield _format_row(
                f"{name}: the board", [_format_board(key, seats, state, None, each) for each in languages]
            )
            yield _format_row(
                f"{name}: {NAMES[seat]} is asked",
                [_format_question(key, seats, state, seat, each) for each in languages],
            )
        yield _format_row(
            f"{seats} players: the end", [_format_board(key, seats, states[-1], None, each) for each in languages]
        )


def yield_lesson_sheet(key: str) -> Iterator[str]:
    """Yield all decisions of the lesson as the learner sees them, if the learner follows the advice."""
    lesson, languages = lesson_of(key), list_spoken_languages(key)
    if lesson is None:
        yield "<p>The game has no lesson (<code>azalai docs lessons</code>).</p>"
        return
    course, count = Course(GAMES[key], lesson), 0
    while True:
        let_robots_play(course)
        if course.over or course.advised is None:
            break
        count += 1
        lesson_game = LessonGame(row=_make_row(course), course=course)
        said = ", ".join(course.texts) or "no new text"
        yield _format_row(
            f"Decision {count}: {said}; advised: {course.advised}",
            [_format_decision(lesson_game, lesson.seats, each) for each in languages],
        )
        course.play(course.own, course.advised)
    untaught = [rule for rule in lesson.rules if rule not in course.rules_met]
    yield f"<p>{count} decisions; {len(course.rules_met)} of {len(lesson.rules)} rules are met on the line"
    yield f"; not met: {html.escape(', '.join(untaught))}.</p>" if untaught else ".</p>"


def _make_row(course: Course) -> SoloRow:
    return SoloRow(
        id=1,
        kind=SoloKind.LESSON,
        user_id=1,
        game=course.game.key,
        version=1,
        name=NAMES[0],
        decision=len(course.decisions),
        began_at=0.0,
        changed_at=0.0,
    )


# Phones


def _format_row(title: str, phones: Sequence[str]) -> str:
    return f"<section><h3>{html.escape(title)}</h3><div class=phones>{''.join(phones)}</div></section>"


def _format_board(key: str, seats: int, state: Any, seat: int | None, language: Language) -> str:
    t, seen = words(language), GAMES[key].view(state, seat)
    image = renderer(key).draw(seen, NAMES[:seats], t)
    alternative = html.escape(alt(key, seen, NAMES[:seats], t))
    situation = html.escape(renderer(key).situation(seen, NAMES[:seats], t))
    return (
        f"<figure lang={language} class=phone><figcaption>{language}</figcaption><p>{situation}</p>"
        f"<img src='{_encode_picture(image)}' alt='{alternative}'><details><summary>alternative text</summary>"
        f"<p class=alt>{alternative}</p></details></figure>"
    )


def _format_question(key: str, seats: int, state: Any, seat: int, language: Language) -> str:
    return _format_phone(make_table(GAMES[key], seats, state, language=language, names=NAMES), seat)


def _format_decision(lesson_game: LessonGame, seats: int, language: Language) -> str:
    course = lesson_game.course
    table = make_table(course.game, seats, course.state, language=language, names=NAMES)
    rules, reasons = teacher_texts(lesson_game, table.words)
    return _format_phone(table, course.own, [*map(quote, (*rules, *reasons))], course.advised)


def _format_phone(table: LoadedTable, seat: int, before: Sequence[str] = (), advised: Move | None = None) -> str:
    """Return a question as a phone shows it, and its height, as HTML."""
    t = table.words
    asked, layout = build_question(table, seat, t, before, advised)
    image = renderer(table.game.key).draw(table.view(seat), table.names, t, asked)
    shown = build_view(layout).to_components()
    high = height(
        {"flags": V2 | ONLY_YOU, "components": shown}, {picture.name: image.size for picture in layout.pictures()}
    )
    tall = "tall" if high > TALL else "fits"
    return (
        f"<figure lang={t.language} class=phone><figcaption>{t.language} <span class={tall}>{high} px</span>"
        f"</figcaption>{''.join(_format_part(component, _encode_picture(image)) for component in shown)}</figure>"
    )


def _format_part(component: Mapping[str, Any], picture: str) -> str:
    """Return a component as HTML."""
    match component["type"]:
        case Part.TEXT_DISPLAY:
            return "".join(_format_line(text) for text in str(component["content"]).split("\n"))
        case Part.MEDIA_GALLERY:
            alternative = html.escape(str(component["items"][0].get("description") or ""))
            return f"<img src='{picture}' alt='{alternative}'>"
        case Part.ACTION_ROW:
            return f"<p class=row>{''.join(map(_format_component, component['components']))}</p>"
        case _:
            return "".join(_format_part(part, picture) for part in component.get("components", ()))


def _format_line(text: str) -> str:
    """Return a line of a text as HTML, in small print or as a quotation if it is marked so."""
    kind = next((name for mark, name in MARKS.items() if text.startswith(mark)), "plain")
    written = BOLD.sub(r"<b>\1</b>", html.escape(text.removeprefix("-# ").removeprefix("> ")))
    return f"<p class={kind}>{written}</p>"


def _format_component(component: Mapping[str, Any]) -> str:
    if component["type"] == Part.SELECT:
        entries = "".join(f"<option>{html.escape(entry['label'])}" for entry in component["options"])
        return f"<select><option>{html.escape(component.get('placeholder') or '')}{entries}</select>"
    off = " disabled" if component.get("disabled") else ""
    emoji: Mapping[str, Any] = component.get("emoji") or {}
    return f"<button type=button{off}>{html.escape(str(component.get('label') or emoji.get('name', '')))}</button>"


def _encode_picture(image: Image.Image) -> str:
    data = io.BytesIO()
    image.resize((WIDTH, image.height * WIDTH // image.width)).save(data, "JPEG", quality=80)
    return f"data:image/jpeg;base64,{base64.b64encode(data.getvalue()).decode()}"
