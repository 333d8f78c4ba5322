"""Messages that name people: each has a form without them, and none begins with a colon."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest

from azalai.locales import LANGUAGES, Language, words
from azalai.locales.reading import messages, variables
from azalai.testing.play import positions
from tests.bot.histories import NAMES

PEOPLE = ("people", "players", "names")
"""Names of values that list people."""
OTHERS = {
    "cup-thread", "help-game", "lobby-no-such-level", "touareg-picture-alt-scored",
}  # fmt: skip
"""Messages in which such a value is something else: a number of players, or whole sentences."""
WINNERS = re.compile("card-won|cup-won|.*-picture-shared(-campless)?")
"""Messages of a victory: a finished game has winners."""
GUARDED = {
    "cup-and-more", "cup-bye", "cup-cross-later", "cup-group-won", "cup-in", "cup-place-2", "cup-place-3", "cup-rest",
    "invited-silently", "lobby-not-agreed", "refusal-side-taken", "small-picture-to-act",
    "timbuktu-picture-text-missing", "timbuktu-picture-to-choose", "timbuktu-picture-to-load",
    "touareg-picture-text-leaders",
}  # fmt: skip
"""Messages about at least one person: their senders have another message for none, or send nothing."""
WRONG = re.compile(r"^\W*[:,;]|^\s|[:,] *[.!?]|  |\( *\)|^\*\* *\*\*")


def without_people(language: Language, message: str) -> Iterator[str]:
    """Yield the texts of a message with an empty list of people."""
    asked = variables(messages(language)[message])
    values: dict[str, object] = dict.fromkeys(asked, "xx")
    values |= {name: "" for name in asked if name in PEOPLE} | ({"count": 0} if "count" in asked else {})
    yield words(language).say(message, **values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_that_name_people_have_a_form_for_no_name(language: Language):
    looked_at = 0
    for name, message in messages(language).items():
        if not variables(message) & {*PEOPLE} or name in OTHERS | GUARDED or WINNERS.fullmatch(name):
            continue
        for text in without_people(language, name):
            looked_at += 1
            assert not WRONG.search(text), (name, text)
    assert looked_at >= 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_exempt_messages_names_existing_ones(language: Language):
    assert {*messages(language)} >= OTHERS | GUARDED


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_event_and_no_move_tells_an_empty_list_as_a_value(language: Language):
    looked_at: set[str] = set()
    for key, seats in (("touareg", 3), ("timbuktu", 3), ("targui", 2)):
        for played in positions(key, seats):
            pairs = [(words(language).event, event) for event in played.turn.events]
            pairs += [(words(language).move, move) for move in played.moves]
            for say, struct in pairs:
                if () not in msgspec.structs.astuple(struct):
                    continue
                looked_at.add(type(struct).__name__)
                assert not WRONG.search(text := say(key, struct, NAMES)), text
    assert looked_at >= {"Settled", "Settle", "StageScored", "Raided", "Marked", "Go"}
