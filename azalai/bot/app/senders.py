"""Senders of the messages in the outbox, by kind, and homes of what they are about, for the core and all features."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from azalai.bot.delivery.core_senders import CORE_SENDERS, Sender, load_table_for
from azalai.bot.delivery.homes import CORE_HOMES, Home
from azalai.bot.followers import delivery as followers
from azalai.bot.premoves import delivery as premoves
from azalai.bot.privacy import delivery as privacy
from azalai.bot.records import delivery as records
from azalai.bot.records.films import Films
from azalai.bot.reminders import delivery as reminders
from azalai.bot.solo import club_renewal, morning_delivery, mornings
from azalai.bot.store.about import AboutServer, AboutTournament
from azalai.bot.store.rows import MessageKind
from azalai.bot.tournaments import room as tournaments
from azalai.bot.tournaments.events import Events
from azalai.bot.tournaments.game_threads import Threads

HOMES: Mapping[type, Home] = {
    **CORE_HOMES,
    AboutServer: Home(mornings.lose_channel, mornings.lack_permission),
    AboutTournament: tournaments.HOME,
}


def make_senders(films: Films, threads: Threads, events: Events) -> Mapping[MessageKind, Sender]:
    """Return the sender of each kind of message."""
    renewals = {
        **privacy.CORE_RENEWALS,
        MessageKind.FILM: partial(records.renew_film, films),
        MessageKind.TIME_OUT: reminders.renew_late_notice,
    }
    return {
        **CORE_SENDERS,
        MessageKind.TIME_OUT: load_table_for(reminders.send_late_notice),
        MessageKind.REMINDER: load_table_for(reminders.send_reminder),
        MessageKind.REMINDERS_OVER: load_table_for(reminders.delete_reminders),
        MessageKind.FOLLOWER: load_table_for(followers.send_news),
        MessageKind.PREMOVE_DROPPED: load_table_for(premoves.send_dropped),
        MessageKind.FILM: load_table_for(partial(records.send_film, films)),
        MessageKind.MORNING: morning_delivery.send_morning,
        MessageKind.MORNING_TROUBLE: morning_delivery.send_trouble,
        MessageKind.CLUB_RENEWAL: club_renewal.renew,
        **tournaments.make_senders(threads, events),
        MessageKind.RENEWAL: load_table_for(partial(privacy.renew, renewals)),
    }
