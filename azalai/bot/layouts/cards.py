"""Public cards and messages of a table: lobby, running game, calls, notices. After the end: `final_card.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from azalai.bot.clocks.pace import decode_pace
from azalai.bot.discord_codes import STANDSTILL
from azalai.bot.history.commitment import SHOWN
from azalai.bot.history.narration import Line, names
from azalai.bot.hosting.lobby import can_reopen
from azalai.bot.hosting.lobby_robots import ALL_ROBOTS, DRAWN
from azalai.bot.layouts.components import Button, ButtonStyle, Choose, Link, button, link, menu
from azalai.bot.layouts.layout import INDIGO, SAND, Depiction, Picture, PublicLayout, Row, Wording
from azalai.bot.layouts.news_lines import STORY_LIMIT, newest_lines, news_text, small_print
from azalai.bot.layouts.pace_texts import pace_text
from azalai.bot.layouts.phone import PHONE
from azalai.bot.layouts.prompts import join_rows
from azalai.bot.people.mentions import Mentions, mention_user
from azalai.bot.signs import in_words
from azalai.bot.store.rows import Guest, SeatRow, Status
from azalai.bot.tables.channels import get_message_for_table
from azalai.bot.tables.levels import count_expected_seats, find_character
from azalai.bot.tables.sides import find_side, list_side_fields
from azalai.bot.tables.table import LoadedTable
from azalai.bot.tables.terms import OPTION, hash_terms, list_changed_terms, list_disagreeing
from azalai.bot.text import clip, plain, visible_name
from azalai.games.contract import AnyGame
from azalai.games.lessons import lesson_of
from azalai.games.options import OptionField, OptionKind, option_fields
from azalai.locales import Words
from azalai.locales.names import enum_name
from azalai.renderers import renderer
from azalai.robots import Level

PALM = 0x4F7A4A
SHORT_STORY_LIMIT = 400
"""Largest number of characters of the news next to a board in words, which needs the room."""


def players_range(game: AnyGame, words: Words) -> str:
    """Return the possible numbers of players of a game: `2 to 5 players`."""
    least, most = min(game.seats), max(game.seats)
    return words.say("lobby-players", range="yes" if least < most else "no", least=least, most=most)


def game_line(game: AnyGame, words: Words) -> str:
    """Return the line about a game: the command that opens it, its players, its length, and its subject."""
    return words.say(
        "help-game",
        name=words.say(f"{game.key}-name"),
        tagline=words.say(f"{game.key}-tagline"),
        command=words.say(f"{game.key}-slash"),
        players=players_range(game, words),
        time=words.say(f"{game.key}-time"),
    )


def lobby_card(
    table: LoadedTable,
    levels: Sequence[Level] = tuple(Level),
    *,
    robots: bool = True,
    first: bool = False,
    new: bool = False,
) -> PublicLayout:
    """Lay out the card of a table that has not started, or never will.

    `levels`: the levels that robots may have. `robots`: robots may be seated in this server. `first`: no table was
    opened here before, so the card says what to do until a second player sits down. `new`: a player there has never
    finished this game, so its lesson is offered.
    """
    say = table.words.say
    game = table.game
    host_name = next((seat.name for seat in table.seats if seat.user_id == table.row.host_id), "")
    about = say(f"{game.key}-tagline"), players_range(game, table.words), say(f"{game.key}-time")
    seats_line = say("lobby-seats", tagline=about[0], players=about[1], time=about[2])
    texts = [f"## {say(f'{game.key}-name')}\n{seats_line}"]
    if table.row.status is Status.LOBBY:
        if first and len(table.seats) == 1:
            texts.append(small_print(say("lobby-first", robots="yes" if robots and _can_be_filled(table) else "no")))
        texts.append(f"{say('lobby-opened', host=plain(host_name))}\n{small_print(' '.join(_terms(table)))}")
        texts.append("\n".join([*seat_lines(table, table.words), *_free_seat_lines(table)]))
        texts += _start_lines(table)
        beyond = [seat for seat in table.seats if seat.robot_level not in (None, *levels)]
        if beyond:
            players = table.words.join(plain(seat.name) for seat in beyond)
            texts.append(
                say("lobby-no-such-level", players=players, count=len(beyond), seats=count_expected_seats(table))
            )
        waiting = list_disagreeing(table)
        if waiting:
            players = table.words.join(plain(seat.name) for seat in waiting)
            terms = table.words.join(_term_name(table, term) for term in list_changed_terms(table))
            texts.append(say("lobby-not-agreed", terms=terms, players=players, count=len(waiting)))
        expected = [guest for guest in table.row.invited if table.find_seat(guest.user) is None]
        if expected:
            people = table.words.join(map(_format_guest, expected))
            texts.append(say("lobby-invited", people=people, count=len(expected)))
    else:
        texts.append(say("lobby-can-reopen" if can_reopen(table) else f"lobby-{table.row.status.value}"))
    return PublicLayout(
        texts=tuple(texts),
        rows=(_lobby_rows(table, levels, robots, new) if table.row.status is Status.LOBBY else _reopen_rows(table)),
        accent=SAND,
    )


def _reopen_rows(table: LoadedTable) -> Sequence[Row]:
    """Return the row that reopens a table which was cancelled before its start; none if it can't be reopened."""
    return [[button(table.words.say("button-reopen"), "reopen", table.id)]] if can_reopen(table) else []


