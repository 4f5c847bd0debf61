"""Spin cycle: Jinteki."""

from netrunner.engine.terms import CORP
from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

GRIP = ["Sure Gamble"] * 5
SECRET = "secretly spend 0, 1 or 2 credits."


# -- Sundew ------------------------------------------------------------------------------------------------------------


def sundew(**runner: object) -> Scenario:
    return Scenario(
        corp={"servers": {"Server 1": {"root": ["Sundew+"]}}, "credits": 0},
        runner={"credits": 9, **runner},
        turn="runner",
    )


@card("Sundew")
@ruling("FAQ/card/sundew/1")
def test_sundew_gains_2_credits_with_the_first_click_before_the_action_resolves() -> None:
    s = sundew()
    s.choose("Draw 1 card")
    assert s.corp.credits == 2
    log = s.log
    assert log.index("The Corp gains 2 credits from Sundew.") < max(i for i, line in enumerate(log) if "draws" in line)
    s.choose("Gain 1 credit")
    s.run_on("Archives")
    assert s.corp.credits == 2


@card("Sundew")
def test_sundew_counts_the_click_of_an_ability_that_a_card_has_gained() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Sundew+"]}}, "hand": ["MCA Informant"], "credits": 5},
        runner={"rig": ["Kati Jones"], "credits": 9},
    )
    s.play("MCA Informant")
    before = s.corp.credits
    s.choose("Use Kati Jones: Trash this card")
    assert s.corp.credits == before + 2
    knight = ["Baba Yaga", ("Knight", {"host": "Baba Yaga"})]
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Sundew+"], "ice": ["Ice Wall"]}}, "credits": 0},
        runner={"rig": knight},
        turn="runner",
    )
    s.choose("Use Baba Yaga")
    assert s.corp.credits == 2


@card("Sundew")
def test_sundew_gains_nothing_when_the_first_click_is_a_run_on_its_server() -> None:
    s = sundew()
    s.choose("Run Server 1")
    s.pass_until("Jack out")
    assert s.corp.credits == 0
    s.choose("Jack out")
    s.choose("Gain 1 credit")
    assert s.corp.credits == 0


@card("Sundew")
def test_sundew_gains_2_credits_for_a_run_elsewhere() -> None:
    s = sundew()
    s.choose("Run Archives")
    assert s.corp.credits == 2
    s.pass_all()
    s.choose("Run Server 1")
    assert s.corp.credits == 2


@card("Sundew")
@ruling("FAQ/card/sundew/2")
def test_sundew_gains_nothing_for_a_run_event_on_its_server() -> None:
    s = sundew(hand=["Inside Job"])
    s.play("Inside Job", "Server 1")
    s.pass_all()
    assert s.corp.credits == 0
    s = sundew(hand=["Inside Job"])
    s.play("Inside Job", "Archives")
    assert s.corp.credits == 2


@card("Sundew")
def test_sundew_waits_for_what_same_old_thing_plays() -> None:
    s = sundew(rig=["Same Old Thing"], discard=["Inside Job", "Sure Gamble"])
    s.use("Same Old Thing", "Inside Job", "Server 1")
    s.pass_all()
    assert s.corp.credits == 0
    s = sundew(rig=["Same Old Thing"], discard=["Inside Job", "Sure Gamble"])
    s.use("Same Old Thing", "Inside Job", "Archives")
    assert s.corp.credits == 2
    s = sundew(rig=["Same Old Thing"], discard=["Inside Job", "Sure Gamble"])
    s.use("Same Old Thing", "Sure Gamble")
    assert s.corp.credits == 2
    s.choose("Gain 1 credit")
    assert s.corp.credits == 2


@card("Sundew")
def test_sundew_gains_2_credits_for_an_event_without_a_run() -> None:
    s = sundew(hand=["Sure Gamble"])
    s.choose("Play Sure Gamble")
    assert s.corp.credits == 2


@card("Sundew")
def test_sundew_does_not_look_at_the_corps_clicks_and_starts_anew_each_turn() -> None:
    s = sundew()
    s.choose("Gain 1 credit")
    s.end_turn()
    corp = s.corp.credits
    s.end_turn()
    assert s.corp.credits == corp + 3  # its own three actions
    s.choose("Gain 1 credit")
    assert s.corp.credits == corp + 5


