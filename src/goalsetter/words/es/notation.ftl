### Why a text cannot be read, and why a reading has no value.

## Why a text cannot be read.

notation-not-text = Necesito una línea de texto.
notation-too-long = Esto es demasiado largo para un juego de 24 cubos.
notation-empty-text = Todavía no hay nada que leer. Prueba con 2×3+5.
notation-unexpected-character = Aquí no puedo usar { QUOTE($found) }. Prueba con { $expected }.
notation-unknown-word = No conozco la palabra { QUOTE($found) }. Prueba con { $expected }.
notation-unexpected-end = Falta algo al final.
notation-prefix-twice = La letra { QUOTE($found) } está dos veces antes de un cubo. Basta una.
notation-two-colours = Un cubo tiene un solo color. Aquí hay dos.
notation-prefix-without-symbol = Una letra como s, u o r va justo antes de un cubo. Prueba con u2 o r3.
notation-missing-space = Pon un espacio entre dos cubos de una lista.
notation-too-deep = Hay demasiados paréntesis unos dentro de otros.
notation-unclosed-bracket = Este paréntesis nunca se cierra.
notation-unopened-bracket = Este paréntesis nunca se abre.
notation-mismatched-bracket = Este paréntesis no va con el que se abrió.
notation-empty-brackets = No hay nada entre estos paréntesis.
notation-note-unclosed = Una nota empieza con < y termina con >. Agrega el >.
notation-note-empty = No hay nada entre < y >.
notation-note-too-long = Esta nota es demasiado larga. Hazla más corta.
notation-note-twice = Basta una nota por cubo.
notation-note-without-cube = Una nota como <5> va justo después de un cubo o de un paréntesis.
notation-where-malformed = Después de “where” escribe algo como 0=5.
notation-where-not-here = Aquí no puedes usar “where”.
notation-space-between-digits = Hay un espacio entre dos cifras. Júntalas, o agrega un signo.
notation-empty-part = Aquí falta algo: un número, un conjunto o un cubo.
notation-missing-equals = Falta el =. Escribe Solución = Meta.
notation-extra-equals = Una Ecuación tiene un solo =.
notation-extra-semicolon = Sobra un ;.
notation-unknown-card = Esa carta no existe. Escribe sus colores en el orden B R G Y, o “blank” si está en blanco.
notation-card-twice = Cada carta existe una sola vez.
notation-unknown-section = No conozco esta parte del tapete. Prueba con universe, goal, required, permitted, forbidden o resources.
notation-section-twice = Esta parte del tapete aparece dos veces.
notation-section-malformed = No puedo leer esta parte del tapete.
notation-wrong-type = Un tapete en JSON es un objeto, y sus valores son textos.

## What could have stood where reading stopped, for the wordings that need more than a repeat.

expected-written-equations = una cifra, un signo (+ − × ÷ * √), un paréntesis, ! o un punto
expected-mat-equations = una cifra o un signo (+ − × ÷ * √), como en el tapete, sin paréntesis
expected-written-sets = un color (B R G Y), V, Λ, un signo (∪ ∩ − ' = ⊆) o un paréntesis
expected-cube = un cubo de EQUATIONS o de ON-SETS
expected-space = un espacio después del cubo
expected-set-sign = ' o − en su lugar
expected-other = otra cosa
expected-goal-sets = una cifra, / o un paréntesis ( )

## How to type what was probably meant, by the character or word where reading stopped.

typed-colon = Para dividir, escribe /.
typed-comma = Escribe los decimales con punto: 1.25. No pongas comas.
typed-half = Para un medio, escribe 1/2.
typed-fourth = Para un cuarto, escribe 1/4.
typed-three-fourths = Para tres cuartos, escribe 3/4.
typed-percent = Para el porcentaje, pon una √ de cabeza entre dos números: 5u√40.
typed-cube-root = Para una raíz cúbica, escribe 3√8.
typed-fourth-root = Para una raíz cuarta, escribe 4√16.
typed-letter-o = Para cero, escribe la cifra 0.
typed-letter-l = Para uno, escribe la cifra 1.
typed-plus-sets = Para la unión, escribe ∪ o U.
typed-ampersand-sets = Para la intersección, escribe ∩ o n.
typed-and-sets = Para la intersección, escribe ∩ o n.
typed-or-sets = Para la unión, escribe ∪ o U.
typed-superset-sets = Ponlo al revés: R ⊆ B.
typed-proper-superset-sets = Ponlo al revés: R ⊆ B.
typed-greater-sets = Ponlo al revés: R ⊆ B.
typed-log = Para un logaritmo, escribe /<log> entre los números.
typed-mod = Para el residuo, escribe s/ entre los números.
typed-negative = Para −5, pon el 5 de cabeza: u5.
typed-near = ¿Querías decir “{ $word }”?

## Why a reading has no value.

division-by-zero = no se puede dividir entre 0
several-values = tiene más de un valor
zero-index = no existe la raíz de índice 0
zero-to-nonpositive = 0 no puede tener como exponente 0 ni un número negativo
even-root-of-negative = aquí un número negativo no tiene raíz de índice par
negative-to-irrational = un número negativo no puede tener un exponente como √2
factorial-of-non-whole = ! solo sirve con 0, 1, 2, 3 …
log-of-nonpositive = el logaritmo solo sirve con números positivos
log-base = la base de un logaritmo debe ser positiva y distinta de 1
nonreal-base = esto solo sirve con números reales
nonreal-exponent = un exponente debe ser un número real
not-real = esto no es un número real
not-whole = esto solo sirve con los números enteros 0, 1, 2, 3 …
irrational-exponent = uno de sus exponentes no es un número entero ni una fracción
not-rational = esto solo sirve con números enteros y fracciones
lcm-of-zero = 0 no tiene mínimo común múltiplo
gcf-of-zeros = 0 y 0 no tienen máximo común divisor
remainder-of-zero = un residuo necesita dos números enteros positivos
factors-of-zero = no se pueden contar los divisores de 0
over-limit = el número pasa del límite de esta regla
not-that-root = la nota no es una de las raíces

## Why a value was not settled.

too-large = los números se hacen demasiado grandes
too-complex = las raíces se enredan demasiado
hard-to-factor = no pude hallar a tiempo todos sus divisores
undecided-sign = no puedo saber si está por encima o por debajo de 0
undecided-equality = no puedo saber si dos números son iguales
