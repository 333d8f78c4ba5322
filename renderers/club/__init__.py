"""The pictures of what happens between tables, of any game: the banner of the greeting, the board of a day, and that
of a week or a month; of a tournament the standings, the table of all against all, and the bracket of a knockout; and
the answer of a puzzle.

They are told what they show (`contract.py`) and know no game: its figure is given (`renderers.emblem`).
"""

from renderers.club.bracket import BracketPicture, Match, draw_bracket
from renderers.club.contract import DayPicture, DealState, DoneDeal, Finisher, LongPicture, OpenDeal, TotalRow
from renderers.club.crosstable import CrossPicture, CrossRow, draw_crosstable
from renderers.club.day import draw_day
from renderers.club.greeting import draw_banner
from renderers.club.long import draw_long
from renderers.club.marks import Mark, Won
from renderers.club.puzzle import PuzzlePicture, Tried, draw_puzzle
from renderers.club.tournament import Pairing, Row, StandingsPicture, draw_standings

__all__ = [
    "BracketPicture",
    "CrossPicture",
    "CrossRow",
    "DayPicture",
    "DealState",
    "DoneDeal",
    "Finisher",
    "LongPicture",
    "Mark",
    "Match",
    "OpenDeal",
    "Pairing",
    "PuzzlePicture",
    "Row",
    "StandingsPicture",
    "TotalRow",
    "Tried",
    "Won",
    "draw_banner",
    "draw_bracket",
    "draw_crosstable",
    "draw_day",
    "draw_long",
    "draw_puzzle",
    "draw_standings",
]
