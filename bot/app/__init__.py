"""The bot object and what drives it: client, router of interactions, scheduler, command sync, playground."""
