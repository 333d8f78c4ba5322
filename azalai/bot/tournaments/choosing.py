"""Choice of the tournament that a person means: the one they name, or the only one that fits, or the one they pick."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.dialogs.discord_permissions import can_see_channel, find_channel
from azalai.bot.dialogs.request import Request
from azalai.bot.errors import Refused
from azalai.bot.tables.host import Host
from azalai.bot.text import OPTION_LIMIT, clip, visible_name
from azalai.bot.tournaments.acts import Act
from azalai.bot.tournaments.leadership import leads
from azalai.bot.tournaments.store import Contest, Tournaments
from azalai.bot.tournaments.tournament_rows import TournamentStatus


def fits(act: Act, contest: Contest, request: Request) -> bool:
    """Return True if a person who does `act` may mean this tournament."""
    own, status = contest.entrant(request.user), contest.row.status
    match act:
        case Act.JOIN:
            return status is TournamentStatus.OPEN and own is None
        case Act.LEAVE:
            return status is TournamentStatus.OPEN and own is not None
        case Act.WITHDRAW:
            return status is TournamentStatus.RUNNING and own is not None and not own.gone
        case Act.SHOW:
            return own is not None
        case Act.NEXT | Act.END | Act.MOVE:
            return leads(contest, request.person)


def may_see(request: Request, contest: Contest) -> bool:
    """Return True if a tournament is in the person's server, in a channel that they see.

    If its channel was deleted, it is visible to its entrants and to those who lead it.
    """
    row = contest.row
    if request.guild is None or row.guild_id != request.guild:
        return False
    if can_see_channel(request, row.channel_id):
        return True
    is_involved = contest.entrant(request.user) is not None or leads(contest, request.person)
    return is_involved and find_channel(request, row.channel_id) is None


async def get_visible(host: Host, request: Request, number: int) -> Contest:
    """Return a tournament. Raises `Refused` if the user may not see it."""
    if request.guild is None:
        raise Refused("refusal-server-only")
    async with host.store.read() as tx:
        row = await tx.get(Tournaments).get(number)
        contest = None if row is None else await tx.get(Tournaments).load_contest(row)
    if contest is None or not may_see(request, contest):
        raise Refused("refusal-no-tournament")
    return contest


async def list_visible(host: Host, request: Request) -> list[Contest]:
    """Return the open and running tournaments of the server that the user may see, the oldest first."""
    if request.guild is None:
        raise Refused("refusal-server-only")
    async with host.store.read() as tx:
        rows = await tx.get(Tournaments).list_live_in(request.guild)
        contests = [await tx.get(Tournaments).load_contest(row) for row in rows]
    return [contest for contest in contests if may_see(request, contest)]


async def list_meant(host: Host, request: Request, act: Act, typed: str | None) -> list[Contest]:
    """Return the tournaments that the user may mean: exactly one if it is clear. Raises `Refused` if there is none.

    `typed`: the tournament's name or number, or None. Without it, those of the channel that fit `act` come first, then
    those of the server that fit, then those of the channel that don't.
    """
    contests = await list_visible(host, request)
    if typed is not None:
        return [_find_typed(contests, typed)]
    local = [contest for contest in contests if contest.row.channel_id == request.channel]
    fitting = [contest for contest in local if fits(act, contest, request)]
    if len(local) == 1 and not fitting:
        elsewhere = [contest for contest in contests if fits(act, contest, request)]
        return elsewhere or local  # the act will be refused with the reason
    if not fitting:
        fitting = [contest for contest in contests if fits(act, contest, request)]
    meant = fitting or local or (contests if act is Act.SHOW else [])
    if not meant:
        raise Refused("refusal-no-tournament-here")
    return meant


def _find_typed(contests: Sequence[Contest], typed: str) -> Contest:
    """Return the tournament with a number or a name. Raises `Refused` if there is none."""
    wanted = visible_name(typed).casefold()
    for contest in contests:
        if typed.strip() == str(contest.row.id) or visible_name(contest.row.name).casefold() == wanted:
            return contest
    raise Refused("refusal-no-tournament-called")


async def complete_tournament(host: Host, request: Request, current: str) -> Sequence[tuple[str, str]]:
    """Return the names and numbers of visible tournaments with the typed text in their names."""
    if request.guild is None:
        return []
    typed = visible_name(current).casefold()
    names = [(visible_name(contest.row.name), str(contest.row.id)) for contest in await list_visible(host, request)]
    return [(clip(name, OPTION_LIMIT), number) for name, number in names if typed in name.casefold()]