@card("Sundew", "An Offer You Can't Refuse")
def test_a_run_in_the_corps_turn_spends_no_click_for_sundew() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Sundew+"]}}, "hand": ["An Offer You Can't Refuse"], "credits": 4},
    )
    s.play("An Offer You Can't Refuse", "HQ", "Make a run")
    assert "The Runner runs HQ." in s.log
    assert s.corp.credits == 0


# -- Toshiyuki Sakai ---------------------------------------------------------------------------------------------------


def toshiyuki(hand: list[str], tokens: int = 2) -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Toshiyuki Sakai", {"advancement": tokens})]}}, "hand": hand},
        runner={"hand": GRIP},
        turn="runner",
    )
    s.access("Server 1")
    return s


@card("Toshiyuki Sakai")
@ruling("FAQ/card/toshiyuki-sakai/1")
def test_toshiyuki_sakai_is_swapped_with_a_card_that_keeps_his_tokens_and_is_installed() -> None:
    s = toshiyuki(["Project Junebug", "Enigma", "Hedge Fund"])
    s.choose("Yes")
    assert s.options == ["Project Junebug"]
    s.choose("Project Junebug")
    assert s.corp.servers["Server 1"]["root"] == ["Project Junebug"]
    assert s.card("Project Junebug").counters["advancement"] == 2
    assert not s.card("Project Junebug").rezzed
    assert s.card("Project Junebug").known_to == ["corp"]
    assert sorted(s.corp.hand) == ["Enigma", "Hedge Fund", "Toshiyuki Sakai"]
    assert (s.side, s.options) == ("runner", ["Yes", "No"])
    history = s.state.history
    while history is not None and history.kind != 17:
        history = history.previous
    assert history is not None  # an install
    assert history.card == s.card("Project Junebug").id


@card("Toshiyuki Sakai")
def test_the_runner_may_access_the_new_card() -> None:
    s = toshiyuki(["Project Junebug"])
    s.choose("Yes")
    s.choose("Project Junebug")
    s.choose("Yes")
    assert s.side == "corp"
    s.choose("Yes")
    assert len(s.runner.hand) == 1


@card("Toshiyuki Sakai")
def test_the_runner_may_leave_the_new_card_alone() -> None:
    s = toshiyuki(["Nisei MK II"])
    s.choose("Yes")
    s.choose("Nisei MK II")
    s.choose("No")
    assert s.run is None
    assert s.runner.scored == []


@card("Toshiyuki Sakai")
@ruling("RR/additional-costs/1", "FAQ/card/gagarin-deep-space/1")
def test_an_additional_cost_of_accessing_is_paid_for_the_new_card_as_well() -> None:
    for credits_, asked in ((2, True), (1, False)):
        s = Scenario(
            corp={
                "identity": "Gagarin Deep Space: Expanding the Horizon",
                "servers": {"Server 1": {"root": ["Toshiyuki Sakai"]}},
                "hand": ["Nisei MK II"],
            },
            runner={"credits": credits_},
            turn="runner",
        )
        s.access("Server 1")
        if s.can("Access facedown card"):
            s.choose("Access facedown card")
        s.choose("Yes", side="corp")
        s.choose("Nisei MK II")
        assert s.can("Yes") == asked, "nobody is asked for what cannot be paid"
        if asked:
            s.choose("Yes", side="runner")
        s.pass_all()
        assert s.runner.credits == 0
        assert s.runner.scored == (["Nisei MK II"] if asked else [])


@card("Toshiyuki Sakai")
def test_toshiyuki_sakai_may_stay_and_needs_a_card_to_swap_with() -> None:
    s = toshiyuki(["Nisei MK II"])
    s.choose("No")
    assert s.can("Trash Toshiyuki Sakai (2 credits)")
    assert toshiyuki(["Enigma", "Hedge Fund"]).options == ["No"], "asked all the same, so that nobody learns more"
    assert toshiyuki([]).side == "runner"


