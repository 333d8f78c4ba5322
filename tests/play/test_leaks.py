"""Leak hunt: whole games in which no person ever sees, in any way, what only another may know."""

from __future__ import annotations

import logging
import random
import re
import sqlite3
from collections.abc import Callable, Generator, Sequence
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy.engine import make_url

from azalai.bot.app.client import Azalai
from azalai.bot.app.logs import set_up_logging
from azalai.bot.catalogue import list_offered_games
from azalai.bot.dialogs.message_builder import build_view
from azalai.bot.dialogs.seat_views import SeatViews
from azalai.bot.dialogs.slash_commands import complete
from azalai.bot.followers.layout import follower_layout
from azalai.bot.layouts import cards, final_card
from azalai.bot.layouts import table_menu as forms
from azalai.bot.layouts.cards import make_wording
from azalai.bot.layouts.idle_view import board_layout, words_layout
from azalai.bot.layouts.layout import Layout, Picture
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.people.mentions import NOBODY
from azalai.bot.people.reader import Reader
from azalai.bot.premoves import layout as plans
from azalai.bot.store.rows import MoveRow, Status
from azalai.bot.tables.table import LoadedTable, get_event_decoder
from azalai.games import GAMES
from azalai.games.contract import IllegalMove, Move
from azalai.locales import LANGUAGES, language_of, words
from tests.bot.fixtures import wait_for_absence
from tests.play.bookkeeping import load_stored
from tests.play.people_at_play import PlayedTable, Player, open_table
from tests.simulator import Message, Person, Simulator, buttons_of, pictures_of
from tests.simulator.reading import Button, Menu

PEOPLE = (("Amara", "en-GB"), ("Thomas", "fr"), ("Karine", "fr"))
ONLOOKER = "Zahra"
HOUSE = "azalai"
GO_AWAY = 0.5
TURNS = 8
"""Turns of each game that are checked; a short game has no more."""

Secret = tuple[int, str]
"""Seat that may know, and a sentence or move that reveals it."""


class Hunt:
    """Check of everything after each press. `sightings` counts the secrets that were shown to their owners."""

    def __init__(self, simulator: Simulator[Azalai], table: PlayedTable) -> None:
        self.simulator = simulator
        self.table = table
        self.onlooker = simulator.person(ONLOOKER)
        self.moment = 0
        self.moves = 0
        self.sightings = 0
        self.secrets: list[Secret] = []

    async def look(self) -> None:
        """Check, after a press, that no new message reveals a secret to another person.

        Nothing that could be shown to a person would differ if the facts unknown to them were different.
        """
        loaded, moves = await load_stored(self.simulator)
        fresh = list_secrets(loaded, moves[self.moves :])
        for seat, person in self.readers(loaded):
            seen = "\n".join(self.simulator.everything_visible_to(person, since=self.moment))
            own = {secret for reader, secret in (*self.secrets, *fresh) if reader == seat}
            for reader, secret in fresh:
                assert secret in own or secret not in seen, f"{person.name} reads {secret!r}"
                self.sightings += reader == seat and secret in seen
        if len(moves) > self.moves:
            await self.imagine_otherwise(loaded)
        self.secrets += fresh
        self.moment, self.moves = self.simulator.moment, len(moves)

    def readers(self, loaded: LoadedTable) -> list[tuple[int | None, Person]]:
        """Return all readers: the people on seats, and a spectator (None)."""
        people = {player.person.id: player.person for player in self.table.players}
        sitting: list[tuple[int | None, Person]] = [
            (seat.seat, people[seat.user_id]) for seat in loaded.seats if seat.user_id is not None
        ]
        return [*sitting, (None, self.onlooker)]

    async def imagine_otherwise(self, loaded: LoadedTable) -> None:
        """Check that all that is shown to a reader is the same in a position that looks like the true one to them.

        Same means equal to the byte.
        """
        locales = {player.person.id: player.language for player in self.table.players}
        for seat, person in self.readers(loaded):
            seed = f"{loaded.row.position} {seat}".encode()
            other = replace(loaded, state=loaded.game.imagine(loaded.state, seat, seed))
            language = locales.get(person.id, "en")
            shown = [await list_showable(self.simulator, one, seat, person.id, language) for one in (loaded, other)]
            assert shown[0] == shown[1], f"position {loaded.row.position} leaks to {person.name}"

    def look_back(self, loaded: LoadedTable) -> None:
        """Check that nothing that was ever shown, logs included, reveals a secret of another seat.

        When the game is over, its log may say what each seat was told.
        """
        beginnings = [words(language).say("log-told", player="\0", text="\0").split("\0")[0] for language in LANGUAGES]
        for seat, person in self.readers(loaded):
            own = {secret for reader, secret in self.secrets if reader == seat}
            lines = "\n".join(self.simulator.everything_visible_to(person)).splitlines()
            over = loaded.row.status is Status.FINISHED
            seen = "\n".join(line for line in lines if not (over and line.startswith(tuple(beginnings))))
            for _, secret in self.secrets:
                assert secret in own or secret not in seen, f"{person.name} has read {secret!r}"


