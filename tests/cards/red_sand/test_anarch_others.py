"""The other Anarch cards of the Red Sand Cycle: events, hardware and resources."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

# -- Pushing the Envelope ----------------------------------------------------------------------------------------------


@card("Pushing the Envelope")
@pytest.mark.parametrize(("others", "strength"), [(2, 4), (3, 2)])
def test_pushing_the_envelope_strengthens_icebreakers_of_a_small_grip(others: int, strength: int) -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static"]}}, "hand": ["Blank"], "credits": 0},
        runner={"hand": ["Pushing the Envelope", *["Diesel"] * others], "rig": ["Corroder", "Datasucker"]},
        turn="runner",
    )
    s.play("Pushing the Envelope", "HQ")
    assert s.card("Corroder").strength == strength
    s.pass_all()
    assert s.accessed == ["Blank"]
    assert s.card("Corroder").strength == 2, "until the run ends"


@card("Pushing the Envelope")
def test_pushing_the_envelope_counts_the_grip_once() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Wall of Static"]}}, "credits": 0},
        runner={
            "hand": ["Pushing the Envelope", "Diesel", "Diesel"],
            "rig": ["Corroder", "Inti", "Sports Hopper"],
            "credits": 9,
        },
        turn="runner",
    )
    s.play("Pushing the Envelope", "HQ")
    assert [s.card("Corroder").strength, s.card("Inti").strength] == [4, 3]
    s.use("Sports Hopper")
    assert len(s.runner.hand) == 5
    assert s.card("Corroder").strength == 4


# -- Maw ---------------------------------------------------------------------------------------------------------------


@card("Maw")
def test_maw_takes_a_card_of_hq_for_the_first_card_left_alone() -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"] * 4}, runner={"rig": ["Maw"]}, turn="runner")
    assert s.runner.memory_limit == 6
    s.run_on("HQ")
    assert len(s.corp.hand) == 3
    assert not s.card("Hedge Fund").faceup
    s.run_on("HQ")
    s.run_on("R&D")
    assert len(s.corp.hand) == 3, "the first time each turn"
    assert s.corp.discard == ["Hedge Fund"]
    s.end_turn()
    s.end_turn()
    before = len(s.corp.discard)
    s.run_on("R&D")
    assert len(s.corp.discard) == before + 1


@card("Maw")
def test_maw_does_not_mind_what_is_stolen_trashed_or_in_archives() -> None:
    s = Scenario(
        corp={
            "hand": ["Hedge Fund"],
            "discard": ["Hedge Fund"],
            "deck": ["Hostile Takeover", "PAD Campaign", "Hedge Fund"],
            "servers": {"Archives": {"root": ["Ruhr Valley"]}},
        },
        runner={"rig": ["Maw"], "credits": 9, "clicks": 5},
        turn="runner",
    )
    s.run_on("R&D")
    assert s.runner.scored == ["Hostile Takeover"]
    s.access("R&D")
    s.choose("Trash PAD Campaign")
    s.pass_all()
    s.choose("Run Archives")
    while not s.can("Access PAD Campaign"):
        s.choose("Continue" if s.can("Continue") else "Pass")
    s.choose("Access PAD Campaign")
    s.choose("Access Hedge Fund")
    assert s.corp.hand == ["Hedge Fund"]
    s.choose("No action")
    assert s.corp.hand == [], "an upgrade in the root is not in Archives"


@card("Maw")
def test_maw_comes_too_late_for_a_turn_in_which_a_card_was_left_alone() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"] * 2},
        runner={"hand": ["Maw"], "credits": 9},
        turn="runner",
    )
    s.run_on("R&D")
    s.install("Maw")
    s.run_on("R&D")
    assert len(s.corp.hand) == 2


@card("Maw", "Film Critic")
def test_maw_counts_an_agenda_that_film_critic_hosts() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "deck": ["Hostile Takeover", "Hedge Fund"]},
        runner={"rig": ["Maw", "Film Critic"]},
        turn="runner",
    )
    s.access("R&D")
    s.choose("Yes")
    s.pass_all()
    assert s.card("Film Critic").hosted == ["Hostile Takeover"]
    assert s.corp.hand == [], "neither stolen nor trashed"


@card("Maw")
def test_maw_finds_nothing_in_an_empty_hq() -> None:
    s = Scenario(corp={"hand": []}, runner={"rig": ["Maw"]}, turn="runner")
    s.run_on("R&D")
    assert s.corp.discard == []


@card("Maw")
@pytest.mark.parametrize("seed", range(4))
def test_maw_cannot_take_a_card_of_hq_that_is_set_aside(seed: int) -> None:
    s = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"rig": ["Maw"]}, turn="runner", seed=seed)
    s.run_on("HQ")
    assert s.corp.hand == ["Hedge Fund"], "it returns to HQ when the accesses are over"
    several = Scenario(
        corp={"hand": ["Hedge Fund", "Ice Wall"]}, runner={"rig": ["Maw", "HQ Interface"]}, turn="runner", seed=seed
    )
    several.run_on("HQ")
    assert several.corp.hand == several.accessed
    assert len(several.accessed) == 1


# -- The Archivist -----------------------------------------------------------------------------------------------------


def scoring(agenda: str, tokens: int) -> Scenario:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [(agenda, {"advancement": tokens})]}}, "credits": 4},
        runner={"rig": ["The Archivist"], "credits": 5},
    )
    s.choose("Gain 1 credit")
    s.choose(f"Score {agenda}")
    return s


@card("The Archivist")
@pytest.mark.parametrize(("agenda", "tokens"), [("Private Security Force", 4), ("Nisei MK II", 4)])
@pytest.mark.parametrize(("corp", "bad_publicity"), [(0, 1), (1, 0)])
def test_the_archivist_makes_the_corp_trace_for_some_agendas(
    agenda: str, tokens: int, corp: int, bad_publicity: int
) -> None:
    s = scoring(agenda, tokens)
    assert s.runner.link == 1
    s.bid(corp=corp, runner=0)
    assert s.corp.bad_publicity == bad_publicity


@card("The Archivist")
def test_the_archivist_does_not_mind_other_agendas() -> None:
    s = scoring("Hostile Takeover", 2)
    assert s.corp.bad_publicity == 1, "its own"
    assert s.can("Gain 1 credit")


# -- Severnius Stim Implant --------------------------------------------------------------------------------------------


def implant(grip: int, **corp: object) -> Scenario:
    return Scenario(
        corp={"hand": ["Blank"] * 5, "deck": ["Blank"] * 9, **corp},
        runner={"rig": ["Severnius Stim Implant"], "hand": ["Diesel"] * grip},
        turn="runner",
    )


@card("Severnius Stim Implant")
@pytest.mark.parametrize(("trashed", "accessed"), [(2, 2), (3, 2), (4, 3)])
@pytest.mark.parametrize("server", ["R&D", "HQ"])
def test_severnius_accesses_a_card_more_for_every_two_trashed(server: str, trashed: int, accessed: int) -> None:
    s = implant(5)
    s.choose("Use Severnius Stim Implant")
    for number in range(trashed):
        assert s.can("Done") == (number >= 2)
        s.choose("Diesel")
    s.choose("Done")
    assert s.runner.discard == ["Diesel"] * trashed
    assert s.options == ["HQ", "R&D"]
    s.choose(server)
    s.pass_all()
    assert len(s.accessed) == accessed
    assert s.runner.clicks == 3


@card("Severnius Stim Implant")
@pytest.mark.parametrize("grip", [0, 1])
def test_severnius_makes_a_run_without_two_cards_and_trashes_what_there_is(grip: int) -> None:
    s = implant(grip)
    s.choose("Use Severnius Stim Implant")
    s.choose("HQ")
    s.pass_all()
    assert len(s.accessed) == 1
    assert s.runner.hand == []


@card("Severnius Stim Implant")
def test_severnius_helps_during_its_own_run_only() -> None:
    s = implant(2)
    s.use("Severnius Stim Implant", "Diesel", "HQ")
    s.pass_all()
    assert len(s.accessed) == 2
    s.run_on("HQ")
    assert len(s.accessed) == 3


# -- Clan Vengeance ----------------------------------------------------------------------------------------------------


@card("Clan Vengeance")
def test_clan_vengeance_counts_each_time_damage_is_suffered_and_pays_it_back() -> None:
    s = Scenario(
        corp={"hand": ["Neural EMP", "Scorched Earth", "Hedge Fund", "Ice Wall", "Enigma"], "credits": 9},
        runner={"rig": ["Clan Vengeance"], "hand": ["Diesel"] * 5, "tags": 1},
    )
    s.play("Scorched Earth")
    assert s.card("Clan Vengeance").counters["power"] == 1
    s.choose("Use Clan Vengeance", side="runner")
    assert len(s.corp.hand) == 3
    assert s.runner.discard.count("Clan Vengeance") == 1


@card("Clan Vengeance")
def test_clan_vengeance_trashes_one_card_for_each_counter() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"] * 3},
        runner={"rig": [("Clan Vengeance", {"power": 2})]},
        turn="runner",
    )
    s.choose("Gain 1 credit")
    s.choose("Use Clan Vengeance", side="runner")
    assert len(s.corp.hand) == 1
    assert len(s.corp.discard) == 2
    assert not s.cards("Hedge Fund")[1].faceup or not s.cards("Hedge Fund")[2].faceup


@card("Clan Vengeance")
def test_clan_vengeance_without_counters_or_cards_in_hq_is_of_no_use() -> None:
    bare = Scenario(corp={"hand": ["Hedge Fund"]}, runner={"rig": ["Clan Vengeance"]}, turn="runner")
    assert not bare.can("Use Clan Vengeance")
    empty = Scenario(corp={"hand": []}, runner={"rig": [("Clan Vengeance", {"power": 2})]}, turn="runner")
    assert not empty.can("Use Clan Vengeance")


# -- Counter Surveillance ----------------------------------------------------------------------------------------------


def surveilling(tags: int, credits: int = 5, **corp: object) -> Scenario:
    return Scenario(
        corp={"hand": ["Blank"] * 4, "deck": ["Hedge Fund"] * 9, **corp},
        runner={"rig": ["Counter Surveillance"], "tags": tags, "credits": credits},
        turn="runner",
    )


def until_access(s: Scenario) -> None:
    while s.run is not None and not any(option.startswith("Access") for option in s.options):
        s.choose("Continue" if s.can("Continue") else "Pass")


@card("Counter Surveillance")
def test_counter_surveillance_pays_for_its_accesses() -> None:
    s = surveilling(3)
    s.use("Counter Surveillance", "R&D")
    assert s.runner.discard == ["Counter Surveillance"]
    assert s.runner.clicks == 3
    until_access(s)
    assert s.runner.credits == 2
    for _ in range(3):
        assert s.can("Done")
        s.choose(next(option for option in s.options if option.startswith("Access")))
        s.choose("No action")
    assert s.run is None
    assert len(s.accessed) == 3


@card("Counter Surveillance")
def test_counter_surveillance_may_stop_early() -> None:
    s = surveilling(3)
    s.use("Counter Surveillance", "R&D")
    until_access(s)
    s.choose(next(option for option in s.options if option.startswith("Access")))
    s.choose("No action")
    s.choose("Done")
    assert s.run is None
    assert len(s.accessed) == 1


@card("Counter Surveillance")
@pytest.mark.parametrize(("tags", "credits"), [(3, 2), (0, 5)])
def test_counter_surveillance_accesses_nothing_without_the_credits_or_tags(tags: int, credits: int) -> None:
    s = surveilling(tags, credits)
    s.use("Counter Surveillance", "HQ")
    s.pass_all()
    assert s.run is None
    assert s.accessed == []
    assert s.runner.credits == credits


@card("Counter Surveillance")
def test_counter_surveillance_counts_the_root_among_its_cards() -> None:
    s = surveilling(1, servers={"R&D": {"root": ["Ruhr Valley"]}})
    s.use("Counter Surveillance", "R&D")
    until_access(s)
    s.choose("Access facedown card")
    s.choose("No action")
    assert s.run is None
    assert s.accessed == ["Ruhr Valley"]


@card("Counter Surveillance")
def test_counter_surveillance_limits_archives_and_remotes_too() -> None:
    s = surveilling(1, discard=["Hedge Fund", "Hostile Takeover"])
    s.use("Counter Surveillance", "Archives")
    until_access(s)
    s.choose("Access Hostile Takeover")
    assert s.run is None
    assert s.accessed == ["Hostile Takeover"]
    remote = surveilling(1, servers={"Server 1": {"root": ["PAD Campaign+", "Ruhr Valley+"]}})
    remote.use("Counter Surveillance", "Server 1")
    until_access(remote)
    remote.choose("Access PAD Campaign")
    remote.choose("No action")
    assert remote.run is None
    assert remote.accessed == ["PAD Campaign"]


@card("Counter Surveillance")
def test_counter_surveillance_adds_what_cards_add() -> None:
    s = Scenario(
        corp={"deck": ["Hedge Fund"] * 9},
        runner={"rig": ["Counter Surveillance", "R&D Interface"], "tags": 1},
        turn="runner",
    )
    s.use("Counter Surveillance", "R&D")
    until_access(s)
    for _ in range(2):
        s.choose(next(option for option in s.options if option.startswith("Access")))
        s.choose("No action")
    assert len(s.accessed) == 2
    assert s.run is None


# -- Jarogniew Mercs ---------------------------------------------------------------------------------------------------


@card("Jarogniew Mercs")
def test_jarogniew_mercs_come_with_a_tag_and_counters() -> None:
    s = Scenario(runner={"hand": ["Jarogniew Mercs"], "tags": 1, "credits": 0}, turn="runner")
    s.install("Jarogniew Mercs")
    assert s.runner.tags == 2
    assert s.card("Jarogniew Mercs").counters["power"] == 5


@card("Jarogniew Mercs")
def test_jarogniew_mercs_prevent_meat_damage_until_they_are_gone() -> None:
    s = Scenario(
        corp={"hand": ["Scorched Earth"], "credits": 9},
        runner={"rig": [("Jarogniew Mercs", {"power": 3})], "hand": ["Diesel"] * 3, "tags": 1},
    )
    s.play("Scorched Earth")
    for _ in range(3):
        s.choose("Use Jarogniew Mercs")
    assert s.runner.discard.count("Diesel") == 1
    assert "Jarogniew Mercs" in s.runner.discard


@card("Jarogniew Mercs")
def test_jarogniew_mercs_do_not_prevent_net_damage() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}}},
        runner={"rig": [("Jarogniew Mercs", {"power": 3})], "hand": ["Diesel"] * 3},
        turn="runner",
    )
    s.run_on("HQ")
    assert s.runner.hand == []


@card("Jarogniew Mercs")
def test_the_corp_cannot_trash_jarogniew_mercs_while_there_is_another_resource() -> None:
    s = Scenario(
        corp={"credits": 9},
        runner={"rig": [("Jarogniew Mercs", {"power": 3}), "Armitage Codebusting"], "tags": 1},
    )
    assert not s.can("Trash Jarogniew Mercs")
    s.choose("Trash Armitage Codebusting")
    s.choose("Trash Jarogniew Mercs")
    assert s.runner.rig == []


@card("Jarogniew Mercs", "Decoy")
def test_jarogniew_mercs_count_no_tag_that_was_avoided() -> None:
    s = Scenario(runner={"hand": ["Jarogniew Mercs"], "rig": ["Decoy"]}, turn="runner")
    s.choose("Install Jarogniew Mercs")
    s.choose("Use Decoy")
    assert s.card("Jarogniew Mercs").counters["power"] == 3


@card("Jarogniew Mercs", "The All-Seeing I")
@pytest.mark.parametrize("others", [0, 1])
def test_jarogniew_mercs_outlast_the_resources_trashed_beside_them(others: int) -> None:
    s = Scenario(
        corp={"hand": ["The All-Seeing I"], "credits": 9},
        runner={"rig": [("Jarogniew Mercs", {"power": 3}), *["Armitage Codebusting"] * others], "tags": 1},
    )
    s.play("The All-Seeing I")
    assert s.runner.rig == ["Jarogniew Mercs"] * others


# -- Mars for Martians -------------------------------------------------------------------------------------------------


@card("Mars for Martians")
def test_mars_for_martians_draws_for_clans_and_pays_for_tags() -> None:
    s = Scenario(
        runner={
            "hand": ["Mars for Martians"],
            "rig": ["Clan Vengeance", "Counter Surveillance", "Armitage Codebusting"],
            "tags": 3,
            "credits": 0,
        },
        turn="runner",
    )
    s.play("Mars for Martians")
    assert len(s.runner.hand) == 2
    assert s.runner.credits == 3


@card("Mars for Martians")
def test_mars_for_martians_is_for_the_first_click() -> None:
    s = Scenario(runner={"hand": ["Mars for Martians"], "tags": 1}, turn="runner")
    s.choose("Gain 1 credit")
    assert not s.can("Play Mars for Martians")


# -- Mining Accident ---------------------------------------------------------------------------------------------------


def mining(credits: int) -> Scenario:
    s = Scenario(corp={"credits": credits, "hand": ["Blank"]}, runner={"hand": ["Mining Accident"]}, turn="runner")
    s.run_on("HQ")
    s.play("Mining Accident")
    return s


@card("Mining Accident")
def test_mining_accident_asks_the_corp_for_5_credits() -> None:
    s = mining(7)
    assert s.side == "corp"
    s.choose("Yes")
    assert s.corp.credits == 2
    assert s.corp.bad_publicity == 0
    assert s.card("Mining Accident").zone == "removed from the game"


@card("Mining Accident")
def test_mining_accident_gives_bad_publicity_otherwise() -> None:
    s = mining(7)
    s.choose("No")
    assert s.corp.credits == 7
    assert s.corp.bad_publicity == 1
    poor = mining(4)
    assert poor.corp.bad_publicity == 1
    assert poor.card("Mining Accident").zone == "removed from the game"


@card("Mining Accident")
def test_mining_accident_needs_a_successful_run_on_a_central_server() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}, "hand": ["Blank"]},
        runner={"hand": ["Mining Accident"]},
        turn="runner",
    )
    assert not s.can("Play Mining Accident")
    s.run_on("Server 1")
    assert not s.can("Play Mining Accident")
    s.run_on("R&D")
    assert s.can("Play Mining Accident")


# -- Respirocytes ------------------------------------------------------------------------------------------------------


@card("Respirocytes")
def test_respirocytes_hurt_when_installed_and_answer_an_empty_grip() -> None:
    s = Scenario(runner={"hand": ["Respirocytes", "Diesel"], "deck": ["Sure Gamble"] * 9}, turn="runner")
    s.install("Respirocytes")
    assert s.runner.discard == ["Diesel"]
    assert s.runner.hand == ["Sure Gamble"]
    assert s.card("Respirocytes").counters["power"] == 1
    s.play("Sure Gamble")
    assert s.runner.hand == []
    assert s.card("Respirocytes").counters["power"] == 1, "the first time each turn"


@card("Respirocytes")
def test_respirocytes_answer_a_turn_that_begins_with_an_empty_grip() -> None:
    s = Scenario(runner={"rig": ["Respirocytes"], "deck": ["Sure Gamble"] * 9}, turn="runner")
    s.end_turn()
    assert s.card("Respirocytes").counters["power"] == 1
    assert s.runner.hand == ["Sure Gamble"]


@card("Respirocytes")
def test_respirocytes_are_trashed_with_the_third_counter() -> None:
    s = Scenario(
        runner={"rig": [("Respirocytes", {"power": 2})], "hand": ["Sure Gamble"], "deck": ["Diesel"] * 9},
        turn="runner",
    )
    s.play("Sure Gamble")
    assert "Respirocytes" in s.runner.discard
    assert s.runner.hand == ["Diesel"]


# -- Salvaged Vanadis Armory -------------------------------------------------------------------------------------------


def burnt() -> Scenario:
    s = Scenario(
        corp={"hand": ["Scorched Earth", "Hedge Fund"], "credits": 9, "deck": ["Ice Wall"] * 9},
        runner={"rig": ["Salvaged Vanadis Armory"], "hand": ["Diesel"] * 5, "tags": 1},
    )
    assert not s.can("Use Salvaged Vanadis Armory")
    s.play("Scorched Earth")
    return s


@card("Salvaged Vanadis Armory")
def test_vanadis_armory_answers_damage_in_the_next_window() -> None:
    s = burnt()
    assert s.side == "runner"
    s.choose("Use Salvaged Vanadis Armory")
    assert s.corp.discard == ["Scorched Earth", *["Ice Wall"] * 4]
    assert "Salvaged Vanadis Armory" in s.runner.discard
    assert not any(look.faceup for look in s.cards("Ice Wall") if look.zone == "discard")


@card("Salvaged Vanadis Armory")
def test_vanadis_armory_has_only_the_next_window() -> None:
    s = burnt()
    s.choose("Pass")
    s.choose("Gain 1 credit")
    assert s.side == "corp"
    s.end_turn()
    assert "Use Salvaged Vanadis Armory" not in " ".join(s.options)


@card("Salvaged Vanadis Armory")
def test_in_a_run_the_next_window_is_the_one_of_the_next_approach() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}}, "deck": ["Ice Wall"] * 9},
        runner={"rig": ["Salvaged Vanadis Armory"], "hand": ["Diesel"] * 5},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.step == "[5.1]"
    assert s.can("Use Salvaged Vanadis Armory")
    s.choose("Pass")
    while s.run is not None:
        assert not s.can("Use Salvaged Vanadis Armory")
        s.choose(s.options[-1])
    assert s.can("Gain 1 credit"), "it is too late"


@card("Salvaged Vanadis Armory")
def test_vanadis_armory_counts_all_damage_of_the_turn() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}}, "deck": ["Ice Wall"] * 9, "hand": ["Snare!"]},
        runner={"rig": ["Salvaged Vanadis Armory"], "hand": ["Diesel"] * 7},
        turn="runner",
    )
    s.choose("Run HQ")
    while not s.can("Yes"):
        s.choose("Continue" if s.can("Continue") else "Pass")
    s.choose("Yes")
    assert len(s.runner.hand) == 1
    s.choose("No action")
    s.choose("Use Salvaged Vanadis Armory", side="runner")
    assert s.corp.discard.count("Ice Wall") == 6


@card("Salvaged Vanadis Armory")
def test_vanadis_armory_has_the_very_next_window_of_a_run() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Neural Katana+"]}}, "deck": ["Ice Wall"] * 9, "hand": ["Blank"]},
        runner={"rig": ["Salvaged Vanadis Armory"], "hand": ["Diesel"] * 7},
        turn="runner",
    )
    s.choose("Run HQ")
    assert s.can("Use Salvaged Vanadis Armory")
    assert "[5.1]" in s.prompt
    s.choose("Pass")
    while s.run is not None:
        assert not s.can("Use Salvaged Vanadis Armory")
        s.choose("Continue" if s.can("Continue") else s.options[0])
    assert s.can("Gain 1 credit")
