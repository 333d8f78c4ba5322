"""Bot object and its drivers: client, router of interactions, scheduler, command sync, playground.

- `client.py`: the bot object: it opens the rooms, loads the cogs, and receives Discord's events.
- `rooms.py`: all parts that live as long as the bot. They are built, connected and closed here.
- `router.py`: finds the method of a dialog or a cog that answers a press, a menu or a modal; its
  arguments are read from the custom id by `handler_arguments.py`. `bot/layouts/components.py` writes custom ids.
- `scheduler.py`: does the work of timers when it is due; `timers.py`: the work of each kind of timer.
- `event_loop.py`: the event loop: uvloop, if it is installed.
- `logs.py`: how a line of the log is written, and which lines are left out because they repeat.
- `emoji_upload.py`: uploads the signs to Discord as emojis of the application, and reads which are there.
- `shards.py`: the shards that are up, and the turn of a shard to identify; among several processes
  `Cluster.identify_turn` decides.
- `command_sync.py`: registers the slash commands if they have changed; `emoji_tidying.py`: `azalai emojis`.
- `features.py`, `senders.py`, `timers.py`: the tables of the work that features add: hooks, senders and homes, timers.
- `visibility.py`: checks that a person may see the table or the tournament whose button they press.
- `playground.py`: the bot in a simulated server in the browser; `playground_page.py`: its page.
- `studio/`: `azalai studio`, which shows authors their game.
"""
