"""The results of a tournament as a file of tab-separated values, which a spreadsheet opens."""

from __future__ import annotations

from unicodedata import normalize

from azalai.bot.layouts.layout import Document
from azalai.bot.text import visible_name
from azalai.bot.tournaments.layout import Standings, points
from azalai.bot.tournaments.store import Contest

FORMULAS = "=+-@"
"""The characters with which a spreadsheet begins a formula."""
GAMES = ("round", "seat", "name", "place", "score", "table", "ended")
ORDER = ("place", "name", "points", "opponents", "difference")


def results_file(contest: Contest, order: Standings) -> Document:
    """Return the games and byes of all rounds, then the standings."""
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
    r"""Return a name as text of a cell: an apostrophe stands before what would begin a formula.

    >>> escape_formula("=HYPERLINK(1)"), escape_formula("Amara\tof the dunes")
    ("'=HYPERLINK(1)", 'Amara of the dunes')
    """
    shown = visible_name(name)
    return f"'{shown}" if normalize("NFKC", shown)[:1] in (*FORMULAS,) else shown
