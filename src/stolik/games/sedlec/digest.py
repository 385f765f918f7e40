"""A turn of Sedlec in a sentence or two: what was dug up, collected or laid, and what is complete."""

from __future__ import annotations

from typing import Any

from stolik.engine.ending import Saying

LAID = ("stacked", "built")


def digest(events: list[dict[str, Any]]) -> list[Saying]:
    told = {event["event"]: event for event in events}
    turned = [event["card"] for event in events if event["event"] == "turned"]
    first: list[Saying] = []
    if "starts" in told:
        first.append(Saying("starts", {"seat": told["starts"]["seat"]}))
    if "effect_drawn" in told:
        first.append(Saying("drawn", {"card": told["shape_drawn"]["card"], "card2": told["effect_drawn"]["card"]}))
    done = [told[name] for name in ("collected", "took", *LAID) if name in told]
    if "dug" in told:
        # Whoever plays alone lays one of the cards at once; the others take one.
        dug = {"seat": told["dug"]["seat"], "card": turned}
        key = f"dug-{done[0]['event']}" if done else "dug"
        first.append(Saying(key, {**dug, "card2": done[0]["card"]} if done else dug))
    elif done:
        first.append(Saying(done[0]["event"], {"seat": done[0]["seat"], "card": done[0]["card"]}))
    if "completed" in told and len(first) < 2:
        first.append(Saying("completed", {"seat": told["completed"]["seat"], "build": told["completed"]["build"]}))
    return first
