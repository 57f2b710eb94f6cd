"""A variation in either game: a small amendment of the rules, found by its names."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache
from typing import Generic, TypeVar

from goalsetter.cubes import Cube, Universe
from goalsetter.errors import NotationError
from goalsetter.notation import parse_card, parse_cube, text
from goalsetter.rules.example import Example
from goalsetter.rules.in_force import Chosen, ShakeRules

R = TypeVar("R", bound=ShakeRules)


class Blank(Enum):
    """The kinds of blanks that a player fills in when choosing."""

    NOTHING = ""
    NUMBER = "a number"
    COLOUR = "a colour"
    CUBE = "a cube"
    SET = "a set"
    CARD = "a card"
    CARD_COLOUR = "a colour of the cards"


@dataclass(frozen=True, slots=True)
class RolledCubes:
    """The cubes rolled, and the cards dealt, when variations are chosen."""

    resources: tuple[Cube, ...]
    universe: Universe | None = None

    @property
    def faces(self) -> frozenset[str]:
        """The symbols rolled."""
        return frozenset(cube.face for cube in self.resources)


@dataclass(frozen=True, slots=True)
class ChoiceRefusal:
    """Why a choice that is on the list is not legal, with what is missing or must not be filled in.

    ``no_effect`` tells a variation that would change nothing from one with a wrong fill.
    """

    reason: str
    no_effect: bool = False
    evidence: tuple[tuple[str, str], ...] = ()


def without_effect(reason: str, **evidence: str) -> ChoiceRefusal:
    """A variation that would change nothing."""
    return ChoiceRefusal(reason, True, tuple(evidence.items()))


def wrong_fill(reason: str, **evidence: str) -> ChoiceRefusal:
    """A blank that may not be filled in so."""
    return ChoiceRefusal(reason, False, tuple(evidence.items()))


def not_rolled(symbols: tuple[str, ...]) -> ChoiceRefusal:
    """None of the cubes was rolled that could show the effect."""
    if symbols and all(symbol.isdigit() for symbol in symbols) and len(symbols) > 1:
        return without_effect("choice-no-digit", least=min(symbols), most=max(symbols))
    return without_effect("choice-no-effect", symbols=" ".join(symbols))


def has_effect(
    variation: Variation[R], rules: R, fill: str, roll: RolledCubes
) -> ChoiceRefusal | None:
    """Whether some cube rolled can show the effect; if not, which are missing."""
    del fill
    # A wild cube may show what was not rolled, so it can give a variation its effect.
    shown = roll.faces | rules.within_reach(roll.faces)
    missing = variation.needs and not shown & set(variation.needs)
    return not_rolled(variation.needs) if missing else None


SMALL_WORDS = frozenset(("and", "as", "from", "in", "is", "of", "or", "the", "to"))
"""The words that stay small in the name of a variation."""


def titled(name: str) -> str:
    """A name as the books print it: each word with a capital, but for signs and small words."""
    words = (
        word if word in SMALL_WORDS or len(word) == 1 else word[0].upper() + word[1:]
        for word in name.split()
    )
    return " ".join(words)


# The code of a message is made of letters, digits and "-".
SLUGS = str.maketrans(
    {" ": "-", "+": "plus", "=": "is", "÷": "over", "∪": "union", "∩": "intersection", "Λ": "null"}
)
"""How the signs in a variation's name are spelled where only letters may stand."""


def variation_slug(name: str) -> str:
    """The name of a variation in an address or in the code of a message."""
    return name.translate(SLUGS)


def _as_it_is(rules: R, _settings: tuple[int, ...]) -> R:
    return rules


