"""Open tables that servers show to people elsewhere: the invite of a server, and `/azalai find`."""
