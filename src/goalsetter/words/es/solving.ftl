### The command solve.

## What goalsetter solve tells.

solve-solvable = SÍ, SE PUEDE FORMAR UNA SOLUCIÓN
solve-impossible = NO, NO SE PUEDE FORMAR UNA SOLUCIÓN
solve-unknown = NO SE SABE
solve-goal-found = SÍ, HAY UNA META
solve-no-goal = NO, NO HAY NINGUNA META
solve-asked-now = Se pregunta: todos los Obligatorios, los Permitidos que se quiera, como mucho un cubo de Recursos (reto ¡Ahora!)
solve-asked-impossible = Se pregunta: todos los Obligatorios, los Permitidos que se quiera, los Recursos que se quiera (reto ¡Imposible!)
solve-asked-last-cube = Se pregunta: todos los Obligatorios, los Permitidos que se quiera, nada de Recursos
solve-asked-goal = Se pregunta: alguna Meta con estos cubos, y una Solución con los demás
solve-goal = Meta: { $goal }
solve-witness = Por ejemplo: { $text }
solve-more = { "             " }{ $text }
solve-why = Por qué: { $why }
solve-exhausted = se probaron todas las maneras de usar hasta { $cubes } cubos (colecciones de cubos: { $vectors }, valores: { $values }, pasos: { $steps }). No se omitió nada ni quedó ninguna comparación abierta, así que esto es una demostración.
solve-searching =
    { $seconds ->
        [one] sigo buscando, va { $seconds } segundo (Ctrl-C lo detiene)
       *[other] sigo buscando, van { $seconds } segundos (Ctrl-C lo detiene)
    }
unknown-budget = la búsqueda se detuvo después de los pasos que puede dar. Da más con --budget.
unknown-memory = la búsqueda se detuvo porque ocupaba demasiada memoria.
unknown-cancelled = la búsqueda se canceló.
unknown-values-out-of-domain = se buscó todo en vano, pero algunos números eran demasiado grandes o demasiado enredados para calcularlos.
unknown-equality-undecided = se buscó todo en vano, pero de algunos números nadie puede decir aquí si son iguales.
unknown-infinitely-many-leaves = con estas variaciones hay infinitas maneras de usar los cubos. Se probaron en vano todas las sencillas, pero eso no es una demostración.

## The short arguments of both solvers, by name.

certificate-goal-without-value = la Meta no tiene ningún valor legal, así que nada puede ser igual a ella.
certificate-required-cube-unusable = un cubo de Obligatorios no significa nada con estas reglas: { $cubes }
certificate-no-digit = no hay ninguna cifra que usar.
certificate-few-cubes = una Solución tiene al menos { $needed } cubos, y solo se pueden usar { $have }.
certificate-few-signs = las cifras de Obligatorios necesitan { $needed } signos que las unan, y solo se pueden usar { $have }.
certificate-few-digits = los signos de Obligatorios necesitan { $needed } cifras, y solo se pueden usar { $have }.
certificate-all-positive = la Meta es negativa ({ $goal }), y aquí nada forma un número negativo.
certificate-all-whole = la Meta no es un número entero ({ $goal }), y estos cubos solo forman números enteros.
certificate-all-rational = la Meta es irracional ({ $goal }), y estos cubos solo forman fracciones.
certificate-too-large = la Meta ({ $goal }) tiene un numerador o denominador mayor que lo que + - x y / pueden formar con estas cifras: como mucho su producto, duplicado por cada + y -, que es { $bound }.
certificate-no-larger-goal = esta Meta no tiene Solución, y tampoco ninguna de las { $goals } Metas que se pueden hacer de ella con cubos de Recursos.
certificate-no-goal-has-a-solution = ninguna Meta que se puede poner con estos cubos deja cubos para una Solución.
certificate-no-legal-goal = con estos cubos no se puede poner ninguna Meta legal.
certificate-goal-beyond-universe = la Meta es al menos { $goal }, y todas las cartas cuentan { $cards }.
certificate-no-sum-of-classes = estos cubos no pueden distinguir cada carta de las demás. Las cartas vienen en partes que cuentan { $classes }, y ninguna elección de partes cuenta { $goal }.
certificate-required-cube-absent = el cubo que toda Solución debe tener no se puede usar.
certificate-no-restriction-to-be-had = Obligatorios pide una Restricción ({ $signs } signos), y faltan los conjuntos para ella (se pueden usar { $sets }).
certificate-too-few-cubes = una Solución tiene dos cubos, uno de ellos un conjunto. Se pueden usar { $sets } conjuntos y { $signs } signos.
certificate-too-few-joins = los { $sets } conjuntos que hay que usar necesitan signos entre ellos, y solo se pueden usar { $joins }.
certificate-too-few-sets = los { $joins } signos que hay que usar necesitan más conjuntos, y solo se pueden usar { $sets }.
certificate-one-set-only = dos Soluciones deben nombrar conjuntos distintos, y como mucho un conjunto vale la Meta.
certificate-every-meaning-fails = valgan por lo que valgan los cubos y cartas comodín, no puede ser: { $because }.
