"""Tools for developers of this project, which are not installed."""
