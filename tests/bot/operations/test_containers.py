"""Page `docs/containers.md`, whose commands are typed into a shell in their order.

Its `docker` does in the test's folder what a container does with its volume, settings and entrypoint.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest
import yaml
from sqlalchemy.engine import make_url

from azalai.bot.__main__ import main
from tests.bot.databases import create_database
from tests.bot.operations.test_pg_dump import PATH
from tests.house import ROOT

PAGE = (ROOT / "docs" / "containers.md").read_text(encoding="utf-8")
NIGHTLY = "nightly-20260301-030000.db"
VOLUME = "/var/lib/azalai"
DOCKER = """
import json, os, subprocess, sys
from pathlib import Path

told = json.loads(Path(os.environ["TOLD"]).read_text())
head, (verb, *rest) = sys.argv[1:6], sys.argv[6:]
assert head == ["compose", "--env-file", "deploy/.env", "-f", told["file"]], head
with Path(os.environ["TOLD"]).with_suffix(".record").open("a") as record:
    record.write(json.dumps([verb, *rest]) + "\\n")
if verb not in ("exec", "run"):
    sys.exit(0)
environment, entrypoint = dict(told["environment"]), "deploy/entrypoint"
while rest[0].startswith("-"):
    match rest.pop(0):
        case "--env":
            name, _, value = rest.pop(0).partition("=")
            environment[name] = value
        case "--entrypoint":
            entrypoint = rest.pop(0)
        case option:
            assert option == ("-T" if verb == "exec" else "--rm"), option
service, *command = rest
assert service in told["services"], service
command = [entrypoint, *command] if verb == "run" else command
for old, new in told["names"].items():
    environment = {name: value.replace(old, new) for name, value in environment.items()}
    command = [word.replace(old, new) for word in command]
