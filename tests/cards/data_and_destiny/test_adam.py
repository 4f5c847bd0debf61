"""The cards of Adam: each card's own text, and the rulings that concern it."""

import pytest

from netrunner.cards.registry import definition
from netrunner.decks import Deck
from netrunner.engine import outside
from netrunner.engine.definition import BLANK_IDENTITIES, CardDef
from netrunner.engine.setup import start
from netrunner.engine.terms import AGENDA, CORP, RESOURCE, RUNNER
from netrunner.game import Game
from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

SHAME = {"Shame": CardDef("Shame", CORP, AGENDA, advancement=3, agenda_points=-1)}

# -- Always Be Running -------------------------------------------------------------------------------------------------


@card("Always Be Running")
def test_the_first_click_must_go_to_a_run_or_a_run_event() -> None:
    s = Scenario(runner={"rig": ["Always Be Running"], "hand": ["Stimhack", "Sure Gamble", "Corroder"]}, turn="runner")
    assert s.options == ["Play Stimhack", "Run HQ", "Run R&D", "Run Archives"]
    s.run_on("Archives")
    assert s.can("Gain 1 credit")
    assert s.can("Play Sure Gamble")


@card("Always Be Running")
def test_a_run_event_satisfies_always_be_running() -> None:
    s = Scenario(runner={"rig": ["Always Be Running"], "hand": ["Inside Job"], "credits": 9}, turn="runner")
    s.play("Inside Job", "HQ")
    s.pass_all()
    assert s.can("Gain 1 credit")


@card("Always Be Running")
def test_always_be_running_asks_for_a_run_every_turn() -> None:
    s = Scenario(runner={"rig": ["Always Be Running"], "clicks": 1}, turn="runner")
    s.run_on("Archives")
    s.end_turn()
    assert s.side == "runner"
    assert not s.can("Gain 1 credit")


@card("Always Be Running")
@ruling("FAQ/card/always-be-running/1")
def test_a_run_by_a_program_does_not_satisfy_always_be_running() -> None:
    s = Scenario(runner={"rig": ["Always Be Running", "Sneakdoor Beta", "Keyhole"]}, turn="runner")
    assert not s.can("Use Sneakdoor Beta")
    assert not s.can("Use Keyhole")
    s.run_on("Archives")
    assert s.can("Use Sneakdoor Beta")


@card("Always Be Running")
@ruling("RR/must/ex4a")
def test_an_additional_cost_of_the_run_may_be_declined() -> None:
    s = Scenario(corp={"hand": ["Service Outage"]}, runner={"rig": ["Always Be Running"], "credits": 1})
    s.choose("Play Service Outage")
    s.end_turn()
    assert s.can("Run HQ")
    s.choose("Gain 1 credit")  # declining to pay satisfies the must
    assert s.can("Draw 1 card"), "for the rest of the turn as well"
    s.next_turn()
    s.choose("Run HQ")
    assert s.runner.clicks == 3


@card("Always Be Running")
def test_always_be_running_breaks_a_subroutine_for_two_clicks_once_a_turn() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Hadrian's Wall+"]}, "R&D": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Always Be Running"], "clicks": 6},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Always Be Running", "Subroutine 1")
    assert s.runner.clicks == 3
    assert not s.can("Use Always Be Running")
    s.pass_all()
    s.choose("Run R&D")
    assert not s.can("Use Always Be Running")


# -- Brain Chip --------------------------------------------------------------------------------------------------------


@card("Brain Chip")
def test_brain_chip_counts_agenda_points() -> None:
    s = Scenario(runner={"rig": ["Brain Chip"], "scored": ["Priority Requisition", "Hostile Takeover"]}, turn="runner")
    assert s.runner.memory_limit == 8
    assert s.runner.hand_size == 9


@card("Brain Chip")
def test_brain_chip_is_worth_nothing_without_agendas_and_ignores_the_corps() -> None:
    s = Scenario(corp={"scored": ["Priority Requisition"]}, runner={"rig": ["Brain Chip"]}, turn="runner")
    assert s.runner.memory_limit == 4
    assert s.runner.hand_size == 5


