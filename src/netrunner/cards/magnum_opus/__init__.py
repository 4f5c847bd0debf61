"""The cards of Magnum Opus."""
