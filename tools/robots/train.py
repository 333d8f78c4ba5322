"""Learning from the features that are worth it: `python -m tools.robots.train KEY`, as `azalai.robots.train` does it.

Views of our games have hundreds of numbers, of which most say next to nothing (`sifting.py`).
"""

from azalai.robots.train import main
from tools.robots.sifting import sift

if __name__ == "__main__":
    main("tools.robots.train", sift)
