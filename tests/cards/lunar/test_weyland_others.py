"""Lunar cycle: the other Weyland cards."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

SUN = "Blue Sun: Powering the Future"

# -- The Root ----------------------------------------------------------------------------------------------------------


def root(**corp: object) -> Scenario:
    servers = {
        "Server 1": {"root": ["The Root+"]},
        "HQ": {"ice": ["Ice Wall", "Enigma+"]},
        "Server 2": {"root": ["PAD Campaign"]},
    }
    return Scenario(corp={"servers": servers, "credits": 0, **corp})


@card("The Root")
def test_its_credits_advance_install_and_rez() -> None:
    s = root(hand=["Hunter"])
    s.choose("Advance Ice Wall")
    assert s.card("The Root").counters["credit"] == 2
    s.pass_until("Install Hunter")
    s.install("Hunter", "HQ")
    assert s.card("The Root").counters["credit"] == 0
    assert s.corp.servers["HQ"]["ice"] == ["Hunter", "Ice Wall", "Enigma"]
    s = root()
    s.choose("Gain 1 credit")
    s.rez("PAD Campaign", "The Root")
    assert s.card("PAD Campaign").rezzed
    assert (s.corp.credits, s.card("The Root").counters["credit"]) == (1, 1)


@card("The Root")
def test_its_credits_pay_for_nothing_else() -> None:
    assert not root(hand=["Beanstalk Royalties", "Hedge Fund"]).can("Play Hedge Fund")


@card("The Root")
def test_its_credits_come_back() -> None:
    s = root()
    s.choose("Advance Ice Wall")
    s.next_turn()
    s.pass_until("Advance Ice Wall")
    assert s.card("The Root").counters["credit"] == 3


# -- Paywall Implementation --------------------------------------------------------------------------------------------


@card("Paywall Implementation")
def test_every_successful_run_gains_the_corp_a_credit() -> None:
    s = Scenario(
        corp={
            "hand": ["Paywall Implementation"],
            "credits": 0,
            "servers": {"R&D": {"ice": ["Ice Wall+"]}, "Server 1": {"root": ["Hostile Takeover"]}},
        }
    )
    s.play("Paywall Implementation")
    s.end_turn()
    before = s.corp.credits
    s.run_on("Archives")
    s.run_on("Archives")
    assert s.corp.credits == before + 2
    s.run_on("R&D")
    assert s.corp.credits == before + 2
    s.run_on("Server 1")
    assert s.corp.credits == before + 3  # the run was successful before the agenda was stolen
    assert s.corp.discard == ["Paywall Implementation"]


# -- Sealed Vault ------------------------------------------------------------------------------------------------------


def vault(hosted: int, credits: int) -> Scenario:
    return Scenario(
        corp={"servers": {"Server 1": {"root": [("Sealed Vault+", {"credit": hosted})]}}, "credits": credits}
    )


@card("Sealed Vault")
def test_a_credit_moves_any_number_of_credits_to_the_vault() -> None:
    s = vault(0, 6)
    s.choose("Gain 1 credit")
    s.use("Sealed Vault: Move")
    assert s.options == ["6", "5", "4", "3", "2", "1", "0"]
    s.choose("4")
    assert s.corp.credits == 2
    assert s.card("Sealed Vault").counters["credit"] == 4
    assert s.corp.clicks == 2  # no action


@card("Sealed Vault")
def test_a_single_credit_leaves_nothing_to_move() -> None:
    s = vault(2, 0)
    s.choose("Gain 1 credit")
    s.pass_until("Gain 1 credit")
    assert s.card("Sealed Vault").counters["credit"] == 2


@card("Sealed Vault")
def test_a_click_moves_credits_back() -> None:
    s = vault(5, 0)
    s.choose("Use Sealed Vault: Take any number of credits from this card")
    s.choose("3")
    assert (s.corp.credits, s.corp.clicks) == (3, 2)
    assert s.card("Sealed Vault").counters["credit"] == 2


@card("Sealed Vault")
def test_trashing_the_vault_moves_credits_back_even_in_a_run() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Sealed Vault+", {"credit": 5})]}}, "credits": 0}, turn="runner"
    )
    s.choose("Run Server 1")
    s.choose("Use Sealed Vault: Trash it", side="corp")
    s.choose("5")
    assert s.corp.credits == 5
    assert s.corp.discard == ["Sealed Vault"]


@card("Sealed Vault")
def test_an_empty_vault_gives_nothing_back() -> None:
    s = vault(0, 0)
    assert not s.can("Use Sealed Vault: Take")


# -- Blue Sun ----------------------------------------------------------------------------------------------------------


def sun(**corp: object) -> Scenario:
    s = Scenario(
        corp={
            "identity": SUN,
            "credits": 0,
            "servers": {"HQ": {"ice": ["Enigma+", "Hunter"]}, "Server 1": {"root": ["PAD Campaign+"]}},
            **corp,
        },
        turn="runner",
    )
    s.end_turn()
    return s


@card("Blue Sun: Powering the Future")
def test_a_rezzed_card_comes_back_for_its_rez_cost() -> None:
    s = sun(servers={"HQ": {"ice": ["Enigma+", "Hunter"]}, "R&D": {"ice": ["Archer+"]}})
    s.choose("Yes")
    assert sorted(s.options) == ["Archer", "Enigma"]
    s.choose("Archer")
    assert s.corp.credits == 4
    assert "Archer" in s.corp.hand
    assert s.card("Archer").known_to == ["corp", "runner"]


@card("Blue Sun: Powering the Future")
def test_it_may_be_declined_and_needs_a_rezzed_card() -> None:
    s = sun(servers={"HQ": {"ice": ["Enigma+"]}})
    s.choose("No")
    assert s.corp.servers["HQ"]["ice"] == ["Enigma"]
    assert not sun(servers={"HQ": {"ice": ["Enigma"]}, "Server 1": {"root": ["Hostile Takeover"]}}).can("Yes")


@card("Blue Sun: Powering the Future")
def test_the_rez_cost_is_what_it_is_now() -> None:
    s = sun(servers={"HQ": {"ice": ["IQ+"]}}, hand=["Hedge Fund"] * 3)
    s.choose("Yes")
    assert s.corp.credits == 3  # the cards in HQ before IQ joins them


# -- Changeling and Lycan ----------------------------------------------------------------------------------------------


@card("Changeling")
@card("Lycan")
@pytest.mark.parametrize(
    ("title", "printed", "other"), [("Changeling", "barrier", "sentry"), ("Lycan", "sentry", "code gate")]
)
@pytest.mark.parametrize(("tokens", "changed"), [(0, False), (1, True), (2, False), (3, True)])
def test_an_odd_number_of_tokens_changes_the_subtype(
    title: str, printed: str, other: str, tokens: int, changed: bool
) -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": [(f"{title}+", {"advancement": tokens})]}}})
    subtypes = s.card(title).subtypes
    assert (printed in subtypes, other in subtypes) == (not changed, changed)
    assert s.can(f"Advance {title}")


@card("Changeling")
def test_changeling_ends_the_run() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Changeling+"]}}}, turn="runner")
    s.run_on("HQ")
    assert s.accessed == []


@card("Changeling")
def test_an_advanced_changeling_is_broken_by_killers() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": [("Changeling+", {"advancement": 1})]}}},
        runner={"rig": ["Ninja", "Corroder"], "credits": 9},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Ninja: +5")
    assert s.can("Use Ninja: Break")
    for _ in range(2):
        s.use("Corroder: +1")
    assert not s.can("Use Corroder: Break")


@card("Lycan")
def test_lycan_trashes_a_program() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Lycan+"]}}}, runner={"rig": ["Djinn", "Datasucker"]}, turn="runner")
    s.choose("Run HQ")
    assert s.side == "corp"
    s.choose("Djinn")
    assert s.runner.rig == ["Datasucker"]
    assert s.run is not None


# -- Reuse -------------------------------------------------------------------------------------------------------------


@card("Reuse")
def test_each_card_trashed_from_hq_is_2_credits() -> None:
    s = Scenario(corp={"hand": ["Reuse", "Hedge Fund", "Ice Wall", "Snare!"], "credits": 0})
    s.play("Reuse", "Hedge Fund", "Snare!", "Done")
    assert (s.corp.credits, s.corp.clicks) == (4, 1)
    assert s.corp.hand == ["Ice Wall"]
    assert s.card("Snare!").known_to == ["corp"]  # facedown


@card("Reuse")
def test_none_may_be_trashed_but_there_must_be_one() -> None:
    s = Scenario(corp={"hand": ["Reuse", "Ice Wall"], "credits": 0})
    s.play("Reuse", "Done")
    assert (s.corp.credits, s.corp.hand) == (0, ["Ice Wall"])
    assert not Scenario(corp={"hand": ["Reuse"]}).can("Play Reuse")
    assert not Scenario(corp={"hand": ["Reuse", "Ice Wall"], "clicks": 1}).can("Play Reuse")


# -- Superior Cyberwalls -----------------------------------------------------------------------------------------------


@card("Superior Cyberwalls")
def test_barriers_are_stronger_and_scoring_it_gains_a_credit_for_each_rezzed_one() -> None:
    s = Scenario(
        corp={
            "credits": 0,
            "servers": {
                "Server 1": {"root": [("Superior Cyberwalls", {"advancement": 3})]},
                "HQ": {"ice": ["Ice Wall+", "Enigma+", "Wall of Static"]},
            },
        }
    )
    s.choose("Gain 1 credit")
    assert s.card("Ice Wall").strength == 1
    s.choose("Score Superior Cyberwalls")
    assert s.corp.credits == 2
    assert s.card("Ice Wall").strength == 2
    assert s.card("Enigma").strength == 2


# -- Executive Boot Camp -----------------------------------------------------------------------------------------------


def camp(credits: int, **corp: object) -> Scenario:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": ["Executive Boot Camp+"]},
                "Server 2": {"root": ["PAD Campaign"]},
                "HQ": {"ice": ["Enigma"]},
            },
            "credits": credits,
            **corp,
        },
        turn="runner",
    )
    s.end_turn()
    if s.can("Pass"):
        s.choose("Pass")  # before the turn begins
    return s


@card("Executive Boot Camp")
def test_a_card_is_rezzed_for_a_credit_less_and_misses_the_beginning_of_the_turn() -> None:
    s = camp(1)
    s.choose("Yes")
    assert s.options == ["PAD Campaign"], "a question left out would tell that the ice is too dear"
    s.choose("PAD Campaign")
    assert s.card("PAD Campaign").rezzed
    assert s.corp.credits == 0  # PAD Campaign gains nothing this turn


@card("Executive Boot Camp")
def test_what_cannot_be_paid_for_is_not_offered_and_nothing_need_be_rezzed() -> None:
    s = camp(1)
    s.choose("Yes")
    assert not s.card("Enigma").rezzed  # 2 credits even so
    s = camp(9)
    s.choose("No")
    assert s.corp.credits == 9


@card("Executive Boot Camp")
def test_the_runner_does_not_learn_what_can_be_paid_for() -> None:
    s = camp(0)
    assert s.options == ["No"]


@card("Executive Boot Camp")
def test_a_credit_and_the_card_find_an_asset() -> None:
    s = Scenario(
        corp={
            "servers": {"Server 1": {"root": ["Executive Boot Camp+"]}},
            "deck": ["Ice Wall", "Melange Mining Corp.", "PAD Campaign"],
            "credits": 0,
        }
    )
    s.choose("Gain 1 credit")
    s.use("Executive Boot Camp")
    assert sorted(s.options) == ["Melange Mining Corp.", "PAD Campaign"]
    s.choose("PAD Campaign")
    assert s.corp.hand == ["PAD Campaign"]
    assert s.card("PAD Campaign").known_to == ["corp", "runner"]
    assert (s.corp.credits, s.corp.discard) == (0, ["Executive Boot Camp"])


# -- Helium-3 Deposit --------------------------------------------------------------------------------------------------


def helium(corp: dict[str, object], runner: dict[str, object]) -> Scenario:
    servers = {"Server 1": {"root": [("Helium-3 Deposit", {"advancement": 4})]}}
    servers.update(corp.pop("servers", {}))  # type: ignore[call-overload]
    s = Scenario(corp={"servers": servers, **corp}, runner=runner)
    s.choose("Gain 1 credit")
    s.choose("Score Helium-3 Deposit")
    return s


@card("Helium-3 Deposit")
def test_up_to_2_power_counters_come_to_a_card_that_has_one() -> None:
    s = helium(
        {
            "scored": [("Labyrinthine Servers", {"power": 1})],
            "servers": {"Server 2": {"root": [("IT Department+", {"power": 1})]}, "HQ": {"ice": ["Mamba+"]}},
        },
        {"rig": [("Crypsis", {"virus": 1}), ("Djinn", {"power": 1})]},
    )
    assert sorted(s.options) == ["Djinn", "IT Department"], "agendas in a score area are not installed"
    s.choose("IT Department")
    assert s.options == ["2", "1", "0"]
    s.choose("2")
    assert s.card("IT Department").counters["power"] == 3


@card("Helium-3 Deposit", "Personal Workshop")
@ruling("RR/choosing-cards/1")
def test_a_card_that_is_hosted_and_not_installed_gets_no_power_counters() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Helium-3 Deposit", {"advancement": 4})]}}},
        runner={"rig": ["Personal Workshop"], "hand": ["Desperado"], "clicks": 1},
        turn="runner",
    )
    s.use("Personal Workshop: Host", "Desperado")
    s.choose("Score Helium-3 Deposit", side="corp")
    s.pass_until("Gain 1 credit")
    assert s.card("Desperado").counters["power"] == 3


@card("Helium-3 Deposit")
def test_a_hosted_program_is_one_card_to_choose() -> None:
    s = helium({}, {"rig": ["Djinn", ("Datasucker", {"host": "Djinn", "power": 1}), ("Desperado", {"power": 1})]})
    assert sorted(s.options) == ["Datasucker", "Desperado"]


@card("Helium-3 Deposit")
def test_fewer_or_no_counters_may_be_placed() -> None:
    for number in ("1", "0"):
        s = helium({"servers": {"Server 2": {"root": [("IT Department+", {"power": 1})]}}}, {})
        s.choose(number)
        assert s.card("IT Department").counters["power"] == 1 + int(number)


@card("Helium-3 Deposit")
def test_without_a_power_counter_anywhere_nothing_happens() -> None:
    s = helium({}, {})
    assert s.can("Gain 1 credit")


# -- Errand Boy --------------------------------------------------------------------------------------------------------


@card("Errand Boy")
def test_each_subroutine_gains_a_credit_or_draws_a_card() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Errand Boy+"]}}, "credits": 0, "deck": ["Ice Wall", "Enigma"], "hand": []},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.side == "corp"
    s.choose("Gain 1 credit")
    s.choose("Draw 1 card")
    s.choose("Gain 1 credit")
    assert s.corp.credits == 2
    assert s.corp.hand == ["Ice Wall"]
    assert s.run is not None


@card("Errand Boy")
def test_with_an_empty_rnd_only_credits_are_left() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Errand Boy+"]}}, "credits": 0, "deck": [], "hand": []}, turn="runner"
    )
    s.state.players[0].deck.clear()
    s.choose("Run HQ")
    assert s.corp.credits == 3


@card("Executive Boot Camp")
def test_a_search_may_find_no_asset() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Executive Boot Camp+"]}}, "deck": ["Ice Wall"], "credits": 0})
    s.choose("Gain 1 credit")
    s.use("Executive Boot Camp")
    assert s.corp.hand == []
    assert s.corp.discard == ["Executive Boot Camp"]


@card("Executive Boot Camp", "The Root")
def test_the_root_pays_for_what_the_camp_rezzes() -> None:
    s = camp(
        0,
        servers={
            "Server 1": {"root": ["Executive Boot Camp+"]},
            "Server 2": {"root": ["The Root+"]},
            "HQ": {"ice": ["Enigma"]},
        },
    )
    s.choose("Yes")
    assert s.card("Enigma").rezzed
    assert s.card("The Root").counters["credit"] == 1


@card("Reuse")
def test_the_runner_does_not_learn_which_known_card_was_trashed() -> None:
    s = Scenario(corp={"hand": ["Reuse", "Ice Wall"], "credits": 0}, turn="runner")
    for _ in range(4):
        s.run_on("HQ")
    assert s.card("Ice Wall").known_to == ["corp", "runner"]
    s.pass_until("Play Reuse")
    s.play("Reuse", "Ice Wall", "Done")
    assert s.card("Ice Wall").known_to == ["corp"]


@card("Blue Sun: Powering the Future")
def test_what_was_hosted_on_the_card_is_trashed() -> None:
    s = Scenario(
        corp={"identity": SUN, "credits": 0, "servers": {"HQ": {"ice": ["Enigma+"]}}},
        runner={"rig": [("Parasite", {"host": "Enigma"})]},
        turn="runner",
    )
    s.end_turn()
    s.choose("Yes")
    assert s.corp.credits == 3
    assert s.runner.discard == ["Parasite"]
