"""Benchmarks: each prints a table and writes JSON below `results/`. `python -m bench` runs them all."""

import os

os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # what is measured has its bytecode beside it, as where it is installed
