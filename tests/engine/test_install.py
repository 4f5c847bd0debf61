"""Rules Reference: Install, Install Cost, Console, Unique, Region cards, Memory Limit, Facedown, Remote Servers."""

from netrunner.cards.vocabulary import (
    HARDWARE,
    INSTALLED,
    PROGRAM,
    RESOURCE,
    Choose,
    Effect,
    Filter,
    Gain,
    Install,
    Repeat,
    Voice,
    memory,
    when_installed,
    whenever,
)
from netrunner.engine.index import context_of
from netrunner.engine.install import Install as InstallFrame
from netrunner.engine.moves import trash_now
from netrunner.engine.placement import turn_facedown, turn_rezzed
from netrunner.engine.resolve import Resolve
from netrunner.engine.state import State
from netrunner.engine.terms import DONE, HAND, RUNNER, WAIT
from netrunner.scenario import Scenario
from tests.engine.homemade import by_title, event, hardware, program_card, resource, upgrade
from tests.rulings import ruling


class InstallFacedown(Effect):
    """Install the first other card of the grip facedown."""

    __slots__ = ()

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            f.stage = 1
            g.push(InstallFrame(g.players[RUNNER].hand[0], facedown=True))
            return WAIT
        return DONE

    def phrase(self, voice: Voice) -> str:
        return "install a card from your grip facedown"


@ruling("RR/install/3", "RR/install/16", "RR/active/3", "RR/remote-servers/1")
def test_the_corp_installs_facedown_in_a_place_it_names() -> None:
    s = Scenario(corp={"hand": ["PAD Campaign"]})
    s.choose("Install PAD Campaign")
    assert s.options == ["New server"], "an asset goes into no central server"
    s.choose("New server")
    card = s.card("PAD Campaign")
    assert (card.server, card.rezzed, card.known_to) == ("Server 1", False, ["corp"])
    assert (s.corp.credits, s.corp.clicks) == (5, 2)


@ruling("RR/upgrade/2", "RR/central-servers/3", "RR/central-servers/4", "RR/agenda/1")
def test_only_upgrades_go_into_the_roots_of_central_servers() -> None:
    s = Scenario(corp={"hand": ["Red Herrings", "Priority Requisition"], "servers": {"Server 1": {"ice": ["Enigma"]}}})
    s.choose("Install Red Herrings")
    assert s.options == ["HQ", "R&D", "Archives", "Server 1", "New server"]
    s.choose("R&D")
    assert s.corp.servers["R&D"]["root"] == ["Red Herrings"]
    s.choose("Install Priority Requisition", side="corp")
    assert s.options == ["Server 1", "New server"]


@ruling("RR/install/17", "RR/install/13", "RR/ice/1", "RR/install-cost/2")
def test_ice_is_installed_outermost_for_one_credit_each_ice_already_there() -> None:
    s = Scenario(corp={"hand": ["Ice Wall", "Enigma"], "servers": {"HQ": {"ice": ["Hunter", "Wall of Static"]}}})
    s.choose("Install Ice Wall")
    s.choose("HQ")
    s.choose("Done")
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall", "Hunter", "Wall of Static"]
    assert s.corp.credits == 3
    s.choose("Install Enigma", side="corp")
    s.choose("R&D")
    assert s.corp.credits == 3, "the first ice of a server is free"


@ruling("RR/install/10", "RR/install/11")
def test_ice_may_be_trashed_first_to_lower_the_install_cost() -> None:
    s = Scenario(corp={"hand": ["Ice Wall"], "servers": {"HQ": {"ice": ["Hunter", "Wall of Static+"]}}})
    s.choose("Install Ice Wall")
    s.choose("HQ")
    s.choose("Hunter")
    s.choose("Wall of Static")
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall"]
    assert s.corp.credits == 5
    assert not s.card("Hunter").faceup, "unrezzed ice goes to Archives facedown"
    assert s.card("Wall of Static").faceup


