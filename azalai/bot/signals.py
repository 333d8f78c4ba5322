"""Signals of lower rooms to upper ones, which listen without being known to them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Generic, ParamSpec

P = ParamSpec("P")


class Signal(Generic[P]):
    """Announcement, made by calling it. Listeners are called at once, in the order in which they came."""

    def __init__(self) -> None:
        self._listeners: list[Callable[P, object]] = []

    def listen(self, listener: Callable[P, object]) -> None:
        """Add a listener, which is called with the announcement's arguments."""
        self._listeners.append(listener)

    def __call__(self, *arguments: P.args, **named: P.kwargs) -> None:
        for listener in self._listeners:
            listener(*arguments, **named)


class Awaited(Generic[P]):
    """Announcement whose listeners are awaited, one after the other."""

    def __init__(self) -> None:
        self._listeners: list[Callable[P, Awaitable[object]]] = []

    def listen(self, listener: Callable[P, Awaitable[object]]) -> None:
        """Add a listener, which is awaited with the announcement's arguments."""
        self._listeners.append(listener)

    async def __call__(self, *arguments: P.args, **named: P.kwargs) -> None:
        for listener in self._listeners:
            await listener(*arguments, **named)
