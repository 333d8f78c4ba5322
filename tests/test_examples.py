"""Examples in docstrings: each is typed in, and its answer is the one that stands below it."""

from __future__ import annotations

import doctest
import importlib

import pytest

from tests.house import ROOT, list_sources

EXPLAINED = (
    "azalai.bot.clocks.pace",
    "azalai.bot.people.quiet_hours",
    "azalai.bot.text",
    "azalai.bot.solo.days",
    "azalai.bot.solo.deal_layout",
    "azalai.bot.solo.puzzles",
    "azalai.bot.dialogs.table_codes",
    "azalai.bot.layouts.phone",
    "azalai.bot.tournaments.results_file",
    "azalai.bot.tournaments.texts",
    "azalai.bot.tournaments.layout",
    "azalai.bot.tournaments.pairing.everyone",
    "azalai.bot.tournaments.pairing.field",
    "azalai.bot.tournaments.pairing.knockout",
    "azalai.bot.tournaments.pairing.tables",
    "azalai.bot.world.rules",
    "azalai.bot.records.record_file",
    "azalai.games.contract",
    "azalai.games.notation",
    "azalai.games.outcomes",
    "azalai.games.prompts",
    "azalai.games.questions",
    "azalai.games.small.boards",
    "azalai.games.small.veils",
)
"""Modules that a newcomer tries first at a prompt."""


@pytest.mark.parametrize("name", EXPLAINED)
def test_the_examples_of_a_module_answer_as_they_are_written(name: str) -> None:
    tried = doctest.testmod(importlib.import_module(name))
    assert tried.failed == 0, "the output above has what was expected, and what came"
    assert tried.attempted > 0, "it has no example"


def test_no_other_module_has_untested_examples() -> None:
    files = [file.relative_to(ROOT) for file in list_sources() if ">>> " in file.read_text(encoding="utf-8")]
    assert sorted(".".join(file.with_suffix("").parts) for file in files) == sorted(EXPLAINED)
