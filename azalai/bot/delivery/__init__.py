"""The outbox at work: a dispatcher that drains it, one sender for each kind of message, and the poster they share.

- `core_senders.py`: the sender of each kind of message of the core; features add theirs in `bot/app/senders.py`.
- `dispatcher.py`: when each is sent, address by address; what waits for an address: `lanes.py`.
- `sender_kit.py`: what senders share. `Sending.or_in_words`: what is sent where Discord refuses a picture.
- `poster.py`: all that is posted and edited in channels; what was posted and not yet noted: `sent_messages.py`.
- `homes.py`: what follows if the channel of a table, tournament or server was deleted, or is closed.
- `retries.py`: what becomes of a message that Discord refuses: again when, or never (`pause_after`).
- `leases.py`: whether it is still this process's work; `request_departure.py`: when a request has left.
- `table_card.py`: the card; `direct_messages.py`: a person's turn; `calls.py`: calls in the channel.
"""
