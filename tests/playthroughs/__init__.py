"""Golden playthroughs: whole matches as records, one per game, edition and division."""
