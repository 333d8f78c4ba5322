"""The pictures of what happens between tables, of any game: the banner of the greeting, the board of a day, and that
of a week or a month, and the standings of a tournament.

They are told what they show (`contract.py`) and know no game: its figure is given (`renderers.emblem`).
"""

from renderers.club.contract import DayPicture, DealState, DoneDeal, Finisher, LongPicture, OpenDeal, TotalRow
from renderers.club.day import draw_day
from renderers.club.greeting import draw_banner
from renderers.club.long import draw_long
from renderers.club.tournament import Mark, Row, StandingsPicture, Won, draw_standings

__all__ = [
    "DayPicture",
    "DealState",
    "DoneDeal",
    "Finisher",
    "LongPicture",
    "Mark",
    "OpenDeal",
    "Row",
    "StandingsPicture",
    "TotalRow",
    "Won",
    "draw_banner",
    "draw_day",
    "draw_long",
    "draw_standings",
]
