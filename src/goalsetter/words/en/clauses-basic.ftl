### What each clause says, in our own words: Basic EQUATIONS 2019-20.

## I

clause-basic-2019-20-I-A = { clause-2018-19-I-A }
clause-basic-2019-20-I-B = { clause-2018-19-I-B }
clause-basic-2019-20-I-B-1 = { clause-2018-19-I-B-1 }
clause-basic-2019-20-I-B-2 = { clause-2018-19-I-B-2 }
clause-basic-2019-20-I-B-3 = { clause-2018-19-I-B-3 }
clause-basic-2019-20-I-B-4 = { clause-2018-19-I-B-4 }
clause-basic-2019-20-I-C = Bring a pen and blank paper. Notes, books, tables, calculators and phones stay away. In Minor, Elementary and Middle you may use a printed chart to record the shake.
clause-basic-2019-20-I-D = { clause-2018-19-I-D }

## II

clause-basic-2019-20-II = The Goal-setter rolls all the cubes. The faces on top are the Resources. No one may turn a cube over or hide it after that.

## III

clause-basic-2019-20-III-A = { clause-2018-19-III-A }
clause-basic-2019-20-III-B = { clause-2018-19-III-B }
clause-basic-2019-20-III-B-1 = { clause-2018-19-III-B-1 }
clause-basic-2019-20-III-B-2 = { clause-2018-19-III-B-2 }
clause-basic-2019-20-III-B-3 = { clause-2018-19-III-B-3 }
clause-basic-2019-20-III-C = { clause-2018-19-III-C }
clause-basic-2019-20-III-C-1 = { clause-2018-19-III-C-1 }
clause-basic-2019-20-III-C-2 = { clause-2018-19-III-C-2 }
clause-basic-2019-20-III-C-3 = { clause-2018-19-XIII-A-general-rule }

## IV

clause-basic-2019-20-IV-A = { clause-2018-19-IV-A }
clause-basic-2019-20-IV-B = { clause-2018-19-IV-B }
clause-basic-2019-20-IV-B-1 = Numbers in the Goal have one, two or three digits. You may use signs, but you need not. All cubes stand upright.
clause-basic-2019-20-IV-B-2 = The order of operations holds in the Goal. You may leave gaps to group the cubes. What you say about it does not count. A root before a group holds for that group only.
clause-basic-2019-20-IV-B-3 = { clause-2018-19-IV-B-3 }
clause-basic-2019-20-IV-B-3-a = { clause-2018-19-IV-B-3-a }
clause-basic-2019-20-IV-B-3-b = { clause-2018-19-IV-B-3-b }
clause-basic-2019-20-IV-B-3-c = { clause-2018-19-IV-B-3-c }
clause-basic-2019-20-IV-B-3-d = { clause-2018-19-IV-B-3-d }
clause-basic-2019-20-IV-C = You may make a bonus move before the first cube of the Goal. Say “Bonus”, put one cube in Forbidden, then set the Goal.
clause-basic-2019-20-IV-D = { clause-2018-19-IV-D }
clause-basic-2019-20-IV-D-1 = { clause-2018-19-IV-D-1 }
clause-basic-2019-20-IV-D-1-c = { clause-2018-19-IV-D-1-c }
clause-basic-2019-20-IV-D-2 = { clause-2018-19-IV-D-2 }

## V

clause-basic-2019-20-V-A = { clause-2018-19-V-A }
clause-basic-2019-20-V-B = { clause-2018-19-V-B }
clause-basic-2019-20-V-C = Any player may make a bonus move before a normal move. Say “Bonus” first. Put one cube in Forbidden, then a second cube in any part. If you did not say it, you get no second cube.

## VI

clause-basic-2019-20-VI-A = { clause-2018-19-VI-A }
clause-basic-2019-20-VI-A-1 = { clause-2018-19-VI-A-1 }
clause-basic-2019-20-VI-A-2 = { clause-2018-19-VI-A-2 }
clause-basic-2019-20-VI-A-2-a = For Now, at least two cubes must be left in Resources. If not, the challenge does not count.
clause-basic-2019-20-VI-A-2-b = A Solution needs two cubes. So do not say Now before a cube lies in Required or Permitted. Such a challenge does not count.
clause-basic-2019-20-VI-B = To challenge, lift the block and say which challenge it is. If you made the last move yourself, it does not count, but it costs nothing. Lift the block for nothing else.

## VII

