"""For the person who runs the bot: command line, backups, checks, repair, metrics, maintenance of a running bot."""
