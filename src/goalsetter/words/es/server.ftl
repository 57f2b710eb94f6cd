### What the server answers, and what it says as it starts.

## What keeps bots from playing.

trouble-bots-down = Los bots no pueden pensar ahora: su parte del servidor no arranca. Se intenta una y otra vez, y la partida sigue en cuanto arranque. No se pierde nada.
trouble-bot-broke = Un bot falló en esta posición y aquí no hace nada. No se pierde nada.

## Why a match is not analysed.

server-no-analysis = No hay ningún análisis así. Mira el enlace otra vez.
server-too-many-analyses = Pediste muchos análisis en poco tiempo. Espera un minuto.
server-analysis-busy = Ya se están analizando muchas partidas. Inténtalo en unos minutos.
server-analysis-nothing = Esperaba el registro de una partida: elige un archivo o pega su texto.
server-analysis-no-text = Este archivo no es texto. El registro de una partida es un archivo de texto.
server-analysis-no-record = Esto no se puede analizar, porque no es un registro de una partida que yo pueda leer. { $why }
server-analysis-secret = Una partida se puede analizar cuando termina: hasta entonces los papeles son secretos.
server-analysis-not-done = Este análisis todavía no está listo.
server-analysis-empty = Este registro todavía no tiene ninguna mano, así que no hay nada que analizar.
server-analysis-too-hard = Esta partida es demasiado difícil de analizar: tardó más de lo que puedo tardar.
server-analysis-broken = El análisis falló de nuestro lado. No se perdió nada más; inténtalo otra vez.

## Why a request is not done.

server-no-table = Ahora no hay ninguna mesa { $code }. Un código tiene cinco letras y vale hasta que termina la partida. Míralo otra vez.
server-no-page = Aquí no hay nada para { $came } ({ $said }).
server-no-language = Hablo { $known }; me pidieron { $came }.
server-body-too-large = Es demasiado: acepto { $most } bytes.
server-other-origin = Esto vino de otra página. Abre la mesa por su propia dirección.
server-too-many-tables = Pediste muchas mesas en poco tiempo. Espera un minuto.
server-too-many-codes = Probaste muchos códigos que ninguna mesa tiene. Espera un minuto y mira el código otra vez.
server-no-code = No pude encontrar un código libre para esta mesa. Inténtalo de nuevo.
server-broken = Algo se rompió de nuestro lado. Nada de lo guardado se pierde. Carga la página otra vez.
server-no-judge = El juez no puede mirar este papel ahora. Todavía no hay nada decidido. Inténtalo de nuevo en un minuto.
server-judge-thinks = El juez sigue pensando en lo último que hiciste. Espera la respuesta.
server-not-kept = Esto no se pudo guardar: puede que el disco esté lleno o que la base de datos no esté. No se cambió nada.
server-no-client = Las páginas todavía no están construidas. En la carpeta del proyecto, make run las construye y las sirve.
server-record-secret = El registro se puede tener cuando termine la partida: hasta entonces los papeles son secretos.
server-record-unwritable = Esta partida es demasiado larga para un registro.
server-no-body = No entiendo lo que mandó esta página. Cárgala otra vez; si no ayuda, avisa a quien lleva este servidor.
server-no-rematch = No se pudo preparar la mesa siguiente. Pulsa “Jugar otra vez” para intentarlo de nuevo.
server-seats-taken = Todos los asientos de esta mesa están ocupados.
server-unreadable = No podemos mostrar esta mesa: algo falló de nuestro lado. No se perdió nada. Puedes guardar su registro y empezar otra mesa.
server-match-over = La partida de esta mesa terminó.

## Why a table or a seat cannot be had.

