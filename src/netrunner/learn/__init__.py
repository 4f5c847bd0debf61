"""How the master was made: games that are played to learn from, training, and measuring what came of it.

Everything is seeded and can be taken up where it was left. It needs numpy (`pip install 'netrunner[learn]'`).
"""