def test_ice_that_is_too_dear_can_be_installed_only_after_trashing() -> None:
    s = Scenario(corp={"credits": 0, "hand": ["Ice Wall"], "servers": {"HQ": {"ice": ["Hunter"]}}})
    s.choose("Install Ice Wall")
    s.choose("HQ")
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall"], "the only way to pay was taken"
    assert s.corp.discard == ["Hunter"]


@ruling("RR/install/9", "RR/agenda/6", "RR/asset/3", "RR/remote-servers/2")
def test_a_new_agenda_or_asset_takes_the_place_of_the_old_one() -> None:
    s = Scenario(
        corp={"hand": ["Priority Requisition"], "servers": {"Server 1": {"root": ["PAD Campaign+", "Red Herrings"]}}}
    )
    s.choose("Install Priority Requisition")
    s.choose("Server 1")
    assert "PAD Campaign" in s.corp.discard, "the asset had to go"
    s.choose("Done")
    assert s.corp.servers["Server 1"]["root"] == ["Red Herrings", "Priority Requisition"]


@ruling("RR/upgrade/5", "RR/install/9")
def test_upgrades_share_a_server_and_other_cards_may_be_trashed_for_them() -> None:
    s = Scenario(
        corp={"hand": ["Red Herrings"], "servers": {"Server 1": {"root": ["PAD Campaign", "Akitaro Watanabe"]}}}
    )
    s.choose("Install Red Herrings")
    s.choose("Server 1")
    assert s.can("PAD Campaign")
    assert s.can("Done"), "nothing has to be trashed for an upgrade"
    s.choose("Done")
    assert len(s.corp.servers["Server 1"]["root"]) == 3


@ruling("RR/install/19")
def test_a_server_whose_cards_are_all_trashed_while_installing_is_the_same_server() -> None:
    s = Scenario(
        corp={
            "hand": ["PAD Campaign"],
            "servers": {"Server 1": {"root": ["Melange Mining Corp."]}, "Server 2": {"ice": ["Enigma"]}},
        }
    )
    s.choose("Install PAD Campaign")
    s.choose("Server 1")
    assert s.card("PAD Campaign").server == "Server 1"
    assert "Server 3" not in s.corp.servers


def test_a_second_region_replaces_the_first_in_a_server() -> None:
    plain = upgrade("Plain", subtypes=("region",))
    s = Scenario(
        corp={"hand": ["SanSan City Grid"], "servers": {"Server 1": {"root": ["Plain+"]}}}, definitions=by_title(plain)
    )
    s.choose("Install SanSan City Grid")
    s.choose("Server 1")
    assert s.corp.discard == ["Plain"]
    assert s.corp.servers["Server 1"]["root"] == ["SanSan City Grid"]


def test_a_card_that_says_where_it_goes_goes_only_there() -> None:
    s = Scenario(corp={"hand": ["Research Station"]})
    s.choose("Install Research Station")
    assert s.options == ["HQ"], "it is asked all the same: where a facedown card goes is something to say"


@ruling("RR/install/4", "RR/install/18", "RR/active/2", "RR/install-cost/1")
def test_the_runner_installs_faceup_and_active_for_the_install_cost() -> None:
    s = Scenario(runner={"hand": ["Access to Globalsec"]}, turn="runner")
    s.choose("Install Access to Globalsec")
    assert s.runner.rig == ["Access to Globalsec"]
    assert (s.runner.credits, s.runner.clicks, s.runner.link) == (4, 3, 1)


def test_a_card_that_cannot_be_paid_for_is_not_offered() -> None:
    s = Scenario(runner={"hand": ["Magnum Opus"], "credits": 4}, turn="runner")
    assert not s.can("Install Magnum Opus")
    reason = s.why_not("Install Magnum Opus")
    assert reason is not None
    assert reason.rule == "RR/cost"


