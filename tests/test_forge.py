"""Files of a public forge: workflows that call our checks, forms that need no manual work, and addresses."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.clones import needs_clone
from tests.constraints import list_pythons
from tests.house import ROOT
from tools.home import read_home

FORGE = ROOT / ".github"
FORMS = sorted(file for file in (FORGE / "ISSUE_TEMPLATE").glob("*.yml") if file.stem != "config")
WORKFLOWS = sorted((FORGE / "workflows").glob("*.yml"))


def load(name: str) -> dict[Any, Any]:
    """Return a file of the forge."""
    return yaml.safe_load((FORGE / name).read_text(encoding="utf-8"))


def commands(job: dict[str, Any]) -> list[str]:
    """Return the commands of a job."""
    return [step["run"] for step in job["steps"] if "run" in step]


def test_the_checks_are_those_of_here_on_every_python_that_is_named() -> None:
    jobs = load("workflows/checks.yml")["jobs"]
    assert commands(jobs["checks"]) == [".ci/run"] and (ROOT / ".ci" / "run").stat().st_mode & 0o111
    assert set(list_pythons()) <= set(jobs["checks"]["strategy"]["matrix"]["python"])
    assert jobs["elsewhere"]["strategy"]["matrix"]["system"] == ["windows-latest", "macos-latest"]
    assert any("-m quick" in command for command in commands(jobs["elsewhere"]))
    assert "python -m tools.try_playground" in commands(jobs["elsewhere"])


def test_a_release_is_a_wheel_an_sdist_and_an_image_for_two_machines() -> None:
    workflow = load("workflows/release.yml")
    assert workflow[True]["push"]["tags"] == ["v[0-9]+.[0-9]+.[0-9]+"]  # YAML reads the key `on` as true
    assert any("tools.release build" in command for command in commands(workflow["jobs"]["packages"]))
    (image, pushed) = [step["with"] for step in workflow["jobs"]["image"]["steps"] if "file" in step.get("with", {})]
    assert image["platforms"] == pushed["platforms"] == "linux/amd64,linux/arm64"
    assert image["file"] == "deploy/Containerfile"


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_a_workflow_may_do_no_more_than_it_needs(file: Path) -> None:
    """A job's token is read-only unless the job says otherwise, and every job has a time limit."""
    workflow = load(f"workflows/{file.name}")
    assert workflow["permissions"] == {"contents": "read"}
    assert all(0 < job["timeout-minutes"] <= 90 for job in workflow["jobs"].values())


@needs_clone
def test_every_module_that_a_workflow_runs_is_there() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in WORKFLOWS)
    modules = set(re.findall(r"python -m (tools\.\w+)", text))
    assert len(modules) == 3 and all((ROOT / f"{name.replace('.', '/')}.py").is_file() for name in modules)


@pytest.mark.parametrize("file", FORMS, ids=lambda file: file.stem)
def test_a_form_asks_each_question_once(file: Path) -> None:
    form = load(f"ISSUE_TEMPLATE/{file.name}")
    assert {"name", "description", "body"} <= set(form)
    names = [part["id"] for part in form["body"] if part["type"] != "markdown"]
    assert len(set(names)) == len(names) >= 3


def test_a_report_of_a_fault_has_version_check_and_log_and_never_hands() -> None:
    form = load("ISSUE_TEMPLATE/fault.yml")
    parts = {part["id"]: part for part in form["body"] if "id" in part}
    assert {"version", "check", "log", "secrets"} <= set(parts)
    assert form["body"][0]["attributes"]["value"].startswith("**Never paste hands")
    assert parts["secrets"]["attributes"]["options"][0]["required"] is True


def test_blank_issues_are_off_and_holes_have_a_private_way() -> None:
    config = load("ISSUE_TEMPLATE/config.yml")
    (private,) = config["contact_links"]
    assert config["blank_issues_enabled"] is False and private["url"].endswith("/security/advisories/new")
    security = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    home, contact = read_home()
    assert private["url"] in security and private["url"].startswith(home)
    assert security.count(f"<{contact}>") == 2, "for holes, and for rights holders"
    assert f"<{contact}>" in (ROOT / "CODE_OF_CONDUCT.md").read_text(encoding="utf-8")


def test_the_template_of_a_pull_request_is_the_checklist() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    expected = page.partition("## What is expected")[2].partition("\n\nThe pull")[0]
    rules = [" ".join(rule.split()) for rule in re.split(r"^- ", expected, flags=re.MULTILINE)[1:]]
    template = (FORGE / "pull_request_template.md").read_text(encoding="utf-8")
    boxes = re.findall(r"^- \[ \] (.+)$", template, flags=re.MULTILINE)
    assert len(rules) >= 8 and boxes[:-1] == rules and "CHANGELOG.md" in boxes[-1]


def test_newer_versions_are_looked_for_where_versions_stand() -> None:
    config = json.loads((ROOT / "renovate.json").read_text(encoding="utf-8"))
    for manager, file in (
        ("pip_requirements", "constraints.txt"),
        ("dockerfile", "deploy/Containerfile"),
        ("docker-compose", "deploy/compose-sqlite.yaml"),
    ):
        (pattern,) = config[manager]["managerFilePatterns"]
        assert re.search(pattern.strip("/"), file) and (ROOT / file).is_file()


@needs_clone
@pytest.mark.parametrize(
    "name",
    [
        ".env",
        ".env.local",
        "deploy/.env",
        "azalai.db",
        "azalai.db-wal",
        "azalai.db.before-20260301-030000",
        "azalai.db.served",
    ],
)
def test_secrets_and_games_are_never_added(name: str) -> None:
    ignored = subprocess.run(["git", "-c", "safe.directory=*", "check-ignore", "--quiet", name], cwd=ROOT, check=False)
    assert ignored.returncode == 0
