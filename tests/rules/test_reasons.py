"""Ids written anywhere in the package exist in the rule book, so that every refusal can be looked up."""

import ast
import re
from pathlib import Path

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
