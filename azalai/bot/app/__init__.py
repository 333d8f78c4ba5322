"""Bot object and its drivers: client, router of interactions, scheduler, command sync, playground.

- `rooms.py`: every part that lives as long as the bot: built, wired and closed here.
- `router.py`: the one way of presses, menus and modals to the dialogs and cogs; the content of a custom id:
  `custom_ids.py`.
- `timers.py`: the work of each kind of timer, which `scheduler.py` does when it is due.
- `event_loop.py`: the event loop: uvloop, if it is installed.
- `login_errors.py`: the reason why Discord refuses the bot or ends its connection; the address of its interface
  (`reach_discord_by`).
- `logs.py`: the form of a line of the log, and the lines that are rationed.
- `sign_keeper.py`: brings the signs to Discord as the application's emojis, and reads which are there.
- `shards.py`: the shards that are up, and the moment at which one may identify; the order among several processes:
  `Cluster.identify_turn`.
- `client.py`: the bot object: it opens the rooms, loads the cogs, and receives Discord's events.
- `command_sync.py`: registers the slash commands if they have changed; `emoji_tidying.py`: `azalai emojis`.
- `features.py`, `senders.py`, `timers.py`: the tables of the work that features add: hooks, senders and homes, timers.
- `visibility.py`: checks that a person may see the table or the tournament whose number they press.
- `playground.py`: the bot in a simulated server in the browser; `playground_page.py`: its page. `studio/`: for authors.
"""
