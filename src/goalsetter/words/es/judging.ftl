### The command judge.

## EQUATIONS, and both games.

ruling-correct = CORRECTO
ruling-wrong = INCORRECTO
ruling-wrong-if-raised = INCORRECTO SI SE SEÑALA
ruling-legal = LEGAL
ruling-illegal = NO ES LEGAL
judge-equation = Ecuación: { $text }
judge-goal = Meta: { $text }
judge-under = Reglas: { $edition }, división { $division }{ $variations }
judge-variations = ; con { $list }
judge-finding = { $sentence } [{ $clause }]
judge-ruling = Los libros no lo resuelven. Mi respuesta: { $ruling }.
judge-only-if-raised = Esto solo cuenta si quien revisa lo señala.
judge-counter = Quien revisa puede leerlo como  { $counter }
judge-counter-values = Entonces es { $value } en un lado y { $goal } en el otro.
judge-assumed-now = No nombraste un reto, así que tomé Ahora. Permite un cubo de Recursos.
judge-repair = Así es seguro:                { $repair }
judge-bracketed = El paréntesis que falta puede ir aquí:  { $bracketed }
judge-values = La Solución da { $value } y la Meta es { $goal }.
judge-goal-values = Puede valer { $values }.
judge-goal-more = Puede valer { $values } y más. Un 1 puede ser cualquier potencia de la base.
judge-goal-unsettled = Puede haber más valores. No pude calcularlos todos.
judge-rulings = Los libros no lo resuelven. Mi respuesta: { $list }.
judge-rulings-untried = Los libros dejan aquí preguntas abiertas. No puedo probar todas las respuestas: tarda demasiado.
rulings-title = Preguntas que { $game } deja abiertas, y sus respuestas
rulings-row = { $name }: { $question }
rulings-answer = { "   " }{ $answer }: { $words }
rulings-answer-where = { "   " }{ $answer }: { $words } ({ $where })
rulings-usual = lo usual
rulings-settled = { "   " }Esta ya está resuelta. No hay otra respuesta.
rulings-sources = { "   " }Fuentes: { $sources }
rulings-how = Escribe goalsetter judge --ruling NOMBRE=RESPUESTA para usar otra respuesta.
more-of-them = { $values } … ({ $count } valores)

## ON-SETS.

judge-solution = Solución: { $text }
judge-deal = Nota: { $sentence }
judge-universe = Universo: { $count }
judge-counter-cards = Entonces toma { $cards } y cuenta { $value }. La Meta es { $goal }.
cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
no-cards = ninguna carta
card-blank = “en blanco”
card-gone = quitada
card-taken = tomada
card-twice = doble
step-removes = La Restricción { $restriction } quita { $cards }.
step-removes-nothing = La Restricción { $restriction } no quita ninguna carta.
step-left = Quedan { $cards } ({ $count }).
step-takes = El Nombre del Conjunto { $name } toma { $cards }: { $count }.
step-takes-nothing = El Nombre del Conjunto { $name } no toma ninguna carta.
step-twice = Estas cuentan doble: { $cards }. Así, el conjunto cuenta { $worth }.
step-goal-met = La Meta { $goal } vale { $values }. ¡Coincide!
step-goal-missed = La Meta { $goal } vale { $values }, no { $worth }.
