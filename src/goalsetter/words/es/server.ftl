### What the server answers, and what it says as it starts.

## What keeps bots from playing.

trouble-bots-down = Los bots no pueden pensar ahora. Seguimos intentando arrancarlos. La partida sigue en cuanto vuelvan. No se pierde nada.
trouble-bot-broke = Un bot falló aquí y no puede mover. No se pierde nada.

## Why a match is not analysed.

server-no-analysis = No existe ese análisis. Revisa el enlace.
server-too-many-analyses = Pediste muchos análisis en poco tiempo. Espera un minuto.
server-analysis-busy = Estamos con otras partidas. Prueba otra vez en unos minutos.
server-analysis-nothing = Todavía no hay partida aquí. Elige un archivo o pega su texto.
server-analysis-no-text = Este no es un archivo de texto. El registro de una partida es un archivo de texto.
server-analysis-no-record = No puedo leer esto como el registro de una partida. { $why }
server-analysis-secret = La partida no ha terminado, y los papeles todavía son secretos. Prueba otra vez después de la partida.
server-analysis-not-done = Este análisis todavía no está listo. Espera un poco.
server-analysis-empty = Este registro todavía no tiene ninguna mano. Primero juega una.
server-analysis-too-hard = Esta partida es demasiado difícil. Se me acabó el tiempo para analizarla.
server-analysis-broken = El análisis falló de nuestro lado. No se perdió nada más. Prueba otra vez.
server-analysis-away = Las computadoras que analizan las partidas no responden. Prueba otra vez en unos minutos.

## Why a request is not done.

server-no-table = Ahora no hay ninguna mesa { $code }. Un código tiene cinco letras. Vale hasta que termina la partida. Revísalo y prueba otra vez.
server-no-page = Aquí no hay nada para { $came } ({ $said }).
server-no-language = No hablo { $came }. Hablo { $known }.
server-body-too-large = Es demasiado. Acepto { $most } bytes como máximo.
server-other-origin = Esto vino de otra página. Abre la mesa por su propia dirección.
server-too-many-tables = Hiciste muchas mesas en poco tiempo. Espera un minuto.
server-too-many-codes = Probaste muchos códigos que no sirven. Espera un minuto y revisa el código.
server-no-code = No encuentro un código libre para esta mesa. Prueba otra vez.
server-broken = Algo se rompió de nuestro lado. Tu juego está a salvo. Carga la página otra vez.
server-no-judge = El juez no puede mirar este papel ahora. Todavía no hay nada decidido. Prueba otra vez en un minuto.
server-judge-thinks = El juez sigue pensando en lo último que hiciste. Espera la respuesta.
server-not-kept = No puedo guardar esto, así que no cambió nada. Puede que el disco esté lleno, o que falte la base de datos.
server-no-client = Las páginas todavía no están construidas. Ve a la carpeta del proyecto y ejecuta make run.
server-no-review = Esa mano aún no ha terminado. El repaso llega al final.
server-no-position = Esa posición no se puede repetir. Elige una de una mano que ya terminó.
server-record-secret = La partida no ha terminado, y los papeles todavía son secretos. Toma el registro después de la partida.
server-record-unwritable = Esta partida es demasiado larga para un registro.
server-no-body = No puedo leer lo que mandó esta página. Cárgala otra vez. Si no ayuda, avisa a quien lleva este servidor.
server-no-rematch = No pude hacer la mesa siguiente. Presiona “Jugar otra vez” para intentarlo de nuevo.
server-seats-taken = Todos los asientos de esta mesa están ocupados.
server-unreadable = No podemos mostrar esta mesa. Algo falló de nuestro lado. No se perdió nada. Puedes guardar su registro y empezar otra mesa.
server-match-over = La partida de esta mesa terminó.

## Why a table or a seat cannot be had.

