### The command cases: what differs, and what is wrong with a case or a question.

## EQUATIONS, and both games.

cases-summary = { $passed } passed, { $failed } failed
cases-no-file = I can't open { $file }: { $reason }
cases-not-text = it is not UTF-8 text
cases-at = { $file }:{ $line } { $case }
cases-difference = { $key }: expected { $expected }; got { $got }
cases-remark = { $told } ({ $remark })
cases-only-remark = { $key }: expected { $expected }, but { $remark }
cases-nothing = nothing
remark-family = there are more values than these
remark-unsettled = I could not work out every value
remark-no-regrouping = it is not the Equation with more brackets
remark-still-correct = with these brackets it is still correct
remark-regrouping = it is the Equation with more brackets
case-not-json = This line is not JSON: { $reason } (column { $column }).
case-not-object = A case is a JSON object. This is: { $got }.
case-key-twice = The key { QUOTE($key) } is twice in one object. Keep one.
case-missing-key = The key { QUOTE($key) } is missing.
case-unknown-key = I don't know the key { QUOTE($key) } here. Try { $known }.
case-unknown-kind = I don't know the kind { QUOTE($name) }. Try { $known }.
case-unknown-event = I don't know the event { QUOTE($name) }. Try { $known }.
case-unknown-phase = There is no phase { QUOTE($name) }. Try { $known }.
case-unknown-task = There is no time limit for { QUOTE($name) }. Try { $known }.
case-unknown-player = There is no player { QUOTE($name) }. Try { $known }.
case-unknown-section = There is no section { QUOTE($name) } on the mat. Try { $known }.
case-unknown-side = There is no side { QUOTE($name) }. Try { $known }.
case-wrong-players = A match has 2 or 3 players. This is: { $got }.
case-time-goes-back = This event is at { $at } seconds, but it is already { $now } seconds. Count every 'at' from the start of the case.
case-wrong-about = 'about' is the number of an event of this case, from 0. This is: { $got }.
case-wrong-type-object = Make { QUOTE($key) } an object with keys and values. This is: { $got }.
case-not-set-up = I can't set up this position: { $fault }.
case-unknown-edition = There is no rule book { QUOTE($name) }. Try { $known }.
case-unknown-division = { $edition } has no division { QUOTE($name) }. Try { $known }.
case-unknown-ruling = There is no profile { QUOTE($name) }. Try { $known }, or one answer like wild-mark=stays.
case-ruling-without-answer = { QUOTE($name) } needs an answer: { $known }. Try { $name }={ $first }.
case-strange-ruling = There is no ruling { QUOTE($name) } in { $game }. Type goalsetter rulings to see them.
case-unknown-named-ruling = There is no ruling { QUOTE($name) } in { $game }. Did you mean { $near }?
case-unknown-answer = { QUOTE($answer) } is not an answer to { QUOTE($name) }. Try { $known }.
case-wrong-type-rulings = Make 'rulings' an object of names and answers, all texts. This is: { $got }.
case-unknown-challenge = There is no challenge { QUOTE($name) }. Try { $known }.
case-unknown-where = I don't know the place { QUOTE($name) }. Try { $known }.
case-unknown-year = { QUOTE($name) } is not a kind of year. Try { $known }.
case-unknown-reason = I don't know the reason { QUOTE($name) }. Try { $known }.
case-unknown-variation = There is no variation { QUOTE($name) }. Did you mean { $near }?
case-strange-variation = There is no variation { QUOTE($name) }. The variations are { $known }.
case-unknown-fill = No division has { QUOTE($name) }. Fill in { $known }.
case-unfilled-number = Which number? { QUOTE($name) } has a blank. Fill it in, like “base 8”.
case-unfilled-colour = Which color? { QUOTE($name) } has a blank. Fill it in, like “red exponent”.
case-wrong-type-text = Make { QUOTE($key) } a text in quotes. This is: { $got }.
case-wrong-type-flag = Make { QUOTE($key) } true or false. This is: { $got }.
case-wrong-type-list = Make { QUOTE($key) } a list. This is: { $got }.
case-wrong-type-texts = Make { QUOTE($key) } a list of texts in quotes. One entry is: { $got }.
case-wrong-type-variation = A variation is a text like “base 8”, or an object with its name and what fills its blank. This is: { $got }.
case-nothing-expected = This case expects nothing. Add one of { $known }.
case-reason-for-correct = This case expects a correct paper, so leave out { QUOTE($key) }.
case-no-goal = There is no Goal on the mat.
case-one-equation = Write only one Equation. You can give two Solutions only in ON-SETS.
case-last-cube-left = Cubes still lie in Resources: { $cubes }. The last cube was not moved yet. Move them, or name another challenge.
case-one-input = Use --mat or --in, not both.
case-no-input = Add the mat with --mat, or a JSON question with --in.
case-no-file = I can't open { $file }: { $reason }
case-no-choose = Use --after, --roll and --universe only with --choose.
case-unreadable = I can't read { QUOTE($text) }, at place { $place }. { $message }
case-broken = Something broke inside the judge: { $error } { $message }
notation-bad-value = Write a value like 3, -1/3, 72*sqrt(70) or log(3,2).
notation-no-value = This has no value.

## ON-SETS.

case-other-game = { QUOTE($key) } belongs to { $other }. This is a question about { $game }. Try { $known }.
case-chosen-before = Leave 'variations' empty here. List what is already chosen under 'already'.
case-no-universe = There is no Universe with this mat. Add the cards.
case-wrong-type-cards = A set is a list of cards in quotes. This is: { $got }.
case-wrong-type-number = Make { QUOTE($key) } a list of whole numbers. This is: { $got }.
case-unfilled-cube = Which cube? { QUOTE($name) } has a blank. Fill it in, like “wild cube Y”.
case-unfilled-card_colour = Which color? { QUOTE($name) } has a blank. Fill it in, like “double color B”.
case-unfilled-set = Which set? { QUOTE($name) } has a blank. Fill it in, like “double set B ∪ R”.
case-unfilled-card = Which card? { QUOTE($name) } has a blank. Fill it in, like “required card BRG”.
