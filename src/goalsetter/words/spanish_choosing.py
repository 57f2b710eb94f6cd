"""Spanish for choosing variations, and the list from which they are chosen."""

from __future__ import annotations

SPANISH_CHOOSING = {
    "web-order-years": "Lista de variaciones",
    "web-order-years-odd": "Años impares",
    "web-order-years-even": "Años pares",
    "web-order-years-both": "Las dos listas",
    "web-order-years-own": "La lista del año de este reglamento.",
    "web-order-years-house": "Regla de la casa: no es la lista del año del reglamento.",
    "web-choose": "Elige una variación",
    "web-choose-do": "Elegirla",
    "web-variations": "Variaciones:",
    "web-variation-void": "(sin efecto)",
    "web-choose-own-equations": "O escribe una, como “base 9”",
    "web-choose-own-on-sets": "O escribe una, como “required cube R”",
    "web-choose-second": "Puedes añadir una segunda variación",
    "web-choose-stop": "Eso es todo",
    "web-choose-fill": "Rellena con {takes}",
    "web-choose-fill-own": "o escribe el tuyo",
}
"""Variations on the page."""