server-name-length = Usa de 1 a { $most } caracteres para tu apodo. Este tiene { $came }.
server-name-taken = { $name } ya está en uso en esta mesa. Elige otro apodo.
server-no-seat = Todos los asientos de esta mesa están ocupados. Puedes mirar.
server-bots-number = Elige un nivel, o nada, para cada uno de los otros { $expected } asientos. Elegiste { $came }.
server-unknown-choice = No puedo usar { QUOTE($came) } para { $what }. Prueba con uno de estos: { $known }.
server-not-within = No puedo usar { $came } para { $what }. Prueba de 1 a { $most }.
server-without-end = Solo una partida con relojes de torneo termina con su ronda. Elige cuántas manos tiene esta.
server-name-strange = Una parte de este apodo no se ve. Usa letras, cifras, signos y emojis.

## Why a frame is not taken.

server-hello-twice = Ya habías saludado con hello.
server-no-key = Esta llave no abre ningún asiento de esta mesa. Entra de nuevo, o mira.
server-crowded = Hay demasiados navegadores en esta mesa. Prueba más tarde.
server-other-browsers = Tu asiento está abierto en muchas pestañas, así que cerramos la más antigua: esta.
server-too-hard = Esto tarda demasiado en calcularse. Agrega paréntesis, o pregunta por una parte más pequeña.
server-desk-busy = Mucha gente pregunta ahora. Prueba otra vez en un minuto.
server-desk-judge-only = Esta partida sigue. Solo su juez puede llevarla al escritorio.
server-desk-not-begun = Esta partida no ha empezado, así que aún no hay posición.
server-too-long = Es demasiado largo. Usa { $most } caracteres o menos. Aquí hay { $came }.
server-too-many-texts = Es demasiado. Usa { $most } textos o menos. Aquí hay { $came }.
server-no-regrouping = No puedo leer esto, así que no se entregó. { $why }
server-too-fast = Eso fue demasiado rápido. Espera un segundo.
server-only-watching = Estás mirando. Solo quienes juegan pueden hacer eso.
server-not-begun = La partida todavía no empieza.
server-begun = La partida ya empezó.
server-not-owner = Solo quien hizo la mesa puede empezar la partida.
server-not-between = Puedes empezar la siguiente mano cuando termine esta.
server-not-over = Puedes jugar otra vez cuando termine esta partida.
server-no-deed = No puedo leer lo que quieres hacer. Prueba con { $expected }, no con { QUOTE($came) }.
server-deed-too-long = Esto es demasiado largo para una sola acción.
server-claimed-too = { $who } también reclamó, { $late } ms después. Su aviso llegó { $came } ms después del de { $first }. La ida tarda { $half } ms para { $who } y { $first_half } ms para { $first }.
server-stale = La mesa acaba de cambiar. Mira otra vez.
server-no-frame = No puedo leer lo que mandó esta página. Cárgala otra vez.
server-no-hello = Esta página no dijo quién es. Cárgala otra vez.
server-frame-too-large = Es demasiado de una vez. Acepto { $most } bytes como máximo. Aquí hay { $came }.

## What the command says before the server runs.

help-serve = Abre mesas para los navegadores de este salón.
help-serve-host = Dónde escuchar: 0.0.0.0 para todas las redes, 127.0.0.1 solo para esta computadora.
help-serve-data = La carpeta que guarda las mesas.
help-serve-store = Otro almacén, como postgresql://user@host/name. Usa memory para no guardar nada.
help-serve-open = Abre la página de inicio en un navegador.
help-backup = Guarda todo en un archivo. El servidor puede seguir abierto.
help-backup-file = El archivo que se escribe. Debe ser nuevo.
help-restore = Carga una copia de seguridad, con el servidor cerrado.
help-restore-file = Un archivo de goalsetter backup.
help-restore-replace = Primero borra todo lo que está guardado ahora.
backup-done =
    { $count ->
        [one] { $count } mesa está en { $path }.
       *[other] { $count } mesas están en { $path }.
    }
restore-done =
    { $count ->
        [one] Volvió { $count } mesa de { $path }.
       *[other] Volvieron { $count } mesas de { $path }.
    }
