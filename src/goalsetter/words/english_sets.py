"""English for ON-SETS: why a Solution is wrong, the steps on the cards, what variations mean."""

from __future__ import annotations

FINDINGS = {
    "finding-wrong-value": "It counts {value}, but the Goal is {goal}. It takes these cards: "
    "{cards}",
    "finding-set-form": "This cannot be read as a Solution: Restrictions, then a Set-Name, with ; "
    "between them. {why}",
    "finding-sign-in-set-name": "There may be no = and no ⊆ in the Set-Name: {at}",
    "finding-no-restrictions": "This division has no Restrictions: {at}",
    "finding-no-set": "This names no set of cards: something is missing or out of place in {at}",
    "finding-set-uncheckable": "There are too many ways to group it to try them all, and what "
    "cannot be checked counts as wrong.",
    "finding-set-too-long": "All cubes of the game could not make anything so long, so nobody "
    "worked it out: {at}",
    "finding-set-goal-layout": "A Goal is one, two or three digits from 1 to 5, side by side, in a "
    "stack, or in one of two mixed shapes. This one is not: {at}",
    "finding-set-goal-negative": "A Goal must be worth 0 or more. This one never is: {at}",
    "finding-cube-required": "The Solution must have a {needed} cube, and has none.",
    "finding-not-wild": "A cube that is not wild cannot stand for something else: {at}",
    "finding-null-restriction": "Each Restriction must remove a card that no other one removes. "
    "This one does not: {at}",
    "finding-card-required": "The set must hold the card {needed}, whatever way it is read.",
    "finding-card-forbidden": "The set must not hold the card {other}, whatever way it is read.",
    "finding-blank-not-wild": "The blank card is not wild, so no colours can be put on it.",
    "finding-blank-dress": "The blank card can bear B, R, G and Y, each once, but not {other}.",
    "finding-two-solutions": "With Two Solutions each writer hands in two, without it one: {at}",
    "finding-no-new-card": "The second Solution must take a card that the first does not take: "
    "{at}",
    "finding-deal": "This Universe may not be dealt.",
    "finding-deal-cards": "These are not the cards of a Universe. {why}",
    "finding-deal-number": "The Universe has {have} cards, but this division deals {needed}.",
}
"""Why a Solution is not correct, or a Goal or a deal not legal, by reason and by code."""

JUDGE = {
    "judge-solution": "Solution: {text}",
    "judge-deal": "By the way: {sentence}",
    "judge-universe": "Universe: {count}",
    "judge-counter-cards": "and then it takes {cards} and counts {value}; the Goal is {goal}.",
    "one-card": "1 card",
    "cards": "{count} cards",
    "no-cards": "no card",
    "card-blank": "blank",
    "card-gone": "gone",
    "card-taken": "taken",
    "card-twice": "twice",
    "step-removes": "Restriction {restriction} removes {cards}.",
    "step-removes-nothing": "Restriction {restriction} removes no card.",
    "step-left": "That leaves {cards} ({count}).",
    "step-takes": "Set-Name {name} takes {cards}: {count}.",
    "step-takes-nothing": "Set-Name {name} takes no card.",
    "step-twice": "Counting double: {cards}. So they count {worth}.",
    "step-or": " or ",
    "step-goal-met": "The Goal {goal} is worth {values}: that fits.",
    "step-goal-missed": "The Goal {goal} is worth {values}, not {worth}.",
}
"""The command judge."""

