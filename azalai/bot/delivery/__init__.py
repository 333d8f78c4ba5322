"""Delivery of the outbox: a dispatcher that drains it, one sender for each kind of message, and their common poster.

- `core_senders.py`: the sender of each kind of message of the core; features add theirs in `bot/app/senders.py`.
- `dispatcher.py`: the moment of each message, address by address; the messages that wait for an address: `lanes.py`.
- `sender_kit.py`: common parts of senders. `Sending.show_with_fallback`: the fallback if Discord refuses a picture.
- `poster.py`: posts and edits in channels, and knows when a card is buried (`is_buried`) and is posted again; posted
  messages that are not yet noted: `sent_messages.py`.
- `homes.py`: consequences if the channel of a table, tournament or server was deleted, or is closed.
- `retries.py`: the next try of a message that Discord refuses, if any (`retry_delay`).
- `leases.py`: the right to send to an address; `request_departure.py`: the moment at which a request has left.
- `table_card.py`: the card; `direct_messages.py`: a person's turn; `calls.py`: calls in the channel.
- `turning_points.py`: turning points of a game, which stay in the channel; `proposal_messages.py`: the question whether
  players agree; `seat_offer_messages.py`: the offer of a seat.
- `operator_messages.py`: the operator's messages about trouble; `table_troubles.py`: about trouble at a table.
"""
