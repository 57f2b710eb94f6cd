"""The plain form of a note, the text between ``<`` and ``>``. What a note means lives elsewhere.

A note is kept in one spelling, as a mat keeps its cubes in one order, so that two notes that
say the same with other keys of the keyboard are equal.
"""

from __future__ import annotations

NOTE_LENGTH = 40
"""How many characters a note may have in its plain form."""

_FULL_WIDTH = {0xFEE0 + code: chr(code) for code in range(0x21, 0x7F)} | {0x3000: " "}

_CHARACTERS = str.maketrans("−–—×·⋅÷*", "---xxx/^")
_IN_VALUES = str.maketrans("−–—×·⋅÷*", "---xxx/x")
"""The same in a note that names a number, such as ``1+sqrt(3)*i``, where ``*`` multiplies."""

ROOT_WORD = "sqrt"
"""Spellings of √ that may be typed within a note."""

_WHOLE_NOTES = {
    "s-": "|",
    "v": "√",
    **dict.fromkeys(("X", "times"), "x"),
    **dict.fromkeys(("U", "u", "union"), "∪"),
    **dict.fromkeys(("n", "intersect", "intersection"), "∩"),
    "∨": "V",
    **dict.fromkeys(("A", "∧", "∅"), "Λ"),
    **dict.fromkeys(("C", "c", "⊂", "subset"), "⊆"),
    **dict.fromkeys(("′", "’"), "'"),
    **dict.fromkeys(("\\", "∖", "minus"), "-"),
    "plus": "+",
}
_WORDS = {word.lower(): word for word in ("lcm", "gcf", "log", "div", "exp", "ABAB", "ABBB")}


def narrow(text: str) -> str:
    """The text with its full-width signs, as some keyboards give them, in their usual width."""
    return text if text.isascii() else text.translate(_FULL_WIDTH)


def plain_note(text: str) -> str:
    """The note in its one spelling: ``×`` as ``x``, ``LCM`` as ``lcm``, a lone ``v`` as ``√``."""
    note = narrow(text).strip().replace(ROOT_WORD, "√")
    names_number = len(note) > 1 and not {"√", "i"}.isdisjoint(note)
    note = note.translate(_IN_VALUES if names_number else _CHARACTERS)
    note = _WHOLE_NOTES.get(note, _WORDS.get(note.lower(), note))
    if not (0 < len(note) <= NOTE_LENGTH and note.isprintable() and not set(note) & set("<>")):
        raise ValueError(
            f"expected 1 to {NOTE_LENGTH} printable characters without < >, got {text!r}"
        )
    return note
