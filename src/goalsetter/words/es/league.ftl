### Un grupo de máquinas para el trabajo pesado, y el doctor que revisa cada parte.

## Commands.

help-compute = Inicia las máquinas del trabajo pesado: bots, papeles difíciles, informes.
help-compute-scheduler = Reparte el trabajo pesado entre las máquinas.
help-compute-worker = Hace trabajo pesado para un repartidor.
help-compute-host = Dónde escuchar. Otras máquinas necesitan aquí la dirección de tu propia red.
help-compute-port = El puerto donde escuchar. Usa 0 para cualquiera libre.
help-compute-address = La dirección del repartidor, como tcp://10.0.0.5:8786.
help-compute-processes = Cuántos trabajos a la vez. Usa 0 para uno por núcleo.
help-doctor = Revisa el almacén y el grupo de máquinas, y dice qué anda mal.
help-serve-compute = Un grupo de máquinas para el trabajo pesado, como tcp://10.0.0.5:8786.
help-serve-tls-ca = El archivo de la autoridad que firma las máquinas del grupo.
help-serve-tls-cert = El archivo del certificado de esta máquina.
help-serve-tls-key = El archivo de la clave de ese certificado.
help-serve-trust = Permite un grupo abierto a todo el mundo. Dilo dos veces si de verdad lo quieres.
compute-scheduler-ready = El repartidor está listo en { $address }.
compute-worker-ready = Esta máquina ya trabaja para { $address }.
compute-failed = No se puede usar { $where }: { $said }. Revisa la dirección y prueba otra vez.

## Refusals.

server-no-cluster-address = { $came } no es la dirección de un grupo de máquinas. Usa una como tcp://10.0.0.5:8786.
server-cluster-files = { $came } no va con los archivos dados. Una dirección con tls:// necesita --tls-ca, --tls-cert y --tls-key. Una con tcp:// no lleva ninguno.
server-open-cluster = { $came } está abierta a todo internet y no pide certificado. Cualquiera podría ejecutar programas ahí. Usa una dirección privada o tls://. Si aun así la quieres, di --trust-network dos veces.
server-no-extra = Faltan partes para esto. Instala goalsetter[server,{ $extra }].

## The doctor.

doctor-memory = El almacén es solo la memoria. No se guarda nada cuando el servidor se cierra.
doctor-new = Todavía no hay nada guardado en { $where }. El primer inicio lo crea.
doctor-store = El almacén en { $where } está bien. Responde en { $ms } ms.
doctor-slow-store = El almacén tarda { $ms } ms en responder. Con más de { $most } ms cada jugada se siente lenta. Acércalo.
doctor-old-postgresql = PostgreSQL es la versión { $came }. Debe ser la { $least } o más nueva.
doctor-clocks = El reloj de la base de datos está desviado { $seconds } segundos. Ajusta ambas máquinas con un servidor de hora.
doctor-no-rights = El usuario de la base de datos no puede crear tablas. Dale ese permiso.
doctor-cluster =
    { $workers ->
        [one] El grupo en { $where } está bien. Tiene { $workers } proceso. Un primer trabajo tardó { $ms } ms.
       *[other] El grupo en { $where } está bien. Tiene { $workers } procesos. Un primer trabajo tardó { $ms } ms.
    }
doctor-no-cluster = El grupo en { $where } no hizo ningún trabajo: { $said }. ¿Está abierto el repartidor, con una máquina de esta versión?
