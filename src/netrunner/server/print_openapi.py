"""Prints the OpenAPI document: `python -m netrunner.server.print_openapi`. The client's types are made from it."""

from __future__ import annotations

import json
import sys

from netrunner.server.app import create_app
from netrunner.server.settings import Settings


def main() -> None:
    json.dump(create_app(Settings()).openapi(), sys.stdout, indent=2, sort_keys=True)


if __name__ == "__main__":
    main()
