"""Spanish for ON-SETS: why a Solution is wrong, the steps on the cards, what variations mean."""

from __future__ import annotations

FINDINGS = {
    "finding-wrong-value": "Cuenta {value}, pero la Meta es {goal}. Toma estas cartas: {cards}",
    "finding-set-form": "Esto no se puede leer como una Solución: Restricciones y luego un Nombre "
    "del Conjunto, con ; entre ellos. {why}",
    "finding-sign-in-set-name": "En el Nombre del Conjunto no puede haber = ni ⊆: {at}",
    "finding-no-restrictions": "En esta división no hay Restricciones: {at}",
    "finding-no-set": "Esto no nombra ningún conjunto de cartas: falta algo o algo está fuera de "
    "lugar en {at}",
    "finding-set-uncheckable": "Hay demasiadas maneras de agruparlo para probarlas todas, y lo que "
    "no se puede comprobar cuenta como incorrecto.",
    "finding-set-too-long": "Ni con todos los cubos del juego se podría formar algo tan largo, "
    "así que nadie lo calculó: {at}",
    "finding-set-goal-layout": "Una Meta es una, dos o tres cifras del 1 al 5, una al lado de "
    "otra, apiladas o en una de dos formas mixtas. Esta no lo es: {at}",
    "finding-set-goal-negative": "Una Meta debe valer 0 o más. Esta nunca lo vale: {at}",
    "finding-cube-required": "La Solución debe tener un cubo {needed}, y no tiene ninguno.",
    "finding-not-wild": "Un cubo que no es comodín no puede valer por otra cosa: {at}",
    "finding-null-restriction": "Cada Restricción debe quitar una carta que ninguna otra quita. "
    "Esta no lo hace: {at}",
    "finding-card-required": "El conjunto debe contener la carta {needed}, se lea como se lea.",
    "finding-card-forbidden": "El conjunto no debe contener la carta {other}, se lea como se lea.",
    "finding-blank-not-wild": "La carta en blanco no es comodín, así que no se le pueden poner "
    "colores.",
    "finding-blank-dress": "La carta en blanco puede llevar B, R, G e Y, cada uno una vez, pero "
    "no {other}.",
    "finding-two-solutions": "Con Two Solutions cada quien entrega dos; sin ella, una: {at}",
    "finding-no-new-card": "La segunda Solución debe tomar una carta que la primera no toma: {at}",
    "finding-deal": "Este Universo no se puede repartir.",
    "finding-deal-cards": "Estas no son las cartas de un Universo. {why}",
    "finding-deal-number": "El Universo tiene {have} cartas, pero esta división reparte {needed}.",
}
"""Why a Solution is not correct, or a Goal or a deal not legal, by reason and by code."""

JUDGE = {
    "judge-solution": "Solución: {text}",
    "judge-deal": "Por cierto: {sentence}",
    "judge-universe": "Universo: {count}",
    "judge-counter-cards": "y entonces toma {cards} y cuenta {value}; la Meta es {goal}.",
    "one-card": "1 carta",
    "cards": "{count} cartas",
    "no-cards": "ninguna carta",
    "card-blank": "“en blanco”",
    "card-gone": "quitada",
    "card-taken": "tomada",
    "card-twice": "doble",
    "step-removes": "La Restricción {restriction} quita {cards}.",
    "step-removes-nothing": "La Restricción {restriction} no quita ninguna carta.",
    "step-left": "Quedan {cards} ({count}).",
    "step-takes": "El Nombre del Conjunto {name} toma {cards}: {count}.",
    "step-takes-nothing": "El Nombre del Conjunto {name} no toma ninguna carta.",
    "step-twice": "Cuentan doble: {cards}. Así que cuentan {worth}.",
    "step-or": " o ",
    "step-goal-met": "La Meta {goal} vale {values}: coincide.",
    "step-goal-missed": "La Meta {goal} vale {values}, no {worth}.",
}
"""The command judge."""

