### The command read and the guided tour.

## The command read.

cannot-read = No puedo leer esto. { $message }
read-as = Leo: { $echo }
empty-mat = un tapete sin nada encima
no-goal = Todavía no hay Meta en este tapete. Agrega una, y puedo calcularla.
lonely-minus = Un − va entre dos números. Para −5, pon el 5 de cabeza: u5.
too-long = Esto es demasiado largo para un juego de 24 cubos. No lo calculé.
star-is-power = Nota: en los cubos * significa “elevado a”, así que 2*3 es 2³. Para multiplicar, escribe x.
side-left = A la izquierda de =
side-right = A la derecha de =
side-goal = Meta
side-expression = Expresión
no-reading = Falta algo o algo está fuera de lugar. Puede ser un número entre dos signos, o un signo entre dos números.
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
budget-ran-out = Hay demasiadas maneras. Paré antes de verlas todas.
maybe-equal = Algunos de estos valores pueden ser iguales. No puedo saberlo.
is-worth = = { $value }
has-no-value = no tiene valor: { $reason }
is-not-settled = no está decidido: { $reason }
about = { $exact }  (aproximadamente { $about })
also = { $exact } = { $decimal }
long-value = { $start }… ({ $size } caracteres)

## What a sign means under a variation, told behind a reading that uses it.

meanings = { "   " }[{ $list }]
means-factors = × cuenta los divisores
means-next-prime = × es el siguiente número primo
means-lcm = √ es el mínimo común múltiplo
means-gcf = * es el máximo común divisor
means-percent = una √ de cabeza es por ciento de
means-remainder = un ÷ de lado es el residuo
means-log = ÷ es el logaritmo: 8 ÷ 2 es 3, porque 2 elevado a 3 es 8
means-average = + es el promedio

## The guided tour.

tour-welcome = ¡Te damos la bienvenida a Goalsetter! Aquí puedes probar EQUATIONS y ON-SETS.
tour-how = Escribe una línea como la escribirías con los cubos. Muestro todas las maneras de leerla. Presiona Enter para probar mi idea. Escribe help para ver los símbolos, play para una partida, o quit para salir.
tour-prompt = línea>{ " " }
tour-try = Prueba { $line }   { $reason }
tour-grouping = EQUATIONS no tiene orden de operaciones, así que los paréntesis importan.
tour-clash = √ y ! quieren los dos el 9.
tour-star = ¿Qué significa *?
tour-root = El índice de una raíz va antes de √.
tour-turned = u es un cubo de cabeza, y s es uno de lado.
tour-huge = Es demasiado grande para cualquier papel. Aun así es exacto.
tour-own = Ahora escribe tu propia línea, o quit.
tour-help = Los cubos son las cifras 0–9 y + - x / ^ √. Puedes escribir v por √ y * por ^. ( ) [ ] { "{" } { "}" } agrupan. ! es factorial. u2 es un 2 de cabeza, s2 es un 2 de lado, r3 es un 3 rojo. 0<5> es un 0 comodín que vale por 5. Una Ecuación es Solución = Meta.
tour-bye = ¡Hasta luego, y que tengas buenas Metas!

## The command read, for ON-SETS, and help.

side-restriction = Restricción { $text }
side-set-name = Nombre del Conjunto { $text }
no-set-reading = Esto no nombra un conjunto. Falta algo o algo está fuera de lugar.
no-restriction-reading = Esto no es una Restricción. Pon = o ⊆ entre dos conjuntos, fuera de todos los paréntesis.
too-long-set = Esto es demasiado largo para un juego de 18 cubos. No lo calculé.
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
with-removed = Sin { $cards }:
on-universe = Con estas { $count }: { $cards }
goal-is-worth = La Meta vale { $values }.
goal-also-worth = Con Absolute Value puede valer { $values }.
goal-is-illegal = Esta Meta no es legal. { $sentence }
help-read-sets = Lee el texto como ON-SETS, aunque no lo parezca.
help-universe = Las cartas del Universo: 'BRG BY G blank'.
help-read-universe = ON-SETS: las cartas del Universo, 'BRG BY G blank'. Usual: las dieciséis.
help-judge-solution = ON-SETS: la Solución del papel, 'B ⊆ R ; B'. Dala dos veces con Two Solutions.
