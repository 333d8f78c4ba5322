"""Pictures of a tournament: the standings with the tables of the round, the cross table, the bracket of a knockout."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from azalai.bot.text import visible_name
from azalai.bot.tournaments.layout import Standings, count_rounds, points, rounds_name
from azalai.bot.tournaments.pairing.knockout import Match, matches
from azalai.bot.tournaments.pairing.plan import Kind
from azalai.bot.tournaments.pairing.standings import Standing
from azalai.bot.tournaments.store import Contest
from azalai.bot.tournaments.texts import cross_text, describe_standings, format_difference, match_lines, round_text
from azalai.bot.tournaments.tournament_rows import GameRow, TournamentStatus
from azalai.games import GAMES
from azalai.locales import Words
from azalai.renderers import Chart, club, emblem
from azalai.renderers.club.bracket import MOST_ROUNDS
from azalai.renderers.club.parts import initials
from azalai.renderers.club.tournament import MOST_PAIRINGS
from azalai.renderers.kit.sprites import Sprite

SHOWN, ON_CARD = 10, 8
"""Number of rows in the standings for one reader, and in those on the card; the text has all rows."""
EMBLEM = 120
MOST_PICTURES = 4
"""Largest number of pictures in one message."""
HIGHEST = 2300
"""Largest height of the standings for one reader, in px, so that they fit a phone with heading and buttons."""
_SECTION = 2 ** (MOST_ROUNDS - 1)
"""Number of the first round's matches in one picture of a bracket."""


def draw_standings(
    contest: Contest, order: Standings, t: Words, own: int | None = None, *, private: bool = False
) -> list[Chart]:
    """Return pictures of the standings with their texts; empty if the tournament has none.

    `private`: for one reader. The picture shows the tables of the round, too, for which the card has lines. `own`: the
    number of a reader who takes part; of several pictures only those with them are returned.
    """
    if not has_pictures(contest, order):
        return []
    if contest.row.kind is Kind.KNOCKOUT:
        return _make_brackets(contest, t, own)
    if contest.row.kind is Kind.EVERYONE and contest.row.wanted == 2:
        groups = [(number, group) for number, group in enumerate(order, 1) if group]
        mine = [group for group in groups if any(standing.entrant == own for standing in group[1])]
        few = groups if len(groups) <= MOST_PICTURES else groups[:1] if private else []
        groups = mine or few
        return [_make_crosstable(contest, group, number if len(order) > 1 else 0, t, own) for number, group in groups]
    return [_make_standings(contest, order[0], order, t, own, private=private)]


def has_pictures(contest: Contest, order: Standings) -> bool:
    """Return True if a tournament has pictures: it has begun, and its game is installed.

    Tournaments with several groups and larger tables have none, because words say more.
    """
    if contest.row.game not in GAMES:
        return False
    in_pairs = contest.row.kind is Kind.KNOCKOUT or contest.row.wanted == 2
    return contest.row.round > 0 and any(order) and (in_pairs or len(order) == 1)


# Standings


def _make_standings(
    contest: Contest, group: Sequence[Standing], order: Standings, t: Words, own: int | None, *, private: bool
) -> Chart:
    names, short = _list_names(contest)
    most = SHOWN if private else ON_CARD
    listed = group[:most]
    if own is not None and all(standing.entrant != own for standing in listed):
        listed = [*listed[: most - 1], *(standing for standing in group if standing.entrant == own)]
    row, rounds = contest.row, _count_rounds(contest)
    picture = club.StandingsPicture(
        title=visible_name(row.name),
        emblem=_emblem(contest),
        rounds=rounds,
        round=row.round,
        running=_is_running(contest),
        rows=tuple(_make_row(contest, standing, names, short, own, rounds) for standing in listed),
        pairings=_make_pairings(contest, names, own, len(listed)) if private else (),
    )
    return Chart(club.draw_standings(picture), describe_standings(contest, order, t))


def _make_row(
    contest: Contest, standing: Standing, names: Sequence[str], short: Sequence[str], own: int | None, rounds: int
) -> club.Row:
    entrant = contest.entrants[standing.entrant]
    later = club.Mark(club.Won.NONE if entrant.gone or not _is_running(contest) else club.Won.LATER)
    return club.Row(
        place=standing.place,
        name=names[standing.entrant],
        marks=tuple(
            _make_mark(contest, standing.entrant, number, short) if number <= contest.row.round else later
            for number in range(1, rounds + 1)
        ),
        points=points(standing.points),
        opponents=points(standing.opponents),
        gone=entrant.gone,
        own=standing.entrant == own,
        robot=entrant.user_id is None and not entrant.gone,
        leads=_leads(standing),
    )


