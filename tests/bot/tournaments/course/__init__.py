"""Course of events: the life of a server with tournaments, all that can happen to it, and the rules that hold."""