def list_secrets(loaded: LoadedTable, moves: Sequence[MoveRow]) -> list[Secret]:
    """Return the private sentences of these moves in every language, and the moves themselves as they are stored."""
    coder = get_event_decoder(loaded.game)
    secrets: list[Secret] = []
    for move in moves:
        for event in coder.decode(move.events):
            if event.reader is not None:
                secrets += [
                    (event.reader, words(language).event(loaded.game.key, event, loaded.names))
                    for language in LANGUAGES
                ]
                if move.seat == event.reader and " " in move.move:
                    secrets.append((event.reader, move.move))
    return secrets


async def list_showable(
    simulator: Simulator[Azalai], table: LoadedTable, seat: int | None, user: int, language: str
) -> list[Any]:
    """Return all that the bot would show of a position to that seat (None: to all).

    Forms, files, completions, refusals, and the moves that must be confirmed.
    """
    chosen = words(language_of(language))
    pictures = Pictures()
    board = await pictures.render_picture(table, None, table.language)
    made: list[Layout] = [
        *(
            (final_card.result_card(table, board), final_card.result_layout(table, Reader(user, chosen), board))
            if table.row.status is Status.FINISHED
            else (cards.table_card(table, board, ()), cards.table_card(table, None, ()))
        ),
        cards.ping_layout(table, [seat for seat in table.deciders if not seat.is_robot], (), None, NOBODY),
        board_layout(table, Reader(user, chosen), board),
        forms.status_layout(table, Reader(user, chosen)),
        forms.text_view(table, Reader(user, chosen)),
        forms.more_layout(table, Reader(user, chosen)),
        follower_layout(table, board, (), Reader(user, chosen), None),
        words_layout(make_wording(table, seat, chosen).text, user=user),
    ]
    shown = [
        await pictures.render_picture(table, seat, chosen.language, contrast=contrast) for contrast in (False, True)
    ]
    rest: list[Any] = []
    if seat is not None:
        bot = simulator.bot
        seen = SeatViews(bot.rooms.host, pictures, plans)
        made.append(await seen.make_layout(table, table.seats[seat], chosen))
        legal = table.game.moves(table.state, seat)
        rest = [[str(move) for move in legal], [refusal_or_reveal(table, seat, move) for move in list_moves(table)]]
        for kind in table.game.Moves:
            for field in kind.__struct_fields__:
                rest.append(complete(table, seat, kind, {}, field, "", chosen))
    layouts = [build_view(form).to_components() for form in made]
    shown += [form.picture for form in made if isinstance(form.picture, Picture)]
    files = [(picture.name, picture.data, picture.alt) for picture in shown]
    return [layouts, files, rest]


def list_moves(table: LoadedTable) -> list[Move]:
    """Return moves that some seat could play now, for other seats to try out of turn."""
    return [move for seat in table.seats for move in table.game.moves(table.state, seat.seat)[:40] if not seat.deciding]


def refusal_or_reveal(table: LoadedTable, seat: int, move: Move) -> str:
    """Return the reason why a move is refused, or whether it reveals something."""
    try:
        return str(table.game.play(table.state, seat, move).reveals)
    except IllegalMove as refusal:
        return f"{refusal.reason} {dict(refusal.values)}"


