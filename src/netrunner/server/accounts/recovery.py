"""Recovery codes: the way back for somebody who has forgotten their password.

An account has no e-mail address, so a code is shown once, to be written down. It is kept as a password is, lets its
owner set a new password once, and is replaced by another code in the same moment.
"""

from __future__ import annotations

import secrets
from typing import Final

from netrunner.server.storage.schema import ALPHABET

GROUPS: Final = 4
GROUP: Final = 5


def new_code() -> str:
    """A code that nobody can guess (99 bits), in groups that can be copied by hand: `7hq2m-…`."""
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(GROUP)) for _ in range(GROUPS))


def read_code(typed: str) -> str:
    """A code as somebody types it: capitals, spaces and hyphens mean nothing.

    >>> read_code(" 7HQ2M 9ab3c-xyzzy-22222 ")
    '7hq2m9ab3cxyzzy22222'
    """
    return "".join(character for character in typed.casefold() if character.isalnum())
