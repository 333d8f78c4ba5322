"""Report of a rehearsal: the result of each step, as text for the operator."""

from __future__ import annotations

import enum
from datetime import datetime
from pathlib import Path

import msgspec

UNHEARD = ". No press has come: whether the bot hears anybody is not known"


class Differs(Exception):
    """A reaction of Discord that the code does not expect.

    `means`: what it means for the operator, if not what the step says.
    """

    def __init__(self, reaction: str, means: str | None = None) -> None:
        super().__init__(reaction)
        self.means = means


class NotTried(Exception):
    """A step that can't be tried, for the reason in the text."""


class Verdict(enum.StrEnum):
    """Verdict on a step."""

    OK = "ok"
    DIFFERS = "differs"
    NOT_TRIED = "not tried"


class Result(msgspec.Struct, frozen=True):
    """Result of a step: what the code expects, Discord's reaction, and what a difference means for the operator."""

    title: str
    verdict: Verdict
    reaction: str
    means: str = ""

    def __str__(self) -> str:
        means = f"\n{'':9}    means: {self.means}" if self.means else ""
        return f"{self.verdict.value:<9}  {self.title}: {self.reaction}{means}"


class Report(msgspec.Struct):
    """Results of a rehearsal. `pressed`: a press was received. `stopped`: the rehearsal was broken off."""

    at: datetime
    version: str
    results: list[Result] = msgspec.field(default_factory=list[Result])
    pressed: bool = False
    stopped: bool = False

    @property
    def differs(self) -> bool:
        """True if a step differs, or the rehearsal was broken off before all steps were tried."""
        return self.stopped or self.count(Verdict.DIFFERS) > 0

    def count(self, verdict: Verdict) -> int:
        """Return the number of steps with a verdict."""
        return sum(result.verdict is verdict for result in self.results)

    def summary(self) -> str:
        """Return the counts in one line."""
        counts = ", ".join(f"{self.count(verdict)} {verdict.value}" for verdict in Verdict)
        return f"{'broken off: ' if self.stopped else ''}{counts}{'' if self.pressed or self.differs else UNHEARD}"

    def text(self) -> str:
        """Return the report: no token, no names, and only the ids of what could not be deleted."""
        head = f"Rehearsal of Azalaï {self.version}, {self.at:%Y-%m-%d %H:%M} UTC"
        return "\n".join([head, "", self.summary(), "", *map(str, self.results), ""])

    def write(self, folder: Path) -> Path:
        """Write the report into a folder and return its file. Raises OSError if that fails."""
        file = folder / f"rehearsal-{self.at:%Y%m%d-%H%M%S}.txt"
        file.write_text(self.text(), encoding="utf-8")
        return file
