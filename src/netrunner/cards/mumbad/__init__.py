"""The cards of the Mumbad Cycle."""
