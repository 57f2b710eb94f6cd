"""The papers of an event: one table of documents that the command and the server both use.

Law: imports ``paper`` and ``tournament`` and what they stand on; must not decide anything about an
event, draw a line itself, read a clock or open a file. It joins two rooms that do not know each
other.
"""

from goalsetter.printing.documents import DOCUMENTS, EventDocument, print_document
from goalsetter.printing.print_job import OfficialCode, PrintJob

__all__ = [
    "DOCUMENTS",
    "EventDocument",
    "OfficialCode",
    "PrintJob",
    "print_document",
]
