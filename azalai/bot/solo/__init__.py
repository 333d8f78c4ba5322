"""Games of one person against robots, in private: lessons, the deal of the day, puzzles, what-ifs; and the morning's posts.

For each game one deal a day, the same for everybody, and one puzzle a day, with others for practice.

- `games.py`: a person's game, played, taken back, with the robots' answers; `store.py` keeps it, whatever its kind.
- `lessons.py`, `deals.py`, `puzzles.py`: what is special about each kind. What a lesson teaches: `games/KEY/lesson.py`.
- `days.py`: which day it is, until when a deal can be played, and the deal itself, drawn when it is first asked for.
- `table.py`: a solo game in the form in which tables are shown, filmed, reviewed and proved.
- `puzzle_supply.py`: makes puzzles from games of robots; `starters/`: ten of each game, which ship with it.
- `what_if.py`: games that are played on from a decision of a finished one; `azalai.bot.stepping` leads to them.
- `boards.py`: places, streaks and totals; who is named to whom.
- `mornings.py`: when each server has its deals posted, and what is in the way; `morning_delivery.py`: posts them.
- `dialog.py`, `layout.py`: the question of a table with what surrounds it, and the page before it; the others are what
  each kind adds: ways in, surroundings, end.
"""
