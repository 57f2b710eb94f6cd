### What can go wrong at the table.

## Faults that happen and may be charged.

fault-before-the-roll = The variation was chosen before the cubes were rolled, or in ON-SETS before the cards were dealt. It does not count: roll first, then choose.
fault-bonus-after-goal-begun = A bonus cube was played when cubes already lay in the Goal section. It goes back to Resources. A Goal-setter's bonus comes before the first Goal cube.
fault-bonus-cube-not-allowed = This cube may not be a bonus cube. It goes back to Resources; pick another one, or none.
fault-bonus-not-called = Two cubes were moved, and nobody said “Bonus” first. One cube goes back to Resources. Say “Bonus” before the first cube touches the mat.
fault-bonus-to-wrong-section = “Bonus” was called, but the cube did not go to Forbidden. It counts as the whole move, and a second cube goes back to Resources.
fault-cube-moved-again = A cube that lay on the mat was moved to another section. It goes back to where it was played first: a cube that is played stays.
fault-forbidden-not-allowed = Under the variation No Forbidden nothing may be moved to Forbidden. The cube goes back; play it to Required or Permitted.
fault-goal-cubes-taken-back = A cube was taken out of the Goal section. Every cube that has touched it must stay in the Goal; the cubes may only be put in another order or grouped.
fault-goal-digit-not-in-base = The Goal has a digit that the base does not have. That is no illegal procedure: challenge Impossible instead.
fault-goal-too-long = The Goal has more cubes than a Goal may have. The extra cubes go back to Resources.
fault-goal-undefined = The Goal does not name a number that the game allows. Its cubes stay: put them in another order, or add cubes, until it does.
fault-last-cube-forbidden = The last cube in Resources may not go to Forbidden. It comes back: play it to Required or Permitted, or challenge Impossible.
fault-leader-bonus = The player who leads the match made a bonus move. Only players who are behind or tied may; a cube goes back to Resources.
fault-moved-after-challenge = A cube was moved after a challenge. It goes back to Resources: a challenge ends all moving.
fault-moved-before-the-goal = The Goal-setter moved a cube to Required or Permitted. It goes back to Resources: set the Goal, and let the next player move.
fault-no-goal-after-commitment = “No Goal” was said after a bonus move or after a cube had touched the Goal section. It does not count: set a Goal.
fault-none = The charge did not say what was illegal. Say what was done wrong, and the judge can rule on it.
fault-not-in-force = This could be done only under a variation that was not chosen. It is undone; make an ordinary move.
fault-not-the-dealer = Somebody else dealt the cards. The dealer, to the right of the Goal-setter, deals them.
fault-not-the-goal-setter = Somebody else did what only the Goal-setter may do. It is undone, and the Goal-setter does it.
fault-out-of-turn = It was another player's turn. What was done is undone, and that player moves with full time.
fault-restriction-cube-forbidden = A cube with = or ⊆ may not go to Forbidden now. It comes back; play it to Required or Permitted, or play another cube.
fault-shift-after-last-cube = When Resources are empty no cube may be shifted. The cube goes back to Permitted.
fault-solution-impossible = A move after which no Solution is left is no illegal procedure. Challenge Impossible instead.
fault-too-many-variations = More variations were chosen than this player may choose. The extra one is struck out.
fault-two-bonus-cubes = The Goal-setter played two bonus cubes. A bonus is one cube; the other goes back to Resources.
fault-two-cubes = Two cubes were moved in one turn. One goes back to Resources; if they were put down together, the player picks which.
fault-variation-already-chosen = This variation was chosen before. Choose another one.
fault-variation-conflict = This variation does not go together with one that was chosen before. Choose another one.
fault-variation-no-effect = This variation cannot change anything in this shake. Choose one that fits the cubes that were rolled.
fault-variation-not-offered = This variation is not on the list, or not with what was filled in. Choose one from the list.
fault-variations-not-chosen = The Goal was begun before everybody had chosen a variation. Its cubes go back, the others choose, and then the Goal is set.
fault-wrong-number-of-cards = Too few or too many cards were dealt. Deal more, or take back what is too much.

## The same faults in a few words, as they are charged.

charge-before-the-roll = before the roll
charge-bonus-after-goal-begun = bonus after goal begun
charge-bonus-cube-not-allowed = bonus cube not allowed
charge-bonus-not-called = bonus not called
charge-bonus-to-wrong-section = bonus to wrong section
charge-cube-moved-again = a cube moved again
charge-forbidden-not-allowed = forbidden not allowed
charge-goal-cubes-taken-back = goal cubes taken back
charge-goal-digit-not-in-base = a digit in the Goal that the base does not have
charge-goal-too-long = goal too long
charge-goal-undefined = goal undefined
charge-last-cube-forbidden = the last cube in Forbidden
charge-leader-bonus = a bonus move of the leader
charge-moved-after-challenge = moved after challenge
charge-moved-before-the-goal = moved before the goal
charge-no-goal-after-commitment = “No Goal” said too late
charge-none = nothing in particular
charge-not-in-force = not in force
charge-not-the-dealer = not the dealer
charge-not-the-goal-setter = not the goal setter
charge-out-of-turn = out of turn
charge-restriction-cube-forbidden = restriction cube forbidden
charge-shift-after-last-cube = shift after last cube
charge-solution-impossible = solution impossible
charge-too-many-variations = too many variations
charge-two-bonus-cubes = two bonus cubes
charge-two-cubes = two cubes
charge-variation-already-chosen = variation already chosen
charge-variation-conflict = variation conflict
charge-variation-no-effect = variation no effect
charge-variation-not-offered = variation not offered
charge-variations-not-chosen = variations not chosen
charge-wrong-number-of-cards = wrong number of cards