@dataclass(frozen=True, slots=True, kw_only=True)
class Variation(Generic[R]):
    """One variation.

    ``amend`` takes the rules, what was filled in, and the numbers that the division sets (a limit,
    say); ``settle`` runs when all chosen variations have amended, for what depends on others.
    ``needs`` are symbols of which one must be rolled (or be within reach of a wild cube), else
    choosing it changes nothing. ``fills`` gives the words that may stand in the blank their
    meaning, where the blank takes words.
    """

    name: str
    amend: Callable[[R, str, tuple[int, ...]], R]
    aliases: tuple[str, ...] = ()
    blank: Blank = Blank.NOTHING
    settle: Callable[[R, tuple[int, ...]], R] = _as_it_is
    needs: tuple[str, ...] = ()
    instead: str = ""
    """The variation that another book has in its place, if one has."""
    conflicts: tuple[str, ...] = ()
    """Names of variations, or of variations with their fill, that it does not go with."""
    refusal: Callable[[Variation[R], R, str, RolledCubes], ChoiceRefusal | None] = has_effect
    """Why it may not be chosen on this roll under the rules so far; nothing if it may."""
    fills: tuple[str, ...] = ()
    title: str = ""
    """How the books print its name, if not each word with a capital."""
    filled: str = ""
    """The name that it has with its blank filled in: ``Base {}``."""
    examples: tuple[Example, ...] = ()
    """Two worked examples, good in every book and division that offers it."""

    def called(self, fill: str) -> str:
        """Its name as it is printed, or as it is called with this in its blank: ``B Wild``."""
        if not fill:
            return self.title or titled(self.name)
        # A card is filled in with its kind: "required BR" is called Required Card BR.
        kind = next((word for word in self.fills if fill.startswith(f"{word} ")), "")
        bare = fill.removeprefix(f"{kind} ") if kind else fill
        shown = bare[0].upper() + bare[1:] if len(bare) > 1 else bare
        return self.filled.format(shown, titled(kind)).strip()


NUMBER_WORDS = {
    word: str(number)
    for number, word in enumerate(
        (
            *("zero", "one", "two", "three", "four", "five", "six"),
            *("seven", "eight", "nine", "ten", "eleven", "twelve"),
        )
    )
}

SPELT = (("÷", " / "), ("×", "x"), ("√", " root "), ("=", " is "), ("∧", "λ"), ("∨", "v"))


GLUED = re.compile(r"(?<!\S)(\S)-(?=[^\W\d_]{2})")
"""A symbol with a hyphen before a word: ``Y-Wild``."""

APART = re.compile(r"(?<=[0-9])(?=[^\W\d_])|(?<=[^\W\d_])(?=[0-9])")
"""Where a digit touches a letter: ``0wild``, ``base8``."""


@lru_cache(maxsize=4096)
def plain(name: str) -> str:
    """A name without regard to case, punctuation, and words or digits for numbers."""
    shown = name.lower()
    for symbol, word in SPELT:
        shown = shown.replace(symbol, word)
    # + and / are words of their own: "+ = Average" and "÷ as log" begin with their cube.
    words = re.findall(r"[a-z0-9λ∪∩]+|[+/]", shown)
    return " ".join(NUMBER_WORDS.get(word, word) for word in words)


@dataclass(frozen=True, slots=True, eq=False)
class VariationCatalogue(Generic[R]):
    """The variations of a game, found by what people call them; there is one for each game."""

    variations: tuple[Variation[R], ...]
    by_name: dict[str, Variation[R]] = field(init=False, compare=False, repr=False)
    names: frozenset[str] = field(init=False, compare=False, repr=False)
    """The one name of each, without its aliases."""

    def __post_init__(self) -> None:
        own = frozenset(variation.name for variation in self.variations)
        object.__setattr__(self, "names", own)
        names = {
            plain(name): variation
            for variation in self.variations
            for name in (variation.name, *variation.aliases)
        }
        object.__setattr__(self, "by_name", names)

    def named(self, name: str) -> Variation[R]:
        """The variation of this name, which must be one of them."""
        return self.by_name[plain(name)]

    def find(self, said: str) -> tuple[Variation[R], Chosen] | None:
        """The variation that people call by this name, its blank filled in, if there is one."""
        return _look_up(self, said)

    def is_unfilled(self, said: str) -> bool:
        """Whether this is the name of a variation with a blank, and nothing stands in it."""
        return _is_unfilled(self, said)

    def look_up(self, said: str) -> tuple[Variation[R], Chosen] | None:
        """The same without a memory of what was looked up before."""
        words = plain(said).split()
        short = " ".join(word for word in words if word != "is")
        named = self.by_name.get(" ".join(words)) or self.by_name.get(short)
        if named is not None and named.blank is Blank.NOTHING:
            return named, Chosen(named.name)
        # Tried last: "2digit" must not be taken apart where a name has it so.
        apart = APART.sub(" ", said)
        # A word for the blank first: in ``red exponent`` no cube called red is to be looked for.
        near = self._with_word(words) or self._with_symbols(said)
        return near or (self.look_up(apart) if apart != said else None)

    def _with_word(self, words: list[str]) -> tuple[Variation[R], Chosen] | None:
        """``base 8``, ``k is 6``, ``red exponent``: a number or one of the words for the blank."""
        for at, word in enumerate(words):
            rest = [other for other in (*words[:at], *words[at + 1 :]) if other not in ("is", "m")]
            named = self.by_name.get(" ".join(rest))
            if named is None:
                continue
            fits = word.isdigit() if named.blank is Blank.NUMBER else word in named.fills
            if fits and named.blank in (Blank.NUMBER, Blank.COLOUR):
                return named, Chosen(named.name, word)
        return None

    def _with_symbols(self, said: str) -> tuple[Variation[R], Chosen] | None:
        """``wild cube B``, ``- wild``, ``double set (B - R)'``: symbols behind or before a name.

        What fills no cube's blank may be a card: ``BR required``.
        """
        words = GLUED.sub(r"\1 ", said).split()
        # The longest name first: in ``double set B`` the word set belongs to the name.
        for cut in range(len(words) - 1, 0, -1):
            for name, fill in ((words[:cut], words[cut:]), (words[-cut:], words[:-cut])):
                for called in (" ".join(name), " ".join((*name, "card"))):
                    named = self.by_name.get(plain(called))
                    shown = _bare(named, fill) if named is not None else ""
                    if named is not None and _may_fill(named, shown):
                        return named, Chosen(named.name, _filled(named, said, shown))
        return None


