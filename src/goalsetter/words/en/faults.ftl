### What can go wrong at the table.

## Faults that happen and may be charged.

fault-before-the-roll = The variation came before the roll, or in ON-SETS before the cards. It does not count. Roll first, then choose.
fault-bonus-after-goal-begun = A bonus cube came after the first Goal cube. It goes back to Resources. The Goal-setter's bonus comes before the first Goal cube.
fault-bonus-cube-not-allowed = This cube can't be a bonus cube. It goes back to Resources. Pick another one, or none.
fault-bonus-not-called = Two cubes moved, and no one said “Bonus” first. One cube goes back to Resources. Say “Bonus” before your first cube touches the mat.
fault-bonus-to-wrong-section = The player said “Bonus”, but the cube did not go to Forbidden. It counts as the whole move. A second cube goes back to Resources.
fault-cube-moved-again = A cube on the mat moved to another section. It goes back to where it was. A cube stays where you play it.
fault-forbidden-not-allowed = With No Forbidden, this cube can't go to Forbidden. It comes back. Play it in Required or Permitted.
fault-goal-cubes-taken-back = A cube left the Goal section. It must go back. Every cube that touches the Goal section stays in the Goal. You may only change the order or the groups.
fault-goal-digit-not-in-base = The Goal has a digit that the base does not have. That is not illegal procedure. Challenge Impossible instead.
fault-goal-too-long = The Goal has too many cubes. The extra cubes go back to Resources.
fault-goal-undefined = The Goal is not a number that the game allows. Its cubes stay. Change their order, or add cubes, until it is.
fault-last-cube-forbidden = The last cube in Resources can't go to Forbidden. It comes back. Play it in Required or Permitted, or challenge Impossible.
fault-leader-bonus = The leader of the match made a bonus move. Only players who are behind or tied may do that. One cube goes back to Resources.
fault-moved-after-challenge = A cube moved after a challenge. It goes back to Resources. A challenge ends all moves.
fault-moved-before-the-goal = The Goal-setter moved a cube to Required or Permitted. It goes back to Resources. Set the Goal first. Then the next player moves.
fault-no-goal-after-commitment = “No Goal” came too late: after a bonus move, or after a cube touched the Goal section. It does not count. Set a Goal.
fault-none = The charge did not say what was illegal. Say what went wrong, so the judge can rule on it.
fault-not-in-force = This needs a variation that no one chose. The move is undone. Make a normal move.
fault-not-the-dealer = Another player dealt the cards. The dealer sits to the right of the Goal-setter and deals them.
fault-not-the-goal-setter = Only the Goal-setter may do this. It is undone. Now the Goal-setter does it.
fault-out-of-turn = It was another player's turn. The move is undone. That player now moves with full time.
fault-restriction-cube-forbidden = A cube with = or ⊆ can't go to Forbidden now. It comes back. Play it in Required or Permitted, or play another cube.
fault-shift-after-last-cube = You can't shift a cube when Resources are empty. The cube goes back to Permitted.
fault-solution-impossible = A move that leaves no Solution is not illegal procedure. Challenge Impossible instead.
fault-too-many-variations = That is more variations than this player may choose. The extra one is crossed out.
fault-two-bonus-cubes = The Goal-setter played two bonus cubes. A bonus is one cube. The other one goes back to Resources.
fault-two-cubes = Two cubes moved in one turn. One goes back to Resources. If they came down together, the player picks which one.
fault-variation-already-chosen = This variation is already chosen. Choose another one.
fault-variation-conflict = This variation does not go with one that is already chosen. Choose another one.
fault-variation-no-effect = This variation can't change anything in this shake. Choose one that fits the cubes.
fault-variation-not-offered = This variation is not on the list, or its blank is filled in wrong. Choose one from the list.
fault-variations-not-chosen = The Goal began before every player chose a variation. Its cubes go back. First the others choose, then the Goal-setter sets the Goal.
fault-wrong-number-of-cards = There are too few or too many cards. Deal more, or take the extra ones back.

## The same faults in a few words, as they are charged.

