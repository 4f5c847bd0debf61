"""The rules of the game: state, timing, costs, abilities, effects. No I/O, no clock, no global state."""
