"""Build the fact files in `src/netrunner/cards/data` from a folder of public card data.

    python tools/build_card_data.py CARDS_FOLDER [--check]

The folder holds `cards.json`, `cycles.json`, `packs.json`, `factions.json`, `rotations.json` and `mwl.json` in
NetrunnerDB's layout. Only facts are taken: rule text is read for one yes-or-no fact (does the card pay its owner
credits?) and never copied. `--check` writes nothing and fails when the files on disk are not what would be written.
"""

import argparse
import json
import re
import sys
from pathlib import Path
from typing import Any

DATA = Path(__file__).resolve().parents[1] / "src" / "netrunner" / "cards" / "data"

CARD_COLUMNS = [
    "title", "side", "type", "faction", "subtypes", "cost", "strength", "memory", "link", "influence",
    "influence_limit", "minimum_deck_size", "advancement", "points", "trash_cost", "unique", "deck_limit",
    "economy", "printings",
]  # fmt: skip

# FAQ 3.1 limits AstroScript Pilot Program to one a deck; the public card data still says three.
DECK_LIMIT_ERRATA = {"AstroScript Pilot Program": 1}

# A card is "economy" when it puts credits that can be spent on anything into its owner's reach. The pattern finds the
# candidates; recurring credits are left out because they are tied to a purpose, and so are the cards listed here, which
# name credits without paying their owner or pay for one run only.
PAYS = re.compile(r"\b(?:gain|take|place|host) (?:up to )?(?:X|\d+)\[credit\]", re.IGNORECASE)
NOT_ECONOMY = {
    "Gorman Drip v1",
    "Biased Reporting",
    "Stimhack",
    "Cold Read",
    "Ghost Runner",
    "Net Mercur",
    "Ice Analyzer",
}
ECONOMY_TYPES = {"asset", "operation", "upgrade", "event", "hardware", "program", "resource"}


def read(folder: Path, name: str) -> Any:
    return json.loads((folder / name).read_text(encoding="utf-8"))


def subtypes(card: dict[str, Any]) -> list[str]:
    return [word.lower() for word in (card.get("keywords") or "").split(" - ") if word]


def number_or_x(card: dict[str, Any], key: str) -> int | str | None:
    """The printed number, "X" where the card prints an X, None where it prints none."""
    if key not in card:
        return None
    if card[key] is None:
        has_value = key == "cost" or card["type_code"] == "ice" or "icebreaker" in subtypes(card)
        return "X" if has_value else None
    return int(card[key])


def card_row(printings: list[dict[str, Any]]) -> list[Any]:
    card = printings[-1]
    title = card["title"]
    pays = card["type_code"] in ECONOMY_TYPES and bool(PAYS.search(card.get("text") or "")) and title not in NOT_ECONOMY
    return [
        title,
        card["side_code"],
        card["type_code"],
        card["faction_code"],
        subtypes(card),
        number_or_x(card, "cost"),
        number_or_x(card, "strength"),
        card.get("memory_cost"),
        card.get("base_link"),
        card.get("faction_cost"),
        card.get("influence_limit"),
        card.get("minimum_deck_size"),
        card.get("advancement_cost"),
        card.get("agenda_points"),
        card.get("trash_cost"),
        int(card["uniqueness"]),
        DECK_LIMIT_ERRATA.get(title, card["deck_limit"]),
        int(pays),
        [[p["code"], p["pack_code"], p["position"], p["quantity"]] for p in printings],
    ]


def rows_text(rows: list[list[Any]]) -> str:
    return ",\n".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows)


def cards_file(folder: Path) -> str:
    by_title: dict[str, list[dict[str, Any]]] = {}
    for card in sorted(read(folder, "cards.json"), key=lambda card: str(card["code"])):
        by_title.setdefault(card["title"], []).append(card)
    rows = [card_row(printings) for printings in by_title.values()]
    return f'{{"columns":{json.dumps(CARD_COLUMNS)},\n"cards":[\n{rows_text(rows)}\n]}}\n'


def sets_file(folder: Path) -> str:
    cycles = sorted(read(folder, "cycles.json"), key=lambda cycle: int(cycle["position"]))
    order = {cycle["code"]: cycle["position"] for cycle in cycles}
    packs = sorted(read(folder, "packs.json"), key=lambda pack: (order[pack["cycle_code"]], pack["position"]))
    factions = sorted(read(folder, "factions.json"), key=lambda faction: str(faction["code"]))
    parts = {
        "cycles": [[c["code"], c["name"], c["position"]] for c in cycles],
        "packs": [[p["code"], p["name"], p["cycle_code"], p["date_release"]] for p in packs],
        "factions": [[f["code"], f["name"], f["side_code"], int(f["is_mini"])] for f in factions],
        "rotations": [[r["code"], r["date_start"], r["cycles"]] for r in read(folder, "rotations.json")],
    }
    return "{" + ",\n".join(f'"{name}":[\n{rows_text(rows)}\n]' for name, rows in parts.items()) + "}\n"


def most_wanted_file(folder: Path) -> str:
    titles = {card["code"]: card["title"] for card in read(folder, "cards.json")}
    mechanisms = {
        "penalty": "global_penalty",
        "universal": "universal_faction_cost",
        "restricted": "is_restricted",
    }
    lists = []
    for source in sorted(read(folder, "mwl.json"), key=lambda source: str(source["date_start"])):
        entry: dict[str, Any] = {"version": source["code"].rsplit("_", 1)[1], "start": source["date_start"]}
        for name, key in mechanisms.items():
            entry[name] = {titles[code]: value[key] for code, value in source["cards"].items() if key in value}
        entry["removed"] = sorted(titles[c] for c, value in source["cards"].items() if value.get("deck_limit") == 0)
        entry["restricted"] = sorted(entry["restricted"])
        known = sum(len(entry[name]) for name in (*mechanisms, "removed"))
        listed = len({titles[code] for code in source["cards"]})  # list 2.2 names two printings of the same title
        if known != listed:
            raise SystemExit(f"{source['code']}: {listed - known} titles use an unknown mechanism")
        lists.append(entry)
    return "[\n" + ",\n".join(json.dumps(entry, ensure_ascii=False, sort_keys=True) for entry in lists) + "\n]\n"


def build(folder: Path) -> dict[str, str]:
    """The text of every data file, by file name."""
    return {
        "cards.json": cards_file(folder),
        "sets.json": sets_file(folder),
        "most_wanted.json": most_wanted_file(folder),
    }


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Build the card fact files.")
    parser.add_argument("folder", type=Path, help="folder with cards.json, packs.json, …")
    parser.add_argument("--check", action="store_true", help="write nothing; fail when a file on disk differs")
    options = parser.parse_args(arguments)
    stale = []
    for name, text in build(options.folder).items():
        target = DATA / name
        if options.check:
            if not target.exists() or target.read_text(encoding="utf-8") != text:
                stale.append(name)
        else:
            target.write_text(text, encoding="utf-8")
            print(f"{name}: {len(text):,} bytes")
    if stale:
        print(f"out of date: {', '.join(stale)}", file=sys.stderr)
    return bool(stale)


if __name__ == "__main__":
    sys.exit(main())
