"""From a table to the wire: what one seat may see, in the words of ``telling``.

Everything here starts from ``play.view``; nothing is decided.
"""

from goalsetter.server.showing.coaching import (
    hinted,
    lesson_words,
    praised,
    replied,
)
from goalsetter.server.showing.findings import findings_shown
from goalsetter.server.showing.form import form, form_at_once
from goalsetter.server.showing.news import entries, hearer, refused
from goalsetter.server.showing.offers import WORDS_OF_PLAY
from goalsetter.server.showing.options import options
from goalsetter.server.showing.position import position_shown
from goalsetter.server.showing.table import shown
from goalsetter.server.showing.terms import division_title, terms_of

__all__ = [
    "WORDS_OF_PLAY",
    "division_title",
    "entries",
    "findings_shown",
    "form",
    "form_at_once",
    "hearer",
    "hinted",
    "lesson_words",
    "options",
    "position_shown",
    "praised",
    "refused",
    "replied",
    "shown",
    "terms_of",
]
