"""Verdicts on papers: each is found once, kept with the match, and taken in where it is known.

A verdict may take seconds. Whoever must not wait so long works ``at`` a ``Bench``: then a verdict
that is neither known nor quickly found raises ``UnjudgedError``, and is to be found elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from hashlib import sha256

from goalsetter.cubes import Mat
from goalsetter.judge import Verdict, rule_on_papers, rule_within
from goalsetter.notation import mat_to_json
from goalsetter.play.terms import Terms
from goalsetter.rules import AnyQuestion, ChallengeKind, Chosen, Question

MOST = 4096
"""How many verdicts are remembered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Brief:
    """All that the verdict on a paper depends on."""

    terms: Terms
    named: tuple[Chosen, ...]
    mat: Mat
    texts: tuple[str, ...]
    after: ChallengeKind

    @property
    def question(self) -> AnyQuestion:
        """The question to the judge."""
        rules = self.terms.in_force(self.named)
        return Question(rules=rules, mat=self.mat, challenge=self.after, papers=self.texts)

    @property
    def digest(self) -> str:
        """A short name of the brief among all of one match, whose terms are the same."""
        named = [str(chosen) for chosen in self.named]
        mat = [f"{name} {text}" for name, text in mat_to_json(self.mat).items()]
        lines = [*mat, self.after.value, *named, "", *self.texts]
        return sha256("\n".join(lines).encode("utf-8", "surrogatepass")).hexdigest()[:32]


class UnjudgedError(Exception):
    """A verdict is wanted that has to be found elsewhere first."""

    def __init__(self, brief: Brief) -> None:
        self.brief = brief
        super().__init__(brief.texts)


@dataclass(slots=True, kw_only=True)
class Bench:
    """Where a verdict is looked for while something is worked out, and which ones were wanted."""

    steps: int = 0
    """The steps that the judge may spend on a verdict here and now."""
    kept: Mapping[str, Verdict] = field(default_factory=dict)
    """The verdicts of this match by their digests: these stand, whatever a judge would say now."""
    wanted: dict[Brief, Verdict] = field(default_factory=dict)


_FOUND: dict[Brief, Verdict] = {}
"""A verdict never changes, so it is no matter who finds it or when it is forgotten."""
_BENCH: ContextVar[Bench | None] = ContextVar("bench", default=None)


@contextmanager
def judging_at(bench: Bench) -> Iterator[Bench]:
    """Give everything that is worked out meanwhile its verdicts from this bench."""
    token = _BENCH.set(bench)
    try:
        yield bench
    finally:
        _BENCH.reset(token)


def judged(brief: Brief) -> Verdict:
    """The verdict, found anew."""
    return rule_on_papers(brief.question, briefly=True)


def judged_within(brief: Brief, steps: int) -> Verdict | None:
    """The verdict, if so many steps are enough to find it."""
    return rule_within(steps, brief.question)


def verdict_of(brief: Brief) -> Verdict:
    """The verdict: as it is kept, as it is known, or found now."""
    bench = _BENCH.get()
    if bench is None:
        known = _FOUND.get(brief)
        return remembered(brief, judged(brief)) if known is None else known
    verdict = bench.wanted.get(brief) or bench.kept.get(brief.digest) or _FOUND.get(brief)
    if verdict is None:
        verdict = judged_within(brief, bench.steps)
        if verdict is None:
            raise UnjudgedError(brief)
        remembered(brief, verdict)
    bench.wanted[brief] = verdict
    return verdict


def is_judged(brief: Brief) -> bool:
    """Whether the verdict is known."""
    return brief in _FOUND


def remembered(brief: Brief, verdict: Verdict) -> Verdict:
    """Take in a verdict; the oldest is forgotten for it."""
    while len(_FOUND) >= MOST:
        del _FOUND[next(iter(_FOUND))]
    _FOUND[brief] = verdict
    return verdict
