# Every target sets up what it needs in .venv on a machine that has Python 3.11+ and make.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.PHONY: help play client types test test-compiled check bench fuzz attack docs clean services
.DEFAULT_GOAL := help

help:
	@echo "make play   play in the browser: against a bot at once, or with others"
	@echo "make test   run the test suite"
	@echo "make test-compiled  the same on the engine compiled with mypyc (needs a C compiler)"
	@echo "make check  ruff, mypy --strict, the import contract and the client's types"
	@echo "make client build the browser client, if its sources have changed"
	@echo "make types  write the client's types from the server's models"
	@echo "make bench  measure speed and memory against the budgets"
	@echo "make fuzz   20,000 random games with the starters and 20,000 with random decks (GAMES=n to change)"
	@echo "make attack kills, faults, floods and what pauses tell, for longer than the tests do (ATTACK=n times)"
	@echo "make docs   regenerate the reference pages in docs/"

$(STAMP): pyproject.toml hatch_build.py
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade "pip>=25.1"
	NETRUNNER_CLIENT=0 $(BIN)/python -m pip install --quiet --editable . --group dev
	@touch $@

play: client
	$(BIN)/netrunner play

client: $(STAMP)
	@$(BIN)/python tools/client.py build

types: $(STAMP)
	@$(BIN)/python tools/client.py types

# What the tests use besides Python, where this machine lets us install it; tests that miss something say so and skip.
services:
	@sh tools/install_test_services.sh

# Tests start many processes: what one has compiled, the others read, whatever the environment says. Each worker gets a
# half of the tests in their order, so that what a module needs is made once, and helps the other when it is done.
test test-compiled: export PYTHONDONTWRITEBYTECODE =
PYTEST := -m pytest --numprocesses=auto --dist=worksteal

test: client services
	$(BIN)/python $(PYTEST)

test-compiled: client services
	PYTHONPATH="$$($(BIN)/python -m bench.compiled)" $(BIN)/python $(PYTEST) tests

check: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/client.py check

bench: $(STAMP)
	$(BIN)/python -m bench

GAMES ?= 20000
fuzz: $(STAMP)
	PYTHONPATH="$$($(BIN)/python -m bench.compiled || true)" $(BIN)/python -m tests.fuzz --games $(GAMES)
	PYTHONPATH="$$($(BIN)/python -m bench.compiled || true)" $(BIN)/python -m tests.fuzz --games $(GAMES) --mixed

ATTACK ?= 1
attack: $(STAMP) services
	NETRUNNER_ATTACK=$(ATTACK) $(BIN)/python -m pytest -n 2 -s tests/attack

docs: $(STAMP)
	$(BIN)/python -m docs.generate

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules src/netrunner/server/client
