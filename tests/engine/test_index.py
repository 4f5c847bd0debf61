"""The index of active abilities is made anew when what counts has changed, and only then."""

from netrunner.engine.terms import Q_STRENGTH, UNTIL_TURN_ENDS
from netrunner.scenario import Scenario


def with_a_blank_identity() -> Scenario:
    s = Scenario(
        corp={"identity": "Haas-Bioroid: Engineering the Future", "hand": ["Hedge Fund", "Ice Wall"], "credits": 9},
        runner={"hand": ["Employee Strike", "Corroder"], "deck": ["Sure Gamble"], "credits": 9},
        turn="runner",
    )
    s.choose("Play Employee Strike")
    return s


def test_the_index_stays_while_the_same_cards_are_blank() -> None:
    s = with_a_blank_identity()
    index = s.state.index
    assert index.blank == {s.state.players[0].identity}
    s.choose("Gain 1 credit")
    s.choose("Draw 1 card")
    assert s.state.index is index


def test_the_index_is_made_anew_when_other_cards_are_blank() -> None:
    s = with_a_blank_identity()
    index = s.state.index
    index.blank = set()
    s.choose("Gain 1 credit")
    assert s.state.index is not index
    assert s.state.index.blank == {s.state.players[0].identity}


def test_a_facedown_card_that_acts_only_when_it_is_accessed_leaves_the_index_as_it_is() -> None:
    s = Scenario(corp={"hand": ["Snare!"], "credits": 9}, turn="corp")
    index = s.state.index
    s.choose("Install Snare!")
    s.choose("New server")
    assert s.state.index is index


def test_a_changed_value_that_is_over_leaves_the_index_as_it_is() -> None:
    s = Scenario(runner={"rig": ["Corroder"], "credits": 9}, turn="runner")
    state, corroder = s.state, s.state.cards[s.state.players[1].rig[0]]
    index = state.index
    state.add_modifier(UNTIL_TURN_ENDS, index.paid[1][0].ctx, corroder, Q_STRENGTH, 1)
    state.drop_lasting(state.lasting[0].serial)
    assert not state.lasting
    assert state.index is index
