"""Tests of single cards, for what a filter's own parts cannot say: costs, counters, hosts, copies, references."""
