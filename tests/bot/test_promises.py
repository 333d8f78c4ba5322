"""Times and numbers in documents and messages, which are those that the code uses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from azalai.bot.app import emoji_upload
from azalai.bot.catch_up import dialog as catch_up
from azalai.bot.clocks import holidays, pace, seat_clock
from azalai.bot.config import Settings
from azalai.bot.dialogs import side_messages, table_opening
from azalai.bot.errors import Refused
from azalai.bot.followers import rules as followers
from azalai.bot.history import ratings
from azalai.bot.hosting import agreements, endings, idle, kicks, lobby, proposals, seats
from azalai.bot.layouts import modals
from azalai.bot.operations import downtime, nightly_backup, upgrade_copy
from azalai.bot.people import presence, quiet_hours
from azalai.bot.premoves import rules as premoves
from azalai.bot.profiles import rules as profiles
from azalai.bot.reminders import layout as reminder_choices
from azalai.bot.reminders import rules as reminders
from azalai.bot.reviews import mistake_store, positions
from azalai.bot.reviews import rules as review_rules
from azalai.bot.solo import boards, days, deals, mornings, puzzle_layout, what_if
from azalai.bot.solo.days import begins, closes, ends
from azalai.bot.store.rows import Status, TimerKind
from azalai.bot.suggestions import layout as suggestions_layout
from azalai.bot.tables.host import WEEK, Host
from azalai.bot.tables.loading import load
from azalai.bot.tournaments import entrants, leadership, new_tournament, opening_form, rounds, tablework, troubles
from azalai.bot.tournaments import layout as tournament_layout
from azalai.bot.tournaments.pairing import everyone
from azalai.bot.tournaments.tournament_rows import Trouble
from azalai.bot.world import store as world
from azalai.locales import LANGUAGES
from tests.bot.without_discord import AMARA, GUILD, THOMAS, StillClock, lobby_of, proposals_of, ring, timers_at
from tests.house import ROOT

MINUTE, HOUR, DAY = 60, 3600, 86_400
PLAY, OPERATE, PRIVACY = "docs/play.md", "docs/operate.md", "docs/privacy-policy.md"
SETTINGS = "azalai/bot/operations/templates/settings.txt"
LIMITS = Settings()

TROUBLES = {"threads": 7, "full": 7, "day": 7, "home": 7, "removed": 30, "away": 30}
"""Days after which a tournament in trouble is cancelled."""

PROMISES: Sequence[tuple[Any, Any, str, str]] = [
    (LIMITS.lobby_expiry, 48 * HOUR, PLAY, "A lobby closes by itself after two days without a start"),
    (LIMITS.lobby_expiry, 48 * HOUR, SETTINGS, "AZALAI_LOBBY_HOURS=48"),
    (LIMITS.idle_after, 21 * DAY, PLAY, "A table without a move for three weeks is warned, and archived a week later"),
    (LIMITS.idle_after, 504 * HOUR, SETTINGS, "AZALAI_IDLE_HOURS=504"),
    (idle.TO_THINK, 7 * DAY, SETTINGS, "A week later it is archived"),
    (endings.REOPENABLE_FOR, 90 * DAY, PLAY, "Within 90 days, `/table reopen` opens it again"),
    (endings.REOPENABLE_FOR, 90 * DAY, SETTINGS, "its players can reopen it for 90 days"),
    (kicks.AWAITED_FOR, 3 * DAY, PLAY, "has kept a table without a clock waiting for three days"),
    (seats.OPENS_AFTER, HOUR, PLAY, "For an hour no other person can take such a seat"),
    (LIMITS.proposal_pause, 12 * HOUR, PLAY, "A refused proposal can be made again after twelve hours"),
    (LIMITS.proposal_pause, 12 * HOUR, SETTINGS, "AZALAI_PROPOSAL_HOURS=12"),
    (LIMITS.prepared_delay, MINUTE, SETTINGS, "AZALAI_PREPARED_SECONDS=60"),
    (presence.PRESENT, 5 * MINUTE, PLAY, "you pressed something there in the last five minutes"),
    (presence.PATIENCE, 90, PLAY, "called only if you do nothing for a minute and a half"),
    (premoves.MOST, 5, PLAY, "queues up to five moves for your next decisions"),
    (ratings.EARLY_FORGIVEN, 2, PLAY, "gives up two games of two in a row like that within 30 days"),
    (ratings.LEAST_TURNS, 2, PLAY, "given up before its first two turns"),
    (ratings.MOST_TOGETHER, 5, PLAY, "the same two people at most five times in 30 days"),
    (ratings.TOGETHER_WITHIN, 30 * DAY, PLAY, "the same two people at most five times in 30 days"),
    (boards.MOST_POINTS, 10, PLAY, "the first of a day counts ten points, the second nine, everybody at least one"),
    (boards.FEW, 3, PLAY, "With fewer than three people there are no medals"),
    (boards.FEW, 3, "azalai/locales/en/club.ftl", "Medals are given where three people or more have finished"),
    (puzzle_layout.FEW, 5, PLAY, "once five people have answered"),
    (everyone.MOST, 8, PLAY, "in groups of at most eight"),
    (new_tournament.MOST, 64, PLAY, "for 2 to 64 entrants"),
    (new_tournament.AT_ONCE, 5, PLAY, "five are open or running at once"),
    (new_tournament.OPEN_OF_ONE, 1, PLAY, "each person has at most one that waits for people"),
    (rounds.GRACE, DAY, PLAY, "With too few people at its hour it waits a day for more"),
    (entrants.TO_BEGIN, 7 * DAY, PLAY, "without an hour it is cancelled after a week"),
    (tablework.OVERTIME, 24 * HOUR, PLAY, "have a day of overtime"),
    (rounds.TO_DECIDE, 7 * DAY, PLAY, "does the same, and a week later it happens by itself"),
    (LIMITS.holiday_days, 30, SETTINGS, "AZALAI_HOLIDAY_DAYS=30"),
    (LIMITS.lobbies, (5, 25), SETTINGS, "AZALAI_LOBBIES=5 25"),
    (LIMITS.openings, (30, 300), SETTINGS, "AZALAI_TABLES_PER_DAY=30 300"),
    (LIMITS.threads, (10, 50), SETTINGS, "AZALAI_THREADS_PER_DAY=10 50"),
    (LIMITS.invitations, (40, 400), SETTINGS, "AZALAI_INVITATIONS_PER_DAY=40 400"),
    (LIMITS.invitations_to_one, 3, SETTINGS, "AZALAI_INVITATIONS_TO_ONE=3"),
    (LIMITS.table_moves, 4, SETTINGS, "AZALAI_TABLE_MOVES_PER_DAY=4"),
    (LIMITS.followers, 100, SETTINGS, "AZALAI_FOLLOWERS=100"),
    (LIMITS.take_backs, 20, SETTINGS, "AZALAI_TAKE_BACKS=20"),
    (LIMITS.presses, (120, 3), SETTINGS, "AZALAI_PRESSES=120 3"),
    (LIMITS.backup_hour, 3, SETTINGS, "AZALAI_BACKUP_HOUR=3"),
    (LIMITS.backup_keep, (7, 4, 6), OPERATE, "The newest backups of seven days, four weeks and six months are kept"),
    (LIMITS.backup_keep[-1], 6, PRIVACY, "deleted after about six months at most"),
    (ratings.TOGETHER_WITHIN, 30 * DAY, PRIVACY, "your results of the last 30 days"),
    (presence.PRESENT, 5 * MINUTE, PRIVACY, "at which you pressed something in the last five minutes"),
    (side_messages.HONOURED + MINUTE, 15 * MINUTE, PRIVACY, "the private message that you have open (15 minutes)"),
    (positions.SHOWN, 3, PLAY, "up to three decisions that cost you most"),
    (review_rules.BACK, (1, 3, 10, 30), PLAY, "the day after, then 3, 10 and 30 days after each right answer"),
    (review_rules.BACK, (1, 3, 10, 30), PRIVACY, "to ask you again after 1, 3, 10 and 30 days"),
    (table_opening.MOST_INVITED, 4, PLAY, "up to four people to invite"),
    (suggestions_layout.SHOWN, 3, PLAY, "it shows two or three moves with your chances to win"),
    (deals.COLUMNS, 8, PLAY, "the course of your chances in eight letters"),
    (WEEK, 7 * DAY, PLAY, "a game without a move for a week is warned, and ended so a week later"),
    (idle.TO_THINK, 7 * DAY, PLAY, "a game without a move for a week is warned, and ended so a week later"),
    (leadership.QUIET, DAY, PLAY, "only if its time is over or nobody has played for a day"),
    (
        LIMITS.heartbeat_every + downtime.SHORT,
        10 * MINUTE,
        OPERATE,
        "After more than ten minutes deadlines are postponed",
    ),
    (upgrade_copy.MOST, 3, OPERATE, "The newest three stay for 30 days"),
    (upgrade_copy.STAYS.total_seconds(), 30 * DAY, OPERATE, "The newest three stay for 30 days"),
    (nightly_backup.AFTER_FAILURE, HOUR, OPERATE, "the operator gets one message, and the bot tries again every hour"),
    ((mornings.HOUR, mornings.SPREAD), (6, 5 * MINUTE), OPERATE, "within five minutes after 6 o'clock UTC"),
    (emoji_upload.REFUSED_PAUSE, 10 * MINUTE, OPERATE, "after a refusal (at most once in ten minutes) and once a day"),
    (emoji_upload.DAILY, DAY, OPERATE, "after a refusal (at most once in ten minutes) and once a day"),
    *((troubles.LASTS[Trouble(trouble)], days * DAY, OPERATE, f"{days} days |") for trouble, days in TROUBLES.items()),
]
"""Values of the code, each with its plain number, and the file and words that state it."""

IN_MESSAGES: Sequence[tuple[Any, Any, str, str]] = [
    (endings.REOPENABLE_FOR, 90 * DAY, "refusal-too-late-to-reopen", "90"),
    (endings.REOPENABLE_FOR, 90 * DAY, "notice-abandoned", "90"),
    (ratings.TOGETHER_WITHIN, 30 * DAY, "privacy-marks", "30"),
    (tablework.OVERTIME, 24 * HOUR, "cup-fate", "24"),
    (tablework.OVERTIME, 24 * HOUR, "notice-overtime", "24"),
    (review_rules.BACK, (1, 3, 10, 30), "refusal-no-mistake-due", "30"),
    (review_rules.BACK, (1, 3, 10, 30), "refusal-no-mistake-due", "1, 3, 10"),
]
"""Values of the code with the messages that state them; the digits are the same in every language."""

UNWRITTEN: Sequence[tuple[Any, Any]] = [
    (proposals.OPEN_FOR, 72 * HOUR),
    (reminders.NUDGE_PAUSE, 12 * HOUR),
    (reminders.FIRST_NUDGE, HOUR),
    (reminder_choices.EVERY, (6, 12, 24, 48, 72)),
    (reminder_choices.MOST, (1, 2, 3, 5, 10)),
    (pace.PRESETS, (12, 24, 48, 72, 168)),
    (pace.MOST_HOURS, 60 * 24),
    (pace.REMINDER_HOURS, 24),
    (seat_clock.MAX_REMINDERS, 5),
    (seat_clock.NOTICE, HOUR),
    (holidays.FARTHEST, 366),
    (holidays.MOST_REMINDERS, 20),
    (quiet_hours.MOST_QUIET, 14 * 60),
    (followers.EVERY, HOUR),
    (new_tournament.MOST_HOURS, 60 * 24),
    (new_tournament.ROUNDS, 3),
    (new_tournament.MOST_ROUNDS, 15),
    (rounds.PUNCTUAL, 5 * MINUTE),
    (leadership.QUIET, DAY),
    (profiles.LEAST_GAMES, 3),
    (days.SEATS, 3),
    (agreements.MOST_ACTS, 30),
    (deals.TAKE_BACKS * LIMITS.take_backs, 100),
    (what_if.MOST, 5),
    (opening_form.ROUND_HOURS, (0, 12, 24, 48, 72, 168, 336)),
    (opening_form.LONGEST_WAIT, 24 * 30),
    (tournament_layout.STALLED_HOURS, 14 * 24),
    (catch_up.LONG_AWAY, 2 * DAY),
    (modals.MOST_TYPED, 60),
    (mistake_store.MOST, 20),
    (world.MOST, 10),
]
"""Values of the code that messages fill in as they are set, or as a moment."""


def read_text(file: str) -> str:
    """Return the text of a file in one line, without the marks of comments."""
    return " ".join((ROOT / file).read_text("utf-8").replace("\n# ", " ").split())


@pytest.mark.parametrize(
    ("value", "number", "file", "sentence"), PROMISES, ids=[promise[3][:40] for promise in PROMISES]
)
def test_numbers_in_documents_are_those_of_the_code(value: Any, number: Any, file: str, sentence: str):
    assert value == number
    assert sentence in read_text(file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_inside_of_messages_are_those_of_the_code(language: str):
    source = "".join(file.read_text("utf-8") for file in sorted((ROOT / "azalai/locales" / language).glob("*.ftl")))
    for value, number, message, digits in IN_MESSAGES:
        assert value == number
        assert digits in source.partition(f"\n{message} =")[2].partition("\n\n")[0], message


def test_values_that_are_told_as_they_are_set_have_not_changed():
    assert [value for value, _ in UNWRITTEN] == [number for _, number in UNWRITTEN]


def test_a_deal_is_begun_on_its_day_and_finished_by_the_end_of_the_next():
    assert (ends(20) - begins(20), closes(20) - begins(20)) == (24 * HOUR, 48 * HOUR)


async def test_a_table_goes_through_its_terms_at_the_hours_that_are_told(host: Host, still_clock: StillClock):
    """A lobby has 48 hours, a question 72.

    An idle table is warned after 21 days, ends 7 days later and may return for 90.
    """

    async def list_due(kind: TimerKind) -> list[float]:
        return [timer.due - still_clock.at for timer in await timers_at(host, table, kind)]

    table = await lobby_of(host, THOMAS)
    assert await list_due(TimerKind.LOBBY) == [48 * HOUR]
    await lobby.start(host, table, AMARA)
    assert await list_due(TimerKind.IDLE) == [21 * DAY]
    await proposals_of(host).propose(table, AMARA, "end")
    assert await list_due(TimerKind.PROPOSAL) == [72 * HOUR]
    still_clock.at += 21 * DAY
    await ring(host)
    assert await list_due(TimerKind.IDLE) == [7 * DAY]
    still_clock.at += 7 * DAY
    await ring(host)
    assert (await load(host, table)).row.status is Status.ABANDONED
    still_clock.at += 90 * DAY + 1
    with pytest.raises(Refused, match="refusal-too-late-to-reopen"):
        await endings.reopen(host, table, GUILD, AMARA)
    still_clock.at -= 1
    await endings.reopen(host, table, GUILD, AMARA)
    assert (await load(host, table)).row.status is Status.RUNNING
