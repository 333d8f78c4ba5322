"""Windows and macOS: POSIX functions are checked before their use; files and consoles of any encoding work."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house import PACKAGE, ROOT, list_sources

ONLY_POSIX = {
    "os": "chown fchmod fchown fork forkpty getegid geteuid getgid getloadavg getuid initgroups kill killpg lchown "
    "mkfifo nice posix_spawn pwrite pread sched_getaffinity sched_setaffinity setsid statvfs sync sysconf uname wait3",
    "signal": "SIGALRM SIGCHLD SIGHUP SIGKILL SIGPIPE SIGQUIT SIGSTOP SIGTSTP SIGUSR1 SIGUSR2 alarm pause setitimer",
    "time": "CLOCK_BOOTTIME CLOCK_MONOTONIC clock_gettime tzset",
    "socket": "AF_UNIX",
}
"""Names that a module of the standard library has only on POSIX, or on some of its systems."""
MODULES = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty"}
GONE = [f"{module}.{name}" for module, names in ONLY_POSIX.items() for name in names.split()]
LIKE_WINDOWS = """
import importlib, json, os, sys
for told in json.loads(sys.argv[1]):
    module, name = told.split(".")
    if hasattr(found := importlib.import_module(module), name):
        delattr(found, name)
from azalai.bot.config import Settings
from azalai.bot.play.worker import prepare
from azalai.games import GAMES
prepare()
game = GAMES["touareg"]
state = game.setup(seats=2, options=game.Options(), seed=b"x")
assert Settings().thinkers_at_most() >= 1 and game.deciders(state)
"""


def find_checked_names(tree: ast.Module) -> set[str]:
    """Return the names that a module checks with `hasattr`, or with `getattr` and a default."""
    return {
        str(node.args[1].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("hasattr", "getattr")
        and len(node.args) >= 2
        and isinstance(node.args[1], ast.Constant)
    }


@pytest.mark.parametrize("room", sorted(path.parent.name for path in PACKAGE.glob("*/__init__.py")))
def test_functions_of_posix_alone_are_checked_before_their_use(room: str) -> None:
    for file in list_sources(room):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        asked = find_checked_names(tree)
        if "CLOCK_BOOTTIME" in asked:
            asked |= {"clock_gettime"}
        if "fchown" in asked:  # a system without it has no owners by number
            asked |= {"geteuid"}
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                used = f"{node.value.id}.{node.attr}"
                assert used not in GONE or node.attr in asked, f"{file}:{node.lineno}: {used}"
            elif isinstance(node, ast.Import):
                assert not {alias.name for alias in node.names} & MODULES, file
            elif isinstance(node, ast.ImportFrom):
                assert node.module not in MODULES, file


def test_handlers_of_signals_have_a_fallback_on_other_systems() -> None:
    """The event loops of Windows have no `add_signal_handler`; Ctrl-C cancels the task there."""
    count = 0
    for file in list_sources("bot"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        guarded = {
            node.lineno
            for block in ast.walk(tree)
            if isinstance(block, ast.With) and "suppress(NotImplementedError)" in ast.unparse(block.items[0])
            for node in ast.walk(block)
            if isinstance(node, ast.Attribute)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and node.attr == "add_signal_handler":
                count += 1
                assert node.lineno in guarded, f"{file}:{node.lineno}"
    assert count >= 3


def test_every_text_file_is_opened_with_its_encoding() -> None:
    """Without one the system's own encoding is used."""
    for file in list_sources():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                needed = {"read_text": 1, "write_text": 2}.get(node.func.attr, 0)  # the encoding is the last of these
                named = any(word.arg == "encoding" for word in node.keywords)
                assert not needed or named or len(node.args) >= needed, f"{file}:{node.lineno}"


@pytest.mark.costly
def test_a_process_that_thinks_starts_without_what_only_posix_has() -> None:
    command = [sys.executable, "-c", LIKE_WINDOWS, json.dumps([name for name in GONE if not name.startswith("socket")])]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp437"])
def test_a_console_that_lacks_a_letter_is_told_all_the_same(encoding: str, tmp_path: Path) -> None:
    """Redirected output on Windows has the system's encoding."""
    command = [sys.executable, "-m", "azalai.bot"]
    for arguments, code in ((["settings"], 0), (["--help"], 0), (["check"], 1)):
        environment = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONPATH": str(ROOT), "AZALAI_DATABASE": "Azalaï"}
        done = subprocess.run(command + arguments, cwd=tmp_path, env=environment, capture_output=True, check=False)
        assert done.returncode == code and b"Traceback" not in done.stderr, done.stderr


def test_no_name_of_a_tracked_file_is_one_that_windows_refuses() -> None:
    names = [path.name for path in PACKAGE.rglob("*")] + [path.name for path in (ROOT / "docs").rglob("*")]
    refused = {"con", "prn", "aux", "nul"} | {f"{port}{number}" for port in ("com", "lpt") for number in range(1, 10)}
    assert [name for name in names if set(name) & set('<>:"|?*\\') or name.partition(".")[0].lower() in refused] == []
    lower = [str(path).lower() for path in PACKAGE.rglob("*") if "__pycache__" not in path.parts]
    assert len(lower) == len(set(lower)), "two names differ by capital letters alone"
