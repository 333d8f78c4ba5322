"""Guard of games from outside: a call that would end the process, or never returns, is ended, and nothing else is."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from azalai.bot.__main__ import choose_games, hide_secrets, main
from azalai.bot.catalogue import leave_out_broken, list_offered_games
from azalai.bot.config import read_settings
from azalai.games import GAMES
from azalai.games.guard import GameBroke, Watch, at_table, guard_call, inside
from tests.installing import Changes, install_souk

RULES, RENDERER = "__init__.py", "renderer.py"
only_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux reports and limits memory of a process")


def spin() -> None:
    """Run until ended, and let no ordinary exception out."""
    while True:
        try:
            time.sleep(0.001)
        except Exception:
            continue


def leave_by(error: BaseException) -> Callable[[], None]:
    """Return a function that raises the error."""

    def leave() -> None:
        raise error

    return leave


@pytest.mark.parametrize("error", [SystemExit(), SystemExit(3), KeyboardInterrupt()])
def test_a_game_cannot_end_the_process(error: BaseException) -> None:
    with pytest.raises(GameBroke, match=f"raised {type(error).__name__} in can"):
        guard_call("oasis", "can", leave_by(error))()


def test_an_ordinary_error_passes_as_it_is() -> None:
    with pytest.raises(ValueError, match=r"^3$"):
        guard_call("oasis", "can", leave_by(ValueError(3)))()


@pytest.mark.costly
def test_a_call_that_lasts_is_named_and_then_ended(caplog: pytest.LogCaptureFixture) -> None:
    ended: list[str] = []
    with Watch(lambda call: ended.append(str(call)), named_after=0.05, ended_after=0.2):
        at_table.set(7)
        with pytest.raises(GameBroke, match=r"did not come to an end within 0\.2 seconds in can") as broke:
            guard_call("oasis", "can", spin)()
        at_table.set(None)
    assert ended == ["oasis (can, table 7)"] and broke.value.table == 7
    assert "the game oasis (can, table 7) has not answered for 0 seconds" in caplog.text


@only_linux
@pytest.mark.costly
def test_a_call_that_eats_memory_is_ended() -> None:
    kept: list[bytearray] = []

    def eat() -> None:
        while True:
            kept.append(bytearray(2**20))
            time.sleep(0.001)

    with Watch(ended_after=60, named_after=0.05, most_memory=2**26), pytest.raises(GameBroke, match="MiB of memory"):
        guard_call("oasis", "do", eat)()
    assert len(kept) < 2000


@only_linux
def test_the_memory_of_one_call_does_not_end_a_later_one_of_another_thread() -> None:
    """Memory is that of the process, so that both have grown."""
    ended: list[str] = []
    begun, innocent, eaten = threading.Event(), threading.Event(), threading.Event()

    def eat() -> None:
        begun.set()
        innocent.wait(60)
        kept = bytearray(b"1") * 2**25
        eaten.set()
        while kept:
            time.sleep(0.001)

    def run() -> None:
        with pytest.raises(GameBroke, match="MiB of memory in do"):
            guard_call("oasis", "do", eat)()

    watch = Watch(lambda call: ended.append(call.key), ended_after=600, named_after=600, most_memory=2**24)
    eating = threading.Thread(target=run)
    eating.start()
    assert begun.wait(60)
    with inside("other", "can"):
        innocent.set()
        assert eaten.wait(60)
        watch.look()
    eating.join(60)
    assert ended == ["oasis"] and not eating.is_alive()


@only_linux
def test_memory_taken_at_once_is_refused_by_the_system() -> None:
    """No loop of Python is there to be ended; after the calls the process has its usual limit."""
    resource = pytest.importorskip("resource")
    usual = resource.getrlimit(resource.RLIMIT_DATA)
    with inside("oasis", "do"):
        assert resource.getrlimit(resource.RLIMIT_DATA)[0] < 2**40
        threading.Thread(target=guard_call("other", "can", time.monotonic)).start()
    with pytest.raises(GameBroke, match="needed more than 2048 MiB of memory in can"):
        guard_call("oasis", "can", lambda: bytes(2**32))()
    assert resource.getrlimit(resource.RLIMIT_DATA) == usual
    assert len(bytes(2**21)) == 2**21


@pytest.mark.costly
def test_other_threads_go_on_while_a_call_is_ended() -> None:
    """Only the thread inside the game is ended; one that has just left it is not."""
    broke: list[GameBroke] = []

    def run() -> None:
        try:
            guard_call("oasis", "can", spin)()
        except GameBroke as error:
            broke.append(error)

    with Watch(named_after=0.05, ended_after=0.2):
        stuck = threading.Thread(target=run)
        stuck.start()
        for _ in range(2000):
            with inside("other", "can"):
                time.sleep(0.0001)
        stuck.join(10)
    assert len(broke) == 1 and not stuck.is_alive()


BREAKS: dict[str, tuple[Changes, str]] = {
    "exits when it is imported": ({RULES: [("GAME: ", "raise SystemExit(0)\nGAME: ")]}, "raised SystemExit in import"),
    "is interrupted when it is imported": (
        {RULES: [("GAME: ", "raise KeyboardInterrupt\nGAME: ")]},
        "raised KeyboardInterrupt in import",
    ),
    "exits when its renderer is imported": (
        {RENDERER: [("SIZE =", "raise SystemExit(0)\nSIZE =")]},
        "raised SystemExit in import of its renderer",
    ),
    "exits when it begins": (
        {RULES: [("        return State(chance, 1,", "        raise SystemExit\n        return State(chance, 1,")]},
        "raised SystemExit in setup",
    ),
}


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize("slip", BREAKS)
def test_a_game_that_would_end_the_bot_is_left_out(slip: str, tmp_path: Path) -> None:
    changes, why = BREAKS[slip]
    with install_souk("dune", tmp_path, changes=changes):
        left_out = leave_out_broken()
        assert why in left_out["dune"] and left_out["dune"].startswith("azalai-dune 1.0: ")
        assert "souk" in GAMES and "dune" not in GAMES


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize(
    ("file", "old", "where"),
    [
        (RULES, "GAME: ", "import"),
        (RENDERER, "SIZE =", "import of its renderer"),
        (RULES, "        return State(chance, 1,", "setup"),
    ],
)
def test_a_loop_at_the_start_is_ended_before_the_bot_watches(
    file: str, old: str, where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Watch.__init__, "__kwdefaults__", {**(Watch.__init__.__kwdefaults__ or {}), "ended_after": 0.5})
    indent = " " * (len(old) - len(old.lstrip()))
    with install_souk("dune", tmp_path, changes={file: [(old, f"{indent}while True:\n{indent}    pass\n{old}")]}):
        assert "souk" in GAMES
        why = leave_out_broken()["dune"]
        assert re.search(
            rf"did not come to an end within 0.5 seconds in {where} \(azalai_dune/{file}, line \d+\)$", why
        )


@pytest.mark.costly
def test_a_call_that_lasts_is_named_with_the_line_that_it_is_at(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Operators and authors read the same place in both lines of the log."""
    start = "        return State(chance, 1,"
    changes: Changes = {RULES: [(start, f"        while seats:\n            pass\n{start}")]}
    with install_souk("dune", tmp_path, changes=changes):
        game = GAMES["dune"]
        with Watch(named_after=0.05, ended_after=0.2), pytest.raises(GameBroke):
            game.setup(seats=2, options=game.Options(), seed=b"x")
    named, ended = (line for line in caplog.messages if line.startswith("the game dune"))
    for line in (named, ended):
        assert re.search(r" \(azalai_dune/__init__.py, line \d+\)$", line), line
    assert "everything waits for it (" in named and "did not come to an end" in ended


