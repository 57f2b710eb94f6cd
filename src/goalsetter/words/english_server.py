"""English for the server: why a table cannot be had, a frame not taken, a server not started."""

from __future__ import annotations

from goalsetter.words.english_keeping import ENGLISH_KEEPING
from goalsetter.words.english_people import ENGLISH_PEOPLE
from goalsetter.words.english_safety import ENGLISH_SAFETY
from goalsetter.words.english_serving import ENGLISH_SERVING

REQUESTS = {
    "server-no-table": "There is no table {code} now. A code has five letters, and is good until "
    "the match is over. Look at it again.",
    "server-no-page": "There is nothing here for {came} ({said}).",
    "server-no-language": "I speak {known}; I was asked for {came}.",
    "server-body-too-large": "That is too much: I take {most} bytes.",
    "server-other-origin": "This came from another page. Open the table by its own address.",
    "server-too-many-tables": "You have ordered many tables in a short time. Wait a minute.",
    "server-too-many-codes": "You have tried many codes that no table has. Wait a minute, and look "
    "at the code again.",
    "server-no-code": "I could not find a free code for this table. Try again.",
    "server-broken": "Something broke on our side. Nothing that was kept is lost. Load the page "
    "again.",
    "server-no-judge": "The judge cannot look at this paper right now. Nothing is decided yet. "
    "Try again in a minute.",
    "server-judge-thinks": "The judge is still thinking about what you did last. Wait for the "
    "answer.",
    "server-not-kept": "This could not be kept: the disk may be full, or the database is "
    "not there. Nothing was changed.",
    "server-no-client": "The pages are not built yet. In the project's folder, make run builds "
    "and serves them.",
    "server-record-secret": "The record can be had when the match is over: until then papers are "
    "secret.",
    "server-record-unwritable": "This match is too long for a record.",
    "server-no-body": "I do not understand what this page has sent. Load the page again; if that "
    "does not help, tell whoever runs this server.",
    "server-no-rematch": "The next table could not be made. Press “Play again” to try once more.",
    "server-seats-taken": "Every seat at this table is taken.",
    "server-unreadable": "We can’t show this table: something broke on our side. Nothing is lost. "
    "You can save its record, and start a new table.",
    "server-match-over": "The match at this table is over.",
}
"""Why a request is not done."""

ORDERS = {
    "server-name-length": "A nickname has 1 to {most} characters; this one has {came}.",
    "server-name-taken": "Somebody at this table is called {name} already. Choose another "
    "nickname.",
    "server-no-seat": "Every seat at this table is taken. You can watch.",
    "server-bots-number": "I expected a level, or nothing, for each of {expected} other seats; "
    "{came} came.",
    "server-unknown-choice": "I expected one of these for {what}: {known}; but {came!r} came.",
    "server-not-within": "I expected 1 to {most} for {what}; but {came} came.",
    "server-without-end": "Only a match with tournament clocks ends with its round. Say after how "
    "many shakes this one is over.",
    "server-name-strange": "This nickname has a sign that cannot be seen. Write it with letters, "
    "digits, signs and emoji.",
}
"""Why a table or a seat cannot be had."""

FRAMES = {
    "server-hello-twice": "You have said hello already.",
    "server-no-key": "This key opens no seat at this table. Join again, or watch.",
    "server-crowded": "Too many browsers are at this table.",
    "server-other-browsers": "This seat is open in many browsers or tabs, so this one, the oldest, "
    "was closed.",
    "server-too-hard": "That would take too long to work out. Write it with more brackets, or ask "
    "about a smaller part of it.",
    "server-desk-busy": "Many questions are being worked out at the moment. Try again in a minute.",
    "server-too-long": "That is too long: I expected at most {most} characters, and here are "
    "{came}.",
    "server-too-many-texts": "That is too much: I expected at most {most} texts, and here are "
    "{came}.",
    "server-no-regrouping": "That cannot be read, so it was not handed in. {why}",
    "server-too-fast": "That was too fast. Wait a second.",
    "server-only-watching": "You are watching: only players can do that.",
    "server-not-begun": "The match has not begun.",
    "server-begun": "The match has begun already.",
    "server-not-owner": "Only the one who made the table can begin the match.",
    "server-not-between": "The next shake can be asked for when this one is over.",
    "server-not-over": "Another match can be asked for when this one is over.",
    "server-no-deed": "I cannot read what you want to do: I expected {expected}; but {came!r} "
    "came.",
    "server-deed-too-long": "This is too long for one action.",
    "server-claimed-too": "{who} claimed too, {late} ms later: that claim came in {came} ms after "
    "the one of {first}; half of the way there and back is {half} ms for {who}, {first_half} ms "
    "for {first}.",
    "server-stale": "The table has changed meanwhile. Look again.",
    "server-no-frame": "I do not understand what this page has sent. Load the page again.",
    "server-no-hello": "This page did not tell who it is within ten seconds. Load it again.",
    "server-frame-too-large": "That is too much at once: I take {most} bytes, and {came} came.",
}
"""Why a frame is not taken."""

