### The lessons.

## The lessons of EQUATIONS: title, what is taught, the task, and what is said when it is done.

lesson-equations-goal-title = Poner una Meta
lesson-equations-goal-told = Tiraste estos cubos: son los Recursos. La Meta es un número que se puede formar con los cubos que quedan ahí. Lo que la forma se llama Solución.
lesson-equations-goal-task = Pon una Meta: los cubos 1 y 2 hacen 12, por ejemplo. Arrastra cada cubo a la Meta, o tócalo y luego toca la Meta. Después pulsa “¡Meta!”.
lesson-equations-goal-right = Esa Meta se puede alcanzar: con los cubos que quedan se puede formar una Solución.
lesson-equations-required-title = Obligatorios: hay que usarlos
lesson-equations-required-told = La Meta es 9. Ahora se juega por turnos: en cada turno pasa un cubo de los Recursos al tapete. Un cubo en Obligatorios se tiene que usar en toda Solución.
lesson-equations-required-task = Piensas en 3 × (1 + 2). Haz que todos tengan que usar ×.
lesson-equations-required-right = Desde ahora ninguna Solución es correcta sin ×.
lesson-equations-forbidden-title = Prohibidos: no se pueden usar
lesson-equations-forbidden-told = Nadie puede usar un cubo que está en Prohibidos. Cuidado: si ya no se puede formar ninguna Solución, alguien reta con Imposible.
lesson-equations-forbidden-task = La Meta es 5, y 2 + 3 la forma. Mueve a Prohibidos un cubo que no haga falta.
lesson-equations-forbidden-right = Sin ese cubo todavía se puede formar una Solución.
lesson-equations-safe-title = Una jugada segura
lesson-equations-safe-told = Un cubo en Permitidos se puede usar, pero no hace falta. Si después de mover basta a lo sumo un cubo más de los Recursos para una Solución, alguien reta con Ahora.
lesson-equations-safe-task = La Meta es 8, y el 2 está en Obligatorios. Mueve de modo que no se pueda formar ninguna Solución con un solo cubo más. Pero alguna tiene que seguir siendo posible.
lesson-equations-safe-right = Seguro: quien rete esa jugada se equivoca.
lesson-equations-now-title = ¡Reto!
lesson-equations-now-told = La Meta es 7. El 3 está en Obligatorios, y Bea acaba de mover + a Permitidos. ¿Basta un cubo más de los Recursos para una Solución?
lesson-equations-now-task = Pulsa “¡Reto!” y di qué afirmas: ¿Ahora o Imposible?
lesson-equations-now-right = ¡Ahora! Basta un cubo de los Recursos: el 4. Pero tienes que demostrarlo, en el paso siguiente.
lesson-equations-write-title = Escribir una Ecuación
lesson-equations-write-told = Retaste con Ahora, así que escribes una Ecuación: la Solución, luego = y luego la Meta. Usa todos los cubos de Obligatorios, los de Permitidos que quieras y a lo sumo uno de los Recursos.
lesson-equations-write-task = Escribe tu Ecuación para 7: toca los cubos o usa el teclado. Después entrégala.
lesson-equations-write-right = Correcto: no se encuentra ningún error en ella.
lesson-equations-check-title = Revisar un papel
lesson-equations-check-told = Esta vez te retó Bea, y ahí está su papel. ¿Es igual a la Meta? ¿Usa todos los cubos de Obligatorios, y solo cubos que se pueden usar?
lesson-equations-check-task = Acepta su papel, o recházalo y di por qué.
lesson-equations-check-right = Bien visto: no usa el 1 de Obligatorios, así que el papel está mal. 2 × 4 ÷ 1 habría estado bien.
lesson-equations-impossible-title = Imposible
lesson-equations-impossible-told = La Meta es 7. Bea acaba de mover el último + a Prohibidos. Busca otro signo, en el tapete y en los Recursos.
lesson-equations-impossible-task = ¿Puede alguien formar 7 todavía? Reta y di qué afirmas.
lesson-equations-impossible-right = ¡Imposible! Sin signos no hay Solución, así que Bea no tiene nada que escribir.

## The lessons of ON-SETS.

