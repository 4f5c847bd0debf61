"""The cards of the Kitara Cycle."""
