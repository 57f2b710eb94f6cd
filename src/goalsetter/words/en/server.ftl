### What the server answers, and what it says as it starts.

## What keeps bots from playing.

trouble-bots-down = The bots can't think right now. We keep trying to start them. The match goes on as soon as they are back. Nothing is lost.
trouble-bot-broke = A bot broke down here and can't move. Nothing is lost.

## Why a match is not analysed.

server-no-analysis = There is no such analysis. Check the link.
server-too-many-analyses = You asked for many analyses in a short time. Wait a minute.
server-analysis-busy = We are busy with other matches. Try again in a few minutes.
server-analysis-nothing = There is no match here yet. Choose a file, or paste its text.
server-analysis-no-text = This is not a text file. The record of a match is a text file.
server-analysis-no-record = I can't read this as the record of a match. { $why }
server-analysis-secret = The match is not over, and papers are still secret. Try again after the match.
server-analysis-not-done = This analysis is not ready yet. Wait a little.
server-analysis-empty = This record has no shake in it yet. Play one first.
server-analysis-too-hard = This match is too hard. I ran out of time to analyze it.
server-analysis-broken = The analysis broke on our side. Nothing else is lost. Try again.
server-analysis-away = The computers that look at matches are away. Try again in a few minutes.

## Why a request is not done.

server-no-table = There is no table { $code } now. A code has five letters. It works until the match is over. Check it and try again.
server-no-page = There is nothing here for { $came } ({ $said }).
server-no-language = I don't speak { $came }. I speak { $known }.
server-body-too-large = That is too much. I take { $most } bytes at most.
server-other-origin = This came from another page. Open the table at its own address.
server-too-many-tables = You made many tables in a short time. Wait a minute.
server-too-many-codes = You tried many codes that don't work. Wait a minute, and check the code.
server-no-code = I can't find a free code for this table. Try again.
server-broken = Something broke on our side. Your game is safe. Load the page again.
server-no-judge = The judge can't look at this paper right now. Nothing is decided yet. Try again in a minute.
server-judge-thinks = The judge is still busy with your last action. Wait for the answer.
server-not-kept = I can't save this, so nothing changed. The disk may be full, or the database is gone.
server-no-client = The pages are not built yet. Go to the project folder and run make run.
server-no-review = That shake is not over yet. Its review comes when it is.
server-no-position = That position can't be tried again. Pick one from a shake that is over.
server-record-secret = The match is not over, and papers are still secret. Get the record after the match.
server-record-unwritable = This match is too long for a record.
server-no-body = I can't read what this page sent. Load the page again. If that does not help, tell the person who runs this server.
server-no-rematch = I could not make the next table. Press “Play again” to try once more.
server-seats-taken = Every seat at this table is taken.
server-unreadable = We can't show this table. Something broke on our side. Nothing is lost. You can save its record and start a new table.
server-match-over = The match at this table is over.

## Why a table or a seat cannot be had.

server-name-length = Use 1 to { $most } characters for your nickname. This one has { $came }.
server-name-taken = { $name } is taken at this table. Choose another nickname.
server-no-seat = Every seat at this table is taken. You can watch.
server-bots-number = Choose a level, or nothing, for each of { $expected } other seats. You chose { $came }.
server-unknown-choice = I can't use { QUOTE($came) } for { $what }. Try one of these: { $known }.
server-not-within = I can't use { $came } for { $what }. Try 1 to { $most }.
server-without-end = Only a match with tournament clocks ends with its round. Choose a number of shakes for this one.
server-name-strange = Part of this nickname can't be seen. Use letters, digits, signs and emoji.

## Why a frame is not taken.

