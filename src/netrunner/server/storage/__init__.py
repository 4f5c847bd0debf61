"""What outlasts the process: one SQLite file, or PostgreSQL."""
