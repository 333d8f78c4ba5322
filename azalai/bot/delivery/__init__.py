"""Delivery of the outbox: a dispatcher that drains it, one sender for each kind of message, and their common poster.

- `core_senders.py`: the sender of each kind of message of the core; features add theirs in `bot/app/senders.py`.
- `dispatcher.py`: sends the due messages of each address in their order; `lanes.py`: the waiting messages by address.
- `sender_kit.py`: common parts of senders, with the fallback if Discord refuses a picture (`show_with_fallback`).
- `poster.py`: posts, edits and deletes messages in channels, and knows if a card is buried (`is_buried`), so that it is
  posted again; `sent_messages.py`: messages that were posted and are still in the outbox.
- `homes.py`: the consequences if the channel of a table, tournament or server was deleted or is closed.
- `retries.py`: the next try of a message that could not be sent, if there is one (`retry_delay`).
- `leases.py`: the right to send to an address; `request_departure.py`: the moment at which a request is written.
- `table_card.py`: the card; `direct_messages.py`: a person's turn; `calls.py`: calls and notices in the channel.
- `turning_points.py`: turning points of a game, which stay in the channel; `proposal_messages.py`: proposals and their
  votes; `seat_offer_messages.py`: the offer of a seat.
- `operator_messages.py`: the operator's messages about trouble; `table_troubles.py`: those about a table's trouble.
"""
