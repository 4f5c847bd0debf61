"""The cards of Order and Chaos."""
