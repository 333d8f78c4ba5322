"""What the person who runs the bot needs: copies of the database, looking into it, mending it, stopping everything for
a while, and figures about how it goes. The command line is `bot.operate.commands`."""
