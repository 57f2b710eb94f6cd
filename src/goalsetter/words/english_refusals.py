"""English for what a guarded table does not let happen: in the present, for nothing was undone."""

from __future__ import annotations

ENGLISH_REFUSALS = {
    "cant-before-the-roll": "You can't choose a variation yet, because the cubes or cards are not "
    "out.",
    "cant-bonus-after-goal-begun": "You can't make a bonus move now, because the Goal has cubes "
    "already.",
    "cant-bonus-cube-not-allowed": "You can't use this cube as a bonus cube. Pick another one, or "
    "none.",
    "cant-bonus-not-called": "You can't move two cubes, because you did not say “Bonus” first.",
    "cant-bonus-to-wrong-section": "You can't play a bonus cube there, because it must go to "
    "Forbidden.",
    "cant-cube-moved-again": "You can't move this cube, because a cube stays where it was played.",
    "cant-forbidden-not-allowed": "You can't play to Forbidden, because No Forbidden was chosen.",
    "cant-goal-cubes-taken-back": "You can't take this cube out, because a cube in the Goal must "
    "stay there.",
    "cant-goal-digit-not-in-base": "You can't set this Goal, because it has a digit that the base "
    "does not have.",
    "cant-goal-too-long": "You can't set this Goal, because it has too many cubes.",
    "cant-goal-undefined": "You can't set this Goal, because it does not name a number the game "
    "allows.",
    "cant-last-cube-forbidden": "You can't play the last cube to Forbidden. Play it to Required "
    "or Permitted, or challenge Impossible.",
    "cant-leader-bonus": "You can't make a bonus move, because you lead the match.",
    "cant-moved-after-challenge": "You can't move a cube now, because someone challenged.",
    "cant-moved-before-the-goal": "You can't play a cube there now, because the Goal comes first.",
    "cant-no-goal-after-commitment": "You can't say “No Goal” now, because you have played a "
    "cube. Set a Goal.",
    "cant-not-in-force": "You can't do that, because its variation was not chosen.",
    "cant-not-the-dealer": "You can't deal, because another player is the dealer.",
    "cant-not-the-goal-setter": "You can't do that, because another player sets the Goal.",
    "cant-out-of-turn": "You can't move now, because it is not your turn.",
    "cant-restriction-cube-forbidden": "You can't play = or ⊆ to Forbidden now. Play it to "
    "Required or Permitted.",
    "cant-shift-after-last-cube": "You can't shift a cube now, because Resources are empty.",
    "cant-too-many-variations": "You can't choose that many variations.",
    "cant-two-bonus-cubes": "You can't play a second bonus cube, because a bonus is one cube.",
    "cant-two-cubes": "You can't move two cubes in one turn.",
    "cant-variation-already-chosen": "You can't choose this variation, because it was chosen "
    "before. Choose another one.",
    "cant-variation-conflict": "You can't choose this variation, because it does not go with one "
    "that was chosen.",
    "cant-variation-no-effect": "You can't choose this variation, because it changes nothing with "
    "these cubes.",
    "cant-variation-not-offered": "You can't choose this, because it is not on the list. Choose "
    "one from the list.",
    "cant-variations-not-chosen": "You can't set the Goal yet, because a player still has to "
    "choose a variation.",
    "cant-wrong-number-of-cards": "You can't deal that number of cards. Try another one.",
    "cant-challenge-before-the-goal": "You can't challenge yet, because the Goal is not finished.",
    "cant-blank-unfilled": "You can't choose it yet, because its blank is empty. Fill it in.",
    "cant-block-for-another-call": "You can't do that with the block in your hand. It is for a "
    "challenge.",
    "cant-block-not-lifted": "You can't challenge without the block. Take the block first.",
    "cant-empty-goal": "You can't say “Goal” yet, because no cube is in the Goal.",
    "cant-late-impossible": "You can't challenge Impossible now, because the first minute is "
    "over. Go on writing.",
    "cant-now-too-early": "You can't challenge Now yet, because no cube is in Required or "
    "Permitted.",
    "cant-now-too-late": "You can't challenge Now, because too few cubes are in Resources. You "
    "may challenge Impossible.",
    "cant-paper-changed": "You can't change your paper now, because you handed it in.",
    "cant-second-challenge": "You can't challenge now, because there is a challenge already.",
    "cant-self-challenge": "You can't challenge now, because you moved last. Wait for the next "
    "move.",
}
"""Why you can't do it; ``cant-`` and the fault."""
