### The command solve.

## What goalsetter solve tells.

solve-solvable = YES, THERE IS A SOLUTION
solve-impossible = NO, THERE IS NO SOLUTION
solve-unknown = I DON'T KNOW
solve-goal-found = YES, THERE IS A GOAL
solve-no-goal = NO, THERE IS NO GOAL
solve-asked-now = Use: every Required cube, any Permitted ones, one from Resources at most (Challenge Now)
solve-asked-impossible = Use: every Required cube, any Permitted ones, any from Resources (Challenge Impossible)
solve-asked-last-cube = Use: every Required cube, any Permitted ones, none from Resources
solve-asked-goal = Use: any cubes for a Goal, and the rest for a Solution
solve-goal = Goal: { $goal }
solve-witness = For example: { $text }
solve-more = { "             " }{ $text }
solve-why = Why: { $why }
solve-exhausted = I tried every way to use up to { $cubes } cubes (collections of cubes: { $vectors }, values: { $values }, steps: { $steps }). I left nothing out and no question open, so this is a proof.
solve-searching =
    { $seconds ->
        [one] still searching, { $seconds } second so far (press Ctrl-C to stop)
       *[other] still searching, { $seconds } seconds so far (press Ctrl-C to stop)
    }
unknown-budget = I used up my steps. Give me more with --budget.
unknown-memory = the search needs too much memory, so I stopped.
unknown-cancelled = the search was stopped.
unknown-values-out-of-domain = I found none, but some numbers were too big or too tangled to work out.
unknown-equality-undecided = I found none, but for some numbers I can't tell if they are equal.
unknown-infinitely-many-leaves = these variations leave no end of ways to use the cubes. I tried all the simple ones and found none, but that is not a proof.

## The short arguments of both solvers, by name.

certificate-goal-without-value = the Goal has no legal value, so nothing can equal it.
certificate-required-cube-unusable = a cube in Required means nothing in these rules: { $cubes }
certificate-no-digit = there is no digit to use.
certificate-few-cubes = a Solution needs { $needed } cubes or more, and you may use only { $have }.
certificate-few-signs = the digits in Required need { $needed } signs to join them, and you may use only { $have }.
certificate-few-digits = the signs in Required need { $needed } digits, and you may use only { $have }.
certificate-all-positive = the Goal is negative ({ $goal }), and these cubes can't make a negative number.
certificate-all-whole = the Goal is not a whole number ({ $goal }), and these cubes make only whole numbers.
certificate-all-rational = the Goal is irrational ({ $goal }), and these cubes make only fractions.
certificate-too-large = the top or bottom of the Goal ({ $goal }) is too big. With + − × ÷, these digits reach { $bound } at most: their product, doubled for every + and −.
certificate-no-larger-goal = this Goal has no Solution. You can still make { $goals } Goals from it with Resources, and none of them has one.
certificate-no-goal-has-a-solution = no Goal from these cubes leaves cubes for a Solution.
certificate-no-legal-goal = these cubes can't make a legal Goal.
certificate-goal-beyond-universe = the Goal is { $goal } or more, and all the cards count { $cards }.
certificate-no-sum-of-classes = these cubes can't tell all the cards apart. The cards come in parts that count { $classes }, and no mix of parts counts { $goal }.
certificate-required-cube-absent = you can't use the cube that every Solution needs.
certificate-no-restriction-to-be-had = Required needs a Restriction ({ $signs } signs), and there are too few sets for it (you may use { $sets }).
certificate-too-few-cubes = a Solution has two cubes, and one is a set. You may use { $sets } sets and { $signs } signs.
certificate-too-few-joins = the { $sets } sets you must use need signs between them, and you may use only { $joins }.
certificate-too-few-sets = the { $joins } signs you must use need more sets, and you may use only { $sets }.
certificate-one-set-only = two Solutions must name different sets, and only one set at most makes the Goal.
certificate-every-meaning-fails = it fails for everything the wild cubes and cards can mean: { $because }.
