"""Spanish for named rulings: each question in words, and each of its answers."""

from __future__ import annotations

from goalsetter.words.spanish_set_rulings import SET_RULINGS
from goalsetter.words.spanish_table_rulings import TABLE_RULINGS

GROUPING = {
    "ruling-root-default": "¿Qué toma una √ si ningún paréntesis lo dice?",
    "ruling-root-default-tight": "una √ toma solo el número que tiene detrás",
    "ruling-root-default-none": "una √ no tiene agrupación por defecto",
    "ruling-lcm-default": "¿Qué toma una √ que es LCM si ningún paréntesis lo dice?",
    "ruling-lcm-default-none": "una √ que es LCM no tiene agrupación por defecto",
    "ruling-lcm-default-tight": "una √ que es LCM toma solo el número que tiene detrás, como una "
    "raíz",
    "ruling-factorial-default": "¿Qué toma un ! si ningún paréntesis lo dice?",
    "ruling-factorial-default-tight": "un ! toma solo el número que tiene delante",
    "ruling-factorial-default-none": "un ! no tiene agrupación por defecto",
    "ruling-unary-x-default": "¿Qué toma una x delante de un solo número?",
    "ruling-unary-x-default-none": "una x delante de un solo número no tiene agrupación por "
    "defecto",
    "ruling-unary-x-default-tight": "una x delante de un solo número toma solo el número que "
    "tiene detrás",
    "ruling-exponent-default": "¿Qué eleva un exponente de color?",
    "ruling-exponent-default-none": "un exponente de color no tiene agrupación por defecto",
    "ruling-exponent-default-tight": "un exponente de color eleva solo el número que tiene delante",
    "ruling-imaginary-product-default": "¿Hasta dónde llega un producto con i?",
    "ruling-imaginary-product-default-none": "un número al lado de i no tiene agrupación por "
    "defecto",
    "ruling-imaginary-product-default-tight": "un número al lado de i se multiplica primero por él",
    "ruling-root-index-default": "¿Cuál es el índice de una √ si ningún paréntesis lo dice?",
    "ruling-root-index-default-none": "cualquier expresión delante de una √ puede ser su índice",
    "ruling-root-index-default-tight": "el índice de una √ es solo el número que tiene delante",
    "ruling-clashing-defaults": "¿Y si dos signos quieren el mismo número, como en √9! ?",
    "ruling-clashing-defaults-open": "donde dos signos quieren un mismo número, toda agrupación "
    "de ese nivel queda abierta",
    "ruling-clashing-defaults-two-ways": "donde dos signos quieren un mismo número, cualquiera de "
    "los dos va primero, y nada más queda abierto",
    "ruling-undefined-regrouping": "¿Una agrupación sin valor estropea una Ecuación?",
    "ruling-undefined-regrouping-harmless": "una agrupación que no tiene valor no estropea nada",
    "ruling-undefined-regrouping-breaks": "una agrupación que no tiene valor hace ambigua una "
    "Ecuación",
    "ruling-objections-raised": "¿Qué errores cuentan en un veredicto?",
    "ruling-objections-raised-every": "cuentan todos los errores, como si quienes revisan los "
    "plantearan todos",
    "ruling-objections-raised-fatal-only": "un error que alguien tendría que plantear al revisar "
    "no cuenta",
    "ruling-missing-bracket": "¿Y si falta un paréntesis?",
    "ruling-missing-bracket-anywhere": "un paréntesis que falta se puede poner donde quepa",
    "ruling-missing-bracket-fault": "un paréntesis que falta lo hace incorrecto",
    "ruling-several-missing-brackets": "¿Y si faltan dos o más paréntesis, o no se corresponden?",
    "ruling-several-missing-brackets-fault": "entonces es incorrecto",
    "ruling-loose-sides": "¿A qué lecturas de una Meta suelta debe ajustarse una Solución?",
    "ruling-loose-sides-every-reading": "cada lectura de la Solución se ajusta a cada lectura de "
    "la Meta tal como está escrita",
    "ruling-loose-sides-some-reading": "cada lectura de la Solución se ajusta a alguna lectura de "
    "la Meta",
    "ruling-both-sides-match": "¿Qué lado es la Meta si los dos tienen sus cubos?",
    "ruling-both-sides-match-right": "el lado derecho es la Meta si los dos tienen sus cubos",
    "ruling-both-sides-match-left": "el lado izquierdo es la Meta si los dos tienen sus cubos",
    "ruling-goal-order": "¿Se puede escribir la Meta con sus cubos en otro orden?",
    "ruling-goal-order-as-laid": "no: los cubos van en el orden en que están puestos",
    "ruling-goal-chunks": "¿Los espacios de una Meta la agrupan?",
    "ruling-goal-chunks-bind": "los cubos con espacios alrededor no se separan si forman un "
    "número por sí solos",
    "ruling-goal-chunks-free": "los espacios de la Meta no agrupan nada",
    "ruling-gap-between-digits": "¿Pueden ser un solo numeral dos cifras con un espacio en medio?",
    "ruling-gap-between-digits-separates": "un espacio entre dos cifras hace dos numerales",
    "ruling-gap-between-digits-joins": "dos cifras con un espacio en medio pueden ser un solo "
    "numeral",
    "ruling-unseen-turns": "¿Cómo está un cubo cuya posición nadie puede ver?",
    "ruling-unseen-turns-either": "un cubo cuya posición nadie puede ver se puede tomar de "
    "cualquiera de las dos maneras",
    "ruling-unseen-turns-as-laid": "cada cubo se toma tal como se colocó",
    "ruling-unwritten-goal": "¿Hay que escribir la Meta?",
    "ruling-unwritten-goal-fault": "una Ecuación nombra la Meta",
    "ruling-unwritten-goal-allowed": "se puede entregar una Solución sin la Meta",
}
"""How a text is read."""

