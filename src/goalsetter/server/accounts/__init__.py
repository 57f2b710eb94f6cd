"""Accounts: people, schools, classes and cards; who may do what to whom; how a child is erased."""
