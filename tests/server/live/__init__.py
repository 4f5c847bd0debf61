"""Live games over real sockets."""
