"""The query syntax: every field, the connectives, and mistakes that are pointed at."""

import datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from netrunner.cards.facts import CardFacts, all_facts, find
from netrunner.cards.search import FIELDS, QueryError, compile_query, search


def titles(query: str) -> set[str]:
    return {card.title for card in search(query)}


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("f:criminal t:event o<=0 e:core", {"Account Siphon", "Easy Mark"}),
        ("faction:weyland type:ice set:core cost<=2", {"Ice Wall"}),
        ("t:ice e:core p>=6", {"Heimdall 1.0", "Hadrian's Wall", "Archer", "Cell Portal"}),
        ("s:code-gate e:core f:hb", {"Viktor 1.0"}),
        ('s:"code gate" e:core f:hb', {"Viktor 1.0"}),
        ("v:3 e:core", {"Priority Requisition"}),
        ("g>=5 e:core", {"Priority Requisition"}),
        ("h:5 e:core", {"SanSan City Grid"}),
        ("m:2 e:core", {"Magnum Opus", "Sneakdoor Beta", "Battering Ram"}),
        ("l:2", {"Sunny Lebeau: Security Specialist"}),
        ("o:x e:core", {"Psychographics"}),
        ("p:x d:c", {"Surveyor"}),
        ("n:5 e:core", set()),
        ("c:24", {"Cyber Bureau: Keeping the Peace"}),
        ("c:napd", {"Cyber Bureau: Keeping the Peace"}),
        (
            "u:yes f:- d:runner c:lunar t:resource cost>5",
            {"Eden Shard", "Hades Shard", "Rachel Beckman", "Utopia Shard"},
        ),
        ("r<=2012-09-06 t:identity f:shaper", {'Kate "Mac" McCaffrey: Digital Tinker'}),
        ("y:6 d:corp", set()),
        ("snare!", {"Snare!"}),
        ('"hedge fund"', {"Hedge Fund"}),
        ("24/7", {"24/7 News Cycle"}),
        ("wunderkind", {"Chaos Theory: Wünderkind"}),
    ],
)
def test_each_field_finds_what_it_names(query: str, expected: set[str]) -> None:
    assert titles(query) == expected


def test_side_by_side_means_and() -> None:
    assert titles("t:ice f:nbn") == titles("t:ice and f:nbn") == titles("t:ice") & titles("f:nbn")


def test_or_binds_weaker_than_and() -> None:
    assert titles("t:ice f:nbn or t:event o:0") == titles("(t:ice f:nbn) or (t:event o:0)")
    assert titles("t:ice (f:nbn or f:jinteki)") == titles("t:ice") & (titles("f:nbn") | titles("f:jinteki"))


def test_not_turns_a_condition_round() -> None:
    everything = set(all_facts())
    for query in ("not t:ice", "-t:ice", "!t:ice", "t!ice", "t!=ice"):
        assert titles(query) == everything - titles("t:ice")
    assert titles("not (t:ice or t:event)") == everything - titles("t:ice") - titles("t:event")


def test_alternatives_share_a_field() -> None:
    assert titles("f:anarch|shaper") == titles("f:anarch or f:shaper")
    assert titles("t!ice|event") == titles("-t:ice -t:event")
    assert titles("o:1|3") == titles("o:1 or o:3")


def test_a_number_that_a_card_lacks_fits_no_comparison() -> None:
    assert not any(card.type == "agenda" for card in search("o>=0"))
    assert all(card.influence is None for card in search("n:none"))
    assert all(card.influence is not None for card in search("n!none"))


def test_lists_and_rotation_follow_the_date() -> None:
    assert "Faust" in titles("b:banned")
    assert "Magnum Opus" in titles("b:restricted")
    early = datetime.date(2016, 3, 1)
    assert {card.title for card in search("b:listed", date=early)} >= {"Parasite", "AstroScript Pilot Program"}
    assert search("b:listed", date=datetime.date(2015, 1, 1)) == []
    assert "Account Siphon" in titles("z:out")
    assert "Account Siphon" in {card.title for card in search("z:in", date=early)}
    assert "Hedge Fund" in titles("z:in")
    assert titles("b:free") == set(all_facts()) - titles("b:listed")


def test_rule_text_is_searched_in_the_text_that_is_handed_in() -> None:
    texts = {"Hedge Fund": "Gain 9 credits.", "Sure Gamble": "Gain 9 credits."}
    found = search('x:"gain 9"', text=lambda title: texts.get(title, ""))
    assert {card.title for card in found} == set(texts)


