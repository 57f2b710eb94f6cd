"""Spanish for safety: keys, uploads that are deleted, names, reports about people, leaving."""

from __future__ import annotations

SPANISH_SAFETY = {
    "help-serve-connections": "Cuántas conexiones puede tener una red; 0 no pone límite, para un "
    "servidor detrás de otro servidor web.",
    "help-serve-chat": "Si la gente puede escribirse donde una mesa lo permite. Con --no-chat solo "
    "tienen las frases.",
    "help-serve-words": "Un archivo con palabras que ningún apodo puede tener, una por línea; sin "
    "él, blocked-words.txt en la carpeta de datos.",
    "help-reports": "Muestra lo que los jugadores denunciaron de otras personas, y lo borra.",
    "help-reports-delete": "Borra la denuncia con este nombre; se puede repetir.",
    "help-reports-delete-all": "Borra todas las denuncias.",
    "reports-none": "Nadie ha denunciado nada.",
    "reports-one": "{id}  {when}  Mesa {table}: {by} denunció a {about}. {reason}.",
    "reports-how-to-delete": "Para borrar una denuncia: goalsetter reports --delete NOMBRE",
    "reports-deleted": "Denuncias borradas: {count}.",
    "server-no-words": "No puedo leer el archivo de palabras {path}.",
    "server-name-unkind": "Ese apodo no se puede usar aquí. Prueba otro.",
    "server-no-chat-here": "Este servidor no tiene chat. Puedes usar las frases.",
    "server-nobody-to-report": "Puedes denunciar a otras personas de tu mesa, no a bots ni a ti.",
    "server-too-many-reports": "Ya enviaste varias denuncias. Espera un minuto.",
    "server-not-uploaders-key": "Solo el navegador que subió este registro puede borrarlo.",
    "report-to-uploads": "Tus registros subidos",
}

SPANISH_SAFETY_WEB = {
    "web-uploads": "Tus registros subidos",
    "web-uploads-told": "Los subiste aquí. Si borras uno, su informe también se borra.",
    "web-uploads-none": "No hay nada subido desde este navegador.",
    "web-uploads-open": "Abrir el informe {number}",
    "web-uploads-delete": "Borrar",
    "web-report": "Denunciar a alguien",
    "web-report-told": "Díselo al dueño de este servidor. Nadie en la mesa lo ve.",
    "web-report-who": "¿A quién?",
    "web-report-why": "¿Qué pasó?",
    "web-report-words": "Palabras feas",
    "web-report-name": "Un mal nombre",
    "web-report-unfair": "Juego sucio",
    "web-report-other": "Otra cosa",
    "web-report-do": "Enviar la denuncia",
    "web-report-done": "Gracias. El dueño de este servidor puede ver tu denuncia.",
    "web-leave": "Dejar la mesa",
    "web-leave-told": "Este navegador olvidará tu lugar y tus borradores. Pierdes tu lugar.",
    "web-leave-sure": "Sí, dejarla",
}
