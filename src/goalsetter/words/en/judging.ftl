### The command judge.

## EQUATIONS, and both games.

ruling-correct = CORRECT
ruling-wrong = NOT CORRECT
ruling-wrong-if-raised = NOT CORRECT IF POINTED OUT
ruling-legal = LEGAL
ruling-illegal = NOT LEGAL
judge-equation = Equation: { $text }
judge-goal = Goal: { $text }
judge-under = Rules: { $edition }, { $division } Division{ $variations }
judge-variations = ; { $list }
judge-finding = { $sentence } [{ $clause }]
judge-ruling = The books do not settle this. My answer: { $ruling }.
judge-only-if-raised = This counts only if a checker points it out.
judge-counter = A checker can read it as  { $counter }
judge-counter-values = Then it is { $value } on one side and { $goal } on the other.
judge-assumed-now = You did not name a challenge, so I took Now. It allows one cube from Resources.
judge-repair = This way is safe:         { $repair }
judge-bracketed = The missing bracket can go here:  { $bracketed }
judge-values = The Solution makes { $value }, and the Goal is { $goal }.
judge-goal-values = It can equal { $values }.
judge-goal-more = It can equal { $values } and more. A 1 can be any power of the base.
judge-goal-unsettled = There may be more values. I could not work them all out.
judge-rulings = The books do not settle this. My answer: { $list }.
judge-rulings-untried = The books leave questions open here. I can't try every answer: that takes too long.
rulings-title = Questions that { $game } leaves open, and their answers
rulings-row = { $name }: { $question }
rulings-answer = { "   " }{ $answer }: { $words }
rulings-answer-where = { "   " }{ $answer }: { $words } ({ $where })
rulings-usual = usual
rulings-settled = { "   " }This one is settled. There is no other answer.
rulings-sources = { "   " }From: { $sources }
rulings-how = Type goalsetter judge --ruling NAME=ANSWER to use another answer.
more-of-them = { $values } … ({ $count } values)

## ON-SETS.

judge-solution = Solution: { $text }
judge-deal = Note: { $sentence }
judge-universe = Universe: { $count }
judge-counter-cards = Then it takes { $cards } and counts { $value }. The Goal is { $goal }.
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
no-cards = no cards
card-blank = blank
card-gone = gone
card-taken = taken
card-twice = twice
step-removes = Restriction { $restriction } removes { $cards }.
step-removes-nothing = Restriction { $restriction } removes no cards.
step-left = That leaves { $cards } ({ $count }).
step-takes = Set-Name { $name } takes { $cards }: { $count }.
step-takes-nothing = Set-Name { $name } takes no cards.
step-twice = These count twice: { $cards }. So the set counts { $worth }.
step-goal-met = The Goal { $goal } is worth { $values }. That fits!
step-goal-missed = The Goal { $goal } is worth { $values }, not { $worth }.
