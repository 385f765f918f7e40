"""Games for OpenSpiel: chance has nodes of its own, and each seat a string of all that it has seen.

    from stolik.rl import spiel

    spiel.register()
    game = pyspiel.load_game("stolik_raverun(players=2)")

The numbers of answers and the tensors are those of `stolik.rl.Mode`. OpenSpiel's C++ takes whatever number it is given
for a place in its memory: each one is held against its bounds here, before it gets there.
"""

from stolik.rl.spiel.game import load, register, register_game

__all__ = ["load", "register", "register_game"]
