from games.chance import Chance


def choose(view, moves, seed):
    return Chance(seed).pick(moves)[0]
