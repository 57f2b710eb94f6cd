### The command judge.

## EQUATIONS, and both games.

ruling-correct = CORRECTO
ruling-wrong = INCORRECTO
ruling-legal = LEGAL
ruling-illegal = NO ES LEGAL
judge-equation = Ecuación: { $text }
judge-goal = Meta: { $text }
judge-under = Reglas: { $edition }, división { $division }{ $variations }
judge-variations = ; con { $list }
judge-finding = { $sentence } [{ $clause }]
judge-ruling = Esto depende de cómo se decida una cuestión abierta: { $ruling }.
judge-only-if-raised = Esto solo cuenta si lo plantea quien revisa.
judge-counter = Quien revisa puede leerlo como  { $counter }
judge-counter-values = y entonces vale { $value } en un lado y { $goal } en el otro.
judge-assumed-now = No nombraste ningún desafío. Tomé Ahora: a lo más un cubo de Recursos.
judge-repair = Nadie podría objetar nada a     { $repair }
judge-bracketed = El paréntesis que falta puede ir aquí:  { $bracketed }
judge-values = La Solución vale { $value }, la Meta { $goal }.
judge-goal-values = Puede valer { $values }.
judge-goal-more = Puede valer { $values } y más: un 1 puede ser cualquier potencia de la base.
judge-goal-unsettled = Puede haber más valores: no pude calcularlos todos.
judge-rulings = Depende de cómo se decida una cuestión abierta: { $list }.
judge-rulings-untried = Puede depender de cómo se decidan cuestiones abiertas: probar todas las respuestas llevaría demasiado tiempo.
rulings-title = Cuestiones abiertas de { $game }, y cómo se deciden
rulings-row = { $name }: { $question }
rulings-answer = { "   " }{ $answer }: { $words }
rulings-answer-where = { "   " }{ $answer }: { $words } ({ $where })
rulings-usual = lo usual
rulings-settled = { "   " }No hay otra respuesta con la que jugar.
rulings-sources = { "   " }Fuentes: { $sources }
rulings-how = goalsetter judge --ruling NOMBRE=RESPUESTA juzga con otra respuesta.
more-of-them = { $values } … ({ $count } valores)

## ON-SETS.

judge-solution = Solución: { $text }
judge-deal = Por cierto: { $sentence }
judge-universe = Universo: { $count }
judge-counter-cards = y entonces toma { $cards } y cuenta { $value }; la Meta es { $goal }.
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
step-twice = Cuentan doble: { $cards }. Así que cuentan { $worth }.
step-goal-met = La Meta { $goal } vale { $values }: coincide.
step-goal-missed = La Meta { $goal } vale { $values }, no { $worth }.
