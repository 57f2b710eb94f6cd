"""Learning: each step of a course is a table in memory with one learner and a socket of its own."""
