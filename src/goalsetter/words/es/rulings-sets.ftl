### Open questions of ON-SETS and their answers.

ruling-operations-counted = Two Operations: ¿qué signos cuentan?
ruling-operations-counted-whole-solution = cuentan los signos de las Restricciones y del Nombre del Conjunto
ruling-operations-counted-set-name = cuentan solo los signos del Nombre del Conjunto
ruling-wild-restriction-cube = ¿Puede ser comodín un cubo = o ⊆, si la lista no lo excluye?
ruling-wild-restriction-cube-allowed = un cubo = o ⊆ puede ser comodín, si la lista no lo excluye
ruling-wild-restriction-cube-barred = un cubo = o ⊆ no puede ser comodín
ruling-wild-cube-as-restriction-sign = Un cubo comodín Obligatorio vale por = o ⊆. ¿Debe estar en el Nombre del Conjunto?
ruling-wild-cube-as-restriction-sign-exempt = un cubo comodín que vale por = o ⊆ no tiene que estar en el Nombre del Conjunto
ruling-wild-cube-as-restriction-sign-not-exempt = un cubo comodín Obligatorio debe estar en el Nombre del Conjunto, valga por lo que valga
ruling-wild-cube-where-no-restrictions = ¿Puede un cubo comodín ser = o ⊆ en Elementary?
ruling-wild-cube-where-no-restrictions-may-not = sin Restricciones, un cubo comodín no puede ser = ni ⊆
ruling-wild-cube-where-no-restrictions-may = un cubo comodín puede ser = o ⊆ en todas las divisiones
ruling-wild-cube-saves-choice = Una variación no cambiaría nada. ¿La puede salvar un cubo comodín?
ruling-wild-cube-saves-choice-saves = un cubo comodín que podría ser el símbolo la salva
ruling-wild-cube-saves-choice-does-not = debe haber salido el símbolo mismo
ruling-required-cube-itself = ¿Puede un cubo comodín tomar el lugar del cubo de Required Cube?
ruling-required-cube-itself-that-cube = no: debes usar el cubo mismo
ruling-wild-cube-as-minus = Symmetric Difference: ¿qué hace un cubo comodín como −?
ruling-wild-cube-as-minus-symmetric = un cubo comodín usado como − toma la diferencia simétrica
ruling-wild-cube-as-minus-plain = un cubo comodín usado como − solo resta
ruling-minus-wild-and-symmetric = ¿Y si − Wild y Symmetric Difference están elegidas las dos?
ruling-minus-wild-and-symmetric-later-ignored = la última no cuenta
ruling-minus-wild-and-symmetric-symmetric-prevails = vale Symmetric Difference, y − no es comodín
ruling-goal-layouts = ¿Cómo puedes poner los cubos de una Meta?
ruling-goal-layouts-drawn-in-the-book = pon una Meta de una de las siete maneras dibujadas en el libro
ruling-goal-layouts-any = pon una Meta de cualquier manera
ruling-goal-below-zero = ¿Puede una Meta ser menor que 0?
ruling-goal-below-zero-illegal = no: ningún conjunto tiene menos de 0 cartas
ruling-lone-upside-down-goal = ¿Qué es una Meta de un solo cubo de cabeza?
ruling-lone-upside-down-goal-negative = una Meta de un solo cubo de cabeza es menor que 0
ruling-lone-upside-down-goal-face-value = una Meta de un solo cubo de cabeza es el número que lleva
ruling-cube-serves = ¿Cuántas veces puedes usar un cubo?
ruling-cube-serves-in-both-parts = puedes usar un cubo una vez en las Restricciones y otra vez en el Nombre del Conjunto
ruling-cube-serves-once = puedes usar un cubo una vez en toda la Solución
ruling-interchangeable-uses = ¿Un cubo intercambiable debe significar siempre lo mismo?
ruling-interchangeable-uses-may-differ = no: puede ser distinto cada vez
ruling-required-cube-assigned = ∪ y ∩ son intercambiables. ¿Cuándo usas un ∪ Obligatorio?
ruling-required-cube-assigned-some-assignment = cuando hay una manera de repartir los cubos del tapete en la que se usa un cubo ∪
ruling-null-restriction = ¿Cuándo una Restricción no quita nada?
ruling-null-restriction-in-every-order = cada Restricción quita una carta que ninguna otra quita
ruling-null-restriction-as-written = cada Restricción quita una carta que todavía está, en el orden en que las escribes
ruling-same-variation-other-fill = ¿Puedes elegir otra vez una variación con su hueco llenado de otra manera?
ruling-same-variation-other-fill-already-chosen = eliges una variación una sola vez, sin importar qué llena su hueco
ruling-same-variation-other-fill-another = puedes elegirla otra vez con su hueco llenado de otra manera
ruling-multiple-operations-reach = ¿Multiple Operations sirve para = y ⊆?
ruling-multiple-operations-reach-operations-only = no puedes repetir = ni ⊆
ruling-multiple-operations-reach-restriction-signs-too = también puedes repetir = y ⊆
ruling-double-set-symbols = ¿Qué símbolos pueden nombrar un Double Set?
ruling-double-set-symbols-any = cualesquiera símbolos pueden nombrar un Double Set
ruling-double-set-symbols-rolled = nombras un Double Set con símbolos que salieron
ruling-double-set-reading = ¿Los cubos comodín o intercambiables cambian el nombre de un Double Set?
ruling-double-set-reading-plain = no: léelo tal como está
ruling-double-set-blank-card = Alguien pone colores en la carta en blanco. ¿Está en un Double Set?
ruling-double-set-blank-card-dressed = una carta en blanco cuenta doble con los colores que recibe
ruling-double-set-blank-card-as-dealt = una carta en blanco cuenta doble solo como carta en blanco
ruling-required-card-itself = ¿Puede la carta en blanco tomar el lugar de una carta obligatoria?
ruling-required-card-itself-that-card = una carta obligatoria es exactamente esa carta
ruling-required-card-itself-dressed-blank-too = una carta en blanco con los mismos colores basta como carta obligatoria
ruling-readings-keep-variations = Se puede leer de muchas maneras. ¿Cuáles deben hacer lo que piden las variaciones?
ruling-readings-keep-variations-every-reading = toda manera de leerla debe hacer lo que piden las variaciones
ruling-readings-keep-variations-some-reading = basta una manera de leerla que haga lo que piden las variaciones
ruling-order-of-two-solutions = ¿Cuál de las Two Solutions debe tener una carta nueva?
ruling-order-of-two-solutions-as-written = la segunda Solución del papel tiene una carta que la primera no tiene
ruling-order-of-two-solutions-either = una de las dos Soluciones tiene una carta que la otra no tiene
ruling-complement-of-complement = ¿R'' es un conjunto?
ruling-complement-of-complement-legal = R'' es el conjunto R
ruling-complement-of-complement-illegal = un segundo ' necesita paréntesis
