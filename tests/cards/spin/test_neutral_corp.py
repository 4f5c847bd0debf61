"""Spin cycle: neutral Corp cards."""

from netrunner.scenario import Scenario
from tests.cards import card
from tests.rulings import ruling

# -- NAPD Contract -----------------------------------------------------------------------------------------------------


def napd(tokens: int, bad_publicity: int) -> Scenario:
    root = [("NAPD Contract", {"advancement": tokens})]
    s = Scenario(corp={"servers": {"Server 1": {"root": root}}, "bad_publicity": bad_publicity})
    s.choose("Gain 1 credit")
    return s


@card("NAPD Contract")
def test_napd_contract_needs_a_token_more_for_each_bad_publicity() -> None:
    assert napd(4, 0).can("Score NAPD Contract")
    assert not napd(4, 1).can("Score NAPD Contract")
    assert not napd(5, 2).can("Score NAPD Contract")
    assert napd(6, 2).can("Score NAPD Contract")


@card("NAPD Contract")
def test_napd_contract_costs_4_credits_to_steal() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["NAPD Contract"]}}}, runner={"credits": 4}, turn="runner")
    s.access("Server 1")
    s.choose("Steal NAPD Contract")
    assert (s.runner.credits, s.runner.scored) == (0, ["NAPD Contract"])
    s = Scenario(corp={"servers": {"Server 1": {"root": ["NAPD Contract"]}}}, runner={"credits": 3}, turn="runner")
    s.access("Server 1")
    assert not s.can("Steal NAPD Contract")


@card("NAPD Contract")
@ruling("FAQ/card/napd-contract/1")
def test_an_napd_contract_from_rnd_that_is_not_paid_for_is_not_revealed() -> None:
    for credits_ in (3, 9):
        s = Scenario(corp={"deck": ["NAPD Contract", "Hedge Fund"]}, runner={"credits": credits_}, turn="runner")
        s.access("R&D")
        assert s.card("NAPD Contract").known_to == ["runner"]
        assert s.side == "runner"  # whether it can be paid or not, the Corp sees the same pause
        s.choose("No action")
        assert s.card("NAPD Contract").known_to == ["runner"]
        assert "NAPD Contract" not in str(s.game.view("corp"))


# -- Subliminal Messaging ----------------------------------------------------------------------------------------------


@card("Subliminal Messaging")
def test_subliminal_messaging_gains_a_credit_and_a_click() -> None:
    s = Scenario(corp={"hand": ["Subliminal Messaging"], "credits": 0})
    s.choose("Play Subliminal Messaging")
    assert (s.corp.credits, s.corp.clicks) == (1, 3)


@card("Subliminal Messaging")
def test_a_second_subliminal_messaging_gains_no_click() -> None:
    s = Scenario(corp={"hand": ["Subliminal Messaging", "Subliminal Messaging"], "credits": 0})
    s.choose("Play Subliminal Messaging")
    s.choose("Play Subliminal Messaging")
    assert (s.corp.credits, s.corp.clicks) == (2, 2)


def subliminal(run: bool, discard: str = "Subliminal Messaging") -> Scenario:
    s = Scenario(corp={"discard": [discard], "deck": ["Hedge Fund"] * 9}, turn="runner")
    if run:
        s.choose("Run Archives")
        s.pass_until("Jack out")
        s.choose("Jack out")
    while s.state.active == 1 and s.options != ["Yes", "No"]:
        s.choose(s.options[0])
    return s


@card("Subliminal Messaging")
def test_subliminal_messaging_returns_when_the_runner_made_no_run() -> None:
    s = subliminal(run=False)
    assert (s.side, s.options) == ("corp", ["Yes", "No"])
    s.choose("Yes")
    assert "Subliminal Messaging" in s.corp.hand
    assert s.corp.discard == []
    s = subliminal(run=False)
    s.choose("No")
    assert s.corp.discard == ["Subliminal Messaging"]


@card("Subliminal Messaging")
def test_subliminal_messaging_stays_after_any_run() -> None:
    s = subliminal(run=True)
    assert s.options != ["Yes", "No"]
    assert s.corp.discard == ["Subliminal Messaging"]


@card("Subliminal Messaging")
@ruling("FAQ/card/subliminal-messaging/1")
def test_a_facedown_subliminal_messaging_is_revealed_as_it_returns() -> None:
    s = Scenario(corp={"hand": ["Subliminal Messaging"] * 6, "credits": 0, "clicks": 1})
    s.choose("Gain 1 credit")  # and one of the six is discarded facedown
    s.choose("Subliminal Messaging")
    card = next(card for card in s.cards("Subliminal Messaging") if card.zone == "discard")
    assert (card.faceup, card.known_to) == (False, ["corp"])
    while s.options != ["Yes", "No"]:
        s.choose(s.options[0])
    s.choose("Yes")
    assert card.zone == "hand"
    assert card.known_to == ["corp", "runner"]


