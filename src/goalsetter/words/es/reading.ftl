### The command read and the guided tour.

## The command read.

cannot-read = No puedo leer esto. { $message }
read-as = Leo: { $echo }
empty-mat = un tapete sin nada encima
no-goal = Todavía no hay Meta en este tapete, así que no hay nada que calcular.
lonely-minus = Un - va entre dos números. Para menos 5, pon el 5 de cabeza: u5.
too-long = Esto es demasiado largo para un juego de 24 cubos, así que no lo calculé.
star-is-power = Nota: en los cubos * significa “elevado a”, así que 2*3 es 2³. Para multiplicar, escribe x.
side-left = A la izquierda de =
side-right = A la derecha de =
side-goal = Meta
side-expression = Expresión
no-reading = Esto no es una expresión: falta algo o algo está fuera de lugar, como un número entre dos signos o un signo entre dos números.
groupings =
    { $count ->
        [one] Una manera de agruparlo
       *[other] { $count } maneras de agruparlo
    }
headline-values =
    { $values ->
        [0] { $groupings }, pero ningún valor:
        [one] { $groupings }, un valor:
       *[other] { $groupings }, { $values } valores distintos:
    }
more-values =
    { $count ->
        [one] { "  " }… y { $count } valor más (--limit o --json lo muestra)
       *[other] { "  " }… y { $count } valores más (--limit o --json los muestra)
    }
budget-ran-out = Demasiadas posibilidades: me detuve antes de haberlas visto todas.
maybe-equal = Puede que algunos de estos valores sean iguales; no pude decidirlo.
is-worth = = { $value }
has-no-value = no tiene valor: { $reason }
is-not-settled = no está decidido: { $reason }
about = { $exact }  (aproximadamente { $about })
also = { $exact } = { $decimal }
long-value = { $start }… ({ $size } caracteres)

## What a sign means under a variation, told behind a reading that uses it.

meanings = { "   " }[{ $list }]
means-factors = x cuenta los divisores
means-next-prime = x es el siguiente número primo
means-lcm = √ es el mínimo común múltiplo
means-gcf = ^ es el máximo común divisor
means-percent = √ de cabeza es tanto por ciento de
means-remainder = ÷ de lado es el resto
means-log = ÷ es el logaritmo: 8 sobre 2 es 3, porque 2 elevado a 3 es 8
means-average = + es el promedio

## The guided tour.

tour-welcome = Te damos la bienvenida a Goalsetter, el juez de EQUATIONS.
tour-how = Escribe lo que escribirías con los cubos; te digo todas las maneras de leerlo. Pulsa Enter para aceptar mi sugerencia, escribe help para ver los símbolos, play para jugar una partida, quit para salir.
tour-prompt = línea>{ " " }
tour-try = Prueba { $line }   { $reason }
tour-grouping = En EQUATIONS no hay orden de operaciones: los paréntesis importan.
tour-clash = Tanto √ como ! quieren el 9.
tour-star = ¿Qué significa *?
tour-root = El índice de una raíz va antes de √.
tour-turned = u es un cubo de cabeza; s, uno de lado.
tour-huge = Demasiado grande para cualquier papel, pero exacto de todos modos.
tour-own = Ahora escribe una línea tuya, o quit.
tour-help = Las cifras 0–9 y + - x / ^ √ son los cubos (v también es √, * es ^). ( ) [ ] { "{" } { "}" } agrupan. ! es factorial. u2 es un 2 de cabeza, s2 un 2 de lado, r3 un 3 rojo. 0<5> es un 0 comodín que vale por 5. Una Ecuación es Solución = Meta.
tour-bye = ¡Hasta luego, y que tengas buenas Metas!

## The command read, for ON-SETS, and help.

side-restriction = Restricción { $text }
side-set-name = Nombre del Conjunto { $text }
no-set-reading = Esto no nombra ningún conjunto de cartas: falta algo o algo está fuera de lugar.
no-restriction-reading = Esto no es una Restricción: necesita = o ⊆ entre dos conjuntos, fuera de todos los paréntesis.
too-long-set = Esto es demasiado largo para un juego de 18 cubos, así que no lo calculé.
headline-sets =
    { $count ->
        [one] { $groupings }, un conjunto de cartas:
       *[other] { $groupings }, { $count } conjuntos de cartas distintos:
    }
headline-removals =
    { $count ->
        [one] { $groupings }, un efecto:
       *[other] { $groupings }, { $count } efectos distintos:
    }
names-cards = = { $cards }  ({ $count })
removes-cards = quita { $cards }
more-sets = { "  " }… y más (--limit o --json los muestra)
with-removed = Si se quitan { $cards }:
on-universe = Con estas { $count }: { $cards }
goal-is-worth = La Meta vale { $values }.
goal-also-worth = Con Absolute Value puede valer { $values }.
goal-is-illegal = Esta no es una Meta legal. { $sentence }
help-read-sets = Lee el texto como uno de ON-SETS, aunque no se note.
help-universe = Las cartas que se repartieron: 'BRG BY G blank'.
help-read-universe = ON-SETS: las cartas que se repartieron, 'BRG BY G blank'; las dieciséis si no se dice nada.
help-judge-solution = ON-SETS: la Solución tal como está escrita, 'B ⊆ R ; B'; dos veces con Two Solutions.
