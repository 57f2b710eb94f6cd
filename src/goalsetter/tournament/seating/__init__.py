"""Seating: fields, bounds, a seeded search, an exact model, policies as rows, draws explained."""

from goalsetter.tournament.seating.bounds import least_spread, lower_bound, pairs_unavoidable
from goalsetter.tournament.seating.draw import (
    Draw,
    DrawNote,
    Solve,
    broken_tables,
    explain_round,
    make_draw,
    move_cost,
    policy_of,
    seated_elsewhere,
)
from goalsetter.tournament.seating.exact import (
    MOST_EXACT,
    ExactModel,
    build_model,
    choose_model,
    tables_of,
)
from goalsetter.tournament.seating.field import (
    CostParts,
    SeatingField,
    Tables,
    table_sizes,
    twos_needed,
)
from goalsetter.tournament.seating.policies import POLICIES, Policy, field_of
from goalsetter.tournament.seating.search import Bits, SearchResult, search_seating, usual_trials

__all__ = [
    "MOST_EXACT",
    "POLICIES",
    "Bits",
    "CostParts",
    "Draw",
    "DrawNote",
    "ExactModel",
    "Policy",
    "SearchResult",
    "SeatingField",
    "Solve",
    "Tables",
    "broken_tables",
    "build_model",
    "choose_model",
    "explain_round",
    "field_of",
    "least_spread",
    "lower_bound",
    "make_draw",
    "move_cost",
    "pairs_unavoidable",
    "policy_of",
    "search_seating",
    "seated_elsewhere",
    "table_sizes",
    "tables_of",
    "twos_needed",
    "usual_trials",
]
