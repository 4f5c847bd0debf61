"""The hook for commit messages: `area: what changed`, under 72 characters."""

import pytest

from tools.commit_message import complaints


@pytest.mark.parametrize(
    "message",
    [
        "server: close idle tables",
        "cards/red-sand, engine: swap two cards\n\nThe reason.",
        "engine: a window is open\n# what git adds\n# is not looked at",
        "Merge branch 'table'",
        'Revert "server: close idle tables"',
    ],
)
def test_good_subjects_pass(message: str) -> None:
    assert complaints(message) == []


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("Fix things", "area: what changed"),
        ("", "area: what changed"),
        ("server: " + "x" * 64, "72"),
        ("server: close idle tables\nat once", "empty line"),
    ],
)
def test_others_are_refused_with_what_would_be_right(message: str, said: str) -> None:
    assert [line for line in complaints(message) if said in line]
