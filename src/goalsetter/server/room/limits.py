"""How much each seat may do at one table, by whichever browser."""

from __future__ import annotations

from goalsetter.server.rate_limit import Buckets
from goalsetter.server.settings import Limits


class Measures:
    """Buckets by seat: for frames, browsers that come, words, reports and hints."""

    def __init__(self, limits: Limits) -> None:
        self.frames = Buckets(limits.frames, limits.frames_at_once)
        self.comings = Buckets(limits.comings, limits.comings_at_once)
        self.words = Buckets(limits.words, limits.words_at_once)
        self.complaints = Buckets(limits.complaints, limits.complaints_at_once)
        self.hints = Buckets(limits.hints, limits.hints_at_once)
