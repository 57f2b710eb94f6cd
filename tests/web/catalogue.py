"""Positions that the tests of the pages begin with, by name. Each is played by one test only."""

from __future__ import annotations

from dataclasses import replace

from goalsetter.cubes import Cube
from goalsetter.notation import parse_cubes, parse_goal, parse_set_goal, parse_universe
from goalsetter.play import Mode, Phase, Seat, Setup
from goalsetter.rules import Claim, Division, Role, Task
from goalsetter.table import Pace, PaperHelp
from tests.web.positions import OLD_EQUATIONS, ON_SETS, A, B, C, Position

ROLLED = parse_cubes("r1 r2 r3 r+ b0 b4 bx b- g5 g6 g7 g/ k8 k9 k^ k√")
SET_CUBES = parse_cubes("B R G Y ∪ ∩ - ' V Λ = 1 2 3 4")
ALL_SET_CUBES = parse_cubes("B B R R G G Y Y ∪ ∩ - ' V Λ = 1 2 3")
"""As many as are rolled."""
UNIVERSE = parse_universe("BRG BR B RG R G Y BY GY blank").cards


def at_goal(**changed: object) -> Setup:
    """Ada is to set the Goal of EQUATIONS."""
    return Setup(by=A, phase=Phase.GOAL, goal_setter=A, resources=ROLLED, **changed)  # type: ignore[arg-type]


def at_set_goal(cubes: tuple[Cube, ...] = SET_CUBES) -> Setup:
    """Ada is to set the Goal of ON-SETS."""
    return Setup(
        by=A, phase=Phase.GOAL, goal_setter=A, resources=cubes, universe=UNIVERSE, rolled=True
    )


def at_move(**changed: object) -> Setup:
    """Ada is to move; Bea moved before her."""
    given: dict[str, object] = {
        "goal_setter": C,
        "turn": A,
        "last_mover": C,
        "goal": parse_goal("6"),
        "required": parse_cubes("3"),
        "permitted": parse_cubes("x"),
        "resources": parse_cubes("r1 r2 b4 b- g5 g+ k7 k9"),
    }
    phase = changed.pop("phase_is", Phase.MOVE)
    return Setup(by=A, phase=phase, **{**given, **changed})  # type: ignore[arg-type]


def at_set_move(**changed: object) -> Setup:
    """Ada is to move in ON-SETS."""
    given: dict[str, object] = {
        "goal_setter": C,
        "turn": A,
        "last_mover": C,
        "goal": parse_set_goal("4"),
        "required": parse_cubes("B"),
        "permitted": parse_cubes("∪"),
        "forbidden": parse_cubes("1 2 3"),
        "resources": parse_cubes("R G Y ∩ - ' V Λ ="),
        "universe": UNIVERSE,
        "rolled": True,
    }
    return Setup(by=A, phase=Phase.MOVE, **{**given, **changed})  # type: ignore[arg-type]


def at_writing(**changed: object) -> Setup:
    """Ada has challenged Bea, and writes with Cal."""
    given: dict[str, object] = {
        "goal_setter": A,
        "turn": B,
        "last_mover": B,
        "goal": parse_goal("6"),
        "required": parse_cubes("3 x"),
        "permitted": parse_cubes("5 -"),
        "resources": parse_cubes("2 1 4 / 0 √"),
        "claim": Claim.NOW,
        "challenger": A,
        "mover": B,
        "sides": ((C, Role.CHALLENGER),),
    }
    phase = changed.pop("phase_is", Phase.WRITING)
    return Setup(by=A, phase=phase, **{**given, **changed})  # type: ignore[arg-type]


def at_impossible() -> Setup:
    """Ada has challenged Bea, who set the Goal and is to write; Cal may."""
    return at_writing(
        goal_setter=B,
        turn=C,
        required=(),
        permitted=(),
        resources=parse_cubes("3 x 5 - 2 1 4 / 0 √"),
        claim=Claim.IMPOSSIBLE,
        sides=(),
    )


