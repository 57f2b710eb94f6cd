### The lessons.

## The lessons of EQUATIONS: title, what is taught, the task, and what is said when it is done.

lesson-equations-goal-title = Set a Goal
lesson-equations-goal-told = You rolled these cubes: they are the Resources. The Goal is a number that can be built from the cubes that stay there. What builds it is called a Solution.
lesson-equations-goal-task = Lay a Goal: the cubes 1 and 2 make 12, for example. Drag each cube into the Goal, or tap it and then tap the Goal. Then press “Goal!”.
lesson-equations-goal-right = That Goal can be reached: a Solution can be built from the cubes that are left.
lesson-equations-required-title = Required: must be used
lesson-equations-required-told = The Goal is 9. Players take turns now: each moves one cube from Resources to the mat. A cube in Required must be used in every Solution.
lesson-equations-required-task = You think of 3 × (1 + 2). Make × a cube that everybody must use.
lesson-equations-required-right = From now on no Solution is right without ×.
lesson-equations-forbidden-title = Forbidden: may not be used
lesson-equations-forbidden-told = A cube in Forbidden may not be used by anybody. Take care: if no Solution can be built any more, an opponent challenges Impossible.
lesson-equations-forbidden-task = The Goal is 5, and 2 + 3 makes it. Move a cube to Forbidden that is not needed.
lesson-equations-forbidden-right = A Solution can still be built without that cube.
lesson-equations-safe-title = A safe move
lesson-equations-safe-told = A cube in Permitted may be used, but need not be. If after your move at most one more cube from Resources is enough for a Solution, an opponent challenges Now.
lesson-equations-safe-task = The Goal is 8, and 2 is Required. Make a move after which no Solution can be built with only one more cube. But one must still be possible.
lesson-equations-safe-right = Safe: whoever challenges that move is wrong.
lesson-equations-now-title = Challenge!
lesson-equations-now-told = The Goal is 7. 3 lies in Required, and Bea has just moved + to Permitted. Is one more cube from Resources enough for a Solution?
lesson-equations-now-task = Press “Challenge!” and say what you claim: Now, or Impossible?
lesson-equations-now-right = Now! One cube from Resources is enough: the 4. But you have to prove it, in the next step.
lesson-equations-write-title = Write an Equation
lesson-equations-write-told = You have challenged Now, so you write an Equation: the Solution, then =, then the Goal. Use every cube in Required, cubes in Permitted if you like, and at most one from Resources.
lesson-equations-write-task = Write your Equation for 7: tap the cubes, or type. Then hand it in.
lesson-equations-write-right = Correct: the judge finds no fault in it.
lesson-equations-check-title = Check a paper
lesson-equations-check-told = This time Bea has challenged you, and there is her paper. Does it equal the Goal? Does it use every cube in Required, and only cubes that it may use?
lesson-equations-check-task = Accept her paper, or reject it and say why.
lesson-equations-check-right = Well seen: the 1 in Required is not used, so the paper is wrong. 2 × 4 ÷ 1 would have been right.
lesson-equations-impossible-title = Impossible
lesson-equations-impossible-told = The Goal is 7. Bea has just moved the last + to Forbidden. Look for another sign, on the mat and in Resources.
lesson-equations-impossible-task = Can anybody still build 7? Challenge, and say what you claim.
lesson-equations-impossible-right = Impossible! Without a sign there is no Solution, so Bea has nothing to write.

## The lessons of ON-SETS.

