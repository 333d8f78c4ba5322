"""Report of a rehearsal: the result of each step, as text for the operator."""

from __future__ import annotations

import enum
from datetime import datetime
from typing import TypeVar

import msgspec

from azalai.bot import __version__

Value = TypeVar("Value")

UNHEARD = ". No press has come: whether the bot hears anybody is not known"


class Verdict(enum.StrEnum):
    """Verdict on a step."""

    OK = "ok"
    DIFFERS = "differs"
    NOT_TRIED = "not tried"


class Outcome(Exception):
    """End of a step that differs or is not tried.

    Arguments: the verdict, Discord's reaction or the reason, and what a difference means if not what the step says.
    """


def expect(holds: object, reaction: str, *means: str) -> None:
    """Raise `Outcome` with a difference if `holds` is false."""
    if not holds:
        raise Outcome(Verdict.DIFFERS, reaction, *means)


def require(value: Value | None, otherwise: str) -> Value:
    """Return the value. Raises `Outcome` with the reason `otherwise` why nothing is tried if it is None or false."""
    if not value:
        raise Outcome(Verdict.NOT_TRIED, otherwise, "")
    return value


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
    results: list[Result] = msgspec.field(default_factory=list[Result])
    pressed: bool = False
    stopped: bool = False

    @property
    def differs(self) -> bool:
        """True if a step differs, or the rehearsal was broken off before all steps were tried."""
        return self.stopped or any(result.verdict is Verdict.DIFFERS for result in self.results)

    def summary(self) -> str:
        """Return the counts in one line."""
        verdicts = [result.verdict for result in self.results]
        counts = ", ".join(f"{verdicts.count(verdict)} {verdict.value}" for verdict in Verdict)
        return f"{'broken off: ' if self.stopped else ''}{counts}{'' if self.pressed or self.differs else UNHEARD}"

    def text(self) -> str:
        """Return the report: no token, no names, and only the ids of what could not be deleted."""
        head = f"Rehearsal of Azalaï {__version__}, {self.at:%Y-%m-%d %H:%M} UTC"
        return "\n".join([head, "", self.summary(), "", *map(str, self.results), ""])
