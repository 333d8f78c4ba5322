"""Games of one person against robots, in private: lessons, the deal of the day, puzzles; and the morning's posts.

For each game one deal a day, the same for everybody, and one puzzle a day, with others for practice.

- `lessons.py`, `deals.py`, `puzzles.py`: a person's game, from its beginning to its end; the robots in it: `table.py`.
  What a lesson teaches: `games/KEY/lesson.py`.
- `days.py`: which day it is, until when a deal can be played, and the deal itself, from its seed alone.
- `deal_table.py`: a deal in the form in which tables are shown, filmed and proved.
- `puzzle_supply.py`: makes puzzles from games of robots.
- `boards.py`: places, streaks and totals; who is named to whom.
- `mornings.py`: when each server has its deals posted, and what is in the way; `morning_delivery.py`: posts them.
- `dialog.py`: what the dialogs of the three kinds share.
"""
