### Practice on its page, and why an item did not come.

## What to practice.

web-practice-title = Practice
web-practice-told = Each item was proved before it came here. Any right answer counts.
web-practice-book = Game
web-practice-division = Division
web-practice-kind = Kind
web-practice-any-kind = A bit of everything
web-practice-coming = One moment. I am making an item.
web-practice-none = There is no new item of this kind right now. Choose another kind.
web-practice-again = Try again
web-practice-tally =
    { $tried ->
        [one] { $right } of { $tried } item right
       *[other] { $right } of { $tried } items right
    }

## Answering.

web-practice-answer = Answer
web-practice-choice-told = Pick an answer
web-practice-many-told = Pick all that are right
web-practice-cards-told = Pick the cards
web-practice-no-card = There is no such card
web-practice-faces-which-cube = Pick the cube
web-practice-faces-trap = Pick the cube for Forbidden
web-practice-move-told = Pick a cube on the mat. Then pick where it goes.
web-practice-values = Your numbers
web-practice-values-told = Put commas between them, like 7, 1/2.
web-practice-choose-one = Choose one
web-practice-judging = The judge is looking.

## The reply.

web-practice-right = Right!
web-practice-wrong = Not this time
web-practice-undecided = Not decided
web-practice-yours = Your answer
web-practice-witness = A Solution
web-practice-proof = Why it can't be done
web-practice-right-ones =
    { $count ->
        [one] The right answer
       *[other] Right answers
    }
web-practice-to = to { $section }
web-practice-disputed = Judges do not agree on this one, so it does not count.
web-practice-next = Next
web-practice-object = I think this is wrong
web-practice-argument = What is wrong with it?
web-practice-argument-told = We keep the item with your words. Do not write your name.
web-practice-send = Send
web-practice-objected = Thank you. We keep it with your words.

## Skills and sittings.

web-practice-skills = My skills
web-practice-skills-due = Due again
web-practice-skills-growing = Growing
web-practice-skills-firm = Firm
web-practice-skills-told = Kept in this browser only.
web-practice-enough = Enough for today. Well done!
web-practice-enough-told = What you saw today comes back another day, just in time.
web-practice-more = A few more

## Refusals.

server-no-practice = There is nothing to practice for { $came } yet.
server-no-item-here = This item is gone. Take the next one.
