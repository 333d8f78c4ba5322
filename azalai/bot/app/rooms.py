"""Rooms of the house: built, wired and opened here, and closed in the opposite order."""

from __future__ import annotations

from contextlib import AsyncExitStack

import discord
import msgspec

from azalai.bot.app import features
from azalai.bot.app.scheduler import Scheduler
from azalai.bot.app.senders import HOMES, make_senders
from azalai.bot.app.sign_keeper import SignKeeper
from azalai.bot.app.timers import timers
from azalai.bot.catch_up.dialog import CatchUp
from azalai.bot.clock import Clock
from azalai.bot.cluster.admission import serve
from azalai.bot.cluster.news import News
from azalai.bot.config import Settings
from azalai.bot.delivery.dispatcher import Dispatcher
from azalai.bot.delivery.poster import Poster
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.delivery.sent_messages import Posted
from azalai.bot.dialogs.close_ups import Looking
from azalai.bot.dialogs.conversations import Conversations
from azalai.bot.dialogs.departure_dialog import DepartureDialog
from azalai.bot.dialogs.inviting_dialog import InvitingDialog
from azalai.bot.dialogs.lobby_dialog import LobbyDialog
from azalai.bot.dialogs.own_tables_dialog import OwnTablesDialog
from azalai.bot.dialogs.pace_dialog import PaceDialog
from azalai.bot.dialogs.play import PlayDialog
from azalai.bot.dialogs.preferences_dialog import PreferencesDialog
from azalai.bot.dialogs.private_view import LivingViews
from azalai.bot.dialogs.responses import Answers
from azalai.bot.dialogs.seat_views import SeatViews
from azalai.bot.dialogs.servers import Servers
from azalai.bot.dialogs.settings_dialog import SettingsDialog
from azalai.bot.dialogs.table_dialog import TableDialog
from azalai.bot.dialogs.table_opening import OpeningDialog
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


class Rooms(msgspec.Struct, frozen=True, kw_only=True):
    """Parts of one bot."""

    host: Host
    pictures: Pictures
    films: Films
    servers: Servers
    seen: SeatViews
    views: LivingViews
    answers: Answers
    catch_up: CatchUp
    playing: PlayDialog
    looking: Looking
    reading: TableDialog
    opening: OpeningDialog
    world: WorldDialog
    inviting: InvitingDialog
    gathering: LobbyDialog
    pacing: PaceDialog
    departing: DepartureDialog
    setting: SettingsDialog
    preferring: PreferencesDialog
    listing: OwnTablesDialog
    preparing: PremoveDialog
    suggesting: SuggestionDialog
    following: FollowerDialog
    reminding: ReminderDialog
    recording: RecordDialog
    remembering: ProfileDialog
    erasing: PrivacyDialog
    competing: TournamentDialog
    welcoming: WelcomeDialog
    learning: LessonDialog
    dealing: DealDialog
    puzzling: PuzzleDialog
    retrying: MistakeDialog
    stepping: SteppingDialog
    playing_on: PlayOnDialog
    trying: WhatIfDialog
    puzzle_maker: PuzzleMaker
    proposals: Proposals
    reviewer: Reviewer
    reviewing: ReviewDialog
    poster: Poster
    sending: Sending
    delivery: Dispatcher
    maintenance: Maintenance
    scheduler: Scheduler
    signs: SignKeeper
    tournaments: TournamentKeeper
    greeter: Greeter

    @property
    def dialogs(self) -> tuple[object, ...]:
        """Dialogs that answer buttons, menus and modals."""
        return (
            *(self.playing, self.looking, self.reading, self.opening, self.gathering, self.pacing, self.departing),
            *(self.setting, self.preferring, self.listing, self.preparing, self.suggesting, self.following),
            *(self.reminding, self.recording, self.reviewing, self.catch_up, self.remembering, self.erasing),
            *(self.competing, self.welcoming, self.learning, self.dealing, self.puzzling),
            *(self.stepping, self.playing_on, self.trying, self.retrying, self.inviting, self.world),
        )