class Watched(Player):
    """Person whose every press is checked, and on whom other people sometimes peep."""

    hunt: Hunt

    async def answer(self, message: Message, offer: Button | Menu) -> None:
        await super().answer(message, offer)
        await self.hunt.look()
        if self.chance.random() < 0.3:
            for player in self.table.players:
                if player is not self:
                    await peep(self.table, player.person, self.chance)
            await peep(self.table, self.hunt.onlooker, self.chance)
            await self.hunt.look()


async def peep(table: PlayedTable, person: Person, chance: random.Random) -> None:
    """Try, as a person who is not to play, a button that might reveal something."""
    if table.over:
        return
    say, place = table.words.say, table.channel
    game = words("en").say(f"{table.game}-slash")
    ways: list[Callable[[], Any]] = [
        lambda: person.press(table.card, say("button-play")),
        lambda: person.press(table.card, say("button-hand")),
        lambda: person.press(table.card, say("button-log")),
        lambda: person.press(table.card, "…"),
        lambda: person.slash(place, f"{game} view"),
        lambda: person.slash(place, "table board"),
        lambda: person.slash(place, "table status"),
        lambda: person.slash(place, "table log"),
        lambda: person.slash(place, "table verify"),
        *(lambda ping=ping: person.press(ping, say("button-play")) for ping in table.pings),
    ]
    answer = await chance.choice(ways)()
    text = [button for button in buttons_of(answer.message) if button.custom_id.startswith("az:text")]
    if text:
        await person.press(answer.message, text[0].custom_id)


async def open_watched_table(simulator: Simulator[Azalai], game: str) -> tuple[PlayedTable, Hunt]:
    """Open a table at which all people are watched."""
    people = PEOPLE[: max(GAMES[game].seats)]
    table = await open_table(simulator, game, people, language="fr")
    hunt = Hunt(simulator, table)
    for number, (player, (_, locale)) in enumerate(zip(tuple(table.players), people, strict=True)):
        watched = Watched(table, player.person, locale, 11)
        watched.hunt = hunt
        table.players[number] = watched
    return table, hunt


async def play_out(table: PlayedTable, hunt: Hunt, most: int | None = None) -> LoadedTable:
    """Play to the end, or for `most` turns."""
    chance = random.Random(4)
    turns = 0
    while not table.over and turns != most:
        await chance.choice(table.list_awaited()).take_turn()
        turns += 1
        if chance.random() < GO_AWAY:  # players at the table are sent nothing
            await wait_for_absence(hunt.simulator)
            await hunt.look()
        if turns in (7, 30) and not table.over:
            await read_the_log(table, hunt.onlooker)
            hunt.look_back((await load_stored(hunt.simulator))[0])
    await read_the_log(table, hunt.onlooker)
    return (await load_stored(hunt.simulator))[0]


async def read_the_log(table: PlayedTable, onlooker: Person) -> None:
    """Read the whole log, page by page, as each person."""
    for person in (*(player.person for player in table.players), onlooker):
        shown = (await person.press(table.card, table.words.say("button-log"))).message
        while older := [button for button in buttons_of(shown.now) if button.custom_id.startswith("az:logpage:")][:1]:
            if older[0].disabled:
                break
            await person.press(shown, older[0].custom_id)


def read_log_lines(caplog: pytest.LogCaptureFixture) -> str:
    """Return the lines of the house's own loggers, with the traces of errors."""
    own = [record for record in caplog.records if record.name.split(".")[0] == HOUSE]
    formatter = logging.Formatter("%(name)s %(message)s")
    return "\n".join(formatter.format(record) for record in own)


