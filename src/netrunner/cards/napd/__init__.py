"""The cards of the NAPD Multiplayer set."""
