### The command variations; what each means is told by its plain name.

## EQUATIONS, and both games.

variation-sideways = Una cifra de lado significa 1 ÷ esa cifra.
variation-upside-down = Una cifra de cabeza está bajo cero.
variation-0-wild = Un 0 puede valer por otra cifra. En algunas divisiones puede valer por un signo. Todos los 0 de la Ecuación valen lo mismo. Escribe qué.
variation-x-wild = Un × puede valer por una cifra. En algunas divisiones puede valer por otro signo. Todos los × de la Ecuación valen lo mismo. Escribe qué.
variation-factorial = Puedes escribir dos ! en una Ecuación. 4! significa 4×3×2×1.
variation-multiple-operations = Puedes usar un cubo de operación muchas veces en una Solución.
variation-three-operation-solution = Una Solución necesita tres signos de operación o más.
variation-remainder = Un ÷ de lado da lo que sobra. Con 7 y 4, es 3. Usa números enteros.
variation-two-digit-numerals = Puedes usar números de dos cifras en una Solución.
variation-lcm = √ puede ser el mínimo común múltiplo: 4 √ 6 = 12. Márcalo al escribir.
variation-gcf = * puede ser el máximo común divisor: 4 * 6 = 2. Márcalo al escribir.
variation-number-of-factors = × antes de un número cuenta sus divisores: ×6 = 4.
variation-next-prime-number = × antes de un número es el siguiente primo: ×7 = 11.
variation-percent = Una √ de cabeza es por ciento. Entre 5 y 40 da el 5 % de 40: eso es 2.
variation-decimal-point = * puede ser un punto decimal. Márcalo al escribir.
variation-plus-is-average = Cada + es el promedio: 4 + 6 = 5.
variation-base = Cada número está en la base que eliges. En base 8, 12 significa 10.
variation-multiple-of = La Solución y la Meta deben diferir en el número que eliges, o en 2, 3 … veces ese número.
variation-powers-of-the-base = Un 1 solo puede ser cualquier potencia entera de la base. Escribe cuál.
variation-exponent = Una cifra del color que eliges puede ser un exponente. No necesita * antes.
variation-abplus = Dos cifras y un + forman un decimal sin fin: .ABABAB… o .ABBB…
variation-add-to-goal = En tu turno, puedes agregar un cubo a la Meta en vez de mover.
variation-imaginary = Un − de lado es i, la raíz cuadrada de −1. Las potencias y raíces tienen todos sus valores.
variation-root-is-i = √ es i, la raíz cuadrada de −1. Ya no significa raíz.
variation-decimal-in-goal = Puedes poner puntos decimales entre las cifras de la Meta.
variation-over-as-log = ÷ puede ser el logaritmo: 8 ÷ 2 = 3, porque 2 elevado a 3 es 8. Un ÷ de lado siempre es el logaritmo.
variations-title = { $edition }, división { $division }
variations-none = Aquí no hay nada que elegir.
variations-always = En juego en todas las manos
variations-choose = Para elegir
variations-row = { "  " }{ $name } [{ $clause }]
variations-row-plain = { "  " }{ $name }
variations-meaning = { "   " }{ $meaning }
variations-fills = { "   " }Llena con uno de estos: { $fills }.
variations-colour = { "   " }Llena con un color: red (rojo), blue (azul), green (verde) o black (negro).
variations-years = { "   " }Solo en { $years }.
blank-number = uno de estos números
blank-colour = uno de los cuatro colores
blank-cube = un signo que salió, pero no una cifra
blank-cube-but = un signo que salió, pero no una cifra ni { $symbols }
blank-set = un conjunto de cuatro signos o menos: ni vacío ni todo el Universo
blank-card = una carta del Universo, obligatoria o prohibida
blank-card-colour = uno de los cuatro colores de las cartas
list-odd = lista de años impares
list-even = lista de años pares
list-both = las dos listas
list-every = lista de todos los años
list-none = sin variaciones (regla de la casa)
list-fixed = las mismas variaciones en cada mano (regla de la casa)
years-odd = años impares
years-even = años pares
years-every = todos los años
choice-may = Puedes elegir { $name }.
choice-may-not = No puedes elegir { $name }.

## ON-SETS.

variation-required-cube = La Solución debe usar el cubo del hueco. Un cubo comodín en su lugar no cuenta.
variation-wild-cube = El cubo del hueco puede valer por cualquier otro símbolo, pero no por una cifra. Vale lo mismo en toda una Solución. Escribe qué.
variation-union-and-intersection-interchangeable = Puedes usar ∪ como ∩, y ∩ como ∪. Solo escribe el que quieres.
variation-V-and-null-interchangeable = Puedes usar V como Λ, y Λ como V. Solo escribe el que quieres.
variation-two-operations = Una Solución necesita dos o más de estos signos: ∪ ∩ − ′.
variation-shift-from-permitted = En tu turno, puedes pasar un cubo de Permitidos a Obligatorios o Prohibidos en vez de mover.
variation-no-null-restrictions = Una Restricción que no quita ninguna carta hace incorrecta la Solución.
variation-absolute-value = Puedes leer una cifra de cabeza de la Meta como si estuviera derecha.
variation-double-set = Las cartas del conjunto que nombras cuentan como dos.
variation-double-color = Las cartas con el color que nombras cuentan como dos.
variation-required-or-forbidden-card = Toda Solución debe tener en su conjunto la carta que nombras, o no debe tenerla. Tú dices cuál.
variation-blank-card-wild = Cada quien que escribe puede poner colores en la carta en blanco. Escribe cuáles.
variation-symmetric-difference = A − B tiene las cartas que están en solo uno de A y B.
variation-two-solutions = Cada quien que escribe entrega dos Soluciones. La segunda necesita una carta que la primera no tiene.
variation-no-forbidden = Solo puedes poner cifras en Prohibidos.
variations-cube = { "   " }Llena con un cubo que salió y que no es una cifra.
variations-set = { "   " }Llena con un conjunto, como B o (B − R)'.
variations-card_colour = { "   " }Llena con uno de los cuatro colores: B, R, G o Y.
variations-card = { "   " }Llena con una carta del Universo. Di si es obligatoria o prohibida.
variations-barred = { "   " }Pero no { $symbols }.