@card("Brain Chip")
@ruling("FAQ/card/brain-chip/1")
def test_negative_agenda_points_do_not_lower_anything_with_brain_chip() -> None:
    s = Scenario(runner={"rig": ["Brain Chip"], "scored": ["Shame"]}, turn="runner", definitions=SHAME)
    assert s.runner.score == -1
    assert s.runner.memory_limit == 4
    assert s.runner.hand_size == 5


# -- Adam: Compulsive Hacker -------------------------------------------------------------------------------------------

DIRECTIVES = ["Always Be Running", "Neutralize All Threats", "Safety First"]


def start_adam() -> Game:
    decks = ([definition("Hedge Fund")] * 20, [definition("Sure Gamble")] * 20)
    state = start((BLANK_IDENTITIES[0], definition("Adam: Compulsive Hacker")), decks, 3, True)
    return Game(state, {"scenario": True})


def rig(game: Game) -> list[str]:
    return [game.state.cards[cid].definition.title for cid in game.state.players[RUNNER].rig]


def limit_directives(monkeypatch: pytest.MonkeyPatch, *more: str) -> None:
    """Only some directives exist, whatever the pool holds by now."""
    cards = [definition(title) for title in DIRECTIVES]
    cards.extend(CardDef(title, RUNNER, RESOURCE, subtypes=("directive",)) for title in more)
    cards.append(definition("Kati Jones"))
    monkeypatch.setattr(outside, "POOLS", [lambda side, types: [card for card in cards if card.type & types]])


