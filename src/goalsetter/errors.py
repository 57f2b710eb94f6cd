"""The one exception tree of Goalsetter. Imports nothing of ours.

    GoalsetterError
    ├── NotationError (also a ValueError)   a text that cannot be read
    ├── CaseError (also a ValueError)       a question in JSON that cannot be understood
    ├── RecordError (also a ValueError)     a record of a match that cannot be read or written
    └── PaperError (also a ValueError)      a document that cannot be printed as it was asked for

A thing that can be read but may not be done is a value (a refusal), and a wrong answer is a
value too (a verdict): neither is an exception.
"""

from __future__ import annotations

SHOWN = 40
"""How many characters of an offending text a message repeats."""


class GoalsetterError(Exception):
    """Anything that Goalsetter raises on purpose."""


class NotationError(GoalsetterError, ValueError):
    """A text that cannot be read: a stable code, where, what was expected and what came."""

    def __init__(
        self, code: str, *, text: str, position: int, expected: str, found: str = ""
    ) -> None:
        self.code = code
        self.text = text
        self.position = position
        self.expected = expected
        self.found = found
        came = repr(_short(found)) if found else "the end of the text"
        super().__init__(
            f"{code}: expected {expected}, got {came} at position {position} of {_short(text)!r}"
        )


class CaseError(GoalsetterError, ValueError):
    """A case, or a question in its shape, that cannot be understood: a stable code and details."""

    def __init__(self, code: str, **details: str) -> None:
        self.code = code
        self.details = details
        shown = ", ".join(f"{name} {_short(text)!r}" for name, text in details.items())
        super().__init__(f"{code}: {shown}" if shown else code)


class RecordError(GoalsetterError, ValueError):
    """A record of a match that cannot be read: a stable code, the line, what was expected."""

    def __init__(self, code: str, *, line: int, expected: str, found: str = "") -> None:
        self.code = code
        self.line = line
        self.expected = expected
        self.found = found
        came = repr(_short(found)) if found else "nothing"
        super().__init__(f"{code}: expected {expected}, got {came} on line {line}")


class PaperError(GoalsetterError, ValueError):
    """A document that cannot be printed so: a stable code, what was expected and what came."""

    def __init__(self, code: str, *, expected: str, came: str = "") -> None:
        self.code = code
        self.expected = expected
        self.came = _short(came)
        shown = repr(self.came) if came else "nothing"
        super().__init__(f"{code}: expected {expected}, got {shown}")


def _short(text: str) -> str:
    """The text, cut to a length that a message can hold."""
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
