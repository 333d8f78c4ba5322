"""The Discord surface: one cog per game, and the cogs every table shares."""
