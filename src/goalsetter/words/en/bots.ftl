### Why bots do what they do, and what they can do.

## Why a bot did what it did, by the code of its reason.

bot-waiting = I had nothing to do.
bot-not-my-part = It was not my turn to act.
bot-by-chance = I did the first legal thing I thought of.
bot-in-haste = I thought for too long, so I did something simple.
bot-cut-off = The computers that help me think are away, so I did something simple.
bot-lot = I rolled to see who sets the first Goal.
bot-roll = It was my turn to roll.
bot-set-out = V and Λ are set out first. Then I rolled the rest.
bot-deal =
    { $cards ->
        [one] It was my turn to deal. I dealt { $cards } card.
       *[other] It was my turn to deal. I dealt { $cards } cards.
    }
bot-initials = The round was over, so I signed the score sheet.
bot-takes-one-back = I dropped too many cubes at once. I took { $cube } back.
bot-variation-suits =
    { $cubes ->
        [0] I picked { $variations }. I know how to play with that.
        [one] I picked { $variations }. That goes with one of these cubes.
       *[other] I picked { $variations }. That goes with { $cubes } of these cubes.
    }
bot-one-is-enough = One variation is enough for me.
bot-second-variation = I added { $variations } too. It makes the shake harder to read.
bot-variation-left = I picked { $variations }, but I hardly know how to use it.
bot-no-variation = I saw no variation that I could pick.
bot-bonus-before-goal = With { $cube } I saw a very short Solution. So I put it in Forbidden as a bonus.
bot-goal-with-solution = I set the Goal { $goal }. I had a way to make it: { $paper }
bot-goal-by-feel = I set the Goal { $goal } and hoped it has a Solution.
bot-no-goal-seen = I saw no Goal with a Solution.
bot-agrees-no-goal = I saw no Goal either.
bot-contests-no-goal = I thought of the Goal { $goal }.
bot-spare-cube = I don't need { $cube }, so I put it in { $section }.
bot-enough-of-it = I don't need another { $cube }, so I put it in { $section }.
bot-safe-move = I put { $cube } in { $section }. I could still make the Goal. And I saw no Solution one cube away.
bot-keeps-goal = I put { $cube } in { $section }. I could still make the Goal.
bot-looks-ahead = I looked ahead. With { $cube } in { $section }, one of you runs out of safe moves.
bot-hides = I put { $cube } in { $section } to make Solutions harder to find.
bot-movers-bonus = I played { $cube } to { $section } as a bonus. I saw no better turn.
bot-shifts = No move from Resources was as good. So I shifted { $cube } to { $section }.
bot-adds-to-goal = No other move was as good. So I added { $cube } to the Goal.
bot-bluff = A Now was missed before. So I set a trap with { $cube } in { $section }: { $trap } was one cube away.
bot-leaves-now = I left a Now for you with { $cube } in { $section }: { $trap } was one cube away. Did you see it?
bot-least-bad = I saw no safe move. With { $cube } in { $section }, I hoped that no one sees a Solution.
bot-in-the-dark = I saw no Solution yet, so I put { $cube } in { $section }.
bot-still-in-the-dark = I still saw no Solution. So I put { $cube } in { $section }.
bot-lost-plan = My plan no longer worked. I had no new one yet, so I put { $cube } in { $section }.
bot-cannot-use = I don't know how to use { $cube } yet, so I put it in { $section }.
bot-moves-fast = I moved fast and put { $cube } in { $section }. I did not check what it does.
bot-sees-now = I saw a Solution with at most one more cube: { $paper }
bot-sees-impossible = I went through all the cubes that are left. There is no Solution.
bot-counts-out = I could see at once that these cubes can't make the Goal.
bot-doubts = I tried for a while and found no Solution. But I had not tried everything, so I wasn't sure.
bot-gives-up = I tried all I know with the cubes that were left. I found no Solution.
bot-forced-out = I saw a Solution with one more cube, and no move to avoid it.
bot-forceout-false = I saw no Solution with one more cube. So the call of forceout was false.
bot-joins-the-writer = I saw a Solution too, so I joined the side that writes: { $paper }
bot-joins-by-points = I had no Solution yet. But I thought there is one, so I joined the side that writes.
bot-joins-the-silent = I saw no Solution, so I joined the side that writes nothing.
bot-writes = I saw a Solution and wrote it down: { $paper }
bot-nothing-to-write = I saw no Solution, so I handed nothing in.
bot-paper-right = I found nothing wrong with { $writer }'s paper.
bot-paper-wrong = I found a mistake in { $writer }'s paper: { $reason }.
bot-paper-ambiguous = { $writer }'s paper can be read in another way: { $regrouped }
bot-nothing-to-show = I had no other way to read { $writer }'s paper.
bot-charges = { $against } did something the rules don't allow. { $fault }

## What a bot says at the table, and about its plan.

bot-plan = { $why } My plan was { $paper }
bot-same-plan = { $why } My plan was still { $paper }
bot-upside-down = { $paper } (u means upside-down)
bot-sideways = { $paper } (s means sideways)
bot-stands-for = { $paper } ({ $cube } stands for { $sign })
bot-hope = { $why } I had hoped for { $hope }. But I missed something: { $missed }.
bot-goal-with-solution-hope = I set the Goal { $goal }. I had hoped for { $hope }. But I missed something: { $missed }.
bot-sees-now-hope = I thought one more cube was enough. I had hoped for { $hope }. But I missed something: { $missed }.
bot-joins-the-writer-hope = I joined the side that writes. I had hoped for { $hope }. But I missed something: { $missed }.
bot-writes-hope = I wrote down { $hope }. But I missed something: { $missed }.
bot-asks = Look at the mat. Do you see it?

## What a player of each level can do.

level-third-grade = Plays like a third-grader: adds, subtracts and multiplies, or joins sets. Spots Solutions of up to five cubes, and misses many.
level-fifth-grade = Plays like a fifth-grader: divides and turns cubes, too. Spots Solutions of up to six cubes, and misses some.
level-seventh-grade = Plays like a seventh-grader: uses powers, or complements. Knows the usual variations. Sometimes moves too fast.
level-ninth-grade = Plays like a ninth-grader: uses roots, or Restrictions. Checks most moves first. Can prove that a paper is ambiguous.
level-eleventh-grade = Plays like an eleventh-grader: knows every sign and every variation. Rarely slips. Calls Impossible only with a proof.
level-champion = Plays like a champion: sees every Solution there is. Looks ahead, hides its plan and sets traps.
level-tutor = Plays at your level: a patient partner who never challenges falsely. Leaves you a Now from time to time.

## What a character of each game is like.

character-cal = Cal likes round numbers and moves fast. Sometimes too fast.
character-bea = Bea takes her time and checks each move twice.
character-dot = Dot is bold. She would rather challenge than wait.
character-eli = Eli is calm. He builds long Solutions and waits for you to slip.
character-fay = Fay loves tricks. She hides her Solution as long as she can.
character-max = Max has won it all. He plans the last cube from the first.
character-gus = Gus loves colors. He moves first and thinks later.
character-hana = Hana is careful. She counts the cards before every move.
character-ivo = Ivo is bold and quick. Watch your Restrictions!
character-june = June is patient. She never gives up on a Solution.
character-kai = Kai is tricky. He forbids just the cube you need.
character-lea = Lea sees every set at once. Can you surprise her?

## What a coach can set with a slider.

habit-nerve = Nerve: how soon this bot challenges
habit-care = Care: how well it looks before it moves
habit-tricks = Tricks: how hard its Goals and moves are to read
habit-speed = Speed: how fast it moves
