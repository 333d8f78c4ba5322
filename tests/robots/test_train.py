"""Command with which authors of games train robots."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from azalai.games import GAMES
from azalai.robots import weights
from azalai.robots.train import main
from azalai.robots.weights import File, file_of, write
from tests.robots.learned import table_from

KEY = "touareg"
PLAN = ("--rollouts", "4", "--candidates", "2", "--jobs", "1")
LEARN = (KEY, "--seats", "2", "--games", "6", "--match", "2", *PLAN)
MATCH = (KEY, "--seats", "2", "--only-match", "--match", "3", *PLAN)


@pytest.fixture(autouse=True)
def _empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Use an empty folder of weights."""
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    file_of.cache_clear()
    yield
    file_of.cache_clear()


def test_the_file_holds_the_model_the_proof_and_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    main(typed=LEARN)
    file = file_of(KEY)
    assert file is not None and file.rules == GAMES[KEY].version and list(file.tables) == [2]
    table = file.tables[2]
    assert table.learned.games == 6 and table.model.weights
    assert (table.plan.rollouts, table.plan.candidates) == (4, 2)
    assert table.proof is not None and table.proof.games == 2
    assert table.command == f"python -m azalai.robots.train {' '.join(LEARN)}"
    learned, shown = capsys.readouterr().out.splitlines()
    assert learned.startswith("touareg 2 seats: ") and " of 6 games, explains " in learned
    assert shown.startswith("touareg 2 seats: strong among solid wins ") and " of 2, margin " in shown


def test_without_numpy_nothing_is_played_and_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(SystemExit, match=r'Learning needs NumPy, .*: pip install "azalai\[training\]"'):
        main(typed=LEARN)
    assert file_of(KEY) is None


def test_a_match_alone_needs_no_numpy_and_keeps_what_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    before = msgspec.structs.replace(table_from(KEY, 2), command="the first command && an earlier match", proof=None)
    write(File(KEY, GAMES[KEY].version, {2: before, 3: before}))
    main(typed=MATCH)
    file = file_of(KEY)
    assert file is not None and file.tables[3] == before
    after = file.tables[2]
    assert after.model == before.model and after.proof is not None and after.proof.games == 3
    assert after.command == f"the first command && python -m azalai.robots.train {' '.join(MATCH)}"


@pytest.mark.parametrize("typed", [MATCH, (*LEARN, "--teacher", "strong")])
def test_a_match_or_a_strong_teacher_without_anything_learned_is_refused(typed: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit, match="nothing was learned for touareg with 2 seats"):
        main(typed=typed)
