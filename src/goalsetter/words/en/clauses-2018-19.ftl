### What each clause says, in our own words: EQUATIONS 2018-19.

## I

clause-2018-19-I-A = Two or three people play a match. A match is made of shakes. A shake goes from the roll to the papers.
clause-2018-19-I-B = You need cubes, a mat, a timer and a challenge block.
clause-2018-19-I-B-1 = There are 24 cubes: six red, six blue, six green and six black. Each face has a digit or an operation sign.
clause-2018-19-I-B-2 = The mat has four parts. The Goal says what to make. You must use every cube in Required. You may use cubes in Permitted. You may not use any cube in Forbidden.
clause-2018-19-I-B-3 = A sand timer of one minute measures the time limits.
clause-2018-19-I-B-4 = The block is small, but not flat. Only one hand can grab it at a time.
clause-2018-19-I-C = Bring a pen and blank paper. You get a list of the variations. Notes, books, tables, calculators and phones stay away. In Elementary and Middle you may use a printed chart to record the shake.
clause-2018-19-I-D = Each player rolls a red cube. The highest digit sets the first Goal. A sign is out, unless all roll signs. A tie rolls again. After that, the turn to set the Goal goes to the left.

## II

clause-2018-19-II-A = The Goal-setter rolls all the cubes. The faces on top are the Resources. No one may turn a cube over or hide it after that.
clause-2018-19-II-B = After the roll and before the Goal, each player chooses a variation. A variation wins over a normal rule.
clause-2018-19-II-B-1 = The Goal-setter chooses first, then the player to the left, and so on. You have 15 seconds. Time left from the roll is yours too.
clause-2018-19-II-B-1-c = You choose by circling the name on the list. Just saying it does not count. If it has a blank, fill it in.
clause-2018-19-II-B-2 = Your choice must change something, fit with the others, and be new. If not, you lose a point and choose again. If the second try is bad too, you lose another point and get no variation. If no one notices in time, you lose nothing, but it does not count.
clause-2018-19-II-B-3 = In a match of two, the player who does not set the Goal chooses two variations. In Senior any player may choose two.

## III

clause-2018-19-III-A = What you write must name a real number. It may not have a part that means nothing, like 5 ÷ 0. You may add parentheses. They show how you would group the cubes.
clause-2018-19-III-B = Signs mean what they mean in math, but for three of them.
clause-2018-19-III-B-1 = + only adds, and − only takes away. You may not use − to write a number below zero, like −8.
clause-2018-19-III-B-2 = A number before √ says which root it is. With no number, it is the square root. So 3√8 is 2, and √9 is 3.
clause-2018-19-III-B-3 = * or ^ raises to a power: 4*2 is 16. The point of ^ must look up.
clause-2018-19-III-C = Powers and roots have limits of their own.
clause-2018-19-III-C-1 = An even root is never below zero. √9 is 3, not −3.
clause-2018-19-III-C-2 = Some powers and roots mean nothing: the 0th root, 0 to the power 0 or below, and an even root of a number below zero. First make a fraction in the exponent as small as you can.

## IV

clause-2018-19-IV-A = The player who rolled sets the Goal. Take cubes from Resources and put them on the Goal part of the mat.
clause-2018-19-IV-B = A Goal has one to six cubes. Together they must mean something.
clause-2018-19-IV-B-1 = Numbers in the Goal have one or two digits. You may use signs, but you need not.
clause-2018-19-IV-B-2 = No order of operations holds in the Goal. You may leave gaps to group the cubes. If you leave none, each writer may read the Goal in any way that works. What you say about it does not count.
clause-2018-19-IV-B-3 = A cube that touches the Goal part stays in the Goal.
clause-2018-19-IV-B-3-a = Say “Goal” when your Goal is done.
clause-2018-19-IV-B-3-b = Until you say “Goal”, you may still move its cubes around.
clause-2018-19-IV-B-3-c = When your time is up, or you turn the timer, the Goal is set as it lies.
clause-2018-19-IV-B-3-d = Once set, the Goal does not change.
clause-2018-19-IV-C = You may make a bonus move before the first cube of the Goal.
clause-2018-19-IV-C-1 = Say “Bonus”. Put one cube in Forbidden. Then set the Goal.
clause-2018-19-IV-C-2 = You may not do this while you lead the match. If an opponent notices in time, the cube goes back and you lose a point.
clause-2018-19-IV-D = If you think no Goal can be made, say “No Goal”. The others have one minute to agree or not.
clause-2018-19-IV-D-1 = If all agree, the shake is void. No one scores, and you roll again.
clause-2018-19-IV-D-1-c = After a bonus move you must set a Goal. You may not say “No Goal” any more.
clause-2018-19-IV-D-2 = If you do not agree, lift the block and challenge. You have two minutes to write an Equation with a Goal of your own. The Third Party may write too. If one of them is right, the Goal-setter scores 2. If not, 6.

