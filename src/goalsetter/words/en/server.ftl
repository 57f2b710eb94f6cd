### What the server answers, and what it says as it starts.

## What keeps bots from playing.

trouble-bots-down = The bots cannot think now: their part of the server does not start. It is tried again and again, and the match goes on as soon as it does. Nothing is lost.
trouble-bot-broke = A bot has broken down over this position and does nothing here. Nothing is lost.

## Why a match is not analysed.

server-no-analysis = There is no such analysis. Look at the link again.
server-too-many-analyses = You have asked for many analyses in a short time. Wait a minute.
server-analysis-busy = Many matches are being analysed already. Try again in a few minutes.
server-analysis-nothing = I expected the record of a match: choose a file, or paste its text.
server-analysis-no-text = This file is no text. The record of a match is a text file.
server-analysis-no-record = This cannot be analysed, as it is no record of a match that I can read. { $why }
server-analysis-secret = A match can be analysed when it is over: until then papers are secret.
server-analysis-not-done = This analysis is not done yet.
server-analysis-empty = This record has no shake in it yet, so there is nothing to analyse.
server-analysis-too-hard = This match is too hard to analyse: it took longer than I may take.
server-analysis-broken = The analysis broke on our side. Nothing else is lost; try again.

## Why a request is not done.

server-no-table = There is no table { $code } now. A code has five letters, and is good until the match is over. Look at it again.
server-no-page = There is nothing here for { $came } ({ $said }).
server-no-language = I speak { $known }; I was asked for { $came }.
server-body-too-large = That is too much: I take { $most } bytes.
server-other-origin = This came from another page. Open the table by its own address.
server-too-many-tables = You have ordered many tables in a short time. Wait a minute.
server-too-many-codes = You have tried many codes that no table has. Wait a minute, and look at the code again.
server-no-code = I could not find a free code for this table. Try again.
server-broken = Something broke on our side. Nothing that was kept is lost. Load the page again.
server-no-judge = The judge cannot look at this paper right now. Nothing is decided yet. Try again in a minute.
server-judge-thinks = The judge is still thinking about what you did last. Wait for the answer.
server-not-kept = This could not be kept: the disk may be full, or the database is not there. Nothing was changed.
server-no-client = The pages are not built yet. In the project's folder, make run builds and serves them.
server-record-secret = The record can be had when the match is over: until then papers are secret.
server-record-unwritable = This match is too long for a record.
server-no-body = I do not understand what this page has sent. Load the page again; if that does not help, tell whoever runs this server.
server-no-rematch = The next table could not be made. Press “Play again” to try once more.
server-seats-taken = Every seat at this table is taken.
server-unreadable = We can’t show this table: something broke on our side. Nothing is lost. You can save its record, and start a new table.
server-match-over = The match at this table is over.

## Why a table or a seat cannot be had.

server-name-length = A nickname has 1 to { $most } characters; this one has { $came }.
server-name-taken = Somebody at this table is called { $name } already. Choose another nickname.
server-no-seat = Every seat at this table is taken. You can watch.
server-bots-number = I expected a level, or nothing, for each of { $expected } other seats; { $came } came.
server-unknown-choice = I expected one of these for { $what }: { $known }; but { QUOTE($came) } came.
server-not-within = I expected 1 to { $most } for { $what }; but { $came } came.
server-without-end = Only a match with tournament clocks ends with its round. Say after how many shakes this one is over.
server-name-strange = This nickname has a sign that cannot be seen. Write it with letters, digits, signs and emoji.

## Why a frame is not taken.

