"""A printed document as a person sees it: its pages as pictures, its squares, its letters."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

import pypdfium2
import zxingcpp

from goalsetter.paper.document import Document
from goalsetter.paper.fitting import MILLIMETERS, Box, Fitted

TOLERANCE = 0.35
"""Millimeters by which a letter may stand over its own width: a "j" begins left of its place."""

WIDE = "W" * 30 + " " + "Wilhelmina " * 3
"""A name that is as long as a roster lets one be, and wider than any that people have."""


def texts(pdf: bytes) -> list[str]:
    """Return the text of every page, on one line."""
    document = pypdfium2.PdfDocument(pdf)
    return [" ".join(page.get_textpage().get_text_bounded().split()) for page in document]


def squares(pdf: bytes, page: int = 0, *, dots: int = 110) -> list[str]:
    """Return what a phone reads from the QR codes of a page, printed at so many dots an inch."""
    picture = pypdfium2.PdfDocument(pdf)[page].render(scale=dots / 72).to_pil().convert("L")
    return [code.text for code in zxingcpp.read_barcodes(picture)]


def is_black(pdf: bytes, box: Box, page: int = 0) -> bool:
    """Whether something is drawn in a box."""
    scale = 3
    picture = pypdfium2.PdfDocument(pdf)[page].render(scale=scale).to_pil().convert("L")
    unit = scale / MILLIMETERS
    corner = (box.x * unit, box.y * unit, box.right * unit, box.bottom * unit)
    darkest = picture.crop(tuple(map(int, corner))).getextrema()[0]
    return bool(darkest < 128)


@dataclass
class Recorder:
    """The boxes into which texts were written, page by page, and the sizes of their letters."""

    boxes: dict[int, list[Box]] = field(default_factory=dict)
    sizes: dict[str, float] = field(default_factory=dict)

    def letters_outside(self, pdf: bytes) -> list[str]:
        """Return the letters on paper that stand in none of the boxes, each with its page."""
        strays = []
        for number, page in enumerate(pypdfium2.PdfDocument(pdf), start=1):
            height = page.get_height()
            text = page.get_textpage()
            boxes = self.boxes.get(number, [])
            last = 0
            for at in range(text.count_chars()):
                left, bottom, right, top = text.get_charbox(at)
                letter = Box(
                    left * MILLIMETERS,
                    (height - top) * MILLIMETERS,
                    (right - left) * MILLIMETERS,
                    (top - bottom) * MILLIMETERS,
                )
                # Letters come in the order in which they were written, so the next one stands in
                # the same box or in one that follows.
                order = (*range(last, len(boxes)), *range(last))
                place = next((n for n in order if holds(boxes[n], letter)), None)
                last = last if place is None else place
                if place is None:
                    strays.append(f"page {number}: {text.get_text_range(at, 1)!r} at {letter}")
        return strays


def holds(box: Box, letter: Box) -> bool:
    """Whether a letter stands in a box."""
    return (
        letter.x >= box.x - TOLERANCE
        and letter.right <= box.right + TOLERANCE
        and letter.y >= box.y - TOLERANCE
        and letter.bottom <= box.bottom + TOLERANCE
    )


@contextmanager
def recording() -> Iterator[Recorder]:
    """Record the boxes of all texts that are written meanwhile."""
    recorder = Recorder()
    write = Document.write

    def record(self: Document, text: str, box: Box, **options: Any) -> Fitted:
        assert holds(self.page, box), f"{text!r} was meant for {box}, which is not on the page"
        recorder.boxes.setdefault(self.pdf.page, []).append(box)
        fitted = write(self, text, box, **options)
        recorder.sizes[text] = fitted.size
        return fitted

    with patch.object(Document, "write", record):
        yield recorder
