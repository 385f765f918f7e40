"""The schemas of the wire and of each game's views as one JSON document: `python -m stolik.server.schema`.

The browser's types come from it: `web/src/wire.ts`, and `view.ts` in the folder of each game.
"""

from __future__ import annotations

import json
from typing import Any, get_args, get_type_hints, is_typeddict

from msgspec.json import schema_components

from stolik import games
from stolik.engine import shown
from stolik.engine.game import Game
from stolik.server import wire

DEFINITIONS = "#/definitions/{name}"


def document() -> dict[str, Any]:
    kinds = [*wire.HTTP, wire.FromClient, wire.FromServer, wire.FromLobby]
    found, components = schema_components(kinds, ref_template=DEFINITIONS)
    names = [kind.__name__ for kind in wire.HTTP] + ["FromClient", "FromServer", "FromLobby"]
    components |= {name: schema for name, schema in zip(names, found, strict=True) if "anyOf" in schema}
    for name, component in components.items():
        kind = getattr(wire, name)
        if isinstance(kind, type) and not issubclass(kind, wire.Message):
            component["required"] = list(component["properties"])  # the server leaves nothing out
    return {
        "title": "Wire",
        "type": "object",
        "additionalProperties": False,
        "properties": {name: {"$ref": f"#/definitions/{name}"} for name in names},
        "definitions": components,
    }


def _typed(name: str, kind: Any) -> dict[str, Any]:
    """The schema of a TypedDict, or of several of which it is one, by this name; nothing where a game has none."""
    kinds = [each for each in get_args(kind) or (kind,) if is_typeddict(each)]
    found, components = schema_components(kinds, ref_template=DEFINITIONS)
    if found and list(found) != [{"$ref": f"#/definitions/{name}"}]:
        components[name] = found[0] if len(found) == 1 else {"anyOf": list(found)}
    return components


def view(game: Game) -> dict[str, Any]:
    """What a game's views hold: the position as it is shown, what the rules make of it, cards, settings, constants."""
    display, rules = game.display, game.rules
    settings: dict[str, Any] = {name: {"enum": list(values)} for name, values in game.settings.values.items()}
    settings |= {name: {"type": "string"} for name in game.settings.installed}  # whatever a host has
    definitions: dict[str, Any] = {
        "Card": {"type": "string"},
        "Position": shown.schema(rules),
        "Settings": shown.closed(settings),
    }
    definitions |= _typed("Derived", get_type_hints(display.derived).get("return"))
    definitions |= _typed("Face", display.face)
    if game.teaching.scorer is not None:
        definitions |= _typed("Scored", game.teaching.scorer.told)
    return {
        "schema": {
            "title": "Shown",
            "type": "object",
            "additionalProperties": False,
            "properties": {name: {"$ref": f"#/definitions/{name}"} for name in definitions},
            "definitions": definitions,
        },
        "constants": {"CARDS": list(rules.layout.cards), **display.constants},
    }


if __name__ == "__main__":
    views = {name: view(games.get(name)) for name in games.names()}
    print(json.dumps({"wire": document(), "views": views}, indent=1))
