"""The messages of the locale files, each parsed when it is first asked for: a bot that wakes up says few of them."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterable, Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

ENTRY = re.compile(r"^-?[a-zA-Z][\w-]*(?= *=)", re.MULTILINE | re.ASCII)
"""The id with which a message or a term begins; what belongs to it begins with a space, a brace or a hash."""
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)", re.ASCII)
"""Another message or term in a text. It is also found where it is none, which does no harm."""


class Messages:
    """The messages in Fluent texts; of several with one id the first counts. `instead`: plain texts for some ids."""

    def __init__(self, language: str, texts: Iterable[str], instead: Mapping[str, str] | None = None) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources = {name: f"{name} = {text}" for name, text in (instead or {}).items()}
        for text in texts:
            for name, source in entries(text):
                self._sources.setdefault(name, source)
        self._parsed: set[str] = set()
        self._parsing = threading.Lock()

    def __contains__(self, message: str) -> bool:
        return message in self._sources

    def text(self, message: str, values: Mapping[str, Any]) -> tuple[str, list[Exception]] | None:
        """A message filled with values, and what went wrong; None where it has no text. LookupError where there is no
        such message."""
        if message not in self._parsed:
            self._parse(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        return str(text), errors

    def _parse(self, message: str) -> None:
        """Parses a message and whatever it refers to."""
        with self._parsing:
            found: dict[str, str] = {}
            waiting = [message]
            while waiting:
                name = waiting.pop()
                if name in self._sources and name not in self._parsed and name not in found:
                    found[name] = self._sources[name]
                    waiting += REFERENCE.findall(found[name])
            self._bundle.add_resource(FluentResource("\n".join(found.values())))
            self._parsed |= found.keys()


def entries(text: str) -> Iterable[tuple[str, str]]:
    """Every message and term of a text: its id and its source."""
    starts = list(ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return ((start.group(), text[start.start() : end]) for start, end in zip(starts, ends, strict=True))
