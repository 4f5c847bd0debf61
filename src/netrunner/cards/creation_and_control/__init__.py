"""Creation and Control."""
