### What each clause says, in our own words: judges.

## G

clause-judges-G1 = A judge does not help a player decide. First the player must take a stand. Then the judge answers.
clause-judges-G2 = The timer stops while a judge is at the table. Near the end of a round, the lost time is given back.
clause-judges-G3 = A judge helps the players understand each other. The judge may ask: is it a challenge, or a charge?
clause-judges-G4 = If players tell different stories, no one is punished without proof. Two out of three decide. As a last way out, the shake is played again.
clause-judges-G5 = When all have agreed on the last paper, the shake is over. It is too late to find a mistake.
clause-judges-G6 = You may ask to fix the score of any shake until you initial the score sheet.
clause-judges-G7 = If you do not agree with a ruling, ask for a second judge, who is told nothing of the first one. If the two differ, a third is called.
clause-judges-G8 = You may protest a ruling if a second judge was called and you have not put your initials on the score sheet. Hand in the form right after the match.
clause-judges-G9 = A judge may tell you the score, the time left, if a move was legal, and what a variation allows.

## T

clause-judges-T1 = If you ask a judge one clear thing before time is up, the timer stops. It goes on after the answer.
clause-judges-T2 = If the time ends as you ask, you may go on checking only for a point.
clause-judges-T3 = If you and the writer get different values, a judge watches as you work it out. If it is right, you must accept it.
clause-judges-T4 = If you did not try to work it out before time was up, the judge does not do it for you. Accept, or pay a point for one more minute.
clause-judges-T5 = If one checker accepts and the other buys a minute, the first may not help. If they do, it costs them a point as well.

## P

clause-judges-P1 = A variation must be able to change the shake, and it must go with those chosen before.
clause-judges-P2 = A variation is chosen when its name is circled, not before.
clause-judges-P3 = It helps to say “Goal”. But the Goal is also done if the next player may start.
clause-judges-P4 = A legal act of another player makes a mistake stand. You cannot save your own mistake in this way.
clause-judges-P5 = No one loses a point for time without a fair countdown of ten seconds.
clause-judges-P6 = The Goal-setter may not say what a wild cube means for all. Only where it lies can limit that.
clause-judges-P7 = To challenge, lift the block. Touching it is not enough. Do not lift it for anything else.
clause-judges-P8 = A legal challenge freezes the mat. No one may move any more in this shake.
clause-judges-P9 = A challenge is always against the last Mover.
clause-judges-P10 = If a move can be charged and challenged, the first call counts.
clause-judges-P11 = A wild 0 in the Goal may be read upright or upside-down. So may a wild ×, and * when it is a digit.
clause-judges-P12 = Your paper must have one meaning and equal the Goal as you wrote it.
clause-judges-P13 = With a base, turn the Goal into base ten first. Then use the other variations.

## A

clause-judges-A1 = { clause-2018-19-I-D }
clause-judges-A4 = Just saying a variation does not choose it. If it is not circled in time, you lose a point. After 15 more seconds you lose another, and get no variation.
clause-judges-A10 = A bad choice that no one noticed costs nothing. But it has no effect on the shake.
clause-judges-A12 = If the Goal is set before all have chosen, its cubes go back. The others choose. Then the Goal-setter has two minutes again.
clause-judges-A17 = If you choose two variations, both must be legal. A bad one costs a point and must be replaced within 15 seconds.
clause-judges-A20 = In a match of two, the second player must choose two in time. If not, it costs a point and there are 15 more seconds.
clause-judges-A21 = In a match of two, the Goal-setter may choose only one. A second one is taken off the list. It costs nothing.
clause-judges-A22 = With a wild 0 you may choose + = Average even if no + was rolled. The 0 may be the +.
clause-judges-A25 = A bad variation is left out of the shake. So “No Goal” may be wrong, and an opponent may show it with a Goal.

## B

