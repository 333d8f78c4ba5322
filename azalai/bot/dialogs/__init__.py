"""Conversations with one person: what a press or a command asks, and its private answer.

- `request.py`: who asks, in which words, where: what handlers are given in place of Discord's interaction.
- `responses.py`: `Answers.respond` does the work for it and tells every error; `answering.py`: what Discord hears
  first, and when.
- `building.py`: makes a message of Discord from a layout, and a box to type into; layouts know no Discord.
- `private.py`: the one place through which private text leaves.
- `living.py`: the private view of a table; `asides.py`: what is said beside the tables, one message of a kind in a
  channel; `seat_views.py`: what the person in a seat sees.
- `play.py`: the questions until a move is complete; `premove.py` and `lessons.py`: the same for moves that are prepared
  and in lessons.
- `refused.py`: once more, and then in words, where Discord refuses a sign or a picture: every message and answer goes
  by it.
- `patience.py`: an act whose connection to the database was lost before anything was stored is done again.
- `servers.py`: names and channels of servers, also of those whose shards another process has.
"""
