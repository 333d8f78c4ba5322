"""Private view of a solo game: the question of a table with additions, the page before it, and further actions."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from azalai.bot.history.narration import Did, Line, brief_lines, sentences
from azalai.bot.layouts.close_ups import reference_row
from azalai.bot.layouts.components import Button, ButtonStyle, button
from azalai.bot.layouts.confirmations import confirm_layout
from azalai.bot.layouts.layout import INDIGO, Depiction, Picture, PrivateLayout, Row
from azalai.bot.layouts.news_lines import clip_story, newest_line, small_print
from azalai.bot.layouts.prompts import DialogPlace, aside_buttons, join_rows, prompt_layout
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.people.reader import Reader
from azalai.bot.tables.table import LoadedTable, list_events_for
from azalai.games.alone import Alone
from azalai.games.contract import Move
from azalai.games.prompts import Prompt
from azalai.locales import Words


class Surroundings(msgspec.Struct, frozen=True, kw_only=True):
    """Additions of a kind of solo game to a question.

    - `heading`: the game's name, in small print.
    - `guide`: the teacher's words about this decision.
    - `rules`: the teacher's words about the rules, on a page before the question if they have no room.
    - `advised`: the move that is marked with a star.
    - `suggest`: a robot can suggest a move. `undo`: the last move can be taken back.
    - `task`: text that replaces the game's own question, which follows in small print.
    - `teaches`: explanations are shown only on request.
    - `aside`: further buttons in the last row.
    """

    heading: str = ""
    guide: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    advised: Move | None = None
    suggest: bool = False
    undo: bool = False
    task: str = ""
    teaches: bool = False
    aside: tuple[Button, ...] = ()


def news_of(course: Alone, table: LoadedTable, words: Words) -> list[Did]:
    """Return the events since the last decision, in few words."""
    return [did for events in course.events for did in brief_lines(table, list_events_for(events, course.own), words)]


def news_text(course: Alone, table: LoadedTable, words: Words) -> str:
    """Return the events since the last decision in sentences, or the newest of them if there are many."""
    texts = [sentences(table, list_events_for(events, course.own), words) for events in course.events]
    return clip_story([Line(number, 0.0, text) for number, text in enumerate(texts) if text])


def question_layout(
    place: DialogPlace,
    prompt: Prompt,
    wordings: Wordings,
    picture: Depiction,
    around: Surroundings,
    reader: Reader,
    *,
    news: Sequence[Did],
    paged: bool,
    back: tuple[int, ...] | None,
    before: Sequence[str] = (),
) -> PrivateLayout:
    """Build the question or the confirmation of a move, as at a table.

    `paged`: the news and the rules are on a page before it. `back`: the answers to which *Back* leads.
    """
    words, first = wordings.words, not place.answers
    texts, more = list(before), list[Row]()
    if first:
        heading = [small_print(around.heading)] if around.heading else []
        newest = "" if paged else newest_line(news, words, place.seat)
        news_lines = [small_print(newest)] if newest else []
        texts = [*heading, *before, *news_lines, *(() if paged else around.rules), *around.guide]
        suggest = around.suggest and prompt.move is None
        more = [[*aside_buttons(place, words, suggest=suggest, undo=around.undo), *around.aside]]
    if prompt.move is not None:
        return confirm_layout(
            *(place, prompt, wordings, picture),
            user=reader.user,
            back=back,
            before=texts,
            more=more,
            only=first,
        )
    layout = prompt_layout(
        *(place, prompt, wordings, picture),
        user=reader.user,
        back=back,
        before=texts,
        barred=place.table.game.barred(wordings.view),
        more=more,
    )
    if around.task:
        *others, question = layout.texts
        asks = small_print(question.replace("**", "").replace(small_print(""), ""))
        layout = msgspec.structs.replace(layout, texts=(*others, f"**{around.task}**", asks))
    return layout


def page_layout(
    place: DialogPlace, texts: Sequence[str], news: Sequence[Did], picture: Picture | None, reader: Reader
) -> PrivateLayout:
    """Build the page before a question: the news, texts, and a picture of the position or the turning point."""
    words = reader.words
    newest = newest_line(news, words)
    go_on = button(words.say("button-go-on"), place.act("turn"), *place.ids(()), style=ButtonStyle.PRIMARY)
    return PrivateLayout(
        user=reader.user,
        texts=(*([small_print(newest)] if newest else []), *texts),
        picture=picture,
        rows=[[go_on, button(words.say("button-close"), place.act("away"), place.table.id)]],
        framed=False,
    )


def more_layout(table: LoadedTable, reader: Reader, acts: str, own: Sequence[Button]) -> PrivateLayout:
    """Build the answer to `…`: buttons to look at things, and further actions (`own`)."""
    words = reader.words
    looking = [
        button(words.say("button-text"), f"{acts}text", table.id),
        button(words.say("button-happened"), f"{acts}happened", table.id),
        button(words.say("button-all-explained"), f"{acts}explained", 0, table.id),
    ]
    close = button(words.say("button-close"), f"{acts}away", table.id)
    rows = join_rows([*reference_row(table, words, acts), *looking, *own, close])
    return PrivateLayout(user=reader.user, texts=(words.say("solo-more"),), rows=rows, accent=INDIGO)


def with_way_back(layout: PrivateLayout, table: int, words: Words, acts: str) -> PrivateLayout:
    """Return a layout with a button that leads back to the game."""
    back = [button(words.say(f"button-{acts}back"), f"{acts}again", table)]
    return msgspec.structs.replace(layout, rows=[*layout.rows, back])


def reopen_layout(text: str, acts: str, number: int, reader: Reader) -> PrivateLayout:
    """Build the layout that replaces a closed game: a text, and a button that opens the game again."""
    go_on = button(reader.words.say(f"button-{acts}go-on"), f"{acts}again", number, style=ButtonStyle.PRIMARY)
    return PrivateLayout(user=reader.user, texts=(text,), rows=[[go_on]], accent=INDIGO)
