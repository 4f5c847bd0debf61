"""What a view says that an option costs now. Rules Reference: Cost, Play Cost, Install Cost, Rez Cost."""

from netrunner.scenario import Scenario


def costs(s: Scenario) -> dict[str, str]:
    """The options of the side that decides, by label, where there is something to pay."""
    decision = s.game.decision
    assert decision is not None
    options = s.game.view(decision.side)["decision"]["options"]
    return {option["label"]: option["cost"] for option in options if "cost" in option}


def test_a_basic_action_tells_what_it_costs_beside_its_click() -> None:
    s = Scenario(runner={"tags": 1, "credits": 5}, turn="runner")
    assert costs(s) == {"Remove 1 tag": "2 credits"}


def test_purging_takes_all_three_clicks() -> None:
    s = Scenario(turn="corp", corp={"servers": {"Server 1": {"root": ["Priority Requisition"]}}, "credits": 5})
    assert costs(s) == {"Purge virus counters": "3 clicks", "Advance Priority Requisition": "1 credit"}


def test_cards_tell_the_cost_of_this_moment_not_the_printed_one() -> None:
    kate = 'Kate "Mac" McCaffrey: Digital Tinker'
    hand = ["Gordian Blade", "Magnum Opus", "Sure Gamble"]
    s = Scenario(runner={"identity": kate, "hand": hand, "credits": 9}, turn="runner")
    assert costs(s) == {
        "Install Gordian Blade": "3 credits",
        "Install Magnum Opus": "4 credits",
        "Play Sure Gamble": "5 credits",
    }
    s.choose("Install Gordian Blade")
    assert costs(s)["Install Magnum Opus"] == "5 credits"


def test_abilities_tell_everything_that_is_paid_for_them() -> None:
    s = Scenario(runner={"rig": ["Magnum Opus"]}, corp={"servers": {"HQ": {"ice": ["Viktor 1.0+"]}}}, turn="runner")
    assert costs(s) == {"Use Magnum Opus: Gain 2 credits": "click"}
    s.choose("Run HQ")
    assert costs(s) == {"Use Viktor 1.0: Break 1 subroutine on this ice": "click"}


def test_ice_costs_as_much_as_there_is_ice_before_it() -> None:
    s = Scenario(
        corp={"hand": ["Ice Wall"], "servers": {"HQ": {"ice": ["Enigma", "Hunter"]}}, "credits": 5}, turn="corp"
    )
    assert "Install Ice Wall" not in costs(s)
    s.choose("Install Ice Wall")
    told = costs(s)
    assert (told["HQ"], told["R&D"], told["New server"]) == ("2 credits", "0 credits", "0 credits")


def test_rezzing_tells_additional_costs_too() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Archer"]}}, "scored": ["Priority Requisition"], "credits": 9}, turn="runner"
    )
    s.choose("Run HQ")
    assert costs(s)["Rez Archer"] == "4 credits, forfeit an agenda"


def test_a_yes_tells_what_it_costs() -> None:
    """Of an ability that is paid for, and of a payment that keeps something from happening."""
    ice = {"servers": {"HQ": {"ice": ["Pop-up Window+"]}}, "credits": 5}
    s = Scenario(corp=ice, runner={"credits": 5, "rig": ["Femme Fatale"]}, turn="runner")
    s.choose("Run HQ")
    while not s.can("Yes"):
        s.choose("Continue" if s.can("Continue") else "Pass")
    assert costs(s) == {"Yes": "1 credit"}


def test_a_trap_that_is_paid_for_tells_its_price_on_yes() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["Snare!"]}}, "credits": 6},
        runner={"hand": ["Sure Gamble"] * 5},
        turn="runner",
    )
    s.choose("Run Server 1")
    while not s.can("Yes"):
        s.choose("Continue" if s.can("Continue") else "Pass")
    assert costs(s) == {"Yes": "4 credits"}


def test_the_end_of_making_room_tells_what_the_install_costs() -> None:
    s = Scenario(
        corp={"hand": ["Ice Wall"], "servers": {"HQ": {"ice": ["Enigma", "Hunter"]}}, "credits": 5}, turn="corp"
    )
    s.choose("Install Ice Wall")
    s.choose("HQ")
    assert costs(s) == {"Done": "2 credits"}


def trashing_itself(s: Scenario) -> set[str]:
    """The options that say that their own card is trashed to pay for them."""
    decision = s.game.decision
    assert decision is not None
    options = s.game.view(decision.side)["decision"]["options"]
    return {option["label"] for option in options if option.get("price", {}).get("trash")}


def test_a_price_tells_a_card_that_trashes_itself_from_one_that_takes_another() -> None:
    runner = {"rig": ["Faust", "Fall Guy"], "hand": ["Diesel"]}
    s = Scenario(runner=runner, corp={"servers": {"HQ": {"ice": ["Ice Wall+"]}}}, turn="runner")
    s.choose("Run HQ")
    while not s.can("Use Faust: +2 strength"):
        s.choose("Pass" if s.can("Pass") else "Continue")
    assert costs(s)["Use Faust: +2 strength"] == "trash a card from your grip"
    assert trashing_itself(s) == {"Use Fall Guy: Gain 2 credits"}
