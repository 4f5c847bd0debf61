# Every target sets up what it needs in .venv on a machine that has Python 3.11+ and make.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.PHONY: help play test test-compiled check bench fuzz docs clean
.DEFAULT_GOAL := help

help:
	@echo "make play   play a game against a bot in this terminal"
	@echo "make test   run the test suite"
	@echo "make test-compiled  the same on the engine compiled with mypyc (needs a C compiler)"
	@echo "make check  ruff, mypy --strict and the import contract"
	@echo "make bench  measure speed and memory against the budgets"
	@echo "make fuzz   20,000 random games with the starters and 20,000 with random decks (GAMES=n to change)"
	@echo "make docs   regenerate the reference pages in docs/"

$(STAMP): pyproject.toml hatch_build.py
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade "pip>=25.1"
	$(BIN)/python -m pip install --quiet --editable . --group dev
	@touch $@

play: $(STAMP)
	$(BIN)/netrunner play

test: $(STAMP)
	$(BIN)/python -m pytest --numprocesses=auto

test-compiled: $(STAMP)
	PYTHONPATH="$$($(BIN)/python -m bench.compiled)" $(BIN)/python -m pytest --numprocesses=auto tests

check: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(STAMP)
	$(BIN)/python -m bench

GAMES ?= 20000
fuzz: $(STAMP)
	PYTHONPATH="$$($(BIN)/python -m bench.compiled || true)" $(BIN)/python -m tests.fuzz --games $(GAMES)
	PYTHONPATH="$$($(BIN)/python -m bench.compiled || true)" $(BIN)/python -m tests.fuzz --games $(GAMES) --mixed

docs: $(STAMP)
	$(BIN)/python -m docs.generate

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
