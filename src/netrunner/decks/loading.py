"""From a name, a path or a text to a deck: bundled lists, files within reason, encodings.

A file that is too large, binary or in an unknown encoding is refused with a sentence before anything parses it.
"""

import codecs
import dataclasses
import difflib
import os
from pathlib import Path

from netrunner.decks.bundled_decks import bundled, path_of
from netrunner.decks.deck import UNNAMED, Deck
from netrunner.decks.errors import DeckError
from netrunner.decks.notation import parse

LARGEST = 256 * 1024


def decoded(content: bytes) -> str:
    """The text of a file: UTF-8, or UTF-16 with its mark."""
    if len(content) > LARGEST:
        raise DeckError(f"the file is larger than {LARGEST // 1024} KiB, which no decklist is")
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        encoding = "utf-16"
    elif b"\0" in content:
        raise DeckError("the file is binary, not a decklist")
    else:
        encoding = "utf-8-sig"
    try:
        text = content.decode(encoding)
    except UnicodeDecodeError as error:
        place = content.count(b"\n", 0, error.start) + 1
        raise DeckError(
            f"line {place} is not valid {encoding.removesuffix('-sig').upper()}; save the file as UTF-8"
        ) from None
    return text.removeprefix("\ufeff")


def read_file(path: str | os.PathLike[str]) -> str:
    """The text of a decklist file."""
    try:
        with open(path, "rb") as file:
            return decoded(file.read(LARGEST + 1))
    except IsADirectoryError:
        raise DeckError("this is a folder, not a decklist") from None
    except OSError as error:
        raise DeckError(f"the file cannot be read: {error.strerror or error}") from None


def load_file(path: str | os.PathLike[str]) -> Deck:
    """The deck in a file. A list that does not name itself is called after its file."""
    deck = parse(read_file(path))
    if deck.name != UNNAMED:
        return deck
    return dataclasses.replace(deck, name=Path(path).stem)


def load(source: str | os.PathLike[str]) -> Deck:
    """A bundled deck by name, a file by path, or the text of a list."""
    if not isinstance(source, str):
        return load_file(source)
    if "\n" in source or source.lstrip().startswith(("{", "<", "[")):
        if len(source) > LARGEST:
            raise DeckError(f"the text is longer than {LARGEST // 1024} Ki characters, which no decklist is")
        return parse(source.removeprefix("\ufeff"))
    if source in bundled():
        return load_file(path_of(source))
    if "\0" not in source and os.path.exists(source):
        return load_file(source)
    close = difflib.get_close_matches(source, bundled(), n=1)
    hint = f"did you mean {close[0]}?" if close else f"bundled decks are {', '.join(bundled())}"
    raise DeckError(f"there is no file and no bundled deck called “{source[:200]}”; {hint}")
