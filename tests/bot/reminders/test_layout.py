"""Intervals of reminders in natural words."""

from __future__ import annotations

import msgspec
import pytest

from azalai.bot.layouts.components import Choose
from azalai.bot.people.reader import Reader
from azalai.bot.reminders.layout import reminders_layout
from azalai.bot.store.person_rows import PersonRow
from azalai.locales import Language, words


def list_offered(language: Language) -> list[str]:
    """Return the labels of the menu of intervals."""
    menu, *_ = reminders_layout(None, Reader(1, words(language)), 0.0).rows
    assert isinstance(menu, Choose)
    return [entry.label for entry in menu.entries]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["every 6 h", "every 12 h", "every 24 h", "every 2 days", "every 3 days"]),
        ("fr", ["toutes les 6 h", "toutes les 12 h", "toutes les 24 h", "tous les 2 jours", "tous les 3 jours"]),
    ],
)
def test_hours_are_feminine_in_french_and_days_are_not(language: Language, expected: list[str]):
    """The menu offers `toutes les 6 h`."""
    assert list_offered(language)[2:] == expected


@pytest.mark.parametrize(
    ("hours", "expected"),
    [(1, "toutes les heures"), (12, "toutes les 12 h"), (48, "tous les 2 jours"), (36, "toutes les 36 h")],
)
def test_the_chosen_reminder_is_confirmed_in_the_same_words(hours: int, expected: str):
    row = {"user_id": 1, "locale": "fr", "closed_dms_since": None, "told_of_closed_dms": False}
    person = msgspec.convert(row | {"remind_every": hours * 3600.0}, PersonRow)
    (text,) = reminders_layout(person, Reader(1, words("fr")), 0.0).texts
    assert f"Rappels\u00a0: {expected}, " in text
