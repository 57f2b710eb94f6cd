### What each clause says, in our own words: ON-SETS 2017-18.

## I

clause-on-sets-2017-18-I-A = Two or three people play a match. A match is made of shakes. A shake goes from the roll and the deal to the papers.
clause-on-sets-2017-18-I-B = You need cards, cubes, a mat, a timer and a challenge block.
clause-on-sets-2017-18-I-B-1 = There are 16 cards, all different. Each has none to four dots: blue, red, green, yellow. One card is blank. The cards that are dealt are the Universe.
clause-on-sets-2017-18-I-B-2 = There are 18 cubes: 3 with digits, 8 with colors, 4 with operations and 3 for Restrictions.
clause-on-sets-2017-18-I-B-2-a = The three digit cubes have 1 to 5. They are for the Goal only.
clause-on-sets-2017-18-I-B-2-b = A color cube names all cards in the Universe with a dot of that color.
clause-on-sets-2017-18-I-B-2-c = ∪ takes the cards in one set or the other. ∩ takes the cards in both. − takes cards away. ′ takes all the cards that are not in the set.
clause-on-sets-2017-18-I-B-2-d = V is all cards. Λ is no card. = and ⊆ make a Restriction. Elementary does not use = and ⊆.
clause-on-sets-2017-18-I-B-3 = { clause-2018-19-I-B-2 }
clause-on-sets-2017-18-I-B-4 = { clause-2018-19-I-B-3 }
clause-on-sets-2017-18-I-B-5 = { clause-2018-19-I-B-4 }
clause-on-sets-2017-18-I-C = Bring a pen and blank paper. You get a list of the variations. You may use a printed chart of the Universe, with nothing marked on it yet. Notes, books, tables, calculators and phones stay away.
clause-on-sets-2017-18-I-D = Each player rolls a digit cube. The highest digit sets the first Goal. A tie rolls again. After that, the turn to set the Goal goes to the left.

## II

clause-on-sets-2017-18-II-A = The Goal-setter rolls all 18 cubes. The faces on top are the Resources.
clause-on-sets-2017-18-II-A-1 = The shake begins with the time for the roll, with the roll, or with the first card.
clause-on-sets-2017-18-II-A-2 = No one may turn a cube over or hide it.
clause-on-sets-2017-18-II-A-3 = In Elementary the three Restriction cubes are not rolled. The Goal-setter lays out two V and one Λ, or one V and two Λ. Then the other cubes are rolled.
clause-on-sets-2017-18-II-B = The player to the right of the Goal-setter shuffles and deals the cards. No one may touch them after that. Only cards beyond the most allowed are taken back.
clause-on-sets-2017-18-II-B-1 = Elementary, Middle and Junior deal 6 to 12 cards.
clause-on-sets-2017-18-II-B-2 = Senior deals 10 to 14 cards.
clause-on-sets-2017-18-II-C = After the roll and the deal, and before the Goal, each player chooses a variation. A variation wins over a normal rule.
clause-on-sets-2017-18-II-C-1 = { clause-2018-19-II-B-1 }
clause-on-sets-2017-18-II-C-1-c = { clause-2018-19-II-B-1-c }
clause-on-sets-2017-18-II-C-2 = { clause-2018-19-II-B-2 }
clause-on-sets-2017-18-II-C-3 = { clause-2018-19-II-B-3 }

## III

clause-on-sets-2017-18-III-A = { clause-2018-19-IV-A }
clause-on-sets-2017-18-III-B = A Goal has one to three digit cubes. They make a whole number, and it is not below zero.
clause-on-sets-2017-18-III-B-1 = Side by side means plus. On top of each other means times. An upside-down digit is below zero. Only some shapes are allowed. A digit cube that you do not use goes to Forbidden.
clause-on-sets-2017-18-III-B-2 = A digit cube that touches the Goal part stays in the Goal.
clause-on-sets-2017-18-III-B-2-a = { clause-2018-19-IV-B-3-a }
clause-on-sets-2017-18-III-B-2-b = { clause-2018-19-IV-B-3-b }
clause-on-sets-2017-18-III-B-2-c = { clause-2018-19-IV-B-3-c }
clause-on-sets-2017-18-III-B-2-d = { clause-2018-19-IV-B-3-d }
clause-on-sets-2017-18-III-C = { clause-2018-19-IV-C }
clause-on-sets-2017-18-III-C-1 = Say “Bonus”. Put one cube in Forbidden, but no digit, = or ⊆. Then set the Goal.
clause-on-sets-2017-18-III-C-2 = { clause-2018-19-IV-C-2 }
clause-on-sets-2017-18-III-D = { clause-2018-19-IV-D }
clause-on-sets-2017-18-III-D-1 = If all agree, the shake is void. No one scores, and you roll again. After a bonus move you may not say “No Goal”.
clause-on-sets-2017-18-III-D-2 = If you do not agree, lift the block and challenge. You have two minutes to write a Goal and a Solution with any Resources. The Third Party may write too.

