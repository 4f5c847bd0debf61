"""Decklists: parse, write, check, count."""