## Faults that make an action count for nothing.

fault-challenge-before-the-goal = There was nothing to challenge yet. Wait until the Goal-setter has finished the Goal.
fault-blank-unfilled = The variation has a blank that was not filled in, so it is not chosen yet. Fill in the blank before the time is up.
fault-block-for-another-call = The block was lifted for something that is no challenge. Leave it where it is for all other calls.
fault-block-not-lifted = A challenge was said without lifting the block, so it does not count. Lift the block, then say the challenge.
fault-block-unused = The block was lifted, and no challenge followed. Lift it only when you know what you challenge.
fault-empty-goal = There is no cube in the Goal section. Lay at least one before saying “Goal”.
fault-late-impossible = After the last cube Impossible may be challenged for the first minute only. Go on writing.
fault-now-too-early = Now may be challenged only after a cube has been played to Required or Permitted.
fault-now-too-late = Now needs at least two cubes in Resources, or three under Two Solutions. With fewer, only Impossible may be challenged.
fault-paper-changed = A paper was changed after it was presented, or when its time was up. That admits that it was wrong.
fault-second-challenge = There is a challenge already, and only the first one counts. A paper is accepted or rejected, never challenged.
fault-self-challenge = A challenge is always against the player who moved last, and nobody can challenge himself or herself. Wait for the next move.
fault-charge-unfounded = What was charged is no illegal procedure, or can no longer be charged. What was done stands, and play goes on.

## Faults that keep an action from being done at all.

fault-card-taken-back = A card that was dealt stays, unless there are more than the division allows.
fault-forceout-not-played = This book has no forceout. Play the last cube to Required or Permitted, or challenge Impossible.
fault-goal-is-set = The Goal is finished and cannot be changed any more.
fault-charge-named-late = The charge came, but not what it is about. What is illegal must be said within 15 seconds.
fault-mat-is-frozen = After a challenge no cube is moved. Work out the challenge.
fault-reason-not-given = A paper cannot be rejected without a reason. Say what is wrong with it, or accept it.
fault-no-stand-taken = A judge rules on a paper when a checker has said something about it, or when the time for checking is up.
fault-no-such-card = There is no such card, or it has been dealt already.
fault-no-such-cube = That cube is not there. Look which cubes are left in Resources.
fault-not-all-presented = Papers are checked when everybody who writes has presented. Wait for the others.
fault-not-a-checker = Players do not check their own papers, nor one that they have judged already.
fault-not-a-writer = In this challenge this player writes nothing.
fault-not-now = This cannot be done at this point of the shake.
fault-reason-not-upheld = What was said against the paper does not hold. Look for something else that is wrong, or accept it.
fault-not-your-part = This is for another player to do.
fault-no-more-objections = Nothing more can be said against this paper.
fault-one-try-at-ambiguity = Each checker may show one way to group the paper, and no second one.
fault-restriction-cubes-set-out = In Elementary the three Restriction cubes are not rolled. Set out two V and one Λ, or one V and two Λ.
fault-round-is-over = The time of the round is up: no new shake begins.
fault-not-warned = A point for behavior needs a warning first. Warn the player, then penalize what comes after.
fault-no-judge = No one sits in the judge's seat. So no one can answer this.
fault-no-other-judge = A second judge was asked about this already. You can't ask another.
fault-no-second-judge = You can protest only a ruling on which a second judge was called.
fault-protested = You protested a ruling. So you do not initial the score sheet.
fault-sheet-initialled = The score sheet is signed with initials, so it is too late to ask for another score.
fault-shake-is-finished = The shake is finished. A judge rules on a paper of it only if a player has appealed the score, and never on one that all had agreed on.
fault-side-taken = The Third Party has taken a side and cannot change it.
fault-strange-roll = These cannot be the faces of the cubes of this game.
fault-strange-score = A score has a number from 0 to 10 for each player.
fault-strange-word = This book does not know that word. Say one of the challenges or reasons that it has.
fault-time-not-up = The time is not up. Let it run out first, then count down.
fault-tries-ruled-on = The tries to regroup this paper were ruled on. So nothing more can be said against it.

## Points lost for what is no fault of procedure.

fine-time-limit = The task was not done when the countdown was over. One more minute is given for it.
fine-extra-minute = One more minute was taken to write or to check, for a point.
fine-behavior = The judge took a point for behavior, after a warning.
fine-illegal-variation = A variation was chosen that may not be chosen. Look at the cubes and at the list before you choose again.
