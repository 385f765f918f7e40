"""The schemas of the wire as one JSON document: `python -m stolik.server.schema`. The browser's types come from it."""

from __future__ import annotations

import json
from typing import Any

from msgspec.json import schema_components

from stolik.server import wire


def document() -> dict[str, Any]:
    kinds = [*wire.HTTP, wire.FromClient, wire.FromServer, wire.FromLobby]
    found, components = schema_components(kinds, ref_template="#/definitions/{name}")
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


if __name__ == "__main__":
    print(json.dumps(document(), indent=1))
