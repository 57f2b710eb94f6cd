"""A hundred times ``kill -9``: is anything lost that a player was told?

Two tables are played at once, one between people and one against a bot, while the server is killed
at random moments. Run by ``make bench``, or ``python bench/bench_kill.py [runs]``.
"""

from __future__ import annotations

import sys
import tempfile
import threading
from pathlib import Path
from random import Random
from time import monotonic

sys.path.insert(0, str(Path(__file__).parents[1]))

RUNS = 100


def main() -> int:
    """Kill, start again, compare; the exit code tells whether something was lost."""
    # Each server's own processes read this file again, and need nothing of this.
    from tests.server.killing import Memory, lost, play_until_killed, victim  # noqa: PLC0415

    runs = int(sys.argv[1]) if len(sys.argv) > 1 else RUNS
    chance, found, starts = Random(11), [], []
    with tempfile.TemporaryDirectory() as folder, victim(Path(folder)) as game:
        server = game.start()
        people = server.order(bots=[""], pace="none", shakes=50)
        path = f"/api/tables/{people['code']}/seats"
        server.ask("POST", path, {"nickname": "Ben"})
        alone = server.order(bots=["third-grade"], pace="none", shakes=50)
        memories = Memory(), Memory()
        for _ in range(runs):
            seats = zip((people, alone), memories, strict=True)
            played = [
                threading.Thread(target=play_until_killed, args=(game, seat, memory, chance))
                for seat, memory in seats
            ]
            for each in played:
                each.start()
            for each in played:
                each.join()
            began = monotonic()
            server = game.start()
            starts.append(monotonic() - began)
            for seat, memory in zip((people, alone), memories, strict=True):
                found += lost(server, seat, memory)
    acknowledged = sum(memory.acknowledged for memory in memories)
    print(f"{runs} times kill -9, {acknowledged} actions acknowledged, {len(found)} lost")
    print(f"back after {sorted(starts)[len(starts) // 2]:.2f} s in the median")
    for each in found[:20]:
        print("lost:", each)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