server-name-length = Un apodo tiene de 1 a { $most } caracteres; este tiene { $came }.
server-name-taken = Alguien en esta mesa ya se llama { $name }. Elige otro apodo.
server-no-seat = Todos los asientos de esta mesa están ocupados. Puedes mirar.
server-bots-number = Esperaba un nivel, o nada, para cada uno de los otros { $expected } asientos; vinieron { $came }.
server-unknown-choice = Para { $what } esperaba uno de estos: { $known }; pero vino { QUOTE($came) }.
server-not-within = Para { $what } esperaba de 1 a { $most }; pero vino { $came }.
server-without-end = Solo una partida con relojes de torneo termina con su ronda. Di después de cuántas manos termina esta.
server-name-strange = Este apodo tiene un signo que no se ve. Escríbelo con letras, cifras, signos y emojis.

## Why a frame is not taken.

server-hello-twice = Ya habías saludado con hello.
server-no-key = Esta llave no abre ningún asiento de esta mesa. Entra de nuevo, o mira.
server-crowded = Hay demasiados navegadores en esta mesa.
server-other-browsers = Este lugar está abierto en muchos navegadores o pestañas, así que se cerró esta, la más antigua.
server-too-hard = Calcular eso llevaría demasiado tiempo. Escríbelo con más paréntesis, o pregunta por una parte más pequeña.
server-desk-busy = En este momento se trabaja en muchas preguntas. Inténtalo de nuevo en un minuto.
server-too-long = Es demasiado largo: esperaba como mucho { $most } caracteres, y aquí hay { $came }.
server-too-many-texts = Es demasiado: esperaba como mucho { $most } textos, y aquí hay { $came }.
server-no-regrouping = Eso no se puede leer, así que no se entregó. { $why }
server-too-fast = Eso fue demasiado rápido. Espera un segundo.
server-only-watching = Estás mirando: eso solo lo pueden hacer quienes juegan.
server-not-begun = La partida no ha empezado.
server-begun = La partida ya empezó.
server-not-owner = Solo quien hizo la mesa puede empezar la partida.
server-not-between = La siguiente mano se puede pedir cuando termine esta.
server-not-over = Se puede pedir otra partida cuando termine esta.
server-no-deed = No puedo leer lo que quieres hacer: esperaba { $expected }; pero vino { QUOTE($came) }.
server-deed-too-long = Esto es demasiado largo para una sola acción.
server-claimed-too = { $who } también lo pidió, { $late } ms después: su petición llegó { $came } ms después de la de { $first }; la mitad del camino de ida y vuelta es de { $half } ms para { $who } y de { $first_half } ms para { $first }.
server-stale = Mientras tanto la mesa cambió. Mira otra vez.
server-no-frame = No entiendo lo que mandó esta página. Cárgala otra vez.
server-no-hello = Esta página no dijo quién es en diez segundos. Cárgala otra vez.
server-frame-too-large = Es demasiado de una vez: acepto { $most } bytes, y vinieron { $came }.

## What the command says before the server runs.

help-serve = Abre la mesa para navegadores en esta computadora y en este salón.
help-serve-host = Dónde escuchar: 0.0.0.0 es todas las redes, 127.0.0.1 solo esta computadora.
help-serve-data = La carpeta en la que se guardan las mesas.
help-serve-store = Otro almacén, como postgresql://user@host/name, o memory para no guardar nada.
help-serve-open = Abre la página de inicio en un navegador.
help-backup = Escribe en un archivo todo lo guardado; la mesa puede seguir abierta.
help-backup-file = El archivo que se escribe; no debe existir todavía.
help-restore = Toma una copia de seguridad, con la mesa cerrada.
help-restore-file = Un archivo que escribió `goalsetter backup`.
help-restore-replace = Borra lo que está guardado ahora, si hay algo.
backup-done =
    { $count ->
        [one] { $count } mesa está en { $path }.
       *[other] { $count } mesas están en { $path }.
    }
restore-done =
    { $count ->
        [one] Se tomó { $count } mesa de { $path }.
       *[other] Se tomaron { $count } mesas de { $path }.
    }
