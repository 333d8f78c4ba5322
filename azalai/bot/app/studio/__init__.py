"""The studio of an author: the playground with hot reload, and a page with the output of the game's tools.

- `command.py`: `azalai studio KEY`, and the watch over the game's files (`changes_in`).
- `workshop.py`: the steps after a change of these files; `page.py`: its page.
- `lines.py`: lessons written from games that the author has played.
- `reload.py`: the game in the bot is replaced by the one on the disk.
- `work.py`: separate processes (`python -m azalai.bot.app.studio.work`), so that a loop or a crash of the
  game harms no other: `checking.py` checks that a game can be reloaded, `sheets.py` draws pictures, questions and the
  lesson, `azalai try` tries and balances it; `jobs.py` starts and ends them.
"""
