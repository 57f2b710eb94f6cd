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
    "web-judging-appealed": "{who} te pide mirar la puntuación de la mano {number}.",
    "web-judging-correct": "Corregir la puntuación",
    "web-judging-replay": "Repetir la mano {number}",
    "web-judging-players": "Jugadores",
    "web-judging-warn": "Avisar a {who}",
    "web-judging-penalize": "Quitar un punto a {who}",
    "web-judging-disqualify": "Descalificar a {who}",
    "web-rulings": "Las decisiones del juez",
    "web-ruling": "Decisión {number}, mano {shake}",
    "web-ruling-paper-yes": "El papel de {who} es correcto.",
    "web-ruling-paper-no": "El papel de {who} es incorrecto.",
    "web-ruling-value-yes": "El papel de {who} es igual a la Meta.",
    "web-ruling-value-no": "El papel de {who} no es igual a la Meta.",
    "web-ruling-reason-yes": "El papel de {who} es incorrecto, como se dijo.",
    "web-ruling-reason-no": "No se mostró que el papel de {who} es incorrecto.",
    "web-ruling-avoid-move-yes": "La jugada mejor de {who} es incorrecta.",
    "web-ruling-avoid-move-no": "No se mostró que la jugada mejor de {who} es incorrecta.",
    "web-ruling-specific-yes": "El juez respondió a una pregunta: sí.",
    "web-ruling-specific-no": "El juez respondió a una pregunta: no.",
    "web-ruling-everything-yes": "El juez respondió a una pregunta: sí.",
    "web-ruling-everything-no": "El juez respondió a una pregunta: no.",
    "web-opinion-ask": "Pedir una segunda opinión",
    "web-opinion-told": "Puedes pedir otro juez una vez. No se le dice esta decisión. Mientras "
    "tanto, sigan jugando.",
    "web-opinion-awaits-judge2": "{who} pidió un segundo juez. Sigan jugando. Hasta entonces vale "
    "esta decisión.",
    "web-opinion-awaits-judge3": "Dos jueces no coinciden. Un tercero decide. Sigan jugando.",
    "web-opinion-invite": "Quien creó la mesa puede invitar al juez.",
    "web-opinion-agreed": "Un segundo juez está de acuerdo. No puedes pedir otro.",
    "web-opinion-stands": "Dos de tres jueces están de acuerdo con esta decisión.",
    "web-opinion-turned": "Dos de tres jueces cambiaron esta decisión.",
    "web-opinion-link": "Enlace para otro juez",
    "web-opinion-link-told": "Un jugador quiere otro juez. Da este enlace solo a esa persona. No "
    "digas lo que decidió el primero.",
    "web-opinion-title": "Da tu opinión",
    "web-opinion-alone": "Otro juez ya miró esto. No se te dice su decisión. Decide por tu cuenta.",
    "web-opinion-nothing": "Nada te espera. Deja esta página abierta.",
    "web-opinion-asks-paper": "¿Es correcto el papel de {writer}?",
    "web-opinion-asks-value": "¿Es igual a la Meta el papel de {writer}?",
    "web-opinion-asks-reason": "Se dice del papel de {writer}: “{about}”. ¿Es incorrecto?",
    "web-opinion-asks-avoid-move": "¿Es incorrecta la jugada mejor de {writer}?",
    "web-opinion-asks-everything": "¿Es correcto el papel de {writer}?",
    "web-opinion-asks-specific": "Un jugador tiene una pregunta sobre el papel de {writer}.",
    "web-opinion-asks-about": "Un jugador pregunta por el papel de {writer}: “{about}”. ¿Es así?",
    "web-opinion-asks-nothing": "Un jugador tiene una pregunta. Pregunta a los jugadores cuál es.",
    "web-opinion-judge2": "Segundo juez",
    "web-opinion-judge3": "Tercer juez",
    "web-protest": "Protestar esta decisión",
    "web-protest-why": "¿Por qué está mal la decisión?",
    "web-protest-told": "Una protesta va a quienes dirigen el torneo. Después no pones tus "
    "iniciales en la hoja de puntos.",
    "web-protest-form": "Formulario de protesta",
    "web-protest-by": "Jugador que protesta",
    "web-protest-players": "Jugadores",
    "web-protest-judges": "Jueces que decidieron",
    "web-protest-ruling": "Decisión",
    "web-protest-goal": "Meta",
    "web-protest-paper": "Papel",
    "web-protest-stands": "Resultado",
    "web-protest-reasons": "Razones",
    "web-protest-print": "Imprimir el formulario",
    "web-protest-hand-in": "Imprime o guarda este formulario. Entrégalo justo después de la "
    "partida.",
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

OPINIONS = {
    "offer-request_opinion": "Pedir una segunda opinión",
    "offer-give_opinion": "Dar tu opinión",
    "offer-protest": "Protestar una decisión",
    "play-did-request-opinion": "{who} pide un segundo juez para la decisión {number}",
    "play-did-give-opinion": "El segundo juez dice de la decisión {number}: {answer}",
    "play-did-give-opinion-third": "El tercer juez dice de la decisión {number}: {answer}",
    "play-did-protest": "{who} protesta la decisión {number}",
}
"""Second opinions and protests (judges G7, G8)."""

SPANISH_CHECKING = {**AMBIGUITY, **AVOID_MOVES, **WEB, **SANCTIONS, **OPINIONS}
