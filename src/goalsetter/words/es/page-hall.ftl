# What the pages of a tournament beside the desk say.
web-event-pages = Páginas de este día
web-event-page-check-in = Llegada
web-event-page-desk = Mesa
web-event-other-page = Tu tarjeta no abre esta página. Prueba una de las páginas de arriba.
web-event-play-off = Desempate
web-event-table = Mesa { $table }
web-event-nameless = (sin nombre)

## Check-in.
web-event-no-school = Sin escuela
web-event-sorted = Orden
web-event-by-school = Por escuela
web-event-by-list = Por nombre
web-event-here-of = { $here } de { $all } aquí
web-event-school-here = Todos aquí
web-event-not-here = Aún no están: { $count }
web-event-none-come = Dejar a estos { $count } fuera del sorteo
web-event-absent = no viene
web-event-left = se fue a casa
web-event-scan-badge = Escanea una credencial o escribe su código
web-event-here-now = Aquí
web-event-no-badge = Nadie tiene el código { $came }. Busca el nombre abajo.
web-event-here-before = { $name } ya está aquí. { $school }
web-event-is-here = { $name } está aquí. { $school }

## The hall screen and the page for all.
web-event-no-names = Este día no muestra nombres aquí. Mira las listas en la pared.
web-event-not-out = Las mesas aún no están publicadas.
web-event-no-clock = El reloj aún no ha empezado.
web-event-shown = Qué mostrar
web-event-show-names = Por nombre
web-event-show-tables = Por mesa
web-event-show-clock = Reloj
web-event-show-places = Puestos
web-event-still = Quedarse en esta página
web-event-full-screen = Pantalla completa
web-event-leaf = Página { $leaf } de { $leaves }
web-event-aloud-start = “¡Empiecen! Tienen { $minutes } minutos. Levanten la mano si necesitan un juez.”
web-event-aloud-warning = “¡Tiempo! No empiecen otra mano. Si están en una mano, tienen { $last } minutos para terminarla.”
web-event-aloud-stop = “¡Alto! No muevan más. Ahora todos escriben. Tienen dos minutos y pueden usar cualquier cubo de Recursos.”
web-event-aloud-end = “¡Dejen los lápices! Revisen su hoja de puntos, pongan sus iniciales y entréguenla.”
web-event-added = Más tiempo:
web-event-added-table = mesa { $table } +{ $minutes } min