charge-before-the-roll = a variation before the roll
charge-bonus-after-goal-begun = a bonus after the first Goal cube
charge-bonus-cube-not-allowed = a cube that can't be a bonus
charge-bonus-not-called = “Bonus” not said first
charge-bonus-to-wrong-section = a bonus in the wrong section
charge-cube-moved-again = a cube moved again
charge-forbidden-not-allowed = a move to Forbidden
charge-goal-cubes-taken-back = a cube taken out of the Goal
charge-goal-digit-not-in-base = a digit in the Goal that the base does not have
charge-goal-too-long = a Goal that is too long
charge-goal-undefined = a Goal with no value
charge-last-cube-forbidden = the last cube in Forbidden
charge-leader-bonus = a bonus move by the leader
charge-moved-after-challenge = a move after a challenge
charge-moved-before-the-goal = a move before the Goal
charge-no-goal-after-commitment = “No Goal” said too late
charge-none = nothing in particular
charge-not-in-force = a variation no one chose
charge-not-the-dealer = the wrong dealer
charge-not-the-goal-setter = not the Goal-setter
charge-out-of-turn = out of turn
charge-restriction-cube-forbidden = = or ⊆ in Forbidden
charge-shift-after-last-cube = a shift after the last cube
charge-solution-impossible = no Solution left
charge-too-many-variations = too many variations
charge-two-bonus-cubes = two bonus cubes
charge-two-cubes = two cubes in one turn
charge-variation-already-chosen = a variation chosen twice
charge-variation-conflict = variations that don't go together
charge-variation-no-effect = a variation that changes nothing
charge-variation-not-offered = a variation not on the list
charge-variations-not-chosen = a Goal before all variations
charge-wrong-number-of-cards = wrong number of cards

## The same faults as sentences, for a player who charges one.

charged-before-the-roll = Chose a variation before the roll.
charged-bonus-after-goal-begun = Played a bonus after the first Goal cube.
charged-bonus-cube-not-allowed = Played a bonus cube that can't be one.
charged-bonus-not-called = Did not say “Bonus” first.
charged-bonus-to-wrong-section = Played a bonus in the wrong section.
charged-cube-moved-again = Moved a cube that was already played.
charged-forbidden-not-allowed = Moved this cube to Forbidden.
charged-goal-cubes-taken-back = Took a cube out of the Goal.
charged-goal-digit-not-in-base = Set a Goal with a digit that the base does not have.
charged-goal-too-long = Set a Goal with too many cubes.
charged-goal-undefined = Set a Goal with no value.
charged-last-cube-forbidden = Moved the last cube to Forbidden.
charged-leader-bonus = Took a bonus while in the lead.
charged-moved-after-challenge = Moved a cube after a challenge.
charged-moved-before-the-goal = Moved a cube before the Goal was set.
charged-no-goal-after-commitment = Said “No Goal” too late.
charged-none = Something else. I will say it.
charged-not-in-force = Used a variation that no one chose.
charged-not-the-dealer = Dealt the cards for another player.
charged-not-the-goal-setter = Did what only the Goal-setter may do.
charged-out-of-turn = Played out of turn.
charged-restriction-cube-forbidden = Moved = or ⊆ to Forbidden.
charged-shift-after-last-cube = Shifted a cube after the last one.
charged-solution-impossible = Left no Solution.
charged-too-many-variations = Chose too many variations.
charged-two-bonus-cubes = Played two bonus cubes.
charged-two-cubes = Moved two cubes in one turn.
charged-variation-already-chosen = Chose a variation that was already chosen.
charged-variation-conflict = Chose variations that don't go together.
charged-variation-no-effect = Chose a variation that changes nothing.
charged-variation-not-offered = Chose a variation that is not on the list.
charged-variations-not-chosen = Began the Goal before all variations.
charged-wrong-number-of-cards = Dealt too few or too many cards.

## Faults that make an action count for nothing.

