"""Makes the table of look-alike signs from Unicode's confusables.txt (UTS #39, from unicode.org/Public/security).

    python scripts/lookalikes.py confusables.txt

Of its thousands of lines those stay that a name could deceive with here: signs that look like a Latin letter or a
digit, bare or with marks on it, and marks that look like another mark. What normalising makes another sign of anyway
is left out.
"""

from __future__ import annotations

import sys
import unicodedata
from pathlib import Path

from stolik.server import names

HEADER = """\
# Signs that look like others, by what they look like (the prototype of UTS #39).
# Made by scripts/lookalikes.py from confusables.txt {version}, a part of which this is. Its licence: LICENSES.md.

"""
MARKS = range(0x300, 0x370)  # the combining marks that Latin letters bear


def wanted(sign: str, like: str) -> bool:
    if unicodedata.normalize("NFKD", sign) != sign:
        return False
    letter, *marks = list(unicodedata.normalize("NFD", like))
    if unicodedata.category(sign).startswith("M"):
        return ord(letter) in MARKS and not marks
    return letter.isascii() and all(mark.isascii() or ord(mark) in MARKS for mark in marks) and letter.isalnum()


def read(text: str) -> dict[str, str]:
    """What looks like it, by prototype."""
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        fields = line.partition("#")[0].split(";")
        if len(fields) == 3:
            sign, like = ("".join(chr(int(code, 16)) for code in field.split()) for field in fields[:2])
            if wanted(sign, like):
                found.setdefault(unicodedata.normalize("NFD", like), []).append(sign)
    return {like: "".join(sorted(signs)) for like, signs in sorted(found.items())}


def plain(text: str) -> str:
    """In ASCII: marks, and letters that run from right to left, make a line unreadable."""
    codes = [
        sign if sign.isascii() else f"\\u{ord(sign):04x}" if sign < "\U00010000" else f"\\U{ord(sign):08x}"
        for sign in text
    ]
    return f'"{"".join(codes)}"'


def main() -> None:
    text = Path(sys.argv[1]).read_text(encoding="utf-8-sig")
    version = next(line.partition(":")[2].strip() for line in text.splitlines() if line.startswith("# Version:"))
    lines = [f"{plain(like)} = {plain(signs)}\n" for like, signs in read(text).items()]
    names.LOOKALIKES.write_text(HEADER.format(version=version) + "".join(lines), encoding="ascii")


if __name__ == "__main__":
    main()
