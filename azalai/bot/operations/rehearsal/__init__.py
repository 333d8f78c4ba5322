"""Rehearsal: every layout, permission, emoji and answer is tried on the real Discord before a server goes live."""
