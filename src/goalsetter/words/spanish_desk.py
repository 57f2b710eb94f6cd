"""Spanish for the page of the judge's desk."""

from __future__ import annotations

SPANISH_DESK = {
    "web-desk": "El escritorio del juez",
    "web-desk-door": "Entran un tapete y una Ecuación, sale una decisión. Para jueces y "
    "entrenadores.",
    "web-desk-told": "Escribe o toca lo que hay en el tapete. El juez decide según el libro, con "
    "cada cláusula; el buscador dice si se puede lograr.",
    "web-desk-challenge": "Reto",
    "web-desk-no-challenge": "ninguno",
    "web-desk-variations": "Variaciones ({count} elegidas)",
    "web-desk-two": "Una segunda Solución",
    "web-desk-judge": "Juzgar",
    "web-desk-solve": "¿Se puede resolver?",
    "web-desk-thinking": "Pensando …",
    "web-desk-goal": "Meta: {goal}",
    "web-desk-hint-universe-sets": "cartas, como BRG BY G blank",
    "web-desk-hint-goal": "como 2x 3+5",
    "web-desk-hint-goal-sets": "como 3 o 3/2",
    "web-desk-hint-required": "cubos, como 4 + x",
    "web-desk-hint-required-sets": "cubos, como B ∪",
    "web-desk-hint-permitted": "cubos, como 4 + x",
    "web-desk-hint-permitted-sets": "cubos, como B ∪",
    "web-desk-hint-forbidden": "cubos, como 4 + x",
    "web-desk-hint-forbidden-sets": "cubos, como B ∪",
    "web-desk-hint-resources": "cubos, como 4 + x",
    "web-desk-hint-resources-sets": "cubos, como B ∪",
}
"""The judge's desk."""
