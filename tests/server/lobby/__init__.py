"""Playing at once, tables, chat."""
