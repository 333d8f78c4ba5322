"""Small games: the author writes the position, with marks of its hidden fields, and the rules.

Views, imagined worlds of robots, revealing moves, bytes, notation, refusals, the result and a robot follow from that. A
thing that a seat can't know does not get into its view, so there is no leak to write. `docs/add-a-game.md` says how to
begin; `examples/` has two whole games.

- `marks.py`: marks of the state's hidden fields; `boards.py`: of boards.
- `game.py`: `SmallGame`, over the contract; `sight.py`: views, and positions imagined from them.
- `veils.py`: stand-ins for unknown things in a position; `thinking.py`: the robot.
"""

from msgspec import Struct as Struct
from msgspec.structs import replace as replace

from azalai.games.chance import Chance as Chance
from azalai.games.contract import Ask as Ask
from azalai.games.contract import BySeat as BySeat
from azalai.games.contract import Event as Event
from azalai.games.contract import IllegalMove as IllegalMove
from azalai.games.contract import Move as Move
from azalai.games.contract import Noun as Noun
from azalai.games.contract import Seat as Seat
from azalai.games.contract import Turning as Turning
from azalai.games.contract import kinds_in as kinds_in
from azalai.games.small.boards import From as From
from azalai.games.small.boards import Hexes as Hexes
from azalai.games.small.boards import On as On
from azalai.games.small.boards import Squares as Squares
from azalai.games.small.boards import beside as beside
from azalai.games.small.boards import groups as groups
from azalai.games.small.boards import placed as placed
from azalai.games.small.game import SmallGame as SmallGame
from azalai.games.small.game import Tell as Tell
from azalai.games.small.marks import Dealt as Dealt
from azalai.games.small.marks import Hidden as Hidden
from azalai.games.small.marks import Known as Known
from azalai.games.small.marks import Sealed as Sealed
