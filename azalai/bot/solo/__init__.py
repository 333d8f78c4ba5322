"""Solo games: private games of one person against robots, such as lessons, deals of the day and puzzles.

Each game has one deal and one puzzle a day, the same for all people, and more puzzles for practice. Servers may get a
morning post with the deals.

- `games.py`: plays a solo game of any kind and takes moves back; `store.py`: its rows.
- `lessons.py`, `deals.py`, `puzzles.py`: the rules of each kind. A lesson's content: `games/KEY/lesson.py`.
- `days.py`: the day, the times of its deals, and the deal itself, which is drawn for the first person who opens it.
- `table.py`: a solo game in the form of a table, as pictures, films, reviews and proofs need it.
- `puzzle_supply.py`: makes puzzles from games of robots; `starters/`: ten puzzles of each game that are installed with
  the bot.
- `what_if.py`: games that continue a finished game from one of its decisions; `azalai.bot.stepping` begins them.
- `boards.py`: places, streaks and totals, and whose names a reader sees.
- `mornings.py`: the time and the trouble of each server's morning posts; `morning_delivery.py`: posts them.
- `dialog.py`, `layout.py`: the question of a table with additions, and the page before it. The parts of each kind
  (ways in, additions, end): `lesson_dialog.py`, `lesson_layout.py`; `deal_dialog.py`, `deal_layout.py`;
  `puzzle_dialog.py`, `puzzle_layout.py`; `mistake_dialog.py`, `mistake_layout.py`; `what_if_dialog.py`,
  `what_if_layout.py`. `advised_dialog.py`: the part of the kinds with suggestions of robots.
- `deal_post_layout.py`: the public messages about a deal; `pictures.py`: the boards as pictures or in words.
- `mistake_puzzles.py`: mistakes of a person as puzzles, until they are solved.
- `puzzle_store.py`, `morning_store.py`, `review_store.py`: the rows of puzzles, mornings, and reviews of solo games.
- `club_renewal.py`: erases a person from the messages about servers; `room.py`: the parts for the bot.
"""
