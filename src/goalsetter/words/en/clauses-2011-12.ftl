### What each clause says, in our own words: 2011-12.

## ET

clause-2011-12-ET1 = This book adds to the basic rules of the game. What it does not say, the basic rules say.
clause-2011-12-ET2 = Two or three people play. A roll decides who sets the first Goal. After that, the turn to set the Goal goes to the left.
clause-2011-12-ET3 = A shake has 24 cubes, six of each color.
clause-2011-12-ET4 = The Goal-setter has one minute to roll, then each player has 15 seconds to write and say a variation. A bad choice costs a point, and you choose again. A second bad choice costs another point and the whole shake. In a match of two, the player who does not set the Goal chooses two. In Senior any player may.
clause-2011-12-ET5 = The shake begins when the time for the roll begins, or when the cubes are picked up. After the roll no one may turn a cube over or hide it.
clause-2011-12-ET6 = These are the lists of variations. Some change with odd and even years. In every division, only a few mistakes cost a point: time, a bad variation, a challenge to yourself, no challenge named, and bad manners.
clause-2011-12-ET6-I = The Elementary list: 0 wild, Factorial, Two-digit numerals, Percent, Decimal point, Number of factors up to 200, and Three-operation Solution. In odd years: Multiple operation, Next prime, Average, LCM, GCF and Remainder.
clause-2011-12-ET6-II = The Middle list: Sideways, Upside-down, 0 wild, Base 8 to 10, Factorial, Percent, Decimal point, Number of factors, AB+ and Any Color Exponent. In odd years: Multiple operation, Next prime, Powers of the base, Average and Multiple of k.
clause-2011-12-ET6-III = The Junior list: Sideways, Upside-down, Powers of the base, 0 wild, AB+, Multiple of k, Base 8 to 12, and Factorial in the Solution only. In even years also Any Color Exponent, Number of factors and Add to Goal. In odd years Multiple operation, Next prime and Average.
clause-2011-12-ET6-IV = The Senior list has the Junior list and more: √ = i, × wild, Decimal in Goal, and ÷ as log. Sideways and Upside-down are always in play. A wild × that is a sign may be used as often as you like.
clause-2011-12-ET7 = Each task has a time limit. You are warned about ten seconds before the end. If you are late, you lose a point and get one more minute. After that you lose your turn.
clause-2011-12-ET8 = A Goal has one to six cubes, and no more than two digits in a row. A Goal that means nothing is a P-Flub, so challenge it. Say “Goal” when you are done. When your time is up, you may change it only for a point.
clause-2011-12-ET9 = Anything that breaks a rule of play is illegal procedure. Say within 15 seconds what was wrong. If you are right, the cube goes back. After a legal move or a challenge it is too late. A wrong charge costs nothing.
clause-2011-12-ET10 = Bring a pen and blank paper only. You are given a list of the variations.
clause-2011-12-ET11 = The player who leads the match may not make bonus moves. Players who are tied may. In Junior and Senior it costs a point, and the last cube goes back.
clause-2011-12-ET12 = Some powers and roots mean nothing: dividing by 0, the 0th root, 0 to the power 0 or below, and an even root of a number below zero. A paper with one of them is wrong.
clause-2011-12-ET13 = An even root is never below zero. Make a fraction in the exponent as small as you can first. √ with no number before it is the square root.
clause-2011-12-ET14 = To challenge, lift the block and say why within 15 seconds. You may not take it back. If you name no real challenge, you lose a point and have one more minute. After that you lose one more, and play goes on. You lose a point too if you challenge yourself.
clause-2011-12-ET15 = Once you hand in your paper, you may not change it. If it has more than one Solution, say which one counts.
clause-2011-12-ET16 = No sign goes first by itself. Each way to read your Solution must give the Goal. A checker may copy it and add parentheses that make it wrong. What you say does not count.
clause-2011-12-ET17 = If you call an A-Flub, write a Solution and an avoid move too. That is a move that the Mover could have made without a flub. Without it, your paper is not right.
clause-2011-12-ET18 = Write your paper so that it has one meaning. Mark what each wild cube stands for. If you do not, it stands for itself.
clause-2011-12-ET19 = After a challenge, the Third Party must join a side, and must write if that side must write. If you are right, you score 10. A Third Party with the Challenger scores 8. If you are wrong, you score 6.
clause-2011-12-ET20 = Say “forceout” on your turn if one more cube is enough and the Mover could not help it. If no one challenges that within a minute, all players write.
clause-2011-12-ET21 = After a forceout, a correct Solution scores 8. Any other player scores 6.
clause-2011-12-ET22 = You may challenge a forceout in the first minute. Reason A: a flub was there to challenge. Then you write a Solution and an avoid move. Reason B: one cube is not enough. Then the other player must write.
clause-2011-12-ET23 = The match points go by your place. If you did not play, you get 0.
clause-2011-12-ET24 = When a round ends, look at the score sheet and initial it. If someone cheats, they get the lower score, or 0.
clause-2011-12-ET25 = Do not bother the others. A judge warns you first. After that, three judges may take a point each time. In bad cases you are out.
clause-2011-12-ET26 = * and ^ both raise to a power. The point of ^ must look up.

## ST

clause-2011-12-ST1 = This book adds to the basic rules of ON-SETS. What it does not say, the basic rules say.
clause-2011-12-ST2 = Most of the rules for EQUATIONS hold here too. You may also bring printed charts of the Universe.
clause-2011-12-ST3 = Middle, Junior and Senior play with Restrictions. Elementary does not: its Goal-setter lays out two V and one Λ, or one V and two Λ, before the roll.
clause-2011-12-ST4 = Variations are chosen as in EQUATIONS. The cards are dealt in the first minute, before or after the roll.
clause-2011-12-ST5 = 6 to 12 cards are dealt. In Senior it is 10 to 14.
clause-2011-12-ST6 = After the deal no one may touch or hide a card until the papers are checked.
clause-2011-12-ST7 = These are the lists of variations for ON-SETS.
clause-2011-12-ST7-I = The Elementary list: No Forbidden, Required cube, Wild cube, ∪ and ∩ alike, V and Λ alike, Two operations, Multiple operations.
clause-2011-12-ST7-II = The Middle list is like that of Elementary. It also has Null Restrictions Not Allowed. A wild cube may not be = or ⊆.
clause-2011-12-ST7-III = The Junior list is that of Middle, with Shift From Permitted and Double color.
clause-2011-12-ST7-IV = The Senior list is that of Junior, with Blank card wild and Symmetric difference. Multiple operations is always in play. Symmetric difference does not go with a wild −.
clause-2011-12-ST8 = Only some shapes of the digit cubes are a Goal. Any other is a P-Flub. An upside-down digit is below zero.
clause-2011-12-ST9 = = and ⊆ may not go to Forbidden. V and Λ may.
clause-2011-12-ST10 = ′ goes first and holds for the set just before it. No other sign goes first, so use parentheses.
clause-2011-12-ST11 = You may make a chain of Restrictions with = and ⊆. It is read from left to right. Parentheses may not go around = or ⊆.
clause-2011-12-ST12 = Mark what each wild cube stands for, as in EQUATIONS.
