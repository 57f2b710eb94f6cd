"""Why something that a browser asked for is not done: a code, a status, and the sentence."""

from __future__ import annotations

from http import HTTPStatus

from goalsetter.server import wire
from goalsetter.server.store import AWAY, DOWN, LOST, StoreError
from goalsetter.words import say


class UnfitError(Exception):
    """Something that is not done; its sentence stands in the catalogue under ``server-``."""

    def __init__(
        self, code: str, status: HTTPStatus = HTTPStatus.BAD_REQUEST, /, **details: object
    ) -> None:
        self.code = code
        self.status = status
        self.details = details
        super().__init__(f"{code}: {say(f'server-{code}', 'en', **details)}")

    @property
    def sentence(self) -> str:
        """In the language of whoever is told."""
        return say(f"server-{self.code}", None, **self.details)

    @property
    def detail(self) -> str:
        """A detail for the program that asked, and for nobody else."""
        return str(self.details.get("message", ""))

    @property
    def fault(self) -> wire.Fault:
        """As a body."""
        return wire.Fault(code=self.code, sentence=self.sentence, detail=self.detail)

    def error(self, id: int | None = None, *, fatal: bool = False) -> wire.Error:
        """As a frame."""
        sentence = self.sentence
        return wire.Error(code=self.code, sentence=sentence, id=id, fatal=fatal, detail=self.detail)

    def refused(self, id: int) -> wire.Refused:
        """As the answer to a deed."""
        return wire.Refused(id=id, code=self.code, sentence=self.sentence)


UNKEPT = {LOST: "elsewhere", AWAY: "no-store", DOWN: "no-store"}
"""Why something is not kept, by the store's code; anything else may be the disk."""


def unkept(error: StoreError) -> UnfitError:
    """The store cannot keep or find something."""
    return UnfitError(UNKEPT.get(error.code, "not-kept"), HTTPStatus.SERVICE_UNAVAILABLE)


def no_table(code: str) -> UnfitError:
    """There is no such table."""
    return UnfitError("no-table", HTTPStatus.NOT_FOUND, code=code[:12])
