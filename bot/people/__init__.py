"""People and servers, and what they prefer."""
