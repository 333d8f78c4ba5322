"""The pictures of what happens between tables, of any game: the board of a day, and that of a week or a month.

They are told what they show (`contract.py`) and know no game: its figure is given (`renderers.emblem`).
"""

from renderers.club.contract import DayPicture, DealState, DoneDeal, Finisher, LongPicture, OpenDeal, TotalRow
from renderers.club.day import draw_day
from renderers.club.long import draw_long

__all__ = [
    "DayPicture",
    "DealState",
    "DoneDeal",
    "Finisher",
    "LongPicture",
    "OpenDeal",
    "TotalRow",
    "draw_day",
    "draw_long",
]
