"""Judges of dear papers: processes of their own, in which every table and address has its share.

A paper is tried with few steps first; only one that needs more stands in the line of the dear ones,
so these hold up no others. A verdict depends on the judge's steps alone: neither waiting nor the
death of a process is held against a paper.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

import msgspec

from goalsetter.judge import Finding, Verdict
from goalsetter.play import Brief, judged, judged_within
from goalsetter.server.workers.calls import pack, unpack
from goalsetter.server.workers.compute import Compute, GoneError, LocalCompute, PoolKind
from goalsetter.server.workers.line import Share
from goalsetter.server.workers.pool import ProcessPool

AT_ONCE = 10_000
"""Steps that a verdict may take where the deeds of all tables are worked out."""
QUICK = 400_000
"""Steps that a verdict may take before it is called a dear one."""
MEMORY = 2 * 2**30
"""Bytes of addresses that a judge may take: he needs a quarter of it for the dearest paper."""
POLITE = 10
"""How much a judge of dear papers leaves the processor to everybody else."""
TRY, RULE = (
    "goalsetter.server.workers.papers:try_paper",
    "goalsetter.server.workers.papers:rule_on_paper",
)
"""The jobs of the two kinds of judges."""

_SHARE: ContextVar[Share | None] = ContextVar("share", default=None)


@contextmanager
def asked_by(share: Share) -> Iterator[None]:
    """Judge everything that is judged meanwhile for this table and address."""
    token = _SHARE.set(share)
    try:
        yield
    finally:
        _SHARE.reset(token)


class Judges:
    """The judges of one server."""

    def __init__(self, dear: int = 0, compute: Compute | None = None) -> None:
        self._quick = ProcessPool(1, memory=MEMORY)
        workers = dear or max(1, (os.cpu_count() or 2) - 1)
        kind = PoolKind(name="papers", workers=workers, memory=MEMORY, niceness=POLITE, urgency=5)
        self._dear = (compute or LocalCompute()).pool(kind)
        # For as long as a cluster is away; no process is made for it before.
        self._nearby = ProcessPool(1, memory=MEMORY, niceness=POLITE)
        self._sought: dict[Brief, asyncio.Task[Verdict]] = {}

    @property
    def waiting(self) -> int:
        """How many papers have no verdict yet that somebody has asked for."""
        return len(self._sought)

    async def verdict(self, brief: Brief) -> Verdict:
        """The verdict on a paper; whoever asks for the same one waits for the same judge.

        A line that is full raises ``BusyError``; ``LostError`` tells that no judge lived to rule.
        """
        # Three checkers ask about one paper at the same time.
        task = self._sought.get(brief)
        if task is None:
            task = asyncio.create_task(self._found(brief, _SHARE.get() or Share()))
            self._sought[brief] = task
            task.add_done_callback(lambda ended: self._over(brief, ended))
        return await asyncio.shield(task)

    def _over(self, brief: Brief, ended: asyncio.Task[Verdict]) -> None:
        del self._sought[brief]
        if not ended.cancelled():
            ended.exception()  # whoever waits is told; all of them may have gone

    async def _found(self, brief: Brief, share: Share) -> Verdict:
        text = pack(brief)
        # Most papers are judged quickly, and must not wait behind one that takes minutes.
        verdict = await self._quick.submit(TRY, text, share=share)
        return read_verdict(verdict or await self._ruling(text, share))

    async def _ruling(self, text: str, share: Share) -> str:
        try:
            return await self._dear.submit(RULE, text, share=share)
        except GoneError:
            return await self._nearby.submit(RULE, text, share=share)

    async def close(self) -> None:
        """Send them home, whatever they are at."""
        for task in list(self._sought.values()):
            task.cancel()
        pools = (self._quick, self._dear, self._nearby)
        await asyncio.gather(*(pool.close() for pool in pools))


# What a judge does in his process.


def try_paper(text: str) -> str:
    """The verdict, if it takes few steps; else nothing."""
    verdict = judged_within(read_brief(text), QUICK)
    return "" if verdict is None else write_verdict(verdict)


def rule_on_paper(text: str) -> str:
    """The verdict, with all the steps that a judge has."""
    return write_verdict(judged(read_brief(text)))


def read_brief(text: str) -> Brief:
    """Return the brief of what is to be judged."""
    brief: Brief = unpack(text)
    return brief


class KeptVerdict(msgspec.Struct, frozen=True):
    """The part of a verdict that is kept: all that a match goes by.

    The rest, such as the work on the cards, is found again by whoever wants to see it. The fields
    and their order are those of every store in use: they do not change with the judge's value.
    """

    findings: tuple[Finding, ...]
    solution: str = ""
    goal: str = ""
    values: tuple[str, ...] = ()
    goal_values: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
    steps: int = 0


def write_verdict(verdict: Verdict) -> str:
    """A verdict as it is kept."""
    fields = {name: getattr(verdict, name) for name in KeptVerdict.__struct_fields__}
    return msgspec.json.encode(KeptVerdict(**fields)).decode()


def read_verdict(text: str) -> Verdict:
    """A verdict that was kept; one that is none raises ``MsgspecError``."""
    kept = msgspec.json.decode(text, type=KeptVerdict)
    return Verdict(**msgspec.structs.asdict(kept))