def _term_name(table: LoadedTable, term: str) -> str:
    """Return the name of a term (`list_changed_terms`) in words."""
    fields = {f"{OPTION}{field.name}": field for field in option_fields(table.game.Options)}
    return option_name(table.game, fields[term], table.words) if term in fields else table.words.say(f"term-{term}")


def _format_guest(guest: Guest) -> str:
    """Return the name of an invited person, or a mention, which clients may show as a number, if it is not known."""
    return mention_user(guest.user) if guest.name is None else f"**{plain(guest.name)}**"


def _terms(table: LoadedTable) -> list[str]:
    """Return the terms of a table, with the options of its game that differ from the usual ones."""
    say = table.words.say
    order = "again" if table.row.rematch_of else "yes" if table.row.random_seats else "no"
    terms = [
        say("lobby-language"),
        pace_text(decode_pace(table.row.pace), table.words),
        say("lobby-seating", random=order),
    ]
    if not table.row.suggestions:
        terms.append(say("lobby-suggestions", on="no"))
    usual = option_lines(table.game, table.game.Options(), table.words)
    options = [line for line in option_lines(table.game, table.options(), table.words) if line not in usual]
    return terms + [say("lobby-option", name=name, value=value) for name, value in options]


def option_lines(game: AnyGame, options: msgspec.Struct, words: Words) -> list[tuple[str, str]]:
    """Return the name and the value of each option of a game, in words.

    The players' sides are left out: they are next to the names (`seat_lines`).
    """
    return [
        (option_name(game, field, words), _option_words(game, field, getattr(options, field.name), words))
        for field in option_fields(type(options))
        if field.kind is not OptionKind.EACH
    ]


def option_name(game: AnyGame, field: OptionField, words: Words) -> str:
    """Return the name of an option."""
    return words.say(f"{game.key}-option-{field.name}")


def option_value(game: AnyGame, field: OptionField, value: Any, words: Words) -> str:
    """Return a value of an option in words."""
    match field.kind:
        case OptionKind.SWITCH:
            return words.say("yes" if value else "no")
        case OptionKind.NUMBER:
            return str(value)
        case OptionKind.ONE | OptionKind.SEVERAL | OptionKind.EACH:
            return words.say(f"{game.key}-{enum_name(value.__class__)}-{value.value}")


def _option_words(game: AnyGame, field: OptionField, value: Any, words: Words) -> str:
    if field.kind is not OptionKind.SEVERAL:
        return option_value(game, field, value, words)
    if not value:
        return words.say(f"{game.key}-option-{field.name}-none")
    return words.join(option_value(game, field, item, words) for item in value)


def seat_lines(table: LoadedTable, words: Words) -> list[str]:
    """Return a line for each seat: its player, and the sides that the player has chosen."""
    lines: list[str] = []
    for seat in table.seats:
        lobby = table.row.status is Status.LOBBY
        kind = "robot" if seat.robot_level else "host" if lobby and seat.user_id == table.row.host_id else "person"
        place = words.say(
            f"lobby-{kind}", number=seat.seat + 1, name=plain(seat.name), manner=manner(table, seat, words)
        )
        chosen = [(field, find_side(table, seat, field)) for field in list_side_fields(table.game)]
        sides = [option_value(table.game, field, side, words) for field, side in chosen if side is not None]
        lines.append(words.say("lobby-side", place=place, sides=words.join(sides)) if sides else place)
    return lines


def manner(table: LoadedTable, seat: SeatRow, words: Words) -> str:
    """Return the character or level of the robot on a seat; empty for a person, even if they were erased."""
    character = find_character(table, seat)
    if character is not None:
        return words.say(f"{table.game.key}-character-{character}")
    return "" if seat.robot_level is None else words.say("level-name", level=seat.robot_level.value)


