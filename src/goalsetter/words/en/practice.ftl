### Practice: kinds of items, what they ask, answers and replies.

## Kinds, and what each is about.

practice-kind-decide = Now or Impossible?
practice-kind-decide-told = Look at the mat. Would you challenge, or play on?
practice-kind-write = Write it
practice-kind-write-told = Someone challenged. Write a Solution in time.
practice-kind-which-cube = Which cube?
practice-kind-which-cube-told = One more cube is enough. Find it.
practice-kind-safe-move = Safe move
practice-kind-safe-move-told = Make a move that no one can challenge.
practice-kind-trap = Trap
practice-kind-trap-told = Which cube in Forbidden would make the Goal Impossible?
practice-kind-why-not = Why not?
practice-kind-why-not-told = No one can make this Goal. Tell why.
practice-kind-set-goal = Set a Goal
practice-kind-set-goal-told = Set a Goal that is not too easy and not too hard.
practice-kind-check = Check a paper
practice-kind-check-told = Accept the paper, or name what is wrong.
practice-kind-break-it = Break it
practice-kind-break-it-told = Add parentheses that make the paper wrong.
practice-kind-mend-it = Mend it
practice-kind-mend-it-told = Add as few parentheses as you can to make the paper right.
practice-kind-read = Read it
practice-kind-read-told = Find every number that a line can make.
practice-kind-choose = Choose a variation
practice-kind-choose-told = May you choose this variation now?
practice-kind-name-cards = Name the cards
practice-kind-name-cards-told = Find the cards that a Set-Name takes, or a Restriction removes.
practice-kind-deal-goal = Goals you can reach
practice-kind-deal-goal-told = Which Goals can you make with these cards and cubes?
practice-kind-side = Choose a side
practice-kind-side-told = You are the Third Party. Whose side is right?
practice-kind-score = Keep score
practice-kind-score-told = Fill in the points of a shake or a match.
practice-kind-forceout = Flub or forceout?
practice-kind-forceout-told = One more cube is enough. Could the Mover have helped it?
practice-kind-avoid = Avoid move
practice-kind-avoid-told = Find a move that was not a flub.

## What is asked.

practice-ask-decide = It is your turn. Challenge, or play on?
practice-ask-write-now =
    { $solutions ->
        [one] You called Now. Write a Solution with one more cube at most.
       *[other] You called Now. Write { $solutions } Solutions with one more cube at most.
    }
practice-ask-write-impossible =
    { $solutions ->
        [one] Your opponent called Impossible. Write a Solution.
       *[other] Your opponent called Impossible. Write { $solutions } Solutions.
    }
practice-ask-which-cube = One more cube from Resources is enough. Which cube?
practice-ask-safe-move = Move one cube so that no one can challenge you.
practice-ask-trap = Which cube must go to Forbidden so that no one can make the Goal?
practice-ask-why-not = No one can make this Goal. Why?
practice-ask-set-goal = Set a Goal. Its shortest Solution must have { $least } to { $most } cubes.
practice-ask-check = Your opponent called Now and wrote this. Accept it, or name what is wrong.
practice-ask-break-it = Your opponent wrote this. Add parentheses that make it wrong.
practice-ask-mend-it = Add as few parentheses as you can, so that only the right meaning is left.
practice-ask-read = Which numbers can this line make? Write all of them.
practice-ask-choose = You want to choose { $name }. May you?
practice-ask-choose-after = These are chosen: { $before }. You want to choose { $name }. May you?
practice-ask-name-cards-takes = Which cards are in this set?
practice-ask-name-cards-removes = Which cards does this Restriction remove?
practice-ask-deal-goal = Which of these Goals can you make? Pick all of them.
practice-ask-side-now = You are the Third Party. The Challenger called Now. Which side do you join?
practice-ask-side-impossible = You are the Third Party. The Challenger called Impossible. Which side do you join?
practice-ask-score-match = The match is over. A has { $a } points, B has { $b } and C has { $c }. How many match points do they get?
practice-ask-score-shake-right = A moved. B called { $claim } and was right. C joined { $third }. Each paper was what it had to be. What does each score?
practice-ask-score-shake-wrong = A moved. B called { $claim } and was wrong. C joined { $third }. Each paper was what it had to be. What does each score?
practice-ask-forceout = The Mover put { $face } in { $section }. Now one more cube is enough. What do you call?
practice-ask-avoid = The Mover put { $face } in { $section }. That was a flub. Show a move that was not.

practice-with = In play: { $names }
practice-section = { $section }: { $cubes }

## Answers to choose from.

