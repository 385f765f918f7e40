"""Takes the server, and then its database, away again and again while people play: nothing promised may be lost.

The players come back with the last number that they have seen and send what was not settled once more, under the same
key. In the end, and after each kill, the database is read as it lies there.
"""

from __future__ import annotations

import argparse
import random
import sys
import time

import clusters
from drills import faults, kills


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--births", type=int, default=10, help="kills while the database is made")
    parser.add_argument("--faults", type=int, default=200, help="of the connection to PostgreSQL")
    parser.add_argument("--seed", type=int, default=time.time_ns() % 10**6)
    arguments = parser.parse_args()
    random.seed(arguments.seed)
    print(f"seed {arguments.seed}")
    try:
        if arguments.kills or arguments.births:
            print(kills.main(arguments.kills, arguments.births), flush=True)
        if arguments.faults and clusters.missing():
            print(f"no faults of the database: {clusters.missing()}")
        elif arguments.faults:
            words, fine = faults.main(arguments.faults)
            print(words, flush=True)
            return 0 if fine else 1
    except Exception as error:
        print(f"FAILED: {type(error).__name__}: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
