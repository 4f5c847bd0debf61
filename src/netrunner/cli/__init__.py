"""The `netrunner` command."""