@card("Adam: Compulsive Hacker")
@ruling("RR/full-game-setup/3")
def test_adam_starts_with_three_different_directives_that_are_no_part_of_his_deck(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    limit_directives(monkeypatch)
    game = start_adam()
    assert rig(game) == DIRECTIVES
    assert len(game.state.players[RUNNER].deck) == 15
    assert len(game.state.players[RUNNER].hand) == 5, "the hand size matters in no set-up"
    assert game.state.players[RUNNER].credits == 5
    assert [card["title"] for card in game.view("corp")["runner"]["rig"]] == DIRECTIVES, "open to everybody"


@card("Adam: Compulsive Hacker")
def test_adam_chooses_where_there_are_more_directives(monkeypatch: pytest.MonkeyPatch) -> None:
    limit_directives(monkeypatch, "Obey")
    game = start_adam()
    for choice in ("Obey", "Safety First", "Always Be Running"):
        assert game.decision is not None
        assert game.decision.side == "runner"
        assert not game.state.players[RUNNER].hand, "before anybody draws"
        game.choose(choice)
        if game.decision.labels[0] != "Keep this hand":
            assert choice not in game.decision.labels, "different ones"
    assert rig(game) == ["Obey", "Safety First", "Always Be Running"]


@card("Adam: Compulsive Hacker")
def test_adam_is_not_asked_for_what_his_list_names(monkeypatch: pytest.MonkeyPatch) -> None:
    limit_directives(monkeypatch, "Obey")
    corp = Deck.build("Haas-Bioroid: Engineering the Future", {"Hedge Fund": 3, "Ice Wall": 3})
    entries = Deck.build("Adam: Compulsive Hacker", {"Sure Gamble": 3, "Diesel": 3}).entries
    game = Game.start(corp, Deck("Adam: Compulsive Hacker", entries, in_play=tuple(DIRECTIVES[::-1])))
    assert rig(game) == DIRECTIVES[::-1]
    assert len(game.state.players[RUNNER].hand) == 5, "and the game has begun"


@card("Adam: Compulsive Hacker")
def test_the_directives_act_from_the_first_turn_on(monkeypatch: pytest.MonkeyPatch) -> None:
    limit_directives(monkeypatch)
    game = start_adam()
    for label in ("Keep", "Keep", "Gain 1 credit", "Gain 1 credit", "Gain 1 credit", "Hedge Fund"):
        game.choose(label)
    assert game.decision is not None
    assert game.decision.labels == ["Run HQ", "Run R&D", "Run Archives"], "Always Be Running acts"


# -- Independent Thinking ----------------------------------------------------------------------------------------------


def thinking(*rig: object, deck: int = 20) -> Scenario:
    return Scenario(
        runner={"hand": ["Independent Thinking"], "rig": list(rig), "deck": ["Sure Gamble"] * deck}, turn="runner"
    )


@card("Independent Thinking")
def test_independent_thinking_draws_a_card_for_each_card_trashed() -> None:
    s = thinking("Corroder", "Kati Jones", "Gordian Blade")
    s.play("Independent Thinking", "Corroder", "Kati Jones", "Done")
    assert s.runner.rig == ["Gordian Blade"]
    assert len(s.runner.hand) == 2
    assert s.runner.credits == 4


@card("Independent Thinking")
def test_independent_thinking_draws_two_for_each_if_one_was_a_directive() -> None:
    s = thinking("Corroder", "Safety First", "Gordian Blade")
    s.play("Independent Thinking", "Corroder", "Safety First", "Done")
    assert len(s.runner.hand) == 4


@card("Independent Thinking")
def test_a_facedown_directive_is_none() -> None:
    s = thinking("Corroder", ("Safety First", "facedown"), "Kati Jones")
    s.play("Independent Thinking", "Corroder", "Safety First", "Done")
    assert s.runner.rig == ["Kati Jones"]
    assert len(s.runner.hand) == 2


@card("Independent Thinking")
def test_independent_thinking_trashes_at_most_five() -> None:
    s = thinking(*["Armitage Codebusting"] * 7)
    s.choose("Play Independent Thinking")
    for _ in range(5):
        s.choose("Armitage Codebusting")
    assert len(s.runner.rig) == 2
    assert len(s.runner.hand) == 5


@card("Independent Thinking")
def test_what_is_saved_from_being_trashed_does_not_count() -> None:
    s = thinking("Safety First", "Fall Guy", "Corroder")
    s.play("Independent Thinking", "Safety First", "Corroder", "Done")
    s.choose("Use Fall Guy")
    assert s.runner.rig == ["Safety First"]
    assert len(s.runner.hand) == 1, "the directive was saved: 1 card for Corroder"


@card("Independent Thinking")
@pytest.mark.parametrize(("answers", "drawn"), [(("Omni-drive", "Corroder", "Done"), 2), (("Omni-drive", "Done"), 1)])
def test_independent_thinking_counts_the_cards_it_trashes_and_not_what_goes_with_them(
    answers: tuple[str, ...], drawn: int
) -> None:
    s = thinking("Omni-drive", ("Corroder", {"host": "Omni-drive"}), "Kati Jones")
    s.play("Independent Thinking", *answers)
    assert s.runner.rig == ["Kati Jones"]
    assert len(s.runner.hand) == drawn


@card("Independent Thinking")
def test_independent_thinking_may_trash_nothing() -> None:
    s = thinking("Kati Jones")
    s.play("Independent Thinking", "Done")
    assert s.runner.rig == ["Kati Jones"]
    assert s.runner.hand == []


@card("Independent Thinking")
def test_independent_thinking_needs_an_installed_card() -> None:
    assert not thinking().can("Play Independent Thinking")


# -- Multithreader -----------------------------------------------------------------------------------------------------


@card("Multithreader")
def test_multithreader_pays_for_using_programs_and_for_nothing_else() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}},
        runner={"rig": ["Multithreader", "Corroder"], "hand": ["Cache"], "credits": 0},
        turn="runner",
    )
    assert s.card("Multithreader").counters["credit"] == 2
    assert not s.can("Install Cache"), "installing is not using"
    s.choose("Run HQ")
    s.use("Corroder")
    assert s.card("Multithreader").counters["credit"] == 1
    s.pass_all()
    s.next_turn()
    assert s.card("Multithreader").counters["credit"] == 2


@card("Multithreader")
def test_multithreader_pays_for_what_a_program_does_when_something_happens() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Rototurret+"]}}},
        runner={"rig": ["Multithreader"], "hand": ["Femme Fatale"], "credits": 9},
        turn="runner",
    )
    s.install("Femme Fatale")
    assert s.runner.credits == 0
    s.choose("Run HQ")
    s.choose("Yes")
    assert s.card("Multithreader").counters["credit"] == 0, "two subroutines bypassed"


# -- Dr. Lovegood ------------------------------------------------------------------------------------------------------


