"""Messages of all languages: none is missing, unused, or different in the values that it needs."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from azalai.locales import LANGUAGES, ORIGINAL, Language
from azalai.locales.reading import choices, entries, messages, variables
from tests.locales.code import (
    families,
    first_steps,
    list_calls,
    list_composed,
    list_counted,
    list_defaults,
    literals,
    matcher,
    parts_of_scores,
    picture_ids,
    refusals_of_games,
)

PREFIXES = tuple(
    f"{name}-"
    for name in (
        *("refusal", "dialog", "lobby", "card", "notice", "trouble", "told", "button", "status", "slash", "ping"),
        *("export", "film", "record", "review", "verify"),
        *("log", "more", "help", "confirm", "leave", "cancel", "move", "end", "seats", "playground"),
    )
)
NO_MESSAGES = {
    *(
        "leave-yes",
        "cancel-yes",
        "cancel-lobby",
        "cancel-lobby-yes",
        "end-yes",
        "export-names",
        "film-show",
        "review-again",
    ),
    *("slash-new-player", "verify-ca", "verify-full"),
}
"""Strings that look like ids: acts of buttons, the beginning of a name, ways to connect to a database."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read_to_the_end(language: Language):
    assert [path.name for path, entry in entries(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: Language):
    times = Counter(entry.id.name for _, entry in entries(language) if isinstance(entry, ast.Message))
    assert [name for name, count in times.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: Language):
    assert set(messages(ORIGINAL)) ^ set(messages(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_needs_the_same_values_in_every_language(language: Language):
    different = {
        name: sorted(variables(message) ^ variables(messages(language)[name]))
        for name, message in messages(ORIGINAL).items()
        if variables(message) != variables(messages(language)[name])
    }
    assert different == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_chooses_by_a_word_that_is_translated(language: Language):
    """A variant such as `[main]` would break when the translation of the word changes."""
    chosen = {
        name: choices(message) ^ choices(messages(ORIGINAL)[name]) for name, message in messages(language).items()
    }
    assert {name: sorted(others) for name, others in chosen.items() if others} == {}


@pytest.mark.costly(seconds=3)
def test_every_message_that_code_names_exists():
    assert [call for call in list_calls() if call.message not in messages(ORIGINAL)] == []


def test_every_id_that_stands_in_the_code_exists():
    written = {text for text in literals() if text.startswith(PREFIXES) and re.fullmatch(r"[a-z0-9-]+[a-z0-9]", text)}
    assert sorted(written - set(messages(ORIGINAL)) - NO_MESSAGES) == []


def test_every_part_of_a_score_has_a_name():
    assert sorted(parts_of_scores() - set(messages(ORIGINAL))) == []


def test_every_message_that_follows_from_a_name_exists():
    assert sorted(families() - set(messages(ORIGINAL)) - list_defaults()) == []


def test_code_gives_each_message_exactly_the_values_it_needs():
    wrong = [
        (call.where, call.message, sorted(call.values ^ variables(messages(ORIGINAL)[call.message])))
        for call in list_calls()
        if call.values is not None and call.values != variables(messages(ORIGINAL)[call.message])
    ]
    assert wrong == []


def test_no_message_is_unused():
    known = (
        families()
        | list_defaults()
        | first_steps()
        | list_counted()
        | literals()
        | {call.message for call in list_calls()}
    )
    made = picture_ids()
    known |= {f"{name}-description" for name in known if name.startswith("slash-")}
    unused = set(messages(ORIGINAL)) - known - parts_of_scores() - made
    is_made = matcher({pattern for pattern in made | list_composed() if "*" in pattern} | refusals_of_games())
    assert sorted(name for name in unused if not is_made(name)) == []
