"""Small games: the author writes the position, with marks of its hidden fields, and the rules.

Views, imagined worlds of robots, revealing moves, bytes, notation, refusals, the result and a robot follow from that. A
thing that a seat can't know does not get into its view, so there is no leak to write. `docs/add-a-game.md` says how to
begin; `examples/` has two whole games.

- `marks.py`: marks of the state's hidden fields; `boards.py`: of boards.
- `game.py`: `SmallGame`, over the contract; `sight.py`: views, and positions imagined from them.
- `veils.py`: stand-ins for unknown things in a position; `thinking.py`: the robot.
"""

from msgspec import Struct
from msgspec.structs import replace

from azalai.games.chance import Chance
from azalai.games.contract import Ask, BySeat, Event, IllegalMove, Move, Noun, Seat, Turning, kinds_in
from azalai.games.small.boards import From, Hexes, On, Squares, beside, groups, placed
from azalai.games.small.game import SmallGame, Tell
from azalai.games.small.marks import Dealt, Hidden, Known, Sealed

__all__ = [
    "Ask",
    "BySeat",
    "Chance",
    "Dealt",
    "Event",
    "From",
    "Hexes",
    "Hidden",
    "IllegalMove",
    "Known",
    "Move",
    "Noun",
    "On",
    "Sealed",
    "Seat",
    "SmallGame",
    "Squares",
    "Struct",
    "Tell",
    "Turning",
    "beside",
    "groups",
    "kinds_in",
    "placed",
    "replace",
]
