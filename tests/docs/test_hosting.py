"""The page on hosting names every setting."""

from __future__ import annotations

import re
from pathlib import Path

from netrunner.server.settings import VARIABLES

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_every_environment_variable_is_in_the_page_on_hosting_and_no_other() -> None:
    rows = re.findall(r"^\| `([A-Z_]+)` \| (.+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert {name: what.replace("`", "") for name, what in rows} == VARIABLES