## IV

clause-on-sets-2017-18-IV-A = { clause-2018-19-V-A }
clause-on-sets-2017-18-IV-B = { clause-2018-19-V-B }
clause-on-sets-2017-18-IV-C = { clause-2018-19-V-C }
clause-on-sets-2017-18-IV-C-1 = { clause-2018-19-V-C-1 }
clause-on-sets-2017-18-IV-C-1-a = { clause-2018-19-V-C-1-a }
clause-on-sets-2017-18-IV-C-2 = { clause-2018-19-V-C-2 }
clause-on-sets-2017-18-IV-D = = and ⊆ may not go to Forbidden while more than four cubes are left in Resources. V and Λ may. This holds in Middle, Junior and Senior.

## V

clause-on-sets-2017-18-V-A = { clause-2018-19-VI-A }
clause-on-sets-2017-18-V-A-1 = Impossible says: no one can write a correct Solution any more, no matter how the cubes are played. “Never” means the same.
clause-on-sets-2017-18-V-A-2 = Now says: I can write a correct Solution. I use the cubes on the mat and at most one cube from Resources.
clause-on-sets-2017-18-V-A-2-a = { clause-2018-19-VI-A-2-a }
clause-on-sets-2017-18-V-A-2-b = { clause-2018-19-VI-A-2-b }
clause-on-sets-2017-18-V-B = { clause-2018-19-VI-B }

## VI

clause-on-sets-2017-18-VI-A = Every Solution has a Set-Name. It names a set of cards in the Universe. It may not hold = or ⊆. Do not write the Goal behind it.
clause-on-sets-2017-18-VI-B = A Solution may also have Restrictions.
clause-on-sets-2017-18-VI-B-1 = A Restriction takes cards out of the Universe while your paper is checked. The Set-Name then uses the cards that are left.
clause-on-sets-2017-18-VI-B-2 = A ⊆ B takes out the cards of A that are not in B. A = B takes out the cards that are in only one of the two. You may make a chain with two or more such signs.
clause-on-sets-2017-18-VI-B-3 = Parentheses may not go around = or ⊆. They may go around one side.

## VII

clause-on-sets-2017-18-VII-A = After a challenge, someone must prove it with a Solution on paper.
clause-on-sets-2017-18-VII-A-1 = { clause-basic-2019-20-VII-A-1 }
clause-on-sets-2017-18-VII-A-2 = { clause-basic-2019-20-VII-A-2 }
clause-on-sets-2017-18-VII-A-3 = The Third Party takes a side within the two minutes for writing. If you join the player who must write, you must write too. If you hand in nothing, you are with the other player.
clause-on-sets-2017-18-VII-B = A correct Solution passes each of the tests that follow.
clause-on-sets-2017-18-VII-B-1 = It has a Set-Name that means something.
clause-on-sets-2017-18-VII-B-2 = If = or ⊆ lies in Required, it has a Restriction. If it lies in Permitted or Resources, it may have one.
clause-on-sets-2017-18-VII-B-3 = Its set has as many cards as the Goal says. Restrictions come first.
clause-on-sets-2017-18-VII-B-4 = It uses the right cubes.
clause-on-sets-2017-18-VII-B-4-a = It uses at least two cubes. The Restriction counts too.
clause-on-sets-2017-18-VII-B-4-b = Each cube in Required is in the Restriction, if there is one, and in the Set-Name too. Only = and ⊆ stay out of the Set-Name.
clause-on-sets-2017-18-VII-B-4-c = You may use cubes in Permitted in the Restriction and in the Set-Name.
clause-on-sets-2017-18-VII-B-4-d = { clause-2018-19-VII-B-3-c }
clause-on-sets-2017-18-VII-B-4-e = { clause-2018-19-VII-B-3-e }
clause-on-sets-2017-18-VII-B-4-f = { clause-2018-19-VII-B-3-f }
clause-on-sets-2017-18-VII-B-5 = Your Solution must do what each variation in play asks for.
clause-on-sets-2017-18-VII-B-6 = Each way to read your Solution must give the Goal. ′ goes first and holds for the set just before it. No other sign goes first, so use parentheses.
clause-on-sets-2017-18-VII-C = { clause-2018-19-VII-C }
clause-on-sets-2017-18-VII-C-1 = The Third Party must say within the two minutes for writing if they hand in a paper. It may not be taken back.
clause-on-sets-2017-18-VII-C-2 = { clause-2018-19-VII-C-2 }
clause-on-sets-2017-18-VII-C-3 = { clause-2018-19-VII-C-2-a }
clause-on-sets-2017-18-VII-C-4 = Show which Solution counts. If you forget, do it when someone asks.
clause-on-sets-2017-18-VII-C-5 = { clause-2018-19-VII-C-3 }
clause-on-sets-2017-18-VII-C-6 = Accept or reject a paper before the time is up. To reject it, show which test it fails. If you wrote nothing and accept a wrong paper in a match of three, you score 2.
clause-on-sets-2017-18-VII-C-7 = If you say that a Solution does not give the Goal, you need one of these reasons.
clause-on-sets-2017-18-VII-C-7-a = The Goal on the mat means nothing. Its shape is not allowed, or it is below zero.
clause-on-sets-2017-18-VII-C-7-b = The number of cards is not the Goal. Try it with the cards first. You may ask a judge, but that is your last question.
clause-on-sets-2017-18-VII-C-7-c = It can be read in a way that does not give the Goal. Copy it, and add parentheses that make it wrong. Each checker gets one try. Two checkers may share one try.
clause-on-sets-2017-18-VII-C-7-d = A part of it means nothing.
clause-on-sets-2017-18-VII-C-7-e = { clause-2018-19-VII-C-4-k }

