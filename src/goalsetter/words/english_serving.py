"""English for whoever runs the server: its options, and what it says of its figures."""

from __future__ import annotations

ENGLISH_SERVING = {
    "help-serve-log": "Write what happens, a line for each event: text for people, json for "
    "programs, off for nothing but what went wrong.",
    "help-serve-metrics": "Tell the figures under /metrics to other machines too, not only to this "
    "one.",
    "help-serve-keep": "Put a table away when no one used it for so many days, and delete it 14 "
    "days later; without it 90, and 0 keeps it for ever.",
    "help-forget": "Delete tables and all that is kept of them, while the table is closed.",
    "help-forget-code": "The codes of the tables.",
    "forgot": "Tables deleted: {count}, of those asked for: {path}.",
    "server-deleted": "This table has been deleted, with everything that was kept of it.",
    "server-not-owners-key": "Only the one who made the table can delete it.",
    "web-manage-delete": "Delete this table and its record",
    "help-serve-name": "A name under which browsers find this server, such as "
    "games.school.example; may be given several times.",
    "server-other-name": "This server does not go by the name {came}. Open the address that it "
    "told at its start; or whoever runs it starts it with --name {came}.",
    "page-nothing": "There is nothing here",
    "page-no-page": "Look at the address again: a letter may be wrong or missing.",
    "page-home": "To the start page",
    "server-figures-here": "The figures are told to this machine only. Start the server with "
    "--metrics to tell them to others.",
}
