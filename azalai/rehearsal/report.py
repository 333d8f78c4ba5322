"""What a rehearsal found: a result for each step, as text for a person and as JSON. Neither holds a token, nor the name
or number of anybody or anything but those that were given."""

from __future__ import annotations

import enum
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from azalai.rehearsal.exchanges import ClockOffset, Exchange, Limit

UNHEARD = ". No press has come: whether the bot hears anybody is not known"


class Comparison(enum.StrEnum):
    """How what came compares with what we expect."""

    OK = "ok"
    DIFFERS = "differs"
    NOT_TRIED = "not tried"


class Request(msgspec.Struct, frozen=True):
    """One request of a step: route, HTTP status (None: no answer), Discord's code of an error, milliseconds."""

    route: str
    status: int | None
    code: int | None
    ms: int


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """One step. `means`: what the difference means for the host; None where there is none."""

    name: str
    title: str
    expects: str
    document: str
    verdict: Comparison
    came: str
    means: str | None = None
    requests: tuple[Request, ...] = ()

    def line(self) -> str:
        """The step in a line."""
        return f"{self.verdict.value:<9}  {self.title}: {self.came}{_answer_to(self.requests)}"

    def lines(self) -> Iterator[str]:
        """The step with all there is to know where it differs."""
        yield self.line()
        if self.verdict is Comparison.DIFFERS:
            yield f"{'':9}    expected: {self.expects}"
            yield f"{'':9}    means: {self.means}"
            yield f"{'':9}    {self.document}"


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A whole rehearsal. `channel`, `person`: the numbers that were given. `stopped`: it was broken off. `pressed`: a
    press has come. `left_behind`: what could not be taken away."""

    at: datetime
    version: str
    library: str
    channel: int
    person: int | None
    stopped: bool
    pressed: bool
    results: tuple[Result, ...]
    limits: tuple[Limit, ...]
    clock: ClockOffset | None
    left_behind: tuple[str, ...]

    @property
    def differs(self) -> bool:
        """Whether something is not as we expect, or not everything was tried that could be."""
        return self.stopped or self.number(Comparison.DIFFERS) > 0

    @property
    def is_well(self) -> bool:
        """Whether nothing differs, and the bot hears who presses."""
        return self.pressed and not self.differs

    def number(self, verdict: Comparison) -> int:
        """How many steps ended so."""
        return sum(result.verdict is verdict for result in self.results)

    def summary(self) -> str:
        """The whole in a line."""
        counted = ", ".join(f"{self.number(verdict)} {verdict.value}" for verdict in Comparison)
        return f"{'broken off: ' if self.stopped else ''}{counted}{'' if self.pressed or self.differs else UNHEARD}"

    def text(self) -> str:
        """For a person: what differs first, then every step."""
        differing = [line for one in self.results if one.verdict is Comparison.DIFFERS for line in one.lines()]
        parts = [f"Rehearsal of Azalaï {self.version} (discord.py {self.library}), {self.at:%Y-%m-%d %H:%M} UTC"]
        parts += ["", self.summary(), *([""] if differing else []), *differing, "", "Every step:"]
        parts += [result.line() for result in self.results]
        parts += ["", "Limits seen:", *(str(limit) for limit in self.limits)] if self.limits else []
        return "\n".join([*parts, ""])

    def json(self) -> bytes:
        """For a program. Numbers of Discord are texts there, as Discord writes them: many readers can't hold them."""
        fields: dict[str, Any] = msgspec.to_builtins(self)
        fields |= {"channel": str(self.channel), "person": None if self.person is None else str(self.person)}
        return msgspec.json.format(msgspec.json.encode(fields), indent=2) + b"\n"

    def write(self, folder: Path) -> tuple[Path, Path]:
        """Writes both into a folder; the two files. OSError where that can't be done."""
        name = f"rehearsal-{self.at:%Y%m%d-%H%M%S}"
        text, data = folder / f"{name}.txt", folder / f"{name}.json"
        text.write_text(self.text(), encoding="utf-8")
        data.write_bytes(self.json())
        return text, data


def requests_of(exchanges: Sequence[Exchange]) -> tuple[Request, ...]:
    """The exchanges as a report shows them."""
    return tuple(Request(one.route, one.status, one.code, round(one.took * 1000)) for one in exchanges)


def _answer_to(requests: Sequence[Request]) -> str:
    """The answer to the last request of a step."""
    if not requests:
        return ""
    last = requests[-1]
    status = "no answer" if last.status is None else str(last.status)
    code = f" {last.code}" if last.code else ""
    return f" ({status}{code}, {last.ms} ms)"