serve-here = Goalsetter está abierto en { $address }
serve-alone = Solo lo pueden abrir los navegadores de esta computadora.
serve-how-to-stop = Presiona Ctrl-C para parar. Todas las partidas se guardan, y siguen la próxima vez.
serve-closed = Goalsetter paró. Todas las partidas están guardadas.
serve-no-extra = El servidor no está instalado: falta { $missing }. Ejecuta pip install 'goalsetter[server]'
server-port-busy = El puerto { $port } está en uso. Elige otro con --port, o quita --port.
server-ports-busy = Todos los puertos de { $first } a { $last } están en uso. Elige otro con --port.
server-port-denied = No tengo permiso para usar el puerto { $port }. Elige uno mayor que 1023.
server-no-host = No puedo escuchar en { $host }. Esta computadora no tiene esa dirección.
server-port-failed = No puedo escuchar en { $host }, puerto { $port }: { $said }.
serve-room = En este salón los demás pueden abrir { $address }
serve-room-drawn = En este salón los demás pueden abrir { $address }, o leer esto con un teléfono:
help-serve-port = El puerto. Sin él, tomo el de costumbre o el siguiente que esté libre.

## Why a store cannot be used.

server-store-no-rights = No tengo permiso para escribir en { $where }. Elige otra carpeta con --data. ({ $said })
server-store-full = El disco está lleno. No puedo guardar en { $where }. Haz espacio y prueba otra vez. ({ $said })
server-store-locked = Otro programa usa la base de datos de { $where }. ¿Hay otro Goalsetter abierto? Ciérralo primero. ({ $said })
server-store-no-database = Esto no es una base de datos de Goalsetter: { $where }. Elige otra carpeta con --data. ({ $said })
server-store-newer = La base de datos de { $where } es de un Goalsetter más nuevo. Instala el más nuevo. ({ $said })
server-store-address = No puedo leer el almacén { $said }. Prueba con una dirección como postgresql://user@host/name.
server-store-driver = Este almacén necesita un paquete más: { $said }. Para PostgreSQL, ejecuta pip install 'goalsetter[postgresql]'.
server-store-file-there = { $said } ya existe. Elige otro nombre.
server-store-no-file = No hay ningún archivo { $said }.
server-store-no-backup = { $said } no es una copia de seguridad de Goalsetter.
server-store-newer-backup = Esta copia es de un Goalsetter más nuevo: { $said }. Instala el más nuevo.
server-store-unwritten = No puedo escribir el archivo { $said }.
server-store-unread = No puedo leer el archivo { $said }.
server-store-nothing = Allí no se guarda nada. No existe el archivo { $said }.
server-store-gone = El archivo { $said } desapareció mientras el servidor estaba abierto. Nada desde entonces está guardado.
server-store-not-empty =
    { $count ->
        [one] El almacén { $where } ya tiene una mesa. Agrega --replace para borrarla primero.
       *[other] El almacén { $where } ya tiene { $count } mesas. Agrega --replace para borrarlas primero.
    }
server-store-failed = No puedo usar el almacén { $where }: { $said }.
server-taken = El almacén { $where } tiene otra cosa con nuestros nombres: { $said }.

## Running the server: its options, and what it says of its figures.