def at_set_writing(
    phase: Phase = Phase.WRITING, papers: tuple[tuple[Seat, tuple[str, ...]], ...] = ()
) -> Setup:
    """The same in ON-SETS, or a later phase of it."""
    return Setup(
        by=A,
        phase=phase,
        papers=papers,
        goal_setter=A,
        turn=B,
        last_mover=B,
        goal=parse_set_goal("4"),
        required=parse_cubes("B"),
        permitted=parse_cubes("∪ ="),
        forbidden=parse_cubes("1 2 3"),
        resources=parse_cubes("R G Y ∩ - ' V Λ"),
        universe=UNIVERSE,
        rolled=True,
        claim=Claim.NOW,
        challenger=A,
        mover=B,
        sides=((C, Role.CHALLENGER),),
    )


def at_checking(paper: str, goal: str, cubes: str, **changed: object) -> Setup:
    """Bea has to check a paper of Ada's; Cal is with Ada and has the same."""
    given: dict[str, object] = {
        "goal_setter": A,
        "turn": B,
        "last_mover": B,
        "goal": parse_goal(goal),
        "required": parse_cubes(cubes),
        "resources": parse_cubes("9 8 /"),
        "claim": Claim.NOW,
        "challenger": A,
        "mover": B,
        "papers": ((A, (paper,)),),
    }
    return Setup(by=A, phase=Phase.CHECKING, **{**given, **changed})  # type: ignore[arg-type]


