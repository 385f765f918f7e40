"""The state that OpenSpiel drives."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from stolik.engine.errors import IllegalAction
from stolik.engine.kit import Rng
from stolik.engine.playing import Playing
from stolik.rl.spiel.elsewhere import elsewhere
from stolik.rl.spiel.node import LARGE
from stolik.rl.spiel.tree import CHANCE_PLAYER, TERMINAL, pyspiel

if TYPE_CHECKING:
    from stolik.rl.spiel.game import SpielGame


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """`playing` is the game as `stolik.rl.Mode` takes it: for options as features and for what a critic may see."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.at = game.start

    @property
    def playing(self) -> Playing:
        """To be looked at only: `apply_action` goes on."""
        return self.at.playing

    def current_player(self) -> int:
        return self.at.player

    def is_terminal(self) -> bool:
        return self.at.player == TERMINAL

    def is_chance_node(self) -> bool:
        return self.at.player == CHANCE_PLAYER

    def returns(self) -> list[float]:
        return self.at.returns()

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.legal() if player == self.at.player else []

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Whoever is not asked has none; OpenSpiel itself would give a seat the outcomes of a roll."""
        at = self.at
        if at.player == TERMINAL or player not in (None, at.player):
            return []
        return list(range(at.outcomes)) if at.player == CHANCE_PLAYER else list(at.legal())

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """The same: OpenSpiel would write those outcomes behind the end of the mask."""
        at = self.at
        asked = at.player if player is None else player
        mask = [0] * (at.game.chances if asked == CHANCE_PLAYER else at.game.mode.actions)
        for action in self.legal_actions(asked):
            mask[action] = 1
        return mask

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.at.player if player is None else player
        if not 0 <= seat < self.at.game.mode.seats:
            raise IllegalAction(f"{seat} is no seat at this table")
        return self.at.seen(seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.at.outcomes
        if count == 0:
            raise IllegalAction("nothing is rolled here")
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def apply_action(self, action: Any) -> None:
        if isinstance(action, bool) or not isinstance(action, int | np.integer) or not 0 <= action < LARGE:
            self.at.option(action)  # OpenSpiel would not even ask
        super().apply_action(action)

    def apply_action_with_legality_check(self, action: Any) -> None:
        self.apply_action(action)

    def child(self, action: Any) -> Any:
        twin = self.clone()
        twin.apply_action(action)
        return twin

    def _apply_action(self, action: int) -> None:
        self.at = self.at.after(self.at.option(action))

    def _action_to_string(self, player: int, action: int) -> str:
        at = self.at
        if at.outcomes > 0:  # whoever is said to answer: no seat is asked
            if not 0 <= action < at.outcomes:
                return f"no outcome {action}"
            step = at.step
            return f"{step.name} {step.text(at.playing.g, action)} ({action})"
        try:
            option = at.option(action)
        except IllegalAction as refused:
            return str(refused)
        return at.playing.text(option)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this seat cannot tell from this one. It has no history: that would say what was rolled."""
        if not 0 <= player < self.at.game.mode.seats:
            raise IllegalAction(f"{player} is no seat at this table")
        rng = Rng(int(sampler() * 2**32), int(sampler() * 2**32))
        twin: SpielState = self.get_game().new_initial_state()
        twin.at = elsewhere(self.at, player, rng)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        return self.clone()

    def __str__(self) -> str:
        return repr(self.at.playing.g)
