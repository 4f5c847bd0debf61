"""The cards of the Red Sand Cycle."""