## V

clause-2018-19-V-A = After the Goal, play goes to the left.
clause-2018-19-V-B = On your turn, move one cube from Resources to Required, Permitted or Forbidden. Or challenge the last Mover. Once a cube touches the mat, it stays there.
clause-2018-19-V-C = If you do not lead the match, you may make a bonus move before your normal move.
clause-2018-19-V-C-1 = Say “Bonus”. Put one cube in Forbidden. Then put a second cube in any part.
clause-2018-19-V-C-1-a = If you did not say “Bonus” first, the cube in Forbidden was your whole move. You get no second cube.
clause-2018-19-V-C-1-b = The first cube of a bonus move must go to Forbidden. The second may go to any part.
clause-2018-19-V-C-2 = If the leader makes a bonus move and an opponent notices in time, the second cube goes back. The leader loses a point.
clause-2018-19-V-C-2-a = Players who are tied for first may make bonus moves.

## VI

clause-2018-19-VI-A = You may challenge the player who just moved or set the Goal. It need not be your turn. The two main challenges are Now and Impossible.
clause-2018-19-VI-A-1 = Impossible says: no one can write a correct Equation any more, no matter how the cubes are played. “Never” means the same.
clause-2018-19-VI-A-1-b = Wait until the Goal is finished, even if you see that it can never work. You may not hold the block and wait.
clause-2018-19-VI-A-2 = Now says: I can write a correct Equation. I use the cubes on the mat and at most one cube from Resources.
clause-2018-19-VI-A-2-a = For Now, at least two cubes must be left in Resources. If not, the challenge does not count and costs you a point.
clause-2018-19-VI-A-2-b = A Solution needs two cubes. So do not say Now before a cube lies in Required or Permitted. It does not count and costs you a point.
clause-2018-19-VI-B = To challenge, lift the block and say which challenge it is. If you lift it and do not challenge, you lose a point. The same holds if you made the last move yourself. Lift it for nothing else.

## VII

