"""What a page must be for everybody: axe-core's rules, and nothing that sticks out of the screen."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


@cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


def assert_accessible(page: Page) -> None:
    """axe-core finds no serious violation in the page as it stands."""
    # Evaluated by the driver, not loaded by the page: the content security policy stays as it is.
    page.evaluate(axe())
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    grave = [violation for violation in found["violations"] if violation["impact"] in GRAVE]
    assert not grave, "\n\n".join(described(violation) for violation in grave)


def described(violation: dict[str, Any]) -> str:
    lines = [f"{violation['impact']}: {violation['help']} ({violation['id']})"]
    for node in violation["nodes"][:5]:
        lines.append(f"  {' '.join(map(str, node['target']))}\n    {node['html'][:200]}")
        lines.append("    " + str(node["failureSummary"]).replace("\n", "\n    "))
    return "\n".join(lines)


def assert_fits(page: Page) -> None:
    """The page is not wider than the screen: nobody has to scroll sideways to read."""
    wide: list[str] = page.evaluate(
        """() => {
            const width = document.documentElement.clientWidth;
            if (document.documentElement.scrollWidth <= width) return [];
            const name = (e) => `${e.tagName.toLowerCase()}.${[...e.classList].join('.')}`;
            return [...document.body.querySelectorAll('*')]
                .filter((e) => e.getBoundingClientRect().right > width + 1)
                .map(name).slice(0, 8);
        }"""
    )
    assert not wide, f"The page is wider than the screen because of {', '.join(wide)}."


def assert_touchable(page: Page, least: int = 44) -> None:
    """Everything that is pressed is large enough for a finger (WCAG 2.5.5), but for links in running text."""
    small: list[str] = page.evaluate(
        """(least) => [...document.querySelectorAll('button, select, input:not([type=hidden]), summary, [role=tab]')]
            .map((e) => e.matches('input[type=checkbox], input[type=radio]') ? e.closest('label') ?? e : e)
            .filter((e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            .map((e) => [e, e.getBoundingClientRect()])
            .filter(([, box]) => box.width > 0 && (box.height < least - 0.5 || box.width < least - 0.5))
            .map(([e, box]) => `${e.outerHTML.slice(0, 90)} is ${Math.round(box.width)}×${Math.round(box.height)}`)""",
        least,
    )
    assert not small, "Too small for a finger:\n" + "\n".join(small)
