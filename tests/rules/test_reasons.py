"""Ids written anywhere in the package exist in the rule book, so that every refusal can be looked up."""

import ast
import re
from pathlib import Path

import pytest

import netrunner
from netrunner import rules

PACKAGE = Path(netrunner.__file__).parent
ID = re.compile(r"(?:RR|FAQ|TR|ROP|FAN)/[a-z0-9]+(?:[./-][a-z0-9]+)*")


def test_every_id_in_the_package_exists() -> None:
    unknown = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}: {node.value}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value)
        if not rules.exists(node.value)
    ]
    assert unknown == []


def test_every_doubtful_ruling_is_decided_and_every_id_in_the_decisions_exists() -> None:
    decisions = PACKAGE.parents[1] / "docs" / "rules-decisions.md"
    if not decisions.exists():
        pytest.skip("there is no source checkout around the package")
    cited = set(ID.findall(decisions.read_text(encoding="utf-8")))
    assert [rule_id for rule_id in sorted(cited) if not rules.exists(rule_id)] == []
    assert {rule.id for rule in rules.all_rules() if rule.ambiguous} <= cited
