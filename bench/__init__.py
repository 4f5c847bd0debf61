"""Benchmarks: each prints a table and writes JSON below `results/`. `python -m bench` runs them all."""
