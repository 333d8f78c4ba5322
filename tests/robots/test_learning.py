"""Learned values: their source, their files, and the robots that they enable."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import msgspec
import pytest

from azalai.games import GAMES
from azalai.robots import Level, list_offered_levels
from azalai.robots.appraisal import chances
from azalai.robots.features import GAUGE, features
from azalai.robots.learning import Sample, fit, gather_samples, make_samples
from azalai.robots.matches import play_strong
from azalai.robots.playing import solid, steps
from azalai.robots.value import final_margin, won
from azalai.robots.weights import File, Proof, file_of, is_proven, table_of, write
from tests.robots.learned import PROOF, table_from

GAME = GAMES["touareg"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return an empty folder for weights."""
    monkeypatch.setattr("azalai.robots.weights.FOLDER", tmp_path)
    file_of.cache_clear()
    yield tmp_path
    file_of.cache_clear()


def make_file(rules: int, proof: Proof | None, seats: int = 2) -> File:
    table = msgspec.structs.replace(table_from("touareg", 2), proof=proof)
    return File("touareg", rules, {seats: table})


def test_a_linear_relation_is_learned() -> None:
    samples = [
        Sample(
            game,
            {"gold": gold, "debt": debt, "round": at},
            at / 10,
            3 * gold * at / 10 - 2 * debt + 1,
            float(gold > debt),
        )
        for game in range(300)
        for at, gold, debt in ((at, (game * 7 + at) % 5, (game * 3 + 2 * at) % 4) for at in range(10))
    ]
    _, learned = fit(samples)
    assert learned.games == 300 and learned.positions == 3000
    assert learned.explained > 0.9 and learned.error < learned.blind


@pytest.mark.long(seconds=5)
def test_learned_values_predict_and_favour_the_leader() -> None:
    model, learned = fit(make_samples("touareg", 2, range(60)))
    assert learned.explained > 0.03 and learned.error < learned.blind
    assert model.chance_of(10, 0.9) > 0.6 > model.chance_of(0, 0.9) > 0.4 > model.chance_of(-10, 0.9)


def test_a_sample_is_what_the_seat_saw_when_it_was_called() -> None:
    samples = make_samples("touareg", 2, [3])
    assert {sample.game for sample in samples} == {3} and all(0 <= sample.progress < 1 for sample in samples)
    assert {sample.won for sample in samples} <= {0.0, 0.5, 1.0} and len({sample.margin for sample in samples}) <= 2


def test_samples_of_parallel_games_equal_those_of_one_process() -> None:
    with ThreadPoolExecutor(2) as pool:
        assert gather_samples(pool, "touareg", 2, 4, chunk=1) == make_samples("touareg", 2, range(4))


def test_strong_robots_are_offered_where_a_match_under_these_rules_has_shown_them(folder: Path) -> None:
    assert list_offered_levels(GAME, 2) == (Level.GENTLE, Level.SOLID)
    unshown = msgspec.structs.replace(PROOF, low=0.5)
    for file, strong in (
        (make_file(GAME.version, PROOF), True),
        (make_file(GAME.version, None), False),
        (make_file(GAME.version, unshown), False),
        (make_file(GAME.version + 1, PROOF), False),
        (make_file(GAME.version, PROOF, seats=3), False),
    ):
        write(file)
        assert (Level.STRONG in list_offered_levels(GAME, 2)) == strong
        assert (table_of(GAME, 2) is not None) == strong


def test_a_stored_model_is_read_unchanged(folder: Path) -> None:
    file = make_file(GAME.version, PROOF)
    write(file)
    assert file_of("touareg") == file
    assert (folder / "touareg.json").read_bytes().count(b"\n") > len(file.tables[2].model.weights)


def test_a_broken_file_is_said_to_be_broken(folder: Path) -> None:
    (folder / "touareg.json").write_text('{"game": "touareg"')
    with pytest.raises(ValueError, match=r"."):
        file_of("touareg")


def test_with_a_broken_file_a_game_goes_on_without_a_strong_robot(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / "touareg.json").write_text("{")
    assert list_offered_levels(GAME, 2) == (Level.GENTLE, Level.SOLID)
    assert "touareg" in caplog.text


def test_expectations_add_up_and_become_the_result(folder: Path) -> None:
    state = GAME.setup(seats=2, options=GAME.Options(), seed=b"chances")
    assert chances(GAME, state, 2) is None
    write(make_file(GAME.version, PROOF))
    *_, last = steps(GAME, state, [solid, solid], b"chances")
    before = chances(GAME, last.before, 2)
    assert before is not None and sum(before) == pytest.approx(1) and min(before) > 0
    outcome = GAME.outcome(last.after)
    assert outcome is not None
    assert chances(GAME, last.after, 2) == tuple(won(outcome, seat) for seat in range(2))
    assert final_margin(outcome, 0) == -final_margin(outcome, 1)


def test_every_weights_file_has_present_rules_and_existing_features() -> None:
    for key, game in GAMES.items():
        file = file_of(key)
        if file is None:
            continue
        assert file.game == key and file.rules == game.version
        for seats, table in file.tables.items():
            assert seats in game.seats and table.proof is not None and is_proven(table.proof, seats)
            assert table.proof.games >= 200 and table.command.startswith(f"python -m tools.robots.train {key} ")
            state = game.setup(seats=seats, options=game.Options(), seed=b"known")
            played = steps(game, state, [solid] * seats, b"known")
            seen = {name for step in played for name in features(game, game.view(step.before, step.seat))}
            assert len(seen & table.model.weights.keys()) > 0.3 * len(table.model.weights)
            assert {name for name in table.model.weights if name.startswith(GAUGE)} <= seen


@pytest.mark.long(seconds=8)
def test_strong_robots_can_be_the_teachers_of_those_that_come_after_them() -> None:
    """Their games differ from those of solid robots, and each can be repeated from its number."""
    table = table_of(GAME, 2)
    assert table is not None
    strong = partial(play_strong, table)
    taught = make_samples("touareg", 2, [1], strong)
    assert taught and taught == make_samples("touareg", 2, [1], strong) != make_samples("touareg", 2, [1])