server-hello-twice = You said hello already.
server-no-key = This key does not open a seat at this table. Join again, or watch.
server-crowded = Too many browsers are at this table. Try again later.
server-other-browsers = Your seat is open in many tabs, so we closed the oldest one: this one.
server-too-hard = This takes too long to work out. Add brackets, or ask about a smaller part.
server-desk-busy = Many people are asking right now. Try again in a minute.
server-desk-judge-only = This match is still on. Only its judge can take it to the desk.
server-desk-not-begun = This match has not begun, so there is no position yet.
server-too-long = That is too long. Use { $most } characters or fewer. This has { $came }.
server-too-many-texts = That is too much. Use { $most } texts or fewer. Here are { $came }.
server-no-regrouping = I can't read this, so it is not handed in. { $why }
server-too-fast = That was too fast. Wait a second.
server-only-watching = You are watching. Only players can do that.
server-not-begun = The match has not started yet.
server-begun = The match has already started.
server-not-owner = Only the owner of the table can start the match.
server-not-between = You can start the next shake when this one is over.
server-not-over = You can play again when this match is over.
server-no-deed = I can't read what you want to do. Try { $expected }, not { QUOTE($came) }.
server-deed-too-long = This is too long for one action.
server-claimed-too = { $who } called too, { $late } ms later. The call came in { $came } ms after { $first }'s. One way takes { $half } ms for { $who } and { $first_half } ms for { $first }.
server-stale = The table just changed. Look again.
server-no-frame = I can't read what this page sent. Load the page again.
server-no-hello = This page did not say who it is. Load it again.
server-frame-too-large = That is too much at once. I take { $most } bytes at most. Here are { $came }.

## What the command says before the server runs.

help-serve = Open tables for browsers in this room.
help-serve-host = Where to listen: 0.0.0.0 for every network, 127.0.0.1 for this machine only.
help-serve-data = The folder that keeps the tables.
help-serve-store = Another store, like postgresql://user@host/name. Use memory to keep nothing.
help-serve-open = Open the start page in a browser.
help-backup = Save everything in one file. The server may keep running.
help-backup-file = The file to write. It must be new.
help-restore = Load a backup, while the server is stopped.
help-restore-file = A file from goalsetter backup.
help-restore-replace = First delete everything that is kept now.
backup-done =
    { $count ->
        [one] { $count } table is in { $path }.
       *[other] { $count } tables are in { $path }.
    }
restore-done =
    { $count ->
        [one] { $count } table is back from { $path }.
       *[other] { $count } tables are back from { $path }.
    }
serve-here = Goalsetter is open at { $address }
serve-alone = Only browsers on this machine can open it.
serve-how-to-stop = Press Ctrl-C to stop. Every match is kept, and goes on next time.
serve-closed = Goalsetter has stopped. Every match is kept.
serve-no-extra = The server is not installed: { $missing } is missing. Run pip install 'goalsetter[server]'
server-port-busy = Port { $port } is in use. Choose another with --port, or leave --port out.
server-ports-busy = All ports from { $first } to { $last } are in use. Choose another with --port.
server-port-denied = I am not allowed to use port { $port }. Choose one above 1023.
server-no-host = I can't listen on { $host }. This machine has no such address.
server-port-failed = I can't listen on { $host }, port { $port }: { $said }.
serve-room = Others in this room can open { $address }
serve-room-drawn = Others in this room can open { $address }, or scan this with a phone:
help-serve-port = The port. Without it, I take the usual one or the next free one.

## Why a store cannot be used.

server-store-no-rights = I am not allowed to write in { $where }. Choose another folder with --data. ({ $said })
server-store-full = The disk is full. I can't save in { $where }. Make room and try again. ({ $said })
server-store-locked = Another program is using the database in { $where }. Is another Goalsetter running? Stop it first. ({ $said })
server-store-no-database = This is not a Goalsetter database: { $where }. Choose another folder with --data. ({ $said })
server-store-newer = The database in { $where } is from a newer Goalsetter. Install the newer one. ({ $said })
server-store-address = I can't read the store { $said }. Try an address like postgresql://user@host/name.
server-store-driver = This store needs one more package: { $said }. For PostgreSQL, run pip install 'goalsetter[postgresql]'.
server-store-file-there = { $said } already exists. Choose another name.
server-store-no-file = There is no file { $said }.
server-store-no-backup = { $said } is not a Goalsetter backup.
server-store-newer-backup = This backup is from a newer Goalsetter: { $said }. Install the newer one.
server-store-unwritten = I can't write the file { $said }.
server-store-unread = I can't read the file { $said }.
server-store-nothing = Nothing is kept there. There is no file { $said }.
server-store-gone = The file { $said } went away while the server was running. Nothing since then is saved.
server-store-not-empty =
    { $count ->
        [one] The store { $where } already has a table. Add --replace to delete it first.
       *[other] The store { $where } already has { $count } tables. Add --replace to delete them first.
    }
