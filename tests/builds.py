"""Which build of the engine the tests run on: `make test-compiled` puts the compiled one before the sources."""

from __future__ import annotations

import pytest

from netrunner.engine import state

COMPILED = not state.__file__.endswith(".py")

subclasses_the_engine = pytest.mark.skipif(COMPILED, reason="A compiled class takes no interpreted one below it.")
reads_signatures = pytest.mark.skipif(COMPILED, reason="A compiled class does not tell what can be left out.")
reads_docstrings = pytest.mark.skipif(COMPILED, reason="A compiled module keeps no docstrings.")