def lovegood(*rig: object, choose: str, **runner: object) -> Scenario:
    """Dr. Lovegood chooses a card as the Runner's turn begins."""
    s = Scenario(runner={"rig": ["Dr. Lovegood", *rig], **runner}, turn="corp")
    s.end_turn()
    s.choose(choose)
    return s


@card("Dr. Lovegood")
def test_dr_lovegood_blanks_a_card_for_the_turn() -> None:
    s = lovegood("Always Be Running", "Safety First", choose="Always Be Running")
    assert s.can("Gain 1 credit"), "Always Be Running has a blank text box"
    assert s.runner.hand_size == 3, "Safety First has not"
    assert any("Always Be Running is blank" in line for line in s.log)
    s.end_turn()
    s.end_turn()
    s.choose("Safety First")
    assert not s.can("Gain 1 credit")
    assert s.runner.hand_size == 5


@card("Dr. Lovegood")
def test_dr_lovegood_must_choose_and_may_choose_himself() -> None:
    s = Scenario(runner={"rig": ["Dr. Lovegood", ("Corroder", "facedown")]}, turn="corp")
    s.end_turn()
    assert len(s.options) == 2, "a facedown card is installed too, and it is not optional"
    s.choose("Dr. Lovegood")
    s.next_turn()
    assert len(s.options) == 2, "his text is back"


@card("Dr. Lovegood")
def test_a_blank_console_gives_no_memory() -> None:
    s = lovegood("Heartbeat", "Multithreader", choose="Heartbeat")
    assert s.runner.memory_limit == 4
    assert "console" in s.card("Heartbeat").subtypes, "subtypes are not in the text box"


@card("Dr. Lovegood")
def test_what_a_blank_host_hosts_takes_memory() -> None:
    s = Scenario(
        runner={
            "rig": ["Dr. Lovegood", "Omni-drive", ("Corroder", {"host": "Omni-drive"}), *["Gordian Blade"] * 4],
            "hand": ["Cache"],
        },
        turn="corp",
    )
    assert s.runner.memory == 0
    s.end_turn()
    s.choose("Omni-drive")
    assert s.prompt.startswith("Your programs exceed your memory limit")
    s.choose("Corroder")
    assert s.runner.discard == ["Corroder"]
    s.choose("Install Cache")
    assert "Omni-drive" not in s.options, "nothing can be hosted on a blank card"


@card("Dr. Lovegood")
def test_a_card_that_comes_back_is_not_blank_any_more() -> None:
    s = lovegood("Magnum Opus", "Kati Jones", choose="Magnum Opus", credits=9, hand=["Scavenge"])
    assert not s.can("Use Magnum Opus")
    s.play("Scavenge")
    assert s.can("Use Magnum Opus")


@card("Dr. Lovegood")
@ruling("RR/trigger-steps/8")
def test_dr_lovegood_blanks_an_ability_that_waits_for_the_same_moment() -> None:
    s = Scenario(runner={"rig": ["Dr. Lovegood", "Drug Dealer"], "credits": 3}, turn="corp")
    s.end_turn()
    assert s.options == ["Dr. Lovegood", "Drug Dealer"], "which triggers first"
    s.choose("Dr. Lovegood")
    s.choose("Drug Dealer")
    assert s.runner.credits == 3, "the text is gone before it triggers"
    s.next_turn()
    before = s.runner.credits
    s.choose("Drug Dealer")
    assert s.runner.credits == before - 1, "triggered first, it resolves"


@card("Dr. Lovegood")
def test_a_card_stays_blank_when_dr_lovegood_goes() -> None:
    s = lovegood("Safety First", choose="Safety First", hand=["Independent Thinking"], credits=3)
    s.play("Independent Thinking", "Dr. Lovegood", "Done")
    assert s.runner.rig == ["Safety First"]
    assert s.runner.hand_size == 5


@card("Dr. Lovegood")
def test_a_facedown_card_that_dr_lovegood_chooses_stays_unknown_to_the_corp() -> None:
    s = lovegood(("Corroder", "facedown"), choose="Corroder")
    assert "Corroder" not in str(s.game.view("corp"))


@card("Dr. Lovegood", "GS Striker M1")
def test_a_blank_cloud_program_needs_its_memory() -> None:
    s = lovegood("GS Striker M1", choose="GS Striker M1", identity="Sunny Lebeau: Security Specialist")
    assert s.runner.memory == 3