server-hello-twice = You have said hello already.
server-no-key = This key opens no seat at this table. Join again, or watch.
server-crowded = Too many browsers are at this table.
server-other-browsers = This seat is open in many browsers or tabs, so this one, the oldest, was closed.
server-too-hard = That would take too long to work out. Write it with more brackets, or ask about a smaller part of it.
server-desk-busy = Many questions are being worked out at the moment. Try again in a minute.
server-too-long = That is too long: I expected at most { $most } characters, and here are { $came }.
server-too-many-texts = That is too much: I expected at most { $most } texts, and here are { $came }.
server-no-regrouping = That cannot be read, so it was not handed in. { $why }
server-too-fast = That was too fast. Wait a second.
server-only-watching = You are watching: only players can do that.
server-not-begun = The match has not begun.
server-begun = The match has begun already.
server-not-owner = Only the one who made the table can begin the match.
server-not-between = The next shake can be asked for when this one is over.
server-not-over = Another match can be asked for when this one is over.
server-no-deed = I cannot read what you want to do: I expected { $expected }; but { QUOTE($came) } came.
server-deed-too-long = This is too long for one action.
server-claimed-too = { $who } claimed too, { $late } ms later: that claim came in { $came } ms after the one of { $first }; half of the way there and back is { $half } ms for { $who }, { $first_half } ms for { $first }.
server-stale = The table has changed meanwhile. Look again.
server-no-frame = I do not understand what this page has sent. Load the page again.
server-no-hello = This page did not tell who it is within ten seconds. Load it again.
server-frame-too-large = That is too much at once: I take { $most } bytes, and { $came } came.

## What the command says before the server runs.

help-serve = Open the table for browsers on this machine and in this room.
help-serve-host = Where to listen: 0.0.0.0 is every network, 127.0.0.1 this machine only.
help-serve-data = The folder in which tables are kept.
help-serve-store = Another store, such as postgresql://user@host/name, or memory to keep nothing.
help-serve-open = Open the start page in a browser.
help-backup = Write everything that is kept to one file; the table may be open meanwhile.
help-backup-file = The file to write; it must not be there yet.
help-restore = Take in a backup, while the table is closed.
help-restore-file = A file that `goalsetter backup` has written.
help-restore-replace = Delete what is kept now, if there is something.
backup-done =
    { $count ->
        [one] { $count } table is in { $path }.
       *[other] { $count } tables are in { $path }.
    }
restore-done =
    { $count ->
        [one] { $count } table was taken in from { $path }.
       *[other] { $count } tables were taken in from { $path }.
    }
serve-here = The table is open at { $address }
serve-alone = Only browsers on this machine can open it.
serve-how-to-stop = Ctrl-C closes it; every match goes on when it is opened again.
serve-closed = The table is closed. Every match is kept.
serve-no-extra = The server is not installed: { $missing } is missing. To install it, run: pip install 'goalsetter[server]'
server-port-busy = Port { $port } is in use. Choose another with --port, or leave --port away.
server-ports-busy = All ports from { $first } to { $last } are in use. Choose another with --port.
server-port-denied = I may not listen on port { $port }. Choose one above 1023.
server-no-host = I cannot listen on { $host }: this machine has no such address.
server-port-failed = I cannot listen on { $host }, port { $port }: { $said }.
serve-room = Others in this room open { $address }
serve-room-drawn = Others in this room open { $address }, or read this with a phone:
help-serve-port = The port; without it the usual one, or the next one that is free.

## Why a store cannot be used.

server-store-no-rights = I may not write in { $where }. Choose another folder with --data. ({ $said })
server-store-full = The disk is full: nothing can be kept in { $where }. ({ $said })
server-store-locked = Another program holds the database in { $where }; perhaps another Goalsetter runs there. ({ $said })
server-store-no-database = What lies in { $where } is no database of Goalsetter's. ({ $said })
server-store-newer = The database in { $where } was made by a newer Goalsetter. ({ $said })
server-store-address = I do not understand the store { $said }. Expected is an address such as postgresql://user@host/name.
server-store-driver = This store needs one package more: { $said }. For PostgreSQL: pip install 'goalsetter[postgresql]'.
server-store-file-there = { $said } is there already. Choose another name.
server-store-no-file = There is no file { $said }.
server-store-no-backup = { $said } is no backup of Goalsetter's.
server-store-newer-backup = This backup was made by a newer Goalsetter: { $said }.
server-store-unwritten = I cannot write the file { $said }.
server-store-unread = I cannot read the file { $said }.
server-store-nothing = Nothing is kept there: there is no file { $said }.
server-store-gone = The file { $said } has been taken away while the table was open. What was done since then is not kept.
server-store-not-empty = The store { $where } keeps { $said } tables already. With --replace they are deleted first.
server-store-failed = The store { $where } cannot be used: { $said }.
server-taken = The store { $where } holds something else under our names: { $said }.

