### Paper: cards, sheets and lists that are printed.

## Why a paper cannot be printed.

paper-nothing-to-print = There is nothing to print yet. Add someone first.
paper-unknown-size = I can't print on “{ $came }”. Try letter or a4.
paper-does-not-fit = “{ $came }” is too long for its place on the page. Make it shorter.

## The login card of a child.

paper-card-title = Login cards
paper-card-how = Scan the square. Or open this page, type the class code, tap your name, and type your words:
paper-card-code = Class code
paper-card-words = Your words and number. Keep them secret.