lesson-on-sets-union-title = Sets of cards, and ∪
lesson-on-sets-union-told = The cards are the Universe. B is the set of all cards with a blue dot, R of those with a red one. B ∪ R has all cards with a blue dot or a red one. A Solution is a set of as many cards as the Goal says.
lesson-on-sets-union-task = The Goal is 5, and ∪ is Required: it must be used. Write a set of 5 cards, and hand it in.
lesson-on-sets-union-right = Correct: your set has 5 cards.
lesson-on-sets-intersection-title = In both sets: ∩
lesson-on-sets-intersection-told = ∩ takes only the cards that are in both sets: B ∩ R has the cards with a blue dot and a red one.
lesson-on-sets-intersection-task = The Goal is 1, and ∩ is Required. Write a set of just 1 card.
lesson-on-sets-intersection-right = Correct: your set has 1 card.
lesson-on-sets-without-title = Without: − and ′
lesson-on-sets-without-told = B − R has the cards with a blue dot and no red one. B′ has all cards without a blue dot.
lesson-on-sets-without-task = The Goal is 2, and B is Required. Write a set of 2 cards.
lesson-on-sets-without-right = Correct: your set has 2 cards.
lesson-on-sets-goal-title = Set a Goal
lesson-on-sets-goal-told = Only digits make a Goal. Side by side they are added, stacked they are multiplied. There are 8 cards, so no set has more than 8.
lesson-on-sets-goal-task = Lay a Goal that can be reached: drag a digit into the Goal, or tap it and then tap the Goal. Then press “Goal!”.
lesson-on-sets-goal-right = A set of so many cards can be named with the cubes that are left.
lesson-on-sets-safe-title = A safe move
lesson-on-sets-safe-told = Players take turns: each moves one cube from Resources. Required must be used, Permitted may be used, Forbidden may not. If at most one more cube is then enough for a Solution, an opponent challenges Now; if there can be none, Impossible.
lesson-on-sets-safe-task = The Goal is 5, and B is Required. Make a move after which no Solution can be written with only one more cube. But one must still be possible.
lesson-on-sets-safe-right = Safe: whoever challenges that move is wrong.
lesson-on-sets-now-title = Challenge!
lesson-on-sets-now-told = The Goal is 5. B lies in Required, and Bea has just moved ∪ to Permitted. Is one more cube from Resources enough for a set of 5 cards?
lesson-on-sets-now-task = Press “Challenge!” and say what you claim: Now, or Impossible?
lesson-on-sets-now-right = Now! B ∪ R has 5 cards, and only R comes from Resources. At a table you would write it now.
lesson-on-sets-check-title = Check a paper
lesson-on-sets-check-told = This time Bea has challenged you, and there is her paper for the Goal 4. Count the cards: one with both dots counts once.
lesson-on-sets-check-task = Accept her paper, or reject it and say why.
lesson-on-sets-check-right = Well counted: B ∪ R has 5 cards, not 4.
lesson-on-sets-restriction-title = A Restriction
lesson-on-sets-restriction-told = A Restriction takes cards away before the set is counted. R ⊆ G takes away every card that has a red dot but no green one. Write the Restriction first, then ; and then the set.
lesson-on-sets-restriction-task = The Goal is 2, and ⊆ is Required. Write a Restriction and a set that has 2 cards then. R ⊆ G ; … is a good beginning.
lesson-on-sets-restriction-right = Correct! Not even every champion begins with that.

## What a learner is told of a deed that does not do it, and who sits at the table.

lesson-told-not-asked = That may be done at a table, but here something else is asked for. Read the task again.
lesson-told-other-cube = That was another cube: the task is about { $wanted }.
lesson-told-other-section = The task is to move a cube to { $wanted }.
lesson-told-now-left = Careful: { $paper } needs at most one more cube from Resources now. Somebody challenges Now.
lesson-told-impossible-left = Careful: no Solution can be built any more. Somebody challenges Impossible.
lesson-told-other-claim = Look again. Now: one more cube is enough. Impossible: all the cubes together are not enough.
lesson-told-nothing-written = Here you have to write something and hand it in.
lesson-told-paper-wrong = This is what the judge finds:
lesson-told-wrong-accepted = There is a fault in this paper. Compare it with the mat cube by cube, and work it out.
lesson-told-reason-fails = You said: { $reason }. But that is not so. Is there another fault?
lesson-told-undecided = I could not find out whether that is right. Try something else.
lesson-told-shown = This is one way to do it.
lesson-learner = You

## Why a lesson or a hint cannot be had.

server-no-lesson = There is no such step. The courses are { $games }, with steps 1 to { $most }.
server-lessons-full = Many people are learning here at the moment. Try again in a minute.
server-lesson-idle = Nothing has happened here for a while, so this step was put away.
server-lesson-over = This step is over. Try again, or go on.
server-not-in-lesson = That is not part of this step.
server-not-in-match = That belongs to a lesson, not to a match.
server-try-first = Try it twice yourself, then I show you.
server-hint-people = Hints are for practice. At this table other people play too, so there are none.
server-hint-over = There is nothing to hint at: the shake is over.
