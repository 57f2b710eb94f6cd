### Open questions of ON-SETS and their answers.

ruling-operations-counted = Two Operations: ¿qué signos cuentan?
ruling-operations-counted-whole-solution = cuentan los signos de las Restricciones y del Nombre del Conjunto
ruling-operations-counted-set-name = cuentan los signos del Nombre del Conjunto
ruling-wild-restriction-cube = ¿Puede ser comodín un cubo = o ⊆ donde la lista no lo excluye?
ruling-wild-restriction-cube-allowed = un cubo = o ⊆ puede ser comodín donde la lista no lo excluye
ruling-wild-restriction-cube-barred = un cubo = o ⊆ no puede ser comodín
ruling-wild-cube-as-restriction-sign = ¿Un cubo comodín Obligatorio que vale por = o ⊆ debe estar en el Nombre del Conjunto?
ruling-wild-cube-as-restriction-sign-exempt = un cubo comodín que vale por = o ⊆ no tiene que estar en el Nombre del Conjunto
ruling-wild-cube-as-restriction-sign-not-exempt = un cubo comodín Obligatorio debe estar en el Nombre del Conjunto, valga por lo que valga
ruling-wild-cube-where-no-restrictions = ¿Puede un cubo comodín ser = o ⊆ en la división Elementary?
ruling-wild-cube-where-no-restrictions-may-not = donde no se juega con Restricciones, un cubo comodín no es = ni ⊆
ruling-wild-cube-where-no-restrictions-may = un cubo comodín puede ser = o ⊆ en todas las divisiones
ruling-wild-cube-saves-choice = ¿Un cubo comodín salva una elección que no tendría efecto?
ruling-wild-cube-saves-choice-saves = un cubo comodín que podría traer el símbolo salva una elección
ruling-wild-cube-saves-choice-does-not = tiene que haber salido el símbolo mismo
ruling-required-cube-itself = ¿Puede un cubo comodín reemplazar al cubo de Required Cube?
ruling-required-cube-itself-that-cube = no: hay que usar el cubo mismo
ruling-wild-cube-as-minus = Symmetric Difference: ¿qué es un cubo comodín que vale por −?
ruling-wild-cube-as-minus-symmetric = un cubo comodín usado como − toma la diferencia simétrica
ruling-wild-cube-as-minus-plain = un cubo comodín usado como − es una simple resta
ruling-minus-wild-and-symmetric = ¿Y si se eligieron tanto − Wild como Symmetric Difference?
ruling-minus-wild-and-symmetric-later-ignored = se ignora la que se eligió después
ruling-minus-wild-and-symmetric-symmetric-prevails = vale Symmetric Difference, y − no es comodín
ruling-goal-layouts = ¿Cómo pueden estar puestos los cubos de una Meta?
ruling-goal-layouts-drawn-in-the-book = una Meta se pone de una de las siete maneras que dibuja el libro
ruling-goal-layouts-any = una Meta se puede poner de cualquier manera
ruling-goal-below-zero = ¿Puede una Meta ser menor que cero?
ruling-goal-below-zero-illegal = no: no hay conjuntos con menos de cero cartas
ruling-lone-upside-down-goal = ¿Qué es una Meta de un solo cubo de cabeza?
ruling-lone-upside-down-goal-negative = una Meta de un solo cubo de cabeza es menor que cero
ruling-lone-upside-down-goal-face-value = una Meta de un solo cubo de cabeza es el número que lleva
ruling-cube-serves = ¿Cuántas veces se puede usar un cubo?
ruling-cube-serves-in-both-parts = un cubo sirve una vez en las Restricciones y otra vez en el Nombre del Conjunto
ruling-cube-serves-once = un cubo sirve una sola vez en toda la Solución
ruling-interchangeable-uses = ¿Un cubo intercambiable debe significar lo mismo en todas partes?
ruling-interchangeable-uses-may-differ = no: cada uso puede ser distinto
ruling-required-cube-assigned = ¿Cuándo se ha usado un ∪ Obligatorio, si ∪ y ∩ son intercambiables?
ruling-required-cube-assigned-some-assignment = si los cubos del tapete se pueden repartir de modo que sirva un cubo ∪
ruling-null-restriction = ¿Cuándo una Restricción no quita nada?
ruling-null-restriction-in-every-order = cada Restricción quita una carta que ninguna otra quita
ruling-null-restriction-as-written = cada Restricción quita una carta que todavía está, en el orden escrito
ruling-same-variation-other-fill = ¿Se puede elegir otra vez una variación con otra cosa en el hueco?
ruling-same-variation-other-fill-already-chosen = una variación se elige una sola vez, sea lo que sea lo que rellene su hueco
ruling-same-variation-other-fill-another = también se puede elegir una variación con otra cosa en el hueco
ruling-multiple-operations-reach = ¿Multiple Operations alcanza a = y ⊆?
ruling-multiple-operations-reach-operations-only = = y ⊆ no se pueden repetir
ruling-multiple-operations-reach-restriction-signs-too = = y ⊆ también se pueden repetir
ruling-double-set-symbols = ¿Qué símbolos pueden nombrar un Double Set?
ruling-double-set-symbols-any = cualesquiera símbolos pueden nombrar un Double Set
ruling-double-set-symbols-rolled = un Double Set se nombra con símbolos que salieron
ruling-double-set-reading = ¿Importan los cubos comodín e intercambiables en el nombre de un Double Set?
ruling-double-set-reading-plain = no: se lee tal como está
ruling-double-set-blank-card = ¿Está en un Double Set una carta en blanco con colores propios?
ruling-double-set-blank-card-dressed = una carta en blanco cuenta doble con los colores que se le dieron
ruling-double-set-blank-card-as-dealt = una carta en blanco cuenta doble solo tal como se repartió
ruling-required-card-itself = ¿Puede la carta en blanco reemplazar a una carta obligatoria?
ruling-required-card-itself-that-card = una carta obligatoria es exactamente esa carta
ruling-required-card-itself-dressed-blank-too = una carta en blanco con los mismos colores sirve como carta obligatoria
ruling-readings-keep-variations = ¿Qué lecturas deben cumplir lo que piden las variaciones?
ruling-readings-keep-variations-every-reading = todas las lecturas cumplen lo que piden las variaciones
ruling-readings-keep-variations-some-reading = basta con que alguna lectura cumpla lo que piden las variaciones
ruling-order-of-two-solutions = ¿Cuál de las Two Solutions debe traer una carta nueva?
ruling-order-of-two-solutions-as-written = la Solución escrita en segundo lugar tiene una carta que le falta a la primera
ruling-order-of-two-solutions-either = una de las dos Soluciones tiene una carta que le falta a la otra
ruling-complement-of-complement = ¿R'' es un conjunto?
ruling-complement-of-complement-legal = R'' es el conjunto R
ruling-complement-of-complement-illegal = un segundo ' necesita paréntesis
