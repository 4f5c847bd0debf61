"""Tests of the environments. Those of optional dependencies are skipped, with a message, where these are absent."""
