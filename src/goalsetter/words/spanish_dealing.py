"""Spanish for dealing: how many cards, and how V and Λ lie in Elementary."""

from __future__ import annotations

SPANISH_DEALING = {
    "now-deal": "Tú repartes: elige cuántas cartas. La mesa saca cuáles.",
    "now-set-out": "Tú pones la Meta: elige cómo quedan V y Λ.",
    "offer-set_out": "Poner V y Λ",
    "offer-call_deal": "Repartir",
    "offer-let_table_choose": "Que elija la mesa",
    "clock-deal": "para elegir",
    "play-now-deal": "Tú repartes: escribe deal y un número de cartas de {fewest} a {most}. Con "
    "Enter elige la mesa.",
    "play-now-set-out": "Tú pones la Meta: escribe set out VVΛ o set out VΛΛ. Con Enter elige la "
    "mesa.",
    "play-help-deal": "decir cuántas cartas se reparten; el azar saca cuáles",
    "play-help-set-out": "elegir cómo quedan V y Λ: VVΛ o VΛΛ (puedes escribir ^ por Λ)",
    "play-help-let-the-table": "dejar que la mesa elija por ti",
    "play-not-a-number": "No puedo leer “{found}” como número de cartas. Prueba deal 9.",
    "play-not-set-out": "No puedo usar “{found}” aquí. Prueba set out VVΛ o set out VΛΛ.",
    "play-did-call-deal": "{who} va a repartir {number} cartas",
    "play-did-let-table-choose": "La mesa elige por {who}",
    "play-did-start-clock-by-itself": "Empieza la mano",
    "help-play-dealing": "ON-SETS: quién elige cuántas cartas se reparten y, en Elementary, cómo "
    "quedan V y Λ: “table” o “people”.",
}
"""The words of the dealer and the Goal-setter of ON-SETS before the Goal (On-Sets II)."""

SPANISH_DEALING_PAGE = {
    "web-deal": "Tú repartes",
    "web-deal-told": "¿Cuántas cartas?",
    "web-deal-fewer": "Una carta menos",
    "web-deal-more": "Una carta más",
    "web-deal-do": "Repartir",
    "web-deal-table": "Que elija la mesa",
    "web-set-out": "Tú pones la Meta",
    "web-set-out-told": "¿Cómo quedan V y Λ?",
    "web-set-out-do": "Poner {cubes}",
    "web-order-dealing": "Repartir",
    "web-order-dealing-people": "Eligen los jugadores",
    "web-order-dealing-people-told": "Quien reparte dice cuántas cartas. En Elementary, quien pone "
    "la Meta pone V y Λ.",
    "web-order-dealing-table": "Lo hace la mesa",
    "web-order-dealing-table-told": "Cartas y cubos salen enseguida.",
}
"""The same on the page."""