lesson-on-sets-union-title = Conjuntos de cartas, y ∪
lesson-on-sets-union-told = Las cartas son el Universo. B es el conjunto de todas las cartas con un punto azul, R el de las que tienen uno rojo. B ∪ R tiene todas las cartas con un punto azul o uno rojo. Una Solución es un conjunto de tantas cartas como dice la Meta.
lesson-on-sets-union-task = La Meta es 5, y ∪ está en Obligatorios: hay que usarlo. Escribe un conjunto de 5 cartas y entrégalo.
lesson-on-sets-union-right = Correcto: tu conjunto tiene 5 cartas.
lesson-on-sets-intersection-title = En los dos conjuntos: ∩
lesson-on-sets-intersection-told = ∩ toma solo las cartas que están en los dos conjuntos: B ∩ R tiene las cartas con un punto azul y uno rojo.
lesson-on-sets-intersection-task = La Meta es 1, y ∩ está en Obligatorios. Escribe un conjunto de solo 1 carta.
lesson-on-sets-intersection-right = Correcto: tu conjunto tiene 1 carta.
lesson-on-sets-without-title = Sin: − y ′
lesson-on-sets-without-told = B − R tiene las cartas con un punto azul y ninguno rojo. B′ tiene todas las cartas sin punto azul.
lesson-on-sets-without-task = La Meta es 2, y B está en Obligatorios. Escribe un conjunto de 2 cartas.
lesson-on-sets-without-right = Correcto: tu conjunto tiene 2 cartas.
lesson-on-sets-goal-title = Poner una Meta
lesson-on-sets-goal-told = La Meta se hace solo con cifras. Una al lado de otra se suman, una sobre otra se multiplican. Hay 8 cartas, así que ningún conjunto tiene más de 8.
lesson-on-sets-goal-task = Pon una Meta que se pueda alcanzar: arrastra una cifra a la Meta, o tócala y luego toca la Meta. Después pulsa “¡Meta!”.
lesson-on-sets-goal-right = Con los cubos que quedan se puede nombrar un conjunto de tantas cartas.
lesson-on-sets-safe-title = Una jugada segura
lesson-on-sets-safe-told = Se juega por turnos: en cada turno sale un cubo de los Recursos. Obligatorios: hay que usarlos; Permitidos: se pueden usar; Prohibidos: no se pueden usar. Si entonces basta a lo sumo un cubo más para una Solución, alguien reta con Ahora; si no puede haber ninguna, con Imposible.
lesson-on-sets-safe-task = La Meta es 5, y B está en Obligatorios. Mueve de modo que no se pueda escribir ninguna Solución con un solo cubo más. Pero alguna tiene que seguir siendo posible.
lesson-on-sets-safe-right = Seguro: quien rete esa jugada se equivoca.
lesson-on-sets-now-title = ¡Reto!
lesson-on-sets-now-told = La Meta es 5. B está en Obligatorios, y Bea acaba de mover ∪ a Permitidos. ¿Basta un cubo más de los Recursos para un conjunto de 5 cartas?
lesson-on-sets-now-task = Pulsa “¡Reto!” y di qué afirmas: ¿Ahora o Imposible?
lesson-on-sets-now-right = ¡Ahora! B ∪ R tiene 5 cartas, y solo R viene de los Recursos. En una mesa ahora lo escribirías.
lesson-on-sets-check-title = Revisar un papel
lesson-on-sets-check-told = Esta vez te retó Bea, y ahí está su papel para la Meta 4. Cuenta las cartas: una con los dos puntos cuenta una vez.
lesson-on-sets-check-task = Acepta su papel, o recházalo y di por qué.
lesson-on-sets-check-right = Bien contado: B ∪ R tiene 5 cartas, no 4.
lesson-on-sets-restriction-title = Una Restricción
lesson-on-sets-restriction-told = Una Restricción quita cartas antes de contar el conjunto. R ⊆ G quita toda carta que tiene un punto rojo pero ninguno verde. Escribe primero la Restricción, luego ; y luego el conjunto.
lesson-on-sets-restriction-task = La Meta es 2, y ⊆ está en Obligatorios. Escribe una Restricción y un conjunto que entonces tenga 2 cartas. R ⊆ G ; … es un buen comienzo.
lesson-on-sets-restriction-right = ¡Correcto! No cualquiera empieza con eso.

## What a learner is told of a deed that does not do it, and who sits at the table.

lesson-told-not-asked = En una mesa eso se puede hacer, pero aquí se pide otra cosa. Lee la tarea otra vez.
lesson-told-other-cube = Ese era otro cubo: la tarea trata de { $wanted }.
lesson-told-other-section = La tarea es mover un cubo a { $wanted }.
lesson-told-now-left = Cuidado: ahora { $paper } necesita a lo sumo un cubo más de los Recursos. Alguien reta con Ahora.
lesson-told-impossible-left = Cuidado: ya no se puede formar ninguna Solución. Alguien reta con Imposible.
lesson-told-other-claim = Mira otra vez. Ahora: basta un cubo más. Imposible: ni todos los cubos juntos bastan.
lesson-told-nothing-written = Aquí tienes que escribir algo y entregarlo.
lesson-told-paper-wrong = Esto es lo que está mal:
lesson-told-wrong-accepted = En este papel hay un error. Compáralo con el tapete cubo por cubo, y calcula.
lesson-told-reason-fails = Dijiste: { $reason }. Pero no es así. ¿Hay otro error?
lesson-told-undecided = No pude averiguar si eso está bien. Prueba otra cosa.
lesson-told-shown = Así se puede hacer.
lesson-learner = Tú

## Why a lesson or a hint cannot be had.

server-no-lesson = No existe ese paso. Los cursos son { $games }, con pasos del 1 al { $most }.
server-lessons-full = En este momento hay mucha gente aprendiendo aquí. Prueba otra vez en un minuto.
server-lesson-idle = Aquí no pasó nada por un rato, así que este paso se guardó.
server-lesson-over = Este paso terminó. Prueba otra vez o sigue.
server-not-in-lesson = Eso no es parte de este paso.
server-not-in-match = Eso es de una lección, no de una partida.
server-try-first = Pruébalo dos veces; después te lo muestro.
server-hint-people = Las pistas son para practicar. En esta mesa juega también otra gente, así que no hay.
server-hint-over = No hay pista que dar: la mano terminó.
