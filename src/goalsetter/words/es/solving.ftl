### The command solve.

## What goalsetter solve tells.

solve-solvable = SÍ, HAY UNA SOLUCIÓN
solve-impossible = NO, NO HAY SOLUCIÓN
solve-unknown = NO LO SÉ
solve-goal-found = SÍ, HAY UNA META
solve-no-goal = NO, NO HAY NINGUNA META
solve-asked-now = Usa: todos los Obligatorios, los Permitidos que quieras, un cubo de Recursos como máximo (reto ¡Ahora!)
solve-asked-impossible = Usa: todos los Obligatorios, los Permitidos que quieras, los Recursos que quieras (reto ¡Imposible!)
solve-asked-last-cube = Usa: todos los Obligatorios, los Permitidos que quieras, ninguno de Recursos
solve-asked-goal = Usa: los cubos que quieras para una Meta, y los demás para una Solución
solve-goal = Meta: { $goal }
solve-witness = Por ejemplo: { $text }
solve-more = { "             " }{ $text }
solve-why = Por qué: { $why }
solve-exhausted = probé todas las maneras de usar hasta { $cubes } cubos (colecciones de cubos: { $vectors }, valores: { $values }, pasos: { $steps }). No dejé nada fuera ni ninguna pregunta abierta, así que esto es una demostración.
solve-searching =
    { $seconds ->
        [one] sigo buscando, va { $seconds } segundo (presiona Ctrl-C para parar)
       *[other] sigo buscando, van { $seconds } segundos (presiona Ctrl-C para parar)
    }
unknown-budget = se acabaron mis pasos. Dame más con --budget.
unknown-memory = la búsqueda necesita demasiada memoria, así que paré.
unknown-cancelled = la búsqueda se detuvo.
unknown-values-out-of-domain = no encontré ninguna, pero algunos números eran demasiado grandes o enredados para calcularlos.
unknown-equality-undecided = no encontré ninguna, pero de algunos números no puedo saber si son iguales.
unknown-infinitely-many-leaves = estas variaciones dejan maneras sin fin de usar los cubos. Probé todas las sencillas y no encontré ninguna, pero eso no es una demostración.

## The short arguments of both solvers, by name.

certificate-goal-without-value = la Meta no tiene ningún valor legal, así que nada puede ser igual a ella.
certificate-required-cube-unusable = un cubo de Obligatorios no significa nada en estas reglas: { $cubes }
certificate-no-digit = no hay ninguna cifra que usar.
certificate-few-cubes = una Solución necesita { $needed } cubos o más, y solo puedes usar { $have }.
certificate-few-signs = las cifras de Obligatorios necesitan { $needed } signos que las unan, y solo puedes usar { $have }.
certificate-few-digits = los signos de Obligatorios necesitan { $needed } cifras, y solo puedes usar { $have }.
certificate-all-positive = la Meta es negativa ({ $goal }), y estos cubos no pueden formar un número negativo.
certificate-all-whole = la Meta no es un número entero ({ $goal }), y estos cubos solo forman números enteros.
certificate-all-rational = la Meta es irracional ({ $goal }), y estos cubos solo forman fracciones.
certificate-too-large = la parte de arriba o de abajo de la Meta ({ $goal }) es demasiado grande. Con + − × ÷, estas cifras llegan a { $bound } como máximo: su producto, duplicado por cada + y −.
certificate-no-larger-goal = esta Meta no tiene Solución. Todavía puedes hacer { $goals } Metas de ella con Recursos, y ninguna la tiene.
certificate-no-goal-has-a-solution = ninguna Meta de estos cubos deja cubos para una Solución.
certificate-no-legal-goal = estos cubos no pueden formar una Meta legal.
certificate-goal-beyond-universe = la Meta es { $goal } o más, y todas las cartas cuentan { $cards }.
certificate-no-sum-of-classes = estos cubos no pueden distinguir todas las cartas. Las cartas vienen en partes que cuentan { $classes }, y ninguna mezcla de partes cuenta { $goal }.
certificate-required-cube-absent = no puedes usar el cubo que toda Solución necesita.
certificate-no-restriction-to-be-had = Obligatorios necesita una Restricción ({ $signs } signos), y hay muy pocos conjuntos para ella (puedes usar { $sets }).
certificate-too-few-cubes = una Solución tiene dos cubos, y uno es un conjunto. Puedes usar { $sets } conjuntos y { $signs } signos.
certificate-too-few-joins = los { $sets } conjuntos que debes usar necesitan signos entre ellos, y solo puedes usar { $joins }.
certificate-too-few-sets = los { $joins } signos que debes usar necesitan más conjuntos, y solo puedes usar { $sets }.
certificate-one-set-only = dos Soluciones deben nombrar conjuntos distintos, y como máximo un conjunto forma la Meta.
certificate-every-meaning-fails = falla con todo lo que pueden valer los cubos y cartas comodín: { $because }.
