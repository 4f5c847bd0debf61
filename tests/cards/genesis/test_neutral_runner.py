"""The neutral Runner cards of the Genesis cycle: each card's own text, and the rulings that concern it."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- Dyson Mem Chip ----------------------------------------------------------------------------------------------------


@card("Dyson Mem Chip")
def test_dyson_mem_chip_gives_memory_and_link() -> None:
    s = Scenario(runner={"hand": ["Dyson Mem Chip"]}, turn="runner")
    s.choose("Install Dyson Mem Chip")
    assert s.runner.memory_limit == 5
    assert s.runner.link == 1


# -- New Angeles City Hall ---------------------------------------------------------------------------------------------


@card("New Angeles City Hall")
def test_new_angeles_city_hall_avoids_tags_for_two_credits_each() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"]},
        runner={"hand": ["Account Siphon"], "rig": ["New Angeles City Hall"], "credits": 4},
        turn="runner",
    )
    s.choose("Play Account Siphon")
    s.choose("Continue")
    s.choose("Yes")
    s.choose("5")
    s.choose("Use New Angeles City Hall")
    s.choose("Use New Angeles City Hall")
    assert s.runner.tags == 0
    assert s.runner.credits == 10


@card("New Angeles City Hall")
@ruling("FAQ/qa/17")
def test_the_credits_of_account_siphon_do_not_avoid_its_tags() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"]},
        runner={"hand": ["Account Siphon"], "rig": ["New Angeles City Hall"], "credits": 0},
        turn="runner",
    )
    s.choose("Play Account Siphon")
    s.choose("Continue")
    s.choose("Yes")
    s.choose("5")
    assert not s.can("Use New Angeles City Hall")
    assert s.runner.tags == 2
    assert s.runner.credits == 10


@card("New Angeles City Hall")
def test_new_angeles_city_hall_is_trashed_when_an_agenda_is_stolen_not_when_one_is_scored() -> None:
    s = Scenario(corp={"hand": ["Priority Requisition"]}, runner={"rig": ["New Angeles City Hall"]}, turn="runner")
    s.run_on("HQ")
    assert s.runner.scored == ["Priority Requisition"]
    assert s.runner.discard == ["New Angeles City Hall"]
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Hostile Takeover", {"advancement": 2})]}}},
        runner={"rig": ["New Angeles City Hall"]},
        skip_empty_windows=False,
    )
    s.choose("Gain 1 credit")
    s.choose("Score Hostile Takeover", side="corp")
    assert s.runner.rig == ["New Angeles City Hall"]


# -- Underworld Contact ------------------------------------------------------------------------------------------------


@card("Underworld Contact")
def test_underworld_contact_pays_a_runner_with_two_link() -> None:
    s = Scenario(runner={"rig": ["Underworld Contact", "Access to Globalsec", "Dyson Mem Chip"], "credits": 0})
    s.end_turn()
    assert s.runner.credits == 1


@card("Underworld Contact")
def test_underworld_contact_pays_nothing_with_less_link() -> None:
    s = Scenario(runner={"rig": ["Underworld Contact", "Dyson Mem Chip"], "credits": 0})
    s.end_turn()
    assert s.runner.credits == 0


# -- Plascrete Carapace ------------------------------------------------------------------------------------------------


@card("Plascrete Carapace")
def test_plascrete_carapace_prevents_four_meat_damage_and_is_trashed() -> None:
    s = Scenario(
        corp={"hand": ["Scorched Earth"], "credits": 9},
        runner={"rig": [("Plascrete Carapace", {"power": 4})], "hand": ["Easy Mark"] * 5, "tags": 1},
    )
    s.play("Scorched Earth")
    for left in (3, 2, 1):
        s.use("Plascrete Carapace")
        assert s.card("Plascrete Carapace").counters["power"] == left
    s.use("Plascrete Carapace")
    s.pass_all()
    assert len(s.runner.hand) == 5
    assert s.runner.discard == ["Plascrete Carapace"]


@card("Plascrete Carapace")
def test_plascrete_carapace_is_installed_with_four_counters_and_prevents_what_the_runner_likes() -> None:
    s = Scenario(
        corp={"hand": ["Scorched Earth"], "credits": 9},
        runner={"hand": ["Plascrete Carapace", *["Easy Mark"] * 5], "tags": 1},
        turn="runner",
    )
    s.install("Plascrete Carapace")
    assert s.card("Plascrete Carapace").counters["power"] == 4
    s.end_turn()
    s.play("Scorched Earth")
    s.use("Plascrete Carapace")
    s.choose("Pass")
    assert len(s.runner.hand) == 2
    assert s.card("Plascrete Carapace").counters["power"] == 3


@card("Plascrete Carapace")
def test_plascrete_carapace_does_not_prevent_net_damage() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}}},
        runner={"rig": [("Plascrete Carapace", {"power": 4})], "hand": ["Easy Mark"] * 4},
        turn="runner",
    )
    s.run_on("HQ")
    assert len(s.runner.hand) == 1


# -- Public Sympathy ---------------------------------------------------------------------------------------------------


@card("Public Sympathy")
def test_public_sympathy_raises_the_maximum_hand_size_by_two() -> None:
    s = Scenario(runner={"rig": ["Public Sympathy"], "hand": ["Easy Mark"] * 8}, turn="runner")
    assert s.runner.hand_size == 7
    assert s.corp.hand_size == 5
    s.end_turn()
    assert len(s.runner.hand) == 7


# -- Inside Man --------------------------------------------------------------------------------------------------------


@card("Inside Man")
def test_inside_man_pays_for_hardware() -> None:
    s = Scenario(
        runner={"rig": ["Inside Man"], "hand": ["Desperado", "Corroder", "Access to Globalsec"], "credits": 1},
        turn="runner",
    )
    assert s.card("Inside Man").counters["credit"] == 2
    assert s.can("Install Desperado")
    assert not s.can("Install Corroder")
    s.install("Desperado")
    assert s.runner.credits == 0
    assert s.card("Inside Man").counters["credit"] == 0
    assert not s.can("Install Access to Globalsec")
    s.next_turn()
    assert s.card("Inside Man").counters["credit"] == 2


# -- Kraken ------------------------------------------------------------------------------------------------------------


def after_a_theft(**servers: dict[str, list[str]]) -> Scenario:
    """The Runner, with Kraken in the grip, has just stolen an agenda."""
    table = {name.replace("_", " "): cards for name, cards in servers.items()}
    s = Scenario(
        corp={"hand": ["Priority Requisition"], "servers": table},
        runner={"hand": ["Kraken"], "credits": 3},
        turn="runner",
    )
    assert not s.can("Play Kraken")
    s.run_on("HQ")
    assert s.runner.scored == ["Priority Requisition"]
    return s


@card("Kraken")
def test_kraken_makes_the_corp_trash_ice_of_the_chosen_server() -> None:
    s = after_a_theft(Archives={"ice": ["Ice Wall", "Enigma+"]}, Server_1={"ice": ["Hunter"]})
    s.choose("Play Kraken")
    assert s.side == "runner"
    s.choose("Archives")
    assert s.side == "corp"
    assert sorted(s.options) == ["Enigma", "Ice Wall"]
    s.choose("Ice Wall")
    assert s.corp.servers["Archives"]["ice"] == ["Enigma"]
    assert s.corp.discard == ["Ice Wall"]
    assert not s.card("Ice Wall").faceup  # it was unrezzed
    assert s.corp.servers["Server 1"]["ice"] == ["Hunter"]


@card("Kraken")
def test_kraken_trashes_the_only_ice_there_and_none_where_there_is_none() -> None:
    s = after_a_theft(Archives={"ice": ["Ice Wall"]}, Server_1={"ice": ["Hunter"]})
    s.play("Kraken", "Server 1")
    assert s.corp.discard == ["Hunter"]
    s = after_a_theft(Archives={"ice": ["Ice Wall"]})
    s.play("Kraken", "HQ")
    assert s.corp.discard == []
    assert s.runner.discard == ["Kraken"]


@card("Kraken")
def test_kraken_needs_some_ice_and_an_agenda_stolen_this_turn() -> None:
    s = after_a_theft(Server_1={"root": ["PAD Campaign"]})
    assert not s.can("Play Kraken")
    s = after_a_theft(Archives={"ice": ["Ice Wall"]})
    s.next_turn()
    assert not s.can("Play Kraken")


# -- Kati Jones --------------------------------------------------------------------------------------------------------


@card("Kati Jones")
def test_kati_jones_hosts_three_credits_a_click_and_gives_all_of_them_once_a_turn() -> None:
    s = Scenario(runner={"rig": ["Kati Jones"], "credits": 0}, turn="runner")
    s.use("Kati Jones: place")
    assert s.card("Kati Jones").counters["credit"] == 3
    assert s.runner.clicks == 3
    assert not s.can("Use Kati Jones")  # neither of the two
    s.next_turn()
    s.use("Kati Jones: place")
    s.next_turn()
    before = s.runner.credits
    s.use("Kati Jones: take")
    assert s.runner.credits == before + 6
    assert s.card("Kati Jones").counters["credit"] == 0
    assert s.runner.rig == ["Kati Jones"]
    assert not s.can("Use Kati Jones")


@card("Kati Jones")
def test_kati_jones_without_credits_gives_none() -> None:
    s = Scenario(runner={"rig": ["Kati Jones"]}, turn="runner")
    assert s.can("Use Kati Jones: place")
    assert not s.can("Use Kati Jones: take")