# -- Neutralize All Threats --------------------------------------------------------------------------------------------


def threats(root: list[str], **runner: object) -> Scenario:
    servers = {f"Server {number + 1}": {"root": [title]} for number, title in enumerate(root)}
    return Scenario(
        corp={"servers": servers},
        runner={"rig": ["Neutralize All Threats"], "credits": 9, **runner},
        turn="runner",
    )


@card("Neutralize All Threats")
def test_the_first_card_with_a_trash_cost_must_be_trashed() -> None:
    s = threats(["PAD Campaign", "Adonis Campaign"])
    s.access("Server 1")
    assert s.corp.discard == ["PAD Campaign"], "there is nothing to decide"
    assert s.runner.credits == 5
    s.pass_all()
    s.access("Server 2")
    assert s.can("No action"), "only the first time each turn"


@card("Neutralize All Threats")
def test_who_cannot_pay_the_trash_cost_need_not_trash_it() -> None:
    s = threats(["PAD Campaign", "Melange Mining Corp."], credits=3)
    s.run_on("Server 1")
    assert s.corp.discard == []
    s.access("Server 2")
    assert s.can("No action"), "the first time is over"


@card("Neutralize All Threats")
def test_whatever_credits_can_pay_for_it_must() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}, "bad_publicity": 4},
        runner={"rig": ["Neutralize All Threats"], "credits": 0},
        turn="runner",
    )
    s.run_on("Server 1")
    assert s.corp.discard == ["PAD Campaign"]


@card("Neutralize All Threats")
def test_a_card_of_rnd_must_be_trashed_too() -> None:
    s = Scenario(
        corp={"deck": ["PAD Campaign"]}, runner={"rig": ["Neutralize All Threats"], "credits": 9}, turn="runner"
    )
    s.access("R&D")
    assert s.options == ["Trash PAD Campaign (4 credits)"]


@card("Neutralize All Threats")
def test_other_ways_to_trash_do_not_satisfy_it() -> None:
    s = threats(["PAD Campaign"], rig=["Neutralize All Threats", ("Imp", {"virus": 2})])
    s.access("Server 1")
    assert s.corp.discard == ["PAD Campaign"]
    assert s.card("Imp").counters["virus"] == 2


@card("Neutralize All Threats")
def test_a_card_without_trash_cost_is_not_the_first_time() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund", "Hedge Fund"], "servers": {"Server 1": {"root": ["PAD Campaign"]}}},
        runner={"rig": ["Neutralize All Threats"], "credits": 9},
        turn="runner",
    )
    s.run_on("HQ")
    assert s.accessed == ["Hedge Fund"] * 2, "1 additional card from HQ"
    s.run_on("Server 1")
    assert s.corp.discard == ["PAD Campaign"]


@card("Neutralize All Threats")
def test_what_is_accessed_in_archives_counts_and_cannot_be_trashed() -> None:
    s = Scenario(
        corp={"discard": ["PAD Campaign"], "servers": {"Server 1": {"root": ["PAD Campaign"]}}},
        runner={"rig": ["Neutralize All Threats"], "credits": 9},
        turn="runner",
    )
    s.run_on("Archives")
    s.access("Server 1")
    assert s.can("No action")


@card("Neutralize All Threats")
def test_neutralize_all_threats_adds_nothing_to_other_servers() -> None:
    s = Scenario(runner={"rig": ["Neutralize All Threats"]}, turn="runner")
    s.run_on("R&D")
    assert len(s.accessed) == 1


# -- Safety First ------------------------------------------------------------------------------------------------------


@card("Safety First")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (2, 3), (3, 3), (5, 3)])
def test_safety_first_lowers_the_hand_size_and_draws_at_the_end(before: int, after: int) -> None:
    s = Scenario(runner={"rig": ["Safety First"], "hand": ["Sure Gamble"] * before, "credits": 0}, turn="runner")
    assert s.runner.hand_size == 3
    s.end_turn()
    assert len(s.runner.hand) == after


@card("Safety First")
def test_safety_first_draws_only_as_its_own_turn_ends() -> None:
    s = Scenario(runner={"rig": ["Safety First"]}, turn="corp")
    s.end_turn()
    assert s.runner.hand == []