## VIII

clause-on-sets-2017-18-VIII-A = { clause-2018-19-VIII-A }
clause-on-sets-2017-18-VIII-B = { clause-2018-19-VIII-B }

## IX

clause-on-sets-2017-18-IX-A = { clause-2018-19-IX-A }
clause-on-sets-2017-18-IX-A-1 = { clause-2018-19-IX-A-1 }
clause-on-sets-2017-18-IX-A-2 = { clause-2018-19-IX-A-2 }
clause-on-sets-2017-18-IX-B = { clause-2018-19-IX-B }
clause-on-sets-2017-18-IX-C = { clause-2018-19-IX-C }

## X

clause-on-sets-2017-18-X = { clause-2018-19-X }
clause-on-sets-2017-18-X-A = { clause-2018-19-X-A }
clause-on-sets-2017-18-X-A-1 = { clause-2018-19-X-A-1 }
clause-on-sets-2017-18-X-A-2 = If you did not have to write, no opponent may have a correct paper.
clause-on-sets-2017-18-X-B = { clause-2018-19-X-B }
clause-on-sets-2017-18-X-B-1 = { clause-2018-19-X-B-1 }
clause-on-sets-2017-18-X-B-2 = { clause-2018-19-X-B-2 }
clause-on-sets-2017-18-X-C = { clause-2018-19-X-C }
clause-on-sets-2017-18-X-D = { clause-2018-19-X-D }

## XI

clause-on-sets-2017-18-XI-A = { clause-2018-19-XI-A }
clause-on-sets-2017-18-XI-A-note = { clause-2018-19-XI-A-note }
clause-on-sets-2017-18-XI-A-1 = { clause-2018-19-XI-A-1 }
clause-on-sets-2017-18-XI-A-2 = { clause-2018-19-XI-A-2 }
clause-on-sets-2017-18-XI-A-3 = { clause-2018-19-XI-A-3 }
clause-on-sets-2017-18-XI-B = { clause-2018-19-XI-B }

## XII

clause-on-sets-2017-18-XII-A = { clause-2018-19-XII-A }
clause-on-sets-2017-18-XII-B = When a round ends, look at the score sheet and initial it. If someone cheats, they get the lower score, or 0.

## XIII

