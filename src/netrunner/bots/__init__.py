"""Players that decide from a view."""
