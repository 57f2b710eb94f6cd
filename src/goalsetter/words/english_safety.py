"""English for safety: keys, uploads that are deleted, names, reports about people, leaving."""

from __future__ import annotations

ENGLISH_SAFETY = {
    "help-serve-connections": "How many connections one network may have; 0 sets no limit, for a "
    "server behind a web server.",
    "help-serve-chat": "Whether people may write to each other where a table allows it. With "
    "--no-chat they only have the phrases.",
    "help-serve-words": "A file of words that no nickname may have, one a line; without it "
    "blocked-words.txt in the data folder.",
    "help-reports": "Show what players reported about people at their tables, and delete it.",
    "help-reports-delete": "Delete the report with this name; may be given several times.",
    "help-reports-delete-all": "Delete every report.",
    "reports-none": "Nobody has reported anything.",
    "reports-one": "{id}  {when}  Table {table}: {by} reported {about}. {reason}.",
    "reports-how-to-delete": "To delete a report: goalsetter reports --delete NAME",
    "reports-deleted": "Reports deleted: {count}.",
    "server-no-words": "I can't read the file of words {path}.",
    "server-name-unkind": "That nickname can't be used here. Try another one.",
    "server-no-chat-here": "This server has no chat. You can use the phrases.",
    "server-nobody-to-report": "You can report other people at your table, not bots.",
    "server-too-many-reports": "You have sent a few reports already. Wait a minute.",
    "server-not-uploaders-key": "Only the browser that uploaded this record can delete it.",
    "report-to-uploads": "Your uploaded records",
}

ENGLISH_SAFETY_WEB = {
    "web-uploads": "Your uploaded records",
    "web-uploads-told": "You uploaded these here. Delete one, and its report is gone too.",
    "web-uploads-none": "There are no uploads from this browser.",
    "web-uploads-open": "Open report {number}",
    "web-uploads-delete": "Delete",
    "web-report": "Report someone",
    "web-report-told": "Tell the owner of this server. Nobody at the table sees it.",
    "web-report-who": "Who?",
    "web-report-why": "What happened?",
    "web-report-words": "Mean words",
    "web-report-name": "A bad name",
    "web-report-unfair": "Unfair play",
    "web-report-other": "Something else",
    "web-report-do": "Send the report",
    "web-report-done": "Thank you. The owner of this server can see your report.",
    "web-leave": "Leave the table",
    "web-leave-told": "This browser will forget your seat and your drafts. You lose your seat.",
    "web-leave-sure": "Yes, leave",
}
