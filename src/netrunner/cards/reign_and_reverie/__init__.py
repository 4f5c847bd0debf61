"""The cards of Reign and Reverie."""
