"""Base of the dialogs that ask for a move. It answers a button, an entry of a menu, a number typed, the way back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from azalai.bot.dialogs.context import ask_number, typed_number
from azalai.bot.dialogs.marks import Amount, Answers, Mark, TableNumber, action, opens_modal, submitted
from azalai.bot.dialogs.request import Request


class Asking(ABC):
    """A dialog that asks for a move. `acts`: what the names of its acts begin with. `number`, `decision`: the table, or
    the game of one person, and what is decided there."""

    acts: ClassVar[str] = ""

    @action("option", in_place=True, own=True)
    @abstractmethod
    async def chosen(self, request: Request, table: TableNumber, decision: Mark, answers: Answers) -> None:
        """An answer was chosen."""

    @action("items", in_place=True, own=True)
    @abstractmethod
    async def pick(
        self, request: Request, table: TableNumber, decision: Mark, answers: Answers, *, indexes: Sequence[int]
    ) -> None:
        """Several items were picked from a menu."""

    @abstractmethod
    async def follow(self, request: Request, table: int, decision: int, answers: Answers, *, page: int = 0) -> None:
        """The question at these answers, and nothing is played."""

    @action("entry", in_place=True, own=True)
    async def entered(
        self, request: Request, table: TableNumber, decision: Mark, _: Answers, __: int = 0, *, chosen: Answers
    ) -> None:
        """An entry of a menu was chosen."""
        await self.chosen(request, table, decision, chosen)

    @action("turn", in_place=True, own=True)
    async def turned(self, request: Request, table: TableNumber, decision: Mark, answers: Answers) -> None:
        """*Back*."""
        await self.follow(request, table, decision, answers)

    @action("entries", in_place=True, own=True)
    async def paged(self, request: Request, page: int, table: TableNumber, decision: Mark, answers: Answers) -> None:
        """Another page of a menu."""
        await self.follow(request, table, decision, answers, page=page)

    @opens_modal("amount", own=True)
    async def number_box(
        self, request: Request, table: TableNumber, decision: Mark, answers: Answers, least: Amount, most: Amount
    ) -> None:
        """A box for a number."""
        await ask_number(request, f"{self.acts}amount-typed", table, decision, answers, least=least, most=most)

    @submitted("amount-typed", own=True)
    async def number_typed(
        self, request: Request, table: TableNumber, decision: Mark, answers: Answers, *, typed: Sequence[str]
    ) -> None:
        """Take the number that was typed into the box."""
        await self.chosen(request, table, decision, (*answers, typed_number(typed)))
