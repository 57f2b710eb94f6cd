"""Spanish for safety: keys, uploads that are deleted, names, reports about people, leaving."""

from __future__ import annotations

SPANISH_SAFETY = {
    "help-serve-connections": "Cuántas conexiones puede tener una red; 0 no pone límite, para un "
    "servidor detrás de otro servidor web.",
    "server-not-uploaders-key": "Solo el navegador que subió este registro puede borrarlo.",
    "report-to-uploads": "Tus registros subidos",
}

SPANISH_SAFETY_WEB = {
    "web-uploads": "Tus registros subidos",
    "web-uploads-told": "Los subiste aquí. Si borras uno, su informe también se borra.",
    "web-uploads-none": "No hay nada subido desde este navegador.",
    "web-uploads-open": "Abrir el informe {number}",
    "web-uploads-delete": "Borrar",
    "web-leave": "Dejar la mesa",
    "web-leave-told": "Este navegador olvidará tu lugar y tus borradores. Pierdes tu lugar.",
    "web-leave-sure": "Sí, dejarla",
}
