"""Servers that are killed, and several that share their games."""
