"""What happens between tables: the deal of the day, and puzzles.

For each game one deal a day, the same for everybody: one person against robots, in private as a lesson is; and one
puzzle a day, with others for practice.

- `days.py`: which day it is, until when a deal can be played, and what is laid out on it, from its seed alone.
- `deals.py`: a person's game of a deal, from its beginning to its end.
- `dealt_table.py`: such a game as what is shown, told, filmed and proved of tables knows it.
- `puzzles.py`: which puzzle a person is asked, and what they have chosen, once; `puzzle_making.py`: where they come
  from.
- `boards.py`: places, streaks and totals; who is named to whom.
"""
