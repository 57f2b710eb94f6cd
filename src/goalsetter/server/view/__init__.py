"""From a table to the wire: what one seat may see, in the words of ``telling``.

Everything here starts from ``play.view``; nothing is decided.
"""

from goalsetter.server.view.form import form, form_at_once
from goalsetter.server.view.lessons import (
    course_title,
    hinted,
    lesson_words,
    praised,
    quiz_shown,
    replied,
)
from goalsetter.server.view.news import entries, hearer, refused
from goalsetter.server.view.offers import WORDS_OF_PLAY
from goalsetter.server.view.options import options
from goalsetter.server.view.past import past_mats
from goalsetter.server.view.position import position_shown
from goalsetter.server.view.sentences import findings_shown
from goalsetter.server.view.table import shown
from goalsetter.server.view.terms import division_title, terms_of

__all__ = [
    "WORDS_OF_PLAY",
    "course_title",
    "division_title",
    "entries",
    "findings_shown",
    "form",
    "form_at_once",
    "hearer",
    "hinted",
    "lesson_words",
    "options",
    "past_mats",
    "position_shown",
    "praised",
    "quiz_shown",
    "refused",
    "replied",
    "shown",
    "terms_of",
]
