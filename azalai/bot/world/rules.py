"""Rules of open tables of other servers: the ones that a person is shown, and the form of an invite.

`dialog.py` checks that members who manage a server show them, with an invite that works.
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
    """Return the code of a typed invite.

    >>> parse_invite("https://discord.gg/abc-123")
    'abc-123'
    """
    match = INVITE.fullmatch(typed.strip())
    if match is None:
        raise Refused("refusal-no-invite")
    return match[1]


def name_state(server: WorldServer, *, allowed: bool) -> str:
    """Return the name, in messages, of what a server does with its tables elsewhere.

    `allowed`: the operator allows that any is shown.

    >>> name_state(WorldServer(guild_id=1, invite="abc"), allowed=True)
    'on'
    """
    if not allowed or server.hidden:
        return "not-allowed"
    if server.invite is not None:
        return "on"
    return "dead" if server.dead else "off"


async def find_state(tx: Transaction, guild: int, *, allowed: bool) -> str:
    """Return the name, in messages, of what a server does with its tables elsewhere now."""
    return name_state(await tx.get(World).get(guild), allowed=allowed)


def most_seats(lobby: Lobby) -> int:
    """Return the number of players for whom a table has room."""
    return lobby.full_at or max(GAMES[lobby.game].seats)


async def list_lobbies(tx: Transaction, guild: int | None, user: int, language: str, game: str | None) -> list[Lobby]:
    """Return the open tables of other servers for a person, the best first.

    First those in their language, then those of a game that they have played, then those that want the fewest more
    players, then the newest. Left out are full tables, and servers in which a role opens tables.
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
    """Return open tables in the order in which they are shown."""

    def key(lobby: Lobby) -> tuple[bool, bool, int, float]:
        missing = max(0, min(GAMES[lobby.game].seats) - lobby.present)
        return lobby.language != language, lobby.game not in played, missing, -lobby.created_at

    return sorted(lobbies, key=key)
