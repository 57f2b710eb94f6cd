### Cuentas en la página: niños en la puerta, entrenadores con sus clases.

## Coming in.

web-class-come-in = Entra con tu tarjeta
web-class-come-told = Escanea el cuadro de tu tarjeta. O escribe lo que dice.
web-class-code = Código de la clase
web-class-nickname = Apodo
web-class-pick = Elige tu apodo
web-class-words = Tus dos palabras y el número
web-class-own = Esta tableta es mía
web-class-enter = Entrar
web-class-grownup = Soy entrenador
web-class-child = Tengo una tarjeta
web-class-hello = ¡Hola, { $name }!
web-class-room-open = Tu clase está jugando ahora.
web-class-room-wait = Tu clase todavía no juega. Espera aquí o juega por tu cuenta.
web-class-to-room = Ir a mi clase
web-class-play = Jugar ahora
web-class-my-page = Mi página
web-class-out = Salir
web-class-sign-in = Entrada de entrenadores
web-class-sign-in-told = Usa el usuario que elegiste al unirte.
web-class-login = Usuario
web-class-password = Contraseña
web-class-password-new = Contraseña nueva, 10 signos o más
web-class-your-name = Tu nombre, como te llaman los niños
web-class-join = Únete a { $school }
web-class-new-password = Elige una contraseña nueva

## A coach's page.

web-class-all = Todas mis clases
web-class-count = { $count ->
    [one] 1 niño
   *[other] { $count } niños
  }
web-class-archived = guardada
web-class-new = Clase nueva en { $school }
web-class-make = Hacer la clase
web-class-seen = visto
web-class-recover = Enlace para contraseña nueva
web-class-invite = Invitar: { $post }
web-class-link-told = Da este enlace a esa persona. Sirve una vez.
web-class-post-coach = entrenador
web-class-post-judge = juez
web-class-post-director = dirección
web-class-sessions = Dónde has entrado
web-class-device = un navegador
web-class-this = este
web-class-end = Cerrar

## A class.

web-class-notice = Hubo muchos intentos fallidos de entrar: { $at }. ¿Alguien está adivinando?
web-class-at = Los niños entran en
web-class-door-open = Abrir la puerta 15 minutos
web-class-door-close = Cerrar la puerta
web-class-door-until = La lista de apodos está abierta hasta { $at }.
web-class-children = Niños
web-class-choose = Elegir
web-class-choose-one = Elegir a { $name }
web-class-col-nickname = Apodo
web-class-col-real = Nombre real
web-class-col-seen = Visto
web-class-col-matches = Partidas
web-class-col-minutes = Minutos
web-class-col-points = Puntos
web-class-here = aquí
web-class-no-card = sin tarjeta
web-class-cards-new = { $count ->
    [one] Imprimir 1 tarjeta
   *[other] Imprimir { $count } tarjetas
  }
web-class-cards-again = { $count ->
    [one] Imprimir 1 tarjeta nueva
   *[other] Imprimir { $count } tarjetas nuevas
  }
web-class-cards-sure = Las tarjetas viejas dejan de servir.
web-class-cards-told = Imprime las tarjetas una vez y repártelas. Si un niño perdió la suya, elígelo e imprime otra.
web-class-move = Pasar a { $name }
web-class-leave = Sacar de esta clase
web-class-leave-sure = Los niños conservan sus cuentas.
web-class-export = Guardar la tabla (CSV)
web-class-add = Añadir niños
web-class-add-told = Pega un nombre en cada línea. De una tabla puedes copiar nombres y apodos.
web-class-file = O elige un archivo (CSV, XLSX)
web-class-book = El libro está cargado. Pulsa “Revisar la lista”.
web-class-read = Revisar la lista
web-class-add-all = { $count ->
    [one] Añadir 1 niño
   *[other] Añadir a los { $count } niños
  }
