"""Texts of Timbuktu that are easily misread."""

from __future__ import annotations

import re

import pytest

from azalai.locales import LANGUAGES, Language, words
from azalai.locales.languages import sources


def texts(language: Language) -> str:
    """Return the game's own file of a language."""
    return next(text for path, text in sources(language).items() if path.stem == "timbuktu")


def test_a_french_round_does_not_read_as_this_game() -> None:
    said = words("fr")
    for message in ("timbuktu-move-choose", "timbuktu-ask-choose-camel", "timbuktu-rules"):
        text = said.say(message, camel="A")
        assert "manche" in text and not re.search(r"\b(une|cette|la) partie", text, re.IGNORECASE)


def test_undoing_in_french_is_not_called_resuming() -> None:
    """`Reprenez votre dernier coup` undoes a move; `reprenez la partie` would go on."""
    assert re.findall(r"repren\w*(?! votre dernier coup)\b", texts("fr").lower()) == []


def test_a_risk_reads_well_with_one_card() -> None:
    assert words("en").say("timbuktu-picture-chance", part=1, whole=3) == "1 of 3 cards robs it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_after_a_typed_command_do_not_teach_the_notation(language: Language) -> None:
    notation = re.compile(r"\b(load A|place A|choose B|go star|takeback)\b")
    refusals = re.findall(r"^timbuktu-refusal-notation-[a-z]+ = (.*)$", texts(language), re.MULTILINE)
    assert len(refusals) == 5
    assert not [refusal for refusal in refusals if notation.search(refusal)]
