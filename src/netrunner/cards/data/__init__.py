"""The fact files of the card pool, and typed access to the ones that are not about a single card.

`README.md` beside this file says what the files hold and how they are made.
"""

import json
from pathlib import Path
from typing import Any


def load(name: str) -> Any:
    """The parsed content of one data file."""
    return json.loads(Path(__file__).with_name(name).read_bytes())
