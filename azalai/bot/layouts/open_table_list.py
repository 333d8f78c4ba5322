"""Open tables and tournaments of a server, each with the button that joins it."""

from __future__ import annotations

from azalai.bot.hosting.open_tables import OpenGame
from azalai.bot.layouts.components import Button, ButtonStyle, button
from azalai.bot.layouts.layout import Line
from azalai.bot.layouts.pace_texts import span
from azalai.bot.layouts.phone import PHONE, TEXT, clip_to_line, room_next_to
from azalai.bot.text import plain
from azalai.locales import LANGUAGES, Words


def waiting_line(waiting: OpenGame, words: Words) -> str:
    """Return the line about an open table or tournament: game, host, number of players, and place."""
    return words.say(
        "waiting-line",
        what=waiting.kind,
        game=words.say(f"{waiting.game}-name"),
        name=plain(waiting.name),
        present=waiting.present,
        most=waiting.most,
        channel=f"<#{waiting.channel}>",
    )


def join_button(waiting: OpenGame, words: Words) -> Button:
    """Return the button that joins an open table or tournament from any message."""
    return button(words.say("button-join"), waiting.join, waiting.number, style=ButtonStyle.SUCCESS)


def waiting_section(waiting: OpenGame, words: Words) -> Line:
    """Return two lines about an open table or tournament, each cut to a line of a phone, with the button to join."""
    join = join_button(waiting, words)
    room, game = room_next_to(join.label), words.say(f"{waiting.game}-name")
    if waiting.kind == "table":
        first = clip_to_line(lambda name: f"**{game}** · {plain(name)}", waiting.name, room, TEXT)
    else:
        first = clip_to_line(lambda name: f"**{plain(name)}** · {game}", waiting.name, room, TEXT)
    facts = [words.say("waiting-present", what=waiting.kind, present=waiting.present, most=waiting.most)]
    if waiting.hours is not None:
        pace = words.say("waiting-turn", turn=span(waiting.hours, words))
        facts.append(pace if waiting.hours else words.say("pace-choice-none"))
    if waiting.language is not None and waiting.language != words.language:
        facts.append(plain(LANGUAGES[waiting.language].name))
    second = clip_to_line(lambda text: f"-# {text}", " · ".join(facts), room, PHONE.small[0])
    return Line(f"{first}\n{second}", join)
