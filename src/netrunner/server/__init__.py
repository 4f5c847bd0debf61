"""The ASGI application: accounts, lobby, live games, replays, decks, tournaments, and their storage."""