def _free_seat_lines(table: LoadedTable) -> list[str]:
    free = range(len(table.seats), table.most_seats)
    return [table.words.say("lobby-free", number=number + 1) for number in free]


def _start_lines(table: LoadedTable) -> list[str]:
    """Return the sentence that the table begins by itself when enough players sit there; none if it does not."""
    count = table.row.full_at
    if count is None:
        return []
    return [table.words.say("lobby-begins", count=count, left=count - len(table.seats))]


def _can_be_filled(table: LoadedTable) -> bool:
    """Return True if robots on the free seats would start the table: it begins by itself, and all players agree."""
    return table.row.full_at is not None and not list_disagreeing(table)


def _lobby_rows(table: LoadedTable, levels: Sequence[Level], robots: bool, new: bool) -> Sequence[Row]:
    say = table.words.say
    full = table.is_full
    waiting = list_disagreeing(table)
    ready = len(table.seats) >= min(table.game.seats) and not waiting
    seated = any(seat.is_robot for seat in table.seats)
    people: list[Button] = [
        button(say("button-join"), "join", table.id, disabled=full),
        button(say("button-leave"), "leave", table.id),
        button(say("button-rules"), "rules", table.id),
    ]
    if robots:
        people.append(button(say("button-add-robot"), "robot", table.id, disabled=full))
    if seated:
        people.append(button(say("button-remove-robot"), "norobot", table.id))
    sides = [
        button(option_name(table.game, field, table.words), "side", table.id, field.name)
        for field in list_side_fields(table.game)
    ]
    lead = [
        button(say("button-start"), "start", table.id, style=ButtonStyle.SUCCESS, disabled=not ready),
        button(say("button-options"), "options", table.id),
        button(say("button-cancel"), "cancel", table.id, style=ButtonStyle.DANGER),
    ]
    if robots and _can_be_filled(table):
        lead.append(button(say("button-with-robots"), "with-robots", table.id))
    if new and lesson_of(table.game.key) is not None:
        lead.append(button(say("button-learn"), "learn", table.game.key))
    if waiting:
        lead.insert(
            0,
            button(say("button-still-in"), "still-in", table.id, hash_terms(table), style=ButtonStyle.PRIMARY),
        )
    menus = [_level_menu(table, levels)] if seated else []
    menus += [_character_menu(table)] if seated and table.game.characters else []
    room = PHONE.framed_room
    return [*join_rows(people, sides, room=room), *menus, *join_rows(lead, room=room)]


def _level_menu(table: LoadedTable, levels: Sequence[Level]) -> Choose:
    """Return the menu of levels for each robot, and for all at once if there are several robots."""
    say = table.words.say
    robots = [(seat.name, visible_name(seat.name)) for seat in table.seats if seat.is_robot]
    if len(robots) > 1:
        robots.insert(0, (ALL_ROBOTS, say("levels-all")))
    choices = [
        (
            say("robot-to-be", robot=shown, manner=say("level-name", level=level.value)),
            f"{level.value} {name}",
            say(f"level-{level.value}-about"),
        )
        for name, shown in robots
        for level in levels
    ]
    return menu(say("levels-choose"), choices, "robot-level", table.id)


def _character_menu(table: LoadedTable) -> Choose:
    """Return the menu of characters for each robot, and of a draw for all."""
    say, key = table.words.say, table.game.key
    robots = [seat.name for seat in table.seats if seat.is_robot]
    drawn = say("characters-drawn", count=len(robots)), f"{DRAWN} {ALL_ROBOTS}", say("characters-drawn-about")
    choices = [
        (
            say("robot-to-be", robot=visible_name(name), manner=say(f"{key}-character-{character}")),
            f"{character} {name}",
            say(f"{key}-character-{character}-about"),
        )
        for name in robots
        for character in table.game.characters
    ]
    return menu(say("characters-choose"), [drawn, *choices], "robot-like", table.id)


def table_card(
    table: LoadedTable,
    picture: Depiction | None,
    story: Sequence[Line],
    clocks: Sequence[str] = (),
    *,
    instead: str | None = None,
) -> PublicLayout:
    """Lay out the card of a running table.

    `story`: the newest events. Without a `picture` the position is in words; `instead` is then the id of the sentence
    with the reason. `clocks`: the lines about the players' clocks.
    """
    say = table.words.say
    view = table.view(None)
    situation = renderer(table.game.key).situation(view, names(table), table.words)
    texts = [f"**{turn_text(table)}** {situation}"]
    if instead is not None:
        texts.append(say(instead))
    if table.row.missing_permission in STANDSTILL:
        texts.append(say(get_message_for_table(table.row.missing_permission)))
    awaited = table.deciders[0].seat if table.deciders else None
    news = news_text(story, table.words, picture, keep=awaited, room=SHORT_STORY_LIMIT)
    if isinstance(picture, Picture):
        news = tuple(map(small_print, news))
    below = (*news, *clocks, *_commitment_lines(table))
    position = picture or make_wording(table, None, table.words)
    return PublicLayout(texts=tuple(texts), picture=position, below=below, rows=[_card_row(table)], accent=INDIGO)


