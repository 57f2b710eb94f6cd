"""Where the books of 2011-12 lean on others that are not at hand, and what was chosen instead.

Both build on a basic book and say only what a tournament changes (ET1, ST1). What a table needs to
know beyond that is ours: a row each, with its reason. What newer books leave open as well stands
with the named rulings.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Gap:
    """A silence of a book, and how it is filled."""

    name: str
    where: tuple[str, ...]
    """The clauses around the silence."""
    chosen: str
    reason: str
    alternatives: tuple[str, ...] = ()
    """Other answers that the table can play; mostly none."""


OURS = (
    # What is claimed.
    Gap(
        name="what-an-a-flub-is",
        where=("ET1", "ET17", "ET20"),
        chosen="The last move left a Solution one Resource cube away, and another would not have.",
        reason="It is what the avoid move of ET17 has to show, and what a forceout denies.",
    ),
    Gap(
        name="what-a-ca-flub-is",
        where=("ET1", "ET17", "ET22"),
        chosen="The last Mover went on playing where an earlier A-Flub stood unchallenged.",
        reason="ET17 derives it from an earlier A-Flub; ET22 blames a caller for that omission.",
    ),
    Gap(
        name="what-a-p-flub-is",
        where=("ET1", "ET8"),
        chosen="No Solution can be made any more, whatever is played of the Resources.",
        reason="ET8 uses the word for a Goal that nothing can equal.",
    ),
    Gap(
        name="avoid-move-undecided",
        where=("ET17",),
        chosen="An avoid move stands until it is refuted: unreadable, illegal, or still a flub.",
        reason="Nobody can write down that there is no Solution; a search that ends is needed.",
    ),
    Gap(
        name="which-flub-is-meant",
        where=("ET17", "ET22"),
        chosen="An avoid move is right if it is right for any flub that the claim can mean.",
        reason="Nobody says at the table which move is meant.",
    ),
    Gap(
        name="mat-of-the-first-flub",
        where=("ET22",),
        chosen="A paper is judged on the mat as it lies, for an earlier flub too.",
        reason="Nobody says at the table which move is meant; a judge may rule otherwise.",
    ),
    Gap(
        name="words-of-newer-books",
        where=("ET14",),
        chosen="Now means an A-Flub; impossible and never mean a P-Flub; other words mean nothing.",
        reason="The judges' manual translates these words, only the other way round.",
    ),
    # How it ends.
    Gap(
        name="joiner-proves-alone",
        where=("ET19",),
        chosen="A joiner's proof refutes the other side, though the principal failed.",
        reason="Nobody is correct against a Solution on the table; newer books score it so.",
    ),
    Gap(
        name="after-the-last-cube",
        where=("ET20", "ET21"),
        chosen="All write; 8 or 6 points; a P-Flub may be challenged in the first minute.",
        reason="It is a forceout in all but name. No rule keeps the last cube out of Forbidden.",
    ),
    Gap(
        name="no-goal-agreed",
        where=("ET7",),
        chosen="The shake is void, and the same player sets again.",
        reason="ET7 has time limits for it but no result; newer books do so.",
    ),
    Gap(
        name="no-goal-scored",
        where=("ET7", "ET19"),
        chosen="Contested, it is scored as a challenge with the Goal-setter as Mover.",
        reason="ET19 is the only score for a dispute.",
    ),
    Gap(
        name="papers-before-a-challenged-forceout",
        where=("ET15", "ET22"),
        chosen="One who need not write has no paper; for reason A all are presented anew.",
        reason="They answered another question, and had no avoid move to give.",
    ),
    Gap(
        name="round-cut-off",
        where=("ET4", "ET21"),
        chosen="All write with any Resources, 8 or 6 points; without a Goal the shake is void.",
        reason="The book knows a warning only; newer books do so.",
    ),
    Gap(
        name="absent-player",
        where=("ET1", "ET23"),
        chosen="Nothing for the shake.",
        reason="ET23 gives nothing for a round that was not played.",
    ),
    # Who may not play.
    Gap(
        name="barred-player-stands-aside",
        where=("ET4", "ET9"),
        chosen="No move, challenge, charge, side or check; the others play as two.",
        reason="One who may not play has no part in the shake.",
    ),
    Gap(
        name="barred-goal-setter",
        where=("ET4",),
        chosen="The next player to the left who plays sets the Goal; the rota stays.",
        reason="Somebody must, with these cubes; a Goal-setter out of time is followed so too.",
    ),
    Gap(
        name="one-player-left",
        where=("ET4",),
        chosen="With two of three barred the third scores 10 and the shake ends.",
        reason="ET4 says so where one of two is barred.",
    ),
    Gap(
        name="barred-players-variations",
        where=("ET4",),
        chosen="What the barred player had chosen rightly goes too.",
        reason="Newer books leave one who failed twice without a variation.",
    ),
    # Time.
    Gap(
        name="when-the-warning-comes",
        where=("ET7",),
        chosen="Any warning before the end counts.",
        reason="About ten seconds cannot be measured at a table.",
    ),
    Gap(
        name="side-not-taken",
        where=("ET7", "ET19"),
        chosen="After the extra minute the Third Party is with the one who need not write.",
        reason="To write needs a decision, not to write needs none.",
    ),
    Gap(
        name="goal-not-set",
        where=("ET7",),
        chosen="After the extra minute the player to the left sets the Goal.",
        reason="That is what losing this turn means (judges B28).",
    ),
    Gap(
        name="variation-not-named",
        where=("ET4", "ET7"),
        chosen="After the extra minute that player has no variation.",
        reason="That is what losing this turn means.",
    ),
    Gap(
        name="silent-checker",
        where=("ET7", "ET16"),
        chosen="After the extra minute the paper is accepted.",
        reason="Only what is shown makes a paper wrong.",
    ),
    # What may be done.
    Gap(
        name="challenge-not-taken-back",
        where=("ET14",),
        chosen="The block stays in the hand until a challenge is named or both points are lost.",
        reason="ET14 forbids to take it back, and prices only silence.",
    ),
    Gap(
        name="undefined-goal",
        where=("ET8", "ST8"),
        chosen="It is there to be challenged; a charge holds only under Add to Goal.",
        reason="ET8 calls it a P-Flub, and illegal procedure in that one example.",
    ),
    Gap(
        name="goal-too-long",
        where=("ET8",),
        chosen="More than six cubes are illegal procedure.",
        reason="ET8 limits the number and says no more; newer books charge it.",
    ),
    Gap(
        name="goal-cubes-stay",
        where=("ET8", "ET9"),
        chosen="A cube laid in the Goal is not taken back.",
        reason="ET8 lets a Goal be revised, not undone; newer books do so.",
    ),
    Gap(
        name="objections-after-a-failed-try",
        where=("ET16",),
        chosen="All other objections stay open, after a question about the value too.",
        reason="ET16 limits the tries, and allows other counts in so many words.",
    ),
    Gap(
        name="two-cubes-at-once",
        where=("ET9",),
        chosen="Of two cubes dropped together the player takes one back.",
        reason="ET9 keeps the first, and here there is none (judges C12).",
    ),
    Gap(
        name="leading-goal-setter",
        where=("ET11",),
        chosen="The cube that goes back is the bonus cube, after the Goal was set too.",
        reason="The last cube moved would be one of the Goal, which broke no rule.",
    ),
    Gap(
        name="who-deals",
        where=("ST4", "ST5"),
        chosen="The player to the right of the Goal-setter.",
        reason="ST4 names nobody; the book of 2017-18 does.",
    ),
    Gap(
        name="shift-under-no-forbidden",
        where=("ST7",),
        chosen="No cube is shifted to Forbidden either.",
        reason="The variation closes the section, whatever way leads there.",
    ),
    Gap(
        name="lost-page-of-elementary",
        where=("ET6",),
        chosen="Elementary may choose Sideways and Upside-down.",
        reason="The print has lost the top of the list; all other divisions begin with them.",
    ),
)
"""Every gap, in the order in which the page tells them."""
