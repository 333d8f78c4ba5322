"""Private view of a puzzle: its question, the result of each move with reasons, and the list of puzzles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from azalai.bot.layouts.components import ButtonStyle, Entry, button, menu
from azalai.bot.layouts.entry_buttons import mistakes_button, puzzles_button
from azalai.bot.layouts.layout import Picture, PrivateLayout, Row
from azalai.bot.layouts.news_lines import small_print
from azalai.bot.layouts.prompts import INDIGO, brings
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.people.reader import Reader
from azalai.bot.signs import sign_in_text
from azalai.bot.solo.deal_layout import date_in, in_lines_of_two, list_games
from azalai.bot.solo.puzzles import PuzzleGame, Solving
from azalai.bot.solo.table import solo_table
from azalai.bot.suggestions.texts import chance_text, format_reasons, percent_of
from azalai.bot.tables.table import LoadedTable
from azalai.games.contract import Move
from azalai.locales import Words
from azalai.renderers import club, game_sign
from azalai.robots import Candidate

ACTS = "puzzle-"
"""Prefix of the acts."""
TOLD = 3
"""Candidates that are shown with reasons."""
NAMED = 5
"""Further candidates that are named."""
TWO_LINES = 96
"""Letters of a name in the picture."""
ROOM = 160
"""Letters of the names of others."""
FEW = 5
"""Number of answers below which counts would name people."""


def puzzle_table(posed: PuzzleGame, name: str, words: Words) -> LoadedTable:
    """Return a puzzle as layouts know tables; its person is called `name`."""
    return solo_table(posed, name, words.language, seats=posed.puzzle.seats, options=posed.puzzle.options)


def heading(posed: PuzzleGame, words: Words) -> str:
    """Return the puzzle's name, and that there is one try."""
    game = words.say(f"{posed.puzzle.game}-name")
    sign = sign_in_text("puzzle", words)
    if posed.puzzle.day is None:
        return words.say("puzzle-practice", sign=sign, game=game)
    return words.say("puzzle-heading", sign=sign, game=game, date=date_in(posed.puzzle.day, words))


# The answer


def select_shown(posed: PuzzleGame) -> list[Candidate]:
    """Return the candidates with reasons: the best, the person's own, and another one.

    The latter is the one that they played then, that most have chosen, or without counts the best.
    """
    own = next((one for one in posed.puzzle.decoded_candidates if one.move == posed.chosen_move), posed.best)
    others = [one for one in posed.puzzle.decoded_candidates if one is not own and one is not posed.best]
    others.sort(key=lambda one: (one.move != posed.then, -count_answers(posed).get(one.move, 0)))
    return list(dict.fromkeys([posed.best, own, *others]))[:TOLD]


def count_answers(posed: PuzzleGame) -> dict[str, int]:
    """Return the number of answers of each move; empty if so few have answered that it would name them."""
    return posed.counts if sum(posed.counts.values()) >= FEW else {}


def answer_layout(
    reader: Reader, title: str, board: Picture | str, answer: Sequence[Picture | str], record: str, row: Row
) -> PrivateLayout:
    """Build the answer: the chosen and the best move on the board, the result of each move, and the person's record.

    `answer`: the picture of the candidates and those without one, or all in words.
    """
    texts, picture = ((title, board), None) if isinstance(board, str) else ((title,), board)
    return PrivateLayout(
        user=reader.user, texts=texts, picture=picture, below=(*answer, small_print(record)), rows=[row], framed=False
    )


def answered_layout(
    posed: PuzzleGame, board: Picture | str, answer: Sequence[Picture | str], done: Solving, reader: Reader
) -> PrivateLayout:
    """Build the answer of a puzzle of robots."""
    words = reader.words
    verdict = words.say("puzzle-verdict", solved="yes" if posed.row.solved else "no")
    title = f"{small_print(heading(posed, words))}\n{verdict}"
    standing = _format_standing(done, words)
    another = button(words.say("button-puzzle-another"), "puzzle-next", posed.puzzle.game, style=ButtonStyle.PRIMARY)
    close = button(words.say("button-close"), f"{ACTS}away", posed.number)
    run, longest = done.runs.get(posed.puzzle.game, (0, 0))
    if longest:
        standing = f"{standing}\n{words.say('puzzle-run', run=run, longest=longest)}"
    return answer_layout(reader, title, board, answer, standing, [another, puzzles_button(words), close])


def answer_text(posed: PuzzleGame, table: LoadedTable, words: Words) -> str:
    """Return the candidates in words.

    The best, the person's own and another with reasons, the others by their names.
    """
    said, counts = Wordings(table, posed.seat, words), count_answers(posed)
    lines = [_candidate_text(posed, one, counts, said) for one in select_shown(posed)]
    return "\n".join(filter(None, [*lines, others_text(posed, table, words)]))


