"""Changes of the schema, one a file, in the order of their numbers; the first is the oldest that can be upgraded."""
