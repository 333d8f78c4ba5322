"""What stays of a game: its record as a file, its playing again, its proof, and its film."""