web-class-add-anyway = { $count ->
    [one] Ya lo revisé. Añadir 1 niño
   *[other] Ya lo revisé. Añadir a los { $count } niños
  }
web-class-added = { $count ->
    [one] 1 niño está ahora en la clase. Imprime su tarjeta.
   *[other] { $count } niños están ahora en la clase. Imprime sus tarjetas.
  }
web-class-room = Jugar
web-class-room-told = Abre una sala. Los niños que entran con su tarjeta se sientan de tres en tres.
web-class-seat = Abrir una sala para esta clase
web-class-board = Ir al tablero
web-class-room-close = Cerrar la sala
web-class-more = Más
web-class-rename = Nombre de la clase
web-class-coach = Segundo entrenador (usuario)
web-class-coach-named = Tu clase tiene ahora otro entrenador.
web-class-save = Guardar
web-class-saved = Guardado.
web-class-archive = Guardar esta clase
web-class-unarchive = Sacar esta clase otra vez
web-class-delete = Borrar esta clase
web-class-delete-sure = Los niños conservan sus cuentas.
web-class-keep = No, dejarlo

## One child.

web-class-guarded-by = responsable: { $name }
web-class-match = { $at }: { $points } puntos en { $minutes } minutos
web-class-guardian = Para los responsables
web-class-second = Segundo responsable (usuario)
web-class-hand-over = Pasar a otro
web-class-hand-over-sure = Ya no verás el nombre de este niño.
web-class-all-of-it = Guardar todo sobre este niño
web-class-erase = Borrar a este niño
web-class-erase-sure = La cuenta y el apodo se van ya, para siempre.
web-class-looks = Quién miró esta página
web-class-look = { $who }, { $at } ({ $kind })

## What is kept.

web-class-kept = Qué guardamos
web-class-kept-child = De un niño
web-class-kept-child-told = Un apodo, una división, un idioma y su clase. También cuándo entró y qué partidas jugó.
web-class-kept-names = El nombre real
web-class-kept-names-told = Está cerrado con clave. Solo lo leen los responsables del niño. No está en ninguna lista, partida o archivo para otros.
web-class-kept-grownup = De un adulto
web-class-kept-grownup-told = Un nombre, un usuario y una contraseña cifrada. Un correo solo si lo diste.
web-class-kept-play = Del juego
web-class-kept-play-told = Cada partida: quién se sentó dónde por apodo, cada jugada y los puntos.
web-class-kept-not = Lo que nunca pedimos
web-class-kept-not-told = Ni cumpleaños, ni foto, ni correo de un niño, ni lugar. No hay anuncios ni rastreadores.
web-class-kept-who = Quién lo ve
web-class-kept-who-told = El niño, los responsables y los entrenadores de la clase. Cada mirada de un adulto se anota para los responsables.
web-class-kept-long = Cuánto tiempo
web-class-kept-long-told = Hasta que un responsable lo borra. Las partidas se van solas cuando nadie las usa por un tiempo.
web-class-kept-delete = Cómo borrarlo
web-class-kept-delete-told = Pídelo a tu entrenador. Un responsable abre la página del niño y pulsa “Borrar a este niño”. Se va al momento. En las partidas de otros solo queda la letra de su asiento.

## Work for the class.

web-class-work = Tareas de la clase
web-class-work-told = Da a la clase una lección o un nivel. Los niños lo ven al entrar.
web-class-work-what = Qué hacer
web-class-work-pick = Elige una lección o un nivel
web-class-work-lessons = Lecciones
web-class-work-levels = Niveles
web-class-work-day = Hasta
web-class-work-assign = Dar a la clase
web-class-work-due = hasta el { $at }
web-class-work-done-by = Hecho por { $count } de { $all }.
web-class-work-drop = Quitar
web-class-work-drop-one = Quitar: { $title }
web-class-work-own = Tus tareas
web-class-work-done = Hecho
web-class-work-late = El día ya pasó
