"""Conversations with one person: what a press or a command asks, and its private answer."""
