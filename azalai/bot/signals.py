"""What lower rooms announce to upper ones, who listen without being known to them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Generic, ParamSpec

P = ParamSpec("P")


class Signal(Generic[P]):
    """Something that is announced by calling it. Listeners hear of it at once, in the order in which they came."""

    def __init__(self) -> None:
        self._listeners: list[Callable[P, object]] = []

    def listen(self, listener: Callable[P, object]) -> None:
        """From now on the listener is told, with what is announced."""
        self._listeners.append(listener)

    def __call__(self, *told: P.args, **named: P.kwargs) -> None:
        for listener in self._listeners:
            listener(*told, **named)


class Awaited(Generic[P]):
    """The same for work that is waited for: one listener after the other."""

    def __init__(self) -> None:
        self._listeners: list[Callable[P, Awaitable[object]]] = []

    def listen(self, listener: Callable[P, Awaitable[object]]) -> None:
        """From now on the listener does its work, given what is announced."""
        self._listeners.append(listener)

    async def __call__(self, *told: P.args, **named: P.kwargs) -> None:
        for listener in self._listeners:
            await listener(*told, **named)
