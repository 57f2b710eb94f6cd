"""The checks of actions and what follows from them: machinery that the rows of actions name."""
