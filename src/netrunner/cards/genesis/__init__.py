"""The Genesis cycle."""
