"""Messages of the locale files, filled in by the rules of their language for plurals and numbers.

Each is parsed when it is first asked for: a bot that has just started says few of them.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Iterable, Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

ENTRY = re.compile(r"^-?[a-zA-Z][\w-]*(?= *=)", re.MULTILINE | re.ASCII)
"""Id at the beginning of a message or a term, whose further lines begin with a space, a brace or a hash."""
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)", re.ASCII)
"""Reference to another message or term in a text; a false one does no harm."""


class Unreadable(LookupError):
    """A message that is there and breaks the rules of Fluent: its `source`, in which line of it (from 0), and `why`."""

    def __init__(self, message: str, source: str) -> None:
        junk = next((entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Junk)), None)
        annotation = junk.annotations[0] if junk is not None and junk.annotations else None
        self.source = source
        self.line = 0 if annotation is None or annotation.span is None else source.count("\n", 0, annotation.span.start)
        self.why = "it is no message" if annotation is None or annotation.message is None else annotation.message
        super().__init__(message)


class Messages:
    """Messages of Fluent texts; of several with one id the first counts.

    `locale`: the one of Babel for numbers and plurals. `instead`: plain texts for some ids.
    """

    def __init__(self, locale: str, texts: Iterable[str], instead: Mapping[str, str] | None = None) -> None:
        self._bundle = FluentBundle([locale.replace("_", "-")], use_isolating=False)
        self._sources = {name: f"{name} = {text}" for name, text in (instead or {}).items()}
        for text in texts:
            for name, source in entries(text):
                self._sources.setdefault(name, source)
        self._parsed: set[str] = set()
        self._parsing = threading.Lock()

    def __contains__(self, message: str) -> bool:
        return message in self._sources

    def add(self, sources: Mapping[str, str]) -> None:
        """Add messages, by id; existing ones stay."""
        for name, source in sources.items():
            self._sources.setdefault(name, source)

    def source(self, message: str) -> str:
        """Return a message as it is written. Raises KeyError if there is none."""
        return self._sources[message]

    def text(self, message: str, values: Mapping[str, Any]) -> tuple[str, list[Exception]] | None:
        """Return a message filled with values, and its errors, or None if it has no text.

        Raises LookupError if there is no such message, and `Unreadable` if it is written wrongly.
        """
        if message not in self._parsed:
            self._parse(message)
        if message in self._sources and not self._bundle.has_message(message):
            raise Unreadable(message, self._sources[message])
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        return str(text), errors

    def _parse(self, message: str) -> None:
        """Parse a message and whatever it refers to."""
        with self._parsing:
            messages: dict[str, str] = {}
            waiting = [message]
            while waiting:
                name = waiting.pop()
                if name in self._sources and name not in self._parsed and name not in messages:
                    messages[name] = self._sources[name]
                    waiting += REFERENCE.findall(messages[name])
            self._bundle.add_resource(FluentResource("\n".join(messages.values())))
            self._parsed |= messages.keys()


def entries(text: str) -> Iterable[tuple[str, str]]:
    """Return every message and term of a text: its id and its source."""
    starts = list(ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return ((start.group(), text[start.start() : end]) for start, end in zip(starts, ends, strict=True))