def _commitment_lines(table: LoadedTable) -> list[str]:
    """Return the line with the commitment until a person has moved: a reader who notes it can check the game later."""
    begun = any(seat.turns for seat in table.seats if not seat.is_robot)
    if begun or table.row.seed_hash is None:
        return []
    return [table.words.say("card-sealed", digits=table.row.seed_hash[:SHOWN])]


def make_wording(table: LoadedTable, seat: int | None, words: Words, view: Any = None) -> Wording:
    """Return the position in words, as a seat (None: the public) may know it.

    `view`: the view to describe, if it is not the seat's present one.
    """
    view_shown = table.view(seat) if view is None else view
    text = renderer(table.game.key).text(view_shown, names(table), words)
    return Wording(text, words.say("button-all-in-words"), (table.id, 0))


def turn_text(table: LoadedTable, words: Words | None = None) -> str:
    """Return the sentence that names the deciding players, such as `Karine to play.`, with a full stop.

    `words`: those of a reader; by default the table's.
    """
    chosen = words or table.words
    players = chosen.join(plain(seat.name) for seat in table.deciders)
    return chosen.say("card-to-play", players=players, count=len(table.deciders))


def _card_row(table: LoadedTable) -> list[Button]:
    say = table.words.say
    return [
        button(say("button-play"), "play", table.id, style=ButtonStyle.PRIMARY),
        button(say("button-hand"), "hand", table.id),
        button(say("button-log"), "log", table.id),
        button("…", "more", table.id),
    ]


def mention_list(table: LoadedTable, seats: Sequence[SeatRow], mentions: Mentions) -> str:
    """Return the people on these seats as a list: with mentions, or by name if they want no mention."""
    return table.words.join(mentions.name(seat.required_user, seat.name) for seat in seats)


def ping_layout(
    table: LoadedTable, seats: Sequence[SeatRow], story: Sequence[Line], url: str | None, mentions: Mentions
) -> PublicLayout:
    """Lay out the message that calls the deciding players, with the newest events and a link to the card (`url`).

    It has words in place of signs, because phones show no emojis in a notification.
    """
    say = table.words.say
    people = mention_list(table, seats, mentions)
    items: list[Button | Link] = [button(say("button-play"), "play", table.id, style=ButtonStyle.PRIMARY)]
    if url is not None:
        items.append(link(say("button-to-table"), url))
    rows = [items]
    text = say("ping-your-turn", people=people, count=len(seats), game=say(f"{table.game.key}-name"))
    news = tuple(map(in_words, newest_lines(story, table.words, keep=seats[0].seat if len(seats) == 1 else None)))
    return PublicLayout(texts=(text, *news), rows=rows, calls=True)


def turning_card(table: LoadedTable, text: str, picture: Picture | None) -> PublicLayout:
    """Lay out a turning point of the game: the event, and the picture of the position if there is one."""
    heading = table.words.say("turning-heading", game=table.words.say(f"{table.game.key}-name"))
    return PublicLayout(texts=(f"{heading}\n{clip(text, STORY_LIMIT)}",), picture=picture, accent=SAND)


def sentence_layout(text: str) -> PublicLayout:
    """Lay out a message of one sentence without mentions."""
    return PublicLayout(texts=(text,))


def linked_sentence_layout(text: str, url: str, label: str) -> PublicLayout:
    """Lay out a message of one sentence with a link."""
    return PublicLayout(texts=(text,), rows=[link(label, url)])


def table_notice(
    table: int, text: str, words: Words, url: str | None = None, *, act: str = "log", joins: bool = False
) -> PublicLayout:
    """Lay out a sentence about a table for people in any place, with buttons that lead to the table.

    `act`: what the first of them does, `log` or `rules`. `joins`: one more lets a reader sit down at the table.
    """
    items: list[Button | Link] = [button(words.say("button-join"), "join", table)] if joins else []
    items.append(button(words.say(f"button-{act}"), act, table))
    if url is not None:
        items.append(link(words.say("button-to-table"), url))
    rows = [items]
    return PublicLayout(texts=(text,), rows=rows, calls=True)
