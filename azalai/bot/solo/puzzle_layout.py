"""Private view of a puzzle: its question, the result of each move with reasons, and the list of puzzles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from azalai.bot.layouts.components import Button, ButtonStyle, Entry, button, menu
from azalai.bot.layouts.confirmations import result_lines
from azalai.bot.layouts.entry_buttons import mistakes_button, puzzles_button
from azalai.bot.layouts.layout import INDIGO, Depiction, PrivateLayout, place_position
from azalai.bot.layouts.news_lines import join_parts, small_print
from azalai.bot.layouts.prompts import join_rows
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.people.reader import Reader
from azalai.bot.signs import sign_in_text
from azalai.bot.solo.deal_layout import date_in, list_games, split_lines
from azalai.bot.solo.puzzles import PuzzleGame, Solving
from azalai.bot.solo.table import solo_table
from azalai.bot.suggestions.texts import chance_text, format_reasons, percent_of
from azalai.bot.tables.table import LoadedTable
from azalai.games.contract import Move
from azalai.locales import Words
from azalai.renderers import game_sign
from azalai.robots import Candidate

ACTS = "puzzle-"
"""Prefix of the acts."""
TOLD = 3
"""Number of candidates that are shown with reasons."""
NAMED = 5
"""Largest number of further candidates that are named."""
TWO_LINES = 96
"""Largest number of letters of such a name."""
ROOM = 160
"""Largest number of letters of all such names."""
FEW = 5
"""Least number of answers for counts: fewer would show what a person has chosen."""


def puzzle_table(posed: PuzzleGame, name: str, words: Words) -> LoadedTable:
    """Return a puzzle in the form of a table, for layouts. `name`: the person's name."""
    return solo_table(posed, name, words.language, seats=posed.puzzle.seats, options=posed.puzzle.options)


def heading(posed: PuzzleGame, words: Words) -> str:
    """Return the heading of a puzzle: its game, and its date or that it is for practice."""
    game = words.say(f"{posed.puzzle.game}-name")
    sign = sign_in_text("puzzle", words)
    if posed.puzzle.day is None:
        return words.say("puzzle-practice", sign=sign, game=game)
    return words.say("puzzle-heading", sign=sign, game=game, date=date_in(posed.puzzle.day, words))


# The answer


def select_shown(posed: PuzzleGame) -> list[Candidate]:
    """Return the candidates that are shown with reasons: the best move, the person's choice, and another.

    The other is the move of their finished game, or the most frequent answer, or the next best move.
    """
    own = next(
        (candidate for candidate in posed.puzzle.decoded_candidates if candidate.move == posed.chosen_move), posed.best
    )
    others = [
        candidate
        for candidate in posed.puzzle.decoded_candidates
        if candidate is not own and candidate is not posed.best
    ]
    others.sort(
        key=lambda candidate: (candidate.move != posed.original_move, -count_answers(posed).get(candidate.move, 0))
    )
    return list(dict.fromkeys([posed.best, own, *others]))[:TOLD]


def count_answers(posed: PuzzleGame) -> dict[str, int]:
    """Return the number of answers by move; empty if few people have answered, because it would show their choices."""
    return posed.counts if sum(posed.counts.values()) >= FEW else {}


def lay_out_answer(
    posed: PuzzleGame,
    table: LoadedTable,
    board: Depiction,
    texts: Sequence[str],
    ways: Sequence[Button],
    reader: Reader,
    *,
    acts: str,
) -> PrivateLayout:
    """Build the answer: the chosen and the best move, on the board and in words.

    `texts`: the heading, the verdict, and the person's record. `ways`: buttons that lead further, the last one closes.
    `acts`: the prefix of the button with all moves.
    """
    picture, words_of_board, whole = place_position(board)
    all_moves = reader.words.say("button-all-moves")
    every = button("", f"{acts}moves", posed.number, sign="explain", plain=all_moves)
    heading, verdict, *record = texts
    return PrivateLayout(
        user=reader.user,
        texts=("\n".join([small_print(heading), verdict, *map(small_print, record)]),),
        picture=picture,
        below=(_format_short(posed, table, reader.words), *words_of_board),
        rows=join_rows([*ways[:-1], every, *whole, *ways[-1:]]),
        framed=False,
    )


def answer_layout(
    posed: PuzzleGame, table: LoadedTable, board: Depiction, done: Solving, reader: Reader
) -> PrivateLayout:
    """Build the answer of a puzzle of robots."""
    words = reader.words
    texts = [heading(posed, words), words.say("puzzle-verdict", solved="yes" if posed.row.solved else "no")]
    texts.append(_format_standing(done, words))
    run, longest = done.runs.get(posed.puzzle.game, (0, 0))
    if longest:
        texts.append(words.say("puzzle-run", run=run, longest=longest))
    another = button(words.say("button-puzzle-another"), "puzzle-next", posed.puzzle.game, style=ButtonStyle.PRIMARY)
    close = button(words.say("button-close"), f"{ACTS}away", posed.number)
    ways = [another, puzzles_button(words), close]
    return lay_out_answer(posed, table, board, texts, ways, reader, acts=ACTS)


