"""The decorator `ruling` itself."""

import pytest

from netrunner.rules import UnknownRule
from tests.rulings import ruling


def test_a_misspelt_id_fails_when_the_test_is_imported() -> None:
    with pytest.raises(UnknownRule, match="RR/jack-out"):
        ruling("RR/jack-out/2", "RR/jackout")


def test_the_mark_carries_the_ids() -> None:
    mark = ruling("RR/jack-out/2", "FAQ/qa/6").mark
    assert (mark.name, mark.args) == ("ruling", ("RR/jack-out/2", "FAQ/qa/6"))
