### The glossary: what the words of the rule books mean, and the forms in which they stand in a sentence.

## Terms.

term-goal = El número que hay que formar. En ON-SETS, cuántas cartas necesita tu conjunto.
term-goal-forms = Meta, Metas
term-resources = Los cubos que nadie ha movido todavía.
term-resources-forms = Recursos
term-required = Tienes que usar todos estos cubos en tu Solución.
term-required-forms = Obligatorios
term-permitted = Puedes usar estos cubos en tu Solución.
term-permitted-forms = Permitidos
term-forbidden = Nadie puede usar estos cubos.
term-forbidden-forms = Prohibidos
term-solution = Lo que escribes para formar la Meta con los cubos.
term-solution-forms = Solución, Soluciones
term-equation = Tu Solución, luego = y luego la Meta.
term-equation-forms = Ecuación, Ecuaciones
term-set-name = La parte de tu Solución que nombra un conjunto de cartas.
term-set-name-forms = Nombre de conjunto, Nombres de conjunto
term-restriction = Una línea con = o ⊆. Quita cartas antes de contar.
term-restriction-forms = Restricción, Restricciones
term-universe = Todas las cartas de la mesa en esta ronda.
term-universe-forms = Universo
term-now = Un reto: basta un cubo más para formar la Meta.
term-now-forms = Ahora
term-impossible = Un reto: nadie puede formar la Meta con estos cubos.
term-impossible-forms = Imposible
term-challenge = Parar el juego y decir Ahora o Imposible.
term-challenge-forms = reto, retos
term-mover = Quien jugó justo antes del reto.
term-mover-forms = Jugador
term-challenger = Quien hizo el reto.
term-challenger-forms = Retador
term-third-party = Quien no retó ni fue retado. El Tercero elige un lado.
term-third-party-forms = Tercero
term-forceout = Un aviso de las reglas antiguas. Basta un cubo más, y quien jugó no pudo evitarlo.
term-forceout-forms = salida forzada
term-flub = Una mala jugada en las reglas antiguas. Puedes retarla.
term-flub-forms = fallo, fallos
term-shift = Pasar un cubo de Permitidos a Obligatorios o Prohibidos.
term-shift-forms = cambio
term-bonus = Un cubo que pones en Prohibidos antes de tu jugada.
term-bonus-forms = extra
term-wild = Un cubo comodín puede valer por otro signo.
term-wild-forms = comodín
term-variation = Una regla especial solo para esta ronda.
term-variation-forms = variación, variaciones
term-shake = Una ronda, de la tirada a los puntos.
term-shake-forms = ronda, rondas
