### A tournament: its desk, its draws, its sheets.

## Refusals: an act that was not done.

tournament-refused-not-opened = This event is not open yet. Start it with a name first.
tournament-refused-opened-already = This event is open: { $came }. Start a new file for a new one.
tournament-refused-locked = The event is locked. Unlock it first.
tournament-refused-not-locked = The event is not locked.
tournament-refused-role = A { $came } can't do this. Ask the { $expected }.
tournament-refused-out-of-order = The next line has number { $expected }. This one has { $came }.
tournament-refused-bad-moment = I can't read the time { $came }. Write it like { $expected }.
tournament-refused-bad-name = “{ $came }” can't be a name. Use 1 to 80 letters on one line.
tournament-refused-bad-tag = The tag “{ $came }” won't do. Take three of { $expected }.
tournament-refused-no-reason = Say why. A short reason is enough.
tournament-refused-unknown-ruling = There is no ruling “{ $came }”. Try { $expected }.
tournament-refused-unknown-answer = “{ $came }” is not an answer here. Try { $expected }.
tournament-refused-unknown-contest = There is no contest “{ $came }”. Try { $expected }.
tournament-refused-contest-drawn = Round 1 of { $came } is drawn. It can't change now.
tournament-refused-unknown-edition = There is no rule book “{ $came }”.
tournament-refused-unknown-division = This book has no division “{ $came }”. Try { $expected }.
tournament-refused-bad-rounds = There is no round { $came }. Use { $expected }.
tournament-refused-unknown-row = I don't know “{ $came }”. Try { $expected }.
tournament-refused-entered-already = { $came } is on the list already.
tournament-refused-unknown-group = There is no school “{ $came }” for { $names }. Add it first.
tournament-refused-other-group = You can add players of { $expected } only. This one is from { $came }.
tournament-refused-twin-names = Two players of one school are called { $came }. Are they one child or two?
tournament-refused-unknown-player = There is no player { $came }. Check the list.
tournament-refused-not-in-contest = { $came } does not play in { $expected }.
tournament-refused-team-too-large = The team { $names } has { $came } players. It can have { $expected }.
tournament-refused-two-teams = { $came } is in two teams: { $names }. Keep one.
tournament-refused-past-round = Round { $came } is out. A player can leave from round { $expected } on. Old points stay.
tournament-refused-unknown-round = Round { $came } is not drawn. These are: { $expected }.
tournament-refused-round-before = Draw round { $expected } before round { $came }.
tournament-refused-round-open = Close round { $expected } first. Round { $came } needs its points.
tournament-refused-too-few = A table needs two players. Mark who is here first.
tournament-refused-seated-twice = { $came } has two seats. See { $names }.
tournament-refused-not-to-be-seated = No seat is due to { $names }. They are not here, or they are out.
tournament-refused-not-seated = No seat for { $names } in this round.
tournament-refused-table-size = A table has two or three players. These have { $came }. Try { $expected }.
tournament-refused-table-twice = Two tables have the same number.
tournament-refused-teammates = Teammates can't sit at one table. Look at table { $came }.
tournament-refused-same-table = They sit at one table. Take a player from another one.
tournament-refused-published-already = Round { $came } is out. Its seats stay as they are.
tournament-refused-round-not-running = The round is { $came }. A late player can join until it stops.
tournament-refused-no-table-of-two = Table { $came } has no free seat. These have one: { $expected }.
tournament-refused-too-many-sheets = One event has at most { $expected } score sheets.
tournament-refused-round-state = The round is { $came }. For this it must be { $expected }.
tournament-refused-sheets-out = Sheets still out: { $came }. Tables { $names }. Type them, or put them off.
tournament-refused-bad-order = Name two or more players, each one once.
tournament-refused-code-shape = “{ $came }” is no sheet code. It has six letters and two digits.
tournament-refused-code-digits = The code { $came } has a slip in it. Look at the sheet again.
tournament-refused-other-event = The sheet { $came } is from some other event. Nothing was changed.
tournament-refused-unknown-sheet = This event has no sheet { $came }.
tournament-refused-other-round = This sheet is from round { $came } of { $names }. You are at round { $expected }. Nothing was changed.
tournament-refused-received-already = The sheet { $came } came in before.
tournament-refused-sheet-players = This sheet is for { $expected }. You typed { $came }.
tournament-refused-confirmed-already = The sheet { $came } counts already. To change it, correct it.
tournament-refused-sheet-slips = Something does not fit on this sheet ({ $came }):
tournament-refused-nothing-to-confirm = There is nothing to confirm. The sheet is { $came }.
tournament-refused-not-typed-by = { $came } did not type this sheet. These did: { $expected }.
tournament-refused-own-entry = You typed this sheet. Ask someone else to check it.
tournament-refused-third-look = You typed it, { $came }. A third person must look: { $names } differ.
tournament-refused-postponed-already = The sheet { $came } is put off already.
tournament-refused-not-postponed = The sheet { $came } is not put off.
tournament-refused-protest-open = A protest about { $came } is open. Decide it first.
tournament-refused-bad-minutes = I can't add { $came } minutes. Use { $expected }.
tournament-refused-not-confirmed = The sheet is { $came }. Type it first. You correct what counts.
tournament-refused-not-agreed = All players must agree to a change, or the slip was made at the desk.
tournament-refused-unknown-kind = I don't know “{ $came }”. Try { $expected }.
tournament-refused-no-warning = A judge must warn the player first. That can be in an old round.
tournament-refused-too-few-judges = Judges to name: { $expected }. You named { $came }.
tournament-refused-no-draft = There is no draft { $came }. Open ones: { $expected }.
tournament-refused-initialled-already = { $came } put initials on the sheet. It is too late to protest.
tournament-refused-no-protest = There is no open protest { $came }. Open ones: { $expected }.

