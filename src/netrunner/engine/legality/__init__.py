"""What is legal, and if not, why not; a module for each thing that players do. Enumeration and explanation ask the same
questions here: `why_not_play` tells that a card may be played (None), or the rule that stands against it."""
