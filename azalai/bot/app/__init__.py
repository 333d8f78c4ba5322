"""The bot object and what drives it: client, router of interactions, scheduler, command sync, playground.

- `rooms.py`: every part that lives as long as the bot: built, wired and closed here.
- `router.py`: the one way of presses, menus and modals to the dialogs and cogs; what a custom id holds:
  `custom_ids.py`.
- `timers.py`: the work of each kind of timer, which `scheduler.py` does when it falls due.
- `event_loop.py`: what the bot runs on: uvloop, where there is one.
- `login_errors.py`: why Discord does not let the bot in, or puts it out; by which address it is asked
  (`reach_discord_by`).
- `logs.py`: how a line of the log looks, and which are seldom.
- `sign_keeper.py`: brings the signs to Discord as the application's emojis, and learns which there are.
- `shards.py`: which shards are up, and when one may identify; whose turn that is among several processes:
  `Cluster.identify_turn`.
"""
