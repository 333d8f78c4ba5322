"""Pictures outside tables, for any game: greeting, boards of the deals of the day, tournaments, answers of puzzles.

They get what they show (`contract.py`) and know no game: its emblem is given (`renderers.emblem`).
"""

from azalai.renderers.club.bracket import BracketPicture, Match, draw_bracket
from azalai.renderers.club.contract import DayPicture, DealState, DoneDeal, Finisher, LongPicture, OpenDeal, TotalRow
from azalai.renderers.club.crosstable import CrossPicture, CrossRow, draw_crosstable
from azalai.renderers.club.day import draw_day
from azalai.renderers.club.greeting import draw_banner
from azalai.renderers.club.long import draw_long
from azalai.renderers.club.marks import Mark, Won
from azalai.renderers.club.puzzle import PuzzlePicture, Tried, draw_puzzle
from azalai.renderers.club.tournament import Pairing, Row, StandingsPicture, draw_standings, standings_height

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
    "standings_height",
]