practice-option-now = Now!
practice-option-impossible = Impossible!
practice-option-play-on = Play on
practice-option-a-flub = A-Flub
practice-option-p-flub = P-Flub
practice-option-flub = A-Flub
practice-option-forceout = Forceout
practice-option-required = Required
practice-option-permitted = Permitted
practice-option-forbidden = Forbidden
practice-option-challenger = the Challenger
practice-option-mover = the Mover
practice-option-challenger-write = Join the Challenger and write
practice-option-challenger-rest = Join the Challenger, no paper
practice-option-mover-write = Join the Mover and write
practice-option-mover-rest = Join the Mover, no paper
practice-option-accept = Accept it
practice-option-unequal = The sides are not equal
practice-option-wrong-value = It does not make the Goal
practice-option-missing-required = A cube in Required is not used
practice-option-uses-forbidden = It uses a cube in Forbidden
practice-option-too-many-resources = It uses too many cubes from Resources
practice-option-ambiguous = You can group it in a way that is wrong
practice-option-may = Yes, I may
practice-option-not-offered = No, it is not on the list
practice-option-already-chosen = No, it is already chosen
practice-option-conflicts = No, it does not go with another one
practice-option-no-effect = No, it would change nothing
practice-option-few-cubes = There are too few cubes
practice-option-few-signs = There are too few signs for the digits
practice-option-few-digits = There are too few digits for the signs
practice-option-all-positive = The Goal is below 0, and these cubes can't get there
practice-option-too-large = The Goal is too big for these digits
practice-option-no-digit = There is no digit to use
practice-option-goal-beyond-universe = The Goal is more than all the cards
practice-option-no-sum-of-classes = These cubes can't tell the cards apart
practice-option-too-few-cubes = There are too few cubes for a Solution
practice-option-too-few-joins = There are too few signs for the sets
practice-option-too-few-sets = There are too few sets for the signs

## Replies.

practice-reply-unreadable = I can't read that. Try again.
practice-reply-unreadable-paper = I can't read this paper. Look at it once more.
practice-reply-unreadable-goal = I can't read this Goal. Use cubes from the roll.
practice-reply-unreadable-values = I can't read that. Write numbers with commas, like 7, 1/2.
practice-reply-undecided = I can't tell if this is right. It does not count.
practice-reply-decide-now = Now is right. One more cube is enough.
practice-reply-decide-impossible = Impossible is right. No one can make the Goal.
practice-reply-decide-play-on = Play on. One more cube is not enough, but the Goal can still be made.
practice-reply-paper-right = Right! The judge accepts your paper.
practice-reply-paper-wrong = The judge does not accept this paper.
practice-reply-which-cube-right = Right! With { $face } you can make the Goal.
practice-reply-which-cube-wrong = Not with { $face }. Take { $other }.
practice-reply-trap-right = Right! Without { $face } no one can make the Goal.
practice-reply-trap-wrong = The Goal can still be made without { $face }. Try { $other }.
practice-reply-move-safe = Safe! Anyone who challenges that move loses.
practice-reply-move-now = Now one more cube is enough, so an opponent can call Now. { $other } to { $place } is safe.
practice-reply-move-impossible = Now no one can make the Goal, so an opponent can call Impossible. { $other } to { $place } is safe.
practice-reply-why-not-right = Right! That is why.
practice-reply-why-not-wrong = That is not why.
practice-reply-goal-good =
    { $cubes ->
        [one] Good Goal! The shortest Solution has { $cubes } cube.
       *[other] Good Goal! The shortest Solution has { $cubes } cubes.
    }
practice-reply-goal-short =
    { $cubes ->
        [one] Too easy. There is a Solution with { $cubes } cube.
       *[other] Too easy. There is a Solution with { $cubes } cubes.
    }
practice-reply-goal-long =
    { $cubes ->
        [one] Too hard. The shortest Solution has { $cubes } cube.
       *[other] Too hard. The shortest Solution has { $cubes } cubes.
    }
