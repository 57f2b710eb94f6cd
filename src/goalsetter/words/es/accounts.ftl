### Cuentas: lo que responde el servidor, y las órdenes de su dueño.

## Why somebody is not let in.

server-account-not-yours = No puedes abrir esto con tu cuenta. Pregunta al entrenador de la clase.
server-account-sign-in = Entra primero, por favor.
server-account-no-card = Esta tarjeta ya no sirve. Pide otra a tu entrenador.
server-account-wrong-words = No coincide. Revisa tu apodo, las dos palabras y el número.
server-account-wrong-password = No coincide. Revisa tu usuario y tu contraseña.
server-account-too-many = Demasiados intentos. Espera un minuto y prueba otra vez.
server-account-no-link = Este enlace ya se usó o es muy viejo. Pide uno nuevo.
server-account-login-taken = Alguien ya tiene ese usuario. Prueba otro.
server-account-login = Un usuario tiene de 3 a { $most } letras, cifras o signos . @ + -. Llegó “{ $came }”.
server-account-password = Una contraseña tiene de { $least } a { $most } signos. No puede ser tu usuario.
server-account-email = No puedo leer este correo. Revísalo o déjalo vacío.
server-account-text = Necesito un { $what } de 1 a { $most } signos. Llegó “{ $came }”.
server-account-post = No conozco el puesto “{ $came }”. Elige { $known }.
server-account-no-colleague = Nadie de tu escuela tiene ese usuario. Revísalo o invítalo primero.

## Why something is not done with a class.

server-roster-unclean =
    { $count ->
        [one] Hay que corregir una cosa de la lista. No se añadió a nadie.
       *[other] Hay que corregir { $count } cosas de la lista. No se añadió a nadie.
    }
server-class-full = Una clase tiene { $most } niños como máximo.
server-class-no-room = Tu clase no tiene una sala abierta ahora. Espera a tu entrenador.
server-nickname-taken = Alguien de tu escuela tiene el apodo “{ $name }”. Prueba otro.
server-guardians-enough = Un niño tiene { $most } responsables como máximo. Mejor pásalo a otro.
server-coaches-enough = Una clase tiene { $most } entrenadores como máximo.
server-renewed = La mesa se hizo de nuevo. Vuelve a entrar: tu juego sigue.

## The key of real names.

accounts-key-missing = La clave de los nombres no está en { $path }. Ponla otra vez o restáurala.
accounts-key-unread = No puedo leer la clave de los nombres en { $path }.
accounts-key-unwritten = No puedo escribir la clave de los nombres en { $path }.
accounts-key-wrong = La clave en { $path } no abre los nombres. Da el archivo correcto con --names-key.
accounts-key-changed =
    { $count ->
        [one] Un nombre tiene una clave nueva. Guarda el archivo nuevo de la clave.
       *[other] { $count } nombres tienen una clave nueva. Guarda el archivo nuevo de la clave.
    }

## The owner's commands.

help-accounts = Hace la primera cuenta, ayuda a volver a entrar, cambia la clave de los nombres.
help-accounts-start = Hace una escuela y un enlace para su primer adulto.
help-accounts-school = El nombre de la escuela.
help-accounts-post = El puesto del adulto, como en la guía.
help-accounts-address = La dirección en que se abre el servidor.
help-accounts-recover = Hace un enlace para una contraseña nueva.
help-accounts-login = El usuario del adulto.
help-accounts-list = Muestra los adultos de cada escuela.
help-accounts-new-key = Cierra todos los nombres con una clave nueva. El servidor puede seguir.
help-accounts-drop-old = Olvida las claves viejas. Las copias viejas ya no se podrán leer.
help-accounts-erase = Borra niños y sus nombres para siempre.
help-accounts-child = El id de un niño: está en la dirección de su página.
help-restore-names-key = El archivo con la clave de los nombres que la copia necesita.
accounts-link = Abre este enlace una vez, en una semana: { $link }
accounts-line = { $school }: { $name } ({ $login }), { $post }; { $classes } clases, { $children } niños
accounts-none = Todavía no hay cuentas. Empieza con: goalsetter accounts start "Mi escuela"
accounts-no-login = Nadie tiene el usuario “{ $login }”. Mira goalsetter accounts list.
accounts-erased =
    { $count ->
        [one] Se borró un niño.
       *[other] Se borraron { $count } niños.
    }
