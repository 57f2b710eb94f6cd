"""English for safety: keys, uploads that are deleted, names, reports about people, leaving."""

from __future__ import annotations

ENGLISH_SAFETY = {
    "help-serve-connections": "How many connections one network may have; 0 sets no limit, for a "
    "server behind a web server.",
    "server-not-uploaders-key": "Only the browser that uploaded this record can delete it.",
    "report-to-uploads": "Your uploaded records",
}

ENGLISH_SAFETY_WEB = {
    "web-uploads": "Your uploaded records",
    "web-uploads-told": "You uploaded these here. Delete one, and its report is gone too.",
    "web-uploads-none": "There are no uploads from this browser.",
    "web-uploads-open": "Open report {number}",
    "web-uploads-delete": "Delete",
    "web-leave": "Leave the table",
    "web-leave-told": "This browser will forget your seat and your drafts. You lose your seat.",
    "web-leave-sure": "Yes, leave",
}
