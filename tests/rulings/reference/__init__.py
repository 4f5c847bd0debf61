"""Rulings of the Rules Reference, a module for each topic."""
