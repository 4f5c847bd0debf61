"""Scenario tests of the rules: one module a topic, each test named as the sentence it proves."""