@ruling("RR/install/2", "RR/event/3")
def test_events_and_operations_are_never_installed() -> None:
    s = Scenario(runner={"hand": ["Sure Gamble"]}, turn="runner")
    assert not s.can("Install Sure Gamble")
    reason = s.why_not("Install Sure Gamble")
    assert reason is not None
    assert reason.rule == "RR/install"


@ruling("RR/install/8", "RR/memory-limit/2", "RR/program/3")
def test_programs_are_trashed_until_the_new_one_fits() -> None:
    s = Scenario(
        runner={"rig": ["Corroder", "Mimic", "Gordian Blade", "Ninja"], "hand": ["Magnum Opus"]}, turn="runner"
    )
    s.choose("Install Magnum Opus")
    assert not s.can("Done"), "there is no room for two more memory units"
    s.choose("Corroder")
    assert not s.can("Done")
    s.choose("Ninja")
    assert s.can("Done")
    s.choose("Done")
    assert sorted(s.runner.rig) == ["Gordian Blade", "Magnum Opus", "Mimic"]
    assert s.runner.memory == 0


@ruling("RR/install/8")
def test_programs_may_be_trashed_even_when_there_is_room() -> None:
    s = Scenario(runner={"rig": ["Corroder"], "hand": ["Mimic"]}, turn="runner")
    s.choose("Install Mimic")
    assert s.options == ["Corroder", "Done"]
    s.choose("Corroder")
    assert s.runner.rig == ["Mimic"]


@ruling("RR/install/8", "RR/install/15")
def test_like_cards_are_trashed_before_the_cost_is_paid_and_when_installed_comes_last() -> None:
    crier = program_card("Crier", when_installed(Gain(1)), cost=2)
    s = Scenario(
        runner={"rig": ["Corroder"], "hand": ["Crier"], "credits": 2}, turn="runner", definitions=by_title(crier)
    )
    s.choose("Install Crier")
    assert s.runner.credits == 2, "not paid yet"
    s.choose("Corroder")
    assert s.runner.discard == ["Corroder"]
    assert s.runner.rig == ["Crier"]
    assert s.runner.credits == 1


@ruling("RR/console/4")
def test_a_second_console_cannot_be_installed_even_to_replace_the_first() -> None:
    s = Scenario(runner={"rig": ["Desperado"], "hand": ["Grimoire"], "credits": 9}, turn="runner")
    assert not s.can("Install Grimoire")
    reason = s.why_not("Install Grimoire")
    assert reason is not None
    assert reason.rule == "RR/console"


@ruling("RR/unique/1", "RR/unique/2")
def test_a_second_copy_of_a_unique_card_trashes_the_first() -> None:
    friend = resource("Friend", unique=True)
    s = Scenario(runner={"rig": ["Friend"], "hand": ["Friend"]}, turn="runner", definitions=by_title(friend))
    first = s.cards("Friend")[0]
    s.choose("Install Friend")
    assert s.runner.rig == ["Friend"]
    assert first.zone == "discard", "the new one stays"


@ruling("RR/hardware/2", "RR/resource/2")
def test_hardware_and_resources_have_no_limit() -> None:
    chips = ["Akamatsu Mem Chip"] * 5 + ["Access to Globalsec"] * 5
    s = Scenario(runner={"rig": chips}, turn="runner")
    assert (s.runner.memory_limit, s.runner.link) == (9, 5)


@ruling("RR/facedown/2", "RR/install/12", "RR/rig/2", "RR/runner-cards/3")
def test_a_runner_card_installed_facedown_is_free_and_has_no_text_or_type() -> None:
    bury = event("Bury", InstallFacedown())
    chip = hardware("Chip", memory(3), cost=4)
    s = Scenario(runner={"hand": ["Bury", "Chip"], "credits": 0}, turn="runner", definitions=by_title(bury, chip))
    s.choose("Play Bury")
    assert s.runner.rig == ["Chip"]
    assert s.card("Chip").faceup is False
    assert s.runner.memory_limit == 4, "its text does nothing"
    assert not Filter(HARDWARE).any(s.state, context_of(s.state.cards[0])), "it is no hardware"
    assert s.game.view("corp")["runner"]["rig"][0].get("title") is None
    assert s.game.view("runner")["runner"]["rig"][0]["title"] == "Chip"