server-store-failed = I can't use the store { $where }: { $said }.
server-taken = The store { $where } has something else under our names: { $said }.

## Running the server: its options, and what it says of its figures.

help-serve-log = Log each event on a line: text for people, json for programs, off for errors only.
help-serve-metrics = Show the figures at /metrics to other machines, too.
help-serve-keep = Put a table away after this many days without use. Delete it 14 days later. Usual: 90. Use 0 to keep it forever.
help-forget = Delete tables, reports and uploaded records. They do not come back.
help-forget-code = The codes of the tables, or the names in the links of reports.
forgot = Deleted: { $count } of the tables and reports you named: { $path }.
help-aside = List what was put away after a long time.
help-bring-back = Bring back tables and reports that were put away.
help-bring-back-code = Their codes or names. See goalsetter aside.
brought-back = Brought back: { $count } of those you named: { $path }.
aside-count = Put away: { $count }.
aside-table = table { $name }, last used { $day }
aside-analysis = report { $name }, asked for { $day }
server-deleted = This table and its record are deleted.
server-not-owners-key = Only the owner of the table can delete it.
web-manage-delete = Delete this table and its record
help-serve-name = A name of this server for browsers, like games.school.example. You can give more than one.
server-other-name = This server is not called { $came }. Open the address it showed when it started. Or start it with --name { $came }.
page-nothing = There is nothing here
page-no-page = Check the address. A letter may be wrong or missing.
page-home = Go to the start page
server-figures-here = Only this machine can see the figures. Start the server with --metrics to show them to others.

## What is kept: old tables that go, and what is done when the store fails.

server-no-store = I can't save the game right now, so nothing changed. The clock is stopped. Wait a moment, look at the table, and try again.
server-elsewhere = Another server runs this table now. Nothing changed here. Load the page again in a moment.
server-store-lost = Another Goalsetter now runs the tables in { $where }, so this one stopped. Nothing is lost. Run only one at a time.
server-store-down = I can't reach the database { $where }. Start it, or check the address. Then try again. ({ $said })
server-store-away = The database { $where } went away while I was using it. Try again when it is back.
server-store-empty = The file { $said } is empty. Move it away to start with no tables. To get tables back, move it away and run goalsetter restore with a backup.
server-store-damaged = The database in { $where } is damaged ({ $said }). Copy the folder first. Then move the files goalsetter.db* away. Then run goalsetter restore with your newest backup.
server-store-other = The file in { $where } belongs to another program. It has the tables { $said }. Choose another folder with --data.
server-store-schema = Part of the database in { $where } is missing: { $said }. Move it away and run goalsetter restore with a backup.
server-set-aside = No one used this for a long time, so it was put away. The person who runs this server can bring it back.

## Safety: keys, uploads that are deleted, names, reports about people, leaving.

help-serve-connections = How many connections one network may have. Use 0 for no limit, behind a web server.
help-serve-chat = Let people chat at tables that allow it. With --no-chat, they have only the phrases.
help-serve-words = A file of words that no nickname may have, one a line. Usual: blocked-words.txt in the data folder.
help-reports = Show what players reported about others, or delete it.
help-reports-delete = Delete the report with this name. You can give more than one.
help-reports-delete-all = Delete every report.
reports-none = There are no reports.
reports-one = { $id }  { $when }  Table { $table }: { $by } reported { $about }. { $reason }.
reports-how-to-delete = To delete a report, type goalsetter reports --delete NAME
reports-deleted = Reports deleted: { $count }.
server-no-words = I can't read the file of words { $path }.
server-name-unkind = That nickname can't be used here. Try another one.
server-no-chat-here = This server has no chat. You can use the phrases.
server-nobody-to-report = You can report other people at your table, not bots.
server-too-many-reports = You sent a few reports already. Wait a minute.
server-not-uploaders-key = Only the browser that uploaded this record can delete it.
report-to-uploads = Your uploaded records
