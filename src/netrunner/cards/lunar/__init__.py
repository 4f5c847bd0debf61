"""The cards of the Lunar Cycle."""
