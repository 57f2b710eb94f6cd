### The glossary: what the words of the rule books mean, and the forms in which they stand in a sentence.

## Terms.

term-goal = The number to make. In ON-SETS, it is how many cards your set needs.
term-goal-forms = Goal, Goals
term-resources = The cubes that no one has moved yet.
term-resources-forms = Resources
term-required = You must use all these cubes in your Solution.
term-required-forms = Required
term-permitted = You may use these cubes in your Solution.
term-permitted-forms = Permitted
term-forbidden = No one may use these cubes.
term-forbidden-forms = Forbidden
term-solution = What you write to make the Goal with the cubes.
term-solution-forms = Solution, Solutions
term-equation = Your Solution, then =, then the Goal.
term-equation-forms = Equation, Equations
term-set-name = The part of your Solution that names a set of cards.
term-set-name-forms = Set-Name, Set-Names
term-restriction = A line with = or ⊆. It takes cards away before you count.
term-restriction-forms = Restriction, Restrictions
term-universe = All the cards on the table in this shake.
term-universe-forms = Universe
term-now = A challenge: one more cube is enough to make the Goal.
term-now-forms = Now
term-impossible = A challenge: no one can make the Goal with these cubes.
term-impossible-forms = Impossible
term-challenge = To stop the game and say Now or Impossible.
term-challenge-forms = challenge, challenges
term-mover = The player who moved last before the challenge.
term-mover-forms = Mover
term-challenger = The player who made the challenge.
term-challenger-forms = Challenger
term-third-party = The player who did not challenge and was not challenged. The Third Party picks a side.
term-third-party-forms = Third Party
term-forceout = A call in the older rules. One more cube is enough, and the Mover could not help it.
term-forceout-forms = forceout
term-flub = A bad move in the older rules. You can challenge it.
term-flub-forms = flub, flubs
term-shift = To move a cube from Permitted to Required or Forbidden.
term-shift-forms = shift
term-bonus = A cube you put in Forbidden before your move.
term-bonus-forms = bonus
term-wild = A wild cube can stand for some other sign.
term-wild-forms = wild
term-variation = A special rule for this shake only.
term-variation-forms = variation, variations
term-shake = One round, from the roll to the points.
term-shake-forms = shake, shakes
