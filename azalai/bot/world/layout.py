"""Layouts of open tables of other servers, and of a server's setting to show its own."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.clocks.pace import decode_pace
from azalai.bot.hosting.open_tables import OpenGame
from azalai.bot.layouts.components import Button, ButtonStyle, button, link
from azalai.bot.layouts.entry_buttons import daily_button
from azalai.bot.layouts.layout import INDIGO, Line, PrivateLayout, Row
from azalai.bot.layouts.open_table_list import waiting_section
from azalai.bot.layouts.pace_texts import span
from azalai.bot.layouts.paged_text import page_buttons
from azalai.bot.layouts.phone import PHONE, TEXT, clip_to_line, room_next_to
from azalai.bot.people.reader import Reader
from azalai.bot.text import plain, visible_name
from azalai.bot.world.rules import most_seats, name_state
from azalai.bot.world.store import Lobby, WorldServer
from azalai.locales import LANGUAGES, Words

PER_PAGE = 5
OWN = 2
"""Number of tables of the user's server above the others."""
INVITE_PAGE = "https://discord.gg/{code}"


def open_tables_layout(
    lobbies: Sequence[tuple[Lobby, str]],
    game: str | None,
    page: int,
    more: bool,
    reader: Reader,
    *,
    own: Sequence[OpenGame] = (),
    opens: bool = False,
    shows: bool = False,
) -> PrivateLayout:
    """Lay out a page of open tables of other servers, with the names of the servers.

    `more`: another page follows; `own`: tables that wait in the user's server; `opens`: a table can be opened there;
    `shows`: that server shows its tables elsewhere.
    """
    words = reader.words
    title = words.say("find-title") if game is None else words.say("find-title-game", game=words.say(f"{game}-name"))
    rows: list[Row] = [waiting_section(lobby, words) for lobby in own[:OWN]]
    rows += [_make_line(lobby, server, words) for lobby, server in lobbies]
    if page or more:
        rows.append(page_buttons(page, page + 1 + more, words, "find", game or "-"))
    last: list[Button] = [daily_button(words)]
    if opens and game is not None:
        robot = button(words.say("button-find-robot"), "lesson-gentle", game, style=ButtonStyle.PRIMARY, sign="robot")
        last = [robot]
        if shows:
            last.append(button(words.say("button-find-open"), "lesson-people", game))
    texts = (title, *([] if lobbies else [words.say("find-none")]))
    small = words.say("find-how")
    return PrivateLayout(user=reader.user, texts=(*texts, f"-# {small}"), rows=[*rows, last], framed=False)


def _make_line(lobby: Lobby, server: str, words: Words) -> Line:
    """Return the two lines of a table, with a link to Discord's page for joining its server."""
    pace = decode_pace(lobby.pace)
    turn = words.say("find-pace", turn=span(pace.turn, words)) if pace.has_clock else words.say("find-no-clock")
    label = words.say("button-join")
    room = room_next_to(label)
    first = clip_to_line(lambda text: f"**{words.say(f'{lobby.game}-name')}** · {text}", turn, room, TEXT)
    seats = words.say("find-seats", present=lobby.present, most=most_seats(lobby))
    language = LANGUAGES[lobby.language].name if lobby.language in LANGUAGES else lobby.language
    facts = seats if lobby.language == words.language else f"{language} · {seats}"
    second = clip_to_line(lambda name: f"-# {plain(name)} · {facts}", visible_name(server), room, PHONE.small[0])
    return Line(f"{first}\n{second}", link(label, INVITE_PAGE.format(code=lobby.invite)))


def world_layout(server: WorldServer, reader: Reader, *, allowed: bool, notes: Sequence[str] = ()) -> PrivateLayout:
    """Lay out a server's setting to show its open tables elsewhere, with the buttons to change it.

    `allowed`: the operator's settings allow it at all.
    """
    words = reader.words
    state = words.say(f"world-{name_state(server, allowed=allowed)}", invite=INVITE_PAGE.format(code=server.invite))
    buttons = [
        button(words.say("button-world-type"), "world-type"),
        button(words.say("button-world-make"), "world-make"),
    ]
    if server.invite is not None:
        buttons.append(button(words.say("button-world-off"), "world-off"))
    texts = (words.say("world-title"), *notes, state, words.say("world-what"))
    rows: list[Row] = [buttons] if allowed and not server.hidden else []
    return PrivateLayout(user=reader.user, texts=texts, rows=rows, accent=INDIGO)