READ = {
    "side-restriction": "Restriction {text}",
    "side-set-name": "Set-Name {text}",
    "no-set-reading": "This names no set of cards: something is missing or out of place.",
    "no-restriction-reading": "This is no Restriction: it needs = or ⊆ between two sets, outside "
    "all brackets.",
    "too-long-set": "This is far too long for a game with 18 cubes, so I did not work it out.",
    "headline-one-set": "{groupings}, one set of cards:",
    "headline-sets": "{groupings}, {count} different sets of cards:",
    "headline-one-removal": "{groupings}, one effect:",
    "headline-removals": "{groupings}, {count} different effects:",
    "names-cards": "= {cards}  ({count})",
    "removes-cards": "removes {cards}",
    "more-sets": "  … and more (--limit or --json shows them)",
    "with-removed": "If {cards} are removed:",
    "on-universe": "On these {count}: {cards}",
    "goal-is-worth": "The Goal is worth {values}.",
    "goal-also-worth": "With Absolute Value it can be worth {values}.",
    "goal-is-illegal": "This is no legal Goal. {sentence}",
    "help-read-sets": "Read the text as one of ON-SETS, even if that does not show.",
    "help-universe": "The cards that were dealt: 'BRG BY G blank'.",
    "help-read-universe": "ON-SETS: the cards that were dealt, 'BRG BY G blank'; all sixteen if "
    "nothing is said.",
    "help-judge-solution": "ON-SETS: the Solution as written, 'B ⊆ R ; B'; given twice under Two "
    "Solutions.",
}
"""The command read, and help."""

VARIATIONS = {
    "variation-required cube": "The Solution must use the cube that is filled in; a wild cube in "
    "its stead does not count.",
    "variation-wild cube": "The cube that is filled in may stand for any other symbol but a digit, "
    "the same one everywhere in a Solution; say which.",
    "variation-∪ and ∩ interchangeable": "A ∪ cube may be used as ∩ and a ∩ cube as ∪; just write "
    "what you mean.",
    "variation-V and Λ interchangeable": "A V cube may be used as Λ and a Λ cube as V; just write "
    "what you mean.",
    "variation-two operations": "A Solution must hold at least two of the signs ∪ ∩ − ′.",
    "variation-shift from permitted": "Instead of moving, you may take a cube out of Permitted and "
    "lay it in Required or Forbidden.",
    "variation-no null restrictions": "A Restriction that removes no card makes the Solution "
    "wrong.",
    "variation-absolute value": "An upside-down digit of the Goal may be read as if it lay "
    "upright.",
    "variation-double set": "Cards of the set that is filled in count as two.",
    "variation-double color": "Cards with the colour that is filled in count as two.",
    "variation-required or forbidden card": "The card that is filled in must be in the set of "
    "every Solution; or it must not, as the player says.",
    "variation-blank card wild": "Each writer may put colours on the blank card; say which.",
    "variation-symmetric difference": "A − B holds the cards that are in just one of A and B.",
    "variation-two solutions": "Each writer hands in two Solutions, and the second takes a card "
    "that the first does not.",
    "variation-no forbidden": "Only digits may be laid in Forbidden.",
    "variations-cube": "   Fill in a cube that was rolled and is no digit.",
    "variations-set": "   Fill in a set, such as B or (B - R)'.",
    "variations-card_colour": "   Fill in one of the four colors: B, R, G or Y.",
    "variations-card": "   Fill in a card that was dealt, and whether it is required or forbidden.",
    "variations-barred": "   But not {symbols}.",
}
"""The command variations; what each means is told by its plain name."""

CASES = {
    "case-other-game": "{key!r} belongs to {other}, but this is a question of {game}, which has "
    "{known}.",
    "case-chosen-before": "Here 'variations' stays empty: what was chosen before is a list under "
    "'already'.",
    "case-no-universe": "Say which cards were dealt: there is no Universe beside the mat.",
    "case-wrong-type-cards": "A set is a list of cards in quotes, not: {got}.",
    "case-wrong-type-number": "{key!r} should be a list of whole numbers, not: {got}.",
    "case-unfilled-cube": "Say which cube: {name!r} has a blank to fill in, as in “wild cube Y”.",
    "case-unfilled-card_colour": "Say which color: {name!r} has a blank to fill in, as in “double "
    "color B”.",
    "case-unfilled-set": "Say which set: {name!r} has a blank to fill in, as in “double set B ∪ "
    "R”.",
    "case-unfilled-card": "Say which card: {name!r} has a blank to fill in, as in “required card "
    "BRG”.",
}
"""What is wrong with a question."""

ENGLISH_SETS = {**FINDINGS, **JUDGE, **READ, **VARIATIONS, **CASES}
"""Every sentence of this file."""
