### Open questions of ON-SETS and their answers.

ruling-operations-counted = Two Operations: which signs count?
ruling-operations-counted-whole-solution = signs of the Restrictions and of the Set-Name count
ruling-operations-counted-set-name = signs of the Set-Name count
ruling-wild-restriction-cube = May a = or ⊆ cube be wild where the list does not bar it?
ruling-wild-restriction-cube-allowed = a = or ⊆ cube may be wild where the list does not bar it
ruling-wild-restriction-cube-barred = a = or ⊆ cube may not be wild
ruling-wild-cube-as-restriction-sign = Must a Required wild cube that stands for = or ⊆ be in the Set-Name?
ruling-wild-cube-as-restriction-sign-exempt = a wild cube that stands for = or ⊆ need not be in the Set-Name
ruling-wild-cube-as-restriction-sign-not-exempt = a Required wild cube must be in the Set-Name, whatever it stands for
ruling-wild-cube-where-no-restrictions = May a wild cube be = or ⊆ in Elementary Division?
ruling-wild-cube-where-no-restrictions-may-not = where no Restrictions are played, a wild cube is not = or ⊆
ruling-wild-cube-where-no-restrictions-may = a wild cube may be = or ⊆ in every division
ruling-wild-cube-saves-choice = Does a wild cube save a choice that would have no effect?
ruling-wild-cube-saves-choice-saves = a wild cube that could bring the symbol saves a choice
ruling-wild-cube-saves-choice-does-not = the symbol itself must have been rolled
ruling-required-cube-itself = May a wild cube stand in for the Required Cube?
ruling-required-cube-itself-that-cube = no: the cube itself must be used
ruling-wild-cube-as-minus = Symmetric Difference: what is a wild cube that stands for −?
ruling-wild-cube-as-minus-symmetric = a wild cube used as − takes the symmetric difference
ruling-wild-cube-as-minus-plain = a wild cube used as − is plain subtraction
ruling-minus-wild-and-symmetric = What if both − Wild and Symmetric Difference were chosen?
ruling-minus-wild-and-symmetric-later-ignored = the one that was chosen later is ignored
ruling-minus-wild-and-symmetric-symmetric-prevails = Symmetric Difference holds, and − is not wild
ruling-goal-layouts = How may the cubes of a Goal lie?
ruling-goal-layouts-drawn-in-the-book = a Goal lies in one of the seven ways that the book draws
ruling-goal-layouts-any = a Goal may lie in any way
ruling-goal-below-zero = May a Goal be below zero?
ruling-goal-below-zero-illegal = no: there are no sets with fewer than no cards
ruling-lone-upside-down-goal = What is a Goal of one upside-down cube?
ruling-lone-upside-down-goal-negative = a Goal of one upside-down cube is below zero
ruling-lone-upside-down-goal-face-value = a Goal of one upside-down cube is the number on it
ruling-cube-serves = How often may a cube be used?
ruling-cube-serves-in-both-parts = a cube serves once in the Restrictions and once more in the Set-Name
ruling-cube-serves-once = a cube serves once in the whole Solution
ruling-interchangeable-uses = Must an interchangeable cube mean the same everywhere?
ruling-interchangeable-uses-may-differ = no: each use may differ
ruling-required-cube-assigned = When is a Required ∪ used, if ∪ and ∩ are interchangeable?
ruling-required-cube-assigned-some-assignment = if the cubes on the mat can be given out so that a ∪ cube serves
ruling-null-restriction = When does a Restriction remove nothing?
ruling-null-restriction-in-every-order = each Restriction removes a card that no other removes
ruling-null-restriction-as-written = each Restriction removes a card that is still there, in the order written
ruling-same-variation-other-fill = May a variation be chosen again with another blank?
ruling-same-variation-other-fill-already-chosen = a variation is chosen once, whatever fills its blank
ruling-same-variation-other-fill-another = a variation with another blank may be chosen too
ruling-multiple-operations-reach = Does Multiple Operations reach = and ⊆?
ruling-multiple-operations-reach-operations-only = = and ⊆ may not be repeated
ruling-multiple-operations-reach-restriction-signs-too = = and ⊆ may be repeated too
ruling-double-set-symbols = Which symbols may name a Double Set?
ruling-double-set-symbols-any = any symbols may name a Double Set
ruling-double-set-symbols-rolled = a Double Set is named with symbols that were rolled
ruling-double-set-reading = Do wild and interchangeable cubes matter in the name of a Double Set?
ruling-double-set-reading-plain = no: it is read as it stands
ruling-double-set-blank-card = Is a blank card with colours of its own in a Double Set?
ruling-double-set-blank-card-dressed = a blank card counts double with the colours that it was given
ruling-double-set-blank-card-as-dealt = a blank card counts double only as it was dealt
ruling-required-card-itself = May the blank card stand in for a required card?
ruling-required-card-itself-that-card = a required card is that very card
ruling-required-card-itself-dressed-blank-too = a blank card with the same colours will do for a required card
ruling-readings-keep-variations = Which readings must keep what the variations ask for?
ruling-readings-keep-variations-every-reading = every reading keeps what the variations ask for
ruling-readings-keep-variations-some-reading = it is enough if some reading keeps what the variations ask for
ruling-order-of-two-solutions = Which of Two Solutions must bring a new card?
ruling-order-of-two-solutions-as-written = the Solution written second has a card that the first lacks
ruling-order-of-two-solutions-either = one of the two Solutions has a card that the other lacks
ruling-complement-of-complement = Is R'' a set?
ruling-complement-of-complement-legal = R'' is the set R
ruling-complement-of-complement-illegal = a second ' needs brackets
