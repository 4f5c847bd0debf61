"""Lessons: short scripted games that teach one thing each, by doing it."""
