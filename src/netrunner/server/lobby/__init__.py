"""The lobby: tables that people open, join and start games from."""
