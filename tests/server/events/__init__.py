"""Tournaments on a running server."""