# -- Paper Wall --------------------------------------------------------------------------------------------------------


@card("Paper Wall")
def test_paper_wall_is_trashed_when_its_subroutine_is_broken() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Paper Wall+"]}}}, runner={"rig": ["Corroder"], "credits": 1}, turn="runner"
    )
    s.choose("Run HQ")
    s.choose("Use Corroder: Break", side="runner")
    assert s.corp.discard == ["Paper Wall"]
    s.pass_until("Continue")
    assert s.phase == "approach server"


@card("Paper Wall")
def test_paper_wall_ends_the_run_and_stays_when_it_is_not_broken() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Paper Wall+"]}}}, turn="runner")
    s.run_on("HQ")
    assert s.run is None
    assert s.corp.servers["HQ"]["ice"] == ["Paper Wall"]


@card("Paper Wall")
def test_a_bypassed_paper_wall_stays() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Paper Wall+"]}}}, runner={"hand": ["Inside Job"]}, turn="runner")
    s.play("Inside Job", "HQ")
    s.pass_all()
    assert s.corp.servers["HQ"]["ice"] == ["Paper Wall"]


@card("Paper Wall")
@ruling("FAQ/qa/27")
def test_copycat_cannot_follow_a_paper_wall_that_was_trashed() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Paper Wall+"]}, "R&D": {"ice": ["Paper Wall+", "Ice Wall+"]}}},
        runner={"rig": ["Corroder", "Copycat"], "credits": 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Corroder: Break", side="runner")
    assert s.corp.discard == ["Paper Wall"]
    while s.can("Pass"):
        s.choose("Pass")
    assert not s.can("Yes")
    assert s.run is not None
    assert s.run.server == "HQ"
    assert "Copycat" in s.runner.rig


# -- Cyberdex Trial ----------------------------------------------------------------------------------------------------


@card("Cyberdex Trial")
def test_cyberdex_trial_purges_virus_counters() -> None:
    s = Scenario(corp={"hand": ["Cyberdex Trial"]}, runner={"rig": [("Datasucker", {"virus": 3})]})
    s.choose("Play Cyberdex Trial")
    assert s.card("Datasucker").counters["virus"] == 0
    assert (s.corp.clicks, s.corp.credits) == (2, 5)
    assert Scenario(corp={"hand": ["Cyberdex Trial"]}).can("Play Cyberdex Trial")


# -- Grim --------------------------------------------------------------------------------------------------------------


@card("Grim")
def test_grim_gives_bad_publicity_when_rezzed_and_trashes_a_program() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Grim"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Corroder", "Yog.0", "Desperado"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.rez("Grim")
    assert (s.corp.bad_publicity, s.corp.credits) == (1, 0)
    s.pass_until("Yog.0")
    assert (s.side, s.options) == ("corp", ["Corroder", "Yog.0"])
    s.choose("Yog.0")
    assert s.runner.rig == ["Corroder", "Desperado"]
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


# -- Profiteering ------------------------------------------------------------------------------------------------------


def scored(title: str, tokens: int = 3, **corp: object) -> Scenario:
    s = Scenario(corp={"servers": {"Server 1": {"root": [(title, {"advancement": tokens})]}}, "credits": 0, **corp})
    s.choose("Gain 1 credit")
    s.choose(f"Score {title}")
    return s


@card("Profiteering")
def test_profiteering_gains_five_credits_for_each_bad_publicity_taken() -> None:
    for number in range(4):
        s = scored("Profiteering", bad_publicity=1)
        assert s.options == ["3", "2", "1", "0"]
        s.choose(str(number))
        assert s.corp.bad_publicity == 1 + number
        assert s.corp.credits == 1 + 5 * number


# -- Restructure -------------------------------------------------------------------------------------------------------


@card("Restructure")
def test_restructure_gains_fifteen_credits() -> None:
    s = Scenario(corp={"hand": ["Restructure"], "credits": 10})
    s.choose("Play Restructure")
    assert (s.corp.credits, s.corp.clicks) == (15, 2)
    assert not Scenario(corp={"hand": ["Restructure"], "credits": 9}).can("Play Restructure")


# -- Interns -----------------------------------------------------------------------------------------------------------


def interns(**corp: object) -> Scenario:
    return Scenario(corp={"hand": ["Interns"], "credits": 0, **corp})


@card("Interns")
def test_interns_install_a_card_from_archives_or_hq() -> None:
    hand = ["Interns", "PAD Campaign", "Hedge Fund"]
    s = interns(hand=hand, discard=["Nisei MK II", ("Snare!", "facedown"), "Hedge Fund"])
    s.choose("Play Interns")
    assert s.corp.clicks == 1
    assert sorted(option.partition(" (")[0] for option in s.options) == ["Nisei MK II", "PAD Campaign", "Snare!"]
    s.choose("Snare!")
    s.choose("New server")
    assert s.corp.servers["Server 1"]["root"] == ["Snare!"]
    assert s.card("Snare!").known_to == ["corp"]
    s = interns(hand=hand, discard=["Nisei MK II"])
    s.play("Interns", "PAD Campaign", "New server")
    assert s.corp.servers["Server 1"]["root"] == ["PAD Campaign"]


@card("Interns")
def test_interns_ignore_the_install_cost_of_ice() -> None:
    s = interns(discard=["Enigma"], servers={"HQ": {"ice": ["Ice Wall", "Ice Wall"]}})
    s.play("Interns", "Enigma", "HQ", "Done")
    assert s.corp.servers["HQ"]["ice"] == ["Enigma", "Ice Wall", "Ice Wall"]
    assert s.corp.credits == 0


@card("Interns")
def test_interns_need_two_clicks_and_something_to_install() -> None:
    assert not interns(discard=["Enigma"], clicks=1).can("Play Interns")
    assert not interns(hand=["Interns", "Hedge Fund"], discard=["Hedge Fund"]).can("Play Interns")


@card("Interns")
def test_interns_always_ask_which_card() -> None:
    s = interns(hand=["Interns", "Hedge Fund", "Enigma"])
    s.choose("Play Interns")
    assert s.options == ["Enigma"]  # that the other one cannot be installed is not told


@card("Interns")
def test_the_log_names_what_interns_take_from_the_faceup_cards_of_archives() -> None:
    for discard, told in (
        ("Enigma", "installs Enigma from Archives protecting"),
        (("Enigma", "facedown"), "installs ice from Archives protecting"),
    ):
        s = interns(discard=[discard])
        s.play("Interns", "Enigma", "R&D")
        assert f"The Corp {told} R&D." in str(s.game.view("runner")["log"])
        assert ("runner" in s.card("Enigma").known_to) == (discard == "Enigma")


@card("Interns")
def test_interns_put_an_agenda_in_the_place_of_an_asset() -> None:
    s = interns(discard=["Nisei MK II"], servers={"Server 1": {"root": ["PAD Campaign+"]}})
    s.play("Interns", "Nisei MK II", "Server 1")
    assert s.corp.servers["Server 1"]["root"] == ["Nisei MK II"]
    assert "PAD Campaign" in s.corp.discard


@card("Interns", "Panic Button")
def test_interns_respect_where_a_card_can_be_installed() -> None:
    s = interns(discard=["Panic Button"])
    s.play("Interns", "Panic Button")
    assert s.options == ["HQ"]


# -- Veterans Program --------------------------------------------------------------------------------------------------


@card("Veterans Program")
def test_veterans_program_removes_up_to_two_bad_publicity() -> None:
    for have, number in ((3, 2), (3, 1), (3, 0), (1, 1)):
        s = scored("Veterans Program", bad_publicity=have)
        s.choose(str(number))
        assert s.corp.bad_publicity == have - number
    s = scored("Veterans Program")
    assert not s.can("0")


# -- Quandary ----------------------------------------------------------------------------------------------------------


@card("Quandary")
def test_quandary_ends_the_run() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Quandary+"]}}}, turn="runner")
    s.run_on("HQ")
    assert s.accessed == []
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Quandary+"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Yog.0"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.choose("Use Yog.0", side="runner")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


@card("Interns")
def test_everybody_sees_that_interns_installs_a_card_from_archives() -> None:
    s = Scenario(corp={"hand": ["Interns", "PAD Campaign"], "discard": [("Enigma", "facedown")]})
    s.play("Interns", "Enigma", "HQ")
    assert s.game.view("runner")["log"][-2]["text"] == "The Corp installs ice from Archives protecting HQ."
    s = Scenario(corp={"hand": ["Interns", "PAD Campaign"]})
    s.play("Interns", "PAD Campaign", "New server")
    assert s.game.view("runner")["log"][-2]["text"] == "The Corp installs a card in Server 1."
