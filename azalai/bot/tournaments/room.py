"""Parts of tournaments that other rooms of the bot use: timers, senders, and the home."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from azalai.bot.delivery.core_senders import Sender
from azalai.bot.delivery.homes import Home
from azalai.bot.store.rows import MessageKind, TimerKind, TimerRow
from azalai.bot.tournaments import delivery, troubles
from azalai.bot.tournaments.events import Events, show_event
from azalai.bot.tournaments.game_threads import Threads, open_game
from azalai.bot.tournaments.keeper import TournamentKeeper
from azalai.bot.tournaments.renewal import renew

HOME = Home(troubles.lose_home, troubles.lack_permission)


def make_senders(threads: Threads, events: Events) -> Mapping[MessageKind, Sender]:
    """Return the sender of each kind of message about a tournament."""
    return {
        MessageKind.CUP_CARD: delivery.send_card,
        MessageKind.CUP_THREAD: partial(open_game, threads),
        MessageKind.CUP_LINE: delivery.send_line,
        MessageKind.CUP_END: delivery.send_line,
        MessageKind.CUP_EVENT: partial(show_event, events),
        MessageKind.CUP_TOLD: delivery.tell_host,
        MessageKind.CUP_RENEWAL: partial(renew, threads),
    }


def make_timers(keeper: TournamentKeeper) -> Mapping[TimerKind, Callable[[TimerRow], Awaitable[None]]]:
    """Return the function that each kind of timer of a tournament calls."""
    return {kind: keeper.ring for kind in TimerKind if kind.value.startswith("cup-")}
