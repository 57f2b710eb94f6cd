"""One level: how much of the game a player of that strength sees, and how quickly."""

from __future__ import annotations

from dataclasses import dataclass

EVERY = frozenset({"every"})
"""Every variation is thought of."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BotLevel:
    """One strength of play. Percentages are of a hundred looks; times are in milliseconds."""

    name: str
    grade: str
    """The code of the sentence that describes it."""
    signs: str
    """Signs of EQUATIONS that are thought of."""
    set_signs: str
    """Signs of ON-SETS that are thought of, beside the colours."""
    variations: frozenset[str]
    """Variations that are thought of when a Solution is sought."""
    cubes: int
    """Most cubes of a Solution that is seen."""
    set_cubes: int
    """The same in ON-SETS."""
    papers: int
    """How many Solutions can come to mind: where there are many, one of them is seen sooner."""
    misses: int
    """How often a Solution within reach is missed at one look; each turn gives another look."""
    alert: int
    """How often a new Solution is looked for after a move of another: who does not look, misses a
    Now, unless it is the Solution that was planned."""
    slips: int
    """How often a cube is moved without looking what it allows."""
    patience: int
    """Until so many cubes have been moved nobody of this age doubts that there is a Solution."""
    counts: int
    """How often a short argument that there is no Solution is seen, such as that no sign is left;
    for that half the patience is enough."""
    tries: int
    """How many turns without a Solution in sight before the player thinks of giving up."""
    through: int
    """With so few cubes that can still be used, the player has the feeling of having tried all."""
    set_through: int
    """The same in ON-SETS."""
    gives_up: int
    """How much more likely each further turn in vain makes it that Impossible is said."""
    unsure: int
    """The part of a hundred that is left of it where cubes or variations are in play that the
    player cannot use. Most people know what they do not know."""
    proves: bool
    """Whether Impossible is said only after everything has been thought through."""
    goal: tuple[int, int]
    """Fewest and most cubes of the Solution to a Goal of one's own."""
    set_goal: tuple[int, int]
    """The same in ON-SETS."""
    bonus: int
    """How often a bonus is thought of, where the Solution to one's Goal is too short."""
    ideas: int
    """How many Goals are tried."""
    ahead: int
    """With so few cubes in Resources the moves of all players are played through in mind."""
    searches: int
    """How many searches of the solver one thought about the moves ahead may take."""
    hides: int
    """How often, of safe moves, the one is sought after which Solutions are longest: others are
    slower to see them, and doubt."""
    ways: int
    """How often a Mover's bonus, a Shift or a cube for the Goal is thought of."""
    traps: int
    """How often a Now is left to a player who has missed some, to be called on that player."""
    match_play: bool
    """Whether the totals of the match are thought of: who leads plays safe, who trails dares."""
    second: int
    """How often a second variation is chosen, where that is allowed."""
    rereads: int
    """How often a paper of one's own is read through under all variations."""
    checks: int
    """How often a fault in another's paper is found that shows under what is thought of."""
    ambiguity: bool
    """Whether an ambiguous paper is seen through."""
    charges: int
    """How often illegal procedure is noticed."""
    thinks: tuple[int, int]
    """The shortest and the longest thought."""
    hesitates: int
    """As long as so many looks more a challenge takes: of two who see it the first to lift the
    block has more points, and who is certain need not wait."""
    steps: int
    """Most steps of the solver for one question."""
    quiet: int = 0
    """Until so many cubes have been moved nothing is challenged."""
    gifts: int = 0
    """How often a Now is left to the others, to be seen by them."""

    def thinks_of(self, variation: str) -> bool:
        """Whether a variation is thought of."""
        # Equal, not the same: a level that has traveled to another process is a copy.
        return self.variations == EVERY or variation in self.variations