command[0] = command[0].replace("deploy/", told["deploy"])
sys.exit(subprocess.call(command, cwd=told["folder"], env={**os.environ, **environment}))
"""


def read_section(title: str) -> list[str]:
    """Return the blocks of commands of a section of the page."""
    text = re.split(r"^## ", PAGE, flags=re.MULTILINE)
    (section,) = [part for part in text if part.startswith(title)]
    return re.findall(r"```sh\n(.*?)```", section, flags=re.DOTALL)


class Machine:
    """Machine on which the commands are typed."""

    def __init__(self, folder: Path, file: str, names: Mapping[str, str], environment: Mapping[str, str]) -> None:
        self.folder = folder
        self.volume = folder / "volume"
        self.described = folder / "told.json"
        self._file = file
        commands = folder / "commands"
        for folder_made in (self.volume, commands, folder / "deploy"):
            folder_made.mkdir(exist_ok=True)
        self._write(commands / "docker", f"#!{sys.executable}\n{DOCKER}")
        self._write(commands / "azalai", f'#!/bin/sh\nexec {sys.executable} -m azalai.bot "$@"\n')
        shutil.copy(ROOT / "deploy" / "env.example", folder / "deploy" / "env.example")
        parts = yaml.safe_load((ROOT / file).read_text(encoding="utf-8"))["services"]
        fixed = {name: str(value) for name, value in parts["bot"]["environment"].items()}
        description = {
            "file": file,
            "services": list(parts),
            "environment": {**fixed, "DISCORD_TOKEN": "", **environment},
            "names": {VOLUME: str(self.volume), **names},
            "deploy": f"{ROOT / 'deploy'}/",
            "folder": str(self.volume),
        }
        self.described.write_text(json.dumps(description))
        variables = {
            "PATH": os.pathsep.join([str(commands), PATH]),
            "PYTHONPATH": os.pathsep.join(sys.path),
            "TOLD": str(self.described),
        }
        self._variables = {**os.environ, **variables, "PAUSE_BEFORE_RESTART": "0"}

    @staticmethod
    def _write(file: Path, text: str) -> None:
        file.write_text(text, encoding="utf-8")
        file.chmod(0o755)

    def type(self, commands: str, *, code: int = 0) -> str:
        """Return the output of commands. `git pull` is left out."""
        (begin,) = re.findall(r"^compose\(\) .+$", PAGE, flags=re.MULTILINE)
        begin = begin.replace("deploy/compose-sqlite.yaml", self._file)
        text = "\n".join(["set -e", begin, commands.replace("git pull", "true")])
        done = subprocess.run(
            ["sh", "-c", text], cwd=self.folder, env=self._variables, capture_output=True, text=True, check=False
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout + done.stderr

    def verbs(self) -> list[str]:
        """Return the verbs of Compose that were typed."""
        lines = self.described.with_suffix(".record").read_text(encoding="utf-8").splitlines()
        return [json.loads(line)[0] for line in lines]


def load_hosts(file: Path) -> list[int]:
    """Return the hosts of all tables of a database."""
    with closing(sqlite3.connect(file)) as connection:
        return [host for (host,) in connection.execute("SELECT host_id FROM tables")]


@pytest.mark.costly(seconds=20)
@pytest.mark.sqlite
def test_the_commands_of_a_container_with_sqlite_do_what_the_page_says(under_way: Path, tmp_path: Path) -> None:
    (folder := tmp_path / "machine").mkdir()
    machine = Machine(folder, "deploy/compose-sqlite.yaml", {}, {})
    under_way.rename(machine.volume / "azalai.db")
    prepare, start = read_section("Start")
    machine.type(prepare)
    assert (folder / "deploy" / ".env").stat().st_mode & 0o777 == 0o600
    assert machine.type(start).endswith("everything is well\n")
    (upgrade,) = read_section("Upgrade")
    assert machine.type(upgrade).count("everything is well\n") == 2
    copying, restoring, rehearsing, apart = read_section("Copy and restore, SQLite")
    assert re.search(r"by-hand-\d{8}-\d{6}\.db|\w+-\d{8}-\d{6}\.db", machine.type(copying))
    (backup,) = (machine.volume / "backups").iterdir()
    backup.rename(backup.with_name(NIGHTLY))
    with closing(sqlite3.connect(machine.volume / "azalai.db")) as connection, connection:
        connection.execute("UPDATE tables SET host_id = 99")
    assert machine.type(rehearsing).endswith("everything is well\n")
    assert not list(machine.volume.glob("rehearsal*")) and load_hosts(machine.volume / "azalai.db") == [99]
    assert machine.type(restoring).endswith("everything is well\n")
    assert load_hosts(machine.volume / "azalai.db") == [41]
    (earlier,) = machine.volume.glob("azalai.db.before-*")
    assert load_hosts(earlier) == [99]
    machine.type(apart)
    assert load_hosts(folder / "azalai-copy.db") == [41]
    looking, trying = read_section("Look, repair, pause")
    read = machine.type(looking.replace(" 12\n", " 1\n"))
    assert "souk" in read and "Everything continues" in read
    output = machine.type(trying.replace("NUMBER", "1"), code=1)
    assert "DISCORD_TOKEN" in output and "usage" not in output
    assert {"up", "logs", "exec", "build", "stop", "run"} == set(machine.verbs())


@pytest.mark.costly(seconds=8)
@pytest.mark.skipif(shutil.which("pg_restore", path=PATH) is None, reason="there is no pg_restore here")
async def test_the_commands_of_a_container_with_postgresql_do_what_the_page_says(tmp_path: Path) -> None:
    async with create_database("postgresql", tmp_path, laid=True) as database_url:
        url = make_url(database_url)
        name = str(url.database)
        server = {
            "PGHOST": str(url.query.get("host") or url.host or ""),
            "PGPORT": str(url.query.get("port") or url.port or 5432),
            "AZALAI_DATABASE": url.set(drivername="postgresql").render_as_string(hide_password=False),
        }
        names = {
            "azalai_restored": "@2",
            "azalai_before": "@1",
            "DATABASE azalai ": "DATABASE @0 ",
            "TO azalai": "TO @0",
            "@2": f"{name}_restored",
            "@1": f"{name}_before",
            "@0": name,
        }
        machine = Machine(tmp_path, "deploy/compose-postgresql.yaml", names, server)
        dump, restore = read_section("Dump and restore, PostgreSQL")
        machine.type(dump.replace("custom azalai >", f"custom {name} >"))
        assert (tmp_path / "azalai.dump").stat().st_size > 10_000
        read = machine.type(restore)
        assert "everything is well\n" in read and machine.verbs()[-1] == "up"
        removed = ["dropdb", "--username=azalai", f"{name}_before"]
        await asyncio.to_thread(subprocess.run, removed, env={**os.environ, **server, "PATH": PATH}, check=True)


def test_every_command_of_the_program_in_the_page_is_one() -> None:
    used = set(re.findall(r"(?:bot azalai|--rm bot) ([a-z]+)", PAGE))
    assert used == {"check", "backup", "restore", "tables", "show", "repair", "pause", "resume", "rehearse"}
    for command in used:
        with pytest.raises(SystemExit) as ended:
            main([command, "--help"])
        assert ended.value.code == 0
