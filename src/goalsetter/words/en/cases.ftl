### The command cases: what differs, and what is wrong with a case or a question.

## EQUATIONS, and both games.

cases-summary = { $passed } passed, { $failed } failed
cases-no-file = I cannot open { $file }: { $reason }
cases-not-text = it is not text in UTF-8
cases-at = { $file }:{ $line } { $case }
cases-difference = { $key }: expected { $expected }; got { $got }
cases-remark = { $told } ({ $remark })
cases-only-remark = { $key }: expected { $expected }, but { $remark }
cases-nothing = nothing
remark-family = there are more values than these
remark-unsettled = not every value could be worked out
remark-no-regrouping = it is not the Equation with more brackets
remark-still-correct = with these brackets it is still correct
remark-regrouping = it is the Equation with more brackets
case-not-json = This line is not JSON: { $reason } (column { $column }).
case-not-object = A case is a JSON object; this is: { $got }.
case-key-twice = The key { QUOTE($key) } stands twice in one object.
case-missing-key = The key { QUOTE($key) } is missing.
case-unknown-key = I do not know the key { QUOTE($key) } here. The keys are { $known }.
case-unknown-kind = I do not know the kind { QUOTE($name) }. The kinds are { $known }.
case-unknown-event = I do not know what is done by { QUOTE($name) }. I know { $known }.
case-unknown-phase = There is no phase { QUOTE($name) }. The phases are { $known }.
case-unknown-task = There is no time limit for { QUOTE($name) }. The tasks are { $known }.
case-unknown-player = Nobody at the table is called { QUOTE($name) }. There are { $known }.
case-unknown-section = The mat has no section { QUOTE($name) }. Its sections are { $known }.
case-unknown-side = There is no side { QUOTE($name) }. The sides are { $known }.
case-wrong-players = A match has 2 or 3 players, not: { $got }.
case-time-goes-back = An event is at { $at } seconds, but { $now } seconds are over by then. Every 'at' counts from the start of the case and may not go back.
case-wrong-about = 'about' is the number of an event of this case, from 0, not: { $got }.
case-wrong-type-object = { QUOTE($key) } should be an object with keys and values, not: { $got }.
case-not-set-up = The position that is given cannot be set up: { $fault }.
case-unknown-edition = There is no edition { QUOTE($name) }. The editions are { $known }.
case-unknown-division = { $edition } has no division { QUOTE($name) }. Its divisions are { $known }.
case-unknown-ruling = There is no profile { QUOTE($name) }. The profiles are { $known }; one question by itself is answered as in wild-mark=stays.
case-ruling-without-answer = Say which answer: { QUOTE($name) } may be answered { $known }, as in { $name }={ $first }.
case-strange-ruling = There is no ruling { QUOTE($name) } in { $game }. goalsetter rulings lists them.
case-unknown-named-ruling = There is no ruling { QUOTE($name) } in { $game }. Did you mean { $near }?
case-unknown-answer = { QUOTE($name) } may be answered { $known }, not { QUOTE($answer) }.
case-wrong-type-rulings = 'rulings' should be an object of names with their answers as texts, not: { $got }.
case-unknown-challenge = There is no challenge { QUOTE($name) }. The challenges are { $known }.
case-unknown-where = I do not know the place { QUOTE($name) }. The places are { $known }.
case-unknown-year = A year is { $known }, not { QUOTE($name) }.
case-unknown-reason = I do not know the reason { QUOTE($name) }. The reasons are { $known }.
case-unknown-variation = There is no variation { QUOTE($name) }. Did you mean { $near }?
case-strange-variation = There is no variation { QUOTE($name) }. The variations are { $known }.
case-unknown-fill = No division has { QUOTE($name) }. The numbers to fill in are { $known }.
case-unfilled-number = Say which number: { QUOTE($name) } has a blank to fill in, as in “base 8”.
case-unfilled-colour = Say which colour: { QUOTE($name) } has a blank to fill in, as in “red exponent”.
case-wrong-type-text = { QUOTE($key) } should be a text in quotes, not: { $got }.
case-wrong-type-flag = { QUOTE($key) } should be true or false, not: { $got }.
case-wrong-type-list = { QUOTE($key) } should be a list, not: { $got }.
case-wrong-type-texts = { QUOTE($key) } should be a list of texts in quotes; one entry is: { $got }.
case-wrong-type-variation = A variation is a text such as “base 8”, or an object with a name and what fills its blank, not: { $got }.
case-nothing-expected = The case expects nothing: give one of { $known }.
case-reason-for-correct = The case expects that it is correct, so { QUOTE($key) } says nothing.
case-no-goal = There is no Goal on the mat.
case-one-equation = Write one Equation: only in ON-SETS can two Solutions be asked for.
case-one-input = Give --mat, or --in, not both.
case-no-input = Give the mat with --mat, or a question in JSON with --in.
case-no-file = I cannot open { $file }: { $reason }
case-no-choose = --after, --roll and --universe belong to --choose.
case-unreadable = I cannot read { QUOTE($text) }, at place { $place }. { $message }
case-broken = Something broke inside the judge: { $error } { $message }
notation-bad-value = A value is written like 3, -1/3, 72*sqrt(70) or log(3,2).
notation-no-value = This has no value.

## ON-SETS.

case-other-game = { QUOTE($key) } belongs to { $other }, but this is a question of { $game }, which has { $known }.
case-chosen-before = Here 'variations' stays empty: what was chosen before is a list under 'already'.
case-no-universe = Say which cards were dealt: there is no Universe beside the mat.
case-wrong-type-cards = A set is a list of cards in quotes, not: { $got }.
case-wrong-type-number = { QUOTE($key) } should be a list of whole numbers, not: { $got }.
case-unfilled-cube = Say which cube: { QUOTE($name) } has a blank to fill in, as in “wild cube Y”.
case-unfilled-card_colour = Say which color: { QUOTE($name) } has a blank to fill in, as in “double color B”.
case-unfilled-set = Say which set: { QUOTE($name) } has a blank to fill in, as in “double set B ∪ R”.
case-unfilled-card = Say which card: { QUOTE($name) } has a blank to fill in, as in “required card BRG”.
