"""Spanish for people at the web table: judges, stand-ins, phrases, the owner's tools."""

from __future__ import annotations

PHRASES = {
    "phrase-bye": "¡Adiós!",
    "phrase-good-game": "¡Buena partida!",
    "phrase-good-luck": "¡Buena suerte!",
    "phrase-good-move": "¡Buena jugada!",
    "phrase-hello": "¡Hola!",
    "phrase-hurry": "Un poco más rápido, por favor.",
    "phrase-nice-goal": "¡Bonita Meta!",
    "phrase-sorry": "¡Perdón!",
    "phrase-thanks": "¡Gracias!",
    "phrase-thinking": "Estoy pensando.",
    "phrase-wait": "Un momento, por favor.",
    "phrase-well-done": "¡Bien hecho!",
}

TOLD = {
    "now-judge": "Haces de juez.",
    "now-judge-asked": "Haces de juez: {who} te pregunta algo.",
    "now-paused": "La mesa está en pausa.",
    "now-question": "{who} preguntó al juez. El reloj descansa.",
    "offer-initial_penalty": "Firmar una penalización",
    "offer-judge_answers": "Responder",
    "offer-judge_rules": "Decidir sobre un papel",
    "offer-strike_penalty": "Tachar una penalización",
    "play-did-ask-judge-about": "{who} pregunta al juez por el papel de {other}: “{about}”. ¿Es "
    "así?",
    "play-did-ask-judge-other": "{who} pregunta algo al juez",
    "play-did-leave-table-stand-in": "{who} deja la mesa, y un bot juega en su asiento",
}

SERVER = {
    "server-bot-plays": "Un bot juega por ti. Recupera tu asiento, y será tuyo cuando termine la "
    "mano.",
    "server-closed": "Quien hizo esta mesa la ha cerrado. Lo jugado queda guardado.",
    "server-kicked": "Quien hizo esta mesa te ha quitado el asiento.",
    "server-line-length": "Una línea tiene de 1 a {most} caracteres visibles; esta tiene {came}.",
    "server-muted": "Te han silenciado: nadie te oye.",
    "server-no-chat": "En esta mesa se habla con las frases. Quien hizo la mesa puede permitir "
    "otras palabras.",
    "server-no-judge-seat": "No hay asiento libre para un juez en esta mesa.",
    "server-no-phrase": "Esperaba una de estas frases: {known}; pero llegó {came!r}.",
    "server-no-watching": "En esta mesa no se puede mirar.",
    "server-not-yours": "Eso no se puede hacer ahora, o no te toca a ti.",
    "server-only-players": "Solo quienes juegan pueden hacer eso.",
    "server-paused": "La mesa está en pausa. Espera a que siga.",
    "server-too-many-words": "Has dicho mucho en poco tiempo. Espera unos segundos.",
}

JUDGING = {
    "web-judging": "El asiento del juez",
    "web-judging-asks-everything": "{who} pregunta: ¿está bien el papel de {writer}?",
    "web-judging-asks-nothing": "{who} tiene una pregunta.",
    "web-judging-asks-about": "{who} pregunta por el papel de {writer}: “{about}”. ¿Es así?",
    "web-judging-asks-specific": "{who} tiene una pregunta sobre el papel de {writer}.",
    "web-judging-asks-value": "{who} pregunta: ¿es igual a la Meta el papel de {writer}?",
    "web-judging-call": "Llamar al juez",
    "web-judging-initial": "Firmarla",
    "web-judging-no": "No",
    "web-judging-nothing": "Nada te espera.",
    "web-judging-papers": "Papeles",
    "web-judging-penalties": "Penalizaciones",
    "web-judging-penalty": "{who}, mano {shake}, {points}: {sentence}",
    "web-judging-right": "El papel de {who} está bien",
    "web-judging-strike": "Tacharla",
    "web-judging-told": "Ves lo que ve un juez en la mesa: los papeles cuando se revisan.",
    "web-judging-wrong": "El papel de {who} está mal",
    "web-judging-yes": "Sí",
}

PEOPLE = {
    "web-manage-allow-chat": "Permitir palabras propias",
    "web-manage-back": "Recuperar mi asiento después de esta mano",
    "web-manage-bot": "{who} se fue: que juegue un bot",
    "web-manage-close": "Cerrar la mesa para todos",
    "web-manage-forbid-chat": "Desde ahora, solo frases",
    "web-manage-kick": "Echar a {who}",
    "web-manage-mute": "Silenciar a {who}",
    "web-manage-pause": "Pausar la mesa",
    "web-manage-next-shake": "Empezar la siguiente mano sin esperar",
    "web-manage-resume": "Seguir",
    "web-manage-unmute": "Dejar hablar a {who} otra vez",
    "web-order-judge": "Un asiento para un juez",
    "web-order-judge-no": "sin juez",
    "web-order-judge-yes": "alguien puede venir como juez",
    "web-order-watch": "Quién puede mirar",
    "web-order-watch-all": "cualquiera con el enlace",
    "web-order-watch-none": "nadie",
    "web-people": "Personas",
    "web-people-judge": "Juez: {who}",
    "web-people-judge-free": "El asiento del juez está libre.",
    "web-people-judge-gone": "Juez: {who} (no está)",
    "web-people-muted": "en silencio: {who}",
    "web-people-own": "Con tus palabras",
    "web-people-paused": "La mesa está en pausa.",
    "web-people-returning": "{who} vuelve cuando termine esta mano.",
    "web-people-said": "Lo que se dijo",
    "web-people-say": "Decir",
    "web-people-send": "Enviar",
    "web-people-stands-in": "Un bot juega por {who}, que no suma puntos hasta que vuelva.",
    "web-people-sure": "¿Seguro? Pulsa otra vez.",
    "web-people-tools": "Para esta mesa",
    "web-sit-judge": "Sentarse como juez",
}

SPANISH_PEOPLE = {**PHRASES, **TOLD, **SERVER, **JUDGING, **PEOPLE}
