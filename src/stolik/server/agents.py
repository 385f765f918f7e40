"""What somebody signed in with: the browser and the system, out of all that a browser says of itself."""

from __future__ import annotations

import re

LONGEST = 120
# The first that is found counts: nearly every browser says that it is also those further down.
BROWSERS = {
    "Edge": "Edg",
    "Opera": "OPR/",
    "Samsung Internet": "SamsungBrowser/",
    "Vivaldi": "Vivaldi/",
    "Firefox": "Firefox/|FxiOS/",
    "Chrome": "Chrome/|Chromium/|CriOS/",
    "Safari": "Safari/",
}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "macOS": "Mac OS X|Macintosh",
    "ChromeOS": "CrOS",
    "Linux": "Linux|X11",
}


def described(agent: str) -> str:
    """`Firefox/Linux`: the browser and the system, either of them empty where it is not known."""
    browser = _first(BROWSERS, agent)
    if not browser and agent.isascii() and agent.isprintable():
        browser = agent.partition("/")[0][: LONGEST // 2]  # no browser that we know, but it has a name
    return f"{browser}/{_first(SYSTEMS, agent)}"


def _first(signs: dict[str, str], agent: str) -> str:
    return next((name for name, sign in signs.items() if re.search(sign, agent)), "")
