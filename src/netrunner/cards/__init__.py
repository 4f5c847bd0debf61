"""The card pool: facts as data, behaviour as Python."""
