"""Form for the terms of a new tournament, and its decoding."""

from __future__ import annotations

import datetime as dt
import re
from typing import Any

from azalai.bot.errors import Refused
from azalai.bot.layouts.filled import FormValues
from azalai.bot.layouts.forms import make_entries, present_line
from azalai.bot.layouts.modals import Field, Modal, choice
from azalai.bot.layouts.pace_texts import span
from azalai.bot.tournaments.new_tournament import HOUR, MOST_ROUNDS, ROUNDS
from azalai.bot.tournaments.pairing.plan import Kind
from azalai.games.contract import AnyGame
from azalai.locales import Words

ROUND_HOURS = (0, 12, 24, 48, 72, 168, 336)
"""Choices for the hours of a round; 0: until its last game is over."""
LONGEST_WAIT = 24 * 30
"""Largest number of hours until a tournament begins."""
SPAN = re.compile(r"(\d{1,3}) ?([hdtj])", re.IGNORECASE)
"""Hours, or days by their letter in English, German or French."""


def opening_modal(game: AnyGame, words: Words) -> Modal:
    """Return the form for a tournament of a game, with the default terms."""
    say = words.say
    kinds = [(say(f"cup-kind-{kind.value}"), kind.value) for kind in Kind]
    sizes = [(say("cup-form-seats", count=count), str(count)) for count in game.seats]
    hours = [(span(count, words) if count else say("cup-form-no-hours"), str(count)) for count in ROUND_HOURS]
    least = str(min(game.seats))
    size = [choice("size", say("cup-form-size"), present_line(sizes[0][0], words), make_entries(sizes), least)]
    fields = [
        choice("kind", say("cup-form-kind"), say("cup-form-kind-about"), make_entries(kinds), Kind.SWISS.value),
        Field(say("cup-form-rounds"), str(ROUNDS), most=2, key="rounds", about=say("cup-form-rounds-about")),
        *(size if len(sizes) > 1 else []),
        choice("hours", say("cup-form-hours"), present_line(hours[0][0], words), make_entries(hours), "0"),
        Field(say("cup-form-begins"), "", "24 h", key="begins", about=say("cup-form-begins-about")),
    ]
    title = say("cup-form-title", game=say(f"{game.key}-name"))
    return Modal(title=title, fields=fields, act="tournament-new", arguments=(game.key,))


def decode_terms_form(game: AnyGame, filled: FormValues, at: float) -> dict[str, Any]:
    """Return the terms of a submitted form as options of the command. Raises `Refused` if they can't be read.

    `at`: the present moment.
    """
    kind = Kind(filled.get_one("kind", [kind.value for kind in Kind]))
    rounds = filled.get_text("rounds", 60)
    if rounds and not re.fullmatch(r"[0-9]{1,3}", rounds):
        raise Refused("refusal-tournament-rounds", most=MOST_ROUNDS)
    sizes = [str(count) for count in game.seats]
    hours = int(filled.get_one("hours", [str(count) for count in ROUND_HOURS]))
    return {
        "kind": kind.value,
        "rounds": int(rounds) if rounds and kind is Kind.SWISS else None,
        "size": int(filled.get_one("size", sizes) if len(sizes) > 1 else sizes[0]),
        "round_hours": hours or None,
        **_parse_beginning(filled.get_text("begins", 60), at),
    }


def _parse_beginning(typed: str, at: float) -> dict[str, Any]:
    """Parse when a tournament begins: at a moment, in N hours or days, or with N entrants; empty for no choice."""
    if not typed:
        return {}
    if re.fullmatch(r"[0-9]{1,3}", typed):
        return {"most": int(typed)}
    if (match := SPAN.fullmatch(typed)) is not None:
        wait = int(match[1]) * (1.0 if match[2].lower() == "h" else 24.0)
    else:
        try:
            moment = dt.datetime.strptime(typed, "%Y-%m-%d %H:%M").replace(tzinfo=dt.UTC)
        except ValueError as error:
            raise Refused("refusal-tournament-begins", days=LONGEST_WAIT // 24) from error
        wait = (moment.timestamp() - at) / HOUR
    if wait <= 0:
        raise Refused("refusal-tournament-past")
    if wait > LONGEST_WAIT:
        raise Refused("refusal-tournament-begins", days=LONGEST_WAIT // 24)
    return {"wait": wait}