clause-2018-19-VII-A = After a challenge, someone must prove it with an Equation on paper.
clause-2018-19-VII-A-1 = After Now, the Challenger must write. The Mover may not. The Third Party may.
clause-2018-19-VII-A-2 = After Impossible, the Mover must write. The Challenger may not. The Third Party may.
clause-2018-19-VII-B = A correct Solution means something and passes each of the tests that follow.
clause-2018-19-VII-B-1 = Write a whole Equation: your Solution, an equals sign and the Goal. The Goal may stand on the left.
clause-2018-19-VII-B-2 = Your Solution must equal the Goal as you wrote it. Write the Goal itself, not its value. Mark what each wild cube stands for.
clause-2018-19-VII-B-3 = Your Solution must use the right cubes.
clause-2018-19-VII-B-3-a = Use at least two cubes.
clause-2018-19-VII-B-3-b = Use every cube that lies in Required.
clause-2018-19-VII-B-3-c = Use no cube that lies in Forbidden. If a 2 lies there and another 2 lies in Required, use the second one only.
clause-2018-19-VII-B-3-d = You may use any cubes in Permitted.
clause-2018-19-VII-B-3-e = After Now, use at most one cube from Resources.
clause-2018-19-VII-B-3-f = After Impossible, all cubes in Resources count as Permitted.
clause-2018-19-VII-B-4 = Numbers in a Solution have one digit. Some variations allow more.
clause-2018-19-VII-B-5 = Your Equation must do what each variation in play asks for.
clause-2018-19-VII-B-6 = Your Solution should have one meaning only. If a checker shows a way to read it that is wrong, it is not correct.
clause-2018-19-VII-B-6-a = No sign goes first by itself. Use parentheses to show the order.
clause-2018-19-VII-B-6-b = A few signs have a usual reach.
clause-2018-19-VII-B-6-b-i = √ holds for the next number only, or for the next parentheses. √4+5 is 7.
clause-2018-19-VII-B-6-b-ii = With Factorial, ! holds for the number just before it. 4+3! is 10.
clause-2018-19-VII-B-6-note = Some variations have a usual reach in the national rules, but not in this book. And none of it limits how you may read a Goal without gaps.
clause-2018-19-VII-B-6-c = When two of these clash, as in √9!, you must add parentheses.
clause-2018-19-VII-C = When the time is up or all are ready, each paper is checked.
clause-2018-19-VII-C-1 = The Third Party has two minutes to decide if they write. You may say so early, but then you may not take it back. If you hand in nothing, you are with the player who does not write.
clause-2018-19-VII-C-2 = All papers come to the table before anyone checks one.
clause-2018-19-VII-C-2-a = Once you hand in your paper, you may not change it. This holds even if you still have time.
clause-2018-19-VII-C-2-b = Your paper is handed in when it leaves your hand.
clause-2018-19-VII-C-2-c = Show which Equation counts, with how you read the Goal. If you forget, do it when someone asks.
clause-2018-19-VII-C-3 = You have two minutes to check each paper. Two checkers use the same two minutes. Do not move the cubes on the mat.
clause-2018-19-VII-C-4 = Accept or reject a paper before the time is up. To reject it, you must give a reason. These are the reasons.
clause-2018-19-VII-C-4-a = It is not a whole Equation.
clause-2018-19-VII-C-4-b = The Solution does not equal the Goal as the writer wrote it.
clause-2018-19-VII-C-4-c = It uses the wrong cubes: only one, not all of Required, one of Forbidden, or more than one of Resources after Now.
clause-2018-19-VII-C-4-d = The Goal on the mat means nothing. It is too long, has a number that is too long, or has something that is not in play.
clause-2018-19-VII-C-4-e = A number in the Solution has too many digits.
clause-2018-19-VII-C-4-f = It does not do what a variation asks for.
clause-2018-19-VII-C-4-g = The writer read the Goal in a way that is not allowed. For example, the gaps on the mat say otherwise.
clause-2018-19-VII-C-4-h = The paper can be read in more than one way. Copy it, and add parentheses that make it wrong. Each checker gets one try. Two checkers may share one try.
clause-2018-19-VII-C-4-i = The values do not match. Try to work it out first. You may ask a judge if they match, but that is your last question: after it, no other reason counts.
clause-2018-19-VII-C-4-j = A sign has two meanings here, and with one of them the Equation is wrong.
clause-2018-19-VII-C-4-k = A variation is used in a wrong way, or left out.

## VIII

clause-2018-19-VIII-A = With one cube left, put it in Required or Permitted, or challenge Impossible. It may not go to Forbidden. After that move all players have two minutes to write.
clause-2018-19-VIII-B = After the last cube, you may challenge Impossible in the first minute only. The Mover then has the rest of the two minutes to write. Later, the challenge does not count.

## IX

clause-2018-19-IX-A = Anything that breaks a rule of play is illegal procedure. If you charge it, you have 15 seconds to say what was wrong.
clause-2018-19-IX-A-1 = If the charge is right, the cube goes back and the Mover moves again. The Mover gets at least 10 seconds. There is no other penalty, unless time runs out.
clause-2018-19-IX-A-2 = If the charge is wrong, the cube stays. A wrong charge costs nothing, but do not do it all the time.
clause-2018-19-IX-B = Charge it soon. When another player makes a legal move or a challenge, the mistake stands.
clause-2018-19-IX-C = Do not bother the others. A judge warns you first. After that, each time can cost a point. In bad cases you are out, or the shake is played again.

## X

clause-2018-19-X = After a challenge you score 6, 4 or 2. It depends on your side and on who was right.
clause-2018-19-X-A = These two rules say who is right after a challenge.
clause-2018-19-X-A-1 = If you had to write, your paper must be correct. A Third Party on that side must write a correct paper too.
clause-2018-19-X-A-2 = If you did not have to write, no opponent may have a correct paper. But if you wrote nothing and accept a wrong paper, you score 2.
clause-2018-19-X-B = The points after a challenge are these.
clause-2018-19-X-B-1 = If you are not right, you score 2.
clause-2018-19-X-B-2 = If you are right, you score 6. A Third Party who sides with the Challenger scores 4.
clause-2018-19-X-C = When all players write after the last cube, a correct paper scores 4. Any other scores 2.
clause-2018-19-X-D = If you are not there for a shake, you score 0.

