"""The tests, a package so that modules of the same name in two rooms do not meet."""
