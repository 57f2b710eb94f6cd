### An event: changes after the start, late children, and the questions that no book answers.

## Refusals of changes.

tournament-refused-tag-stays = The letters { $expected } stand on every sheet. They can't become { $came }.
tournament-refused-bad-deadline = I can't use the day “{ $came }”. Try { $expected }.
tournament-refused-deadline = Lists closed on { $expected }. Ask the director to change it.
tournament-refused-has-played = { $came } has a seat in { $names }. Withdraw { $came } from later rounds instead.
tournament-refused-in-team = { $came } is in a team: { $names }. Change the team first.
tournament-refused-own-district = { $came } can't be its own district.
tournament-refused-bad-bonus = A bonus of { $came } can't be right. Use { $expected }.
tournament-refused-typed-already = The sheet { $came } is typed already. Its seats stay as they are.
tournament-refused-would-sit-alone = One child would sit alone at table { $came }. Move that child to a table of two.

## Questions that no book answers.

tournament-ruling-missing-third = The third player never comes.
tournament-ruling-missing-third-two-player-match = It is a match of two. The third has 0.
tournament-ruling-missing-third-three-player-match = It stays a match of three. The third has 0.
tournament-ruling-disqualified = A player is out of the round.
tournament-ruling-disqualified-others-keep-places = That player has 0. The others keep their places.
tournament-ruling-disqualified-others-move-up = That player has 0. The others move up.
tournament-ruling-replayed-round = A round is played again.
tournament-ruling-replayed-round-replay-alone = Only the new match counts.
tournament-ruling-late-player = A player comes late.
tournament-ruling-late-player-zero-for-missed-shakes = It is a match of three, with 0 for each shake missed.
tournament-ruling-corrected-round = A score is fixed after the next draw.
tournament-ruling-corrected-round-nobody-is-reseated = Nobody moves. The desk tells who would sit elsewhere.
tournament-ruling-kept-apart = Who is kept apart in a draw?
tournament-ruling-kept-apart-school = Players of one school.
tournament-ruling-kept-apart-district = Players of one district.
tournament-ruling-wrong-division = A player was in the wrong division.
tournament-ruling-wrong-division-void-for-standings = The points do not count. Opponents keep theirs.
tournament-ruling-wrong-division-counts = The points count.
tournament-ruling-teammates = Teammates at one table.
tournament-ruling-teammates-never = Never.
tournament-ruling-teammates-if-unavoidable = Only if there is no other way.
tournament-ruling-tables-of-two = Where are the tables of two?
tournament-ruling-tables-of-two-low = At the low end.
tournament-ruling-tables-of-two-high = At the top end.
tournament-ruling-tables-of-two-anywhere = Anywhere.
tournament-ruling-table-numbers = The numbers of the tables.
tournament-ruling-table-numbers-rotate = New numbers each round.
tournament-ruling-table-numbers-by-rank = The best sit at table 1.
tournament-ruling-second-entry = How often is a sheet typed?
tournament-ruling-second-entry-two-people = Two people type it.
tournament-ruling-second-entry-one-is-enough = Once is enough.
tournament-ruling-postponed-points = A sheet that waits for a protest.
tournament-ruling-postponed-points-provisional-for-seating = Its points count for seats only.
tournament-ruling-postponed-points-nothing = Its points do not count yet.

## Presets of leagues.

tournament-preset-league = League day: four rounds, teams of five
tournament-preset-saturday = Saturday: three rounds, the five best of a school
tournament-preset-qualifier = Qualifier: five go on for each 25 players
tournament-preset-class = Class evening: three short rounds

## Calls for a judge.

tournament-refused-unknown-table = There is no table { $came } in this round. Try { $expected }.
tournament-refused-called-already = Table { $came } has called a judge already.
tournament-refused-no-call = There is no open call { $came }. Open ones: { $expected }.

## The desk on the web.

tournament-move-teammates = Pairs of teammates: { $before } now, { $after } after the move.
tournament-move-same-group = Pairs from one school: { $before } now, { $after } after the move.
tournament-move-rematches = Pairs who have met: { $before } now, { $after } after the move.
tournament-move-second-twos = Players at a table of two again: { $before } now, { $after } after the move.
tournament-move-spread = Points apart, squared: { $before } now, { $after } after the move.
tournament-move-same = This move costs nothing.
tournament-sheet-of = It is from { $name }.
server-event-none = There is no such event here. Check the link.
server-event-no-card = This card does not work here. Check its letters, or ask the director.
server-event-last-card = This is the last card of a director. Make a new one first.
server-event-not-yours = Your card can't do this. Ask the director.
server-event-no-archive = This file is not a backup of an event.
server-event-there = { $name } is here already.
server-event-refused = That did not work: { $said }
server-event-no-round = There is no such contest, round or school here.
server-event-no-paper = There is nothing to print yet. Is the round out?
server-event-busy = This takes too long now. Try again in a minute.
