"""English for dealing: how many cards, and how V and Λ lie in Elementary."""

from __future__ import annotations

ENGLISH_DEALING = {
    "now-deal": "You deal: choose how many cards. The table picks which ones.",
    "now-set-out": "You set the Goal: choose how V and Λ lie.",
    "offer-set_out": "Set out V and Λ",
    "offer-call_deal": "Deal",
    "offer-let_table_choose": "Let the table choose",
    "clock-deal": "to choose",
    "play-now-deal": "You deal: type deal and a number of cards from {fewest} to {most}. Enter "
    "lets the table choose.",
    "play-now-set-out": "You set the Goal: type set out VVΛ or set out VΛΛ. Enter lets the table "
    "choose.",
    "play-help-deal": "say how many cards to deal; chance picks which ones",
    "play-help-set-out": "choose how V and Λ lie: VVΛ or VΛΛ (you may type ^ for Λ)",
    "play-help-let-the-table": "let the table choose for you",
    "play-not-a-number": "I can’t read “{found}” as a number of cards. Try deal 9.",
    "play-not-set-out": "I can’t use “{found}” here. Try set out VVΛ or set out VΛΛ.",
    "play-did-call-deal": "{who} will deal {number} cards",
    "play-did-let-table-choose": "The table chooses for {who}",
    "play-did-start-clock-by-itself": "The shake begins",
    "help-play-dealing": "ON-SETS: who chooses how many cards are dealt, and in Elementary how V "
    "and Λ lie: table, people.",
}
"""The words of the dealer and the Goal-setter of ON-SETS before the Goal (On-Sets II)."""

ENGLISH_DEALING_PAGE = {
    "web-deal": "You deal",
    "web-deal-told": "How many cards?",
    "web-deal-fewer": "One card fewer",
    "web-deal-more": "One card more",
    "web-deal-do": "Deal",
    "web-deal-table": "Let the table choose",
    "web-set-out": "You set the Goal",
    "web-set-out-told": "How do V and Λ lie?",
    "web-set-out-do": "Set out {cubes}",
    "web-order-dealing": "Dealing",
    "web-order-dealing-people": "Players choose",
    "web-order-dealing-people-told": "The dealer says how many cards. In Elementary the "
    "Goal-setter sets out V and Λ.",
    "web-order-dealing-table": "The table does it",
    "web-order-dealing-table-told": "Cards and cubes come at once.",
}
"""The same on the page."""
