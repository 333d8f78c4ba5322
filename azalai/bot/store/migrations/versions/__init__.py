"""Changes of the schema, one in each file, in the order of their numbers. The first is the oldest supported schema."""
