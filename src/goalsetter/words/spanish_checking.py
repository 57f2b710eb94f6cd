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

AVOID_MOVES = {
    "avoid-form": "Nadie puede leer tu jugada mejor. Escribe un cubo y adónde va, así: 6 -> F.",
    "avoid-wrong": "“{move}” no habría evitado el flub.",
    "avoid-wrong-unread": "Nadie puede leer “{move}” como jugada: un cubo y adónde va.",
    "avoid-wrong-illegal": "El jugador no habría podido hacer la jugada “{move}”.",
    "avoid-wrong-now": "Después de “{move}” aún bastaría un cubo más para una Solución.",
    "avoid-wrong-impossible": "Después de “{move}” no quedaría ninguna Solución.",
}
"""Moves that would have avoided a flub (2011-12 ET17)."""

WEB = {
    "web-reject-words": "Di qué está mal. El juez decide.",
    "web-reject-say": "Preguntar al juez",
    "web-judging-asks-reason": "{who} dice del papel de {writer}: “{about}”. ¿Está mal?",
    "web-judging-asks-avoid-move": "{who} dice: la jugada mejor del papel de {writer} está mal. "
    "¿Es así?",
    "web-sure-yes": "Sí, hacerlo",
    "web-sure-no": "No, volver",
    "web-sure-change": "Ya entregaste tu papel. Si lo cambias ahora, cuenta como incorrecto.",
    "web-sure-concede": "Tu papel contará como incorrecto.",
    "web-sure-initial": "Después de tus iniciales en la hoja de puntos no puedes reclamar.",
    "web-initials": "Iniciales",
    "web-initial": "Poner mis iniciales en la hoja de puntos",
    "web-initialled": "Pusiste tus iniciales en la hoja de puntos.",
    "web-appeal": "Reclamar una puntuación",
    "web-appeal-told": "¿Hay una puntuación mal? Pide al juez que la mire.",
    "web-appeal-shake": "Mano {number}",
    "web-judging-scores": "Puntuaciones",
    "web-judging-appealed": "Un jugador te pide mirar la puntuación de la mano {number}.",
    "web-judging-correct": "Corregir la puntuación",
    "web-judging-replay": "Repetir la mano {number}",
    "web-judging-players": "Jugadores",
    "web-judging-warn": "Avisar a {who}",
    "web-judging-penalize": "Quitar un punto a {who}",
    "web-judging-disqualify": "Descalificar a {who}",
    "web-open-practice": "Practicar en mesa abierta",
    "web-open-practice-told": "Aquí nada impide un error. Los otros pueden acusarlo. Un bloque sin "
    "reto o un Ahora prematuro cuesta un punto.",
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

SANCTIONS = {
    "offer-correct_score": "Corregir una puntuación",
    "offer-order_replay": "Repetir una mano",
    "offer-warn_player": "Avisar a un jugador",
    "offer-penalize_player": "Quitar un punto por conducta",
    "offer-disqualify_player": "Descalificar a un jugador",
    "play-did-correct-score": "El juez corrige la puntuación de la mano {shake}",
    "play-did-order-replay": "El juez hace repetir la mano {shake}",
    "play-did-warn-player": "El juez avisa a {other}",
    "play-did-penalize-player": "El juez quita un punto a {other} por su conducta",
    "play-did-disqualify-player": "El juez descalifica a {other} en esta ronda",
}
"""The judge's word on scores and behavior (2018-19 IX-C, judges G4 to G6)."""

SPANISH_CHECKING = {**AMBIGUITY, **AVOID_MOVES, **WEB, **SANCTIONS}
