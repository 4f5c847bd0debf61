"""Build the API reference from the docstrings, in build/reference: `python -m docs.reference`, or `make docs`."""

from __future__ import annotations

import importlib.util
import pkgutil
import re
import shutil
import sys
import warnings
from pathlib import Path

import pdoc

import netrunner

TARGET = Path(__file__).resolve().parents[1] / "build" / "reference"
LEFT_OUT = re.compile(
    r"netrunner\.cards\.(?!data)\w+\.\w+"  # card modules: what they define is the cards
    r"|netrunner\.(terminal|cli)\b"  # screens and commands: no interface to program against
    r"|netrunner\.server\.storage\.migrations"
)
NEEDS = {"netrunner.env.spiel": "pyspiel", "netrunner.simulate.ray_cluster": "ray"}
"""Modules that cannot be imported without a package that an install may lack."""


def modules() -> list[str]:
    """Every module of the package by name: pdoc itself would stop at each `__all__`."""
    found = [module.name for module in pkgutil.walk_packages(netrunner.__path__, "netrunner.")]
    missing = {name for name, package in NEEDS.items() if importlib.util.find_spec(package) is None}
    return ["netrunner", *(name for name in found if not LEFT_OUT.match(name) and name not in missing)]


def main(target: Path = TARGET) -> None:
    shutil.rmtree(target, ignore_errors=True)
    pdoc.render.configure(docformat="markdown", footer_text="netrunner, an unofficial fan project", show_source=False)
    names = modules()
    missing = [f"!{re.escape(name)}$" for name in NEEDS if name not in names]
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        pdoc.pdoc(*names, f"!{LEFT_OUT.pattern}", *missing, output_directory=target)
    failed = [text for warning in caught if re.match("Error importing|Cannot find", text := str(warning.message))]
    if failed:
        sys.exit("\n".join(failed))
    print(f"{target.name}/index.html: {sum(1 for _ in target.rglob('*.html'))} pages")


if __name__ == "__main__":
    main()