@card("Toshiyuki Sakai")
def test_toshiyuki_sakai_does_nothing_in_hq() -> None:
    s = Scenario(corp={"hand": ["Toshiyuki Sakai"]}, turn="runner")
    s.access("HQ")
    assert s.side == "runner"


# -- Restoring Face ----------------------------------------------------------------------------------------------------


@card("Restoring Face")
def test_restoring_face_trades_a_sysop_for_two_bad_publicity() -> None:
    s = Scenario(
        corp={
            "hand": ["Restoring Face"],
            "bad_publicity": 3,
            "servers": {"Server 1": {"root": ["Midori+", "Director Haas+"]}, "HQ": {"root": ["Experiential Data+"]}},
        }
    )
    s.choose("Play Restoring Face")
    assert sorted(s.options) == ["Director Haas", "Midori"]
    s.choose("Midori")
    assert s.options == ["2", "1", "0"]
    s.choose("2")
    assert s.corp.bad_publicity == 1
    assert sorted(s.corp.discard) == ["Midori", "Restoring Face"]


@card("Restoring Face")
def test_restoring_face_needs_somebody_to_blame() -> None:
    s = Scenario(corp={"hand": ["Restoring Face"], "bad_publicity": 1, "servers": {"HQ": {"ice": ["Enigma"]}}})
    assert not s.can("Play Restoring Face")


@card("Restoring Face")
@ruling("FAQ/card/restoring-face/1")
def test_restoring_face_reveals_a_facedown_card_and_trashes_it_facedown() -> None:
    s = Scenario(
        corp={"hand": ["Restoring Face"], "bad_publicity": 1, "servers": {"Server 1": {"root": ["Director Haas"]}}}
    )
    s.choose("Play Restoring Face")
    assert s.card("Director Haas").zone == "discard"
    assert not s.card("Director Haas").faceup
    assert s.card("Director Haas").known_to == ["corp", "runner"]
    s.choose("1")
    assert s.corp.bad_publicity == 0


# -- Himitsu-Bako ------------------------------------------------------------------------------------------------------


@card("Himitsu-Bako")
def test_himitsu_bako_ends_the_run_and_returns_to_hq_for_a_credit() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Himitsu-Bako+"]}}}, turn="runner")
    s.run_on("HQ")
    assert s.run is None
    s.choose("Gain 1 credit")
    s.choose("Use Himitsu-Bako", side="corp")
    assert s.corp.hand == ["Himitsu-Bako"]
    assert s.corp.credits == 4
    assert s.card("Himitsu-Bako").known_to == ["corp", "runner"]


@card("Himitsu-Bako")
@ruling("RR/approaching-ice/ex3")
def test_the_runner_approaches_the_server_when_the_innermost_ice_returns_to_hq() -> None:
    s = Scenario(corp={"servers": {"R&D": {"ice": ["Enigma", "Ice Wall", "Himitsu-Bako+"]}}}, turn="runner")
    s.choose("Run R&D")
    while s.run is not None and s.run.ice != "Himitsu-Bako":
        s.choose("Continue" if s.can("Continue") else "Pass")
    s.choose("Use Himitsu-Bako", side="corp")
    assert s.corp.servers["R&D"]["ice"] == ["Enigma", "Ice Wall"]
    s.pass_until("Continue")
    assert s.phase == "approach server"  # neither of the passed pieces is met again


@card("Himitsu-Bako")
def test_an_unrezzed_himitsu_bako_stays() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Himitsu-Bako"]}}})
    s.choose("Gain 1 credit")
    assert not s.can("Use Himitsu-Bako")


# -- Tsurugi -----------------------------------------------------------------------------------------------------------


def tsurugi(credits_: int) -> Scenario:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Tsurugi+"]}}, "credits": credits_}, runner={"hand": GRIP}, turn="runner"
    )
    s.choose("Run HQ")
    return s


@card("Tsurugi")
def test_tsurugi_ends_the_run_at_once_unless_the_corp_pays() -> None:
    s = tsurugi(1)
    s.choose("No", side="corp")
    assert (s.run, len(s.runner.hand)) == (None, 5)
    assert tsurugi(0).run is None