serve-here = La mesa está abierta en { $address }
serve-alone = Solo la pueden abrir los navegadores de esta computadora.
serve-how-to-stop = Ctrl-C la cierra; todas las partidas siguen cuando se abra de nuevo.
serve-closed = La mesa está cerrada. Todas las partidas están guardadas.
serve-no-extra = El servidor no está instalado: falta { $missing }. Para instalarlo, ejecuta: pip install 'goalsetter[server]'
server-port-busy = El puerto { $port } está en uso. Elige otro con --port, o quita --port.
server-ports-busy = Todos los puertos de { $first } a { $last } están en uso. Elige otro con --port.
server-port-denied = No puedo escuchar en el puerto { $port }. Elige uno mayor que 1023.
server-no-host = No puedo escuchar en { $host }: esta computadora no tiene esa dirección.
server-port-failed = No puedo escuchar en { $host }, puerto { $port }: { $said }.
serve-room = En este salón los demás abren { $address }
serve-room-drawn = En este salón los demás abren { $address }, o leen esto con un teléfono:
help-serve-port = El puerto; si no se da, el de costumbre, o el siguiente que esté libre.

## Why a store cannot be used.

server-store-no-rights = No puedo escribir en { $where }. Elige otra carpeta con --data. ({ $said })
server-store-full = El disco está lleno: no se puede guardar nada en { $where }. ({ $said })
server-store-locked = Otro programa tiene la base de datos de { $where }; quizás otro Goalsetter funciona ahí. ({ $said })
server-store-no-database = Lo que hay en { $where } no es una base de datos de Goalsetter. ({ $said })
server-store-newer = La base de datos de { $where } se hizo con un Goalsetter más nuevo. ({ $said })
server-store-address = No entiendo el almacén { $said }. Se espera una dirección como postgresql://user@host/name.
server-store-driver = Este almacén necesita un paquete más: { $said }. Para PostgreSQL: pip install 'goalsetter[postgresql]'.
server-store-file-there = { $said } ya existe. Elige otro nombre.
server-store-no-file = No hay ningún archivo { $said }.
server-store-no-backup = { $said } no es una copia de seguridad de Goalsetter.
server-store-newer-backup = Esta copia la hizo un Goalsetter más nuevo: { $said }.
server-store-unwritten = No puedo escribir el archivo { $said }.
server-store-unread = No puedo leer el archivo { $said }.
server-store-nothing = Allí no se guarda nada: no existe el archivo { $said }.
server-store-gone = El archivo { $said } se quitó mientras la mesa estaba abierta. Lo que se hizo desde entonces no se guarda.
server-store-not-empty = El almacén { $where } ya guarda { $said } mesas. Con --replace se borran primero.
server-store-failed = El almacén { $where } no se puede usar: { $said }.
server-taken = El almacén { $where } tiene otra cosa con nuestros nombres: { $said }.

## Running the server: its options, and what it says of its figures.

help-serve-log = Escribe lo que pasa, una línea por cada suceso: text para personas, json para programas, off para nada más que lo que salió mal.
help-serve-metrics = Dice las cifras en /metrics también a otras computadoras, no solo a esta.
help-serve-keep = Aparta una mesa cuando nadie la usó en tantos días, y la borra 14 días después; si no se da, 90, y 0 la guarda para siempre.
help-forget = Borra mesas, registros subidos e informes, con todo lo que se guarda de ellos.
help-forget-code = Los códigos de las mesas, o los nombres en los enlaces de los informes.
forgot = Mesas e informes borrados: { $count }, de los pedidos: { $path }.
help-aside = Lista lo que se apartó porque nadie lo usó por mucho tiempo.
help-bring-back = Trae de vuelta mesas e informes que se apartaron.
help-bring-back-code = Sus códigos o nombres, como los lista goalsetter aside.
brought-back = Traídos de vuelta: { $count }, de los pedidos: { $path }.
aside-count = Apartados: { $count }.
aside-table = mesa { $name }, usada por última vez el { $day }
aside-analysis = informe { $name }, pedido el { $day }
server-deleted = Esta mesa se borró, con todo lo que se guardaba de ella.
server-not-owners-key = Solo quien hizo la mesa puede borrarla.
web-manage-delete = Borrar esta mesa y su registro
help-serve-name = Un nombre con el que los navegadores encuentran este servidor, como games.school.example; se puede dar varias veces.
server-other-name = Este servidor no se llama { $came }. Abre la dirección que dijo al empezar; o quien lo tiene lo abre con --name { $came }.
page-nothing = Aquí no hay nada
page-no-page = Mira otra vez la dirección: puede que una letra esté mal o falte.
page-home = A la página de inicio
server-figures-here = Las cifras se dicen solo a esta computadora. Para decirlas a otras, abre el servidor con --metrics.

