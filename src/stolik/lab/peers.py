"""Other people's engines, driven as they are meant to be. None of them is needed; each may be missing.

Every function here prepares a piece of work: called with n it does about n games or iterations
and returns what it did, by measure. A missing library raises ImportError.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

Work = Callable[[int], dict[str, float]]

SEED = 1
MEMORY = 1000  # megabytes that OpenSpiel's search may use: never reached
UCT = 2.0
LEDUC_DEAL = (0, 2)  # a jack against a queen: in Leduc the length of random play does not depend on it
SHORTEST = 20  # iterations of a search: OpenSpiel cannot answer after a single one
AT_ONCE = 32  # steps of a call of Pgx
SAMPLE = 5000  # games played outside the clock to learn how many decisions a game has


def _spiel_start(game: Any) -> Any:
    """The first decision: OpenSpiel's rollouts begin there, so the deal costs it nothing."""
    state = game.new_initial_state()
    if state.is_chance_node():
        for card in LEDUC_DEAL:
            state.apply_action(card)
    return state


def _spiel_game(state: Any, rng: Random) -> int:
    """Random play to the end, driven from Python; returns the number of decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            decisions += 1
            state.apply_action(rng.choice(state.legal_actions()))
    return decisions


def _spiel_length(start: Any) -> float:
    rng = Random(SEED)
    return sum(_spiel_game(start.clone(), rng) for _ in range(SAMPLE)) / SAMPLE


def spiel_rollouts(name: str) -> Work:
    """Rollouts of OpenSpiel's C++ evaluator: a search of one simulation that asks for many of them.

    The evaluator cannot be called from Python by itself; the one simulation around it costs nothing.
    """
    spiel = import_module("pyspiel")
    game = spiel.load_game(name)
    start = _spiel_start(game)
    length = _spiel_length(start)

    def work(n: int) -> dict[str, float]:
        evaluator = spiel.RandomRolloutEvaluator(n, SEED)
        spiel.MCTSBot(game, evaluator, UCT, 1, MEMORY, False, SEED, False).mcts_search(start)
        return {"games": n, "decisions": n * length}

    return work


def spiel_search(name: str, size: int) -> Work:
    """OpenSpiel's C++ search from the first decision, one random rollout an iteration, `size` iterations a search.

    On hidden information its ISMCTS with a new world each iteration, otherwise its MCTS (without solver).
    """
    spiel = import_module("pyspiel")
    game = spiel.load_game(name)
    start = _spiel_start(game)
    hidden = game.get_type().information == spiel.GameType.Information.IMPERFECT_INFORMATION

    def search(iterations: int) -> None:
        evaluator = spiel.RandomRolloutEvaluator(1, SEED)
        if hidden:
            spiel.ISMCTSBot(SEED, evaluator, UCT, iterations).step(start)
        else:
            spiel.MCTSBot(game, evaluator, UCT, iterations, MEMORY, False, SEED, False).mcts_search(start)

    return in_searches(search, size)


def in_searches(search: Callable[[int], None], size: int) -> Work:
    """Iterations as searches of `size`, each from an empty tree; a few less or more at the end."""

    def work(n: int) -> dict[str, float]:
        done = 0
        while done < n:
            iterations = max(SHORTEST, min(size, n - done))
            search(iterations)
            done += iterations
        return {"iterations": done}

    return work


def spiel_stepped(name: str) -> Work:
    """An OpenSpiel game step by step from Python, the deal included; its Python games run in no other way."""
    spiel = import_module("pyspiel")
    if name.startswith("python_"):
        import_module("open_spiel.python.games")
    game = spiel.load_game(name)
    rng = Random(SEED)

    def work(n: int) -> dict[str, float]:
        return {"games": n, "decisions": sum(_spiel_game(game.new_initial_state(), rng) for _ in range(n))}

    return work


def pettingzoo(name: str) -> Work:
    """One of PettingZoo's own games."""
    return agents(import_module(f"pettingzoo.classic.{name}").env())


def agents(env: Any) -> Work:
    """The agent loop of PettingZoo's documentation, with a random action of the mask.

    It is seeded once, and the action is not drawn by its own slow `action_space.sample`: both in its favour.
    """
    env.reset(seed=SEED)
    rng = Random(SEED)

    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                decisions += 1
                legal = observation["action_mask"].nonzero()[0]
                env.step(int(legal[int(rng.random() * len(legal))]))
        return decisions

    def work(n: int) -> dict[str, float]:
        return {"games": n, "decisions": sum(play() for _ in range(n))}

    return work


def rlcard(name: str) -> Work:
    """RLCard's own `env.run` with its own random agents, as in training: it is quicker than for evaluation."""
    library = import_module("rlcard")
    agents = import_module("rlcard.agents")
    env = library.make(name, config={"seed": SEED})
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def work(n: int) -> dict[str, float]:
        before = env.timestep
        for _ in range(n):
            env.run(is_training=True)
        return {"games": n, "decisions": env.timestep - before}

    return work


def spiel_tensors(name: str) -> Work:
    """An OpenSpiel game stepped from Python as whoever trains does it: with what the seat sees, and with the mask."""
    spiel = import_module("pyspiel")
    game = spiel.load_game(name)
    rng = Random(SEED)

    def work(n: int) -> dict[str, float]:
        steps = 0
        while steps < n:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, chances)[0])
                    continue
                state.observation_tensor()
                state.legal_actions_mask()
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return {"steps": steps}

    return work


def pgx(name: str, rows: int) -> Work:
    """Pgx as its documentation shows it: all games in one compiled step on the CPU, begun anew when they end."""
    jax = import_module("jax")
    library = import_module("pgx")
    env = library.make(name)
    wrappers = import_module("pgx.experimental")
    step = wrappers.auto_reset(env.step, env.init)

    def some(state: Any, key: Any) -> tuple[Any, Any]:
        """So many steps by random legal actions that one call costs little by itself."""

        def one(carried: Any, _: Any) -> tuple[Any, None]:
            state, key = carried
            key, draw, chance = jax.random.split(key, 3)
            logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
            action = jax.random.categorical(draw, logits, axis=-1)
            return (jax.vmap(step)(state, action, jax.random.split(chance, rows)), key), None

        (state, key), _ = jax.lax.scan(one, (state, key), None, AT_ONCE)
        return state, key

    play = jax.jit(some)
    key = jax.random.PRNGKey(SEED)
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(key, rows)), key]

    def work(n: int) -> dict[str, float]:
        calls = max(1, n // (rows * AT_ONCE))
        for _ in range(calls):
            held[:] = play(*held)
        held[0].observation.block_until_ready()
        return {"steps": calls * rows * AT_ONCE}

    work(1)  # it is compiled now, and not when the clock runs
    return work