def _leads(standing: Standing) -> bool:
    """Return True if an entrant leads. Before the first result all share the first place, and none leads."""
    return standing.place == 1 and standing.points > 0


def _make_mark(contest: Contest, entrant: int, number: int, short: Sequence[str]) -> club.Mark:
    """Return the mark for an entrant's result in a round."""
    if any(bye.entrant == entrant and bye.round == number and bye.counts for bye in contest.byes):
        return club.Mark(club.Won.BYE)
    played = [game for game in contest.games if game.round == number and entrant in game.seats]
    return _make_game_mark(played[-1], entrant, short) if played else club.Mark(club.Won.NONE)


def _make_game_mark(game: GameRow, entrant: int, short: Sequence[str]) -> club.Mark:
    seat = game.seats.index(entrant)
    others = [other for other in game.seats if other != entrant]
    two = len(others) == 1
    if not game.places:
        return club.Mark(club.Won.RUNNING, short[others[0]] if two else "")
    text = short[others[0]] if two else str(game.places[seat])
    return club.Mark(_classify_result(game, seat), text)


def _classify_result(game: GameRow, seat: int) -> club.Won:
    place, best, last = game.places[seat], min(game.places), max(game.places)
    if best == last:
        return club.Won.DRAW
    return club.Won.WON if place == best else club.Won.LOST if place == last else club.Won.BETWEEN


def _make_pairings(contest: Contest, names: Sequence[str], own: int | None, rows: int) -> tuple[club.Pairing, ...]:
    """Return the tables of the present round.

    If all don't fit below `rows` rows of the standings, only the reader's own is returned, or none if it does not fit.
    """
    if not _is_running(contest):
        return ()
    pairings = tuple(
        club.Pairing(
            names=tuple(names[entrant] for entrant in game.seats),
            points=tuple(str(score) for score in game.scores) if game.places else (),
            won=tuple(seat for seat, place in enumerate(game.places) if place == 1),
            own=own in game.seats,
        )
        for game in contest.games
        if game.round == contest.row.round
    )
    own_pairings = tuple(pairing for pairing in pairings if pairing.own)
    choices = (pairings if len(pairings) <= MOST_PAIRINGS else (), own_pairings)
    return next((choice for choice in choices if choice and club.standings_height(rows, choice) <= HIGHEST), ())


# All against all


def _make_crosstable(contest: Contest, group: Sequence[Standing], number: int, t: Words, own: int | None) -> Chart:
    names, short = _list_names(contest)
    members = [standing.entrant for standing in group]
    met = [game for game in contest.games if set(game.seats) <= set(members)]
    title = visible_name(contest.row.name)
    picture = club.CrossPicture(
        title=f"{title} {number}" if number else title,
        emblem=_emblem(contest),
        over=sum(bool(game.places) for game in met),
        games=len(list(combinations(members, 2))),
        rows=tuple(
            club.CrossRow(
                place=standing.place,
                name=names[standing.entrant],
                letters=short[standing.entrant],
                cells=tuple(_make_cell(contest, met, standing.entrant, other) for other in members),
                points=points(standing.points),
                difference=format_difference(standing.difference),
                gone=contest.entrants[standing.entrant].gone,
                own=standing.entrant == own,
                robot=contest.entrants[standing.entrant].user_id is None
                and not contest.entrants[standing.entrant].gone,
                leads=_leads(standing),
            )
            for standing in group
        ),
    )
    return Chart(club.draw_crosstable(picture), cross_text(contest, group, met, t))


def _make_cell(contest: Contest, met: Sequence[GameRow], entrant: int, other: int) -> club.Mark:
    """Return the mark for an entrant's game with another."""
    if entrant == other:
        return club.Mark(club.Won.SELF)
    game = next((game for game in met if set(game.seats) == {entrant, other}), None)
    if game is None:
        will_play = _is_running(contest) and not any(contest.entrants[number].gone for number in (entrant, other))
        return club.Mark(club.Won.LATER if will_play else club.Won.NONE)
    if not game.places:
        return club.Mark(club.Won.RUNNING)
    seat = game.seats.index(entrant)
    return club.Mark(_classify_result(game, seat), str(game.scores[seat]))


# A knockout


