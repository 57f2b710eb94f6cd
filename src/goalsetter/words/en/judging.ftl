### The command judge.

## EQUATIONS, and both games.

ruling-correct = CORRECT
ruling-wrong = NOT CORRECT
ruling-legal = LEGAL
ruling-illegal = NOT LEGAL
judge-equation = Equation: { $text }
judge-goal = Goal: { $text }
judge-under = Rules: { $edition }, { $division } Division{ $variations }
judge-variations = ; { $list }
judge-finding = { $sentence } [{ $clause }]
judge-ruling = This rests on how an open question is decided: { $ruling }.
judge-only-if-raised = This counts only if a checker raises it.
judge-counter = A checker may read it as  { $counter }
judge-counter-values = and then it is { $value } on one side and { $goal } on the other.
judge-assumed-now = You named no challenge. I took Now: one cube from Resources at most.
judge-repair = Nobody could object to     { $repair }
judge-bracketed = The missing bracket may go here:  { $bracketed }
judge-values = The Solution is worth { $value }, the Goal { $goal }.
judge-goal-values = It can be worth { $values }.
judge-goal-more = It can be worth { $values } and more: a 1 may be any power of the base.
judge-goal-unsettled = There may be more values: I could not work out all of them.
judge-rulings = It rests on how an open question is decided: { $list }.
judge-rulings-untried = It may rest on how open questions are decided: trying every answer would take too long.
rulings-title = Open questions of { $game }, and how they are decided
rulings-row = { $name }: { $question }
rulings-answer = { "   " }{ $answer }: { $words }
rulings-answer-where = { "   " }{ $answer }: { $words } ({ $where })
rulings-usual = usual
rulings-settled = { "   " }There is no other answer to play.
rulings-sources = { "   " }From: { $sources }
rulings-how = goalsetter judge --ruling NAME=ANSWER judges with another answer.
more-of-them = { $values } … ({ $count } values)

## ON-SETS.

judge-solution = Solution: { $text }
judge-deal = By the way: { $sentence }
judge-universe = Universe: { $count }
judge-counter-cards = and then it takes { $cards } and counts { $value }; the Goal is { $goal }.
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
no-cards = no card
card-blank = blank
card-gone = gone
card-taken = taken
card-twice = twice
step-removes = Restriction { $restriction } removes { $cards }.
step-removes-nothing = Restriction { $restriction } removes no card.
step-left = That leaves { $cards } ({ $count }).
step-takes = Set-Name { $name } takes { $cards }: { $count }.
step-takes-nothing = Set-Name { $name } takes no card.
step-twice = Counting double: { $cards }. So they count { $worth }.
step-goal-met = The Goal { $goal } is worth { $values }: that fits.
step-goal-missed = The Goal { $goal } is worth { $values }, not { $worth }.
