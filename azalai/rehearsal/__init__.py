"""The rehearsal: what the bot will do is tried on a real server, and compared with what we expect of Discord."""
