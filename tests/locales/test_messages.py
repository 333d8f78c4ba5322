"""No message is missing, unused, or different in what it needs from one language to the other."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from locales import LANGUAGES, Language
from tests.locales.code import (
    composed,
    families,
    first_steps,
    literals,
    matcher,
    parts_of_scores,
    picture_ids,
    refusals_of_games,
    repeated,
    said,
    said_otherwise,
)
from tests.locales.reading import entries, messages, variables

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
"""Acts of buttons; the beginning of a name; ways to connect to a database."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read_to_the_end(language: Language):
    assert [path.name for path, entry in entries(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: Language):
    times = Counter(entry.id.name for _, entry in entries(language) if isinstance(entry, ast.Message))
    assert [name for name, count in times.items() if count > 1] == []


def test_both_languages_have_the_same_messages():
    assert set(messages("en")) ^ set(messages("fr")) == set()


def test_a_message_needs_the_same_values_in_both_languages():
    different = {
        name: sorted(variables(message) ^ variables(messages("fr")[name]))
        for name, message in messages("en").items()
        if variables(message) != variables(messages("fr")[name])
    }
    assert different == {}


def test_every_message_that_code_names_exists():
    assert [one for one in said() if one.message not in messages("en")] == []


def test_every_id_that_stands_in_the_code_exists():
    written = {text for text in literals() if text.startswith(PREFIXES) and re.fullmatch(r"[a-z0-9-]+[a-z0-9]", text)}
    assert sorted(written - set(messages("en")) - NO_MESSAGES) == []


def test_every_part_of_a_score_has_a_name():
    assert sorted(parts_of_scores() - set(messages("en"))) == []


def test_every_message_that_follows_from_a_name_exists():
    assert sorted(families() - set(messages("en")) - said_otherwise()) == []


def test_code_gives_each_message_exactly_the_values_it_needs():
    wrong = [
        (one.where, one.message, sorted(one.values ^ variables(messages("en")[one.message])))
        for one in said()
        if one.values is not None and one.values != variables(messages("en")[one.message])
    ]
    assert wrong == []


def test_no_message_is_unused():
    known = families() | said_otherwise() | first_steps() | repeated() | literals() | {one.message for one in said()}
    made = picture_ids()
    known |= {f"{one}-description" for one in known if one.startswith("slash-")}
    unused = set(messages("en")) - known - parts_of_scores() - made
    is_made = matcher({one for one in made | composed() if "*" in one} | refusals_of_games())
    assert sorted(name for name in unused if not is_made(name)) == []
