### Open questions of ON-SETS and their answers.

ruling-operations-counted = Two Operations: which signs count?
ruling-operations-counted-whole-solution = signs in the Restrictions and in the Set-Name count
ruling-operations-counted-set-name = only signs in the Set-Name count
ruling-wild-restriction-cube = May a = or ⊆ cube be wild, if the list does not rule it out?
ruling-wild-restriction-cube-allowed = a = or ⊆ cube may be wild, if the list does not rule it out
ruling-wild-restriction-cube-barred = a = or ⊆ cube can't be wild
ruling-wild-cube-as-restriction-sign = A Required wild cube stands for = or ⊆. Must it be in the Set-Name?
ruling-wild-cube-as-restriction-sign-exempt = a wild cube that stands for = or ⊆ need not be in the Set-Name
ruling-wild-cube-as-restriction-sign-not-exempt = a Required wild cube must be in the Set-Name, no matter what it stands for
ruling-wild-cube-where-no-restrictions = May a wild cube be = or ⊆ in Elementary?
ruling-wild-cube-where-no-restrictions-may-not = without Restrictions, a wild cube can't be = or ⊆
ruling-wild-cube-where-no-restrictions-may = a wild cube may be = or ⊆ in every division
ruling-wild-cube-saves-choice = A variation would change nothing. Can a wild cube save it?
ruling-wild-cube-saves-choice-saves = a wild cube that could be the symbol saves it
ruling-wild-cube-saves-choice-does-not = the symbol itself must be in the roll
ruling-required-cube-itself = May a wild cube take the place of the Required Cube?
ruling-required-cube-itself-that-cube = no: you must use the cube itself
ruling-wild-cube-as-minus = Symmetric Difference: what does a wild cube do as −?
ruling-wild-cube-as-minus-symmetric = a wild cube used as − takes the symmetric difference
ruling-wild-cube-as-minus-plain = a wild cube used as − just subtracts
ruling-minus-wild-and-symmetric = What if − Wild and Symmetric Difference are both chosen?
ruling-minus-wild-and-symmetric-later-ignored = the later one does not count
ruling-minus-wild-and-symmetric-symmetric-prevails = Symmetric Difference counts, and − is not wild
ruling-goal-layouts = How may you lay the cubes of a Goal?
ruling-goal-layouts-drawn-in-the-book = lay a Goal in one of the seven ways drawn in the book
ruling-goal-layouts-any = lay a Goal in any way
ruling-goal-below-zero = May a Goal be below 0?
ruling-goal-below-zero-illegal = no: no set has fewer than 0 cards
ruling-lone-upside-down-goal = What is a Goal of one upside-down cube?
ruling-lone-upside-down-goal-negative = a Goal of one upside-down cube is below 0
ruling-lone-upside-down-goal-face-value = a Goal of one upside-down cube is the number on it
ruling-cube-serves = How often may you use a cube?
ruling-cube-serves-in-both-parts = you may use a cube once in the Restrictions and once more in the Set-Name
ruling-cube-serves-once = you may use a cube once in the whole Solution
ruling-interchangeable-uses = Must an interchangeable cube mean the same each time?
ruling-interchangeable-uses-may-differ = no: it may differ each time
ruling-required-cube-assigned = ∪ and ∩ are interchangeable. When do you use a Required ∪?
ruling-required-cube-assigned-some-assignment = when there is a way to match the cubes on the mat so that a ∪ cube is used
ruling-null-restriction = When does a Restriction remove nothing?
ruling-null-restriction-in-every-order = each Restriction removes a card that no other one removes
ruling-null-restriction-as-written = each Restriction removes a card that is still there, in the order you write them
ruling-same-variation-other-fill = May you choose a variation again with its blank filled in another way?
ruling-same-variation-other-fill-already-chosen = you choose a variation once, no matter what fills its blank
ruling-same-variation-other-fill-another = you may choose it again with its blank filled in another way
ruling-multiple-operations-reach = Does Multiple Operations work for = and ⊆?
ruling-multiple-operations-reach-operations-only = you can't repeat = and ⊆
ruling-multiple-operations-reach-restriction-signs-too = you may repeat = and ⊆, too
ruling-double-set-symbols = Which symbols may name a Double Set?
ruling-double-set-symbols-any = any symbols may name a Double Set
ruling-double-set-symbols-rolled = you name a Double Set with symbols in the roll
ruling-double-set-reading = Do wild or interchangeable cubes change the name of a Double Set?
ruling-double-set-reading-plain = no: read it as it is
ruling-double-set-blank-card = A writer puts colors on the blank card. Is it in a Double Set?
ruling-double-set-blank-card-dressed = a blank card counts double with the colors it gets
ruling-double-set-blank-card-as-dealt = a blank card counts double only as a blank
ruling-required-card-itself = May the blank card take the place of a required card?
ruling-required-card-itself-that-card = a required card is that very card
ruling-required-card-itself-dressed-blank-too = a blank card with the same colors is enough for a required card
ruling-readings-keep-variations = You can read it in many ways. Which ones must do what the variations ask?
ruling-readings-keep-variations-every-reading = every way to read it must do what the variations ask
ruling-readings-keep-variations-some-reading = one way to read it that does what the variations ask is enough
ruling-order-of-two-solutions = Which of Two Solutions must have a new card?
ruling-order-of-two-solutions-as-written = the second Solution on the paper has a card that the first does not
ruling-order-of-two-solutions-either = one of the two Solutions has a card that the other does not
ruling-complement-of-complement = Is R'' a set?
ruling-complement-of-complement-legal = R'' is the set R
ruling-complement-of-complement-illegal = a second ' needs brackets
