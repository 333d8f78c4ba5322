"""The studio of an author: the playground with hot reload, and a page with what the game's own tools say.

- `command.py`: `azalai studio KEY`. `workshop.py`: what follows a change of the game's files; `page.py`: its page.
- `reload.py`: the game that runs in the bot becomes the one on the disk.
- `work.py`: what processes of their own do (`python -m azalai.bot.app.studio.work`), so that a loop or a crash of the
  game harms nothing: `checking.py` looks whether a game can be reloaded, `sheets.py` draws pictures, questions and the
  lesson, `azalai try` tries and balances it; `jobs.py` starts and ends them.
"""
