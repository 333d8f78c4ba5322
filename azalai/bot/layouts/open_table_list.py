"""Open tables and tournaments of a server, each with its button next to it."""

from __future__ import annotations

from azalai.bot.hosting.open_tables import Waiting
from azalai.bot.layouts.components import Button, ButtonStyle, button
from azalai.bot.layouts.layout import Line
from azalai.bot.layouts.pace_texts import span
from azalai.bot.layouts.phone import PHONE, beside_room, in_one_line
from azalai.bot.text import plain
from azalai.locales import LANGUAGES, Words

TEXT = 16
"""Size of the letters of a text, in px."""


def waiting_line(one: Waiting, words: Words) -> str:
    """Return the game, the host, the number of players and the place."""
    return words.say(
        "waiting-line",
        what=one.what,
        game=words.say(f"{one.game}-name"),
        name=plain(one.name),
        present=one.present,
        most=one.most,
        channel=f"<#{one.channel}>",
    )


def join_button(one: Waiting, words: Words) -> Button:
    """Return a button that joins it from any message."""
    return button(words.say("button-join"), one.join, one.number, style=ButtonStyle.SUCCESS)


def waiting_section(one: Waiting, words: Words) -> Line:
    """Return its two lines, each in one line of a phone, with the button next to them."""
    join = join_button(one, words)
    room, game = beside_room(join.label), words.say(f"{one.game}-name")
    if one.what == "table":
        first = in_one_line(lambda name: f"**{game}** · {plain(name)}", one.name, room, TEXT)
    else:
        first = in_one_line(lambda name: f"**{plain(name)}** · {game}", one.name, room, TEXT)
    facts = [words.say("waiting-present", what=one.what, present=one.present, most=one.most)]
    if one.hours is not None:
        pace = words.say("waiting-turn", turn=span(one.hours, words))
        facts.append(pace if one.hours else words.say("pace-choice-none"))
    if one.language is not None and one.language != words.language:
        facts.append(plain(LANGUAGES[one.language].name))
    second = in_one_line(lambda text: f"-# {text}", " · ".join(facts), room, PHONE.small[0])
    return Line(f"{first}\n{second}", join)
