"""A table as the host works with it: loading, channels, and what follows a change."""