@lru_cache(maxsize=4096)
def _look_up(catalogue: VariationCatalogue[R], said: str) -> tuple[Variation[R], Chosen] | None:
    """Look a name up; most of them were looked up before."""
    return catalogue.look_up(said)


PRINTED = ("m", "k")
"""The letters that a list prints in a blank that a number fills: Base m, Multiple of k."""


@lru_cache(maxsize=1024)
def _is_unfilled(catalogue: VariationCatalogue[R], said: str) -> bool:
    if catalogue.find(said) is not None:
        return False
    # A list may leave open which of two is meant: 0 or x Wild (2018-19 XIII-C-1).
    one, _, other = said.lower().partition(" or ")
    kind = other.partition(" ")[2]
    if kind and None not in (catalogue.find(f"{one} {kind}"), catalogue.find(other)):
        return True
    asked = _letters(" ".join(word for word in said.split() if word.lower() not in PRINTED))
    called = (v for v in catalogue.variations if asked in map(_letters, (v.name, *v.aliases)))
    bare = next(called, None)
    return bare is not None and bare.blank is not Blank.NOTHING


def _letters(name: str) -> str:
    return "".join(sign for sign in name.lower() if sign.isalnum())


def _bare(variation: Variation[R], words: list[str]) -> str:
    """Return what stands in the blank, without what only joins it: ``(B)``, ``= B``, ``card B``."""
    joints = ("is", "card") if variation.blank is Blank.CARD else ("is",)
    kept = [word for word in words if word.lower() not in joints]
    joined = " ".join(kept[1:] if len(kept) > 1 and kept[0] == "=" else kept)
    wrapped = variation.blank is not Blank.SET and joined[:1] == "(" and joined[-1:] == ")"
    return joined[1:-1] if wrapped else joined


def _may_fill(variation: Variation[R], fill: str) -> bool:
    """Whether symbols stand in the blank: the words ``cube`` and ``card`` are neither."""
    if variation.blank is Blank.CUBE:
        return len(_symbol(fill)) == 1
    if not fill or plain(fill) == "card" or "cube" in plain(fill).split():
        return False
    return variation.blank in (Blank.SET, Blank.CARD, Blank.CARD_COLOUR)


def _filled(variation: Variation[R], said: str, fill: str) -> str:
    """Return the fill in one spelling: the kind first, where a name has kinds.

    A blank that begins with its kind, as ``str`` of a choice does, has it already.
    """
    first, *others = fill.split()
    if first in variation.fills:
        return " ".join((first, *map(_card, others)))
    last = fill.rsplit(maxsplit=1)[-1].lower()
    if variation.blank is Blank.CARD and last in variation.fills:
        return " ".join((last, *map(_card, fill.split()[:-1])))
    kinds = [word for word in variation.fills if word in plain(said).split()]
    shown = SPELLERS.get(variation.blank, str)(fill)
    return " ".join((*kinds, shown))


def _card(said: str) -> str:
    """A card, however it is spelt: ``Blank`` is ``blank``, ``GR`` is ``RG``."""
    try:
        return text(parse_card(said))
    except NotationError:
        return said


def _symbol(said: str) -> str:
    """The symbol of a cube, however it is spelt."""
    try:
        return parse_cube(said.strip("()")).symbol
    except NotationError:
        return said


SPELLERS: Mapping[Blank, Callable[[str], str]] = {Blank.CUBE: _symbol, Blank.CARD: _card}
"""The functions that give a fill its one spelling, where it has several."""