def test_rule_text_without_text_explains_itself() -> None:
    with pytest.raises(QueryError, match="rule text cannot be searched here") as caught:
        search("t:event x:run")
    assert caught.value.position == 10


@pytest.mark.parametrize(
    ("query", "position", "message"),
    [
        ("f:criminal q:2", 11, "no field is called “q”"),
        ("t:foo", 2, "no card type is called “foo”; it is one of"),
        ("f:wayland", 2, "did you mean weyland"),
        ("s:codegat|zzz", 10, "no subtype is called “zzz”"),
        ("o<=a", 3, "cost is a number"),
        ("o:999999", 2, "cost is a number"),
        ("o<", 2, "cost needs a value"),
        ("o>x", 2, "an X has no size"),
        ("n>none", 2, "has no size"),
        ("f<3", 1, "faction has no order"),
        ("u:maybe", 2, "unique is yes or no"),
        ("b:maybe", 2, "no Most Wanted List status"),
        ("z:maybe", 2, "rotation is in or out"),
        ("r:soon", 2, "is not a date"),
        ("e:nowhere", 2, "no set is called"),
        ("(t:ice", 0, "never closed"),
        ("t:ice)", 5, "closes nothing"),
        ("t:ice and", 9, "needs a condition after"),
        ("t:ice and or t:event", 10, "needs a condition after"),
        ("or t:ice", 0, "needs a condition before"),
        ("t:ice or", 8, "a condition is missing"),
        ("()", 1, "a condition is missing"),
        ('"abc', 0, "quotation mark is never closed"),
        ('t:"abc', 2, "quotation mark is never closed"),
        ("Noise: Hacker", 0, "quote a title with a colon"),
        ("", 0, "the query is empty"),
        ("   ", 3, "the query is empty"),
        ("-", 0, "no letter or digit"),
        ("(" * 60 + "ice" + ")" * 60, 51, "are nested"),
    ],
)
def test_a_mistake_is_pointed_at_with_a_caret(query: str, position: int, message: str) -> None:
    with pytest.raises(QueryError) as caught:
        search(query)
    assert message in caught.value.message
    assert caught.value.position == position
    assert str(caught.value).splitlines()[-1] == "  " + " " * position + "^"


def test_a_query_has_a_longest_length() -> None:
    with pytest.raises(QueryError, match="at most 1000"):
        search("a" * 1001)


def test_every_field_works_by_letter_and_by_name() -> None:
    values = {"side": "corp", "faction": "nbn", "type": "ice", "subtype": "ap", "set": "core", "cycle": "1"}
    values |= {"unique": "no", "banned": "free", "rotation": "in", "released": "2015-01-01", "text": "run"}
    for field in FIELDS:
        value = values.get(field.name, "1")
        by_letter = search(f"{field.letter}:{value}", text=lambda title: title)
        assert by_letter == search(f"{field.name}:{value}", text=lambda title: title)


pieces = [*'tfosx:!<>=|()"- abc123', " and ", " or ", " not ", "t:ice", "o<=2", "f:"]
queries = st.lists(st.sampled_from(pieces), max_size=25).map("".join)


@settings(max_examples=300, deadline=None)
@given(queries)
def test_any_text_is_a_query_or_an_explained_mistake(query: str) -> None:
    mistake = None
    try:
        holds = compile_query(query, text=lambda title: title)
    except QueryError as error:
        mistake = error
    if mistake is None:
        assert isinstance(holds(find("Ice Wall")), bool)
    else:
        assert mistake.message
        assert 0 <= mistake.position <= len(query)


def conditions() -> st.SearchStrategy[str]:
    simple = st.sampled_from(["t:ice", "f:nbn", "o<=2", "u:yes", "d:runner", "p>3", "wall"])
    return st.recursive(simple, lambda inner: st.tuples(inner, inner).map(lambda pair: f"({pair[0]} or {pair[1]})"))


@settings(max_examples=40, deadline=None)
@given(conditions(), conditions())
def test_connectives_are_those_of_sets(one: str, other: str) -> None:
    def found(query: str) -> set[CardFacts]:
        return set(search(query))

    assert found(f"({one}) and ({other})") == found(one) & found(other)
    assert found(f"({one}) or ({other})") == found(one) | found(other)
    assert found(f"not ({one})") == set(all_facts().values()) - found(one)
