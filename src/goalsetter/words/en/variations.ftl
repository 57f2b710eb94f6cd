### The command variations; what each means is told by its plain name.

## EQUATIONS, and both games.

variation-sideways = A digit on its side means 1 ÷ that digit.
variation-upside-down = An upside-down digit is below zero.
variation-0-wild = A 0 can stand for another digit. In some divisions it can stand for a sign. Every 0 in the Equation means the same. Write which.
variation-x-wild = A × can stand for a digit. In some divisions it can stand for another sign. Every × in the Equation means the same. Write which.
variation-factorial = You may write two ! in an Equation. 4! means 4×3×2×1.
variation-multiple-operations = You may use one operation cube many times in a Solution.
variation-three-operation-solution = A Solution needs three operation signs or more.
variation-remainder = A sideways ÷ gives what is left over. For 7 and 4, that is 3. Use whole numbers.
variation-two-digit-numerals = You may use two-digit numbers in a Solution.
variation-lcm = √ can mean LCM: 4 √ 6 = 12. Mark it when you write.
variation-gcf = * can mean GCF: 4 * 6 = 2. Mark it when you write.
variation-number-of-factors = × before one number counts its factors: ×6 = 4.
variation-next-prime-number = × before one number is the next prime: ×7 = 11.
variation-percent = An upside-down √ means percent. Between 5 and 40, it gives 5 % of 40: that is 2.
variation-decimal-point = * can be a decimal point. Mark it when you write.
variation-plus-is-average = Every + means the average: 4 + 6 = 5.
variation-base = Every number is in the base you choose. In base 8, 12 means 10.
variation-multiple-of = The Solution and the Goal must differ by the number you choose, or by 2, 3 … times it.
variation-powers-of-the-base = A 1 by itself can be any whole power of the base. Write which.
variation-exponent = A digit in the color you choose can be an exponent. It needs no * before it.
variation-abplus = Two digits and a + make an endless decimal: .ABABAB… or .ABBB…
variation-add-to-goal = On your turn, you may add a cube to the Goal instead of moving.
variation-imaginary = A sideways − is i, the square root of −1. Powers and roots have all their values.
variation-root-is-i = √ is i, the square root of −1. It does not mean root now.
variation-decimal-in-goal = You may put decimal points between the digits of the Goal.
variation-over-as-log = ÷ can mean log: 8 ÷ 2 = 3, because 2 to the 3rd is 8. A sideways ÷ always means log.
variations-title = { $edition }, { $division } Division
variations-none = There is nothing to choose here.
variations-always = In play in every shake
variations-choose = To choose from
variations-row = { "  " }{ $name } [{ $clause }]
variations-row-plain = { "  " }{ $name }
variations-meaning = { "   " }{ $meaning }
variations-fills = { "   " }Fill in one of { $fills }.
variations-colour = { "   " }Fill in a color: red, blue, green or black.
variations-years = { "   " }Only in { $years }.
blank-number = one of these numbers
blank-colour = one of the four colors
blank-cube = a sign in this roll, but not a digit
blank-cube-but = a sign in this roll, but not a digit and not { $symbols }
blank-set = a set with four signs or fewer, not empty and not the whole Universe
blank-card = a card in the Universe, required or forbidden
blank-card-colour = one of the four colors on the cards
list-odd = odd-year list
list-even = even-year list
list-both = both year lists
list-every = lists of every year
list-none = no variations (house rule)
list-fixed = the same variations in every shake (house rule)
years-odd = odd years
years-even = even years
years-every = every year
choice-may = You may choose { $name }.
choice-may-not = You can't choose { $name }.

## ON-SETS.

variation-required-cube = The Solution must use the cube in the blank. A wild cube in its place does not count.
variation-wild-cube = The cube in the blank can stand for any other symbol, but not a digit. It means the same all through a Solution. Write which.
variation-union-and-intersection-interchangeable = You may use ∪ as ∩, and ∩ as ∪. Just write the one you mean.
variation-V-and-null-interchangeable = You may use V as Λ, and Λ as V. Just write the one you mean.
variation-two-operations = A Solution needs two or more of these signs: ∪ ∩ − ′.
variation-shift-from-permitted = On your turn, you may shift a cube from Permitted to Required or Forbidden instead of moving.
variation-no-null-restrictions = A Restriction that removes no card makes the Solution wrong.
variation-absolute-value = You may read an upside-down digit in the Goal as if it were upright.
variation-double-set = Cards in the set you name count as two.
variation-double-color = Cards with the color you name count as two.
variation-required-or-forbidden-card = Every Solution must have the card you name in its set, or must not. You say which.
variation-blank-card-wild = Each writer may put colors on the blank card. Write which.
variation-symmetric-difference = A − B has the cards that are in only one of A and B.
variation-two-solutions = Each writer hands in two Solutions. The second needs a card that the first does not have.
variation-no-forbidden = You may put only digits in Forbidden.
variations-cube = { "   " }Fill in a cube from this roll, but not a digit.
variations-set = { "   " }Fill in a set, like B or (B − R)'.
variations-card_colour = { "   " }Fill in one of the four colors: B, R, G or Y.
variations-card = { "   " }Fill in a card in the Universe. Say if it is required or forbidden.
variations-barred = { "   " }But not { $symbols }.
