"""Rules of open tables of other servers: the ones that a user is shown, and the form of an invite.

`dialog.py` checks that a manager of the server sets the invite, and that it works.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from azalai.bot.catalogue import list_offered_games
from azalai.bot.errors import Refused
from azalai.bot.people.guild_settings import Openers, guild_settings
from azalai.bot.store import Transaction
from azalai.bot.world.store import Lobby, World, WorldServer
from azalai.games import GAMES

INVITE = re.compile(r"(?:(?:https?://)?(?:www\.)?(?:discord\.gg|discord(?:app)?\.com/invite)/)?([A-Za-z0-9-]{2,32})/?")


def parse_invite(typed: str) -> str:
    """Return the code of a typed invite. Raises `Refused` for other text.

    >>> parse_invite("https://discord.gg/abc-123")
    'abc-123'
    """
    match = INVITE.fullmatch(typed.strip())
    if match is None:
        raise Refused("refusal-no-invite")
    return match[1]


def name_state(server: WorldServer, *, allowed: bool) -> str:
    """Return the state of showing a server's tables elsewhere, as a value for messages.

    `allowed`: the operator's settings allow it at all.

    >>> name_state(WorldServer(guild_id=1, invite="abc"), allowed=True)
    'on'
    """
    if not allowed or server.hidden:
        return "not-allowed"
    if server.invite is not None:
        return "on"
    return "dead" if server.dead else "off"


async def find_state(tx: Transaction, guild: int, *, allowed: bool) -> str:
    """Return the present state of showing a server's tables elsewhere, as `name_state` does."""
    return name_state(await tx.get(World).get(guild), allowed=allowed)


def most_seats(lobby: Lobby) -> int:
    """Return the greatest number of players of a table."""
    return lobby.full_at or max(GAMES[lobby.game].seats)


async def list_lobbies(tx: Transaction, guild: int | None, user: int, language: str, game: str | None) -> list[Lobby]:
    """Return the open tables of other servers for a user, in the order of `sort_lobbies`.

    Full tables are left out, and servers in which only members with a role may open tables.
    """
    games = list_offered_games() if game is None else (game,)
    lobbies = [lobby for lobby in await tx.get(World).list_lobbies(guild, games) if lobby.present < most_seats(lobby)]
    played = {result.game for result in await tx.results.list_of_person(user)}
    open_to_all = {
        server
        for server in {lobby.guild_id for lobby in lobbies}
        if (await guild_settings(tx, server)).openers is not Openers.ROLE
    }
    return sort_lobbies([lobby for lobby in lobbies if lobby.guild_id in open_to_all], language, played)


def sort_lobbies(lobbies: Sequence[Lobby], language: str, played: Collection[str]) -> list[Lobby]:
    """Return open tables in the order in which they are shown.

    Tables in the user's language are first, then those of a game that the user has `played`, then those that need the
    fewest more players, then the newest.
    """

    def key(lobby: Lobby) -> tuple[bool, bool, int, float]:
        missing = max(0, min(GAMES[lobby.game].seats) - lobby.present)
        return lobby.language != language, lobby.game not in played, missing, -lobby.created_at

    return sorted(lobbies, key=key)
