"""Training with the features that are worth it: `python -m tools.robots.train KEY`, else like `azalai.robots.train`.

Views of our games have hundreds of features, of which most say next to nothing (`sifting.py`).
"""

from azalai.robots.train import main
from tools.robots.sifting import sift

if __name__ == "__main__":
    main("tools.robots.train", sift)
