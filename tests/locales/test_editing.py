"""Editorial rules for texts."""

from __future__ import annotations

import re
from datetime import date

import pytest

from azalai.bot.reminders.layout import day_text
from azalai.games import GAMES
from azalai.locales import Language, words
from azalai.locales.reading import every_message, texts_of

OUTSIDE = tuple(f"{key}-" for key in GAMES.plugins)
"""Beginnings of the messages of games from outside, whose style is their authors' choice."""

RETIRED: dict[Language, tuple[str, ...]] = {
    "en": (
        r"manages? the server",
        r"\bpeople who run me\b",
        r"\bput away\b",
        r"\btaken? up again\b",
        r"\b(last|newest) acts?\b",
        r"\banew\b",
        r"\bto spare\b",
        r"\bEverything rests\b",
        r"\b1 times\b",
        r"\b(tables|those|messages|figures|markers|replay) stands? ",
        r"\bone act\b|\} acts\b",
        r"\bstands? still\b",
    ),
    "fr": (
        r"\ballure\b",
        r"\bhorloge\b",
        r"gère(nt)? le serveur",
        r"me font tourner",
        r"\brangées? il y a\b",
        r"partie est finie",
        r"un par \ufffc",
        r"êtes invités",
        r"\bpour vous seul\b|\bà vous seul\b|ce que seul|vous a invité|\bserez appelé\b",  # taken for a man
        r"\bseuls ceux\b",
        r"\bors\b|\bsels\b|\bpoivres\b|\bpoints pour 2 cartes\b",
        r"\bjeu est fini\b",
    ),
}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_retired_words_stay_away(language: Language):
    retired = re.compile("|".join(RETIRED[language]), re.IGNORECASE)
    uses = [
        (name, text)
        for spoken, name, message in every_message()
        if spoken == language and not name.startswith(OUTSIDE)
        for text in texts_of(message)
        if retired.search(text)
    ]
    assert uses == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_number_of_a_table_can_be_typed_as_it_is_shown(language: Language):
    assert "1234567" in words(language).say("games-where", table=1234567, server="Sahara")


def test_the_first_of_a_month_in_french():
    assert day_text(date(2027, 1, 1), words("fr")) == "1er janvier 2027"
    assert day_text(date(2027, 1, 11), words("fr")) == "11 janvier 2027"


@pytest.mark.parametrize(
    ("language", "message", "values", "said"),
    [
        ("fr", "profile-games", {"games": 1, "won": 1}, "Une partie terminée, dont 1 gagnée."),
        ("fr", "profile-games", {"games": 3, "won": 0}, "3 parties terminées, dont 0 gagnée."),
        ("fr", "time-days", {"count": 1}, "1 jour"),
        ("en", "dialog-pick", {"range": "exact", "least": 4, "most": 4}, "Choose 4"),
        (
            "en",
            "best-line",
            {"place": 1, "name": "Amara", "rating": 1200, "games": 1},
            "1 · **Amara** 1,200 (one game)",
        ),
    ],
)
def test_numbers_agree(language: Language, message: str, values: dict[str, object], said: str):
    assert words(language).say(message, **values) == said


def test_sentences_call_the_buttons_of_a_card_as_they_are_written_there():
    sentence = words("fr", "en").say("refusal-not-at-this-table")
    assert "*Log*" in sentence and "*Rules*" in sentence and sentence.startswith("Vous n’êtes pas")
    assert "*Journal*" in words("fr").say("refusal-not-at-this-table")


IMPERATIVES = {"en": r"(First )?(choose|name|decide)\b", "fr": r"(Choisissez|Nommez|Décidez)\b"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_refusal_says_what_to_do_next(language: Language):
    left_alone = [
        (name, text)
        for spoken, name, message in every_message()
        if spoken == language and "refusal-" in name and not name.startswith(OUTSIDE)
        for text in texts_of(message)
        if len(re.findall(r"[.?](?=\s|$)|;", text)) < 2 and not re.match(IMPERATIVES[language], text, re.IGNORECASE)
    ]
    assert left_alone == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_border_card_of_targui_can_stand_in_a_list(language: Language):
    """Its name holds no comma: `on 6, pepper` reads as two things."""
    names = [words(language).say(f"targui-border-{number}") for number in range(1, 17)]
    assert all("," not in name for name in names)
    assert words(language).say("targui-border-6") == {"en": "pepper (card 6)", "fr": "poivre (carte\u00a06)"}[language]


def test_only_tables_and_holidays_are_cancelled_in_french():
    """Undone moves and changed choices have other words than *annuler*."""
    about = re.compile(r"cancel|holiday|lobby-can-reopen|refusal-own-lobbies")
    cancelling = {
        name
        for spoken, name, message in every_message()
        if spoken == "fr" and any(re.search(r"\bannul", text, re.IGNORECASE) for text in texts_of(message))
    }
    assert {name for name in cancelling if not about.search(name)} == set()
