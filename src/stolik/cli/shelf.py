"""`stolik games`: what there is to play."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from stolik import games
from stolik.cli.arguments import Arguments, Commands, add_command, words_of
from stolik.cli.screen import console


def add(commands: Commands) -> None:
    add_command(commands, "games", run, "list the games")


def run(arguments: Arguments) -> int:
    words = words_of(arguments)
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for name in games.names():
        game = games.get(name)
        fewest, most = game.players[0], game.players[-1]
        players = words.say("players", span=f"{fewest}–{most}" if fewest < most else f"{most}")
        told = Text.assemble((words.of(game, "name"), "bold"), "\n", (words.of(game, "tagline"), "italic"))
        for option, values in game.settings.values.items():
            told.append(f"\n--option {option}={'|'.join(values)}", "dim")
        grid.add_row(Text(game.id, "bold cyan"), players, told)
    console().print(grid)
    return 0
