"""Spanish for what a guarded table does not let happen: in the present, for nothing was undone."""

from __future__ import annotations

SPANISH_REFUSALS = {
    "cant-before-the-roll": "No puedes elegir una variación todavía, porque faltan los cubos o "
    "las cartas.",
    "cant-bonus-after-goal-begun": "No puedes jugar una bonificación ahora, porque la Meta ya "
    "tiene cubos.",
    "cant-bonus-cube-not-allowed": "No puedes usar este cubo como bonificación. Elige otro, o "
    "ninguno.",
    "cant-bonus-not-called": "No puedes mover dos cubos, porque no dijiste “Bonificación” antes.",
    "cant-bonus-to-wrong-section": "No puedes jugar ahí un cubo de bonificación, porque debe ir a "
    "Prohibidos.",
    "cant-cube-moved-again": "No puedes mover este cubo, porque un cubo jugado se queda.",
    "cant-forbidden-not-allowed": "No puedes jugar a Prohibidos, por la variación elegida.",
    "cant-goal-cubes-taken-back": "No puedes sacar este cubo, porque un cubo de la Meta se queda "
    "en ella.",
    "cant-goal-digit-not-in-base": "No puedes poner esta Meta, porque tiene una cifra que la base "
    "no tiene.",
    "cant-goal-too-long": "No puedes poner esta Meta, porque tiene demasiados cubos.",
    "cant-goal-undefined": "No puedes poner esta Meta, porque no nombra un número que el juego "
    "permita.",
    "cant-last-cube-forbidden": "No puedes jugar el último cubo a Prohibidos. Juégalo a "
    "Obligatorios o Permitidos, o reta con Imposible.",
    "cant-leader-bonus": "No puedes jugar una bonificación, porque vas ganando la partida.",
    "cant-moved-after-challenge": "No puedes mover un cubo ahora, porque hay un reto.",
    "cant-moved-before-the-goal": "No puedes jugar ahí ahora, porque la Meta va primero.",
    "cant-no-goal-after-commitment": "No puedes decir “No hay Meta” ahora, porque ya jugaste un "
    "cubo. Pon una Meta.",
    "cant-not-in-force": "No puedes hacer eso, porque no se eligió su variación.",
    "cant-not-the-dealer": "No puedes repartir, porque reparte otro jugador.",
    "cant-not-the-goal-setter": "No puedes hacer eso, porque otro jugador pone la Meta.",
    "cant-out-of-turn": "No puedes mover ahora, porque no es tu turno.",
    "cant-restriction-cube-forbidden": "No puedes jugar = o ⊆ a Prohibidos ahora. Juégalo a "
    "Obligatorios o Permitidos.",
    "cant-shift-after-last-cube": "No puedes pasar un cubo ahora, porque no quedan Recursos.",
    "cant-too-many-variations": "No puedes elegir tantas variaciones.",
    "cant-two-bonus-cubes": "No puedes jugar otro cubo de bonificación, porque la bonificación es "
    "un solo cubo.",
    "cant-two-cubes": "No puedes mover dos cubos en un turno.",
    "cant-variation-already-chosen": "No puedes elegir esta variación, porque ya se eligió. Elige "
    "otra.",
    "cant-variation-conflict": "No puedes elegir esta variación, porque no va con otra ya elegida.",
    "cant-variation-no-effect": "No puedes elegir esta variación, porque no cambia nada con estos "
    "cubos.",
    "cant-variation-not-offered": "No puedes elegir eso, porque no está en la lista. Elige una de "
    "la lista.",
    "cant-variations-not-chosen": "No puedes poner la Meta todavía, porque un jugador aún debe "
    "elegir variación.",
    "cant-wrong-number-of-cards": "No puedes repartir ese número de cartas. Prueba otro.",
    "cant-challenge-before-the-goal": "No puedes retar todavía, porque la Meta no está terminada.",
    "cant-blank-unfilled": "No puedes elegirla todavía, porque su hueco está vacío. Rellénalo.",
    "cant-block-for-another-call": "No puedes hacer eso con el bloque en la mano. Es para un "
    "desafío.",
    "cant-block-not-lifted": "No puedes retar sin el bloque. Toma primero el bloque.",
    "cant-empty-goal": "No puedes decir “Meta” todavía, porque no hay cubos en la Meta.",
    "cant-late-impossible": "No puedes retar con Imposible ahora, porque pasó el primer minuto. "
    "Sigue escribiendo.",
    "cant-now-too-early": "No puedes retar con Ahora todavía, porque no hay cubos en Obligatorios "
    "ni en Permitidos.",
    "cant-now-too-late": "No puedes retar con Ahora, porque quedan muy pocos Recursos. Puedes "
    "retar con Imposible.",
    "cant-paper-changed": "No puedes cambiar tu papel ahora, porque ya lo entregaste.",
    "cant-second-challenge": "No puedes retar ahora, porque ya hay un reto.",
    "cant-self-challenge": "No puedes retar ahora, porque fuiste el último en mover. Espera a que "
    "mueva otro.",
}
"""Why you can't do it; ``cant-`` and the fault."""
