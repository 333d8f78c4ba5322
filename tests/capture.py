"""Recorder of the tests' requests to Discord and statements to the store, to prove that a refactoring changes nothing.

    python -m pytest -p tests.capture --record build/before ...   # on the commit before
    python -m pytest -p tests.capture --record build/after ...    # on the commit after
    python -m tests.capture build/before build/after

A test whose people and robots act at the same time may differ from run to run: record it on the old commit once more,
`python -m tests.capture build/before build/after build/again` then leaves out what the old commit does not repeat.
Snowflakes, moments and random tokens are numbered in the order in which they occur. Everything else counts to the byte:
custom ids, texts, flags, the pixels of pictures, and the number of statements, commits and hops.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
import sys
from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

Record = dict[str, Any]
OPTION = "--record"
_VARIABLE = re.compile(
    r"(?P<hex>(?<=#)[0-9a-f]{6,8}\b)|(?P<mark>(?<=\"id\": )\d{8,10}\b)|(?P<snowflake>(?<!\d)\d{17,20}(?!\d))"
    r"|(?P<moment>\b1[789]\d{8}(?:\.\d+)?\b)|(?P<token>\b[0-9a-f]{24,64}\b)"
    r"|(?P<iso>\b20\d\d-\d\d-\d\dT[\d:.]+(?:\+00:00|Z)?)"
)


class Normaliser:
    """Replacement of numbers that differ from run to run by the order in which they occur. Moments lose their value."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def normalise(self, text: str) -> str:
        """Return the text with snowflakes and tokens numbered and moments blanked."""
        return _VARIABLE.sub(self._replace, text)

    def _replace(self, match: re.Match[str]) -> str:
        if match.lastgroup in ("moment", "iso"):
            return "<moment>"
        number = self._numbers.setdefault(match.group(), len(self._numbers))
        return f"<{match.lastgroup} {number}>"


class Recorder:
    """Plugin of pytest that writes one line for each test: its requests and its counts."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        worker = os.environ.get("PYTEST_XDIST_WORKER", "main")
        self._lines = folder / f"{worker}.jsonl.gz"
        self._lines.unlink(missing_ok=True)
        self._requests: list[Any] = []
        self._counts: Counter[str] = Counter()
        self._pictures: list[str] = []
        self._watch_requests()
        self._watch_statements()
        self._watch_pictures()

    def _watch_requests(self) -> None:
        from tests.simulator.discord_rules import DiscordRules

        rules: Any = DiscordRules
        answer = rules.answer

        def record_request(discord: Any, carry_out: Any, method: str, path: str, **request: Any) -> Any:
            before = len(discord.requests)
            try:
                return answer(discord, carry_out, method, path, **request)
            finally:
                for sent in discord.requests[before:]:
                    files = [(file.name, file.alt, _digest(file.content)) for file in sent.files]
                    self._requests.append([sent.method, sent.path, sent.json, sent.params, files, sent.status])

        rules.answer = record_request

    def _watch_statements(self) -> None:
        from azalai.bot.store import sqlite

        driver: Any = sqlite._Driver
        send = driver.send

        async def count_and_run(connection: Any, begin: str, orders: Sequence[Any], end: str = "") -> Any:
            self._counts["hops"] += 1
            self._counts["commits"] += end == sqlite.COMMIT
            self._counts["statements"] += len(orders)
            return await send(connection, begin, orders, end)

        driver.send = count_and_run

    def _watch_pictures(self) -> None:
        from azalai.renderers.kit import encode

        png = encode._png

        def record_picture(image: Any) -> bytes:
            self._pictures.append(_digest(image.tobytes() + bytes(image.getpalette() or ())))
            return png(image)

        encode._png = record_picture

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Write the requests and counts of a test."""
        self._requests.clear()
        self._counts.clear()
        self._pictures.clear()
        result = yield
        if self._requests or self._counts or self._pictures:
            normaliser = Normaliser()
            requests = [normaliser.normalise(json.dumps(request, default=str)) for request in self._requests]
            record = {
                "test": f"{item.path.stem}::{item.name}",
                "requests": requests,
                "counts": dict(self._counts),
                "pictures": sorted(self._pictures),
            }
            with gzip.open(self._lines, "at", encoding="utf-8", compresslevel=3) as lines:
                lines.write(json.dumps(record) + "\n")
        return result


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:24].upper()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that names the folder."""
    parser.addoption(OPTION, metavar="FOLDER", help="record what tests send and ask, for tests.capture")


def pytest_configure(config: pytest.Config) -> None:
    """Begin to record, in each process that runs tests."""
    folder = config.getoption(OPTION)
    controls = config.getoption("numprocesses", None) and "PYTEST_XDIST_WORKER" not in os.environ
    if folder and not controls:
        config.pluginmanager.register(Recorder(Path(folder)))


def read_records(folder: Path) -> Mapping[str, Record]:
    """Return the records of a folder by test; tests of the same name are numbered by their order."""
    records: dict[str, Record] = {}
    for file in sorted(folder.glob("*.jsonl.gz")):
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            for line in lines:
                record = json.loads(line)
                records[record.pop("test")] = record
    return records


ASPECTS = ("requests", "counts", "pictures")


def find_differences(
    before: Mapping[str, Record], after: Mapping[str, Record], *again: Mapping[str, Record]
) -> list[str]:
    """Return a paragraph for each aspect of a test that differs after, and a summary.

    `again`: further runs on the old commit, which show what it does not repeat itself.
    """
    names = {test.rpartition("::")[2]: test for test in after}
    report: list[str] = []
    summary: Counter[str] = Counter()
    for test, record in sorted(before.items()):
        other = after.get(test) or after.get(names.get(test.partition("::")[2], ""))
        if other is None:
            summary["tests are gone"] += 1
            report.append(f"{test}: gone")
            continue
        for aspect in ASPECTS:
            if any(test in run and run[test][aspect] != record[aspect] for run in again):
                summary[f"tests did not repeat their {aspect} before"] += 1
            elif other[aspect] == record[aspect]:
                summary[f"tests are equal in {aspect}"] += 1
                summary[f"{aspect} are equal"] += len(record[aspect])
            else:
                summary[f"tests differ in {aspect}"] += 1
                report.append(f"{test}: {aspect}\n{_describe(record[aspect], other[aspect])}")
    return [*report, *(f"{count} {name}" for name, count in sorted(summary.items()))]


def _describe(old: Any, new: Any) -> str:
    if isinstance(old, dict) or not old or not new:
        return f"  {old} -> {new}"[:400]
    lines = [f"  {len(old)} -> {len(new)}"] if len(old) != len(new) else []
    for number, (one, other) in enumerate(zip(old, new, strict=False)):
        if one != other:
            at = next(i for i in range(len(one) + 1) if one[i : i + 1] != other[i : i + 1])
            lines += [f"  {number}: ...{text[max(0, at - 80) : at + 120]}" for text in (one, other)]
            break
    return "\n".join(lines)


if __name__ == "__main__":
    print("\n".join(find_differences(*(read_records(Path(folder)) for folder in sys.argv[1:]))))  # noqa: T201
