"""What a commit's subject has to look like: `area: what changed`, under 72 characters. A hook of git calls it.

python tools/commit_message.py FILE     the file that git keeps the message in
"""

import re
import sys
from pathlib import Path

LONGEST = 72
SUBJECT = re.compile(r"[a-z0-9][\w./, -]*: \S.*")
MADE_BY_GIT = ("Merge ", "Revert ", "fixup! ", "squash! ")


def complaints(message: str) -> list[str]:
    """What is wrong with a commit message; nothing if it is fine."""
    lines = [line for line in message.splitlines() if not line.startswith("#")]
    subject = lines[0].rstrip() if lines else ""
    if subject.startswith(MADE_BY_GIT):
        return []
    found = []
    if not SUBJECT.fullmatch(subject):
        found.append(f'The subject is "{subject}". Write "area: what changed", as in "server: close idle tables".')
    if len(subject) >= LONGEST:
        found.append(f"The subject has {len(subject)} characters: keep it under {LONGEST} and put the reason below.")
    if len(lines) > 1 and lines[1].strip():
        found.append("Leave an empty line between the subject and what follows.")
    return found


def main() -> int:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    found = complaints(Path(sys.argv[1]).read_text(encoding="utf-8"))
    for line in found:
        print(line, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
