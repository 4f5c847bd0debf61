"""People: accounts, guests, passwords, sessions, settings."""
