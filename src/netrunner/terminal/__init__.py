"""The terminal game: a person against a bot, on a table drawn with text.

`match` is the game between the two, `save` keeps it in a file; both know nothing of the screen. `board` and the modules
it draws with turn a view into text. `table`, `start` and the small screens are Textual; `app` ties them together.
"""
