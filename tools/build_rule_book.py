"""Write the data of the rule book, src/netrunner/rules/data/*.json, from the rulings catalogue.

    python tools/build_rule_book.py --shared ../shared          write the files
    python tools/build_rule_book.py --shared ../shared --check  fail when they would change

Only facts and our own words go in: ids, titles, sources, summaries, card titles, states and cross references. The
official sentences of the catalogue never do, and `refuse_quotations` stops the build when a long run of words of the
documents turns up. What we add by hand (summaries of sections, notes on doubtful rulings) is in rule_book_words.json.

The catalogue lists single statements (`RR/jack-out/1`). This adds what they belong to, up to the document: the entry
`RR/jack-out`, the phase `RR/timing/corp-turn/1`, the root `RR`; and the "Related" lines of the Rules Reference.
"""

import argparse
import json
import re
import sys
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
DATA = HERE.parent / "src" / "netrunner" / "rules" / "data"
DOCUMENTS = {"RR": "RR 1.1", "FAQ": "FAQ 3.1", "TR": "TR 3.0", "ROP": "RoP 1.0", "FAN": "Fan summary 1.3"}
LONGEST_SHARED_RUN = 10  # words in a row that our text may have in common with a document

Record = dict[str, Any]

ID = re.compile(r"\b(?:RR|FAQ|TR|ROP|FAN)/[a-z0-9./-]*[a-z0-9]")
STEP = re.compile(r"^(?P<whole>\d+(?:\.\d+)*)(?P<letter>[a-z])?$")
HEADING = re.compile(r"^#{2,4} (?P<title>.+)$")
RELATED = "**Related:**"