## Slips on a sheet.

tournament-slip-shake-score = { $player }, shake { $shake }: a shake can't bring { $came }. It brings { $expected }.
tournament-slip-sum = { $player }: the shakes add up to { $expected }. The sheet says { $came }.
tournament-slip-points-order = { $player }: this total brings { $expected } match points. The sheet says { $came }.
tournament-slip-points-value = { $player }: { $came } can't be match points here. They are { $expected }.
tournament-slip-points-total = The match points must add up to { $expected }. These make { $came }.
tournament-slip-absent-points = { $player } was not there, so the score is { $expected }. The sheet says { $came }.
tournament-slip-absent-player = { $player } is not marked as here. Did { $player } come after all?
tournament-slip-shake-count = The players do not have as many shakes each: { $came }.
tournament-slip-missing-total = { $player } has no score. This contest needs: { $expected }.
tournament-slip-missing-initials = { $player } did not put initials on the sheet. Who saw it?
tournament-slip-penalty-initials = { $player }, shake { $shake }: no judge put initials by the −1. Who saw it?
tournament-slip-doubtful = You can keep it as doubtful with a reason.
tournament-slip-differs = { $player }, { $cell } { $shake }: one typed { $first }, one typed { $second }. Look again.

## A draw, explained.

tournament-draw-clean = No teammates, no schoolmates and no rematches sit together.
tournament-draw-best = No draw can be better than this one.
tournament-draw-above-bound = It may not be the best: up to { $count } above the bound.
tournament-draw-teammates = Pairs of teammates: { $count }, at tables { $tables }. It can't be less than { $bound }.
tournament-draw-same-group = Pairs from one school: { $count }, at tables { $tables }. It can't be less than { $bound }.
tournament-draw-rematches = Pairs who have met before: { $count }, at tables { $tables }.
tournament-draw-second-twos = Players at a table of two again: { $count }, at tables { $tables }.
tournament-draw-spread = Most points between players at one table: { $count }.
tournament-draw-wide = At tables { $tables } players are { $count } points apart. That is not by score any more.
tournament-draw-unavoidable = Pairs of schoolmates who must meet: { $count } or more. Whom may it be?
tournament-draw-seed = Drawn with seed { $seed }, { $policy }.
tournament-draw-table = Table { $number }: { $players }
tournament-draw-code = Table { $number }: sheet { $code }
tournament-draw-elsewhere = Round { $round } stays as it is. With the new points these would sit with others: { $names }.
tournament-draw-nobody-elsewhere = Round { $round } stays as it is, and nobody would sit with others.

## The file of an event.

tournament-file-line = Line { $line }: I can't read { QUOTE($found) }. A line has { $expected }.
tournament-file-role = Line { $line }: { QUOTE($found) } is no role. Try { $expected }.
tournament-file-act = { QUOTE($found) } is not something to do here. Try { $expected }.
tournament-file-detail = Line { $line }: I can't use { QUOTE($found) }. Try { $expected }.
tournament-file-value = Line { $line }: I can't read { QUOTE($found) }. Put a text in quotes.
tournament-file-header = This is not the file of an event. It starts with “{ $expected }”.
tournament-file-long = This file is too long for an event. It has { $expected }.
tournament-file-refused = Line { $line } can't follow the lines before it. It has { QUOTE($found) } where { $expected } is due.
tournament-file-torn = The last line was cut off. It is left out, and nothing else is lost.
case-event-exists = There is a file { $file } already. Choose a new name.
case-event-no-archive = { $file } is not the archive of an event.
case-event-busy = Another program is writing { $file }. Try again.

