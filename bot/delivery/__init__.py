"""The outbox at work: a dispatcher that drains it, and one sender for each kind of message."""
