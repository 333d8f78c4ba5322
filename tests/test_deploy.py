"""Files of `deploy/`: they can be read, name existing settings, hold no secret, and restart nothing endlessly."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest
import yaml

from azalai.bot import metrics
from azalai.bot.config import read_settings
from tests.house import PACKAGE, ROOT

DEPLOY = ROOT / "deploy"
OPERATE = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
CONTAINERS = (ROOT / "docs" / "containers.md").read_text(encoding="utf-8")
COMPOSE = sorted(DEPLOY.glob("compose-*.yaml"))
UNITS = sorted(file for file in DEPLOY.iterdir() if file.suffix in (".service", ".target"))
KNOWN = set(re.findall(r'"((?:DISCORD|AZALAI)_[A-Z_]+)"', (PACKAGE / "bot" / "config.py").read_text(encoding="utf-8")))
SHARDS = ["0-3/16", "4-7/16", "8-11/16", "12-15/16"]


def services(file: Path) -> dict[str, dict[str, Any]]:
    """Return the services of a compose file by name."""
    return yaml.safe_load(file.read_text(encoding="utf-8"))["services"]


def bots(file: Path) -> list[dict[str, Any]]:
    """Return the services that are processes of the bot."""
    return [service for service in services(file).values() if service["image"] == "azalai"]


def settings_in(file: Path) -> list[dict[str, str]]:
    """Return the settings of each process, with secrets as an operator writes them."""
    given: list[dict[str, str | int]] = [bot["environment"] for bot in bots(file)]
    assert all(
        type(value) in (str, int) for mapping in given for value in mapping.values()
    )  # Compose refuses truth values
    filled = [{name: _fill(str(value)) for name, value in mapping.items()} for mapping in given]
    assert all(set(mapping) <= KNOWN for mapping in filled)
    return filled


def _fill(value: str) -> str:
    """Return a value with secrets as an operator writes them, and defaults as they are."""
    return re.sub(r"\$\{\w+:-([^}]+)\}", r"\1", re.sub(r"\$\{\w+:\?[^}]+\}", "secret", value))


def test_there_is_a_file_for_each_way_and_the_page_names_it():
    assert [file.name for file in COMPOSE] == ["compose-postgresql.yaml", "compose-shards.yaml", "compose-sqlite.yaml"]
    for file in (*COMPOSE, *UNITS, DEPLOY / "Containerfile", DEPLOY / "env.example"):
        page = OPERATE if file in UNITS else CONTAINERS
        assert f"deploy/{file.name}" in page, file.name


def test_every_command_that_is_told_reads_the_secrets_of_deploy_alone():
    """Compose would also read a `.env` for a bot without containers, which has an empty token."""
    pages = [OPERATE, CONTAINERS, *(file.read_text(encoding="utf-8") for file in COMPOSE)]
    commands = re.findall(r"docker compose (?!down)(.*?)-f deploy/compose-", "\n".join(pages))
    assert len(commands) == 1 + len(COMPOSE) and set(commands) == {"--env-file deploy/.env "}


@pytest.mark.parametrize("file", COMPOSE, ids=lambda file: file.stem)
def test_a_compose_file_starts_bots_that_know_their_settings_and_little_else(file: Path):
    for bot, settings in zip(bots(file), settings_in(file), strict=True):
        if "AZALAI_SHARDS" not in settings:
            assert read_settings(settings, None).token == "secret"
        assert (bot["read_only"], bot["cap_drop"], bot["restart"]) == (True, ["ALL"], "on-failure")
        assert bot["security_opt"] == ["no-new-privileges:true"]
        if "postgresql" in settings["AZALAI_DATABASE"]:
            assert bot["depends_on"] == {"database": {"condition": "service_healthy"}}
            assert "healthcheck" in services(file)["database"] and services(file)["database"]["volumes"]
        else:
            assert bot["volumes"] == ["games:/var/lib/azalai"]


@pytest.mark.parametrize("file", COMPOSE, ids=lambda file: file.stem)
def test_every_setting_of_the_file_of_secrets_reaches_each_bot(file: Path):
    """Settings that a compose file fixes win, and are named in the example."""
    example = (DEPLOY / "env.example").read_text(encoding="utf-8")
    for bot, settings in zip(bots(file), settings_in(file), strict=True):
        assert bot["env_file"] == [{"path": ".env", "required": False}]
        assert all(name in example for name in settings if name != "AZALAI_THINKERS")
    assert set(re.findall(r"^(AZALAI_\w+)=", example, flags=re.MULTILINE)) == {
        "AZALAI_OPERATOR",
        "AZALAI_RETENTION_DAYS",
    }


@pytest.mark.parametrize("file", COMPOSE, ids=lambda file: file.stem)
def test_prometheus_alone_reaches_the_figures_of_each_bot(file: Path):
    ports = [bot["ports"] for bot in bots(file)]
    assert ports == [[f"127.0.0.1:{9464 + number}:9464"] for number in range(len(ports))]
    assert {settings["AZALAI_METRICS"] for settings in settings_in(file)} == {"0.0.0.0:9464"}
    assert "127.0.0.1:9464/healthz" in (DEPLOY / "Containerfile").read_text(encoding="utf-8")


def test_four_processes_have_all_shards_of_one_bot():
    all_settings = settings_in(DEPLOY / "compose-shards.yaml")
    assert [settings.pop("AZALAI_SHARDS") for settings in all_settings] == SHARDS
    assert all(settings == all_settings[0] for settings in all_settings)
    target = (DEPLOY / "azalai.target").read_text(encoding="utf-8")
    assert [f"{part}/16" for part in re.findall(r"azalai@([\d-]+)\.service", target)] == SHARDS


@pytest.mark.parametrize("file", [*COMPOSE, *UNITS, DEPLOY / "Containerfile"], ids=lambda file: file.name)
def test_no_file_holds_a_secret(file: Path):
    text = file.read_text(encoding="utf-8")
    for name, value in re.findall(r"^[ -]*(\w*(?:TOKEN|PASSWORD)\w*)\s*[:=]\s*(.+)$", text, flags=re.M):
        assert value.startswith("${"), name
    assert {"**/.env", "**/.env.*"} <= set((ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines())


def test_the_image_runs_as_an_unprivileged_user_and_knows_its_settings():
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert set(re.findall(r"\b((?:DISCORD|AZALAI)_[A-Z_]+)=", text)) <= KNOWN
    assert re.findall(r"^USER (.+)$", text, flags=re.MULTILINE) == ["10001:10001"]


@pytest.mark.parametrize("file", UNITS, ids=lambda file: file.name)
def test_a_unit_starts_a_user_of_its_own_that_may_do_little(file: Path):
    text = file.read_text(encoding="utf-8")
    entries = [line for line in text.splitlines() if line and line[0] not in "#["]
    assert all(re.fullmatch(r"[A-Z]\w+=.*", line) for line in entries)
    assert set(re.findall(r"((?:DISCORD|AZALAI)_[A-Z_]+)", text)) <= KNOWN
    if file.suffix == ".service":
        assert {"User=azalai", "NoNewPrivileges=yes", "ProtectSystem=strict", "Restart=on-failure"} <= set(entries)
        (pause,) = re.findall(r"^RestartSec=(\d+)$", text, flags=re.MULTILINE)
        assert 86_400 / int(pause) < 1000  # sessions a day


@pytest.mark.costly
@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_finds_nothing_in_the_units(tmp_path: Path):
    for file in UNITS:
        text = file.read_text(encoding="utf-8").replace("/opt/azalai/.venv/bin/azalai run", "/bin/true")
        (tmp_path / file.name).write_text(text, encoding="utf-8")
    (tmp_path / "azalai@0-3.service").symlink_to(tmp_path / "azalai@.service")
    for name in ("azalai.service", "azalai@0-3.service", "azalai.target"):
        looked = subprocess.run(
            ["systemd-analyze", "verify", tmp_path / name], capture_output=True, text=True, timeout=60, check=False
        )
        assert (looked.returncode, looked.stderr) == (0, ""), name


@pytest.mark.costly(seconds=2)
def test_a_failing_container_waits_before_its_end_unless_stopped(tmp_path: Path):
    program = tmp_path / "azalai"
    program.write_text(
        f"#!/bin/sh\ntrap 'kill $!; exit 0' TERM\ntouch {tmp_path}/began\n[ $2 = fails ] && exit 1\nsleep 30 & wait\n"
    )
    program.chmod(0o755)

    def begin(*arguments: str, pause: str) -> subprocess.Popen[bytes]:
        environment = {"PATH": f"{tmp_path}:{os.environ['PATH']}", "PAUSE_BEFORE_RESTART": pause}
        return subprocess.Popen([DEPLOY / "entrypoint", *arguments], env=environment, start_new_session=True)

    began = time.monotonic()
    assert begin("run", "fails", pause="1").wait(timeout=30) == 1
    assert time.monotonic() - began >= 1
    assert begin("check", "fails", pause="30").wait(timeout=20) == 1
    for arguments in (("run", "fails"), ("run",)):
        (tmp_path / "began").unlink()
        stopped = begin(*arguments, pause="30")
        try:
            until = time.monotonic() + 20
            while not (tmp_path / "began").exists():
                assert time.monotonic() < until
                time.sleep(0.02)
            with pytest.raises(subprocess.TimeoutExpired):
                stopped.wait(timeout=0.5)
            stopped.send_signal(signal.SIGTERM)
            assert (stopped.wait(timeout=20) == 0) is ("fails" not in arguments)
        finally:
            os.killpg(stopped.pid, signal.SIGKILL) if stopped.poll() is None else None


@pytest.mark.skipif(shutil.which("promtool") is None, reason="there is no promtool here")
def test_the_alerts_are_raised_when_they_should_be(tmp_path: Path):
    for file in (DEPLOY / "alerts.yaml", ROOT / "tests" / "alerts.yaml"):
        shutil.copy(file, tmp_path / (file.name if file.parent == DEPLOY else "tests.yaml"))
    looked = subprocess.run(
        ["promtool", "test", "rules", "tests.yaml"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert looked.returncode == 0, looked.stdout + looked.stderr


def test_every_tested_alert_exists_and_the_gravest_are_tested():
    rules = yaml.safe_load((DEPLOY / "alerts.yaml").read_text(encoding="utf-8"))["groups"][0]["rules"]
    names = {rule["alert"] for rule in rules}
    tests = yaml.safe_load((ROOT / "tests" / "alerts.yaml").read_text(encoding="utf-8"))["tests"]
    tested = {rule["alertname"] for test in tests for rule in test["alert_rule_test"] if rule["exp_alerts"]}
    assert {"AzalaiGone", "AzalaiBackupsFail"} <= tested <= names
    served = {
        sample.labels["result"] for metric in metrics.BACKUPS.collect() for sample in metric.samples if sample.labels
    }
    assert served == {"made", "failed"}, "a figure that begins with 1 never increases"
