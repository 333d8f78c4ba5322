"""Studio for the author of a game: a playground that reloads the game, and a page with what the tools say about it.

- `command.py`: runs `azalai studio KEY`, and watches the files of the game (`watch_files`).
- `workshop.py`: checks, reloads and tries the game after a change of its files; `page.py`: the page that shows this.
- `reload.py`: replaces the game in the bot by the one on the disk.
- `jobs.py`: starts and ends processes that examine the game, so that a loop or a crash of the game harms only them:
  `azalai try`, and `work.py` (`python -m azalai.bot.app.studio.work`).
- `checking.py`: checks that the game can be reloaded; `sheets.py`: shows its pictures, questions and lesson;
  `lines.py`: writes a lesson from a game that the author has played. `work.py` calls them.
"""
