"""Matches analysed behind the scenes: a queue that outlives the server, and processes of its own.

What is asked for is kept in the store's table ``analyses``, and that table is the only truth. huey
runs one match after another in a thread; its own queue is in memory and is filled from the store
at every start, so that nothing is told in two places, and SQLite and PostgreSQL serve alike. Names
are taken from the files: the processes need few of them, and begin the sooner.
"""
