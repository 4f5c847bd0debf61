# Every target sets up what it needs in .venv on a machine that has Python 3.11+ and make.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.PHONY: help play client types test test-fast test-long test-compiled test-versions coverage coverage-whole check check-python check-client bench \
	wheel fuzz attack docs constraints hooks clean services
.DEFAULT_GOAL := help

help:
	@echo "make play   play in the browser: against a bot at once, or with others"
	@echo "make test   run the test suite"
	@echo "make test-fast  the tests of rules, cards, decks and tournaments alone: under a minute"
	@echo "make test-long  the longest: most pages and the table at every size in a browser, servers killed again and again"
	@echo "make test-compiled  the same on the package compiled with mypyc (needs a C compiler)"
	@echo "make test-versions  the engine's, decks' and tournaments' tests on every supported Python found here"
	@echo "make coverage  how much of the rules, cards, decks and tournaments their tests reach, and the floor for it"
	@echo "make check  lint, format, spelling, types, import contracts, unused code; the client's types, lint, format"
	@echo "make client build the browser client, if its sources have changed"
	@echo "make types  write the client's types from the server's models"
	@echo "make wheel  a wheel for machines like this one in dist/: compiled, with the browser client in it"
	@echo "make bench  measure speed and memory against the budgets, beside an older commit (BEFORE=commit)"
	@echo "make fuzz   20,000 random games with the starters and 20,000 with random decks (GAMES=n to change)"
	@echo "make attack kills, faults, floods and what pauses tell, for longer than the tests do (ATTACK=n times)"
	@echo "make docs   regenerate the reference pages in docs/ and build the API reference in build/reference"
	@echo "make constraints  find the newest versions of all packages and write them to constraints.txt"
	@echo "make hooks  check every commit before it is made (pre-commit)"

# The versions in constraints.txt, which are those that were tested. Where they cannot be had (another index, a newer
# Python), what the bounds in pyproject.toml allow, and it says so.
INSTALL := NETRUNNER_CLIENT=0 $(BIN)/python -m pip install --quiet --editable . --group dev
$(STAMP): pyproject.toml hatch_build.py constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade "pip>=25.1"
	@echo '$(INSTALL) --constraint constraints.txt'
	@$(INSTALL) --constraint constraints.txt || { \
		echo "The versions in constraints.txt cannot be installed here (see above): taking others in their bounds."; \
		$(INSTALL); }
	@touch $@

play: client
	@$(BIN)/netrunner play

client: $(STAMP)
	@$(BIN)/python tools/client.py build

types: $(STAMP)
	@$(BIN)/python tools/client.py types

# What the tests use besides Python, where this machine lets us install it; tests that miss something say so and skip.
services:
	@sh tools/install_test_services.sh

# Tests start many processes: what one has compiled, the others read, whatever the environment says. Each worker gets a
# share of the tests in their order, so that what a module needs is made once, and helps the others when it is done.
test test-fast test-long test-compiled coverage coverage-whole: export PYTHONDONTWRITEBYTECODE =
PYTEST := -m pytest --numprocesses=auto --dist=worksteal

# Every test once: first those over which coverage is measured, with its floor, then all the others but the longest. Many
# of these wait for a server, a browser or another process: one worker more than there are cores keeps the cores busy.
test: client services
	$(BIN)/python $(PYTEST) --traced $(COVERED) $(TRACED:%=tests/%)
	$(BIN)/python $(PYTEST) --numprocesses=$$($(BIN)/python -c "import os; print(os.cpu_count() + 1)") --untraced

test-fast: $(STAMP)
	$(BIN)/python $(PYTEST) --fast

test-long: client services
	$(BIN)/python $(PYTEST) $$($(BIN)/python -c "from tests.tiers import LONG; print(*LONG)")

test-compiled: client services
	tree="$$($(BIN)/python -m bench.compiled)" && PYTHONPATH="$$tree" $(BIN)/python $(PYTEST) tests

# The interpreters that are found; TESTS says what to run on each, VERSIONS="3.12 3.13" on which.
TESTS ?= tests/engine tests/rules tests/decks tests/tournament tests/cli tests/env tests/tools
test-versions: $(STAMP)
	$(BIN)/python tools/python_versions.py $(VERSIONS:%=--version=%) $(TESTS)

TRACED := cards decks engine positions rules rulings scenario tournament
COVERED := -p pytest_cov --cov --cov-report=term:skip-covered
PAGES := --cov-report=html # a page for each module takes half a minute to write
coverage: $(STAMP)
	$(BIN)/python $(PYTEST) --traced $(COVERED) $(PAGES) $(TRACED:%=tests/%)

# With the tests of every cycle.
coverage-whole: $(STAMP)
	$(BIN)/python $(PYTEST) $(COVERED) $(PAGES) $(TRACED:%=tests/%)

# The two halves need nothing of each other: `make -j2 check` runs them side by side.
check: check-python check-client

check-python: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/codespell
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/unused_code.py

check-client: $(STAMP)
	$(BIN)/python tools/client.py check

wheel: client
	NETRUNNER_COMPILE=1 NETRUNNER_CLIENT=1 $(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

# Beside the commit before the work on speed, which is checked out and built below build/; BEFORE= for this one alone.
BEFORE ?= fe757101
bench: client
	$(BIN)/python -m pip install --quiet --group bench || echo "Nothing is compared with python-chess."
	$(BIN)/python -m bench $(BEFORE:%=--before=%)

GAMES ?= 20000
fuzz: $(STAMP)
	PYTHONPATH="$$($(BIN)/python -m bench.compiled || true)" $(BIN)/python -m tests.fuzz --games $(GAMES)
	PYTHONPATH="$$($(BIN)/python -m bench.compiled || true)" $(BIN)/python -m tests.fuzz --games $(GAMES) --mixed

ATTACK ?= 1
attack: $(STAMP) services
	NETRUNNER_ATTACK=$(ATTACK) $(BIN)/python -m pytest -n 2 -s tests/attack

docs: $(STAMP)
	$(BIN)/python -m docs.generate
	$(BIN)/netrunner rules coverage --write docs/rules-coverage.md
	$(BIN)/python -m docs.reference

constraints: $(STAMP)
	$(BIN)/python -m pip install --quiet --group pins
	$(BIN)/python tools/write_constraints.py

hooks: $(STAMP)
	$(BIN)/pre-commit install

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules src/netrunner/server/client
