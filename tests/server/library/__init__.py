"""Cards, decks and rules over real sockets."""