def test_a_game_that_is_not_named_is_not_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By default only games of the house run, and no code of others."""
    slip: Changes = {RULES: [("GAME: ", "raise SystemExit\nGAME: ")]}
    monkeypatch.delenv("AZALAI_GAMES")
    with install_souk("dune", tmp_path, changes=slip):
        assert sorted(GAMES) == ["targui", "targui1988", "timbuktu", "touareg"]
        assert "dune" in GAMES.plugins.unnamed and "dune" not in GAMES.plugins.left_out


def test_the_named_games_alone_are_offered_and_those_of_the_house_stay_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZALAI_GAMES", "targui, souk senet")
    GAMES.plugins.look_again()
    assert list_offered_games() == ("souk", "targui") == tuple(key for key in GAMES if GAMES.is_offered(key))
    assert {"targui", "targui1988", "timbuktu", "touareg"} < set(GAMES)
    assert GAMES.plugins.left_out == {"senet": "AZALAI_GAMES names it, and it is not installed"}
    with pytest.raises(KeyError):
        GAMES["senet"]
    monkeypatch.undo()
    GAMES.plugins.look_again()


@pytest.mark.costly(seconds=2)
def test_azalai_try_ends_a_loop_and_says_where(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Watch.__init__, "__kwdefaults__", {**(Watch.__init__.__kwdefaults__ or {}), "ended_after": 0.5})
    with install_souk(
        "dune",
        tmp_path,
        changes={
            RULES: [
                (
                    "        return State(chance, 1,",
                    "        while seats > 3:\n            pass\n        return State(chance, 1,",
                )
            ]
        },
    ):
        assert main(["try", "dune", "--only", "writing"]) == 1
    output = capsys.readouterr().out
    assert "did not come to an end within 0.5 seconds in setup" in output
    assert "    azalai_dune/__init__.py, line " in output and (": pass" in output or ": while" in output)
    assert "GameBroke" not in output and output.count("dune FAILS: ") == 1
    assert output.endswith("dune: no further checks are run, because each would wait as long\ndune: 1 fault found\n"), (
        "a loop is waited for once, not by each check of each number of players"
    )


def test_processes_that_are_started_know_the_games_and_neither_token_nor_database(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They run the code of games, and inherit no access to the bot's account or its rows."""
    monkeypatch.setenv("DISCORD_TOKEN", "secret-token")
    monkeypatch.setenv("AZALAI_DATABASE", "postgresql://azalai:secret-word@host/azalai")
    monkeypatch.setenv("AZALAI_GAMES", "targui souk")
    choose_games(read_settings(file=None))
    hide_secrets()
    child = (
        "import os; from azalai.bot.catalogue import list_offered_games as games; print(games(), str(dict(os.environ)))"
    )
    said = subprocess.run([sys.executable, "-c", child], capture_output=True, text=True, check=True).stdout
    GAMES.plugins.look_again()
    assert said.startswith("('targui',)") and "secret" not in said
