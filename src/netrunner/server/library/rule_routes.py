"""Requests about rules."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query

from netrunner.server.errors import refusals
from netrunner.server.executors import in_thread
from netrunner.server.library import rule_pages
from netrunner.server.library.wire import RuleIndex, RulePage, RulesFound

router = APIRouter(tags=["rules"])


@router.get("/rules", responses=refusals())
async def find_rules(q: Annotated[str | None, Query(max_length=120)] = None) -> RuleIndex | RulesFound:
    """The table of contents; with `q`, the rules that answer those words best, or the one with that id."""
    if q is None:
        return await in_thread("rules", rule_pages.index)
    return await in_thread("rules", rule_pages.find_rules, q)


@router.get("/rules/{rule_id:path}", responses=refusals(404))
async def rule_page(rule_id: Annotated[str, Path(max_length=120)]) -> RulePage:
    """The entry of the rule book that a rule stands in: `RR/jack-out`, `RR/jack-out/2`."""
    return await in_thread("rules", rule_pages.rule_page, rule_id)