practice-reply-goal-impossible = No one can make this Goal, so an opponent can call Impossible.
practice-reply-goal-illegal = You can't set this Goal with these cubes.
practice-reply-check-accept = Right! Nothing is wrong with it.
practice-reply-check-not-accept = Nothing is wrong with it. Accept it.
practice-reply-check-unequal = Right! The two sides are not equal.
practice-reply-check-not-unequal = Work it out once more. The two sides are not equal.
practice-reply-check-wrong-value = Right! It does not make the Goal.
practice-reply-check-not-wrong-value = Count the cards once more. It does not make the Goal.
practice-reply-check-missing-required = Right! A cube in Required is not used.
practice-reply-check-not-missing-required = Look at Required. One cube there is not used.
practice-reply-check-uses-forbidden = Right! It uses a cube in Forbidden.
practice-reply-check-not-uses-forbidden = Look at Forbidden. The paper uses a cube from there.
practice-reply-check-too-many-resources = Right! After Now, one cube from Resources is the most.
practice-reply-check-not-too-many-resources = Count the cubes from Resources. After Now, one is the most.
practice-reply-check-ambiguous = Right! You can group it in a way that is wrong.
practice-reply-check-not-ambiguous = Try other parentheses. One way to group it is wrong.
practice-reply-regrouped-other = Keep every cube where it is. Only add parentheses.
practice-reply-broken = Right! Read that way, the paper is wrong.
practice-reply-not-broken = Read that way, the paper is still right. Group it some other way.
practice-reply-mended = Right! Now only the right meaning is left.
practice-reply-mended-with-more = The judge accepts it. Fewer parentheses are enough.
practice-reply-not-mended = It is still not right.
practice-reply-read-right = Right! { $line } makes { $values }.
practice-reply-read-more = You have some, but not all. { $line } makes { $values }.
practice-reply-read-other = Not quite. { $line } makes { $values }.
practice-reply-choose-may = You may choose { $name }.
practice-reply-choose-not-offered = { $name } is not on the list of this division.
practice-reply-choose-already-chosen = { $name } is already chosen.
practice-reply-choose-conflicts = { $name } does not go with one that is already chosen.
practice-reply-choose-no-effect = With this roll, { $name } would change nothing.
practice-reply-cards-right = Right! These are the cards: { $cards }
practice-reply-cards-wrong = Not quite. These are the cards: { $cards }
practice-reply-cards-none-right = Right! There is no such card.
practice-reply-cards-none-wrong = Not quite. There is no such card.
practice-reply-goals-right = Right! You can make { $goals }.
practice-reply-goals-wrong = Not quite. You can make { $goals }.
practice-reply-side-challenger-write = The Challenger is right. Join, and write a Solution.
practice-reply-side-challenger-rest = The Challenger is right. Join; you need no paper.
practice-reply-side-mover-write = The Mover is right. Join, and write a Solution.
practice-reply-side-mover-rest = The Mover is right. Join; you need no paper.
practice-reply-side-pen-challenger-write = The side is right. But on this side you must write.
practice-reply-side-pen-challenger-rest = The side is right. But on this side you need no paper.
practice-reply-side-pen-mover-write = The side is right. But on this side you must write too.
practice-reply-side-pen-mover-rest = The side is right. But on this side no one writes.
practice-reply-score-shake-right = Right! A scores { $a }, B scores { $b } and C scores { $c }.
practice-reply-score-shake-wrong = Not quite. A scores { $a }, B scores { $b } and C scores { $c }.
practice-reply-score-match-right = Right! A gets { $a }, B gets { $b } and C gets { $c }.
practice-reply-score-match-wrong = Not quite. A gets { $a }, B gets { $b } and C gets { $c }.
practice-reply-called-flub = Call an A-Flub. The Mover could have put { $other } in { $place }.
practice-reply-called-forceout = Call a forceout. No move was safe.

## Skills.

practice-skill-see-now =
    { $count ->
        [one] See Now with { $count } cube
       *[other] See Now with { $count } cubes
    }
practice-skill-see-impossible = See Impossible
practice-skill-patience = Play on when nothing can be challenged
practice-skill-write =
    { $count ->
        [one] Write with { $count } cube
       *[other] Write with { $count } cubes
    }
practice-skill-write-powers = Write with powers and roots
practice-skill-trap = Make it Impossible
practice-skill-why-not = Tell why it is Impossible
practice-skill-safe-move-few = Find the one safe move
practice-skill-safe-move-some = Move safely
practice-skill-set-goal = Set a good Goal
practice-skill-check-accept = Accept a right paper
practice-skill-check-unequal = Find wrong sums
practice-skill-check-wrong-value = Count the cards of a paper
practice-skill-check-missing-required = Look for Required
practice-skill-check-uses-forbidden = Look for Forbidden
practice-skill-check-too-many-resources = Count cubes from Resources
practice-skill-check-ambiguous = See what can be grouped wrong
practice-skill-break-it = Break a paper
practice-skill-mend-it = Mend a paper
practice-skill-read-many = Read a line in every way
practice-skill-read-plain = Work out a line
practice-skill-read-varied = Read a line with { $name }
practice-skill-choose-may = Choose a variation
practice-skill-choose-not-offered = Know the list
practice-skill-choose-already-chosen = See what is chosen
practice-skill-choose-conflicts = See variations that clash
practice-skill-choose-no-effect = See variations that change nothing
practice-skill-name-cards-takes = Find the cards of a set
practice-skill-name-cards-removes = Find the cards that go
practice-skill-deal-goal = See Goals in the cards
practice-skill-side-now = Choose a side after Now
practice-skill-side-impossible = Choose a side after Impossible
practice-skill-score-shake = Score a shake
practice-skill-score-match = Score a match
practice-skill-forceout = Tell flub and forceout apart
practice-skill-avoid = Find the way out

## Texts that are no item.

case-no-item = This is not a practice item: { QUOTE($came) }. Copy the whole line.
case-item-incomplete = This practice item is not whole. It lacks: { $missing }.
case-item-number = Here a practice item has a number. This is none: { QUOTE($came) }.
