"""Results of a tournament as a file of tab-separated values for a spreadsheet."""

from __future__ import annotations

from unicodedata import normalize

from azalai.bot.layouts.layout import Document
from azalai.bot.text import visible_name
from azalai.bot.tournaments.layout import Standings, points
from azalai.bot.tournaments.store import Contest

FORMULAS = "=+-@"
"""Characters with which formulas of spreadsheets begin."""
GAMES = ("round", "seat", "name", "place", "score", "table", "ended")
ORDER = ("place", "name", "points", "opponents", "difference")


def results_file(contest: Contest, order: Standings) -> Document:
    """Return the file with the games and byes of all rounds, and the standings."""
    names = [escape_formula(entrant.name) for entrant in contest.entrants]
    lines: list[tuple[str, ...]] = [GAMES]
    for game in contest.games:
        for seat, number in enumerate(game.seats):
            place = str(game.places[seat]) if game.places else ""
            score = str(game.scores[seat]) if game.scores else ""
            ended = "" if game.ended is None else game.ended.value
            table = str(game.table_id or "")
            lines.append((str(game.round), str(seat + 1), names[number], place, score, table, ended))
    lines += [
        (str(bye.round), "", names[bye.entrant], "bye" if bye.counts else "rest", "", "", "") for bye in contest.byes
    ]
    lines += [(), ORDER]
    for standing in (standing for group in order for standing in group):
        numbers = (points(standing.points), points(standing.opponents), points(standing.difference))
        lines.append((str(standing.place), names[standing.entrant], *numbers))
    text = "".join("\t".join(line) + "\n" for line in lines)
    return Document(f"tournament-{contest.row.id}.tsv", text.encode())


def escape_formula(name: str) -> str:
    r"""Return a name as the text of a cell, with an apostrophe before it if it would be a formula.

    >>> escape_formula("=HYPERLINK(1)"), escape_formula("Amara\tof the dunes")
    ("'=HYPERLINK(1)", 'Amara of the dunes')
    """
    text = visible_name(name)
    return f"'{text}" if normalize("NFKC", text)[:1] in (*FORMULAS,) else text
