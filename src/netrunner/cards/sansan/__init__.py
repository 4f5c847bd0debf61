"""The cards of the SanSan Cycle."""