help-serve-log = Anota cada suceso en una línea: text para personas, json para programas, off solo para errores.
help-serve-metrics = Muestra las cifras en /metrics también a otras computadoras.
help-serve-keep = Aparta una mesa después de tantos días sin uso. La borra 14 días después. Usual: 90. Usa 0 para guardarla siempre.
help-forget = Borra para siempre mesas, registros subidos e informes.
help-forget-code = Los códigos de las mesas, o los nombres en los enlaces de los informes.
forgot = Borrados: { $count } de las mesas e informes que nombraste: { $path }.
help-aside = Lista lo que se apartó después de mucho tiempo.
help-bring-back = Trae de vuelta mesas e informes que se apartaron.
help-bring-back-code = Sus códigos o nombres. Mira goalsetter aside.
brought-back = Traídos de vuelta: { $count } de los que nombraste: { $path }.
aside-count = Apartados: { $count }.
aside-table = mesa { $name }, usada por última vez el { $day }
aside-analysis = informe { $name }, pedido el { $day }
server-deleted = Esta mesa y su registro están borrados.
server-not-owners-key = Solo quien hizo la mesa puede borrarla.
web-manage-delete = Borrar esta mesa y su registro
help-serve-name = Un nombre de este servidor para los navegadores, como games.school.example. Puedes dar más de uno.
server-other-name = Este servidor no se llama { $came }. Abre la dirección que mostró al empezar. O ábrelo con --name { $came }.
page-nothing = Aquí no hay nada
page-no-page = Revisa la dirección. Puede que una letra esté mal o falte.
page-home = Ir a la página de inicio
server-figures-here = Solo esta computadora puede ver las cifras. Abre el servidor con --metrics para mostrarlas a otras.

## What is kept: old tables that go, and what is done when the store fails.

server-no-store = No puedo guardar el juego ahora, así que no cambió nada. El reloj está parado. Espera un momento, mira la mesa y prueba otra vez.
server-elsewhere = Ahora otro servidor lleva esta mesa. Aquí no cambió nada. Carga la página otra vez en un momento.
server-store-lost = Ahora otro Goalsetter lleva las mesas de { $where }, así que este paró. No se pierde nada. Abre solo uno a la vez.
server-store-down = No puedo llegar a la base de datos { $where }. Iníciala, o revisa la dirección. Luego prueba otra vez. ({ $said })
server-store-away = La base de datos { $where } se fue mientras la usaba. Prueba otra vez cuando vuelva.
server-store-empty = El archivo { $said } está vacío. Quítalo para empezar sin mesas. Para recuperar mesas, quítalo y usa goalsetter restore con una copia.
server-store-damaged = La base de datos de { $where } está dañada ({ $said }). Primero copia la carpeta. Luego quita los archivos goalsetter.db*. Luego usa goalsetter restore con tu copia más nueva.
server-store-other = El archivo de { $where } es de otro programa. Tiene las tablas { $said }. Elige otra carpeta con --data.
server-store-schema = Falta una parte de la base de datos de { $where }: { $said }. Quítala y usa goalsetter restore con una copia.
server-set-aside = Nadie usó esto por mucho tiempo, así que se apartó. La persona que tiene este servidor puede traerlo de vuelta.

## Safety: keys, uploads that are deleted, names, reports about people, leaving.

help-serve-connections = Cuántas conexiones puede tener una red. Usa 0 para no poner límite, detrás de otro servidor web.
help-serve-chat = Deja que la gente se escriba en las mesas que lo permiten. Con --no-chat solo tienen las frases.
help-serve-words = Un archivo con palabras que ningún apodo puede tener, una por línea. Usual: blocked-words.txt en la carpeta de datos.
help-reports = Muestra lo que los jugadores denunciaron de otros, o lo borra.
help-reports-delete = Borra la denuncia con este nombre. Puedes dar más de una.
help-reports-delete-all = Borra todas las denuncias.
reports-none = No hay denuncias.
reports-one = { $id }  { $when }  Mesa { $table }: { $by } denunció a { $about }. { $reason }.
reports-how-to-delete = Para borrar una denuncia, escribe goalsetter reports --delete NOMBRE
reports-deleted = Denuncias borradas: { $count }.
server-no-words = No puedo leer el archivo de palabras { $path }.
server-name-unkind = Ese apodo no se puede usar aquí. Prueba otro.
server-no-chat-here = Este servidor no tiene chat. Puedes usar las frases.
server-nobody-to-report = Puedes denunciar a otras personas de tu mesa, no a bots ni a ti.
server-too-many-reports = Ya enviaste varias denuncias. Espera un minuto.
server-not-uploaders-key = Solo el navegador que subió este registro puede borrarlo.
report-to-uploads = Tus registros subidos