clause-on-sets-2017-18-XIII = Each division has its own list of variations.
clause-on-sets-2017-18-XIII-A = Elementary is for grade 6 and below.
clause-on-sets-2017-18-XIII-A-1 = Required Cube: the Solution must use the cube in the blank. It may not be a digit. A wild cube in its place does not count.
clause-on-sets-2017-18-XIII-A-2 = Wild Cube: the cube in the blank may stand for any symbol but a digit. It means the same all through your Solution. Write which, unless it is itself.
clause-on-sets-2017-18-XIII-A-3 = ∪ and ∩ Interchangeable: you may use each ∪ as ∩ and each ∩ as ∪. Just write the one you mean. They need not all be the same.
clause-on-sets-2017-18-XIII-A-4 = V and Λ Interchangeable: you may use each V as Λ and each Λ as V. Just write the one you mean.
clause-on-sets-2017-18-XIII-A-5 = Two Operations: a Solution needs two or more of ∪, ∩, − and ′. They may be alike.
clause-on-sets-2017-18-XIII-A-6 = Multiple Operations: take one sign as often as you like. You need just one cube for it. The cube must be one that you may use.
clause-on-sets-2017-18-XIII-A-7 = Shift from Permitted: on your turn you may move a cube from Permitted to Required or Forbidden instead of a normal move. It may not be a bonus move. After the last cube of Resources it is over.
clause-on-sets-2017-18-XIII-B = Middle is for grade 8 and below.
clause-on-sets-2017-18-XIII-B-1 = Required Cube: the Solution must use the cube in the blank, in the Set-Name or in a Restriction. It may not be a digit. A wild cube in its place does not count.
clause-on-sets-2017-18-XIII-B-2 = { clause-on-sets-2017-18-XIII-A-2 }
clause-on-sets-2017-18-XIII-B-3 = { clause-on-sets-2017-18-XIII-A-3 }
clause-on-sets-2017-18-XIII-B-4 = { clause-on-sets-2017-18-XIII-A-4 }
clause-on-sets-2017-18-XIII-B-5 = { clause-on-sets-2017-18-XIII-A-5 }
clause-on-sets-2017-18-XIII-B-6 = { clause-on-sets-2017-18-XIII-A-6 }
clause-on-sets-2017-18-XIII-B-7 = Shift from Permitted: on your turn you may move a cube from Permitted to Required or Forbidden instead of a normal move. It may not be a bonus move, and = or ⊆ may not go to Forbidden. After the last cube of Resources it is over.
clause-on-sets-2017-18-XIII-B-8 = No Null Restrictions: each Restriction must take out at least one card. In a chain, one part that does so is enough.
clause-on-sets-2017-18-XIII-B-8-comment = If there are more Restrictions, each must take out a card, no matter which comes first.
clause-on-sets-2017-18-XIII-B-9 = Absolute Value: you may read an upside-down digit in the Goal as if it stood upright.
clause-on-sets-2017-18-XIII-C = Junior is for grade 10 and below. Three variations are in play in every shake.
clause-on-sets-2017-18-XIII-C-1 = { clause-on-sets-2017-18-XIII-A-6 }
clause-on-sets-2017-18-XIII-C-2 = { clause-on-sets-2017-18-XIII-A-3 }
clause-on-sets-2017-18-XIII-C-3 = { clause-on-sets-2017-18-XIII-A-4 }
clause-on-sets-2017-18-XIII-C-4 = { clause-on-sets-2017-18-XIII-B-1 }
clause-on-sets-2017-18-XIII-C-5 = Wild Cube: the cube in the blank may stand for any symbol but a digit. It may not be =, ⊆ or a digit itself. It means the same in your Restrictions and in your Set-Name. Write which, unless it is itself.
clause-on-sets-2017-18-XIII-C-6 = { clause-on-sets-2017-18-XIII-A-5 }
clause-on-sets-2017-18-XIII-C-7 = { clause-on-sets-2017-18-XIII-B-8 }
clause-on-sets-2017-18-XIII-C-8 = { clause-on-sets-2017-18-XIII-B-7 }
clause-on-sets-2017-18-XIII-C-9 = Double Set: the player names a set with at most four symbols. Its cards count as two for all. The set may not be empty, and it may not be the whole Universe.
clause-on-sets-2017-18-XIII-C-9-comment = In Senior, a − in the doubled set means what it meant when the set was named.
clause-on-sets-2017-18-XIII-C-10 = Required or Forbidden Card: the player names a card in the Universe. Each Solution must have it in its set, or must not. The player says which.
clause-on-sets-2017-18-XIII-C-11 = Blank Card Wild: each writer may put colors on the blank card, and must write which. The blank card must be in the Universe. It does not go with a forbidden blank card.
clause-on-sets-2017-18-XIII-C-12 = { clause-on-sets-2017-18-XIII-B-9 }
clause-on-sets-2017-18-XIII-D = Senior is for grade 12 and below. It has the Junior list and two more.
clause-on-sets-2017-18-XIII-D-13 = Symmetric Difference: A − B has the cards that are in only one of the two. It does not go with a wild −. A wild cube used as − means this too.
clause-on-sets-2017-18-XIII-D-14 = Two Solutions: each writer hands in two Solutions. The second set needs a card that the first does not have. You have three minutes to write and three to check. Now needs three cubes in Resources.
