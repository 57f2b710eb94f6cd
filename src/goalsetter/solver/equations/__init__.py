"""The solver of EQUATIONS."""
