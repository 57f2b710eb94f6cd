"""A PDF in the making: pages, lines, squares for a phone, and texts that stay in their box."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from functools import cache
from importlib.resources import as_file, files
from itertools import groupby
from typing import TYPE_CHECKING, Literal, Self, cast

from goalsetter.errors import PaperError
from goalsetter.paper.fitting import ASCENT, LEADING, MILLIMETERS, Box, Fitted, fit

if TYPE_CHECKING:
    from fpdf import FPDF
    from fpdf.fonts import TTFFont

PaperSize = Literal["letter", "a4"]
"""The paper that printers have: Letter in America, A4 elsewhere."""

SIZES: dict[str, tuple[float, float]] = {"letter": (215.9, 279.4), "a4": (210.0, 297.0)}
"""Width and height in millimeters."""

FIRST_OF_DAYS = datetime(2000, 1, 1, tzinfo=UTC)
"""The date of a document whose caller gives none: equal documents are equal to the byte."""

FONT = "DejaVu"
INK, GRAY, PALE = 0, 90, 225
"""How dark lines and letters are: 0 is black, 255 white."""

QUIET = 4
"""How many modules of a QR code are left white around it."""

MISSING = "□"
"""The sign for a letter that the font does not have."""

Align = Literal["left", "center", "right"]


@cache
def font_characters() -> frozenset[int]:
    """Return the characters that the font can print."""
    from fontTools.ttLib import TTFont  # noqa: PLC0415 - only when something is printed

    with (
        as_file(files(__package__) / "fonts" / "DejaVuSans-Bold.ttf") as path,
        TTFont(path) as font,
    ):
        return frozenset(font.getBestCmap())


def unprintable(text: str) -> tuple[str, ...]:
    """Return the letters of a text that would be printed as an empty square, each once."""
    known = font_characters()
    return tuple(dict.fromkeys(sign for sign in text if ord(sign) not in known and sign != "\n"))


class Document:
    """A PDF that is being drawn, page by page. It is used in a ``with``, which closes its fonts."""

    def __init__(
        self, *, title: str, language: str, size: PaperSize, made: datetime, sideways: bool = False
    ) -> None:
        try:
            from fpdf import FPDF  # noqa: PLC0415 - takes a second to load, so only when needed
        except ModuleNotFoundError:
            raise PaperError("not-installed", expected="pip install 'goalsetter[server]'") from None
        if size not in SIZES:
            raise PaperError("unknown-size", expected=", ".join(SIZES), came=str(size))
        width, height = SIZES[size]
        if sideways:
            width, height = height, width
        self.page = Box(0, 0, width, height)
        self.pdf: FPDF = FPDF(unit="mm", format=(width, height))
        self.pdf.set_creation_date(made)
        self.pdf.set_title(title)
        self.pdf.set_lang(language)
        self.pdf.set_creator("Goalsetter")
        self.pdf.set_auto_page_break(False)
        for style, name in (("", "DejaVuSans"), ("B", "DejaVuSans-Bold")):
            with as_file(files(__package__) / "fonts" / f"{name}.ttf") as path:
                self.pdf.add_font(FONT, style, path)
        self._widths: dict[tuple[str, bool], float] = {}
        # The back of a hundred sheets has the same texts in the same boxes.
        self._fitted: dict[tuple[object, ...], Fitted | None] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        # The library leaves the files of its fonts open.
        for font in self.pdf.fonts.values():
            cast("TTFFont", font).ttfont.close()

    def new_page(self) -> Box:
        """Begin a page, and return it as a box."""
        self.pdf.add_page()
        return self.page

    def finish(self) -> bytes:
        """Return the whole as the bytes of a file."""
        return bytes(self.pdf.output())

    # --- texts ----------------------------------------------------------------------------------

    def measure(self, text: str, *, bold: bool = False) -> float:
        """Return the width of a text in millimeters at a size of one point."""
        known = self._widths.get((text, bold))
        if known is None:
            self.pdf.set_font(FONT, "B" if bold else "", 100)
            known = self._widths[text, bold] = self.pdf.get_string_width(text) / 100
        return known

    def write(
        self,
        text: str,
        box: Box,
        *,
        size: float,
        smallest: float = 6,
        bold: bool = False,
        align: Align = "left",
        top: bool = False,
        cut: bool = False,
        ink: int = INK,
    ) -> Fitted:
        """Write a text into a box, smaller or in more lines if it has to be.

        One that does not fit is an error, unless it may be ``cut``.
        """
        key = (text, box.width, box.height, size, smallest, bold, cut)
        if key not in self._fitted:
            known = font_characters()
            words = " ".join(text.split())
            self._fitted[key] = fit(
                "".join(sign if ord(sign) in known else MISSING for sign in words),
                box,
                lambda part: self.measure(part, bold=bold),
                largest=size,
                smallest=smallest,
                cut=cut,
            )
        fitted = self._fitted[key]
        if fitted is None:
            room = f"a box of {box.width:.0f} by {box.height:.0f} mm"
            raise PaperError("does-not-fit", expected=room, came=text)
        self.pdf.set_font(FONT, "B" if bold else "", fitted.size)
        self.pdf.set_text_color(ink)
        y = box.y if top else box.y + (box.height - fitted.height) / 2
        for line in fitted.lines:
            spare = box.width - self.measure(line, bold=bold) * fitted.size
            x = box.x + spare * {"left": 0, "center": 0.5, "right": 1}[align]
            # Half of the room between lines stands above the letters.
            self.pdf.text(x, y + (LEADING - 1.17 + ASCENT) * fitted.size * MILLIMETERS, line)
            y += fitted.size * LEADING * MILLIMETERS
        return fitted

    # --- lines ----------------------------------------------------------------------------------

    def frame(self, box: Box, *, width: float = 0.2, ink: int = INK) -> None:
        """Draw the edges of a box."""
        self.pdf.set_draw_color(ink)
        self.pdf.set_line_width(width)
        self.pdf.rect(box.x, box.y, box.width, box.height)

    def shade(self, box: Box, *, ink: int = PALE) -> None:
        """Fill a box with gray."""
        self.pdf.set_fill_color(ink)
        self.pdf.rect(box.x, box.y, box.width, box.height, style="F")

    def line(
        self, x: float, y: float, to_x: float, to_y: float, *, width: float = 0.2, ink: int = INK
    ) -> None:
        """Draw a line."""
        self.pdf.set_draw_color(ink)
        self.pdf.set_line_width(width)
        self.pdf.line(x, y, to_x, to_y)

    def underline(self, box: Box, *, width: float = 0.2, ink: int = INK) -> None:
        """Draw the lower edge of a box, to write on."""
        self.line(box.x, box.bottom, box.right, box.bottom, width=width, ink=ink)

    def cut_marks(self, boxes: Iterable[Box], *, length: float = 3) -> None:
        """Draw a small cross at each corner at which cards are cut apart."""
        corners = {(x, y) for box in boxes for x in (box.x, box.right) for y in (box.y, box.bottom)}
        # Sums of thirds and halves differ in the last digit: corners are one if they look so.
        for x, y in sorted({(round(x, 3), round(y, 3)) for x, y in corners}):
            self.line(x - length, y, x + length, y, width=0.1, ink=GRAY)
            self.line(x, y - length, x, y + length, width=0.1, ink=GRAY)

    def qr(self, text: str, box: Box) -> None:
        """Draw a QR code as large as a box allows, the white around it included."""
        import segno  # noqa: PLC0415 - comes with the server, as the library of PDF does

        matrix = segno.make(text, error="m", micro=False).matrix
        side = min(box.width, box.height)
        module = side / (len(matrix) + 2 * QUIET)
        left = box.x + (box.width - side) / 2 + QUIET * module
        top = box.y + (box.height - side) / 2 + QUIET * module
        self.pdf.set_fill_color(INK)
        for row, modules in enumerate(matrix):
            at = 0
            for dark, run in groupby(modules):
                count = len(list(run))
                if dark:
                    x, y = left + at * module, top + row * module
                    # A hair higher than a module: no white line between two rows.
                    self.pdf.rect(x, y, count * module, module * 1.02, style="F")
                at += count
