"""Documentation, and the program that generates its reference pages."""
