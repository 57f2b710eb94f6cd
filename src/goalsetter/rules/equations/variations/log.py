"""÷ as log: a ÷ may mean the logarithm, a sideways one must (2018-19 XIII-D-15)."""

from __future__ import annotations

from goalsetter.expr import Operation
from goalsetter.rules.equations.in_force import EquationsRules
from goalsetter.rules.equations.tables import Lies, Rank, SignRole, SignRow
from goalsetter.rules.equations.variation import add_signs
from goalsetter.rules.example import Example
from goalsetter.rules.rulings import variations
from goalsetter.rules.variation import Variation

LOG = Operation("log")
TURNED = SignRow(
    symbol="/", role=SignRole.INFIX, operation=LOG, rank=Rank.TIMES, lies=Lies.SIDEWAYS, mark="log"
)


def amend(rules: EquationsRules, _fill: str, _settings: tuple[int, ...]) -> EquationsRules:
    """Upright ÷ is either unless marked; two rulings tell where it is division only."""
    turned_only = rules.says(variations.LOG, "sideways-only")
    upright = SignRow(
        symbol="/",
        role=SignRole.INFIX,
        operation=LOG,
        rank=Rank.TIMES,
        mark="log",
        marked_only=turned_only,
        wild_upright=not turned_only,
        in_goal=rules.says(variations.LOG_IN_GOAL, "either"),
    )
    return add_signs(rules, TURNED, upright)


AS_LOG = Variation(
    name="÷ as log",
    title="÷ as log",
    amend=amend,
    aliases=("log", "logarithm", "/ is log", "/ as log", "/ = log", "÷ = log"),
    needs=("/",),
    examples=(
        Example(goal="3", required="8 / 2", papers=("8/<log>2=3",), ask=("(9/<log>3)+5",)),
        Example(goal="2", required="9 / 3", papers=("9/<log>3=2",)),
    ),
)