async def open_host(opened: AsyncExitStack, settings: Settings, clock: Clock) -> Host:
    """Open the store, join the processes that serve it, and start the robots' threads; `opened` closes all that again.

    Raises `CannotStart` if the store can't be opened or is served already.
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
    """Build the rooms over a host, wire them, and start the operator's services; `opened` closes them.

    `client` and `connected` are the bot. No request goes to Discord. Raises `CannotStart` if the metrics can't be
    served.
    """
    pictures = Pictures(host.board_first)
    servers = Servers(client, host.clock)
    seen = SeatViews(host, pictures, plans)
    views = LivingViews(host, seen.redraw)
    catch_up = CatchUp(host, pictures, views)
    playing = PlayDialog(host, seen, views, servers, catch_up)
    films = Films(host)
    proposals = Proposals(host, PROPOSALS)
    reviewer = Reviewer(host, solo.REVIEWED)
    conversations = Conversations(host, client, servers)
    posted = Posted(client, conversations)
    poster = Poster(host, client, posted)
    sending = Sending(
        host=host,
        client=conversations,
        poster=poster,
        posted=posted,
        pictures=pictures,
        seen=seen,
        proposals=proposals,
    )
    opening = OpeningDialog(host, playing)
    recording = RecordDialog(host, films, views)
    reviewing = ReviewDialog(host, reviewer, pictures, views)
    dealing = DealDialog(host, pictures, servers, poster, reviewing, recording)
    trying = WhatIfDialog(host, pictures, reviewing)
    stepping = SteppingDialog(host, pictures, reviewer, dealing, trying)
    greeter = Greeter(host, client, poster, pictures)
    delivery = Dispatcher(sending, make_senders(films, DiscordThreads(client), DiscordEvents(client)), HOMES)
    maintenance = Maintenance(host, connected)
    keeper = TournamentKeeper(proposals)
    scheduler = Scheduler(host, delivery, maintenance, views, timers(host, proposals, reviewer, keeper))
    rooms = Rooms(
        host=host,
        pictures=pictures,
        films=films,
        servers=servers,
        seen=seen,
        views=views,
        answers=Answers(host, views),
        catch_up=catch_up,
        playing=playing,
        looking=Looking(host, pictures, views),
        preparing=PremoveDialog(host, seen, views),
        suggesting=SuggestionDialog(host, playing),
        reading=TableDialog(host, views),
        opening=opening,
        inviting=InvitingDialog(host, opening),
        world=WorldDialog(host, servers, client, features.list_waiting),
        gathering=LobbyDialog(host, views),
        pacing=PaceDialog(host, views, proposals),
        departing=DepartureDialog(host, proposals, views, playing),
        setting=SettingsDialog(host, mornings),
        preferring=PreferencesDialog(host),
        listing=OwnTablesDialog(host, servers, features.list_waiting, solo.list_own_games),
        following=FollowerDialog(host, sending),
        reminding=ReminderDialog(host, playing),
        recording=recording,
        remembering=ProfileDialog(host),
        erasing=PrivacyDialog(host, proposals),
        competing=TournamentDialog(host, proposals, pictures),
        welcoming=WelcomeDialog(host, opening, greeter, pictures, features.list_waiting, next_lesson),
        learning=LessonDialog(host, pictures, opening),
        dealing=dealing,
        stepping=stepping,
        playing_on=PlayOnDialog(host, pictures, stepping, trying),
        trying=trying,
        puzzling=PuzzleDialog(host, pictures),
        retrying=MistakeDialog(host, pictures),
        puzzle_maker=PuzzleMaker(host),
        proposals=proposals,
        reviewer=reviewer,
        reviewing=reviewing,
        poster=poster,
        sending=sending,
        delivery=delivery,
        maintenance=maintenance,
        scheduler=scheduler,
        signs=SignKeeper(host, client),
        tournaments=keeper,
        greeter=greeter,
    )
    wire(host, scheduler, delivery)
    host.store.storing_changed.listen(maintenance.on_storing_changed)
    opened.push_async_callback(maintenance.close)
    opened.push_async_callback(delivery.settle)
    opened.callback(films.close)
    opened.callback(pictures.ahead.close)
    opened.push_async_callback(views.close)
    opened.push_async_callback(reviewer.close)
    opened.push_async_callback(rooms.puzzle_maker.close)
    opened.push_async_callback(keeper.close)
    opened.push_async_callback(scheduler.close)
    opened.push_async_callback(rooms.signs.close)
    opened.push_async_callback(rooms.answers.close)
    await maintenance.open()
    return rooms


def wire(host: Host, scheduler: Scheduler, delivery: Dispatcher) -> None:
    """Connect the announcements of lower rooms to the upper ones."""
    host.committed.listen(scheduler.after_commit)
    host.timer_set.listen(scheduler.due)
    host.check_time.listen(scheduler.check_time)
    host.store.timer_set.listen(scheduler.timer_stored)
    host.store.outbox_changed.listen(delivery.on_outbox_changes)
    host.cluster.heard.listen(scheduler.heard)
    host.presence.told.listen(lambda user, table: host.cluster.tell(News(present={(user, table)})))
