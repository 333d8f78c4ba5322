"""Acts of people in one tournament, by their names in commands and buttons."""

from __future__ import annotations

import enum


class Act(enum.StrEnum):
    """Acts of people in one tournament."""

    JOIN = "join"
    LEAVE = "leave"
    WITHDRAW = "withdraw"
    SHOW = "show"
    NEXT = "next"
    END = "end"
    MOVE = "move"
