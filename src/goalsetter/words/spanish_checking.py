"""Spanish for checking papers, the score sheet and the judge's word: acts, offers, the page."""

from __future__ import annotations

AMBIGUITY = {
    "offer-work_together": "Trabajar juntos",
    "offer-show_nothing": "Nada que mostrar",
    "play-did-work-together": "{who} quiere reagrupar el papel de {other} con el otro revisor",
    "play-did-show-nothing": "{who} no tiene nada que mostrar contra el papel de {other}",
    "play-tries": "{who} entrega una reagrupación del papel de {other}",
    "play-help-together": "reagrupa con el otro revisor: un solo intento para los dos",
    "play-help-show-nothing": "di que no tienes nada que mostrar; así se decide el otro intento",
    "reason-ambiguity-not-shown": "ninguna otra agrupación lo hace incorrecto: hay que aceptarlo",
}
"""Two checkers and their tries at ambiguity (2018-19 VII-C-4-h)."""

WEB = {
    "web-reject-words": "Di qué está mal. El juez decide.",
    "web-reject-say": "Preguntar al juez",
    "web-judging-asks-reason": "{who} dice del papel de {writer}: “{about}”. ¿Está mal?",
    "web-together": "Trabajar juntos",
    "web-together-join": "Unirme al intento de {who}",
    "web-together-wanted": "{who} quiere trabajar contigo. Así tienen un intento para los dos.",
    "web-together-agreed": "Trabajas con {who}: un intento para los dos. Cualquiera lo entrega.",
    "web-together-waits": "Le pediste a {who} trabajar juntos.",
    "web-show-nothing": "Nada que mostrar",
    "web-try-waits": "{who} entregó una reagrupación. Se decide cuando los dos estén listos.",
    "web-try-yours": "Tu reagrupación está entregada: {text}",
    "web-try-left": "Entrega la tuya, únete, o di que no tienes nada que mostrar. Hasta entonces "
    "puedes revisar otras cosas.",
    "web-try-of": "{who} lo reagrupó: {text}",
    "web-try-holds": "Así está mal.",
    "web-try-fails": "Así no está mal.",
    "web-try-both": "{who} y {other}",
}
"""Checking on the page."""

SPANISH_CHECKING = {**AMBIGUITY, **WEB}
