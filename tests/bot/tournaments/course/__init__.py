"""A course: the life of a server with tournaments, with everything that can happen to it, and what always holds."""