@card("Tsurugi")
def test_tsurugi_does_three_net_damage_when_the_corp_pays() -> None:
    s = tsurugi(1)
    s.choose("Yes", side="corp")
    assert (s.corp.credits, len(s.runner.hand)) == (0, 2)
    assert s.run is not None


# -- Caprice Nisei -----------------------------------------------------------------------------------------------------


def caprice(ice: list[str], face: str = "Caprice Nisei+") -> Scenario:
    return Scenario(
        corp={"servers": {"Server 1": {"ice": ice, "root": [face, "PAD Campaign+"]}}},
        runner={"hand": GRIP},
        turn="runner",
    )


@card("Caprice Nisei")
@ruling("FAQ/card/caprice-nisei/1")
def test_caprice_nisei_ends_the_run_after_all_the_ice_when_different_numbers_are_spent() -> None:
    s = caprice(["Enigma", "Ice Wall"])
    s.choose("Run Server 1")
    passed = 0
    while SECRET not in s.prompt:
        passed += s.can("Continue")
        s.choose("Continue" if s.can("Continue") else "Pass")
    assert passed == 1  # between the two pieces of ice; the server has not been approached
    assert not any("approaches Server 1" in line for line in s.log)
    s.bid(0, 2)
    assert s.run is None
    assert (s.corp.credits, s.runner.credits) == (5, 3)


@card("Caprice Nisei")
def test_caprice_nisei_lets_the_run_go_on_when_the_same_number_is_spent() -> None:
    s = caprice(["Enigma"])
    s.choose("Run Server 1")
    while SECRET not in s.prompt:
        s.choose("Pass")
    s.bid(1, 1)
    assert s.run is not None
    s.pass_until("Jack out")
    assert (s.corp.credits, s.runner.credits) == (4, 4)


@card("Caprice Nisei")
@ruling("FAQ/card/caprice-nisei/2")
def test_caprice_nisei_needs_no_ice_but_must_be_rezzed_before_the_run() -> None:
    s = caprice([])
    s.choose("Run Server 1")
    assert SECRET in s.prompt
    s = caprice([], "Caprice Nisei")
    s.choose("Run Server 1")
    s.rez("Caprice Nisei")
    assert SECRET not in s.prompt
    s.pass_all()
    assert "The run on Server 1 is successful." in s.log


@card("Caprice Nisei")
def test_caprice_nisei_guards_her_own_server_only() -> None:
    s = caprice([])
    s.choose("Run Archives")
    assert SECRET not in s.prompt


@card("Toshiyuki Sakai")
def test_a_card_swapped_for_toshiyuki_sakai_on_a_host_takes_that_place() -> None:
    s = Scenario(
        corp={
            "hand": ["Toshiyuki Sakai", "PAD Campaign"],
            "servers": {"Server 1": {"root": ["Worlds Plaza+"]}},
            "credits": 10,
        },
    )
    s.use("Worlds Plaza", "Toshiyuki Sakai")
    s.end_turn()
    s.pass_until("Run Server 1")
    s.access("Server 1")
    s.choose("Access Worlds Plaza")
    s.choose("No action")
    s.choose("Yes", side="corp")
    s.choose("PAD Campaign")
    assert s.card("PAD Campaign").host == "Worlds Plaza"
    assert s.card("Worlds Plaza").hosted == ["PAD Campaign"]
    assert s.card("Toshiyuki Sakai").zone == "hand"
    assert s.state.players[CORP].rig == [s.card("PAD Campaign").id]


@card("Toshiyuki Sakai")
def test_the_questions_of_toshiyuki_sakai_say_what_is_accessed() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Toshiyuki Sakai"]}}, "hand": ["Project Junebug"]}, turn="runner"
    )
    s.access("Server 1")
    assert s.prompt == (
        "Toshiyuki Sakai: swap this card with an agenda or asset from HQ, which the Runner may then access?"
    )
    s.choose("Yes")
    s.choose("Project Junebug")
    assert s.prompt == "Toshiyuki Sakai: access the facedown card (Server 1)?"
