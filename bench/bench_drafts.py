"""A paper that is none, while others write dear ones: how soon is its writer told?

A real server, a socket for each writer. Some writers ask without end about papers that take the
process of drafts seconds each; one writes papers that are no expression, short ones and the longest
that may be sent, with notes, ``where`` and wild cubes, in both games. Measured is the time from the
frame sent to the remark received. The promise: half a second, always.

Run by ``make bench``, or ``python bench/bench_drafts.py [rounds] [dear writers]``.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from threading import Event, Thread
from time import perf_counter, sleep

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench_tables import free_port, listening, process

from tests.attacks.test_dear_papers import dear
from tests.server.browser import Browser, browser
from tests.server.running import Running

ROUNDS, WRITERS = 10, 4
LONGEST = 300
PAUSE = 0.15
"""Seconds between two drafts of one writer, as the page sends them."""

EQUATIONS = {
    "short": "3+ = 7",
    "long sum": ("1+" * LONGEST)[: LONGEST - 5] + "+ = 7",
    "digits": ("1" * LONGEST)[: LONGEST - 5] + "+ = 7",
    "roots": "√" * (LONGEST - 4) + " = 7",
    "roots with indices": ("1√" * LONGEST)[: LONGEST - 4] + " = 7",
    "powers": "9^" * 147 + " = 7",
    "groups": "(1+2)" * 59 + " = 7",
    "deep groups": "(" * 70 + "1+" + ")" * 70 + " = 7",
    "notes and where": "0<3>+" * 55 + " = 7 where 0=2",
    "a missing bracket": "(1+2x3" * 49 + " = 7",
    "unreadable": "3 § 4 = 7",
}
ON_SETS = {
    "short set": "B ∪",
    "long set": "B∪" * 150,
    "primes": "B" + "'" * 298 + "∪",
    "Restrictions": "B⊆" * 70 + "; " + "R∩" * 75,
    "a wild cube": "B Y R " * 45 + "where Y=B",
}
BOOKS = {"mlag-equations-2018-19": EQUATIONS, "mlag-on-sets-2017-18": ON_SETS}


def sit_down(port: int, edition: str, opened: ExitStack) -> Browser:
    """A browser at a table of its own, with a bot, at which a match goes on."""
    seated = Running(port=port).order(edition=edition, pace="none", shakes=50)
    found = opened.enter_context(browser(port, seated["code"], seated["token"]))
    found.table()
    return found


def draft(number: int, text: str) -> dict[str, object]:
    """A frame with a paper in the making."""
    return {"type": "draft", "id": number, "texts": [text], "goal": "", "avoid": ""}


def keep_busy(writer: Browser, over: Event) -> None:
    """Ask about dear papers until all is over, another one as soon as one was looked at."""
    for number in count(1):
        if over.is_set():
            return
        writer.send(draft(number, dear(number)))
        writer.until("form")


def remark_after(writer: Browser, number: int, text: str) -> float:
    """Seconds until the writer is told what is wrong with the form of a paper."""
    began = perf_counter()
    writer.send(draft(number, text))
    writer.until("form", lambda form: form["id"] == number and bool(form["troubles"]))
    return perf_counter() - began


def measure(port: int, rounds: int, writers: int) -> None:
    """Print the median and the worst for each paper, and for all."""
    everything: list[float] = []
    over = Event()
    with ExitStack() as opened:
        seated = {edition: sit_down(port, edition, opened) for edition in BOOKS}
        dear_ones = [sit_down(port, next(iter(BOOKS)), opened) for _ in range(writers)]
        busy = [Thread(target=keep_busy, args=(each, over)) for each in dear_ones]
        for thread in busy:
            thread.start()
        sleep(5)  # until the process of drafts has begun with the first dear paper
        numbers = count(1)
        for edition, papers in BOOKS.items():
            for name, text in papers.items():
                late = []
                for _ in range(rounds):
                    late.append(remark_after(seated[edition], next(numbers), text) * 1000)
                    sleep(PAUSE)
                everything += late
                print(f"{name:20} {sorted(late)[len(late) // 2]:6.1f} ms  {max(late):6.1f} ms")
        over.set()
        for thread in busy:
            thread.join()
    found = sorted(everything)
    print(f"{len(found)} papers: median {found[len(found) // 2]:.1f} ms, worst {found[-1]:.1f} ms")


async def run(rounds: int, writers: int) -> None:
    """The measurement, on a server of its own."""
    port = free_port()
    with process("serve", port):
        await listening(port)
        await asyncio.to_thread(measure, port, rounds, writers)


if __name__ == "__main__":
    words = [*sys.argv[1:], *map(str, (ROUNDS, WRITERS)[len(sys.argv) - 1 :])]
    asyncio.run(run(int(words[0]), int(words[1])))