## XI

clause-2018-19-XI-A = Each task has a time limit. If you miss it, you lose a point and get one more minute. If you still are not done, you lose your turn.
clause-2018-19-XI-A-note = A judge must put initials beside each lost point. This holds in Elementary and Middle.
clause-2018-19-XI-A-1 = The table of time limits has the minutes for each task.
clause-2018-19-XI-A-1-c = You have two minutes to set the Goal.
clause-2018-19-XI-A-2 = When sand is left from the player before, it is yours too.
clause-2018-19-XI-A-3 = When time is up, an opponent warns you and counts down ten seconds. You lose the point only if you are not done by then. With the block in your hand there is no countdown.
clause-2018-19-XI-B = A round lasts about 30 minutes. After that no new shake starts, and you have five more minutes. Then all stop and write for two minutes with any Resources: 4 points if correct, 2 if not.

## XII

clause-2018-19-XII-A = Add up your shakes. The match points go by your place.
clause-2018-19-XII-B = When a round ends, look at the score sheet and initial it. A plain mistake is put right if all agree. If someone cheats, they get the lower score, or 0.

## XIII

clause-2018-19-XIII = Each division has its own list of variations. Some are played every year. Some are played only in odd or in even years.
clause-2018-19-XIII-A = Elementary is for grade 6 and below.
clause-2018-19-XIII-A-general-rule = In Elementary, powers use whole numbers only. A root must come out as a whole number too. So √5 is not allowed.
clause-2018-19-XIII-A-1 = Sideways: a digit that lies on its side means 1 over that number. A sideways 2 is ½. Zero may not lie on its side.
clause-2018-19-XIII-A-2 = Upside-down: a digit on its head means the number below zero. An upside-down 2 is −2. With Sideways too, a single digit in a Solution may be both.
clause-2018-19-XIII-A-3 = 0 Wild: each 0 may stand for one digit. It is the same digit all through the Goal and the Solution. Write which, unless it is 0.
clause-2018-19-XIII-A-4 = Factorial: you may write ! twice in your Equation. 5! is 5×4×3×2×1, and 0! is 1. It needs a whole number and holds for the number before it.
clause-2018-19-XIII-A-5 = Multiple Operations: one sign that you may use counts as many. With Factorial you may write ! as often as you like in a Solution, but only twice in the Goal.
clause-2018-19-XIII-A-6 = Three-operation Solution: a Solution needs three signs or more.
clause-2018-19-XIII-A-6-comment = × that counts factors and √ that means percent are signs too. * as a decimal point is not.
clause-2018-19-XIII-A-7 = Remainder: a sideways ÷ gives what is left over. With 15 and 2 it gives 1. Both are whole numbers from 1 up, and the first is at most 1000.
clause-2018-19-XIII-A-8 = Two-digit Numerals: a Solution may have numbers of two digits.
clause-2018-19-XIII-A-9 = LCM: √ between two numbers may mean the least number that both divide. 6√8 is 24. Mark each √ that means this.
clause-2018-19-XIII-A-10 = GCF: * between two numbers may mean the greatest number that divides both. 8*6 is 2. One of the two may be 0. Mark each * that means this.
clause-2018-19-XIII-A-11 = Number of Factors: × before one number counts its factors. ×12 is 6. The number is a whole one from 1 to 200. × may still mean times.
clause-2018-19-XIII-A-12 = Next Prime Number: × before one number gives the next prime above it. ×7 is 11. The number is a fraction or a whole one, at most 200.
clause-2018-19-XIII-A-13 = Percent: an upside-down √ means percent of. With 25 and 16 it gives 4. Both numbers may have two digits.
clause-2018-19-XIII-A-14 = Decimal Point: * may be a decimal point with at most three digits. It goes before any other sign. Write it so that all can see it.
clause-2018-19-XIII-A-15 = + = Average: + does not add any more. It gives the average of two numbers: 7 + 9 is 8.
clause-2018-19-XIII-B = Middle is for grades 7 and 8.
clause-2018-19-XIII-B-1 = { clause-2018-19-XIII-A-1 }
clause-2018-19-XIII-B-2 = { clause-2018-19-XIII-A-2 }
clause-2018-19-XIII-B-3 = 0 Wild: each 0 may stand for one digit or one sign. It is the same all through the Goal and the Solution. Write which, unless it is 0.
clause-2018-19-XIII-B-4 = { clause-2018-19-XIII-A-4 }
clause-2018-19-XIII-B-5 = { clause-2018-19-XIII-A-5 }
clause-2018-19-XIII-B-6 = Base m: the player picks 8, 9 or 10. All numbers are in that base, so 8 and 9 may be out. A Solution may have numbers of two digits.
clause-2018-19-XIII-B-7 = Multiple of k: the player picks a number from 6 to 11. The Solution must miss the Goal by that number, or by 2, 3 … times it. The Goal must lie between −1000 and 1000.
clause-2018-19-XIII-B-8 = Powers of the Base: a 1 by itself may be any whole power of ten: 1, 10, 100, 0.1 and so on. With another base, it is a power of that base.
clause-2018-19-XIII-B-9 = Number of Factors: × before one number counts its factors. ×12 is 6. The number is a whole one from 1 to 1000. × may still mean times.
clause-2018-19-XIII-B-10 = Any Color Exponent: the player picks a color. A digit of that color may be an exponent without *. That color must have been rolled as a digit.
clause-2018-19-XIII-B-11 = AB+: two digits and a + make an endless decimal, .ABAB… or .ABBB… Write which one you mean. In another base, it is in that base.
clause-2018-19-XIII-B-12 = Percent: an upside-down √ means percent of. With 25 and 16 it gives 4. In base 8, percent means out of 64. In base 9, out of 81.
clause-2018-19-XIII-B-13 = Decimal Point: * may be a decimal point with at most three digits. It goes before any other sign. A wild 0 may be a decimal point too.
clause-2018-19-XIII-B-14 = + = Average: + does not add any more. It gives the average of two numbers: 7 + 9 is 8. A wild 0 that means + gives the average too.
clause-2018-19-XIII-B-15 = { clause-2018-19-XIII-A-12 }
clause-2018-19-XIII-C = Junior is for grades 9 and 10. Sideways and Upside-down are in play in every shake.
clause-2018-19-XIII-C-1 = 0 or x Wild: the player picks 0 or ×. Each such cube may stand for one digit or one sign. It is the same all through the Goal and the Solution. Write which.
clause-2018-19-XIII-C-2 = Factorial: you may write ! twice in your Equation. 5! is 5×4×3×2×1, and 0! is 1. With Multiple of k, no ! may stand in the Goal.
clause-2018-19-XIII-C-3 = { clause-2018-19-XIII-A-5 }
clause-2018-19-XIII-C-4 = { clause-2018-19-XIII-B-10 }
clause-2018-19-XIII-C-5 = Base m: the player picks 8 to 12. All numbers are in that base. A Solution may have numbers of two digits. In base 11 and 12, * may be the digit ten. In base 12, √ may be the digit eleven.
clause-2018-19-XIII-C-6 = { clause-2018-19-XIII-B-8 }
clause-2018-19-XIII-C-7 = Multiple of k: the player picks a number from 6 to 12. The Solution must miss the Goal by that number, or by 2, 3 … times it.
clause-2018-19-XIII-C-8 = Number of Factors: × before one number counts its factors. ×12 is 6. There is no limit. But a paper that no one can check counts as wrong.
clause-2018-19-XIII-C-9 = { clause-2018-19-XIII-B-11 }
clause-2018-19-XIII-C-10 = Add to Goal: on your turn you may add a cube to the Goal instead of moving. Put it in any place. Six cubes and two digits in a row stay the most. A Goal without a cube costs the Goal-setter a point.
clause-2018-19-XIII-C-11 = { clause-2018-19-XIII-B-14 }
clause-2018-19-XIII-C-12 = { clause-2018-19-XIII-A-12 }
clause-2018-19-XIII-D = Senior is for grades 11 and 12. It has the Junior list and three more.
clause-2018-19-XIII-D-13 = Imaginary: a sideways − is i, the square root of −1. It may stand beside a number without ×. Powers have all their values, so write which one you mean. Goals and Solutions need not be real numbers.
clause-2018-19-XIII-D-14 = Decimal in Goal: each writer may put decimal points in the Goal. The point goes before an upright digit. Three digits in a row are allowed then, but they need a point.
clause-2018-19-XIII-D-15 = ÷ as log: a sideways ÷ is a logarithm. With 25 and 5 it gives 2. Both numbers are above zero, and the base is not 1. A normal ÷ may be a logarithm or divide.
