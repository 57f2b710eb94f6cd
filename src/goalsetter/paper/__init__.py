"""Documents for the printer, as PDF: cards, sheets, lists and certificates, from plain values.

Law: imports ``rules``, ``words`` and ``errors``; must not know a class or a tournament, read a
clock or any file but its own fonts, or let a text leave its cell. The library that writes PDF is
loaded when a document is made, never before.
"""

from goalsetter.paper.certificates import AwardCertificate, certificates
from goalsetter.paper.document import FIRST_OF_DAYS, PaperSize, unprintable
from goalsetter.paper.fitting import Box
from goalsetter.paper.hall_forms import (
    AnnouncedLine,
    Badge,
    OfficialCard,
    ProtestForm,
    RoomSign,
    announcer_sheet,
    badges,
    official_cards,
    protest_forms,
    room_signs,
)
from goalsetter.paper.lists import (
    ListHead,
    SeatedName,
    SeatedTable,
    StandingLine,
    seating_by_name,
    seating_by_table,
    standings,
    table_cards,
)
from goalsetter.paper.login_cards import CardWords, LoginCard, card_words, login_cards
from goalsetter.paper.scoresheets import Scoresheet, SheetPlayer, scoresheets
from goalsetter.paper.shake_choices import SheetBook

__all__ = [
    "FIRST_OF_DAYS",
    "AnnouncedLine",
    "AwardCertificate",
    "Badge",
    "Box",
    "CardWords",
    "ListHead",
    "LoginCard",
    "OfficialCard",
    "PaperSize",
    "ProtestForm",
    "RoomSign",
    "Scoresheet",
    "SeatedName",
    "SeatedTable",
    "SheetBook",
    "SheetPlayer",
    "StandingLine",
    "announcer_sheet",
    "badges",
    "card_words",
    "certificates",
    "login_cards",
    "official_cards",
    "protest_forms",
    "room_signs",
    "scoresheets",
    "seating_by_name",
    "seating_by_table",
    "standings",
    "table_cards",
    "unprintable",
]