POSITIONS: dict[str, Position] = {
    "open goal": Position(given=at_goal(), mode=Mode.OPEN, players=2),
    "open set goal": Position(given=at_set_goal(), mode=Mode.OPEN, players=2, edition=ON_SETS),
    "bonus": Position(given=at_move(totals=((A, 2), (B, 6), (C, 4)))),
    "shift": Position(given=at_set_move(variations=("shift from permitted",)), edition=ON_SETS),
    "add to goal": Position(given=at_move(variations=("add to goal",))),
    "two at once": Position(given=at_move(), mode=Mode.OPEN),
    "regroup": Position(given=at_checking("3x4+2 = 14", "14", "3 x 4 + 2"), players=2),
    "analyse": Position(given=at_checking("(3x4)+2 = 14", "14", "3 x 4 + 2"), players=2),
    "ask": Position(given=at_checking("3x4 = 14", "14", "3 x 4"), players=2),
    "forceout": Position(
        given=at_move(goal=parse_goal("5"), required=parse_cubes("7"), permitted=parse_cubes("2")),
        edition=OLD_EQUATIONS,
    ),
    "flub": Position(
        given=at_move(goal=parse_goal("5"), required=parse_cubes("7"), permitted=parse_cubes("2")),
        edition=OLD_EQUATIONS,
    ),
    "wrong avoid move": Position(
        given=at_move(
            goal_setter=B,
            turn=A,
            last_mover=B,
            goal=parse_goal("5"),
            required=parse_cubes("7"),
            permitted=(),
            resources=parse_cubes("2 - 9 9 8"),
        ),
        players=2,
        edition=OLD_EQUATIONS,
    ),
    "sides": Position(given=at_writing(sides=(), phase_is=Phase.SIDES), edition=OLD_EQUATIONS),
    "p-flub": Position(
        given=at_move(goal=parse_goal("5"), required=parse_cubes("7"), permitted=parse_cubes("-")),
        edition=OLD_EQUATIONS,
    ),
    "contest": Position(given=at_goal(no_goal_by=A)),
    "draft": Position(given=at_writing()),
    "leaving": Position(given=at_writing()),
    "leaving in tabs": Position(given=at_writing()),
    "reporting": Position(given=at_move()),
    **{
        name: Position(given=at_move())
        for name in (
            *("plan", "plan cancelled", "plan off", "plan reload"),
            *("looking back", "looking back anew", "typing back"),
            *("moment moves", "moment back"),
        )
    },
    "aloud": Position(given=at_goal(), players=2, shakes=2),
    "moment challenge": Position(given=at_move(goal_setter=B, last_mover=B), players=2),
    "moment points": Position(
        given=at_checking("(3x4)+2 = 14", "14", "3 x 4 + 2"), players=2, shakes=2
    ),
    "moment won": Position(given=at_checking("(3x4)+2 = 14", "14", "3 x 4 + 2"), players=2),
    "shown ahead": Position(given=at_move()),
    "taken back": Position(given=at_move()),
    "private": Position(
        given=at_checking("(3x4)+2 = 14", "14", "3 x 4 + 2"), players=2, watch=False
    ),
    "slow form": Position(given=at_writing()),
    "formless": Position(given=at_writing()),
    "formless open": Position(given=at_writing(), mode=Mode.OPEN),
    "judged": Position(given=at_checking("(3x4)+2 = 14", "14", "3 x 4 + 2"), players=2, judge=True),
    "two checkers": Position(
        given=at_checking("2x4-(3+1) = 4", "4", "2 x 4", permitted=parse_cubes("3 1 + -"))
    ),
    "words for the judge": Position(
        given=at_checking("(3x4)+2 = 14", "14", "3 x 4 + 2"), players=2, judge=True
    ),
    "opinion": Position(
        given=at_checking("(3x4)+2 = 14", "14", "3 x 4 + 2"), players=2, judge=True
    ),
    "appeal": Position(given=at_checking("(3x4)+2 = 14", "14", "3 x 4 + 2"), players=2, judge=True),
    "change paper": Position(
        given=at_checking("(3x4)+2 = 14", "14", "3 x 4 + 2"), players=2, mode=Mode.OPEN
    ),
    "unfounded": Position(given=at_checking("(3x4)+2 = 14", "14", "3 x 4 + 2"), players=2),
    "laid goal": Position(given=at_goal(), players=2),
    "laid set goal": Position(given=at_set_goal(), players=2, edition=ON_SETS),
    "gap in the goal": Position(given=at_writing(goal=parse_goal("2x 3+1"))),
    "rematch": Position(given=at_checking("3x4 = 14", "14", "3 x 4")),
    "between shakes": Position(
        given=at_checking("3x4 = 14", "14", "3 x 4"), pace=Pace.RELAXED, shakes=3
    ),
    "reviewed": Position(given=at_checking("(3x2)+4 = 14", "14", "3 x 4 + 2"), shakes=3),
    "reviewed terms": Position(given=at_checking("3x4 = 14", "14", "3 x 4"), players=2, shakes=3),
    "match end": Position(given=at_checking("(3x4)+2 = 14", "14", "3 x 4 + 2"), players=2),
    "tried again": Position(given=at_writing(sides=()), players=2, shakes=3),
    "called by itself": Position(
        given=at_checking("3x4 = 14", "14", "3 x 4"), pace=Pace.RELAXED, shakes=3, between=3
    ),
    "watch": Position(given=at_writing()),
    "block back": Position(given=at_move()),
    "reload": Position(given=at_move()),
    "cable": Position(given=at_move()),
    "cable and paper": Position(given=at_writing()),
    **{f"move by {way}": Position(given=at_move()) for way in ("drag", "tap", "key")},
    "senior second": Position(
        given=Setup(by=A, phase=Phase.VARIATIONS, goal_setter=A, turn=A, resources=ROLLED),
        division=Division.SENIOR,
        players=2,
    ),
    "card required": Position(
        given=Setup(
            by=A,
            phase=Phase.VARIATIONS,
            goal_setter=A,
            turn=A,
            resources=ALL_SET_CUBES,
            universe=UNIVERSE,
            rolled=True,
        ),
        edition=ON_SETS,
        division=Division.JUNIOR,
    ),
    "no variation": Position(
        given=Setup(by=A, phase=Phase.VARIATIONS, goal_setter=A, turn=A, resources=ROLLED),
        players=2,
        mode=Mode.OPEN,
    ),
    "twelve slips": Position(
        given=Setup(by=A, phase=Phase.VARIATIONS, goal_setter=A, turn=A, resources=ROLLED),
        mode=Mode.OPEN,
    ),
    "keys choosing": Position(
        given=Setup(by=A, phase=Phase.VARIATIONS, goal_setter=A, turn=A, resources=ROLLED),
        players=2,
    ),
    "keys equations": Position(given=at_goal(), players=2),
    "keys enter": Position(given=at_goal(), players=2),
    "keys on-sets": Position(given=at_set_goal(), players=2, edition=ON_SETS),
    "touch on-sets": Position(given=at_set_goal(), players=2, edition=ON_SETS),
    "touch": Position(given=at_goal(), players=2),
    "spanish move": Position(given=at_move()),
    "out of turn": Position(given=at_goal(), mode=Mode.OPEN, players=2),
    "no goal": Position(given=at_goal(), mode=Mode.OPEN, players=2),
    "form of a paper": Position(given=at_impossible()),
    "wrong paper": Position(given=at_impossible()),
    "hints": Position(given=at_goal(), bots="third-grade"),
    "no hints": Position(given=at_goal()),
    "see goal equations": Position(given=at_goal()),
    "see goal on-sets": Position(given=at_set_goal(), edition=ON_SETS),
    "see all on-sets": Position(given=at_set_goal(ALL_SET_CUBES), edition=ON_SETS),
    "see move equations": Position(given=at_move()),
    "see move on-sets": Position(given=at_set_move(), edition=ON_SETS),
    "see three pills": Position(
        given=at_move(
            variations=("0 wild", "upside-down", "factorial"), permitted=parse_cubes("x 0")
        )
    ),
    "see sum on-sets": Position(
        given=at_set_move(goal=parse_set_goal("1 5"), forbidden=parse_cubes("2")), edition=ON_SETS
    ),
    "see colored paper": Position(
        given=at_checking("(r3bxg4)k+r2 = r1b4", "r1b4", "r3 bx g4 k+ r2")
    ),
    "see writing equations": Position(given=at_writing(variations=("0 wild", "upside-down"))),
    "see writing on-sets": Position(
        given=replace(at_set_writing(), variations=("blank card wild",)), edition=ON_SETS
    ),
    "see third on-sets": Position(
        given=replace(at_set_writing(), sides=(), variations=("blank card wild",)), edition=ON_SETS
    ),
    "keys sides": Position(given=at_writing(sides=(), phase_is=Phase.SIDES), edition=OLD_EQUATIONS),
    "no help": Position(given=at_writing(), help=PaperHelp.NOTHING),
    "help with the form": Position(given=at_writing(resources=parse_cubes("1 2"))),
    "help with everything": Position(given=at_writing(), help=PaperHelp.EVERYTHING),
    "see wrong paper": Position(given=at_checking("3x4 = 14", "14", "3 x 4"), players=2),
    "choose equations": Position(
        given=Setup(by=A, phase=Phase.VARIATIONS, goal_setter=A, turn=A, resources=ROLLED)
    ),
    "choose on-sets": Position(
        given=Setup(
            by=A,
            phase=Phase.VARIATIONS,
            goal_setter=A,
            turn=A,
            resources=SET_CUBES,
            universe=UNIVERSE,
            rolled=True,
        ),
        edition=ON_SETS,
    ),
    "see no goal equations": Position(given=at_goal(no_goal_by=A)),
    "see side equations": Position(
        given=at_writing(sides=(), phase_is=Phase.SIDES), edition=OLD_EQUATIONS
    ),
    "see end equations": Position(given=at_move(phase_is=Phase.END)),
    "see checking on-sets": Position(
        given=at_set_writing(Phase.CHECKING, papers=((A, ("B ∪ R",)), (C, ("B ∪ G",)))),
        edition=ON_SETS,
    ),
    "see checking equations": Position(given=at_checking("3x4+2 = 14", "14", "3 x 4 + 2")),
    "bubble impossible": Position(
        given=at_move(
            goal_setter=B,
            last_mover=B,
            permitted=(),
            forbidden=parse_cubes("+ x -"),
            resources=parse_cubes("1 2 4 5"),
        ),
        players=2,
        bots="tutor",
    ),
}
"""Every position that a test opens; those to be seen are not played."""


TIMED: dict[str, Position] = {
    "extra minute": Position(
        given=at_writing(clock_task=Task.WRITE, clock_players=(A,), clock_seconds=1),
        pace=Pace.TOURNAMENT,
    ),
    "block": Position(given=at_move(), pace=Pace.TOURNAMENT),
}
"""Positions in which a clock runs from the moment the server opens."""
