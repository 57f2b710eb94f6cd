### Hints, from a question to what is true.

hint-wait = There is nothing for you to do now.
hint-undecided = I have looked for a while and could not find out. Trust your own eyes.
hint-set-out = V names all the cards, Λ names none. Which one helps you to a Solution?
hint-deal = More cards make more sets, and bigger Goals. Fewer cards are easier to see.
hint-choose = Choose a variation that you know well: you may have to write under it.
hint-no-goal = Do you see a Goal with a Solution? Then contest it. If not, agree.
hint-goal-think = Do not begin with the Goal. First think of a Solution of four or five cubes; what it makes can be the Goal, if there are cubes for it.
hint-goal-size =
    { $size ->
        [one] I see a Goal of { $size } digit, and a Solution to it that uses { $cubes } cubes.
       *[other] I see a Goal of { $size } digits, and a Solution to it that uses { $cubes } cubes.
    }
hint-goal-signs = The Solution that I see uses these signs: { $signs }
hint-goal-unseen = I see no Goal of one or two digits that has a Solution; but I have not looked at every one.
hint-move-think = First look for a challenge. Is one more cube from Resources enough for a Solution? Can there be one at all?
hint-now-is = At most one more cube is enough for a Solution now: think of a challenge.
hint-now-or-forceout = At most one more cube is enough for a Solution now. Could that have been avoided? Then challenge. If every move led there, it is a forceout.
hint-now-signs = The Solution has { $cubes } cubes, and these signs: { $signs }
hint-impossible-is = No Solution can be built any more: think of a challenge.
hint-move-safely = There is nothing to challenge. Find a move that leaves a Solution possible, but none with only one more cube.
hint-move-kind = There is a safe move: think of { $kind } to { $section }.
hint-no-safe-move = I looked at some moves, and every one can be challenged. Choose one whose Solution is hard to see.
hint-nothing-to-challenge = There is nothing to challenge, and it is not your turn.
hint-side-think = Could you write it yourself? Then write. If nobody can, be on the other side.
hint-side-can = There is something to write.
hint-side-cannot = There is nothing that would be correct.
hint-write-think = { $how } Which signs do you have to join them?
hint-write-goal = Add Resource cubes to the Goal and write it as { $goal }. Then it works.
hint-write-signs = There is a Solution of { $cubes } cubes, with these signs: { $signs }
hint-write-cubes = These cubes are enough, in another order: { $cubes }
hint-write-none = No Solution can be built with these cubes.
hint-check-think = { $how } Then count the cubes: is every one in Required used, and none that may not be used?
hint-check-value = Work it out once more, in every way in which it can be grouped.
hint-check-cubes = Look at the cubes that it uses, and compare them with the mat.
hint-check-form = Look at how it is written: is that the right form?
coach-hint-of-paper = The paper of { $who }: { $hint }
hint-check-sound = I find nothing wrong with it. Make sure for yourself.
coach-kind-digit = a digit
coach-kind-sign = a sign
coach-kind-colour = a colour
coach-write-now = You use every cube in Required, any in Permitted, and at most one from Resources.
coach-write-impossible = You use every cube in Required, any in Permitted, and any from Resources.
coach-write-last-cube = You use every cube in Required, and any in Permitted.
coach-check-equation = Work the left side out: does it equal the Goal, however it is grouped?
coach-check-sets = Find the cards of the set one by one: are there as many as the Goal says?