def _make_brackets(contest: Contest, t: Words, own: int | None) -> list[Chart]:
    """Return the bracket as one picture, or a large one as parts of the first rounds and a picture of the later rounds.

    A reader who takes part gets only the part with them, and the later rounds. Other readers get only the later rounds
    if there are too many parts for a message.
    """
    rounds = matches(contest.field, contest.row.seed)
    if len(rounds) <= MOST_ROUNDS:
        return [_make_bracket(contest, rounds, 1, t, own)]
    parts = [
        [matches[at * len(matches) // count : (at + 1) * len(matches) // count] for matches in rounds[:MOST_ROUNDS]]
        for count in (len(rounds[0]) // _SECTION,)
        for at in range(count)
    ]
    if own is not None or len(parts) >= MOST_PICTURES:
        parts = [part for part in parts if any(own in match.entrants for match in part[0])]
    first = min(MOST_ROUNDS + 1, len(rounds) - 1)
    above = rounds[first - 1 :]
    if own is not None and len(above) == MOST_ROUNDS:  # two pictures are too tall for a phone: the last with the reader
        is_in_later_rounds = any(own in match.entrants for matches in above for match in matches)
        if not is_in_later_rounds:
            return [_make_bracket(contest, part, 1, t, own, final=False) for part in parts]
        parts = []
    brackets = [_make_bracket(contest, part, 1, t, own, final=False) for part in parts]
    return [*brackets, _make_bracket(contest, above, first, t, own)]


def _make_bracket(
    contest: Contest, rounds: Sequence[Sequence[Match]], first: int, t: Words, own: int | None, *, final: bool = True
) -> Chart:
    names, _ = _list_names(contest)
    picture = club.BracketPicture(
        title=visible_name(contest.row.name),
        emblem=_emblem(contest),
        first=first,
        round=contest.row.round,
        running=_is_running(contest),
        rounds=tuple(tuple(_make_match(match, names, own) for match in matches) for matches in rounds),
        final=final,
    )
    lines = [
        _format_matches(contest, matches, rounds_name(number, first - 1 + len(rounds) if final else 0, t), t)
        for number, matches in enumerate(rounds, first)
    ]
    return Chart(club.draw_bracket(picture), "\n".join(lines))


def _make_match(match: Match, names: Sequence[str], own: int | None) -> club.Match:
    one, other = match.entrants
    game = match.games[-1] if match.games else None
    scores = {} if game is None or not game.scores else dict(zip(game.entrants, game.scores, strict=True))
    sides = [one, other]
    return club.Match(
        names=("" if one is None else names[one], "" if other is None else names[other]),
        points=(_format_score(scores, one), _format_score(scores, other)),
        won=None if match.winner is None else sides.index(match.winner),
        running=game is not None and not game.over,
        bye=match.round == 1 and (one is None) != (other is None),
        own=sides.index(own) if own is not None and own in sides else None,
    )


def _format_score(scores: Mapping[int, int], entrant: int | None) -> str:
    return "" if entrant is None or entrant not in scores else str(scores[entrant])


# Common questions


def _list_names(contest: Contest) -> tuple[list[str], list[str]]:
    """Return the names for pictures, and two letters for each."""
    names = [visible_name(entrant.name) for entrant in contest.entrants]
    return names, initials(names)


def _emblem(contest: Contest) -> Sprite:
    return emblem(contest.row.game, EMBLEM)


def _count_rounds(contest: Contest) -> int:
    return max(contest.row.round, count_rounds(contest))


def _is_running(contest: Contest) -> bool:
    return contest.row.status is TournamentStatus.RUNNING


def standings_text(contest: Contest, order: Standings, t: Words) -> str:
    """Return the content of the pictures in words: the results of matches, or the games of the round."""
    if not contest.row.round:
        return ""
    if contest.row.kind is Kind.KNOCKOUT:
        rounds = matches(contest.field, contest.row.seed)
        return "\n".join(
            _format_matches(contest, matches, rounds_name(number, len(rounds), t), t)
            for number, matches in enumerate(rounds, 1)
        )
    if contest.row.kind is Kind.EVERYONE and contest.row.wanted == 2:
        return "\n".join(cross_text(contest, group, contest.games, t) for group in order)
    return round_text(contest, t)


def _format_matches(contest: Contest, matches: Sequence[Match], name: str, t: Words) -> str:
    """Return the results of a round's matches in words. `name`: that of the round."""
    return t.say("cup-round-matches", round=name, matches=match_lines(contest, matches, t))
