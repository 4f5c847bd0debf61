"""The rule book: ids, entries above them, cards, and that loading stays cheap."""

import re
import subprocess
import sys
from dataclasses import FrozenInstanceError

import pytest

from netrunner import rules

TOP_LEVEL_WITHOUT_RELATED = {
    "RR/welcome",
    "RR/golden-rules",
    "RR/full-game-setup",
    "RR/card-symbols",
    "RR/for-each",
    "RR/timing",
}


def test_the_catalogue_is_complete() -> None:
    statements = [rule for rule in rules.all_rules() if not rule.is_heading]
    assert len(statements) == 1281
    assert sum(rule.status == "superseded" for rule in statements) == 57
    required = [rule for rule in statements if rule.required]
    assert len(required) == 896
    assert sum(rule.is_tournament for rule in required) == 115


@pytest.mark.parametrize(
    ("rule_id", "title"),
    [
        ("RR", "Rules Reference 1.1"),
        ("RR/jack-out", "Jack Out"),
        ("RR/abilities", "Abilities"),
        ("RR/cannot", "Cannot"),
        ("RR/headquarters-hq", "Headquarters (HQ)"),
        ("RR/cost-paid-abilities", "Cost, Paid Abilities"),
        ("RR/timing/corp-turn/1", "Corp's Turn, Draw Phase"),
        ("RR/timing/run", "Timing Structure of a Run"),
        ("RR/timing/run/5.4", "Run, step 5.4"),
        ("RR/must/ex2a", "Must (example 2a)"),
        ("FAQ/qa", "Frequently Asked Questions"),
        ("FAQ/qa/12", "Question 12"),
        ("FAQ/errata/pawn", "Errata: Pawn"),
        ("FAQ/card/noise", "Noise: Hacker Extraordinaire"),
        ("FAQ/rules/cannot", "Cannot"),
        ("TR/tiebreakers", "Tiebreakers"),
        ("ROP/access-phase", "Access Phase"),
        ("FAN", "Fan Summary 1.3"),
    ],
)
def test_every_level_of_the_documents_has_a_title(rule_id: str, title: str) -> None:
    assert rules.get(rule_id).title == title


def test_every_part_of_an_id_is_an_id() -> None:
    for rule in rules.all_rules():
        parts = rule.id.split("/")
        for end in range(1, len(parts)):
            assert rules.exists("/".join(parts[:end])), rule.id


def test_parents_and_children_agree_and_all_rules_hang_below_a_document() -> None:
    reached = set()

    def visit(rule_id: str) -> None:
        reached.add(rule_id)
        for child in rules.get(rule_id).children:
            assert rules.get(child).parent == rule_id
            visit(child)

    for rule in rules.all_rules():
        if rule.parent is None:
            assert rule.kind == "document"
            visit(rule.id)
    assert reached == {rule.id for rule in rules.all_rules()}


def test_steps_hang_below_their_step_and_sub_entries_below_their_entry() -> None:
    assert rules.get("RR/timing/run/5.5.1").parent == "RR/timing/run/5.5"
    assert rules.get("RR/timing/run/5.4a").parent == "RR/timing/run/5.4"
    assert rules.get("RR/timing/corp-turn/2.2/a").parent == "RR/timing/corp-turn/2.2"
    assert rules.get("RR/trigger-steps").parent == "RR/abilities"
    assert rules.get("RR/accessing").children == (
        "RR/accessing/1",
        "RR/accessing-multiple-cards",
        "RR/when-accessed-abilities",
    )


def test_no_reference_dangles() -> None:
    for rule in rules.all_rules():
        for other in (*rule.related, *rule.same_as, *rule.see, *rule.superseded_by):
            assert rules.exists(other), (rule.id, other)
            assert other != rule.id


def test_superseded_rules_say_by_what_and_repeated_ones_point_to_the_first() -> None:
    for rule in rules.all_rules():
        if rule.status == "superseded":
            assert rule.superseded_by or rule.because, rule.id
        for target in rule.same_as:
            assert not rules.get(target).same_as


def test_every_rule_has_a_title_a_source_and_a_summary() -> None:
    for rule in rules.all_rules():
        assert rule.title, rule.id
        assert rule.source, rule.id
        assert rule.summary, rule.id


def test_doubtful_rulings_say_what_is_doubtful() -> None:
    doubtful = [rule for rule in rules.all_rules() if rule.ambiguous]
    assert len(doubtful) == 17
    assert all(rule.note for rule in doubtful)


def test_ids_in_our_own_notes_exist() -> None:
    for rule in rules.all_rules():
        for name in re.findall(r"\b(?:RR|FAQ|TR|ROP|FAN)/[\w./-]*\w", f"{rule.note} {rule.because}"):
            assert rules.exists(name), (rule.id, name)


def test_the_related_lines_of_the_rules_reference_are_there() -> None:
    assert rules.get("RR/jack-out").related == (
        "RR/approaching-ice",
        "RR/attacked-server",
        "RR/ice",
        "RR/run",
        "RR/runner",
        "RR/timing",
    )
    without = {rule.id for rule in rules.all_rules() if rule.parent == "RR" and not rule.related}
    assert without == TOP_LEVEL_WITHOUT_RELATED


def test_an_unknown_id_names_the_nearest() -> None:
    with pytest.raises(LookupError, match="RR/jack-out") as caught:
        rules.get("RR/jackout")
    assert isinstance(caught.value, rules.UnknownRule)
    assert caught.value.nearest[0] == "RR/jack-out"
    with pytest.raises(rules.UnknownRule, match="there is no rule ''"):
        rules.get("")


def test_a_card_is_found_without_accents_case_or_subtitle() -> None:
    hanzo = rules.for_card("TORI HANZO")
    assert [rule.id for rule in hanzo] == [rule.id for rule in rules.for_card("Tori Hanzō")]
    assert len(hanzo) == 4
    assert rules.for_card("aesops pawnshop")
    assert rules.for_card("andromeda")[0].cards == ("Andromeda: Dispossessed Ristie",)
    assert rules.for_card("Heimdall 1.0") != rules.for_card("Heimdall 2.0")
    assert rules.for_card("") == []


def test_the_rulings_on_a_card_are_statements_in_document_order() -> None:
    found = rules.for_card("Femme Fatale")
    places = {rule.id: place for place, rule in enumerate(rules.all_rules())}
    assert len(found) == 12
    assert [rule.id for rule in found] == sorted((rule.id for rule in found), key=places.__getitem__)
    assert not any(rule.is_heading for rule in found)


def test_rules_cannot_be_changed() -> None:
    rule = rules.get("RR/jack-out")
    with pytest.raises(FrozenInstanceError):
        rule.title = "Other"  # type: ignore[misc]
    assert not hasattr(rule, "__dict__")


def test_importing_the_package_loads_no_data() -> None:
    code = (
        "from netrunner import rules; from netrunner.rules import book;"
        "assert book._book.cache_info().currsize == 0;"
        "rules.get('RR'); rules.get('TR');"
        "assert book._book.cache_info().misses == 1"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
