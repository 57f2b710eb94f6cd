"""English for whoever runs the server: its options, and what it says of its figures."""

from __future__ import annotations

ENGLISH_SERVING = {
    "help-serve-log": "Write what happens, a line for each event: text for people, json for "
    "programs, off for nothing but what went wrong.",
    "help-serve-metrics": "Tell the figures under /metrics to other machines too, not only to this "
    "one.",
    "help-serve-keep": "Put a table away when no one used it for so many days, and delete it 14 "
    "days later; without it 90, and 0 keeps it for ever.",
    "help-forget": "Delete tables, uploaded records and reports, with all that is kept of them.",
    "help-forget-code": "The codes of the tables, or the names in the links of reports.",
    "forgot": "Tables and reports deleted: {count}, of those asked for: {path}.",
    "help-aside": "List what was put away because no one used it for long.",
    "help-bring-back": "Bring back tables and reports that were put away.",
    "help-bring-back-code": "Their codes or names, as goalsetter aside lists them.",
    "brought-back": "Brought back: {count}, of those asked for: {path}.",
    "aside-count": "Put away: {count}.",
    "aside-table": "table {name}, last used {day}",
    "aside-analysis": "report {name}, asked for {day}",
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
