"""A finished picture as PNG."""