def slug(text: str) -> str:
    """The form a title takes in an id: `Tori Hanzō` is `tori-hanzo`."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"['’&.\"!]", "", plain)).strip("-")


def parent_of(rule_id: str) -> str | None:
    """What an id belongs to: a step its step, a phase its turn, a statement its entry, an entry its document."""
    head, _, last = rule_id.rpartition("/")
    if not head:
        return None
    step = STEP.match(last)
    if step and "/timing/" in rule_id:
        if step["letter"]:
            return f"{head}/{step['whole']}"
        if "." in last:
            return f"{head}/{last.rpartition('.')[0]}"
    return head


# Titles ---------------------------------------------------------------------------------------------------------------


def unquoted(title: str) -> str:
    return title[1:-1] if re.fullmatch(r'"[^"]*"', title) else title


def entry_title(rule_id: str, source: str, cards: Iterable[str]) -> str:
    """The title of an entry that the catalogue only names in the sources of its statements."""
    last = rule_id.rsplit("/", 1)[-1]
    if rule_id.startswith("FAQ/card/"):
        return next((card for card in cards if slug(card).startswith(last)), last)
    place = source.split(", ", 1)[1]
    path = [part.strip() for part in place.split(" > ")]
    name = path[-1]
    if rule_id.startswith("RR/"):
        prefixed = last == f"{slug(path[0])}-{slug(name)}"
        return f"{path[0]}, {name}" if prefixed else unquoted(name)
    if rule_id.startswith("TR/"):
        return re.sub(r"^[IVX]+\.(?:\d+[a-z]?)? +", "", name)
    return unquoted(name.rsplit(": ", 1)[-1].rstrip("."))


def statement_title(rule_id: str, entry: str, cards: list[str]) -> str:
    """The title of one statement, from the title of its entry and its number there."""
    last = rule_id.rsplit("/", 1)[-1]
    if rule_id.startswith("FAQ/qa/"):
        return f"Question {last}"
    if rule_id.startswith("FAQ/errata/"):
        return f"Errata: {cards[0]}"
    if last.startswith("ex"):
        return f"{entry} (example {last[2:]})"
    step = re.fullmatch(r"(?P<chart>RR|FAQ)/timing/(?P<what>corp-turn|runner-turn|run)/(?P<step>.+)", rule_id)
    if step:
        names = {"corp-turn": "Corp's Turn", "runner-turn": "Runner's Turn", "run": "Run"}
        older = "FAQ: " if step["chart"] == "FAQ" else ""
        return f"{older}{names[step['what']]}, step {step['step'].replace('/', ' ')}"
    return f"{entry} ({last})"


# The records ----------------------------------------------------------------------------------------------------------


def supersession(text: str) -> tuple[list[str], str]:
    """The ids a `superseded_by` names, and the reason it gives in brackets."""
    outside = re.sub(r"\([^)]*\)", "", text)
    inside = re.findall(r"\(([^)]*)\)", text)
    return ID.findall(outside), "; ".join(inside)


def statement(raw: Record, words: Record) -> Record:
    """One object of the catalogue, without anything that is not ours."""
    rule_id = raw["id"]
    by, because = supersession(raw.get("superseded_by", ""))
    return {
        "id": rule_id,
        "kind": raw["kind"],
        "source": raw["source"],
        "summary": words["summaries"].get(rule_id, raw["summary"]),
        "status": raw["status"],
        "testable": raw["testable"],
        "cards": raw["cards"],
        "same_as": raw.get("same_as", []),
        "see": raw.get("see", []),
        "superseded_by": by,
        "because": words["because"].get(rule_id, because),
        "ambiguous": raw.get("ambiguous", False),
        "note": words["notes"].get(rule_id, ""),
        "related": [],
    }


def entry(rule_id: str, members: list[Record], words: Record) -> Record:
    """An entry, section or document above the statements `members`."""
    cards = list(dict.fromkeys(card for member in members for card in member["cards"]))
    title, summary, *place = words["entries"].get(rule_id, ("", ""))
    source = DOCUMENTS[rule_id] if rule_id in DOCUMENTS else place[0] if place else members[0]["source"]
    title = title or entry_title(rule_id, source, cards)
    if not summary:
        if rule_id.startswith("FAQ/card/"):
            summary = f"Rulings on {title}."
        else:
            own = [member for member in members if member["kind"] != "example"]
            summary = (own or members)[0]["summary"]
    superseded = all(member["status"] == "superseded" for member in members)
    later = dict.fromkeys(by for member in members for by in member["superseded_by"])
    return {
        "id": rule_id,
        "title": title,
        "kind": "document" if rule_id in DOCUMENTS else "entry",
        "source": source,
        "summary": summary,
        "status": "superseded" if superseded else "current",
        "testable": False,
        "cards": cards if rule_id.startswith("FAQ/card/") else [],
        "superseded_by": list(later) if superseded else [],
        "related": [],
    }


def parents(statements: dict[str, Record]) -> dict[str, str | None]:
    """What each id belongs to; a glossary sub-entry (`Abilities > Trigger Steps`) belongs to its entry."""
    above: dict[str, str | None] = {}
    for rule_id, record in statements.items():
        path = record["source"].split(", ", 1)[1].split(" > ")
        here: str | None = rule_id
        while here is not None and here not in above:
            above[here] = parent_of(here)
            if above[here] == "RR" and len(path) > 1 and here != f"RR/{slug(path[0])}":
                above[here] = f"RR/{slug(path[0])}"
            here = above[here]
    return above


def assemble(catalogue: list[Record], words: Record) -> dict[str, Record]:
    """All records by id in the order of the documents: each entry before what belongs to it."""
    statements = {raw["id"]: statement(raw, words) for raw in catalogue}
    above = parents(statements)
    members: dict[str, list[Record]] = {}
    for rule_id, record in statements.items():
        owner = above[rule_id]
        while owner is not None:
            members.setdefault(owner, []).append(record)
            owner = above[owner]
    records = {i: statements[i] if i in statements else entry(i, members[i], words) for i in above}
    for rule_id, record in records.items():
        record["parent"] = above[rule_id]
    for rule_id, record in statements.items():
        record["title"] = statement_title(rule_id, records[record["parent"]]["title"], record["cards"])
    return in_order(records, list(statements))


def in_order(records: dict[str, Record], order: list[str]) -> dict[str, Record]:
    """Sort as the documents stand, and fill in the children."""
    first = {rule_id: place for place, rule_id in enumerate(order)}
    children: dict[str | None, list[str]] = {}
    for rule_id, record in records.items():
        children.setdefault(record["parent"], []).append(rule_id)

    def place(rule_id: str) -> int:
        below = [place(child) for child in children.get(rule_id, [])]
        own = [first[rule_id]] if rule_id in first else []
        return min(own + below)

    result: dict[str, Record] = {}

    def visit(rule_id: str) -> None:
        record = records[rule_id]
        result[rule_id] = record
        record["children"] = sorted(children.get(rule_id, []), key=place)
        for child in record["children"]:
            visit(child)

    for root in DOCUMENTS:
        visit(root)
    if len(result) != len(records):
        raise SystemExit(f"unreachable: {sorted(set(records) - set(result))}")
    return result


# Cross references -----------------------------------------------------------------------------------------------------


def related_lines(text: str) -> Iterator[tuple[list[str], list[str]]]:
    """For each "Related" line of the Rules Reference: the headings it closes, and the names on it."""
    headings: list[str] = []
    for line in text.splitlines():
        heading = HEADING.match(line)
        if heading:
            headings.append(heading["title"])
        elif line.startswith("# "):
            headings = []
        elif line.startswith(RELATED):
            names = re.sub(r"[“”\"*]", "", line.removeprefix(RELATED)).split(",")
            yield headings, [name.strip() for name in names if name.strip()]
            headings = []


def entry_named(name: str, records: dict[str, Record], words: Record) -> str | None:
    """The Rules Reference entry with that title, in the singular or plural."""
    alias: str | None = words["related_names"].get(name.strip('"“”'))
    if alias:
        return alias
    by_title = {slug(r["title"]): i for i, r in records.items() if i.startswith("RR/") and r["kind"] == "entry"}
    wanted = slug(name)
    forms = [wanted, wanted.removesuffix("s"), wanted + "s", re.sub(r"s-", "-", wanted)]
    return next((by_title[form] for form in forms if form in by_title), None)


def cross_reference(records: dict[str, Record], text: str, words: Record) -> list[str]:
    """Fill in `related`; returns the names that no entry bears.

    A line belongs to the glossary entry it closes, the last before it; a few entries share the line of a neighbour.
    """
    unknown: list[str] = []
    for headings, names in related_lines(text):
        found = [entry_named(name, records, words) for name in names]
        unknown += [name for name, rule_id in zip(names, found, strict=True) if rule_id is None]
        owner = next(rule_id for title in reversed(headings) if (rule_id := entry_named(title, records, words)))
        while records[owner]["parent"] != "RR":
            owner = records[owner]["parent"]
        for sharer in [owner, *words["related_shared"].get(owner, [])]:
            records[sharer]["related"] = [i for i in dict.fromkeys(found) if i is not None and i != sharer]
    return unknown


# Guards and output ----------------------------------------------------------------------------------------------------


def refuse_quotations(records: Iterable[Record], official: Iterable[str]) -> None:
    """Stop when one of our texts repeats a long run of words of a document."""
    run = LONGEST_SHARED_RUN + 1

    def runs(text: str) -> Iterator[tuple[str, ...]]:
        tokens = re.findall(r"[a-z0-9]+", re.sub(r"['’]", "", text.lower()))
        return (tuple(tokens[i : i + run]) for i in range(len(tokens) - run + 1))

    known = {piece for text in official for piece in runs(text)}
    for record in records:
        for field in ("summary", "note", "because"):
            quoted = [piece for piece in runs(record.get(field, "")) if piece in known]
            if quoted:
                raise SystemExit(f"{record['id']}: {field} repeats the document: {' '.join(quoted[0])}")


def refuse_dangling(records: dict[str, Record], words: Record) -> None:
    for record in records.values():
        for field in ("parent", "children", "related", "same_as", "see", "superseded_by"):
            names = record.get(field) or []
            for name in [names] if isinstance(names, str) else names:
                if name not in records:
                    raise SystemExit(f"{record['id']}: {field} names {name}, which does not exist")
    for section in ("entries", "summaries", "because", "notes"):
        for rule_id in words[section]:
            if rule_id not in records:
                raise SystemExit(f"rule_book_words.json: {section} names {rule_id}, which does not exist")


def written(records: dict[str, Record], document: str) -> str:
    """The records of one document, one a line, empty fields left out."""
    lines = []
    for rule_id, record in records.items():
        if rule_id.split("/")[0] == document:
            kept = {k: v for k, v in record.items() if v not in ([], "", None) and (k, v) != ("ambiguous", False)}
            kept.pop("children", None)
            lines.append(json.dumps(kept, ensure_ascii=False, sort_keys=True))
    return "[\n" + ",\n".join(lines) + "\n]\n"


def build(shared: Path) -> dict[str, str]:
    """The contents of each data file by name."""
    catalogue = json.loads((shared / "rulings" / "rulings.json").read_text(encoding="utf-8"))
    reference = (shared / "rules" / "rules-reference-1.1.txt").read_text(encoding="utf-8")
    words = json.loads((HERE / "rule_book_words.json").read_text(encoding="utf-8"))
    records = assemble(catalogue, words)
    unknown = cross_reference(records, reference, words)
    if unknown:
        raise SystemExit(f"related entries without a home: {sorted(set(unknown))}")
    refuse_dangling(records, words)
    official = [path.read_text(encoding="utf-8") for path in sorted((shared / "rules").glob("*.txt"))]
    refuse_quotations(records.values(), [*official, *(raw["text"] for raw in catalogue)])
    return {f"{document.lower()}.json": written(records, document) for document in DOCUMENTS}


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the data of the rule book from the rulings catalogue.")
    parser.add_argument("--shared", type=Path, default=Path("../shared"), help="the folder with rulings/ and rules/")
    parser.add_argument("--check", action="store_true", help="write nothing; fail when a file is out of date")
    options = parser.parse_args()
    stale = []
    for name, text in build(options.shared).items():
        path = DATA / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(name)
            if not options.check:
                path.write_text(text, encoding="utf-8")
    print(f"{'out of date' if options.check else 'written'}: {', '.join(stale) or 'nothing'}")
    return 1 if options.check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
