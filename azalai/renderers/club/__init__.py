"""Pictures outside tables, for any game: greeting, boards of the deals of the day, tournaments.

They get what they show (`contract.py`) and know no game: its emblem is given (`renderers.emblem`).
- `greeting.py`: the banner of the greeting.
- `day.py`: the board of a day; `long.py`: that of a week or a month.
- `tournament.py`: the standings; `bracket.py`: a knockout; `crosstable.py`: a round robin. `marks.py`: results of
  games, numbers of rounds, players who left.
- `parts.py`: medals, suns, sheets and titles of all of them.
"""

from azalai.renderers.club.bracket import BracketPicture as BracketPicture
from azalai.renderers.club.bracket import Match as Match
from azalai.renderers.club.bracket import draw_bracket as draw_bracket
from azalai.renderers.club.contract import DayPicture as DayPicture
from azalai.renderers.club.contract import DealState as DealState
from azalai.renderers.club.contract import DoneDeal as DoneDeal
from azalai.renderers.club.contract import Finisher as Finisher
from azalai.renderers.club.contract import LongPicture as LongPicture
from azalai.renderers.club.contract import OpenDeal as OpenDeal
from azalai.renderers.club.contract import TotalRow as TotalRow
from azalai.renderers.club.crosstable import CrossPicture as CrossPicture
from azalai.renderers.club.crosstable import CrossRow as CrossRow
from azalai.renderers.club.crosstable import draw_crosstable as draw_crosstable
from azalai.renderers.club.day import draw_day as draw_day
from azalai.renderers.club.greeting import draw_banner as draw_banner
from azalai.renderers.club.long import draw_long as draw_long
from azalai.renderers.club.marks import Mark as Mark
from azalai.renderers.club.marks import Won as Won
from azalai.renderers.club.tournament import Pairing as Pairing
from azalai.renderers.club.tournament import Row as Row
from azalai.renderers.club.tournament import StandingsPicture as StandingsPicture
from azalai.renderers.club.tournament import draw_standings as draw_standings
from azalai.renderers.club.tournament import standings_height as standings_height
