"""Log of moves and undos in words."""

from __future__ import annotations

import pytest

from azalai.bot.history.narration import Line, brief_lines, lines, sentences, shorten_take_backs, since_last_turn
from azalai.bot.hosting import seats
from azalai.bot.layouts.news_lines import clip_story
from azalai.bot.play import turns
from azalai.bot.signs import sign_in_text
from azalai.bot.store.rows import Status
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.text import plain
from azalai.games import GAMES
from azalai.games.contract import Event
from azalai.games.targui1988.moves import TurnCame
from azalai.games.timbuktu.moves import Chose
from azalai.games.touareg.components import Cave, Good
from azalai.games.touareg.moves import Drew, HidGood
from azalai.locales import words
from azalai.renderers import looks
from azalai.renderers.signs import KEYS
from tests.bot.histories import table_of
from tests.bot.without_discord import AMARA, IDIR, KARINE, THOMAS, StillClock, play_moves, proposals_of, running_table

EN = words("en")


async def log_of(host: Host, table: int) -> list[str]:
    """Return the public log."""
    loaded = await load(host, table)
    async with host.store.read() as tx:
        moves = await tx.moves.list_since(table, -1)
        former = await tx.seat_history.list_former(table)
    return [line.text for line in lines(loaded, moves, None, EN, former=former)]


async def test_the_log_names_who_acted_and_not_who_sits_there_now(host: Host, still_clock: StillClock):
    table = await running_table(host, THOMAS)
    await play_moves(host, table, AMARA, "offer 3")
    still_clock.at += 1
    await seats.offer_seat(proposals_of(host), table, 0, AMARA, None)
    await seats.take_seat(proposals_of(host), table, 0, KARINE, None)
    still_clock.at += 1
    await play_moves(host, table, KARINE, "take-back")
    log = await log_of(host, table)
    assert [line.split()[0] for line in log] == ["Amara", "Karine"]


async def test_a_takeback_is_one_line_at_the_table_and_struck_out_in_the_log(host: Host):
    table = await running_table(host, THOMAS, IDIR)
    for _ in range(2):
        await play_moves(host, table, AMARA, "offer 3")
        decision = (await load(host, table)).seats[0].decision
        await turns.take_back(host, table, AMARA.id, decision, None)
    log = await log_of(host, table)
    assert log[0] == f"~~{log[2].strip('~')}~~"
    assert log[1] == f"Amara took back: “{log[0].strip('~')}”"
    news = [line.text for line in await since_last_turn(host, await load(host, table), EN)]
    assert news == [log[-1]]


async def test_two_who_take_something_back_one_after_the_other_have_a_line_each(host: Host):
    table = await running_table(host, THOMAS, IDIR)
    for person, seat in ((AMARA, 0), (THOMAS, 1)):
        await play_moves(host, table, person, "offer 3")
        await turns.take_back(host, table, person.id, (await load(host, table)).seats[seat].decision, None)
    async with host.store.read() as tx:
        moves = await tx.moves.list_since(table, -1)
    log = shorten_take_backs(lines(await load(host, table), moves, None, EN))
    assert [line.took_back for line in log] == [0, 1]


def test_a_long_story_keeps_what_a_robot_played_for_the_reader():
    story = [Line(number, 0.0, f"line {number}", stood_in=0 if number < 2 else None) for number in range(20)]
    assert clip_story(story, 40, keep=0).split("\n") == ["line 0", "line 1", "…", "line 17", "line 18", "line 19"]
    assert clip_story(story, 40).split("\n")[0] == "…"
    assert clip_story(story, 10, keep=0).split("\n") == ["…", "line 19"], "where there is no room it is as any other"


@pytest.mark.parametrize("key", GAMES)
def test_the_name_of_a_player_follows_the_emoji_of_their_pictures(key: str):
    """In Targui 1988, whose tribes are drawn by lot, the emoji is the tribe's blazon."""
    game = GAMES[key]
    seats = max(game.seats)
    for seed in (b"one", b"two", b"three"):
        state = game.setup(seats=seats, options=game.Options(), seed=seed)
        signs = [look.sign for look in looks(key, game.view(state, None))][:seats]
        assert set(signs) <= set(KEYS) and len(set(signs)) == seats
        (seat, *_) = game.deciders(state)
        turn = game.play(state, seat, game.moves(state, seat)[0])
        table = table_of(key, seats, turn.state, 1, Status.RUNNING, b"seed")
        acts = [did for did in brief_lines(table, turn.events, EN) if did.player]
        names = tuple(plain(name) for name in table.names)
        assert all((did.sign, did.player) in set(zip(signs, names, strict=True)) for did in acts)


def test_private_facts_of_a_readers_move_are_told_in_few_words():
    game = GAMES["touareg"]
    table = table_of("touareg", 2, game.setup(seats=2, options=game.Options(), seed=b"one"), 1, Status.RUNNING, b"seed")
    (did,) = brief_lines(table, (HidGood(reader=1, cave=Cave.CAVE1, good=Good.GOLD),), EN)
    assert (did.player, did.action) == (plain(table.names[1]), f"hid {sign_in_text('gold', EN)}")


def test_a_player_without_an_emoji_is_named_alone(monkeypatch: pytest.MonkeyPatch):
    """A game from outside may have more seats than the kit has emojis."""
    monkeypatch.setattr("azalai.bot.history.narration.looks", lambda key, view: ())
    game = GAMES["touareg"]
    table = table_of("touareg", 2, game.setup(seats=2, options=game.Options(), seed=b"one"), 1, Status.RUNNING, b"seed")
    (did,) = brief_lines(table, (Drew(seat=1, count=3),), EN)
    assert (did.player, did.sign) == (plain(table.names[1]), "")


@pytest.mark.parametrize(
    ("key", "event", "expected"),
    [("timbuktu", Chose(seat=1), "has chosen a camel."), ("targui1988", TurnCame(seat=1), "Next card: ")],
)
def test_events_that_the_question_shows_are_told_in_the_log_alone(key: str, event: Event, expected: str):
    game = GAMES[key]
    state = game.setup(seats=3, options=game.Options(), seed=b"one")
    table = table_of(key, 3, state, 1, Status.RUNNING, b"seed")
    assert brief_lines(table, (event,), EN) == ()
    assert expected in sentences(table, (event,), EN)
