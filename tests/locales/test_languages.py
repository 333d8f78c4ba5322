"""Languages as folders with facts: each reader gets their own, or English if there is none."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

import discord
import pytest
from babel import Locale

from azalai.locales import LANGUAGES, ORIGINAL, Language, dates, language_of, words
from azalai.locales.languages import Facts, read_facts, sources
from azalai.locales.reading import PLURALS
from azalai.locales.words import MissingMessage
from tests.house import ROOT
from tests.locales import made_up
from tests.locales.folders import search_folder
from tests.locales.pages import DOCS

ITALIAN = """
name = "Italiano"
discord = ["it"]
babel = "it"
first_of_month = "1º"
"""


def write(folder: Path, key: str, facts: str, **files: str) -> None:
    """Write a language into a folder of languages."""
    (folder / key).mkdir()
    (folder / key / "language.toml").write_text(facts, encoding="utf-8")
    for name, text in files.items():
        (folder / key / f"{name}.ftl").write_text(text, encoding="utf-8")


def test_a_folder_is_all_that_a_language_needs(tmp_path: Path):
    known = set(LANGUAGES)
    write(tmp_path, "it", ITALIAN, common="yes = sì\n")
    with search_folder(tmp_path):
        assert set(LANGUAGES) == known | {"it"}
        assert LANGUAGES["it"] == Facts("Italiano", ("it",), "it", first_of_month="1º")
        assert language_of("it") == "it" and words("it").say("yes") == "sì"
        assert words("it").join("abc") == "a, b e c" and words("it").number(2.5) == "2,5"
        assert dates.day_and_year_in(date(2027, 1, 1), "it") == "1º gennaio 2027"
    assert set(LANGUAGES) == known and language_of("it") == ORIGINAL


def test_every_category_of_plurals_of_a_language_can_be_told(tmp_path: Path):
    forms = "zero", "one", "two", "few", "many"
    variants = "".join(f"    [{form}] {form}\n" for form in forms)
    facts = ITALIAN.replace('babel = "it"', 'babel = "cy"')
    write(tmp_path, "cy", facts, camels=f"camels = {{ $count ->\n{variants}   *[other] other\n}}\n")
    with search_folder(tmp_path):
        sentences = [words("cy").say("camels", count=count) for count in (0, 1, 2, 3, 6, 4)]
    assert sentences == [*forms, "other"]


def test_the_made_up_language_has_all_of_them(tmp_path: Path):
    made_up.write(tmp_path)
    with search_folder(tmp_path):
        texts = "".join(sources(made_up.MADE_UP).values())
        assert {form: f"[{form}]" in texts for form in PLURALS} == dict.fromkeys(PLURALS, True)
        assert made_up.latin(words(made_up.MADE_UP).say("time-days", count=3)) == []


@pytest.mark.parametrize(
    ("code", "language"),
    [
        ("fr", "fr"),
        ("en-GB", "en"),
        ("fr-CA", "fr"),
        ("fr_FR.UTF-8", "fr"),
        ("FR", "fr"),
        ("C.UTF-8", "en"),
        ("sv-SE", "en"),
        ("", "en"),
        (None, "en"),
        ("gone", "en"),
    ],
)
def test_readers_of_unknown_languages_read_english(code: str | None, language: Language):
    assert language_of(code) == language


def test_every_locale_of_discord_has_the_language_whose_facts_name_it():
    named = {code: key for key, facts in LANGUAGES.items() for code in facts.discord}
    assert set(named) <= {locale.value for locale in discord.Locale}
    assert {code: language_of(code) for code in named} == named
    assert sum(len(facts.discord) for facts in LANGUAGES.values()) == len(named), "two languages have one locale"


def test_the_pages_that_a_language_names_are_there():
    assert [name for facts in LANGUAGES.values() for name in facts.pages.values() if not (DOCS / name).is_file()] == []


def test_pages_that_list_our_languages_list_all_of_them():
    """README.md, operate.md and play.md do: *English, French and German*."""
    ours = {str(Locale.parse(facts.babel).get_language_name("en")) for facts in LANGUAGES.values()}
    text = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "README.md", *sorted(DOCS.glob("*.md"))))
    lists = re.findall(r"\bEnglish(?:, [A-Z]\w+)* and [A-Z]\w+", " ".join(text.split()))
    assert len(lists) >= 4
    assert [listed for listed in lists if set(re.split(", | and ", listed)) != ours] == []


@pytest.mark.parametrize(
    ("key", "facts", "said"),
    [
        ("it", ITALIAN.replace('"it"\n', '"lingua"\n'), "babel = 'lingua' is no locale of Babel"),
        ("it", "name = Italiano\n", "line 1"),
        ("it", 'name = "Italiano"\n', "missing required field `discord`"),
        ("it", f'{ITALIAN}plural = "two"\n', "unknown field `plural`"),
        ("italiano-di-casa", ITALIAN, "the name of the folder may have 8 characters"),
    ],
)
def test_facts_that_cannot_be_read_are_named_and_leave_the_language_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, key: str, facts: str, said: str
):
    write(tmp_path, key, facts)
    with search_folder(tmp_path):
        assert key not in LANGUAGES
        with pytest.raises(ValueError, match=said):
            read_facts(tmp_path / key / "language.toml")
    (line,) = caplog.messages
    assert f"there is no language {key}: {tmp_path / key / 'language.toml'}: " in line and said in line


@pytest.mark.english_instead
def test_missing_messages_are_english_and_logged_once(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    write(tmp_path, "it", ITALIAN, common="yes = sì\nand-more = { $people }\nno = { $x\n")
    with search_folder(tmp_path):
        said = words("it")
        assert said.say("yes") == "sì"
        assert said.has("button-join") and said.say("button-join") == words("en").say("button-join")
        assert said.say("no") == words("en").say("no")
        assert [
            said.say("refusal-awaited", players=name, count=1).count(name) for name in ("Amara", "Idir", "Lalla")
        ] == [1] * 3
        with pytest.raises(MissingMessage, match=r"^en: gone$"):
            said.say("gone")
    assert caplog.messages == [
        "a message is shown in English, because its language has no usable text for it: it: button-join",
        "a message is shown in English, because its language has no usable text for it: "
        f'{tmp_path / "it" / "common.ftl"}, line 4: no can\'t be read: Expected token: "}}"',
        "a message is shown in English, because its language has no usable text for it: it: refusal-awaited",
    ]


@pytest.mark.parametrize(
    ("language", "day", "days", "over_months", "first"),
    [
        ("en", "23 November", "17–23 Nov", "30 Oct\u2009–\u20091 Nov", "1 January 2027"),
        ("fr", "23 novembre", "17–23 nov.", "30 oct.\u2009–\u20091er nov.", "1er janvier 2027"),
    ],
)
def test_dates_are_written_as_in_the_language(language: Language, day: str, days: str, over_months: str, first: str):
    begins, ends = date(2026, 11, 17), date(2026, 11, 23)
    assert dates.day_in(ends, language) == day
    assert dates.days_in(begins, ends, language) == days
    assert dates.days_in(date(2026, 10, 30), date(2026, 11, 1), language) == over_months
    assert dates.day_and_year_in(date(2027, 1, 1), language) == first
