"""Every game has all the words that the host asks for by name, in every language, within Discord's limits."""

from __future__ import annotations

import importlib
import re
from collections import Counter
from pathlib import Path

import pytest

from games import GAMES
from games.options import OptionKind, option_fields
from games.questions import tag
from games.small import SmallGame
from locales import LANGUAGES, Language, words
from locales.words import enum_name, sources

SPOKEN = [(key, language) for key in GAMES for language in LANGUAGES]
every_game = pytest.mark.parametrize("key", list(GAMES))
every_game_spoken = pytest.mark.parametrize(("key", "language"), SPOKEN)
SLASH_NAME = re.compile(r"[\w-]{1,32}")


@every_game_spoken
def test_a_game_has_a_name_a_line_and_rules_that_fit_a_message(key: str, language: Language) -> None:
    said = words(language)
    assert 0 < len(said.say(f"{key}-name")) <= 80
    assert 0 < len(said.say(f"{key}-tagline")) <= 100
    assert 200 < len(said.say(f"{key}-rules")) < 3800


@every_game_spoken
def test_every_kind_of_move_has_a_button_a_question_for_each_field_and_a_command(key: str, language: Language) -> None:
    said = words(language)
    assert said.say(f"{key}-ask-act")
    for move in GAMES[key].Moves:
        name = tag(move)
        assert len(said.say(f"{key}-act-{name}")) <= 40
        commands = [f"{key}-slash-{name}"]
        for field in move.__struct_fields__:
            assert said.say(f"{key}-ask-{name}-{field}")
            commands.append(f"{key}-slash-{name}-{field}")
        for command in commands:
            slash = said.say(command)
            assert SLASH_NAME.fullmatch(slash) and slash == slash.lower()
            assert 0 < len(said.say(f"{command}-description")) <= 100
        fields = Counter(said.say(command) for command in commands[1:])
        assert all(count == 1 for count in fields.values())


@every_game_spoken
def test_an_act_that_several_kinds_share_has_a_button_and_a_question_for_each_field_they_share(
    key: str, language: Language
) -> None:
    said = words(language)
    for act in {move.act for move in GAMES[key].Moves if move.act}:
        kinds = [move for move in GAMES[key].Moves if move.act == act]
        assert len(kinds) > 1 and act not in {tag(move) for move in GAMES[key].Moves}
        assert len(said.say(f"{key}-act-{act}")) <= 40
        shared = set.intersection(*(set(move.__struct_fields__) for move in kinds))
        assert shared and all(said.say(f"{key}-ask-{act}-{field}") for field in (*shared, "act"))


@every_game_spoken
def test_a_game_has_a_command_with_a_description(key: str, language: Language) -> None:
    said = words(language)
    assert SLASH_NAME.fullmatch(said.say(f"{key}-slash"))
    assert said.say(f"{key}-slash") == said.say(f"{key}-slash").lower()
    assert 0 < len(said.say(f"{key}-slash-description")) <= 100


@every_game_spoken
def test_commands_of_one_game_have_different_names(key: str, language: Language) -> None:
    names = [words(language).say(f"{key}-slash-{tag(move)}") for move in GAMES[key].Moves]
    assert len(set(names)) == len(names)


@every_game_spoken
def test_every_option_has_a_name_a_description_and_words_for_its_values(key: str, language: Language) -> None:
    said = words(language)
    for field in option_fields(GAMES[key].Options):
        assert len(said.say(f"{key}-option-{field.name}")) <= 45
        slash = said.say(f"{key}-slash-new-{field.name}")
        assert SLASH_NAME.fullmatch(slash) and slash == slash.lower()
        assert 0 < len(said.say(f"{key}-slash-new-{field.name}-description")) <= 100
        if field.kind not in (OptionKind.SWITCH, OptionKind.NUMBER):
            labels = [said.say(f"{key}-{enum_name(type(value))}-{value.value}") for value in field.values]
            most = 24 if field.kind is OptionKind.EACH else 25  # beside the sides stands that none is chosen
            assert len(labels) <= most and len(set(labels)) == len(labels)
            assert all(0 < len(label) <= 100 for label in labels)
        if field.kind is OptionKind.SEVERAL and not field.least:
            assert 0 < len(said.say(f"{key}-option-{field.name}-none")) <= 100


def ids(key: str, language: Language) -> set[str]:
    """The ids of a game's messages in one language."""
    text = "\n".join(sources(language).values())
    return {found for found in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE) if found.startswith(f"{key}-")}


@every_game
def test_a_game_has_the_same_messages_in_every_language(key: str) -> None:
    assert len({frozenset(ids(key, language)) for language in LANGUAGES}) == 1


@every_game
def test_every_refusal_written_in_the_rules_has_words(key: str) -> None:
    game = GAMES[key]
    package = importlib.import_module(f"games.{key}")
    code = "\n".join(path.read_text(encoding="utf-8") for path in Path(package.__path__[0]).glob("*.py"))
    named = set(re.findall(rf'"((?:{key}-)?refusal-[a-z-]*[a-z])"', code))
    if isinstance(game, SmallGame):
        named |= {f"{key}-refusal-{reason}" for reason in game.refusals.values()}
    assert named
    assert all(words(language).has(refusal) for language in LANGUAGES for refusal in named)
