"""Parts of one bot: they are built, connected and opened here, and closed in the opposite order."""

from __future__ import annotations

from contextlib import AsyncExitStack

import discord

from azalai.bot.app import features
from azalai.bot.app.emoji_upload import EmojiUpload
from azalai.bot.app.scheduler import Scheduler
from azalai.bot.app.senders import HOMES, make_senders
from azalai.bot.app.timers import make_timers
from azalai.bot.catch_up.dialog import CatchUp
from azalai.bot.clock import Clock
from azalai.bot.cluster.admission import serve
from azalai.bot.cluster.news import News
from azalai.bot.config import Settings
from azalai.bot.delivery.dispatcher import Dispatcher
from azalai.bot.delivery.poster import Poster
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.delivery.sent_messages import SentMessages
from azalai.bot.dialogs.close_ups import CloseUpDialog
from azalai.bot.dialogs.conversations import Conversations
from azalai.bot.dialogs.departure_dialog import DepartureDialog
from azalai.bot.dialogs.inviting_dialog import InvitingDialog
from azalai.bot.dialogs.lobby_dialog import LobbyDialog
from azalai.bot.dialogs.own_tables_dialog import OwnTablesDialog
from azalai.bot.dialogs.play import PlayDialog
from azalai.bot.dialogs.preferences_dialog import PreferencesDialog
from azalai.bot.dialogs.private_view import LivingViews
from azalai.bot.dialogs.responses import Answers
from azalai.bot.dialogs.seat_views import SeatViews
from azalai.bot.dialogs.servers import Servers
from azalai.bot.dialogs.settings_dialog import SettingsDialog
from azalai.bot.dialogs.table_dialog import TableDialog
from azalai.bot.dialogs.table_opening import OpeningDialog
from azalai.bot.dialogs.table_terms_dialog import TableTermsDialog
from azalai.bot.followers.dialog import FollowerDialog
from azalai.bot.hosting.agreements import PROPOSALS
from azalai.bot.hosting.proposals import Proposals
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.operations.maintenance import Connected, Maintenance
from azalai.bot.play.thinkers import Thinkers
from azalai.bot.premoves import layout as plans
from azalai.bot.premoves.dialog import PremoveDialog
from azalai.bot.privacy.dialog import PrivacyDialog
from azalai.bot.profiles.dialog import ProfileDialog
from azalai.bot.records.dialog import RecordDialog
from azalai.bot.records.films import Films
from azalai.bot.reminders.dialog import ReminderDialog
from azalai.bot.reviews.dialog import ReviewDialog
from azalai.bot.reviews.rules import Reviewer
from azalai.bot.solo import mornings
from azalai.bot.solo import room as solo
from azalai.bot.solo.deal_dialog import DealDialog
from azalai.bot.solo.lesson_dialog import LessonDialog
from azalai.bot.solo.lessons import next_lesson
from azalai.bot.solo.mistake_dialog import MistakeDialog
from azalai.bot.solo.puzzle_dialog import PuzzleDialog
from azalai.bot.solo.puzzle_supply import PuzzleMaker
from azalai.bot.solo.what_if_dialog import WhatIfDialog
from azalai.bot.stepping.dialog import SteppingDialog
from azalai.bot.stepping.play_on_dialog import PlayOnDialog
from azalai.bot.store import open_store
from azalai.bot.suggestions.dialog import SuggestionDialog
from azalai.bot.tables.host import Host
from azalai.bot.tournaments.dialog import TournamentDialog
from azalai.bot.tournaments.events import DiscordEvents
from azalai.bot.tournaments.game_threads import DiscordThreads
from azalai.bot.tournaments.keeper import TournamentKeeper
from azalai.bot.welcome.delivery import Greeter
from azalai.bot.welcome.dialog import WelcomeDialog
from azalai.bot.world.dialog import WorldDialog
from azalai.bot.world.rules import find_state


