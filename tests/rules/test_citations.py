"""Reading from the source of tests which rulings they cite."""

from pathlib import Path
from textwrap import dedent

from netrunner.rules.citations import Citation, citations_in, collect


def read(source: str) -> list[Citation]:
    return list(citations_in(dedent(source), "tests/test_x.py"))


def test_a_decorated_test_cites_its_ids() -> None:
    (citation,) = read("""
        @ruling("RR/jack-out/2", "FAQ/qa/6")
        def test_one() -> None:
            assert s.side == "corp"

        def test_other() -> None:
            assert True
    """)
    assert citation.test == "tests/test_x.py::test_one"
    assert citation.line == 3
    assert citation.ids == ("RR/jack-out/2", "FAQ/qa/6")
    assert citation.proves


def test_marks_of_classes_modules_and_parameters_count() -> None:
    found = read("""
        pytestmark = [ruling("RR/run/1")]

        @pytest.mark.ruling("RR/ice/1")
        class TestIce:
            @pytest.mark.parametrize("x", [pytest.param(1, marks=ruling("RR/ice/2")), 2])
            async def test_one(self, x: int) -> None:
                assert x
    """)
    assert [(citation.test, citation.ids) for citation in found] == [
        ("tests/test_x.py::TestIce::test_one", ("RR/run/1", "RR/ice/1", "RR/ice/2"))
    ]


def test_an_expected_exception_counts_as_an_assertion() -> None:
    (citation,) = read("""
        @ruling("RR/run/1")
        def test_one() -> None:
            with pytest.raises(IllegalChoice):
                s.choose("Jack out")
    """)
    assert citation.asserts


def test_a_test_without_assertions_or_with_an_empty_one_proves_nothing() -> None:
    found = read("""
        @ruling("RR/run/1")
        def test_one() -> None:
            s.choose("Run HQ")

        @ruling("RR/run/1")
        def test_two() -> None:
            assert True
    """)
    assert [citation.asserts for citation in found] == [False, False]
    assert not any(citation.proves for citation in found)


def test_a_skipped_test_or_one_that_is_to_fail_proves_nothing() -> None:
    found = read("""
        @pytest.mark.skip
        @ruling("RR/run/1")
        def test_one() -> None:
            assert s

        @pytest.mark.xfail(reason="not yet")
        class TestTwo:
            @ruling("RR/run/1")
            def test_two(self) -> None:
                assert s
    """)
    assert [citation.runs for citation in found] == [False, False]
    assert not any(citation.proves for citation in found)


def test_ids_that_are_not_plain_strings_are_noticed() -> None:
    found = read("""
        @ruling(ID)
        def test_one() -> None:
            assert s

        @ruling(f"RR/{x}", "RR/run/1")
        def test_two() -> None:
            assert s
    """)
    assert [citation.unreadable for citation in found] == [True, True]
    assert found[1].ids == ("RR/run/1",)


def test_a_folder_is_read_in_the_order_of_its_paths_and_nothing_is_imported(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    (tests / "rulings").mkdir(parents=True)
    source = 'raise SystemExit\n@ruling("RR/run/1")\ndef test_one():\n    assert s\n'
    (tests / "rulings" / "test_b.py").write_text(source)
    (tests / "test_a.py").write_text(source)
    (tests / "helper.py").write_text(source)
    assert [citation.test for citation in collect(tests)] == [
        "tests/rulings/test_b.py::test_one",
        "tests/test_a.py::test_one",
    ]
