### The command solve.

## What goalsetter solve tells.

solve-solvable = YES, A SOLUTION CAN BE BUILT
solve-impossible = NO, A SOLUTION CANNOT BE BUILT
solve-unknown = NOT KNOWN
solve-goal-found = YES, THERE IS A GOAL
solve-no-goal = NO, THERE IS NO GOAL
solve-asked-now = Asked: all of Required, any of Permitted, at most one cube of Resources (Challenge Now)
solve-asked-impossible = Asked: all of Required, any of Permitted, any of Resources (Challenge Impossible)
solve-asked-last-cube = Asked: all of Required, any of Permitted, nothing of Resources
solve-asked-goal = Asked: some Goal from these cubes, and a Solution from the rest
solve-goal = Goal: { $goal }
solve-witness = For example: { $text }
solve-more = { "             " }{ $text }
solve-why = Why: { $why }
solve-exhausted = every way to use up to { $cubes } cubes was tried (collections of cubes: { $vectors }, values: { $values }, steps: { $steps }). Nothing was left out and no comparison left open, so this is a proof.
solve-searching =
    { $seconds ->
        [one] still searching, { $seconds } second so far (Ctrl-C stops it)
       *[other] still searching, { $seconds } seconds so far (Ctrl-C stops it)
    }
unknown-budget = the search was stopped after the steps it may take. Give more with --budget.
unknown-memory = the search was stopped because it took too much memory.
unknown-cancelled = the search was cancelled.
unknown-values-out-of-domain = everything was searched in vain, but some numbers were too large or too involved to be worked out.
unknown-equality-undecided = everything was searched in vain, but of some numbers nobody can say here whether they are equal.
unknown-infinitely-many-leaves = under these variations there are infinitely many ways to use the cubes. All the simple ones were tried in vain, but that is no proof.

## The short arguments of both solvers, by name.

certificate-goal-without-value = the Goal has no legal value, so nothing can equal it.
certificate-required-cube-unusable = a cube in Required means nothing under these rules: { $cubes }
certificate-no-digit = there is no digit to be used.
certificate-few-cubes = a Solution has at least { $needed } cubes, and only { $have } may be used.
certificate-few-signs = the digits in Required need { $needed } signs to join them, and only { $have } may be used.
certificate-few-digits = the signs in Required need { $needed } digits, and only { $have } may be used.
certificate-all-positive = the Goal is negative ({ $goal }), and nothing here makes a negative number.
certificate-all-whole = the Goal is no whole number ({ $goal }), and these cubes make whole numbers only.
certificate-all-rational = the Goal is irrational ({ $goal }), and these cubes make fractions only.
certificate-too-large = the Goal ({ $goal }) has a larger numerator or denominator than + - x and / can make of these digits: at most their product, doubled for every + and -, which is { $bound }.
certificate-no-larger-goal = this Goal has no Solution, and none of the { $goals } Goals that Resource cubes can still make of it has one.
certificate-no-goal-has-a-solution = no Goal that can be laid with these cubes leaves cubes for a Solution.
certificate-no-legal-goal = no legal Goal can be laid with these cubes.
certificate-goal-beyond-universe = the Goal is at least { $goal }, and all the cards count { $cards }.
certificate-no-sum-of-classes = these cubes cannot tell every card from every other. They come in parts that count { $classes }, and no choice of parts counts { $goal }.
certificate-required-cube-absent = the cube that every Solution must hold cannot be used.
certificate-no-restriction-to-be-had = Required asks for a Restriction ({ $signs } signs), and the sets for it are lacking ({ $sets } may be used).
certificate-too-few-cubes = a Solution has two cubes, one of them a set. There are { $sets } sets and { $signs } signs to be used.
certificate-too-few-joins = the { $sets } sets that must be used need signs between them, and only { $joins } may be used.
certificate-too-few-sets = the { $joins } signs that must be used need more sets, and only { $sets } may be used.
certificate-one-set-only = two Solutions must name different sets, and at most one set is worth the Goal.
certificate-every-meaning-fails = whatever the wild cubes and cards stand for, it cannot be: { $because }.
