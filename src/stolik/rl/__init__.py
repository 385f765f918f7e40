"""Environments for programs that learn: the engine in the interfaces that researchers use.

    from stolik import rl

    batch = rl.Batch(rl.mode("raverun", 2), count=256, seed=1)
    while True:
        actions = policy(batch.obs, batch.mask)
        batch.step(actions)

`Batch` plays many games in one compiled call. `stolik.rl.gym`, `stolik.rl.zoo` and `stolik.rl.spiel` speak the
interfaces of Gymnasium, PettingZoo and OpenSpiel. docs/environments.md tells it all.
"""

from stolik.rl import copying as _copying
from stolik.rl.batch import Batch
from stolik.rl.mode import Mode, mode, mode_of, modes
from stolik.rl.opponents import opponent

_copying.register()

__all__ = ["Batch", "Mode", "mode", "mode_of", "modes", "opponent"]
