"""The cards of the Flashpoint Cycle."""