def _format_short(posed: PuzzleGame, table: LoadedTable, words: Words) -> str:
    """Return the best move, the chosen or another move, the reasons for the chosen one, and the number of answers."""
    wordings, counts = Wordings(table, posed.seat, words), count_answers(posed)
    lines = [
        _format_candidate(
            posed,
            candidate,
            counts,
            wordings,
            why=candidate.move == posed.chosen_move,
            beside=candidate is not posed.best,
        )
        for candidate in select_shown(posed)[:2]
    ]
    return "\n".join([*lines, *map(small_print, _format_count(counts, words))])


def _format_count(counts: Mapping[str, int], words: Words) -> list[str]:
    return [words.say("puzzle-answered", count=sum(counts.values()))] if counts else []


def answer_text(posed: PuzzleGame, table: LoadedTable, words: Words) -> str:
    """Return the candidates in words: those of `select_shown` with reasons, the others by their names."""
    wordings, counts = Wordings(table, posed.seat, words), count_answers(posed)
    candidates, names = select_shown(posed), short_names(posed, wordings)
    lines = [_format_candidate(posed, candidate, counts, wordings) for candidate in candidates]
    others = [candidate for candidate in posed.puzzle.decoded_candidates if candidate not in candidates]
    if others:
        shown_names = [
            words.say(
                "puzzle-other",
                move=names[candidate.move],
                percent=percent_of(candidate.chance, candidate.error),
                count=counts.get(candidate.move, 0),
            )
            for candidate in others
        ]
        clipped = _clip_names(shown_names)
        lines.append(words.say("puzzle-others", moves=words.clauses(clipped), others=len(others) - len(clipped)))
    return "\n".join([*lines, *_format_count(counts, words)])


def short_names(posed: PuzzleGame, wordings: Wordings) -> dict[str, str]:
    """Return short, different names of the candidates, by move."""
    moves = [posed.game.parse_move(candidate.move) for candidate in posed.puzzle.decoded_candidates]
    texts = wordings.short_texts(moves, TWO_LINES)
    if len(set(texts)) < len(texts):
        texts = [wordings.move(move) for move in moves]
    return dict(zip((candidate.move for candidate in posed.puzzle.decoded_candidates), texts, strict=True))


def _clip_names(names: Sequence[str]) -> list[str]:
    """Return the first of the names, at least one: up to `NAMED`, and up to `ROOM` letters in all."""
    clipped = [name for at, name in enumerate(names[:NAMED]) if sum(map(len, names[: at + 1])) <= ROOM]
    return clipped or list(names[:1])


def _format_candidate(
    posed: PuzzleGame,
    candidate: Candidate,
    counts: dict[str, int],
    wordings: Wordings,
    *,
    why: bool = True,
    beside: bool = False,
) -> str:
    """Return a candidate in words: its move, its chance, the number of people who chose it, and reasons.

    `why`: with reasons. `beside`: the text follows that of another candidate.
    """
    words, game, own = wordings.words, posed.game, candidate.move == posed.chosen_move
    move: Move = game.parse_move(candidate.move)
    facts = result_lines(game.moves(posed.course.state, posed.seat), move, wordings.with_text_names())
    line = words.say(
        "puzzle-candidate",
        move=wordings.with_text_names().move(move),
        mark="best" if candidate is posed.best else "wrong" if own and not posed.row.solved else "other",
        own="yes" if own else "no",
        chance=chance_text(candidate.chance, candidate.error, words, beside=beside),
        count=counts.get(candidate.move, 0),
    )
    reason = format_reasons(game.key, candidate.reasons, words, equal=False) if why else ""
    below = [join_parts(facts), reason]
    return "\n".join([line, *(small_print(text) for text in below if text)])


def _format_standing(done: Solving, words: Words) -> str:
    sun = sign_in_text("sun", words)
    return words.say("puzzle-standing", tried=done.tried, solved=done.solved, streak=done.streak, sun=sun)


# The list of puzzles


def overview_layout(
    day: int, done: Solving, available: Mapping[str, bool], reader: Reader, *, making: bool, mistakes: int = 0
) -> PrivateLayout:
    """Build the list of today's puzzles with the person's results, a menu for practice, and a button to their mistakes.

    `available`: the games with puzzles; True for a puzzle of today. `making`: the bot makes puzzles. `mistakes`: the
    number of mistakes that are due.
    """
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
    games = [(words.say(f"{game}-name"), game) for game in list_games() if game in available]
    missing = [name for name, game in games if not available[game]]
    if missing:
        texts.append(
            small_print(words.say("puzzles-not-yet", games=words.join(missing), making="yes" if making else "no"))
        )
    if not games:
        texts.append(words.say("puzzles-none"))
    today = [button(name, "puzzle", game, sign=game_sign(game)) for name, game in games if available[game]]
    entries = [Entry(name, game) for name, game in games]
    practice = [menu(words.say("puzzles-practise"), entries, "puzzle-game")] if entries else []
    last = [mistakes_button(mistakes, words)] if mistakes else []
    last.append(button(words.say("button-close"), "close-sheet"))
    rows = [*split_lines(today), *practice, last]
    return PrivateLayout(user=reader.user, texts=tuple(texts), rows=rows, accent=INDIGO)