fault-challenge-before-the-goal = There is nothing to challenge yet. Wait for the Goal-setter to finish the Goal.
fault-blank-unfilled = The variation has an empty blank, so it is not chosen yet. Fill in the blank before time runs out.
fault-block-for-another-call = The block is only for a challenge. Leave it on the table for all other calls.
fault-block-not-lifted = This challenge does not count, because the block stayed on the table. Lift the block, then say the challenge.
fault-block-unused = The block came up, but no challenge followed. Lift it only when you know what to challenge.
fault-empty-goal = There is no cube in the Goal section. Put down one or more, then say “Goal”.
fault-late-impossible = After the last cube, you may challenge Impossible only in the first minute. Keep writing.
fault-now-too-early = You may challenge Now only after a cube is in Required or Permitted.
fault-now-too-late = Now needs two cubes or more in Resources, or three with Two Solutions. With fewer, you may challenge only Impossible.
fault-paper-changed = A paper changed after it was handed in, or after time was up. That is the same as saying it was wrong.
fault-second-challenge = There is a challenge already, and only the first one counts. You accept or reject a paper. You don't challenge it.
fault-self-challenge = A challenge is always against the player who moved last. You can't challenge your own move. Wait for the next move.
fault-charge-unfounded = The charge does not count. The act is not illegal procedure, or it is too late to charge it. The act stands, and play goes on.

## Faults that keep an action from being done at all.

fault-card-taken-back = A card that is dealt stays, unless there are more than the division allows.
fault-forceout-not-played = This book has no forceout. Play the last cube in Required or Permitted, or challenge Impossible.
fault-goal-is-set = The Goal is finished. You can't change it now.
fault-charge-named-late = The charge did not say what was illegal. You have 15 seconds to say it.
fault-mat-is-frozen = You can't move a cube after a challenge. Finish the challenge first.
fault-reason-not-given = You can't reject a paper without a reason. Say what is wrong with it, or accept it.
fault-no-stand-taken = A judge can't rule on this paper yet. First a checker says something about it, or the time to check runs out.
fault-no-such-card = There is no such card, or it is already dealt.
fault-no-such-cube = That cube is not there. Look at the cubes left in Resources.
fault-not-all-presented = You can check papers after every writer hands one in. Wait for the others.
fault-not-a-checker = You can't check your own paper. You can't check a paper twice.
fault-not-a-writer = This player does not write in this challenge.
fault-not-now = You can't do this at this point of the shake.
fault-reason-not-upheld = This reason against the paper is not right. Look for another one, or accept the paper.
fault-not-your-part = This is a job for another player.
fault-no-more-objections = You can't say more against this paper.
fault-one-try-at-ambiguity = Each checker may show only one way to group the paper.
fault-restriction-cubes-set-out = In Elementary, you don't roll the three Restriction cubes. Set out two V and one Λ, or one V and two Λ.
fault-round-is-over = Time is up for this round. You can't start a new shake.
fault-not-warned = You can't take a point for behavior without a warning. Warn the player first.
fault-no-judge = No one sits in the judge's seat, so no one can answer this.
fault-no-other-judge = A second judge is already called for this. You can't call another.
fault-no-second-judge = You can protest a ruling only after a second judge is called.
fault-protested = You protested a ruling, so you do not initial the score sheet.
fault-sheet-initialled = The score sheet has its initials. It is too late to ask for a new score.
fault-shake-is-finished = The shake is over. A judge may rule on its papers only after a player appeals the score. A paper that all players agreed on stays as it is.
fault-side-taken = The Third Party has picked a side. It can't change now.
fault-strange-roll = The cubes of this game can't show these faces.
fault-strange-score = A score has a number from 0 to 10 for each player.
fault-strange-word = This book does not have that word. Use one of its challenges or reasons.
fault-time-not-up = The time is not up yet. Wait until it runs out. Then count down.
fault-tries-ruled-on = A judge has ruled on the tries to regroup this paper. You can't say more against it.

## Points lost for what is no fault of procedure.

fine-time-limit = Time ran out. The player gets one more minute.
fine-extra-minute = One more minute to write or check costs a point.
fine-behavior = The judge took a point for behavior, after a warning.
fine-illegal-variation = This variation can't be chosen. Look at the cubes and the list, then choose again.
