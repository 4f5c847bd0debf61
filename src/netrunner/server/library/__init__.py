"""What can be looked up and built: cards, decks, the rule book."""
