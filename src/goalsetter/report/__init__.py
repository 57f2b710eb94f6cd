"""An analysed match as a page, as data and as lines: the same for terminal, browser and mail.

Law: imports ``telling``, ``coach`` and what they stand on; must not solve, judge or decide
anything, and reads no file but its own templates.
"""

from goalsetter.report.annotated import annotated_record
from goalsetter.report.data import report_data
from goalsetter.report.faces import SIGNS, Dot, DrawnFace, Paint, dots, face
from goalsetter.report.page import inline_hashes, report_page, with_way_back, with_way_to_uploads

__all__ = [
    "SIGNS",
    "Dot",
    "DrawnFace",
    "Paint",
    "annotated_record",
    "dots",
    "face",
    "inline_hashes",
    "report_data",
    "report_page",
    "with_way_back",
    "with_way_to_uploads",
]
