"""Deckbuilding as rulings: each rule is broken by a deck that is otherwise legal, and named by its id."""

import datetime

import pytest

from netrunner import rules
from netrunner.cards.data.most_wanted import most_wanted_lists
from netrunner.cards.data.sets import sets
from netrunner.cards.facts import all_facts, find
from netrunner.decks import Deck, Entry, Problem, UnknownFormat
from netrunner.decks.deckbuilding_notes import deckbuilding_notes
from netrunner.decks.formats import DESCRIPTIONS, FormatName, format_named
from netrunner.decks.legality.agendas import required_points
from netrunner.decks.legality.influence import FREE_IF, influence
from tests.rulings import ruling

NOISE = "Noise: Hacker Extraordinaire"
BETTER_WORLD = "Weyland Consortium: Building a Better World"
PERSONAL_EVOLUTION = "Jinteki: Personal Evolution"
LISTED = frozenset().union(*(listing.titles for listing in most_wanted_lists()))


def filler(identity: str, count: int, avoid: set[str], packs: frozenset[str] | None = None) -> dict[str, int]:
    """Harmless cards that cost the identity nothing: in faction or neutral, on no list, no agenda, three of each."""
    facts = find(identity)
    found: dict[str, int] = {}
    for card in all_facts().values():
        if (
            card.side != facts.side
            or card.type in ("agenda", "identity", "ice", "asset")
            or card.title in avoid | LISTED
        ):
            continue
        if not (card.faction == facts.faction or (card.neutral and card.influence == 0)):
            continue
        if card.deck_limit != 3 or "directive" in card.subtypes or (packs and packs.isdisjoint(card.packs)):
            continue
        found[card.title] = min(3, count - sum(found.values()))
        if sum(found.values()) == count:
            return found
    raise AssertionError("not enough filler")


