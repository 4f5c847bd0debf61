"""Accounts over real sockets."""
