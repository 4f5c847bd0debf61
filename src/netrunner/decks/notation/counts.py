"""A card's line and how many copies it asks for, wherever the number stands.

>>> counted("3x Account Siphon"), counted("* 3 Account Siphon")
(('3', 'Account Siphon'), ('3', 'Account Siphon'))
>>> counted("Account Siphon x3"), counted("Account Siphon (x3)")
(('3', 'Account Siphon'), ('3', 'Account Siphon'))
>>> counted("Account Siphon") is None
True
"""

import re

_BEFORE = re.compile(r"(?:[*-] )?(\d+)(?: ?[x×])? (.+)", re.IGNORECASE)
_BEHIND = re.compile(r"(?:[*-] )?(\S.*?) (?:[x×] ?(\d+)|\([x×] ?(\d+)\))", re.IGNORECASE)


def counted(line: str) -> tuple[str, str] | None:
    """The count and the rest of a line, or None where it has no count.

    One behind the title decides: a title may begin with a number (15 Minutes) but none ends in an x and one.
    """
    if behind := _BEHIND.fullmatch(line):
        return behind[2] or behind[3], behind[1]
    if before := _BEFORE.fullmatch(line):
        return before[1], before[2]
    return None