@pytest.mark.parametrize(
    ("game", "turns"),
    [
        *((game, TURNS) for game in list_offered_games()),
        *(pytest.param(game, None, marks=pytest.mark.long(seconds=40)) for game in list_offered_games()),
    ],
)
async def test_plain_pictures_leak_no_secret_to_another_seat(
    simulator: Simulator[Azalai],
    plain_pictures: Callable[[Any], bytes],
    caplog: pytest.LogCaptureFixture,
    game: str,
    turns: int | None,
):
    caplog.set_level(logging.DEBUG, logger=HOUSE)
    table, hunt = await open_watched_table(simulator, game)
    table.players[-1].person.close_dms()
    simulator.fail("PATCH", "/channels/*/messages/*", status=500, times=2)
    loaded = await play_out(table, hunt, turns)
    hunt.look_back(loaded)
    assert hunt.sightings or not hunt.secrets, "the hunt would not find a secret where it stands"
    log = read_log_lines(caplog)
    assert "takes no direct messages" in log
    assert "Discord answered 500" in log
    for _, secret in hunt.secrets:
        assert secret not in log
    assert (loaded.row.seed or b"").hex() not in log
    check_private_messages(simulator, table, hunt.onlooker)


def check_private_messages(simulator: Simulator[Azalai], table: PlayedTable, onlooker: Person) -> None:
    """Check that only their owners see ephemeral messages, and that no picture of one person reached another."""
    everybody = [*(player.person for player in table.players), onlooker]
    for person in everybody:
        others = [other for other in everybody if other is not person]
        assert not [message for message in person.private for other in others if other.sees(message)]
        alts = {picture.alt for message in (*person.private, *person.dms) for picture in pictures_of(message)}
        public = {picture.alt for message in table.channel.messages for picture in pictures_of(message)}
        for other in others:
            seen = simulator.everything_visible_to(other)
            assert not [alt for alt in alts - public if person.name in alt.split(".")[0] and alt in seen]


@pytest.fixture
def logging_as_it_was() -> Generator[None]:
    """Restore the logging that a test sets up."""
    root = logging.getLogger()
    names = [*root.manager.loggerDict, "discord", "aiosqlite", "sqlalchemy", "alembic"]
    handlers, level, levels = root.handlers[:], root.level, {name: logging.getLogger(name).level for name in names}
    yield
    root.handlers[:], root.level = handlers, level
    for name, kept in levels.items():
        logging.getLogger(name).setLevel(kept)


async def test_the_most_talkative_log_an_operator_can_ask_for_tells_no_secret(
    simulator: Simulator[Azalai],
    plain_pictures: Callable[[Any], bytes],
    logging_as_it_was: None,
    capsys: pytest.CaptureFixture[str],
):
    set_up_logging("DEBUG")
    table = await open_table(simulator, "touareg", PEOPLE, language="en")
    (player,) = table.list_awaited()
    message = player.look(await player.open())
    await player.person.press(message, player.label("touareg-button-draw", count=3))
    loaded, moves = await load_stored(simulator)
    simulator.fail("PATCH", "/channels/*/messages/*", status=500)
    await player.answer(message, player.list_offers(message.now)[0])
    log = capsys.readouterr().err
    assert "Discord answered 500" in log
    assert [secret for _, secret in list_secrets(loaded, moves) if secret in log] == []
    assert (loaded.row.seed or b"").hex() not in log
    assert repr(loaded.row.seed) not in log
    assert not re.search(r"\b(gold|salt|millet|water)\b", log)


@pytest.mark.sqlite
async def test_a_store_that_breaks_in_the_middle_of_a_move_writes_no_secret_into_the_log(
    simulator: Simulator[Azalai], plain_pictures: Callable[[Any], bytes], caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.DEBUG, logger=HOUSE)
    table = await open_table(simulator, "touareg", PEOPLE, language="en")
    (player,) = table.list_awaited()
    message = player.look(await player.open())
    with sqlite3.connect(make_url(simulator.bot.settings.database).database or "") as store:
        store.execute("CREATE TRIGGER broken BEFORE INSERT ON moves BEGIN INSERT INTO nowhere VALUES (1); END")
    answer = await player.person.press(message.now, player.label("touareg-button-draw", count=3))
    assert buttons_of(message.now) == buttons_of(message)
    assert re.search(r"code [0-9A-F]{4}", answer.text)
    log = read_log_lines(caplog) + "".join(map(str, simulator.expect_errors()))
    assert "no such table" in log
    assert not re.search(r"\b(gold|salt|millet|water)\b|parameters: [(\[{]", log)
