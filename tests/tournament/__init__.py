"""Tests of the Tournament Regulations."""
