### The record of a match, and the command replay.

## What is wrong with a record.

record-not-text = A record is a text.
record-too-long = Line { $line }: this is too long for the record of a match. It takes { $expected }.
record-too-large = This is too long for the record of a match. It takes { $expected }.
record-too-many-actions = Line { $line }: this is too much for one match. A record has { $expected }.
record-not-a-record = Line { $line }: this file is not a match record. A record starts with the line “Goalsetter record 1”.
record-unknown-version = Line { $line }: I don't know version { $found } of records. I know { $expected }.
record-header-malformed = Line { $line }: I can't use { QUOTE($found) } here. Try a line like “Event: Spring Open”, or the first line of the match.
record-header-twice = Line { $line }: { QUOTE($found) } is here twice. Keep one.
record-header-missing = Line { $line }: part of the header is missing. Add { $expected }.
record-header-value = Line { $line }: I can't use { QUOTE($found) } here. Try { $expected }.
record-unknown-line = Line { $line }: I don't know this line: { QUOTE($found) }. A line of the match starts with a time or a seat.
record-time-malformed = Line { $line }: { QUOTE($found) } is not a time. Write 1:05 for one minute and five seconds. Write 1:02:03 with hours, 1:05.250 with thousandths.
record-unknown-seat = Line { $line }: I don't know who { QUOTE($found) } is. Try A, B, C, clock or judge.
record-unknown-action = Line { $line }: I don't know this action: { QUOTE($found) }.
record-part-missing = Line { $line }: something is missing. Add { $expected }.
record-part-twice = Line { $line }: { QUOTE($found) } is here twice. Keep one.
record-part-not-here = Line { $line }: I can't use { QUOTE($found) } here. Try { $expected }.
record-unreadable = Line { $line }: I can't read { QUOTE($found) }. Try { $expected }.
record-not-notation = Line { $line }: I can't read { QUOTE($found) }. { $why }
record-quote-unclosed = Line { $line }: this quotation mark is never closed.
record-strange-escape = Line { $line }: I don't know { QUOTE($found) }. After \ comes \, ", n, r, t or u with a number.
record-nothing-to-continue = Line { $line }: two points add to an action, but there is none before them.
record-result-differs = Line { $line }: the record says “{ $found }”, but the rules say: { $expected }.
record-shake-differs = Line { $line }: the record says “{ $found }”, but the rules say: { $expected }.
record-refused = Line { $line } is not allowed. { $found }
record-strange-header = I can't use { QUOTE($found) } in the header of this record. Try { $expected }.
record-not-saved = This is the record of a match, but the match was not saved to go on later. To watch it, type goalsetter replay and the name of the file.
record-not-allowed = An action in this record is not allowed. To see which one, type goalsetter replay and the name of the file.
record-unwritable = I can't write this as a record.

## The command replay.

help-replay = Step through a match and check it. See the score sheet, too.
help-replay-file = The file with the record. Use - for standard input.
help-replay-shake = Show only this shake.
help-replay-check = Only check if the record is legal and the scores are right.
replay-title = { $edition }, { $division } Division
replay-header = { $key }: { $value }
replay-player = { $seat }: { $name }
replay-lot = Rolling to set the first Goal
replay-shake = Shake { $number }: { $setter } sets the Goal
replay-action = { $time }  { $who } { $action }
replay-event = { "            " }{ $sentence }
replay-remark = { "            " }“{ $text }”
replay-correct = { $writer }'s paper is correct.
replay-finding = { $sentence } [{ $clause }]
replay-refused = This is not allowed. { $fault } [{ $clause }]
replay-not-upheld = That is not right.
replay-goal = Goal
replay-resources = Resources
replay-none = none
replay-variations = Variations: { $list }
replay-turn = To move: { $who }
replay-nobody = no one
replay-sheet = Score sheet
replay-row-shake = Shake { $number }
replay-row-void = Shake { $number } (void)
replay-row-before = From before
replay-row-penalties = Penalties
replay-row-total = Total
replay-row-match = Match points
replay-penalty = { $number }. { $who } −{ $points } in shake { $shake }: { $reason } [{ $clause }]
replay-penalty-struck = { $number }. { $who } −{ $points } in shake { $shake }, taken back by a judge: { $reason } [{ $clause }]
replay-legal = LEGAL
replay-not-legal = NOT LEGAL
replay-all-done = Actions: { $count }. All are legal in { $edition }, and the scores are right.
replay-wrong-results = WRONG SCORES
case-no-shake = There is no shake { $number } in this record. Try { $known }.
replay-keys = Enter: next · b: back · a number: go there · s: score sheet · q: quit
replay-prompt = { $number }/{ $count }>{ " " }
replay-begin = Nothing has happened yet.
replay-end = That was the last action.
replay-not-a-key = I don't know { QUOTE($typed) }.

## Why a paper was found wrong.

reason-form = it is not written as Solution = Goal
reason-form-sets = no one can read it
reason-unequal = the two sides are not equal
reason-wrong-value = its value is not the Goal
reason-one-cube = a Solution needs two cubes or more
reason-missing-required = it leaves out a Required cube
reason-uses-forbidden = it uses a Forbidden cube
reason-too-many-resources = it uses too many cubes from Resources
reason-cube-not-available = there are not enough cubes for it
reason-goal-illegal = the Goal has no legal meaning
reason-multi-digit = a number has too many digits
reason-variation = it does not do what a variation asks
reason-goal-interpretation = its Goal is not the Goal on the mat
reason-ambiguous = you can group it so that it is wrong
reason-undefined = it has no value
reason-symbol-ambiguous = a cube in it can mean more than one thing
reason-uncheckable = no one can be sure that it is right
reason-same-error = it has the same error as a wrong paper
reason-conceded = its writer gave it up
reason-judge = a judge said so
reason-no-avoid-move = the move to avoid the flub is missing
reason-wrong-avoid-move = its move does not avoid the flub
reason-shown = a checker showed it
reason-other = something else
reason-unequal-sets = it does not have as many cards as the Goal
