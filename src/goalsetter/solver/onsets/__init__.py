"""The solver of ON-SETS."""
