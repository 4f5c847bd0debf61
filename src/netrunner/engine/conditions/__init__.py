"""The vocabulary of conditions, by what they look at. The base is in `netrunner.engine.condition`."""
