"""News: two lines of a phone next to a picture, or all lines in words."""

from __future__ import annotations

import pytest

from azalai.bot.history.narration import Did, Line, brief_lines
from azalai.bot.layouts.cards import ping_layout, table_card
from azalai.bot.layouts.layout import Picture, PublicLayout
from azalai.bot.layouts.news_lines import STORY_LINES, list_deeds, newest_line, news_text
from azalai.bot.layouts.phone import count_small_lines
from azalai.bot.people.mentions import NOBODY
from azalai.bot.signs import in_words, measure_text, sign_in_text, with_owner_sign
from azalai.bot.store.rows import Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.games import GAMES
from azalai.games.targui1988.components import SQUARES, Destiny
from azalai.games.targui1988.moves import CamelsLost, CampLost, DestinyTurned, SilverGained, Struck, StruckBack
from azalai.locales import LANGUAGES, Language, words
from tests.bot.histories import table_of
from tests.bot.without_discord import THOMAS, running_table

EN = words("en")
BOARD = Picture("board.png", b"", "a board")
SALT = sign_in_text("salt", EN)


def long_story(stood_in: int | None = None) -> list[Line]:
    """Return twelve moves of two players; a robot played the first for the seat `stood_in`."""
    lines = [
        Line(number, 0.0, f"Kaocen sends {number} salt away.", did=(Did("Kaocen", f"sent {number} {SALT}"),))
        for number in range(12)
    ]
    first = Line(0, 0.0, "Amara draws 3.", stood_in=stood_in, did=(Did("Amara", "drew 3"),))
    return [first, *lines]


def list_below(layout: PublicLayout) -> list[str]:
    """Return the texts under the picture."""
    return [part for part in layout.below if isinstance(part, str)]


def test_the_newest_events_take_two_lines_next_to_a_picture():
    (text,) = news_text(long_story(), EN, BOARD, room=1400)
    assert text.startswith("… ") and text.endswith(f"sent 11 {SALT}")
    assert count_small_lines(measure_text(text)) == STORY_LINES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rolls_of_a_battle_are_counted_and_their_losses_added_up(language: Language):
    """Two lines hold seven rolls of an attacker and their losses, for the player who lost by them."""
    game = GAMES["targui1988"]
    state = game.setup(seats=3, options=game.Options(), seed=b"war")
    table = table_of("targui1988", 3, state, 5, Status.RUNNING, b"war")
    rolls = [
        *(Struck(seat=1, victim=0, die=6, bonus=4, lost=lost, left=9) for lost in (3, 3, 5, 5, 4, 5, 1)),
        StruckBack(seat=0, victim=1, die=2, bonus=0, lost=1, left=3),
    ]
    did = brief_lines(table, [*rolls, CampLost(seat=1, victim=0, target=SQUARES[0])], words(language))
    news = newest_line(did, words(language), 0)
    assert "−26" in news and "−5" not in news and "7" in news and count_small_lines(measure_text(news)) <= STORY_LINES
    assert "6 + 4" in newest_line(did[:1], words(language), 0)


def test_a_robots_move_for_the_reader_is_announced_before_it():
    own, _ = news_text(long_story(stood_in=2), EN, BOARD, keep=2, room=1400)
    assert own == "Amara drew 3 *(a robot chose)*"


def test_in_words_every_sentence_is_there():
    (text,) = news_text(long_story(), EN, None, room=1400)
    assert text.split("\n") == [line.text for line in long_story()]
    assert news_text([], EN, None, room=1400) == news_text(long_story(), EN, None, room=0) == ()


