"""The rule book: ids, titles and short summaries of every rule and ruling."""
