"""How cards are put together, and how their parts are pointed at: structure and references."""

from netrunner.cards.vocabulary import (
    CHOSEN,
    CORP,
    ICE,
    MOVED,
    THIS,
    Choose,
    Chosen,
    Compare,
    Cost,
    Counters,
    Each,
    Filter,
    Gain,
    If,
    Paid,
    Tag,
    Trash,
    Trigger,
)
from netrunner.engine.context import mark_all
from netrunner.engine.index import context_of
from netrunner.engine.moves import to_hand, trash_now
from netrunner.engine.placement import install_runner
from netrunner.engine.reference import HOST, HOSTED_HERE, THAT_CARD
from netrunner.engine.structure import Program, parts, program, structure_key, walk
from netrunner.engine.terms import POWER, RUN_SUCCESSFUL
from netrunner.scenario import Scenario
from tests.engine.homemade import by_title, event, resource

# -- structure ---------------------------------------------------------------------------------------------------------


def test_a_part_names_what_it_holds_and_a_tuple_its_places() -> None:
    assert parts(Gain(3, CORP)) == [("amount", 3), ("who", CORP)]
    assert parts((Gain, "x")) == [("0", Gain), ("1", "x")]
    assert parts(3) == []


def test_a_program_is_made_of_one_effect_or_several_and_stays_what_it_is() -> None:
    gain = Gain(1)
    assert program(gain).effects == (gain,)
    assert program((gain, gain)).effects == (gain, gain)
    made = Program((gain,))
    assert program(made) is made
    assert not Program()
    assert list(made) == [gain]


def test_a_walk_goes_through_everything_with_the_path_that_leads_there() -> None:
    count = 2 * Counters(POWER)
    gain = Gain(count)
    ability = Paid(Cost(1), If(Compare(Counters(POWER), ">=", 1), gain, otherwise=Tag(1)))
    walked = dict(walk((ability,), "Card"))
    assert walked["Card/0"] is ability
    assert walked["Card/0/cost"] is ability.cost
    assert walked["Card/0/effects"] is ability.effects
    inside = [path for path, part in walk((ability,), "Card") if part is gain]
    assert len(inside) == 1
    assert inside[0].startswith("Card/0/effects/effects/0/")
    assert any(part is count for part in walked.values())
    assert any(isinstance(part, Tag) for part in walked.values()), "the other branch too"


def test_every_program_of_a_card_has_a_path_of_its_own() -> None:
    card = resource(
        "Busy",
        Paid(Cost(1), If(Compare(Counters(POWER), ">=", 1), Gain(1), otherwise=Gain(2))),
        Trigger(RUN_SUCCESSFUL, (Gain(1), Tag(1))),
    )
    paths = [part.path for _, part in walk(card.abilities) if isinstance(part, Program)]
    assert len(paths) == len(set(paths)) == 4
    assert all(path.startswith("Busy/") for path in paths)
    played = event("Loud", Gain(1))
    assert played.play.path == "Loud/play"


def test_equal_things_have_equal_structure_whatever_their_words_and_paths() -> None:
    plain = Paid(Cost(1), Gain(2))
    worded = resource("Card", Paid(Cost(1), Gain(2), words="Another sentence.")).abilities[0]
    assert structure_key(plain) == structure_key(worded)
    for other in (
        Paid(Cost(2), Gain(2)),
        Paid(Cost(1), Gain(3)),
        Paid(Cost(1), Tag(2)),
        Paid(Cost(1), (Gain(2), Tag())),
    ):
        assert structure_key(other) != structure_key(plain)
    assert structure_key(Filter(ICE, words="a wall")) == structure_key(Filter(ICE))


# -- references --------------------------------------------------------------------------------------------------------


def rig() -> Scenario:
    return Scenario(runner={"rig": ["Corroder", ("The Personal Touch", {"host": "Corroder"}), "Mimic"]})


def test_this_card_is_found_as_long_as_it_is_the_same_instance() -> None:
    s = rig()
    card = s.state.cards[s.card("Mimic").id]
    ctx = context_of(card)
    assert THIS.cards(s.state, ctx) == [card.id]
    to_hand(s.state, card.id)
    assert THIS.cards(s.state, ctx) == []
    assert THIS.one(s.state, ctx) == -1
    assert THIS.ids(s.state, ctx) == [card.id], "what it was can still be read"
    install_runner(s.state, card.id)
    assert THIS.cards(s.state, ctx) == [], "installed again, it is another one"


def test_hosts_and_hosted_cards_are_those_of_the_same_instance() -> None:
    s = rig()
    corroder, touch = s.card("Corroder").id, s.card("The Personal Touch").id
    on = context_of(s.state.cards[touch])
    under = context_of(s.state.cards[corroder])
    assert HOST.cards(s.state, on) == [corroder]
    assert HOSTED_HERE.cards(s.state, under) == [touch]
    trash_now(s.state, corroder)
    assert HOST.cards(s.state, on) == []
    assert HOSTED_HERE.cards(s.state, under) == []


def test_chosen_and_moved_cards_that_have_left_are_not_found() -> None:
    s = rig()
    ids = [s.card("Corroder").id, s.card("Mimic").id]
    ctx = context_of(s.state.cards[s.card("The Personal Touch").id])
    ctx.targets = ctx.moved = mark_all(s.state, ids)
    assert CHOSEN.cards(s.state, ctx) == MOVED.cards(s.state, ctx) == ids
    trash_now(s.state, ids[1])
    for ref in (CHOSEN, MOVED):
        assert ref.cards(s.state, ctx) == ids[:1]
        assert ref.ids(s.state, ctx) == ids


def test_a_choice_under_a_name_stands_beside_what_else_is_chosen() -> None:
    s = rig()
    corroder, mimic = s.card("Corroder").id, s.card("Mimic").id
    ctx = context_of(s.state.cards[corroder])
    ctx.targets = mark_all(s.state, [mimic])
    ctx.name("first", mark_all(s.state, [corroder]))
    first = Chosen("first")
    assert first.cards(s.state, ctx) == [corroder]
    assert CHOSEN.cards(s.state, ctx) == [mimic]
    assert Chosen("second").cards(s.state, ctx) == []
    ctx.name("first", mark_all(s.state, [mimic]))
    assert first.cards(s.state, ctx) == [mimic], "the newest choice of a name counts"
    trash_now(s.state, mimic)
    assert first.cards(s.state, ctx) == []
    assert first.ids(s.state, ctx) == [mimic]


def test_two_named_choices_of_one_program_are_told_apart() -> None:
    pick = event(
        "Pick",
        Choose(Filter(ICE), name="spared"),
        Choose(Filter(ICE), name="lost"),
        Trash(Chosen("lost")),
    )
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}, "R&D": {"ice": ["Enigma+"]}}},
        runner={"hand": ["Pick"]},
        turn="runner",
        definitions=by_title(pick),
    )
    s.choose("Play Pick")
    s.choose("Ice Wall")
    s.choose("Enigma")
    assert s.corp.discard == ["Enigma"]
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall"]


def test_each_is_read_anew_and_no_event_means_no_card() -> None:
    s = rig()
    ctx = context_of(s.state.cards[s.card("Mimic").id])
    programs = Each(Filter(s.state.cards[s.card("Mimic").id].definition.type))
    assert len(programs.cards(s.state, ctx)) == 2
    trash_now(s.state, s.card("Corroder").id)
    assert len(programs.cards(s.state, ctx)) == 1
    assert THAT_CARD.cards(s.state, ctx) == THAT_CARD.ids(s.state, ctx) == []
