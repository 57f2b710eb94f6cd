### The start page with what this browser remembers, and the ladder.

## The start page.

web-nav-practice = Practicar
web-nav-uploads = Repasar
web-home-turn = Te toca en { $code }
web-home-running = Tu partida en { $code }
web-home-lobby = Tu mesa { $code }
web-home-shake = { $game } · mano { $number }
web-home-waits = Esperando a { $who }
web-home-back = Volver
web-home-equations = Forma el número. Descubre el farol.
web-home-on-sets = Busca las cartas. Cuenta el conjunto.
web-home-learn = Aprender
web-home-matches = Últimas partidas
web-home-no-matches = Aquí aparecerán tus partidas.
web-home-won = Ganada
web-home-tied = Empate
web-home-played = Jugada
web-home-with = con { $who } · { $day }
web-home-report = Informe
web-home-lessons =
    { $count ->
        [one] { $count } lección hecha
       *[other] { $count } lecciones hechas
    }
web-home-no-network = Ahora no hay red. Las lecciones y las reglas funcionan.
web-home-install = Instalar Goalsetter
web-home-install-told = Así las lecciones y las reglas se abren sin red.
web-home-install-menu = Para instalarlo, abre el menú del navegador. Elige Instalar o Agregar a inicio.
web-home-install-not = Esta dirección no se puede instalar ni usar sin red. Necesita https o localhost.
web-home-forget = Olvidar todo esto
web-home-forget-told = Tus asientos, partidas, niveles y lecciones se borran de este navegador.
web-home-forget-sure = Sí, olvidarlo todo

## The ladder.

web-path = Tu camino
web-path-level = nivel { $number } de { $count }
web-path-game = Camino de { $game }
web-path-next = Sigue: { $title }
web-path-next-told = Una cosa nueva, una partida.
web-path-new = Una variación nueva, una partida.
web-path-done-told = Ya jugaste todos los niveles. Juega otra vez el que quieras.
web-path-start = Empezar
web-path-is-done = hecho
web-path-is-next = siguiente
web-path-is-later = se abre después
web-path-knows = Conozco el juego: abrir todo
web-path-knows-not = Mostrarme un nivel cada vez
rung-first = Primer juego
rung-three = Tres jugadores
rung-clock = El reloj
rung-challenge = Bots que retan

## The coach's bubbles in a first game.

web-bubbles = Consejos del entrenador
web-bubbles-off = No más consejos
web-bubble-goal-take = Tú pones la Meta. Toca un cubo con una cifra.
web-bubble-goal-put = Ahora toca aquí. Todos deben formar este número.
web-bubble-goal-say = Añade más cubos, o di ¡Meta!
web-bubble-take = Te toca. Toca cualquier cubo de aquí.
web-bubble-put = Ahora elige una zona. Los Obligatorios se deben usar. Los Permitidos se pueden usar. Los Prohibidos no se pueden usar.
web-bubble-moved = Tu rival movió este cubo. ¿Puedes formar ya la Meta? Si no, mueve tú también un cubo.
web-bubble-no-goal = Tu rival no ve ninguna Meta con estos cubos. ¿Tú tampoco? Acéptalo.
web-bubble-now = Puedes decir ¡Ahora!: ¿ves cómo? Toca ¡Reto!
web-bubble-now-say = Basta con un cubo más. Toca ¡Ahora!
web-bubble-impossible = Ya nadie puede formar la Meta. Toca ¡Reto!
web-bubble-impossible-say = Toca ¡Imposible!
web-bubble-write = Toca cubos para escribir lo que forma la Meta. ¿No sabes cómo? Toca Pista, o pasa.
web-bubble-equals = ¿Forma la Meta? Entonces añade = y la Meta.
web-bubble-hand-in = ¿Está bien? Entonces entrégalo.
web-bubble-called-now = Tu rival dijo ¡Ahora! Eso quiere decir: con un cubo más se forma la Meta.
web-bubble-check-now = Tu rival dijo ¡Ahora! y escribió esto. ¿Forma la Meta? Acéptalo o recházalo.
web-bubble-check = ¿Está bien este papel? Acéptalo o recházalo.
web-bubble-after = Mira tus puntos y las Soluciones. Luego empieza la mano siguiente.