@ruling("RR/facedown/2")
def test_a_facedown_resource_cannot_be_trashed_as_a_resource() -> None:
    s = Scenario(runner={"rig": [("Wyldside", "facedown")], "tags": 1})
    assert not any(label.startswith("Trash") for label in s.options)


@ruling("RR/facedown/4")
def test_a_facedown_runner_card_goes_to_the_heap_faceup() -> None:
    s = Scenario(runner={"rig": [("Wyldside", "facedown")]})
    trash_now(s.state, s.card("Wyldside").id)
    assert s.runner.discard == ["Wyldside"]
    assert s.card("Wyldside").faceup
    assert s.card("Wyldside").known_to == ["corp", "runner"]


@ruling("RR/installing-multiple-cards/1")
def test_several_installs_of_one_effect_are_made_one_at_a_time() -> None:
    spree = event("Spree", Repeat(2, Choose(Filter(PROGRAM | RESOURCE, zone=HAND, side=RUNNER), up_to=True), Install()))
    fund = resource("Fund", when_installed(Gain(5)), cost=1)
    s = Scenario(
        runner={"hand": ["Spree", "Fund", "Corroder"], "credits": 1},
        turn="runner",
        definitions=by_title(spree, fund),
    )
    s.choose("Play Spree")
    assert not s.can("Corroder"), "it cannot be paid for yet"
    s.choose("Fund")
    s.choose("Corroder")
    assert sorted(s.runner.rig) == ["Corroder", "Fund"]
    assert (s.runner.credits, s.runner.clicks) == (3, 3)


@ruling("RR/install/15")
def test_abilities_that_wait_for_an_install_see_it_after_the_card_is_in_place() -> None:
    scout = resource("Scout", whenever(INSTALLED, Gain(1), who=Filter(HARDWARE)))
    s = Scenario(
        runner={"rig": ["Scout"], "hand": ["Akamatsu Mem Chip", "Wyldside"]}, turn="runner", definitions=by_title(scout)
    )
    s.choose("Install Akamatsu Mem Chip")
    assert s.runner.credits == 5, "one paid, one gained"
    s.choose("Install Wyldside")
    assert s.runner.credits == 2, "a resource is no hardware"


@ruling("RR/facedown/5", "RR/hosted/5", "RR/facedown/2")
def test_a_runner_card_turned_facedown_stays_installed_with_what_it_hosts_but_does_nothing() -> None:
    s = Scenario(runner={"rig": ["Grimoire", "Corroder", ("The Personal Touch", {"host": "Corroder"})]})
    turn_facedown(s.state, s.card("Grimoire").id)
    assert s.runner.rig == ["Grimoire", "Corroder", "The Personal Touch"]
    assert s.runner.memory_limit == 4
    turn_facedown(s.state, s.card("Corroder").id)
    assert s.card("Corroder").hosted == ["The Personal Touch"]
    assert s.runner.memory == 4, "a facedown card is no program"
    assert s.runner.discard == []


@ruling("RR/facedown/7", "RR/facedown/8")
def test_a_facedown_card_turned_faceup_is_active_and_was_not_installed() -> None:
    chip = hardware("Chip", memory(2), when_installed(Gain(5)))
    s = Scenario(runner={"rig": [("Chip", "facedown")]}, definitions=by_title(chip))
    assert s.runner.memory_limit == 4
    turn_rezzed(s.state, s.card("Chip").id)
    assert s.runner.memory_limit == 6
    assert s.runner.credits == 5