clause-basic-2019-20-VII-A = { clause-2018-19-VII-A }
clause-basic-2019-20-VII-A-1 = After Now, the Challenger must write. The Mover may not.
clause-basic-2019-20-VII-A-2 = After Impossible, the Mover must write. The Challenger may not.
clause-basic-2019-20-VII-A-3 = The Third Party decides within the two minutes for writing. You may say if you write, say whose side you take, or just hand in a paper or not. You may not take it back.
clause-basic-2019-20-VII-B = { clause-2018-19-VII-B }
clause-basic-2019-20-VII-B-1 = { clause-2018-19-VII-B-1 }
clause-basic-2019-20-VII-B-2 = Your Solution must equal the Goal as you wrote it. Write the Goal itself, not its value.
clause-basic-2019-20-VII-B-3 = { clause-2018-19-VII-B-3 }
clause-basic-2019-20-VII-B-3-a = { clause-2018-19-VII-B-3-a }
clause-basic-2019-20-VII-B-3-b = { clause-2018-19-VII-B-3-b }
clause-basic-2019-20-VII-B-3-c = { clause-2018-19-VII-B-3-d }
clause-basic-2019-20-VII-B-3-d = { clause-2018-19-VII-B-3-c }
clause-basic-2019-20-VII-B-3-e = { clause-2018-19-VII-B-3-e }
clause-basic-2019-20-VII-B-3-f = { clause-2018-19-VII-B-3-f }
clause-basic-2019-20-VII-B-4 = Numbers in a Solution have one digit.
clause-basic-2019-20-VII-B-5 = The order of operations holds: parentheses, then powers and roots, then × and ÷, then + and −, from left to right. So every paper has one meaning.
clause-basic-2019-20-VII-C = { clause-2018-19-VII-C }
clause-basic-2019-20-VII-C-1 = { clause-2018-19-VII-C-2 }
clause-basic-2019-20-VII-C-1-a = { clause-2018-19-VII-C-2-a }
clause-basic-2019-20-VII-C-1-b = { clause-2018-19-VII-C-2-c }
clause-basic-2019-20-VII-C-2 = { clause-2018-19-VII-C-3 }
clause-basic-2019-20-VII-C-3 = Accept or reject a paper before the time is up. To reject it, you must give a reason. A paper is correct if no one shows that it is wrong. These are the reasons.
clause-basic-2019-20-VII-C-3-a = { clause-2018-19-VII-C-4-a }
clause-basic-2019-20-VII-C-3-b = { clause-2018-19-VII-C-4-b }
clause-basic-2019-20-VII-C-3-c = { clause-2018-19-VII-C-4-c }
clause-basic-2019-20-VII-C-3-d = { clause-2018-19-VII-C-4-e }
clause-basic-2019-20-VII-C-3-e = The Goal on the mat means nothing. It is too long, has a number of four digits, or has a turned cube.
clause-basic-2019-20-VII-C-3-f = { clause-2018-19-VII-C-4-g }
clause-basic-2019-20-VII-C-3-g = { clause-2018-19-VII-C-4-i }

## VIII

clause-basic-2019-20-VIII-A = { clause-2018-19-VIII-A }
clause-basic-2019-20-VIII-B = { clause-2018-19-VIII-B }

## IX

clause-basic-2019-20-IX-A = { clause-2018-19-IX-A }
clause-basic-2019-20-IX-A-1 = { clause-2018-19-IX-A-1 }
clause-basic-2019-20-IX-A-2 = { clause-2018-19-IX-A-2 }
clause-basic-2019-20-IX-B = { clause-2018-19-IX-B }
clause-basic-2019-20-IX-C = { clause-2018-19-IX-C }

## X

clause-basic-2019-20-X = { clause-2018-19-X }
clause-basic-2019-20-X-A = { clause-2018-19-X-A }
clause-basic-2019-20-X-A-1 = { clause-2018-19-X-A-1 }
clause-basic-2019-20-X-A-2 = If you did not have to write, no opponent may have a correct paper. But after Impossible in a match of three, if you wrote nothing and accept a wrong paper, you score 2.
clause-basic-2019-20-X-B = { clause-2018-19-X-B }
clause-basic-2019-20-X-B-1 = { clause-2018-19-X-B-1 }
clause-basic-2019-20-X-B-2 = { clause-2018-19-X-B-2 }
clause-basic-2019-20-X-C = { clause-2018-19-X-C }
clause-basic-2019-20-X-D = { clause-2018-19-X-D }

## XI

clause-basic-2019-20-XI-A = { clause-2018-19-XI-A }
clause-basic-2019-20-XI-A-note = A judge must put initials beside each lost point. This holds in Minor, Elementary and Middle.
clause-basic-2019-20-XI-A-1 = { clause-2018-19-XI-A-1 }
clause-basic-2019-20-XI-A-1-d = You have 15 seconds to name your challenge once the block is in your hand.
clause-basic-2019-20-XI-A-2 = { clause-2018-19-XI-A-2 }
clause-basic-2019-20-XI-A-3 = When time is up, an opponent warns you and counts down ten seconds. You lose the point only if you are not done by then.
clause-basic-2019-20-XI-B = { clause-2018-19-XI-B }

## XII

clause-basic-2019-20-XII-A = { clause-2018-19-XII-A }
clause-basic-2019-20-XII-B = { clause-2018-19-XII-B }
