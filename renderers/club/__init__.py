"""The pictures of what happens between tables, of any game: the board of a day, and that of a week or a month,
the standings of a tournament, and the answer of a puzzle.

They are told what they show (`contract.py`) and know no game: its figure is given (`renderers.emblem`).
"""

from renderers.club.contract import DayPicture, DealState, DoneDeal, Finisher, LongPicture, OpenDeal, TotalRow
from renderers.club.day import draw_day
from renderers.club.long import draw_long
from renderers.club.puzzle import PuzzlePicture, Tried, draw_puzzle
from renderers.club.tournament import Mark, Row, StandingsPicture, Won, draw_standings

__all__ = [
    "DayPicture",
    "DealState",
    "DoneDeal",
    "Finisher",
    "LongPicture",
    "Mark",
    "OpenDeal",
    "PuzzlePicture",
    "Row",
    "StandingsPicture",
    "TotalRow",
    "Tried",
    "Won",
    "draw_day",
    "draw_long",
    "draw_puzzle",
    "draw_standings",
]
