"""`stolik train`: a net for a game, from games of the bots against themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from os import cpu_count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from stolik.bots.minds import shipped
from stolik.cli.arguments import Arguments, Commands, Usage, add_command, at_least, game_of, words_of
from stolik.cli.screen import console
from stolik.cli.words import Words
from stolik.engine.game import Game
from stolik.engine.netfile import Header
from stolik.engine.thinking import OwnBot
from stolik.lab.crew import Crew

if TYPE_CHECKING:
    from stolik.lab.training.train import Stage


def add(commands: Commands) -> None:
    parser = add_command(commands, "train", run, "teach a net to judge a game, from games against itself")
    parser.add_argument("game")
    parser.add_argument("--players", type=at_least(1), help="for how many the net is (default: the fewest)")
    parser.add_argument("--minutes", type=at_least(1), default=10, help="how long in all (default: 10)")
    parser.add_argument("--seed", type=at_least(0), default=1, help="of all games (default: 1)")
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--jobs", type=at_least(1), default=cpu_count() or 1, help="processes (default: one a core)")
    who.add_argument(
        "--cluster", metavar="ADDRESS", help="of Ray that plays: auto, local, HOST:PORT or ray://HOST:PORT"
    )
    parser.add_argument("--from", dest="begin", metavar="NET", help="a net to go on from; `shipped`: the game's own")
    parser.add_argument("--resume", type=Path, metavar="FOLDER", help="keep games and nets there, and go on with them")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where the net goes (default: GAME-PLAYERS.net)")


def run(arguments: Arguments) -> int:
    game, words = game_of(arguments), words_of(arguments)
    seats = arguments.players or game.players[0]
    game.check_seats(seats)
    out = arguments.out or Path(f"{game.id}-{seats}.net")
    if (own := game.thinking.own_bot) is not None:
        return _train_own(own, arguments, seats, out, words)
    try:
        from stolik.lab.training.train import Training, TrainingPlan
    except ModuleNotFoundError as missing:
        raise Usage(f"training needs {missing.name}: pip install 'stolik[rl]'") from None
    crew = Crew(arguments.jobs, arguments.cluster)
    with _folder(arguments.resume) as folder, _bar(game, words) as told:
        plan = TrainingPlan(
            game.id, seats, arguments.minutes, folder, arguments.seed, _begin(arguments.begin, game, seats)
        )
        header = Training(plan, crew, told).run(out)
    _print(header, out, words)
    return 0


def _train_own(own: OwnBot, arguments: Arguments, seats: int, out: Path, words: Words) -> int:
    """A game's own player learns in its own way, in processes of this machine."""
    if arguments.cluster or arguments.begin or arguments.resume:
        raise Usage("a game's own player learns anew, on this machine: no --cluster, --from or --resume")
    header = own.train(seats, arguments.minutes, arguments.jobs, arguments.seed, out)
    net, before = (f"{header['loss'][key][0]:.3f}" for key in ("net", "own"))
    console().print(words.say("train-own", file=str(out), games=header["games"], net=net, own=before))
    return 0


def _begin(net: str | None, game: Game, seats: int) -> str:
    if net != "shipped":
        return net or ""
    found = shipped(game, seats)
    if found is None:
        raise Usage(f"{game.id} comes with no net for {seats}")
    return str(found)


@contextmanager
def _folder(kept: Path | None) -> Iterator[Path]:
    if kept is not None:
        yield kept
        return
    with TemporaryDirectory(prefix="stolik-") as folder:
        yield Path(folder)


@contextmanager
def _bar(game: Game, words: Words) -> Iterator[Callable[[Stage], None]]:
    """How far it is, what is being done, and what the last fit and duel came to."""
    columns = TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(), TextColumn("{task.fields[found]}")
    with Progress(*columns, console=console()) as bar:
        task = bar.add_task(game.id, total=1.0, found="")

        def told(stage: Stage) -> None:
            doing = words.say(f"doing-{stage.doing}", generation=stage.generation, games=stage.games)
            found = []
            if stage.held is not None:
                found.append(words.say("train-held", net=f"{stage.held.net[0]:.3f}", own=f"{stage.held.own[0]:.3f}"))
            if stage.duel is not None:
                found.append(words.say("train-score", share=_share(stage.duel.share), half=_share(stage.duel.half)))
            bar.update(task, completed=stage.part, description=doing, found=", ".join(found))

        yield told


def _share(share: float) -> str:
    return f"{100 * share:.1f}"


def _print(header: Header, out: Path, words: Words) -> None:
    gate = header.gate
    console().print(
        words.say(
            "train-done",
            file=str(out),
            share=_share(gate["share"]),
            half=_share(gate["half"]),
            deals=gate["deals"],
            even=_share(1 / header.seats),
        )
    )
    bots = ",".join(["human", *[f"search:1000:{out}"] * (header.seats - 1)])
    console().print(words.say("train-play", command=f"stolik play {header.game} --seats {bots}"), soft_wrap=True)
