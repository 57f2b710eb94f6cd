"""English about what is kept: old tables that go, and what is done when the store fails."""

from __future__ import annotations

ENGLISH_KEEPING = {
    "server-no-store": "The game can't be saved right now, so nothing changed. The clock stands "
    "still. Wait a moment, look at the table, and try again.",
    "server-elsewhere": "Another server runs this table now. Nothing changed here. Load the page "
    "again in a moment.",
    "server-store-lost": "Another Goalsetter has taken over the tables in {where}, so this one has "
    "stopped. What players were told is kept. Run only one at a time.",
    "server-store-down": "I cannot reach the database {where}. Start it, or look at the address, "
    "and try again. ({said})",
    "server-store-away": "The database {where} went away while I was at work. Try again when it is "
    "back.",
    "server-store-empty": "The file {said} is empty: it was a database, or was to be one. Take it "
    "away to begin with no tables, or take it away and run goalsetter restore with a backup.",
    "server-store-damaged": "The database in {where} is damaged ({said}). Keep a copy of the "
    "folder, take the files goalsetter.db* away, and run goalsetter restore with your newest "
    "backup.",
    "server-store-other": "The file in {where} is a database of another program: it has the tables "
    "{said}. Choose another folder with --data.",
    "server-store-schema": "The database in {where} is not whole: {said} is missing. Take it away "
    "and run goalsetter restore with a backup.",
    "server-set-aside": "This was put away because no one used it for a long time. The person who "
    "runs this server can bring it back.",
}