## Answers of the command.

tournament-opened = { $name } is open. Its file is { $file }.
tournament-did = Written as line { $number }.
tournament-imported = New players on the list: { $count }. There before: { $same }.
tournament-grade = { $player } is in grade { $grade }. { $division } is for grade { $most } and below.
tournament-import-stopped = Nobody was added. Fix the list, or say --yes if it is meant so.
tournament-no-such-division = Row { $row }: no contest here is for { $came }.
tournament-published = Round { $round } is out. Each table has its code.
tournament-result-row = Row { $row } ({ $code }):
tournament-results-read = Sheets typed: { $count }. Sheets that count: { $confirmed }.
tournament-results-columns = Row { $row }: a row has a code, then a player and a score for each. This is: { $came }.
tournament-results-player = Row { $row }: { $came } is not on this sheet. It is for { $expected }.
tournament-results-score = Row { $row }: I can't read the score “{ $came }” of { $player }. Try { $expected }.
tournament-place = { $place }. { $player } – { $values }
tournament-provisional = (not final)
tournament-standings-title = { $contest }, rounds drawn: { $rounds }
tournament-team-title = Teams
tournament-check-sum = Round { $round }: { $handed } match points handed out, { $expected } due, { $taken } taken by incidents, { $waiting } sheets not final.
tournament-check-sum-wrong = Round { $round } does not add up: { $handed } handed out, { $expected } due. Look at its sheets.
tournament-award = { $title }, place { $place }: { $names } ({ $score })
tournament-award-short = Prizes missing: { $short }.
tournament-exported = Everything is in { $file }.
tournament-restored = { $name } is back, with { $count } lines. Its file is { $file }.
tournament-simulated = Players: { $players }. Rounds: { $rounds }. Seed: { $seed }.
tournament-demo-made = A whole day with { $players } players is in { $file }. Try the other commands on it.
tournament-no-solver = HiGHS is not here, so the search stands as it is. Try: pip install 'goalsetter[seating]'
tournament-solver-late = HiGHS was not done in time. The best draw so far stands.

## Help of the command.

help-tournament = Run a tournament: names, draws, scores, places, prizes.
help-tournament-new = Open an event with one contest.
help-tournament-import = Read a list of players (CSV, XLSX or text).
help-tournament-draw = Draw the next round.
help-tournament-results = Type the score sheets of a round from a CSV file.
help-tournament-standings = Show places, teams and awards.
help-tournament-export = Put everything into one archive.
help-tournament-restore = Make the file of an event from its archive.
help-tournament-do = Do any act of the desk.
help-tournament-simulate = Play a day by chance, to see how draws come out.
help-tournament-demo = Make a whole day to practice with.
help-tournament-file = The file of the event.
help-tournament-name = The name of the event.
help-tournament-place = Where it is.
help-tournament-day = A day, like 2026-03-07. You can give more than one.
help-tournament-contest = The short name of the contest.
help-tournament-rounds = How many rounds.
help-tournament-policy = How later rounds are drawn: by-score, random, ladder, fixed, by-hand.
help-tournament-detail = What you type from a sheet: points, totals or shakes.
help-tournament-list = The list: a row for each player, with school, division, grade and team.
help-tournament-yes = Take what looks doubtful as it is.
help-tournament-here = Mark all new players as here.
help-tournament-seed = The seed of the draw. The same seed makes the same draw.
help-tournament-trials = How many swaps to try.
help-tournament-exact = Ask HiGHS for a proof (small fields).
help-tournament-publish = Publish the round, so that each sheet has a code.
help-tournament-sheets = CSV: a code, then a player and a score for each.
help-tournament-by = Your name.
help-tournament-role = Your role: director, head-judge, judge, scorer, greeter, coach.
help-tournament-doubtful = Why you keep what does not fit.
help-tournament-seen = Who saw the missing initials.
help-tournament-close = Close the round when all sheets count.
help-tournament-archive = The archive.
help-tournament-act = The act, like withdraw.
help-tournament-details = Its details, like player="p7" round=3.
help-tournament-players = How many players.
