### Why bots do what they do, and what they can do.

## Why a bot did what it did, by the code of its reason.

bot-waiting = I had nothing to do.
bot-not-my-part = It was not my part to do anything.
bot-by-chance = I did the first legal thing that came to mind.
bot-lot = I rolled to see who sets the first Goal.
bot-roll = It was my turn to roll the cubes.
bot-set-out = In this division V and Λ are set out, and the other cubes rolled.
bot-deal =
    { $cards ->
        [one] It was my turn to deal: I dealt { $cards } card.
       *[other] It was my turn to deal: I dealt { $cards } cards.
    }
bot-initials = The round was over, so I initialled the score sheet.
bot-takes-one-back = Of the cubes that I dropped together one had to go back: { $cube }.
bot-variation-suits = I know { $variations }, and many cubes of this roll can show it.
bot-one-is-enough = One variation is enough for me.
bot-variation-left = I chose { $variations }, though I hardly know how to use it.
bot-no-variation = I saw no variation that I may choose.
bot-bonus-before-goal = With { $cube } in Resources a very short Solution was there, so I put it in Forbidden as a bonus.
bot-goal-with-solution = I set the Goal { $goal }, since I saw a Solution for it: { $paper }
bot-goal-by-feel = I set the Goal { $goal }, and hoped that it has a Solution.
bot-no-goal-seen = I saw no Goal for which there is a Solution.
bot-agrees-no-goal = I saw no Goal either.
bot-contests-no-goal = I saw a Goal that has a Solution: { $goal }
bot-spare-cube = My Solution does not need { $cube }, so it could go to { $section }.
bot-safe-move = With { $cube } in { $section } a Solution is still possible, and none is only one cube away.
bot-leaves-stuck = With { $cube } in { $section } I saw no safe move for the next player.
bot-least-bad = I saw no safe move. With { $cube } in { $section } the Solution is the hardest to find.
bot-in-the-dark = I did not see far, so I just played { $cube } to { $section }.
bot-sees-now = I saw a Solution with at most one cube more: { $paper }
bot-sees-impossible = I looked for a Solution with all the cubes that are left, and saw none.
bot-counts-out = I could see that it can't work: there are not the right cubes for it any more.
bot-doubts = I tried for a while and saw no Solution. There are cubes here that I can't use yet, so I wasn't sure.
bot-gives-up = I tried all that I know with the cubes that were left, and found no Solution.
bot-forced-out = I saw a Solution with one cube more, and no move that would have avoided it.
bot-forceout-false = I saw no Solution with one cube more, so forceout was false.
bot-joins-the-writer = I saw a Solution too, so I joined the side that writes: { $paper }
bot-joins-the-silent = I saw no Solution, so I joined the side that writes nothing.
bot-writes = I saw a Solution and wrote it down: { $paper }
bot-nothing-to-write = I saw no Solution, so I presented nothing.
bot-paper-right = I found nothing wrong with the paper of { $writer }.
bot-paper-wrong = I found a fault in the paper of { $writer }: { $reason }.
bot-paper-ambiguous = The paper of { $writer } can be read in another way: { $regrouped }
bot-nothing-to-show = I had no regrouping of my own for the paper of { $writer }.
bot-charges = { $against } did something that the rules do not allow. { $fault }

## What a player of each level can do.

level-third-grade = Plays like a third-grader: adds and multiplies small numbers, or joins sets. Spots only short Solutions, and misses many.
level-fifth-grade = Plays like a fifth-grader: subtracts and turns cubes, too. Spots longer Solutions, but misses many. Rarely catches a wrong paper.
level-seventh-grade = Plays like a seventh-grader: divides, and takes complements. Knows the usual variations. Sometimes moves too fast.
level-ninth-grade = Plays like a ninth-grader: uses powers and Restrictions. Checks most moves first. Can prove that a paper is ambiguous.
level-eleventh-grade = Plays like an eleventh-grader: knows every sign and every variation. Rarely slips. Catches nearly every wrong paper.
level-champion = Plays like a champion: sees every Solution there is, and thinks fast. Plans ahead when few cubes are left.
