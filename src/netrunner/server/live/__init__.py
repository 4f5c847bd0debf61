"""Live games: rooms, their sockets, clocks, bots, and the log that outlasts everything."""
