"""The ten questions of CONTRIBUTING: searching for the word that a stranger would search for leads to the answer."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, text_of

ROW = re.compile(r"^\| (an? [^|]+) \| `(\w+)` \| (.+) \|$", re.MULTILINE)
NAMED = re.compile(r"`([A-Za-z_][\w.]*)` in `([\w./-]+)`")
QUESTIONS = ROW.findall(text_of(ROOT / "CONTRIBUTING.md"))
SOURCES = [
    path
    for folder in ("src", "web/src")
    for path in (ROOT / folder).rglob("*")
    if path.suffix in (".py", ".ts", ".svelte") and not path.name.endswith(".test.ts") and path.name != "wire.ts"
]
MOST = 4


def search(word: str) -> set[str]:
    """The files with the word in their name or that define what is called so, and the folders of that name, each
    instead of all that is in it."""
    defined = re.compile(
        rf"""^\s*(?:(?:async\ )?def|class|(?:export\ )?(?:function|const|class|interface|type))\ {word}\b
        |^{word}(?::|\ =)|^card\(\s*"{word}\"""",
        re.MULTILINE | re.VERBOSE,
    )
    found: set[Path] = set()
    for path in SOURCES:
        folders = [parent for parent in path.relative_to(ROOT).parents if parent.name == word]
        if folders:
            found.add(folders[0])
        elif word.casefold() in path.stem.casefold() or defined.search(path.read_text(encoding="utf-8")):
            found.add(path.relative_to(ROOT))
    return {path.as_posix() for path in found}


def test_there_are_ten_questions() -> None:
    kinds = [question.partition(":")[0] for question, _, _ in QUESTIONS]
    assert kinds == [
        "a rule", "a card", "a page", "a route", "a message", "a metric", "a phrase", "a migration", "a bot's price",
        "a tournament rule",
    ]  # fmt: skip


@pytest.mark.parametrize(("question", "word", "answer"), QUESTIONS, ids=[word for _, word, _ in QUESTIONS])
def test_the_obvious_word_leads_there(question: str, word: str, answer: str) -> None:
    found = search(word)
    assert any(path.startswith(hit) for path in re.findall(r"`([\w./-]+/[\w./-]+)`", answer)[:1] for hit in found)
    assert len(found) <= MOST, sorted(found)


@pytest.mark.parametrize(("name", "path"), NAMED.findall(" ".join(answer for _, _, answer in QUESTIONS)))
def test_what_an_answer_names_is_in_its_file(name: str, path: str) -> None:
    assert re.search(rf"\b{re.escape(name)}\b", (ROOT / path).read_text(encoding="utf-8"))
