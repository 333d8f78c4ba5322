"""Solo games: private games of one person against robots, as lessons, deals of the day and puzzles; and the mornings.

For each game one deal a day, the same for all people, and one puzzle a day, with others for practice.

- `games.py`: a person's game, played, taken back, with the robots' answers; `store.py` stores it, whatever its kind.
- `lessons.py`, `deals.py`, `puzzles.py`: the rules of each kind. A lesson's content: `games/KEY/lesson.py`.
- `days.py`: the day, the end of its deals, and the deal itself, drawn when it is first asked for.
- `table.py`: a solo game in the form in which tables are shown, filmed, reviewed and proved.
- `puzzle_supply.py`: makes puzzles from games of robots; `starters/`: ten of each game, which ship with it.
- `what_if.py`: games that are played on from a decision of a finished one; `azalai.bot.stepping` leads to them.
- `boards.py`: places, streaks and totals; the people who are named to each reader.
- `mornings.py`: the time and the trouble of each server's morning posts; `morning_delivery.py`: posts them.
- `dialog.py`, `layout.py`: the question of a table with its surroundings, and the page before it. The additions of
  each kind (ways in, surroundings, end): `lesson_dialog.py`, `lesson_layout.py`; `deal_dialog.py`, `deal_layout.py`;
  `puzzle_dialog.py`, `puzzle_layout.py`; `mistake_dialog.py`, `mistake_layout.py`; `what_if_dialog.py`,
  `what_if_layout.py`. `advised_dialog.py`: those in which a robot can be asked for a suggestion.
- `deal_post_layout.py`: the public messages about a deal; `pictures.py`: the boards as pictures or in words.
- `mistake_puzzles.py`: mistakes of a person as puzzles, until they are solved.
- `puzzle_store.py`, `morning_store.py`, `review_store.py`: the rows of puzzles, mornings, and reviews of solo games.
- `club_renewal.py`: erases a person from the messages about servers; `room.py`: the parts for the bot.
"""
