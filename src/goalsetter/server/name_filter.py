"""Words that no nickname may have: a small list, and a file that the owner of the server edits.

A line of the file is a word; ``*word*`` is refused inside other words too, ``-word`` takes one of
the usual words out, and ``#`` begins a remark. The file is read again whenever it has changed.
"""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

from goalsetter.server.errors import UnfitError
from goalsetter.server.ops.logs import complain, tell

USUAL = Path(__file__).parent / "blocked_words.txt"
"""The words that are refused everywhere, unless the owner takes one out."""
FILE = "blocked-words.txt"
"""The name of the owner's file in the data folder."""
LIKE = str.maketrans(
    "0134567892@$!|+(€£авегһікмнорстухѕјԁԛԝӏαβεηικμνορτυχωσɑɡıłøđŧħ",
    "oieasgtbgzasiitcelabeghikmhopctyxsjdqwlabenikmvoptuxwsagilodth",
)
"""Signs that are taken for a letter: digits, and letters of other scripts that look like ours."""
ADORNING = "0123456789@$!|+(€£*#~^?=<>)[]{}'\"/\\&%"
"""Signs that may stand around a word without being read as letters."""
SAME = str.maketrans("lvy", "iui")
"""Letters that stand for one another: a 1 may be an l or an i, and v has long been a u."""


class NameFilter:
    """The words that are refused now."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._stamp: tuple[int, int] | None = None
        self._rules = _rules(_lines(USUAL))
        self._refresh()

    def check(self, name: str) -> None:
        """A name with one of the words in it raises ``UnfitError``."""
        self._refresh()
        words = [*re.split(r"[\s_.,;:\-]+", name), name]
        read = {_plain(bare) for word in words for bare in _bare(word)}
        if any(rule.fullmatch(word) for rule in self._rules for word in read):
            raise UnfitError("name-unkind")

    def _refresh(self) -> None:
        """Read the owner's file anew if it has changed; what cannot be read changes nothing."""
        if self._path is None:
            return
        try:
            stat = self._path.stat()
            stamp = (stat.st_mtime_ns, stat.st_size)
            if stamp != self._stamp:
                self._rules = _rules([*_lines(USUAL), *_lines(self._path)])
                self._stamp = stamp
                tell("words-read", words=len(self._rules))
        except FileNotFoundError:
            if self._stamp is not None:
                self._rules, self._stamp = _rules(_lines(USUAL)), None
        except (OSError, UnicodeError) as error:
            complain("words-unread", error)


def _lines(path: Path) -> list[str]:
    lines = [line.partition("#")[0].strip() for line in path.read_text("utf-8").splitlines()]
    return [line for line in lines if line]


def _rules(lines: list[str]) -> list[re.Pattern[str]]:
    out = {_plain(line) for line in lines if line.startswith("-")}
    words = [line for line in lines if not line.startswith("-") and _plain(line) not in out]
    return [_rule(word) for word in words if _plain(word)]


def _rule(word: str) -> re.Pattern[str]:
    """Return a pattern that finds a word, each letter as often as the word has it, or more."""
    runs = re.findall(r"(.)(\1*)", _plain(word))
    drawn = "".join(f"{re.escape(first)}{{{1 + len(more)},}}" for first, more in runs)
    before, after = (".*" if word.startswith("*") else ""), (".*" if word.endswith("*") else "")
    return re.compile(f"{before}{drawn}{after}")


def _bare(word: str) -> tuple[str, ...]:
    """A word, and the same without figures and signs before it, behind it or anywhere.

    A figure may stand for a letter (``sh1t``), or only adorn a word (``shit1``).
    """
    letters = "".join(filter(str.isalpha, word))
    return word, word.rstrip(ADORNING), word.lstrip(ADORNING), word.strip(ADORNING), letters


def _plain(text: str) -> str:
    """The letters of a text as somebody reads them: no marks, no look-alikes, no signs between."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(sign for sign in parts if not unicodedata.category(sign).startswith("M"))
    return "".join(filter(str.isalpha, bare.translate(LIKE))).translate(SAME)
