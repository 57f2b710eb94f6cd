"""Spanish for rulings on what is done at the table."""

from __future__ import annotations

TABLE_RULINGS = {
    "ruling-accepting-a-wrong-paper": "Alguien que no escribió nada acepta un papel, y luego otra "
    "persona que revisa demuestra que está mal. ¿Qué puntos recibe?",
    "ruling-accepting-a-wrong-paper-costs-after-any-challenge": "recibe los puntos de quien se "
    "equivocó",
    "ruling-accepting-a-wrong-paper-costs-after-impossible": "recibe los puntos de quien se "
    "equivocó, pero solo después de ¡Imposible!",
    "ruling-accepting-a-wrong-paper-costs-nothing": "no cambia nada en sus puntos",
    "ruling-challenge-before-the-goal": "¿Qué cuesta un reto antes de que la Meta esté terminada?",
    "ruling-challenge-before-the-goal-a-point": "un reto antes de que la Meta esté terminada "
    "cuesta un punto",
    "ruling-challenge-before-the-goal-nothing": "un reto antes de que la Meta esté terminada solo "
    "queda sin efecto",
    "ruling-late-impossible": "¿Qué cuesta ¡Imposible! cuando ya pasó el primer minuto después "
    "del último cubo?",
    "ruling-late-impossible-nothing": "un ¡Imposible! tardío solo queda sin efecto",
    "ruling-late-impossible-a-point": "un ¡Imposible! tardío cuesta un punto",
    "ruling-point-for-the-extra-minute": "¿Cuesta un segundo punto que también se acabe el minuto "
    "extra?",
    "ruling-point-for-the-extra-minute-once": "el tiempo cuesta un punto, tarde lo que tarde",
    "ruling-point-for-the-extra-minute-again": "con el minuto extra se pierde un segundo punto",
    "ruling-goal-laid-when-time-runs-out": "Se acaba el tiempo y hay cubos en la Meta. ¿Qué pasa "
    "entonces?",
    "ruling-goal-laid-when-time-runs-out-is-set": "lo que está en la sección de la Meta es la Meta",
    "ruling-goal-laid-when-time-runs-out-may-be-changed-for-a-point": "quien pone la Meta puede "
    "cambiarla por un punto",
    "ruling-time-to-set-the-goal-again": "¿Cuánto tiempo hay para volver a poner una Meta después "
    "de una acusación?",
    "ruling-time-to-set-the-goal-again-two-minutes": "dos minutos, como para cualquier Meta",
    "ruling-time-to-set-the-goal-again-one-minute": "un minuto",
    "ruling-goal-digit-not-in-base": "¿Se puede acusar una Meta con una cifra que la base no "
    "tiene?",
    "ruling-goal-digit-not-in-base-no-illegal-procedure": "no es procedimiento ilegal: hay que "
    "retar",
    "ruling-goal-digit-not-in-base-may-be-charged": "se puede acusar como Meta sin valor",
    "ruling-block-lifted-for-nothing": "¿Qué cuesta levantar el bloque y no retar?",
    "ruling-block-lifted-for-nothing-a-point": "levantar el bloque para nada cuesta un punto",
    "ruling-block-lifted-for-nothing-nothing": "levantar el bloque para nada no cuesta nada",
    "ruling-time-to-replace-a-variation": "¿Cuánto tiempo hay para reemplazar una variación "
    "ilegal?",
    "ruling-time-to-replace-a-variation-fifteen-seconds": "15 segundos",
    "ruling-time-to-replace-a-variation-a-minute": "un minuto",
    "ruling-time-after-a-missed-variation": "No se eligió ninguna variación a tiempo. ¿Cuánto "
    "tiempo más hay?",
    "ruling-time-after-a-missed-variation-fifteen-seconds": "15 segundos",
    "ruling-time-after-a-missed-variation-a-minute": "un minuto",
    "ruling-own-variation-and-own-goal": "Quien pone la Meta eligió una variación ilegal y nadie "
    "lo ha dicho. ¿Su propia Meta termina el tiempo para acusarla?",
    "ruling-own-variation-and-own-goal-goal-ends-the-charge": "una Meta legal lo termina, la "
    "ponga quien la ponga",
    "ruling-own-variation-and-own-goal-charge-stays-open": "nadie puede proteger su propio error",
    "ruling-four-cubes-left": "= y ⊆ se pueden prohibir cuando quedan cuatro cubos. ¿Cuándo se "
    "cuentan?",
    "ruling-four-cubes-left-before-the-move": "antes de mover el cubo",
    "ruling-four-cubes-left-after-the-move": "después de mover el cubo",
    "ruling-who-leads": "¿Los puntos perdidos en esta mano cuentan para saber quién va ganando?",
    "ruling-who-leads-running-total": "decide la suma tal como está ahora",
    "ruling-who-leads-total-before-the-shake": "decide la suma de antes de esta mano",
    "ruling-invalid-challenge-taken-up": "Un reto ¡Ahora! no es válido, pero quien movió pone en "
    "marcha el tiempo para escribir o revisa un papel. ¿Qué pasa entonces?",
    "ruling-invalid-challenge-taken-up-stands": "el reto vale después de todo",
    "ruling-invalid-challenge-taken-up-stays-set-aside": "el reto sigue sin efecto",
    "ruling-now-with-two-cubes-under-two-solutions": "¿Qué cuesta ¡Ahora! con dos cubos "
    "restantes, bajo Two Solutions?",
    "ruling-now-with-two-cubes-under-two-solutions-a-point": "cuesta un punto, como con un cubo "
    "restante",
    "ruling-now-with-two-cubes-under-two-solutions-nothing": "solo queda sin efecto",
    "ruling-silence-after-no-goal": "Nadie responde a “No hay Meta” dentro del minuto. ¿Qué pasa "
    "entonces?",
    "ruling-silence-after-no-goal-is-agreement": "quien calla está de acuerdo",
    "ruling-spare-digit-cubes": "¿Qué pasa con los cubos de cifras que no están en la Meta?",
    "ruling-spare-digit-cubes-go-to-forbidden": "van a Prohibidos cuando se pone la Meta",
    "ruling-too-many-variations": "Alguien marca más variaciones de las que puede. ¿Qué pasa "
    "entonces?",
    "ruling-too-many-variations-the-extra-one-is-struck": "la que sobra se tacha, sin penalización",
    "ruling-round-stopped-before-a-goal": "La ronda se detiene antes de que se ponga una Meta. "
    "¿Qué pasa entonces?",
    "ruling-round-stopped-before-a-goal-shake-is-void": "la mano no cuenta",
    "ruling-leaders-bonus": "¿Cuándo cuesta su punto la jugada de bonificación de quien va "
    "ganando?",
    "ruling-leaders-bonus-costs-only-if-charged": "solo si un rival la acusa a tiempo",
    "ruling-who-pays-for-extra-time": "Dos personas revisan un papel y se acaba el tiempo. ¿Quién "
    "paga por más?",
    "ruling-who-pays-for-extra-time-those-who-use-it": "quienes usan el tiempo extra",
    "ruling-no-goal-contested": "¿Qué significa discutir un “No hay Meta”?",
    "ruling-no-goal-contested-is-a-challenge": "es un reto: quien lo discute escribe una Meta y "
    "una Solución",
    "ruling-sand-left-in-the-timer": "Queda arena en el reloj cuando empieza un nuevo límite. "
    "¿Qué pasa entonces?",
    "ruling-sand-left-in-the-timer-each-limit-starts-fresh": "cada límite empieza de nuevo",
}
"""Every question of procedure with its answers."""
