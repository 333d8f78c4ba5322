"""Checks of all texts of a game in every language: they exist, can be read, and keep Discord's limits."""

from __future__ import annotations

import enum
import importlib
import re
from collections import Counter
from pathlib import Path
from typing import cast

from azalai.games import GAMES
from azalai.games.contract import Event
from azalai.games.options import OptionField, OptionKind, option_fields
from azalai.games.questions import tag
from azalai.games.small import SmallGame
from azalai.locales import LANGUAGES, ORIGINAL, Language, Words, words
from azalai.locales.languages import sources
from azalai.locales.messages import entries
from azalai.locales.names import LENGTHS, enum_name
from azalai.testing.checks import of_a_game, of_a_table
from azalai.testing.faults import Fault, join_names, need, need_messages
from azalai.testing.play import positions

SLASH_NAME = re.compile(r"[\w-]{1,32}")
LONGEST_DESCRIPTION = 100


@of_a_table
def every_event_and_move_has_words(key: str, seats: int) -> None:
    names = [f"Amara {seat}" for seat in range(seats)]
    events: dict[Event, None] = dict.fromkeys(event for played in positions(key, seats) for event in played.turn.events)
    moves = dict.fromkeys(move for played in positions(key, seats) for move in played.moves)
    for language in LANGUAGES:
        for event in events:
            need(words(language).event(key, event, names), f"{language}: {key}-event-{tag(type(event))} says nothing")
        for move in moves:
            need(words(language).move(key, move, names), f"{language}: {key}-move-{tag(type(move))} says nothing")


@of_a_game
def name_tagline_and_rules_fit_a_message(key: str) -> None:
    for said in map(words, LANGUAGES):
        for name, (least, most) in LENGTHS.items():
            _check_length(said, f"{key}-{name}", least, most)


@of_a_game
def every_kind_of_move_has_a_button_a_question_for_each_field_and_a_command(key: str) -> None:
    for said in map(words, LANGUAGES):
        for move in GAMES[key].Moves:
            name = tag(move)
            _check_length(said, f"{key}-act-{name}", 1, 40)
            fields = [f"{key}-slash-{name}-{field}" for field in move.__struct_fields__]
            for field in move.__struct_fields__:
                _check_length(said, f"{key}-ask-{name}-{field}", 1, 1000)
            for command in (f"{key}-slash-{name}", *fields):
                _check_command(said, command)
            _check_distinct(said, fields)
        _check_distinct(said, [f"{key}-slash-{tag(move)}" for move in GAMES[key].Moves])
        _check_command(said, f"{key}-slash")


@of_a_game
def shared_acts_have_a_button_and_a_question_for_each_shared_field(key: str) -> None:
    game = GAMES[key]
    for act in sorted({move.act for move in game.Moves if move.act}):
        kinds = [move for move in game.Moves if move.act == act]
        need(len(kinds) > 1, f"the act {act} is that of one kind of move alone")
        need(act not in {tag(move) for move in game.Moves}, f"the act {act} is called as a kind of move is")
        shared = set[str].intersection(*(set[str](move.__struct_fields__) for move in kinds))
        need(shared, f"the kinds of moves of the act {act} share no field")
        for said in map(words, LANGUAGES):
            _check_length(said, f"{key}-act-{act}", 1, 40)
            for field in (*sorted(shared), "act"):
                _check_length(said, f"{key}-ask-{act}-{field}", 1, 1000)


@of_a_game
def every_option_has_a_name_a_description_and_words_for_its_values(key: str) -> None:
    for said in map(words, LANGUAGES):
        for field in option_fields(GAMES[key].Options):
            _check_length(said, f"{key}-option-{field.name}", 1, 45)
            _check_command(said, f"{key}-slash-new-{field.name}")
            if field.kind not in (OptionKind.SWITCH, OptionKind.NUMBER):
                _check_values(said, key, field)
            if field.kind is OptionKind.SEVERAL and not field.least:
                _check_length(said, f"{key}-option-{field.name}-none", 1, 100)


def _check_values(t: Words, key: str, field: OptionField) -> None:
    ids = [f"{key}-{enum_name(type(value))}-{value.value}" for value in cast("tuple[enum.Enum, ...]", field.values)]
    most = 24 if field.kind is OptionKind.EACH else 25  # one entry of the menu is "none"
    need(len(ids) <= most, f"the option {field.name} has {len(ids)} values, {most} at most can be chosen from")
    for name in ids:
        _check_length(t, name, 1, 100)
    _check_distinct(t, ids)


@of_a_game
def a_game_has_the_same_messages_in_every_language(key: str) -> None:
    ids_by_language = {language: ids(key, language) for language in LANGUAGES}
    all_ids = set[str]().union(*ids_by_language.values())
    for language in LANGUAGES:
        if stale := sorted(ids_by_language[language] - ids_by_language[ORIGINAL]):
            raise Fault(
                f"{language}: {join_names(stale[:5])} stands in its files and not in those of {ORIGINAL}: is it stale?"
            )
    need_messages({language: sorted(all_ids - own) for language, own in ids_by_language.items() if own})


@of_a_game
def every_message_can_be_read(key: str) -> None:
    for language in LANGUAGES:
        for name in sorted(ids(key, language)):
            try:
                words(language).say(name)
            except LookupError as error:
                need("can't be read" not in str(error), str(error))


@of_a_game
def every_refusal_written_in_the_rules_has_words(key: str) -> None:
    package = importlib.import_module(GAMES.rules(key))
    code = "\n".join(path.read_text(encoding="utf-8") for path in Path(package.__path__[0]).glob("*.py"))
    refusals = set(re.findall(rf'"((?:{key}-)?refusal-[a-z-]*[a-z])"', code))
    game = GAMES[key]
    if isinstance(game, SmallGame):
        refusals |= {f"{key}-refusal-{reason}" for reason in game.refusals.values()}
    need_messages(
        {language: [name for name in sorted(refusals) if not words(language).has(name)] for language in LANGUAGES}
    )


def ids(key: str, language: Language) -> set[str]:
    """Return the ids of a game's messages in one language."""
    return {name for text in sources(language).values() for name, _ in entries(text) if name.startswith(f"{key}-")}


def _check_length(t: Words, name: str, least: int, most: int) -> None:
    text = t.say(name)
    fits = least <= len(text) <= most
    need(fits, f"{t.language}: {name} has {len(text)} characters, {least} to {most} are right")


def _check_command(t: Words, name: str) -> None:
    """Raise `Fault` if Discord does not accept the name of a command or option, or its description."""
    slash = t.say(name)
    right = SLASH_NAME.fullmatch(slash) is not None and slash == slash.lower()
    need(right, f"{t.language}: Discord takes no {name} that reads {slash!r}: small letters, no spaces, 32 at most")
    _check_length(t, f"{name}-description", 1, LONGEST_DESCRIPTION)


def _check_distinct(t: Words, names: list[str]) -> None:
    """Raise `Fault` if two messages that are shown together have the same text."""
    for text, count in Counter(t.say(name) for name in names).items():
        if count > 1:
            raise Fault(f"{t.language}: {join_names(name for name in names if t.say(name) == text)} have the same text")