NUMBERS_AND_VARIATIONS = {
    "ruling-fractional-index": "¿Qué es una raíz cuyo índice es una fracción?",
    "ruling-fractional-index-reduced": "la potencia con la fracción invertida, simplificada al "
    "máximo",
    "ruling-undefined-powers": "¿Qué potencias y raíces no tienen valor?",
    "ruling-undefined-powers-undefined": "las raíces de 0 con índice 0 o menor, y las potencias "
    "irracionales de números negativos",
    "ruling-powers-in-a-row": "EQUATIONS básico: ¿en qué orden van varias potencias y raíces "
    "seguidas?",
    "ruling-powers-in-a-row-left-to-right": "las potencias seguidas van de izquierda a derecha",
    "ruling-powers-in-a-row-right-to-left": "las potencias seguidas van de derecha a izquierda",
    "ruling-powers-of-whole-numbers": "¿Las potencias y raíces son solo para números enteros?",
    "ruling-powers-of-whole-numbers-any-number": "las potencias y raíces pueden tener cualquier "
    "valor",
    "ruling-powers-of-whole-numbers-whole-numbers": "las potencias y raíces son solo para números "
    "enteros",
    "ruling-roots-of-real-numbers": "Con números imaginarios: ¿qué raíz significa una √ de 0 o "
    "más?",
    "ruling-roots-of-real-numbers-principal": "una √ de un número que no es negativo es su raíz "
    "positiva",
    "ruling-roots-of-real-numbers-every": "una √ de cualquier número significa cada una de sus "
    "raíces",
    "ruling-fractional-powers": "Con números imaginarios: ¿qué valor tiene una potencia "
    "fraccionaria?",
    "ruling-fractional-powers-every": "una potencia fraccionaria significa cada uno de sus valores",
    "ruling-fractional-powers-principal": "una potencia fraccionaria de un número que no es "
    "negativo tiene un solo valor",
    "ruling-imaginary-multiple": "¿k por i es un múltiplo de k?",
    "ruling-imaginary-multiple-none": "k por i no es un múltiplo de k",
    "ruling-imaginary-multiple-counts": "k por i, el doble y así sucesivamente son múltiplos de k",
    "ruling-minus-or-unit": "¿Puede un cubo ser a la vez menos e i?",
    "ruling-minus-or-unit-one-of-them": "no: un cubo es una de las dos cosas",
    "ruling-ab-plus-digits": "¿Qué cubos pueden ser A y B de AB+?",
    "ruling-ab-plus-digits-any": "A y B de AB+ pueden ser cualesquiera cubos que valgan por cifras",
    "ruling-ab-plus-digits-printed": "A y B de AB+ son cifras impresas en sus cubos",
    "ruling-ab-plus-unmarked": "¿Qué significa un AB+ sin marca?",
    "ruling-ab-plus-unmarked-either": "AB+ sin marca puede ser .ABAB… o .ABBB…",
    "ruling-ab-plus-unmarked-abab": "AB+ sin marca es .ABAB…",
    "ruling-ab-plus-unmarked-abbb": "AB+ sin marca es .ABBB…",
    "ruling-ab-plus-base": "¿En qué base está AB+?",
    "ruling-ab-plus-base-in-the-base": "AB+ está en la base que se juega",
    "ruling-ab-plus-base-in-ten": "AB+ está en base diez",
    "ruling-point-in-base": "¿En qué base está un punto decimal?",
    "ruling-point-in-base-in-the-base": "un punto está en la base que se juega",
    "ruling-point-in-base-in-ten": "un punto está en base diez",
    "ruling-percent-operands": "¿Dónde pueden ir los numerales de dos cifras del porcentaje?",
    "ruling-percent-operands-direct": "justo al lado del signo de porcentaje",
    "ruling-one-in-a-numeral": "Powers of the Base: ¿qué es un 1 dentro de un numeral más largo?",
    "ruling-one-in-a-numeral-one": "es un simple 1",
    "ruling-exponent-cubes": "¿Pueden dos cubos de color ser un solo exponente?",
    "ruling-exponent-cubes-one-each": "no: cada cubo es un exponente aparte",
    "ruling-limits-in-base": "¿En qué base están los límites 200 y 1000?",
    "ruling-limits-in-base-ten": "los límites están en base diez",
    "ruling-limits-in-base-the-base": "los límites están en la base que se juega",
    "ruling-factors-limit": "¿Hasta qué número llega Number of Factors?",
    "ruling-factors-limit-none": "Number of Factors no tiene límite",
    "ruling-factors-limit-200": "Number of Factors llega hasta 200",
    "ruling-factors-limit-1000": "Number of Factors llega hasta 1000",
    "ruling-undecided-equality": "¿Y si nadie puede decidir si dos valores son iguales?",
    "ruling-undecided-equality-incorrect": "lo que no se puede decidir no es correcto",
    "ruling-undecided-equality-stands": "lo que no se puede decidir se mantiene",
    "ruling-upright-division-as-log": "¿Qué puede significar un ÷ derecho en una Solución con log?",
    "ruling-upright-division-as-log-either": "un ÷ derecho sin marca puede ser división o "
    "logaritmo",
    "ruling-upright-division-as-log-sideways-only": "en una Solución un ÷ derecho es división, y "
    "solo uno de lado es logaritmo",
    "ruling-upright-division-in-goal": "¿Qué puede significar un ÷ derecho en una Meta con log?",
    "ruling-upright-division-in-goal-either": "un ÷ derecho de la Meta puede ser división o "
    "logaritmo",
    "ruling-upright-division-in-goal-division": "un ÷ derecho de la Meta es división",
    "ruling-wild-turned-meanings": "¿Puede un cubo comodín significar lo que significa un signo "
    "girado?",
    "ruling-wild-turned-meanings-every": "un cubo comodín puede significar lo que significa un "
    "signo girado",
    "ruling-wild-turned-meanings-upright": "un cubo comodín significa solo signos derechos",
    "ruling-wild-mark": "¿La marca de un cubo comodín vale para el otro lado?",
    "ruling-wild-mark-carries": "lo que un cubo comodín significa en un lado vale también para el "
    "otro",
    "ruling-wild-mark-stays": "lo que significa un cubo comodín se dice en cada lado por separado",
    "ruling-wild-exponent": "¿Puede un cubo comodín ser un exponente de color?",
    "ruling-wild-exponent-may": "un cubo comodín del color puede ser un exponente",
    "ruling-wild-exponent-may-not": "un cubo comodín no es un exponente de color",
    "ruling-ab-plus-with-average": "¿Van juntos AB+ y Average?",
    "ruling-ab-plus-with-average-together": "AB+ y Average pueden estar en vigor juntos",
    "ruling-ab-plus-with-average-conflict": "AB+ y Average no van juntos",
    "ruling-repeated-operations": "Three-operation Solution: ¿un signo repetido cuenta cada vez?",
    "ruling-repeated-operations-count": "un signo cuenta cada vez que se escribe",
    "ruling-repeated-operations-count-once": "un signo que Multiple Operations deja repetir "
    "cuenta una vez",
    "ruling-what-counts-as-operation": "Three-operation Solution: ¿qué cuenta?",
    "ruling-what-counts-as-operation-every-sign": "todo signo que actúa como operación, también ! "
    "y x delante de un número; ningún punto, cifra ni + de AB+",
    "ruling-lists-of-other-years": "¿Se pueden elegir variaciones de otros años?",
    "ruling-lists-of-other-years-offered": "se pueden elegir variaciones de todos los años",
    "ruling-lists-of-other-years-own-year-only": "solo se pueden elegir variaciones del año "
    "propio de la edición",
    "ruling-exponents-of-two-colours": "¿Se puede elegir un segundo color de exponente?",
    "ruling-exponents-of-two-colours-one-variation": "los exponentes de color son una sola "
    "variación, que se elige una vez",
    "ruling-exponents-of-two-colours-several": "cada color de exponente se puede elegir por "
    "separado",
    "ruling-multiple-operations-without-operation": "¿Se puede elegir Multiple Operations si no "
    "salió ninguna operación?",
    "ruling-multiple-operations-without-operation-no-effect": "Multiple Operations no tiene "
    "efecto si no salió ninguna operación",
    "ruling-multiple-operations-without-operation-legal": "Multiple Operations se puede elegir "
    "con cualquier tirada",
    "ruling-three-operation-with-few-rolled": "¿Se puede elegir Three-operation Solution si "
    "salieron pocas operaciones?",
    "ruling-three-operation-with-few-rolled-legal": "Three-operation Solution se puede elegir con "
    "cualquier tirada",
    "ruling-three-operation-with-few-rolled-no-effect": "Three-operation Solution necesita que "
    "salgan tres operaciones",
    "ruling-two-meanings-of-unary-x": "¿Van juntos Number of Factors y Next Prime Number?",
    "ruling-two-meanings-of-unary-x-conflict": "Number of Factors y Next Prime Number no van "
    "juntos",
    "ruling-two-meanings-of-unary-x-together": "Number of Factors y Next Prime Number pueden "
    "estar en vigor juntos",
    "ruling-impossible-under-add-to-goal": "Si se pueden añadir cubos a la Meta, ¿cuenta contra "
    "Impossible una Meta que aún se puede hacer?",
    "ruling-impossible-under-add-to-goal-goal-may-grow": "sí: basta una Solución para una Meta "
    "con cubos añadidos de Recursos",
    "ruling-impossible-under-add-to-goal-goal-as-it-lies": "no: la Solución es para la Meta como "
    "está puesta",
}
"""What numbers are worth, and what variations mean."""

SPANISH_RULINGS = {**GROUPING, **NUMBERS_AND_VARIATIONS, **SET_RULINGS, **TABLE_RULINGS}
"""Every ruling of both games."""