## Running the server: its options, and what it says of its figures.

help-serve-log = Write what happens, a line for each event: text for people, json for programs, off for nothing but what went wrong.
help-serve-metrics = Tell the figures under /metrics to other machines too, not only to this one.
help-serve-keep = Put a table away when no one used it for so many days, and delete it 14 days later; without it 90, and 0 keeps it for ever.
help-forget = Delete tables, uploaded records and reports, with all that is kept of them.
help-forget-code = The codes of the tables, or the names in the links of reports.
forgot = Tables and reports deleted: { $count }, of those asked for: { $path }.
help-aside = List what was put away because no one used it for long.
help-bring-back = Bring back tables and reports that were put away.
help-bring-back-code = Their codes or names, as goalsetter aside lists them.
brought-back = Brought back: { $count }, of those asked for: { $path }.
aside-count = Put away: { $count }.
aside-table = table { $name }, last used { $day }
aside-analysis = report { $name }, asked for { $day }
server-deleted = This table has been deleted, with everything that was kept of it.
server-not-owners-key = Only the one who made the table can delete it.
web-manage-delete = Delete this table and its record
help-serve-name = A name under which browsers find this server, such as games.school.example; may be given several times.
server-other-name = This server does not go by the name { $came }. Open the address that it told at its start; or whoever runs it starts it with --name { $came }.
page-nothing = There is nothing here
page-no-page = Look at the address again: a letter may be wrong or missing.
page-home = To the start page
server-figures-here = The figures are told to this machine only. Start the server with --metrics to tell them to others.

## What is kept: old tables that go, and what is done when the store fails.

server-no-store = The game can't be saved right now, so nothing changed. The clock stands still. Wait a moment, look at the table, and try again.
server-elsewhere = Another server runs this table now. Nothing changed here. Load the page again in a moment.
server-store-lost = Another Goalsetter has taken over the tables in { $where }, so this one has stopped. What players were told is kept. Run only one at a time.
server-store-down = I cannot reach the database { $where }. Start it, or look at the address, and try again. ({ $said })
server-store-away = The database { $where } went away while I was at work. Try again when it is back.
server-store-empty = The file { $said } is empty: it was a database, or was to be one. Take it away to begin with no tables, or take it away and run goalsetter restore with a backup.
server-store-damaged = The database in { $where } is damaged ({ $said }). Keep a copy of the folder, take the files goalsetter.db* away, and run goalsetter restore with your newest backup.
server-store-other = The file in { $where } is a database of another program: it has the tables { $said }. Choose another folder with --data.
server-store-schema = The database in { $where } is not whole: { $said } is missing. Take it away and run goalsetter restore with a backup.
server-set-aside = This was put away because no one used it for a long time. The person who runs this server can bring it back.

## Safety: keys, uploads that are deleted, names, reports about people, leaving.

help-serve-connections = How many connections one network may have; 0 sets no limit, for a server behind a web server.
help-serve-chat = Whether people may write to each other where a table allows it. With --no-chat they only have the phrases.
help-serve-words = A file of words that no nickname may have, one a line; without it blocked-words.txt in the data folder.
help-reports = Show what players reported about people at their tables, and delete it.
help-reports-delete = Delete the report with this name; may be given several times.
help-reports-delete-all = Delete every report.
reports-none = Nobody has reported anything.
reports-one = { $id }  { $when }  Table { $table }: { $by } reported { $about }. { $reason }.
reports-how-to-delete = To delete a report: goalsetter reports --delete NAME
reports-deleted = Reports deleted: { $count }.
server-no-words = I can't read the file of words { $path }.
server-name-unkind = That nickname can't be used here. Try another one.
server-no-chat-here = This server has no chat. You can use the phrases.
server-nobody-to-report = You can report other people at your table, not bots.
server-too-many-reports = You have sent a few reports already. Wait a minute.
server-not-uploaders-key = Only the browser that uploaded this record can delete it.
report-to-uploads = Your uploaded records
