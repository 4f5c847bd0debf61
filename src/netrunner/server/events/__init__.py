"""Tournaments on the server: pages, roles, rounds that are played here."""
