"""Base of the dialogs that ask for a move: it answers buttons, menus, typed numbers and *Back*."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from azalai.bot.dialogs.context import ask_number, parse_number
from azalai.bot.dialogs.marks import Amount, Answers, Mark, TableNumber, action, opens_modal, submitted
from azalai.bot.dialogs.request import Request


class MoveDialog(ABC):
    """Dialog that asks for a move.

    `acts`: the prefix of its actions. The methods get the table (or the game of one person), the decision there, and
    the answers to the questions before.
    """

    acts: ClassVar[str] = ""

    @action("option", in_place=True, own=True)
    @abstractmethod
    async def choose(self, request: Request, table: TableNumber, decision: Mark, answers: Answers) -> None:
        """Apply a chosen answer."""

    @action("items", in_place=True, own=True)
    @abstractmethod
    async def pick(
        self, request: Request, table: TableNumber, decision: Mark, answers: Answers, *, indexes: Sequence[int]
    ) -> None:
        """Apply several items that were picked from a menu."""

    @abstractmethod
    async def follow(self, request: Request, table: int, decision: int, answers: Answers, *, page: int = 0) -> None:
        """Show the question at these answers, without playing."""

    @action("entry", in_place=True, own=True)
    async def choose_entry(
        self, request: Request, table: TableNumber, decision: Mark, _: Answers, __: int = 0, *, chosen: Answers
    ) -> None:
        """Apply a chosen entry of a menu."""
        await self.choose(request, table, decision, chosen)

    @action("turn", in_place=True, own=True)
    async def go_back(self, request: Request, table: TableNumber, decision: Mark, answers: Answers) -> None:
        """Answer *Back*."""
        await self.follow(request, table, decision, answers)

    @action("entries", in_place=True, own=True)
    async def show_page(
        self, request: Request, page: int, table: TableNumber, decision: Mark, answers: Answers
    ) -> None:
        """Show another page of a menu."""
        await self.follow(request, table, decision, answers, page=page)

    @opens_modal("amount", own=True)
    async def open_number_box(
        self, request: Request, table: TableNumber, decision: Mark, answers: Answers, least: Amount, most: Amount
    ) -> None:
        """Open a box for a number."""
        await ask_number(request, f"{self.acts}amount-typed", table, decision, answers, least=least, most=most)

    @submitted("amount-typed", own=True)
    async def take_number(
        self, request: Request, table: TableNumber, decision: Mark, answers: Answers, *, typed: Sequence[str]
    ) -> None:
        """Apply the number that was typed into the box. Raises `Refused` if it is not a number."""
        await self.choose(request, table, decision, (*answers, parse_number(typed)))