def test_players_stand_behind_their_signs_but_leave_no_act_out_for_them():
    few = [Did("Amara", "drew 3", "mark_circle"), Did("Thomas", f"sent {SALT}", "mark_diamond")]
    assert (
        newest_line(few, EN)
        == f"{with_owner_sign('mark_circle', 'Amara')} drew 3 · {with_owner_sign('mark_diamond', 'Thomas')} sent {SALT}"
    )
    for words_more in range(1, 12):
        long = [*few, Did("Karine", "sent one more " * words_more, "mark_triangle")]
        plain = newest_line([Did(did.player, did.action) for did in long], EN)
        text = newest_line(long, EN)
        assert in_words(text) == in_words(plain)
        assert count_small_lines(measure_text(text)) <= STORY_LINES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_destiny_card_is_named_before_what_it_brought_to_whom(language: Language):
    """The card comes first, before the silver of each player."""
    game, said = GAMES["targui1988"], words(language)
    state = game.setup(seats=3, options=game.Options(), seed=b"destiny")
    table = table_of(game.key, 3, state, 0, Status.RUNNING, b"seed")
    events = (DestinyTurned(card=Destiny.CARAVAN), *(SilverGained(seat=seat, silver=10) for seat in range(3)))

    text = newest_line(brief_lines(table, events, said), said)

    assert said.say("targui1988-short-destiny-caravan") in text and not text.startswith("…")
    assert "(" not in text


def test_the_card_that_took_something_from_the_reader_is_said_with_the_loss():
    """A loss without its reason makes the reader look for it in the log."""
    game = GAMES["targui1988"]
    state = game.setup(seats=3, options=game.Options(), seed=b"destiny")
    table = table_of(game.key, 3, state, 0, Status.RUNNING, b"seed")
    events = (DestinyTurned(card=Destiny.PLAGUE), CamelsLost(seat=2, camels=6), SilverGained(seat=1, silver=10))

    story, card = (
        [*brief_lines(table, events, EN), *list_deeds(long_story())],
        EN.say("targui1988-short-destiny-plague"),
    )
    assert card in newest_line(story, EN, 2).split("…")[0]
    assert card not in newest_line(story, EN, 1)


async def test_the_card_of_a_table_keeps_its_room_for_the_board(host: Host):
    """Two turns with much news do not make the card taller than its lines."""
    table = await load(host, await running_table(host, THOMAS))
    text, *_ = list_below(table_card(table, BOARD, long_story()))
    assert text.startswith("-# ")
    assert count_small_lines(measure_text(text.removeprefix("-# "))) == STORY_LINES
    text, *_ = list_below(table_card(table, None, long_story()))
    assert "Kaocen sends 11 salt away." in text


async def test_a_call_says_in_words_what_happened(host: Host):
    """The notification of a phone shows no emojis."""
    table = await load(host, await running_table(host, THOMAS))
    _, text = ping_layout(table, table.deciders, long_story(), None, NOBODY).texts
    assert text.endswith("sent 11 salt")


def test_losses_of_the_reader_come_first_and_uncut():
    hurt = Did("Kaocen", "took the camp of Amara", losers=(2,))
    story = [hurt, *list_deeds(long_story())]
    text = newest_line(story, EN, 2)
    assert text.startswith("Kaocen took the camp of Amara · … Kaocen sent ") and text.endswith(f"sent 11 {SALT}")
    assert count_small_lines(measure_text(text)) == STORY_LINES
    assert "camp of Amara" not in newest_line(story, EN, 1)
    many = [Did("Kaocen", f"took the camp {number} of Amara", losers=(2,)) for number in range(9)]
    assert all(did.action in newest_line([*many, *story], EN, 2) for did in many)


def test_a_sentence_loses_its_full_stop_before_other_news():
    story = [Did("", "Raid 1 is over."), Did("Amara", "took 1 salt"), Did("", "Round 5 begins.")]
    assert newest_line(story, EN) == "Raid 1 is over · Amara took 1 salt · Round 5 begins."


def test_a_repeated_act_is_said_once_with_its_number():
    story = [Did("Amara", "drew 3"), *[Did("Amara", "hid a card")] * 2, Did("Kaocen", "hid a card")]
    assert newest_line(story, EN) == "Amara drew 3, hid a card (2 times) · Kaocen hid a card"


def test_in_words_what_the_reader_has_lost_is_not_cut():
    lost = Line(0, 0.0, "Kaocen takes the camp of Amara.", did=(Did("Kaocen", "took", losers=(2,)),))
    (text,) = news_text([lost, *long_story()], EN, None, keep=2, room=200)
    assert text.startswith("Kaocen takes the camp of Amara.") and text.endswith("11 salt away.")
