"""The outbox at work: a dispatcher that drains it, one sender for each kind of message, and the poster they share."""