## What is kept: old tables that go, and what is done when the store fails.

server-no-store = Ahora no se puede guardar el juego, así que no cambió nada. El reloj está parado. Espera un momento, mira la mesa y prueba otra vez.
server-elsewhere = Ahora otro servidor lleva esta mesa. Aquí no cambió nada. Carga la página otra vez en un momento.
server-store-lost = Otro Goalsetter se hizo cargo de las mesas de { $where }, así que este se detuvo. Lo que se dijo a los jugadores está guardado. Abre solo uno a la vez.
server-store-down = No puedo llegar a la base de datos { $where }. Iníciala, o mira la dirección, y prueba otra vez. ({ $said })
server-store-away = La base de datos { $where } se fue mientras trabajaba. Prueba otra vez cuando esté de vuelta.
server-store-empty = El archivo { $said } está vacío: era una base de datos, o iba a serlo. Quítalo para empezar sin mesas, o quítalo y usa goalsetter restore con una copia.
server-store-damaged = La base de datos de { $where } está dañada ({ $said }). Guarda una copia de la carpeta, quita los archivos goalsetter.db* y usa goalsetter restore con tu copia más nueva.
server-store-other = El archivo de { $where } es una base de datos de otro programa: tiene las tablas { $said }. Elige otra carpeta con --data.
server-store-schema = La base de datos de { $where } no está entera: falta { $said }. Quítala y usa goalsetter restore con una copia.
server-set-aside = Esto se apartó porque nadie lo usó por mucho tiempo. La persona que tiene este servidor puede traerlo de vuelta.

## Safety: keys, uploads that are deleted, names, reports about people, leaving.

help-serve-connections = Cuántas conexiones puede tener una red; 0 no pone límite, para un servidor detrás de otro servidor web.
help-serve-chat = Si la gente puede escribirse donde una mesa lo permite. Con --no-chat solo tienen las frases.
help-serve-words = Un archivo con palabras que ningún apodo puede tener, una por línea; sin él, blocked-words.txt en la carpeta de datos.
help-reports = Muestra lo que los jugadores denunciaron de otras personas, y lo borra.
help-reports-delete = Borra la denuncia con este nombre; se puede repetir.
help-reports-delete-all = Borra todas las denuncias.
reports-none = Nadie ha denunciado nada.
reports-one = { $id }  { $when }  Mesa { $table }: { $by } denunció a { $about }. { $reason }.
reports-how-to-delete = Para borrar una denuncia: goalsetter reports --delete NOMBRE
reports-deleted = Denuncias borradas: { $count }.
server-no-words = No puedo leer el archivo de palabras { $path }.
server-name-unkind = Ese apodo no se puede usar aquí. Prueba otro.
server-no-chat-here = Este servidor no tiene chat. Puedes usar las frases.
server-nobody-to-report = Puedes denunciar a otras personas de tu mesa, no a bots ni a ti.
server-too-many-reports = Ya enviaste varias denuncias. Espera un minuto.
server-not-uploaders-key = Solo el navegador que subió este registro puede borrarlo.
report-to-uploads = Tus registros subidos
