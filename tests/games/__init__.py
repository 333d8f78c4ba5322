"""The rules, without Discord."""