STARTING = {
    "help-serve": "Open the table for browsers on this machine and in this room.",
    "help-serve-host": "Where to listen: 0.0.0.0 is every network, 127.0.0.1 this machine only.",
    "help-serve-data": "The folder in which tables are kept.",
    "help-serve-store": "Another store, such as postgresql://user@host/name, or memory to keep "
    "nothing.",
    "help-serve-open": "Open the start page in a browser.",
    "help-backup": "Write everything that is kept to one file; the table may be open meanwhile.",
    "help-backup-file": "The file to write; it must not be there yet.",
    "help-restore": "Take in a backup, while the table is closed.",
    "help-restore-file": "A file that `goalsetter backup` has written.",
    "help-restore-replace": "Delete what is kept now, if there is something.",
    "backup-done": "{count} tables are in {path}.",
    "restore-done": "{count} tables were taken in from {path}.",
    "serve-here": "The table is open at {address}",
    "serve-alone": "Only browsers on this machine can open it.",
    "serve-how-to-stop": "Ctrl-C closes it; every match goes on when it is opened again.",
    "serve-closed": "The table is closed. Every match is kept.",
    "serve-no-extra": "The server is not installed: {missing} is missing. To install it, run: "
    "pip install 'goalsetter[server]'",
    "server-port-busy": "Port {port} is in use. Choose another with --port, or leave --port away.",
    "server-ports-busy": "All ports from {first} to {last} are in use. Choose another with --port.",
    "server-port-denied": "I may not listen on port {port}. Choose one above 1023.",
    "server-no-host": "I cannot listen on {host}: this machine has no such address.",
    "server-port-failed": "I cannot listen on {host}, port {port}: {said}.",
    "serve-room": "Others in this room open {address}",
    "serve-room-drawn": "Others in this room open {address}, or read this with a phone:",
    "help-serve-port": "The port; without it the usual one, or the next one that is free.",
}
"""What the command says before the server runs."""

STORES = {
    "server-store-no-rights": "I may not write in {where}. Choose another folder with --data. "
    "({said})",
    "server-store-full": "The disk is full: nothing can be kept in {where}. ({said})",
    "server-store-locked": "Another program holds the database in {where}; perhaps another "
    "Goalsetter runs there. ({said})",
    "server-store-no-database": "What lies in {where} is no database of Goalsetter's. ({said})",
    "server-store-newer": "The database in {where} was made by a newer Goalsetter. ({said})",
    "server-store-address": "I do not understand the store {said}. Expected is an address such as "
    "postgresql://user@host/name.",
    "server-store-driver": "This store needs one package more: {said}. For PostgreSQL: pip install "
    "'goalsetter[postgresql]'.",
    "server-store-file-there": "{said} is there already. Choose another name.",
    "server-store-no-file": "There is no file {said}.",
    "server-store-no-backup": "{said} is no backup of Goalsetter's.",
    "server-store-newer-backup": "This backup was made by a newer Goalsetter: {said}.",
    "server-store-unwritten": "I cannot write the file {said}.",
    "server-store-unread": "I cannot read the file {said}.",
    "server-store-nothing": "Nothing is kept there: there is no file {said}.",
    "server-store-gone": "The file {said} has been taken away while the table was open. What was "
    "done since then is not kept.",
    "server-store-not-empty": "The store {where} keeps {said} tables already. With --replace they "
    "are deleted first.",
    "server-store-failed": "The store {where} cannot be used: {said}.",
    "server-taken": "The store {where} holds something else under our names: {said}.",
}
"""Why a store cannot be used."""

ANALYSES = {
    "server-no-analysis": "There is no such analysis. Look at the link again.",
    "server-too-many-analyses": "You have asked for many analyses in a short time. Wait a minute.",
    "server-analysis-busy": "Many matches are being analysed already. Try again in a few minutes.",
    "server-analysis-nothing": "I expected the record of a match: choose a file, or paste its "
    "text.",
    "server-analysis-no-text": "This file is no text. The record of a match is a text file.",
    "server-analysis-no-record": "This cannot be analysed, as it is no record of a match that I "
    "can read. {why}",
    "server-analysis-secret": "A match can be analysed when it is over: until then papers are "
    "secret.",
    "server-analysis-not-done": "This analysis is not done yet.",
    "server-analysis-empty": "This record has no shake in it yet, so there is nothing to analyse.",
    "server-analysis-too-hard": "This match is too hard to analyse: it took longer than I may "
    "take.",
    "server-analysis-broken": "The analysis broke on our side. Nothing else is lost; try again.",
}
"""Why a match is not analysed."""

TROUBLES = {
    "trouble-bots-down": "The bots cannot think now: their part of the server does not start. It "
    "is tried again and again, and the match goes on as soon as it does. Nothing is lost.",
    "trouble-bot-broke": "A bot has broken down over this position and does nothing here. Nothing "
    "is lost.",
}
"""What keeps bots from playing."""

ENGLISH_SERVER = {
    **TROUBLES,
    **ANALYSES,
    **REQUESTS,
    **ORDERS,
    **FRAMES,
    **STARTING,
    **STORES,
    **ENGLISH_PEOPLE,
    **ENGLISH_SERVING,
    **ENGLISH_KEEPING,
    **ENGLISH_SAFETY,
}