class Rooms:
    """Parts of one bot. `client` and `connected` are both the bot. No request is sent to Discord."""

    def __init__(self, host: Host, client: discord.Client, connected: Connected) -> None:
        self.host = host
        self.pictures = pictures = Pictures(host.card_priority)
        self.films = Films(host)
        self.servers = servers = Servers(client, host.clock)
        self.seat_views = SeatViews(host, pictures, plans)
        self.views = views = LivingViews(host, self.seat_views.redraw)
        self.answers = Answers(host, views)
        self.catch_up = CatchUp(host, pictures, views)
        self.proposals = proposals = Proposals(host, PROPOSALS)
        self.reviewer = Reviewer(host, solo.REVIEWED)
        conversations = Conversations(host, client, servers)
        posted = SentMessages(client, conversations)
        self.poster = Poster(host, client, posted)
        self.sending = Sending(
            host=host,
            client=conversations,
            poster=self.poster,
            posted=posted,
            pictures=pictures,
            seat_views=self.seat_views,
            proposals=proposals,
        )
        self.playing = PlayDialog(host, self.seat_views, views, servers, self.catch_up)
        self.looking = CloseUpDialog(host, pictures, views)
        self.reading = TableDialog(host, views)
        self.opening = OpeningDialog(host, self.playing)
        self.inviting = InvitingDialog(host, self.opening)
        self.world = WorldDialog(host, servers, client, features.list_waiting)
        self.gathering = LobbyDialog(host, views)
        self.pacing = TableTermsDialog(host, views, proposals)
        self.departing = DepartureDialog(host, proposals, views, self.playing)
        self.setting = SettingsDialog(host, mornings, find_state)
        self.preferring = PreferencesDialog(host)
        self.listing = OwnTablesDialog(host, servers, features.list_waiting, solo.list_own_games)
        self.preparing = PremoveDialog(host, self.seat_views, views)
        self.suggesting = SuggestionDialog(host, self.playing)
        self.following = FollowerDialog(host, self.sending)
        self.reminding = ReminderDialog(host, self.playing)
        self.recording = RecordDialog(host, self.films, views)
        self.remembering = ProfileDialog(host)
        self.erasing = PrivacyDialog(host, proposals)
        self.competing = TournamentDialog(host, proposals, pictures)
        self.greeter = Greeter(host, client, self.poster, pictures)
        self.welcoming = WelcomeDialog(host, self.opening, self.greeter, pictures, features.list_waiting, next_lesson)
        self.learning = LessonDialog(host, pictures, self.opening)
        self.reviewing = ReviewDialog(host, self.reviewer, pictures, views)
        self.dealing = DealDialog(host, pictures, servers, self.poster, self.reviewing, self.recording)
        self.trying = WhatIfDialog(host, pictures, self.reviewing)
        self.stepping = SteppingDialog(host, pictures, self.reviewer, self.dealing, self.trying)
        self.playing_on = PlayOnDialog(host, pictures, self.stepping, self.trying)
        self.puzzling = PuzzleDialog(host, pictures)
        self.retrying = MistakeDialog(host, pictures)
        self.puzzle_maker = PuzzleMaker(host)
        self.maintenance = Maintenance(host, connected)
        self.tournaments = TournamentKeeper(proposals)
        self.signs = EmojiUpload(host, client)
        self.delivery = Dispatcher(
            self.sending, make_senders(self.films, DiscordThreads(client), DiscordEvents(client)), HOMES
        )
        self.scheduler = Scheduler(
            host, self.delivery, self.maintenance, views, make_timers(host, proposals, self.reviewer, self.tournaments)
        )


async def open_host(opened: AsyncExitStack, settings: Settings, clock: Clock) -> Host:
    """Open the store, join the other processes that serve it, and start the processes in which robots think.

    `opened` gets the functions that close them. Raises `CannotStart` if the store can't be opened, or if another
    process already serves the same share of it.
    """
    features.connect()
    store = await open_store(settings.database)
    opened.push_async_callback(store.close)
    cluster = await serve(store, settings.shards)
    opened.push_async_callback(cluster.close)
    thinkers = Thinkers(settings.thinkers_at_most())
    opened.push_async_callback(thinkers.close)
    return Host(store, clock, settings, cluster, thinkers)


async def open_rooms(opened: AsyncExitStack, host: Host, client: discord.Client, connected: Connected) -> Rooms:
    """Build the parts of a bot, connect them, and start its maintenance and metrics.

    `opened` gets the functions that close them. `client` and `connected` are both the bot. No request is sent to
    Discord. Raises `CannotStart` if the metrics can't be served.
    """
    rooms = Rooms(host, client, connected)
    wire(host, rooms.scheduler, rooms.delivery)
    host.store.storing_changed.listen(rooms.maintenance.on_storing_changed)
    opened.push_async_callback(rooms.maintenance.close)
    opened.push_async_callback(rooms.delivery.settle)
    opened.callback(rooms.films.close)
    opened.callback(rooms.pictures.prefetch.close)
    for room in (rooms.views, rooms.reviewer, rooms.puzzle_maker, rooms.tournaments, rooms.scheduler, rooms.signs):
        opened.push_async_callback(room.close)
    opened.push_async_callback(rooms.answers.close)
    await rooms.maintenance.open()
    return rooms


def wire(host: Host, scheduler: Scheduler, delivery: Dispatcher) -> None:
    """Let the scheduler, the delivery and the cluster listen to the announcements of the host and the store."""
    host.committed.listen(scheduler.after_commit)
    host.timer_set.listen(scheduler.wake_at)
    host.check_time.listen(scheduler.check_time)
    host.store.timer_set.listen(scheduler.timer_stored)
    host.store.outbox_changed.listen(delivery.on_outbox_changes)
    host.cluster.heard.listen(scheduler.apply_news)
    host.presence.activity.listen(lambda user, table: host.cluster.tell(News(present={(user, table)})))