clause-judges-B1 = If the wrong player rolls, the right one rolls again. If the right one already chose a variation, the roll stands.
clause-judges-B2 = If the wrong player sets the Goal and it is charged, the cubes go back and the right one sets it. If play goes on, the Goal stands.
clause-judges-B4 = You may not take a cube of the Goal back. You may only move it around. It costs nothing, but your time goes on.
clause-judges-B6 = If someone challenges the Goal before the mistake is charged, the Goal stands as it lies.
clause-judges-B8 = The Goal stands once you said “Goal”, said that you are done, or the next time began. Until then you may still add to it or move its cubes around.
clause-judges-B10 = The Goal must be done within the time limit. If not, it costs a point.
clause-judges-B17 = Do not challenge before the Goal is done. It does not count and costs a point.
clause-judges-B18 = A Goal with three digits in a row means nothing. Challenge Impossible, or charge it: then the Goal-setter must put it right in time.
clause-judges-B22 = Saying how the Goal is grouped binds no one. Only gaps on the mat count.
clause-judges-B24 = If your time is up and you did not say “Goal”, the Goal stands as it lies. You may change it only for a point.
clause-judges-B25 = A challenge before the Goal is done is set aside. The Goal-setter may go on.
clause-judges-B28 = If the extra minute ends without a Goal, you lose another point and your turn. The player to your left sets a Goal with the same roll.
clause-judges-B33 = If you do not agree to “No Goal”, you have the rest of that minute and one more to set a Goal.
clause-judges-B35 = Once a player disputes “No Goal”, a mistake in it can no longer be charged.
clause-judges-B36 = No one may challenge a bonus move before the Goal. It costs the Challenger a point.
clause-judges-B39 = 3√√64 is a legal Goal: the cube root of the square root. If a Goal uses a variation that is not in play, challenge Impossible or charge it.
clause-judges-B49 = No one can see if a 0 is upside-down. With Upside-down, each writer may read a single wild 0 in the Goal either way.
clause-judges-B70 = In base 8, an 8 in the Goal will mean nothing. But wait until the Goal is done before you challenge.
clause-judges-B84 = With ÷ as log, a wild × in the Goal that means ÷ may divide or be a log. A wild 0 must lie on its side to be a log.

## C

clause-judges-C1 = A move out of turn goes back. The right player gets the full time again.
clause-judges-C4 = You must say “Bonus” before the first cube touches Forbidden. If not, the second cube goes back.
clause-judges-C9 = A cube stays in the part that it touched first. You may not move it again.
clause-judges-C12 = If you move two cubes to Required or Permitted, the second goes back. If they came down together, you pick which.
clause-judges-C17 = After “Bonus” and the first cube, you must play a second one, even if your time is up.
clause-judges-C20 = Players who are tied for first may make bonus moves.
clause-judges-C24 = If you must leave the table, the timer stops until you are back.
clause-judges-C26 = Saying “forceout” does nothing in the newer books. It is still your turn.
clause-judges-C29 = If you charge a mistake, say at once what it was. A judge may warn you if you take too long.

## D

clause-judges-D3 = A challenge is against the last Mover, even if you named another player.
clause-judges-D5 = After your own bonus cube you cannot challenge. You would challenge yourself, and that costs a point.
clause-judges-D8 = If you lift the block, you must challenge. Lifting it to say “Goal” or to charge costs a point.
clause-judges-D10 = Only the first challenge counts. A second one costs a point if the block was lifted.
clause-judges-D17 = Old words for a challenge do not count. Say it again as Now or Impossible.
clause-judges-D21 = A side taken by the Third Party does not make a bad challenge stand.
clause-judges-D22 = If the Mover starts the time for writing, the challenge stands.
clause-judges-D25 = After the last cube, Impossible counts in the first minute only.
clause-judges-D27 = After your challenge you may not move a cube. It goes back, and the challenge goes on.
clause-judges-D29 = Wait until the Goal is done before you challenge. A call that comes too soon costs a point.

## E

clause-judges-E1 = Your paper stands once you hand it over or say that you are done. If you then change it, you say that it was wrong.
clause-judges-E4 = A missing parenthesis does not make a paper wrong by itself. A checker may add it in any place. If one place makes it wrong, it is wrong.
clause-judges-E5 = The time limit holds for writers. One more minute costs a point. When it ends, you lose one more and hand in nothing.
clause-judges-E6 = The time limit holds for checkers. One more minute costs a point. When it ends, you accept the paper.
clause-judges-E10 = If two papers have the same mistake, both are wrong, no matter which was checked first.
clause-judges-E11 = If you wrote nothing and accept a wrong paper, you score 2. It does not help you if the other checker finds the mistake.
clause-judges-E18 = A reason that comes after the time is up still counts. But it costs the checkers a point.
clause-judges-E20 = Just saying that a paper has two meanings is not enough. Write the parentheses that make it wrong.
clause-judges-E22 = If you do not buy the extra minute, you accept the paper. The other checker may go on.
clause-judges-E25 = If the Mover wrote nothing and accepts a wrong paper, the Mover scores 2 as well.
clause-judges-E26 = Two checkers show their readings at the same time. One that comes after a failed try does not count.
clause-judges-E36 = If you do not say what a 0 in the Goal means, it means the same as in your Solution. If you say nothing there, it is 0.
clause-judges-E38 = × that counts factors holds for the next number only. ×7+9 is (×7)+9.
clause-judges-E39 = ×7! has two meanings, since × and ! both want the 7. Add parentheses.
clause-judges-E48 = A colored exponent holds for the number just before it only.
clause-judges-E68 = i goes first with the number next to it: 8+3i is 8+(3i).

## F

clause-judges-F27 = A wild cube may be a sideways ÷, which is a log. Another wild cube may be a normal ÷.
clause-judges-F33 = i may be upside-down, and then it is −i.
