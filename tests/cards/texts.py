"""The text of every card that plays, as people read it: one golden file a cycle in `texts/`, reviewed by eye.

`python -m tests.cards.texts` says what differs; `python -m tests.cards.texts --write` writes the files anew.
"""

import argparse
import difflib
import sys
from pathlib import Path

from netrunner.cards.behaviour import BOOK
from netrunner.cards.facts import all_facts
from netrunner.cards.registry import load_behaviour, module_of, text

FOLDER = Path(__file__).with_name("texts")


def rendered() -> dict[str, str]:
    """What the files should hold, by name: the cards of a cycle by faction and title, each with its lines."""
    load_behaviour()
    files: dict[str, list[str]] = {}
    for module, title in sorted((module_of(all_facts()[title]), title) for title in BOOK):
        cycle, faction = module.split(".")[-2:]
        lines = files.setdefault(f"{cycle}.txt", [])
        heading = f"# {faction}"
        if heading not in lines:
            lines += [heading, ""]
        lines += [title, *(f"    {line}" for line in text(title).splitlines()), ""]
    return {name: "\n".join(lines) for name, lines in files.items()}


def written() -> dict[str, str]:
    """What the files hold."""
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.txt"))}


def differences() -> list[str]:
    """What differs, line by line, from the files to what the cards say now."""
    before, now = written(), rendered()
    found: list[str] = []
    for name in sorted({*before, *now}):
        old, new = before.get(name, "").splitlines(), now.get(name, "").splitlines()
        found += difflib.unified_diff(old, new, f"texts/{name}", "rendered now", lineterm="", n=1)
    return found


def write() -> None:
    """Make the files say what the cards say now."""
    FOLDER.mkdir(exist_ok=True)
    now = rendered()
    for path in FOLDER.glob("*.txt"):
        if path.name not in now:
            path.unlink()
    for name, content in now.items():
        (FOLDER / name).write_text(content, encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--write", action="store_true", help="write the files anew")
    found = differences()
    if parser.parse_args().write:
        write()
        changed = sum(line[:1] in "+-" and line[:3] not in ("+++", "---") for line in found)
        print(f"{changed} lines changed; read them in the diff before you commit them")
        return 0
    print("\n".join(found) or "every text is as it is written")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