def others_text(posed: PuzzleGame, table: LoadedTable, words: Words) -> str:
    """Return the candidates that are named alone, and the number of answers; empty without both."""
    said = Wordings(table, posed.seat, words)
    first, counts = select_shown(posed), count_answers(posed)
    rest = [one for one in posed.puzzle.decoded_candidates if one not in first]
    lines, names = list[str](), short_names(posed, said)
    if rest:
        told = [
            words.say(
                "puzzle-other",
                move=names[one.move],
                percent=percent_of(one.chance, one.error),
                count=counts.get(one.move, 0),
            )
            for one in rest
        ]
        named = _clip_names(told)
        lines.append(words.say("puzzle-others", moves=words.clauses(named), others=len(rest) - len(named)))
    if counts:
        lines.append(words.say("puzzle-answered", count=sum(counts.values())))
    return "\n".join(lines)


def answer_picture(posed: PuzzleGame, table: LoadedTable, words: Words) -> club.PuzzlePicture:
    """Return the content of the answer's picture."""
    names, counts, day = short_names(posed, Wordings(table, posed.seat, words)), count_answers(posed), posed.puzzle.day
    game, answers = words.say(f"{posed.puzzle.game}-name"), sum(counts.values())
    return club.PuzzlePicture(
        title=words.say("puzzle-title"),
        beside=game if day is None else words.say("puzzle-beside", game=game, date=date_in(day, words)),
        rows=tuple(
            club.Tried(
                name=names[one.move],
                chance=one.chance,
                error=one.error,
                percent=words.say("review-percent", percent=percent_of(one.chance, one.error)),
                why=format_reasons(posed.puzzle.game, one.reasons, words, equal=False),
                best=one is posed.best,
                own=one.move == posed.chosen_move,
                chosen=counts.get(one.move, 0),
                answers=answers,
            )
            for one in select_shown(posed)
        ),
        you=words.say("puzzle-you"),
    )


def short_names(posed: PuzzleGame, said: Wordings) -> dict[str, str]:
    """Return different names of the candidates, so short that two lines of the picture hold each."""
    moves = [posed.game.parse_move(one.move) for one in posed.puzzle.decoded_candidates]
    found = said.short_texts(moves, TWO_LINES)
    if len(set(found)) < len(found):
        found = [said.move(move) for move in moves]
    return dict(zip((one.move for one in posed.puzzle.decoded_candidates), found, strict=True))


def _clip_names(names: Sequence[str]) -> list[str]:
    """Return as many of the names as have room in a line or some."""
    found = [name for at, name in enumerate(names[:NAMED]) if sum(map(len, names[: at + 1])) <= ROOM]
    return found or list(names[:1])


def _candidate_text(posed: PuzzleGame, one: Candidate, counts: dict[str, int], said: Wordings) -> str:
    """Return a candidate: its move, its chance, the people who chose it, and why it is better or worse."""
    words, game = said.words, posed.game
    move: Move = game.parse_move(one.move)
    facts = brings(game.moves(posed.course.state, posed.seat), move, said.in_texts())
    line = words.say(
        "puzzle-candidate",
        move=said.in_texts().move(move),
        best="yes" if one is posed.best else "no",
        own="yes" if one.move == posed.chosen_move else "no",
        chance=chance_text(one.chance, one.error, words),
        count=counts.get(one.move, 0),
    )
    why = format_reasons(game.key, one.reasons, words, equal=False)
    below = " · ".join(part for part in (*facts, why) if part)
    return "\n".join([line, *([small_print(below)] if below else [])])


def _format_standing(done: Solving, words: Words) -> str:
    sun = sign_in_text("sun", words)
    return words.say("puzzle-standing", tried=done.tried, solved=done.solved, streak=done.streak, sun=sun)


# Which there are


def overview_layout(
    day: int, done: Solving, found: Mapping[str, bool], reader: Reader, *, making: bool, mistakes: int = 0
) -> PrivateLayout:
    """Build today's puzzles, the person's results, a menu to practise, and the way to mistakes that are due."""
    words = reader.words
    texts = [words.say("puzzles-today", date=date_in(day, words))]
    results = [
        words.say("puzzles-done", game=words.say(f"{game}-name"), solved="yes" if done.today[game] else "no")
        for game in list_games()
        if game in done.today
    ]
    if results:
        texts.append("\n".join(results))
    if done.tried:
        texts.append(small_print(_format_standing(done, words)))
    games = [(words.say(f"{game}-name"), game) for game in list_games() if game in found]
    missing = [name for name, game in games if not found[game]]
    if missing:
        texts.append(
            small_print(words.say("puzzles-not-yet", games=words.join(missing), making="yes" if making else "no"))
        )
    if not games:
        texts.append(words.say("puzzles-none"))
    own = [button(name, "puzzle", game, sign=game_sign(game)) for name, game in games if found[game]]
    entries = [Entry(name, game) for name, game in games]
    practice = [menu(words.say("puzzles-practise"), entries, "puzzle-game")] if entries else []
    rows = [*in_lines_of_two(own), *practice, *([[mistakes_button(mistakes, words)]] if mistakes else [])]
    return PrivateLayout(user=reader.user, texts=tuple(texts), rows=rows, accent=INDIGO)
