"""Node counts of fixed positions."""

from tests.engine import perft


def test_the_node_counts_of_the_fixed_positions_are_as_recorded() -> None:
    assert perft.table() == perft.TABLE.read_text(encoding="utf-8")
