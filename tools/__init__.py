"""Tools for those who work on this house; nothing of it is installed."""
