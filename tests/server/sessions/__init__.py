"""Sessions and their cookie."""
