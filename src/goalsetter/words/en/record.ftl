### The record of a match, and the command replay.

## What is wrong with a record.

record-not-text = A record is a text.
record-too-long = Line { $line }: this is far too long for the record of a match. I expected { $expected }.
record-too-large = This is far too long for the record of a match. I expected { $expected }.
record-too-many-actions = Line { $line }: this is far too much for one match. A record has { $expected }.
record-not-a-record = Line { $line }: this is no record of a match. A record begins with the line “Goalsetter record 1”.
record-unknown-version = Line { $line }: this record is of version { $found }, which I do not know. I know { $expected }.
record-header-malformed = Line { $line }: I expected a line like “Event: Spring Open”, or the first line of the match; but here is { QUOTE($found) }.
record-header-twice = Line { $line }: { QUOTE($found) } is told twice.
record-header-missing = Line { $line }: the header is not whole. I expected { $expected }.
record-header-value = Line { $line }: I expected { $expected }; but here is { QUOTE($found) }.
record-unknown-line = Line { $line }: I do not know what this line is: { QUOTE($found) }. A line of the match begins with a time or a seat.
record-time-malformed = Line { $line }: { QUOTE($found) } is no time. Write 1:05 for one minute and five seconds, 1:05.250 with thousandths, 1:02:03 with hours.
record-unknown-seat = Line { $line }: who did this? I expected A, B, C, clock or judge; but here is { QUOTE($found) }.
record-unknown-action = Line { $line }: I do not know what was done here: { QUOTE($found) }.
record-part-missing = Line { $line }: something is missing. I expected { $expected }.
record-part-twice = Line { $line }: { QUOTE($found) } stands here twice.
record-part-not-here = Line { $line }: there is too much here. I expected { $expected }; but here comes { QUOTE($found) }.
record-unreadable = Line { $line }: I cannot read { QUOTE($found) }. I expected { $expected }.
record-not-notation = Line { $line }: I cannot read { QUOTE($found) }. { $why }
record-quote-unclosed = Line { $line }: a quotation mark opens here and none closes.
record-strange-escape = Line { $line }: I do not know { QUOTE($found) }. Behind \ comes \, ", n, r, t or u with a number.
record-nothing-to-continue = Line { $line }: two points go on with an action, but there is none before them.
record-result-differs = Line { $line }: the record says “{ $found }”, but the rules say: { $expected }.
record-shake-differs = Line { $line }: the record says “{ $found }”, but the rules say: { $expected }.
record-refused = Line { $line } cannot be played. { $found }
record-unwritable = This cannot be written as a record.

## The command replay.

help-replay = Step through the record of a match, show its score sheet, and check it.
help-replay-file = The file with the record; - is standard input.
help-replay-shake = Show only this shake.
help-replay-check = Only say whether the record is legal and its results are right.
replay-title = { $edition }, { $division } Division
replay-header = { $key }: { $value }
replay-player = { $seat }: { $name }
replay-lot = The lot for the first Goal-setter
replay-shake = Shake { $number }: { $setter } sets the Goal
replay-action = { $time }  { $who } { $action }
replay-event = { "            " }{ $sentence }
replay-remark = { "            " }“{ $text }”
replay-correct = The paper of { $writer } is correct.
replay-finding = { $sentence } [{ $clause }]
replay-refused = This cannot be played. { $fault } [{ $clause }]
replay-not-upheld = It does not hold.
replay-goal = Goal
replay-resources = Resources
replay-none = none
replay-variations = Variations: { $list }
replay-turn = To move: { $who }
replay-nobody = nobody
replay-sheet = Score sheet
replay-row-shake = Shake { $number }
replay-row-void = Shake { $number } (void)
replay-row-before = Brought along
replay-row-penalties = Penalties
replay-row-total = Total
replay-row-match = Match points
replay-penalty = { $number }. { $who } −{ $points } in shake { $shake }: { $reason } [{ $clause }]
replay-penalty-struck = { $number }. { $who } −{ $points } in shake { $shake }, struck by a judge: { $reason } [{ $clause }]
replay-legal = LEGAL
replay-not-legal = NOT LEGAL
replay-all-done = Actions: { $count }. All of them can be done by { $edition }, and the results are right.
replay-wrong-results = WRONG RESULTS
case-no-shake = There is no shake { $number } in this record. It has { $known }.
replay-keys = Enter: next, b: back, a number: go there, s: score sheet, q: quit
replay-prompt = { $number }/{ $count }>{ " " }
replay-begin = Nothing has been done yet.
replay-end = That was the last action.
replay-not-a-key = I do not know { QUOTE($typed) }.

## Why a paper was found wrong.

reason-form = it is not in the form Solution = Goal
reason-form-sets = it cannot be read
reason-unequal = the two sides are not equal
reason-wrong-value = its value is not that of the Goal
reason-one-cube = a Solution needs at least two cubes
reason-missing-required = a cube in Required is not used
reason-uses-forbidden = it uses a cube that lies in Forbidden
reason-too-many-resources = it takes too many cubes from Resources
reason-cube-not-available = there are not enough cubes for it
reason-goal-illegal = the Goal has no legal meaning
reason-multi-digit = a number has too many digits
reason-variation = it does not do what a variation asks for
reason-goal-interpretation = what is written for the Goal is not what lies on the mat
reason-ambiguous = it can be grouped so that it is wrong
reason-undefined = it has no value
reason-symbol-ambiguous = a cube in it can mean more than one thing
reason-uncheckable = nobody can work out for certain that it is right
reason-same-error = it has the error of a paper that was found wrong
reason-conceded = its writer gave it up
reason-judge = a judge said so
reason-no-avoid-move = the move that would have avoided the flub is missing
reason-wrong-avoid-move = the move that it names would not have avoided the flub
reason-shown = a checker showed it
reason-other = something else
reason-unequal-sets = it does not count as many cards as the Goal