READ = {
    "side-restriction": "Restricción {text}",
    "side-set-name": "Nombre del Conjunto {text}",
    "no-set-reading": "Esto no nombra ningún conjunto de cartas: falta algo o algo está fuera de "
    "lugar.",
    "no-restriction-reading": "Esto no es una Restricción: necesita = o ⊆ entre dos conjuntos, "
    "fuera de todos los paréntesis.",
    "too-long-set": "Esto es demasiado largo para un juego de 18 cubos, así que no lo calculé.",
    "headline-one-set": "{groupings}, un conjunto de cartas:",
    "headline-sets": "{groupings}, {count} conjuntos de cartas distintos:",
    "headline-one-removal": "{groupings}, un efecto:",
    "headline-removals": "{groupings}, {count} efectos distintos:",
    "names-cards": "= {cards}  ({count})",
    "removes-cards": "quita {cards}",
    "more-sets": "  … y más (--limit o --json los muestra)",
    "with-removed": "Si se quitan {cards}:",
    "on-universe": "Con estas {count}: {cards}",
    "goal-is-worth": "La Meta vale {values}.",
    "goal-also-worth": "Con Absolute Value puede valer {values}.",
    "goal-is-illegal": "Esta no es una Meta legal. {sentence}",
    "help-read-sets": "Lee el texto como uno de ON-SETS, aunque no se note.",
    "help-universe": "Las cartas que se repartieron: 'BRG BY G blank'.",
    "help-read-universe": "ON-SETS: las cartas que se repartieron, 'BRG BY G blank'; las "
    "dieciséis si no se dice nada.",
    "help-judge-solution": "ON-SETS: la Solución tal como está escrita, 'B ⊆ R ; B'; dos veces "
    "con Two Solutions.",
}
"""The command read, and help."""

VARIATIONS = {
    "variation-required cube": "La Solución debe usar el cubo que se rellena; un cubo comodín en "
    "su lugar no cuenta.",
    "variation-wild cube": "El cubo que se rellena puede valer por cualquier otro símbolo que no "
    "sea cifra, el mismo en toda una Solución; di cuál.",
    "variation-∪ and ∩ interchangeable": "Un cubo ∪ se puede usar como ∩ y un cubo ∩ como ∪; "
    "simplemente escribe lo que quieres decir.",
    "variation-V and Λ interchangeable": "Un cubo V se puede usar como Λ y un cubo Λ como V; "
    "simplemente escribe lo que quieres decir.",
    "variation-two operations": "Una Solución debe tener al menos dos de los signos ∪ ∩ − ′.",
    "variation-shift from permitted": "En vez de mover, puedes sacar un cubo de Permitidos y "
    "ponerlo en Obligatorios o Prohibidos.",
    "variation-no null restrictions": "Una Restricción que no quita ninguna carta hace incorrecta "
    "la Solución.",
    "variation-absolute value": "Una cifra de cabeza de la Meta se puede leer como si estuviera "
    "derecha.",
    "variation-double set": "Las cartas del conjunto que se rellena cuentan como dos.",
    "variation-double color": "Las cartas con el color que se rellena cuentan como dos.",
    "variation-required or forbidden card": "La carta que se rellena debe estar en el conjunto de "
    "toda Solución; o no debe estar, según lo que se diga al elegirla.",
    "variation-blank card wild": "Cada quien, al escribir, puede poner colores en la carta en "
    "blanco; di cuáles.",
    "variation-symmetric difference": "A − B contiene las cartas que están en solo uno de A y B.",
    "variation-two solutions": "Cada quien entrega dos Soluciones, y la segunda toma una carta "
    "que la primera no toma.",
    "variation-no forbidden": "Solo se pueden poner cifras en Prohibidos.",
    "variations-cube": "   Rellena con un cubo que salió y que no es una cifra.",
    "variations-set": "   Rellena con un conjunto, como B o (B - R)'.",
    "variations-card_colour": "   Rellena con uno de los cuatro colores: B, R, G o Y.",
    "variations-card": "   Rellena con una carta que se repartió, y di si es obligatoria o "
    "prohibida.",
    "variations-barred": "   Pero no {symbols}.",
}
"""The command variations; what each means is told by its plain name."""

CASES = {
    "case-other-game": "{key!r} es de {other}, pero esta es una pregunta de {game}, que tiene "
    "{known}.",
    "case-chosen-before": "Aquí 'variations' queda vacío: lo que se eligió antes es una lista en "
    "'already'.",
    "case-no-universe": "Di qué cartas se repartieron: no hay Universo junto al tapete.",
    "case-wrong-type-cards": "Un conjunto es una lista de cartas entre comillas, no: {got}.",
    "case-wrong-type-number": "{key!r} debería ser una lista de números enteros, no: {got}.",
    "case-unfilled-cube": "Di qué cubo: {name!r} tiene un hueco que rellenar, como en “wild cube "
    "Y”.",
    "case-unfilled-card_colour": "Di qué color: {name!r} tiene un hueco que rellenar, como en "
    "“double color B”.",
    "case-unfilled-set": "Di qué conjunto: {name!r} tiene un hueco que rellenar, como en “double "
    "set B ∪ R”.",
    "case-unfilled-card": "Di qué carta: {name!r} tiene un hueco que rellenar, como en “required "
    "card BRG”.",
}
"""What is wrong with a question."""

SPANISH_SETS = {**FINDINGS, **JUDGE, **READ, **VARIATIONS, **CASES}
"""Every sentence of this file."""
