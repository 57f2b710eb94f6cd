"""Certificates: one page for each prize, to be signed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from goalsetter.errors import PaperError
from goalsetter.paper.document import FIRST_OF_DAYS, GRAY, Document, PaperSize
from goalsetter.paper.fitting import Box
from goalsetter.words import say


@dataclass(frozen=True, slots=True, kw_only=True)
class AwardCertificate:
    """One prize: who gets it, for what, and who signs. Texts stand as they are given."""

    event: str
    contest: str
    name: str
    award: str
    """The prize in words, such as “First place”."""
    group: str = ""
    day: str = ""
    signers: tuple[str, ...] = ()
    """The names under the lines, three at most."""


def certificates(
    awards: Sequence[AwardCertificate],
    *,
    language: str,
    size: PaperSize = "letter",
    made: datetime = FIRST_OF_DAYS,
) -> bytes:
    """Return a certificate for each prize, a page on its side for each."""
    if not awards:
        raise PaperError("nothing-to-print", expected="one prize or more")
    title = say("paper-certificate", language)
    with Document(title=title, language=language, size=size, made=made, sideways=True) as document:
        for award in awards:
            draw_certificate(document, award, document.new_page(), language)
        return document.finish()


def draw_certificate(document: Document, award: AwardCertificate, page: Box, language: str) -> None:
    """Draw one certificate, from the event at the top to the lines to sign on."""
    document.frame(page.inset(10), width=1.4)
    document.frame(page.inset(12.5), width=0.4, ink=GRAY)
    lines = page.inset(28, 22).rows(12, 22, 9, 24, 12, 9, 20, 12, 14, 24)
    event, title, to, name, group, for_what, prize, contest, day, signed = lines
    document.write(award.event, event, size=18, align="center", ink=GRAY, cut=True)
    document.write(say("paper-certificate", language), title, size=44, bold=True, align="center")
    document.write(say("paper-certificate-to", language), to, size=14, align="center", ink=GRAY)
    document.write(award.name, name, size=40, smallest=10, bold=True, align="center", cut=True)
    document.write(award.group, group, size=16, align="center", cut=True)
    document.write(
        say("paper-certificate-for", language), for_what, size=14, align="center", ink=GRAY
    )
    document.write(award.award, prize, size=34, smallest=10, bold=True, align="center", cut=True)
    document.write(award.contest, contest, size=15, align="center", cut=True)
    document.write(award.day, day, size=13, align="center", ink=GRAY, cut=True)
    signers = award.signers[:3] or ("",)
    for signer, column in zip(signers, signed.columns(*[1] * len(signers)), strict=True):
        line = column.inset((column.width - 62) / 2, 0)
        document.line(line.x, line.y + 14, line.right, line.y + 14, ink=GRAY)
        document.write(signer, line.below(15), size=11, align="center", cut=True)
