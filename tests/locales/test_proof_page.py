"""Command `python -m azalai.locales.proof_page KEY`.

It shows every message with values that reveal a language's inflections.
"""

from __future__ import annotations

import re

import pytest

from azalai.locales import LANGUAGES, Language, words
from azalai.locales.proof_page import NAMES, main, page, say_all
from azalai.locales.reading import messages, plurals


@pytest.mark.costly(seconds=3)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_and_none_breaks(language: Language, capsys: pytest.CaptureFixture[str]):
    assert main([language]) == 0
    read = capsys.readouterr().out
    assert re.findall(r"^`([^`\n]+)`$", read, re.MULTILINE) == list(messages(language))
    assert "can't be said" not in read and "{ $" not in read
    assert not re.search(r"^`[^`\n]+`\n\n(?!- )", read, re.MULTILINE), "each is said once at least"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_is_told_as_none_as_one_as_two_and_as_more(language: Language):
    sentences = say_all(language, messages(language)["time-days"])
    assert sentences[:3] == [words(language).say("time-days", count=count) for count in (0, 1, 2)]
    assert [
        name for name, message in messages(language).items() if plurals(message) and len(say_all(language, message)) < 2
    ] == []


def test_names_end_in_a_hiss_and_begin_with_a_vowel_and_lists_are_empty_and_long():
    sentences = "\n".join(say_all("en", messages("en")["refusal-awaited"]))
    assert all(name in sentences for name in NAMES)
    assert "Amara, Élodie, Idris, Félix and Inez" in sentences
    sent = say_all("en", messages("en")["touareg-event-sent"])
    assert "Amara sent to the market: 1 water." in sent and any("3 millet" in text for text in sent)


def test_every_way_in_which_a_message_chooses_is_said():
    sentences = say_all("en", messages("en")["lobby-suggestions"])
    assert len(sentences) == 3


def test_a_place_is_told_with_the_ending_of_its_number():
    sentences = say_all("en", messages("en")["deal-place"])
    assert {"1st", "2nd", "3rd", "11th", "21st"} <= set(sentences)


@pytest.mark.costly
def test_a_page_tells_the_files_in_their_order():
    files = re.findall(r"^## (\S+)$", page("fr"), re.MULTILINE)
    assert files[0] == "agreements.ftl" and len(files) == len(set(files))


def test_a_language_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]):
    assert main(["xx"]) == 2
    assert f"there are {', '.join(LANGUAGES)}" in capsys.readouterr().err
