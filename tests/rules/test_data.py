"""The data of the rule book: built from the catalogue, and nothing in it that is not ours."""

import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "src" / "netrunner" / "rules" / "data"
SHARED = ROOT.parent / "shared"

FIELDS = {
    "id",
    "title",
    "kind",
    "source",
    "summary",
    "status",
    "testable",
    "parent",
    "cards",
    "related",
    "same_as",
    "see",
    "superseded_by",
    "because",
    "ambiguous",
    "note",
}


@pytest.fixture(scope="module")
def builder() -> ModuleType:
    spec = importlib.util.spec_from_file_location("build_rule_book", ROOT / "tools" / "build_rule_book.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_files_hold_only_fields_that_are_ours() -> None:
    for path in DATA.glob("*.json"):
        for record in json.loads(path.read_text(encoding="utf-8")):
            assert set(record) <= FIELDS, record["id"]


def test_summaries_are_short_and_free_of_garbled_symbols() -> None:
    for path in DATA.glob("*.json"):
        for record in json.loads(path.read_text(encoding="utf-8")):
            assert len(record["summary"].split()) <= 45, record["id"]
            assert not re.search(r"[Ⓞ⬡Ⓢ\ufffd“”]", record["summary"] + record.get("note", "")), record["id"]


@pytest.mark.parametrize(
    ("rule_id", "parent"),
    [
        ("RR", None),
        ("RR/jack-out", "RR"),
        ("RR/jack-out/1", "RR/jack-out"),
        ("RR/timing/run/5.5.1", "RR/timing/run/5.5"),
        ("RR/timing/run/5.4a", "RR/timing/run/5.4"),
        ("RR/timing/corp-turn/1.1", "RR/timing/corp-turn/1"),
        ("RR/timing/corp-turn/2.2/a", "RR/timing/corp-turn/2.2"),
        ("FAQ/qa/12", "FAQ/qa"),
    ],
)
def test_what_an_id_belongs_to(builder: ModuleType, rule_id: str, parent: str | None) -> None:
    assert builder.parent_of(rule_id) == parent


def test_a_supersession_is_read_into_ids_and_a_reason(builder: ModuleType) -> None:
    assert builder.supersession("RR/prevent/2 and RR/avoid/2 (earlier, see RR/all/1)") == (
        ["RR/prevent/2", "RR/avoid/2"],
        "earlier, see RR/all/1",
    )


def test_a_related_line_belongs_to_the_headings_before_it(builder: ModuleType) -> None:
    text = "# Glossary\n## Host\n## Hosted\n**Related:** “Additional”, **Strength**\n## Ice\n**Related:** Run\n"
    assert list(builder.related_lines(text)) == [
        (["Host", "Hosted"], ["Additional", "Strength"]),
        (["Ice"], ["Run"]),
    ]


def test_a_quotation_stops_the_build(builder: ModuleType) -> None:
    official = "one two three four five six seven eight nine ten eleven twelve"
    with pytest.raises(SystemExit, match="RR/x: summary repeats the document"):
        builder.refuse_quotations([{"id": "RR/x", "summary": official}], [official])
    short = " ".join(official.split()[:10])
    builder.refuse_quotations([{"id": "RR/x", "summary": f"{short} and more"}], [official])


def test_the_files_are_what_the_catalogue_gives(builder: ModuleType) -> None:
    if not (SHARED / "rulings" / "rulings.json").exists():
        pytest.skip("the rulings catalogue is not beside this checkout")
    for name, text in builder.build(SHARED).items():
        assert (DATA / name).read_text(encoding="utf-8") == text, f"run tools/build_rule_book.py to renew {name}"