def agendas(points: int) -> dict[str, int]:
    """Neutral agendas without influence that are worth exactly so many points."""
    found: dict[str, int] = {}
    for title in (
        "Priority Requisition",
        "Private Security Force",
        "Corporate Sales Team",
        "Show of Force",
        "False Lead",
    ):
        worth = find(title).points or 0
        copies = min(3, points // worth)
        if copies:
            found[title] = copies
            points -= copies * worth
    assert points == 0
    return found


def deck(identity: str = NOISE, cards: dict[str, int] | None = None, size: int = 45) -> Deck:
    """A deck with these cards that is legal apart from them."""
    chosen = dict(cards or {})
    if find(identity).side == "corp" and not any(find(title).type == "agenda" for title in chosen):
        chosen |= agendas(required_points(size)[0])
    return Deck.build(identity, chosen | filler(identity, size - sum(chosen.values()), set(chosen)))


def broken(deck: Deck, format: str = "casual", date: str | None = None) -> list[str]:
    return [problem.rule for problem in deck.problems(format, date)]


@pytest.mark.parametrize("identity", [NOISE, BETTER_WORLD])
def test_a_plain_deck_is_legal(identity: str) -> None:
    assert broken(deck(identity)) == []


def test_a_deck_needs_an_identity() -> None:
    assert broken(Deck.build(None, dict(deck().cards))) == ["RR/deckbuilding/1"]


@ruling("RR/deckbuilding/1", "TR/deck-building/2")
def test_a_deck_has_one_identity() -> None:
    problems = deck(cards={"Gabriel Santiago": 1}).problems("casual")
    assert [(p.rule, p.cards) for p in problems] == [
        ("RR/deckbuilding/1", ("Gabriel Santiago: Consummate Professional",))
    ]


def test_an_identity_is_an_identity() -> None:
    assert "RR/deckbuilding/1" in broken(Deck("Sure Gamble", (Entry("Diesel", 3),)))


@ruling("RR/deckbuilding/5")
def test_no_card_of_the_other_side() -> None:
    problems = deck(cards={"Hedge Fund": 1}).problems("casual")
    assert [(p.rule, p.cards) for p in problems] == [("RR/deckbuilding/5", ("Hedge Fund",))]


@ruling("RR/deckbuilding/1", "RR/identity/2", "TR/deck-building/2")
def test_the_minimum_size_is_the_identitys() -> None:
    assert broken(deck(size=44)) == ["RR/deckbuilding/1"]
    assert broken(deck("Chaos Theory", size=40)) == []
    assert broken(deck("Chaos Theory", size=39)) == ["RR/deckbuilding/1"]
    assert broken(deck("Valencia Estevez", size=49)) == ["RR/deckbuilding/1"]


@ruling("RR/deckbuilding/2", "TR/deck-building/3")
def test_there_is_no_maximum_size() -> None:
    assert broken(deck("Chaos Theory", size=120)) == []


@ruling("RR/deckbuilding/4")
def test_three_copies_by_title_whatever_the_printing() -> None:
    """RR/deckbuilding/4; printings and repeated lines add up."""
    two_printings = (Entry("Diesel", 2, "01034"), Entry("Diesel", 2, "20039"))
    plain = deck("Chaos Theory", {"Diesel": 3})
    entries = tuple(entry for entry in plain.entries if entry.title != "Diesel") + two_printings
    problems = Deck(plain.identity, entries).problems("casual")
    assert [(p.rule, p.cards) for p in problems] == [("RR/deckbuilding/4", ("Diesel",))]
    assert "4 copies" in problems[0].message


@pytest.mark.parametrize(
    ("title", "limit"),
    [("Director Haas' Pet Project", 1), ("Philotic Entanglement", 1), ("Government Takeover", 1), ("15 Minutes", 1),
     ("Eden Shard", 1), ("Hades Shard", 1), ("Utopia Shard", 1), ("Eden Fragment", 1), ("Hades Fragment", 1),
     ("Utopia Fragment", 1), ("Rebirth", 1), ("The Black File", 1), ("DJ Fenris", 1), ("Lady Liberty", 1),
     ("Watch the World Burn", 1), ("Hired Help", 1), ("Ramujan-reliant 550 BMI", 6), ("NetChip", 6), ("Spy Camera", 6),
     ("Exclusive Party", 6), ("Out of the Ashes", 6), ("Fear the Masses", 6), ("Diesel", 3)],
)  # fmt: skip
def test_a_card_may_set_its_own_limit(title: str, limit: int) -> None:
    def rules_for(copies: int) -> list[str]:
        problems = Deck.build(None, {title: copies}).problems("casual")
        return [p.rule for p in problems if title in p.cards and p.rule == "RR/deckbuilding/4"]

    assert rules_for(limit) == []
    assert rules_for(limit + 1) == ["RR/deckbuilding/4"]


def test_no_other_card_has_a_limit_of_its_own() -> None:
    limits = [card.deck_limit for card in all_facts().values() if card.deck_limit != 3 and card.type != "identity"]
    assert sorted(limits) == [1] * 17 + [6] * 6  # the cards above and AstroScript Pilot Program


@ruling("FAQ/errata/astroscript-pilot-program")
def test_astroscript_is_limited_to_one_since_faq_3_1() -> None:
    two = Deck.build("NBN: Making News", {"AstroScript Pilot Program": 2})
    rule = "FAQ/errata/astroscript-pilot-program"
    assert rule in broken(two)
    assert rule in broken(two, "core")
    assert rule in broken(two, "standard", "2016-07-18")
    assert rule not in broken(two, "standard", "2016-07-17")
    four = Deck.build("NBN: Making News", {"AstroScript Pilot Program": 4})
    assert "RR/deckbuilding/4" in broken(four, "standard", "2016-07-17")


@pytest.mark.parametrize(
    ("size", "points"),
    [(40, 18), (44, 18), (45, 20), (49, 20), (50, 22), (54, 22), (55, 24), (66, 28), (30, 14), (100, 42)],
)
@ruling("RR/deckbuilding/7", "RR/deckbuilding/ex1", "RR/agenda-points/2")
def test_agenda_points_grow_by_two_at_every_multiple_of_five(size: int, points: int) -> None:
    """RR/deckbuilding/7, ex1: 66 cards need 28 or 29."""
    assert required_points(size) == (points, points + 1)


@pytest.mark.parametrize(("points", "legal"), [(19, False), (20, True), (21, True), (22, False)])
def test_a_corp_deck_has_the_agenda_points_of_its_size(points: int, legal: bool) -> None:
    assert broken(deck(BETTER_WORLD, agendas(points), 45)) == ([] if legal else ["RR/deckbuilding/7"])


def test_a_runner_deck_needs_no_agendas() -> None:
    assert "RR/deckbuilding/7" not in broken(Deck.build(NOISE, {"Diesel": 1}))


def test_a_deck_below_its_minimum_is_measured_against_the_minimum() -> None:
    problems = Deck.build(BETTER_WORLD, agendas(12)).problems("casual")
    assert "needs 20 or 21" in next(p.message for p in problems if p.rule == "RR/deckbuilding/7")


@ruling("RR/deckbuilding/6", "RR/faction/2", "RR/faction/3", "RR/influence/1")
def test_influence_is_spent_on_other_factions_only() -> None:
    """RR/deckbuilding/6: 15 is enough, 16 is not."""
    assert broken(deck(cards={"Account Siphon": 3, "Diesel": 1, "Easy Mark": 1})) == []  # 12 + 2 + 1
    problems = deck(cards={"Account Siphon": 3, "Diesel": 2}).problems("casual")  # 12 + 4
    assert [(p.rule, p.cards) for p in problems] == [("RR/deckbuilding/6", ("Account Siphon", "Diesel"))]
    assert "spends 16 influence; its limit is 15" in problems[0].message
    assert broken(deck("Gabriel Santiago", {"Account Siphon": 3, "Diesel": 2})) == []


@ruling("RR/influence/2")
def test_neutral_cards_may_cost_influence() -> None:
    """RR/influence/2."""
    assert influence(Deck.build(NOISE, {"Lucky Find": 3, "Sure Gamble": 3})).spent == {"Lucky Find": 6}


def test_mini_factions_spend_influence_like_any_other() -> None:
    apex = Deck.build("Apex", {"Account Siphon": 3, "Heartbeat": 3})
    account = influence(apex)
    assert (account.limit, dict(account.spent)) == (25, {"Account Siphon": 12})
    assert influence(Deck.build(NOISE, {"Heartbeat": 1})).total == find("Heartbeat").influence


@ruling("RR/influence/3")
def test_a_card_without_influence_value_stays_in_its_faction() -> None:
    """RR/influence/3."""
    cards = agendas(18) | {"Nisei MK II": 1}
    problems = deck(BETTER_WORLD, cards).problems("casual")
    assert [(p.rule, p.cards) for p in problems] == [("RR/influence/3", ("Nisei MK II",))]
    assert "RR/influence/3" not in broken(deck(PERSONAL_EVOLUTION, {"Priority Requisition": 3, "Nisei MK II": 3}))


def test_a_neutral_agenda_without_influence_value_is_open_to_every_corp() -> None:
    """Timely Public Release is the only one that prints none."""
    assert find("Timely Public Release").influence is None
    assert broken(deck(BETTER_WORLD, agendas(18) | {"Timely Public Release": 1})) == []
    assert deckbuilding_notes(find("Timely Public Release")) == []


def test_the_professor_gets_the_first_copy_of_each_program_free() -> None:
    professor = "The Professor: Keeper of Knowledge"
    assert influence(Deck.build(professor, {"Parasite": 1, "Datasucker": 1})).total == 0
    assert influence(Deck.build(professor, {"Parasite": 3})).spent == {"Parasite": 4}
    assert influence(Deck.build(professor, {"Account Siphon": 1})).spent == {"Account Siphon": 4}
    assert influence(Deck.build(NOISE, {"Gordian Blade": 1})).spent == {"Gordian Blade": 3}


def test_custom_biotics_cannot_use_jinteki_cards() -> None:
    problems = deck("Custom Biotics", {"Snare!": 1} | agendas(20)).problems("casual")
    assert [(p.rule, p.cards) for p in problems] == [("card/custom-biotics", ("Snare!",))]


def alliance(title: str, support: dict[str, int]) -> int:
    """The influence of two copies of an alliance card in an NBN deck (or Weyland, for NBN's own) with these cards."""
    outsider = BETTER_WORLD if find(title).faction != "weyland-consortium" else "NBN: Making News"
    return influence(Deck.build(outsider, {title: 2} | support)).spent.get(title, 0)


@pytest.mark.parametrize(
    ("title", "six"),
    [("Heritage Committee", "Snare!"), ("Raman Rai", "Snare!"), ("Product Recall", "Adonis Campaign"),
     ("Jeeves Model Bioroids", "Adonis Campaign"), ("Salem's Hospitality", "Data Raven"),
     ("Ibrahim Salem", "Data Raven"),
     ("Executive Search Firm", "Ice Wall"), ("Consulting Visit", "Ice Wall")],
)  # fmt: skip
def test_an_alliance_card_is_free_with_six_cards_of_its_faction(title: str, six: str) -> None:
    faction = find(title).faction
    others = [c.title for c in all_facts().values() if c.faction == faction and "alliance" in c.subtypes]
    price = 2 * (find(title).influence or 0)
    assert alliance(title, {six: 5}) == price
    assert alliance(title, {six: 6}) == 0
    assert alliance(title, {six: 5} | {other: 1 for other in others if other != title}) == price


def test_mumba_temple_is_free_with_at_most_fifteen_ice() -> None:
    assert alliance("Mumba Temple", {"Ice Wall": 15}) == 0
    assert alliance("Mumba Temple", {"Ice Wall": 16}) == 4


def test_museum_of_history_is_free_in_a_deck_of_fifty() -> None:
    assert alliance("Museum of History", {"Hedge Fund": 47}) == 4
    assert alliance("Museum of History", {"Hedge Fund": 48}) == 0


def test_pad_factory_is_free_with_three_pad_campaigns() -> None:
    assert alliance("PAD Factory", {"PAD Campaign": 2}) == 4
    assert alliance("PAD Factory", {"PAD Campaign": 3}) == 0


def test_mumbad_virtual_tour_is_free_with_seven_assets() -> None:
    assert alliance("Mumbad Virtual Tour", {"PAD Campaign": 6}) == 4
    assert alliance("Mumbad Virtual Tour", {"PAD Campaign": 7}) == 0


def test_every_alliance_card_has_its_condition() -> None:
    assert FREE_IF.keys() == {card.title for card in all_facts().values() if "alliance" in card.subtypes}


@ruling("RR/deckbuilding/3")
def test_adam_may_name_his_three_directives() -> None:
    directives = ("Always Be Running", "Neutralize All Threats", "Safety First")
    adam = deck("Adam: Compulsive Hacker")

    def with_in_play(*titles: str, identity: str | None = adam.identity) -> list[str]:
        return broken(Deck(identity, adam.entries, in_play=titles))

    assert with_in_play(*directives) == []
    assert with_in_play() == []
    assert with_in_play(*directives[:2]) == ["card/adam"]
    assert with_in_play(directives[0], directives[0], directives[1]) == ["card/adam"]
    assert with_in_play(*directives[:2], "Sure Gamble") == ["card/adam"]
    assert "card/adam" in with_in_play(*directives, identity=NOISE)
    assert Deck(adam.identity, adam.entries, in_play=directives).size == 45  # RR/deckbuilding/3: not part of the deck


@pytest.mark.parametrize("version", ["1.0", "1.1"])
def test_lists_1_0_and_1_1_lower_the_limit_for_each_copy_in_faction_too(version: str) -> None:
    listing = next(entry for entry in most_wanted_lists() if entry.version == version)
    account = influence(Deck.build(NOISE, {"Parasite": 3, "Clone Chip": 1}), listing)
    assert (account.printed_limit, account.limit) == (15, 11)


def test_the_limit_is_never_lowered_below_one() -> None:
    listing = most_wanted_lists()[0]
    many = dict.fromkeys(("Parasite", "Desperado", "Clone Chip", "Prepaid VoicePAD", "Yog.0", 'Cerberus "Lady" H1'), 3)
    assert influence(Deck.build(NOISE, many), listing).limit == 1
    assert influence(Deck.build("The Professor", {"Parasite": 1}), listing).limit == 1


def test_a_lowered_limit_is_explained() -> None:
    problems = deck(cards={"Parasite": 3, "Account Siphon": 3, "Easy Mark": 1}).problems("standard", "2016-03-01")
    assert [p.rule for p in problems] == ["RR/deckbuilding/6"]
    assert "limit is 12 (printed 15, lowered by Most Wanted List 1.0)" in problems[0].message


def test_list_1_2_adds_influence_to_each_copy_in_faction_too() -> None:
    listing = next(entry for entry in most_wanted_lists() if entry.version == "1.2")
    account = influence(Deck.build(NOISE, {"Faust": 3, "Parasite": 1, "Clone Chip": 1}), listing)
    assert dict(account.spent) == {"Faust": 9, "Parasite": 1, "Clone Chip": 3}
    assert account.limit == 15
    temple = Deck.build(BETTER_WORLD, {"Mumba Temple": 2})
    assert influence(temple, listing).spent == {"Mumba Temple": 2}  # free by its own text, one each by the list


@pytest.mark.parametrize(("date", "version"), [("2017-10-01", "2.0"), ("2018-02-26", "2.1"), ("2018-09-06", "2.2")])
@ruling("TR/deck-building/5")
def test_removed_cards_cannot_be_used(date: str, version: str) -> None:
    problems = deck(cards={"Faust": 1}).problems("standard", date)
    assert (
        Problem(f"MWL/{version}/removed", f"Faust is removed from play by Most Wanted List {version}.", ("Faust",))
        in problems
    )


@ruling("TR/deck-building/5")
def test_one_restricted_title_is_allowed_in_any_number_of_copies() -> None:
    assert broken(deck(cards={"Aesop's Pawnshop": 3}), "eternal") == []
    problems = deck(cards={"Aesop's Pawnshop": 1, "Magnum Opus": 1}).problems("eternal")
    assert [(p.rule, set(p.cards)) for p in problems] == [("MWL/2.2/restricted", {"Aesop's Pawnshop", "Magnum Opus"})]


def test_two_printings_of_a_restricted_title_are_one_title() -> None:
    """List 2.2 names both printings of Magnum Opus."""
    plain = deck("Chaos Theory")
    entries = (*plain.entries, Entry("Magnum Opus", 1, "01044"), Entry("Magnum Opus", 1, "20050"))
    assert broken(Deck(plain.identity, entries), "eternal") == []


def test_identities_can_be_restricted_and_removed() -> None:
    skorpios = deck("Skorpios Defense Systems", agendas(18) | {"Mother Goddess": 1}, 40)
    assert "MWL/2.2/restricted" in broken(skorpios, "eternal")
    assert "MWL/2.2/removed" in broken(deck("Cerebral Imaging", {"Priority Requisition": 1}), "eternal")


@pytest.mark.parametrize(
    ("date", "version"),
    [("2016-01-31", None), ("2016-02-01", "1.0"), ("2016-08-01", "1.1"), ("2017-04-12", "1.2"), ("2017-10-01", "2.0"),
     ("2018-02-26", "2.1"), ("2018-09-05", "2.1"), ("2018-09-06", "2.2"), (None, "2.2")],
)  # fmt: skip
def test_standard_uses_the_list_in_force(date: str | None, version: str | None) -> None:
    listing = format_named("standard", date).most_wanted
    assert (listing.version if listing else None) == version


def test_rotation_takes_a_title_out_unless_another_printing_is_in() -> None:
    siphon, diesel = deck("Andromeda", {"Account Siphon": 1}), format_named("standard").titles
    assert "rotation/2017-10-01" in broken(siphon, "standard")
    assert [p.rule for p in siphon.problems("standard", "2017-09-30") if "Account Siphon" in p.cards] == []
    assert {"Diesel", "Sure Gamble"} <= diesel
    assert "Sure Gamble" in format_named("standard", "2017-11-01").titles  # before the Revised Core Set was out


@ruling("TR/legal-products/5")
def test_cards_are_not_in_standard_before_they_are_out() -> None:
    problems = deck(cards={"Watch the World Burn": 1}).problems("standard", "2018-09-06")
    assert ("TR/legal-products/5", ("Watch the World Burn",)) in [(p.rule, p.cards) for p in problems]
    assert format_named("standard", "2011-01-01").titles == frozenset()


def test_core_formats_know_the_cards_of_one_set() -> None:
    assert len(format_named("core").titles) == 113
    assert len(format_named("revised-core").titles) == 132
    assert [p.rule for p in Deck.build(NOISE, {"Faust": 1}).problems("core") if "Faust" in p.cards] == ["format/core"]
    assert "format/revised-core" in broken(Deck.build(NOISE, {"Account Siphon": 1}), "revised-core")


def test_draft_identities_are_for_draft_and_draft_is_for_them() -> None:
    masque = deck("The Masque", {"Account Siphon": 3, "Diesel": 3, "Lucky Find": 3}, 30)
    assert broken(masque, "draft") == []
    for name in DESCRIPTIONS.keys() - {"draft"}:
        assert "format/draft" in broken(masque, name)
    assert "format/draft" in broken(deck(), "draft")


def test_the_shadow_may_use_agendas_of_every_faction() -> None:
    cards = {"Nisei MK II": 3, "Project Atlas": 3, "Breaking News": 2}
    assert broken(deck("The Shadow", cards, 30), "draft") == []
    assert "RR/influence/3" in broken(deck("Synthetic Systems", cards, 30), "draft")


def test_the_multiplayer_identity_is_for_casual_games() -> None:
    bureau = deck("Cyber Bureau", agendas(18), 40)
    assert broken(bureau, "standard")[0] == "format/multiplayer"
    assert broken(bureau, "eternal") == ["format/multiplayer"]
    assert broken(bureau, "casual") == []


def test_every_problem_is_told_at_once() -> None:
    mess = Deck.build(
        NOISE,
        {
            "Hedge Fund": 1,
            "Gabriel Santiago": 1,
            "Account Siphon": 4,
            "Faust": 1,
            "Magnum Opus": 1,
            "Aesop's Pawnshop": 1,
        },
    )
    assert set(broken(mess, "standard")) == {
        "RR/deckbuilding/1", "RR/deckbuilding/4", "RR/deckbuilding/5", "RR/deckbuilding/6",
        "MWL/2.2/removed", "MWL/2.2/restricted", "rotation/2017-10-01",
    }  # fmt: skip
    assert len(mess.problems("standard")) >= 8


def test_rule_ids_with_a_source_are_in_the_rule_book() -> None:
    ids = {"RR/deckbuilding/1", "RR/deckbuilding/4", "RR/deckbuilding/5", "RR/deckbuilding/6", "RR/deckbuilding/7",
           "RR/influence/3", "FAQ/errata/astroscript-pilot-program", "TR/legal-products/5"}  # fmt: skip
    assert [rule for rule in ids if not rules.exists(rule)] == []


def test_unknown_formats_and_dates_are_named() -> None:
    with pytest.raises(UnknownFormat, match="there is no format “legacy”; the formats are standard"):
        deck().problems("legacy")
    with pytest.raises(UnknownFormat, match="“soon” is not a date"):
        deck().problems("standard", "soon")
    assert deck().problems("standard", datetime.datetime(2016, 1, 1)) == deck().problems("standard", "2016-01-01")


def test_every_format_can_judge_every_card() -> None:
    """No card falls between the rules of a format."""
    everything = dict.fromkeys(all_facts(), 1)
    for name in DESCRIPTIONS:
        Deck.build(None, everything).problems(name)
    for date in ("2012-09-06", "2015-06-01", "2017-10-01", "2018-09-06"):
        Deck.build(None, everything).problems("standard", date)


def test_notes_say_what_is_out_of_the_ordinary() -> None:
    for card in all_facts().values():
        assert all(note.endswith(".") for note in deckbuilding_notes(card))
    assert deckbuilding_notes(find("Hedge Fund")) == []
    assert "One copy a deck (FAQ 3.1)." in deckbuilding_notes(find("AstroScript Pilot Program"))
    assert "6 copies a deck." in deckbuilding_notes(find("NetChip"))
    assert "Draft only." in deckbuilding_notes(find("The Masque"))
    assert any("removed from play" in note for note in deckbuilding_notes(find("Faust")))
    assert {pack.cycle for pack in sets().packs.values()} == sets().cycles.keys()


def test_every_format_is_described() -> None:
    assert list(DESCRIPTIONS) == list(FormatName)
