"""Reign and Reverie: Jinteki."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card

SARASWATI = "Saraswati Mnemonics: Endless Exploration"

# -- Saraswati Mnemonics -----------------------------------------------------------------------------------------------


def saraswati(*hand: str, **corp: object) -> Scenario:
    return Scenario(corp={"identity": SARASWATI, "hand": list(hand), "credits": 5, **corp})


@card("Saraswati Mnemonics: Endless Exploration")
def test_saraswati_installs_a_card_in_a_remote_with_a_token() -> None:
    s = saraswati("PAD Campaign", "Ice Wall", "Hedge Fund", servers={"HQ": {"ice": ["Enigma"]}})
    s.choose(f"Use {SARASWATI}")
    assert s.options == ["PAD Campaign"], "ice is not installed in a server"
    s.choose("PAD Campaign")
    s.choose("New server")
    assert s.card("PAD Campaign").counters["advancement"] == 1
    assert (s.corp.clicks, s.corp.credits) == (2, 4)


@card("Saraswati Mnemonics: Endless Exploration")
def test_saraswatis_card_cannot_be_rezzed_before_the_next_turn() -> None:
    s = saraswati("PAD Campaign", credits=9)
    s.use(SARASWATI, "PAD Campaign", "New server")
    assert not s.can("Rez PAD Campaign")
    s.end_turn()
    s.choose("Gain 1 credit")
    assert not s.can("Rez PAD Campaign")
    s.end_turn()
    s.pass_until("Rez PAD Campaign")


@card("Saraswati Mnemonics: Endless Exploration")
def test_saraswatis_agenda_cannot_be_scored_before_the_next_turn() -> None:
    s = saraswati("Hostile Takeover", credits=9)
    s.use(SARASWATI, "Hostile Takeover", "New server")
    s.choose("Advance Hostile Takeover")
    assert not s.can("Score Hostile Takeover")
    s.end_turn()
    s.end_turn()
    s.pass_until("Score Hostile Takeover")


@card("Saraswati Mnemonics: Endless Exploration")
def test_saraswati_needs_a_click_and_a_credit() -> None:
    assert not saraswati("PAD Campaign", credits=0).can(f"Use {SARASWATI}")
    assert not saraswati("Ice Wall").can(f"Use {SARASWATI}")


# -- Jumon -------------------------------------------------------------------------------------------------------------


@card("Jumon")
def test_jumon_places_two_tokens_on_a_card_in_a_server_when_the_turn_ends() -> None:
    s = Scenario(
        corp={
            "scored": ["Jumon"],
            "clicks": 1,
            "servers": {
                "HQ": {"ice": ["Ice Wall"], "root": ["Ash 2X3ZB9CY"]},
                "Server 1": {"root": ["PAD Campaign", "Akitaro Watanabe"], "ice": ["Enigma"]},
            },
        }
    )
    s.choose("Gain 1 credit")
    s.pass_until("PAD Campaign")
    assert sorted(s.options) == ["Akitaro Watanabe", "PAD Campaign"], "neither ice nor the root of HQ"
    s.choose("PAD Campaign")
    assert s.card("PAD Campaign").counters["advancement"] == 2


@card("Jumon")
def test_jumon_does_nothing_for_the_runner_or_without_a_card() -> None:
    s = Scenario(corp={"clicks": 1, "servers": {"Server 1": {"root": ["PAD Campaign"]}}}, runner={"scored": ["Jumon"]})
    s.end_turn()
    assert s.card("PAD Campaign").counters["advancement"] == 0
    s = Scenario(corp={"clicks": 1, "scored": ["Jumon"]})
    s.end_turn()
    assert s.side == "runner"


# -- API-S Keeper Isobel -----------------------------------------------------------------------------------------------


@card("API-S Keeper Isobel")
@pytest.mark.parametrize(("answer", "tokens", "gained"), [("Yes", 1, 3), ("No", 2, 0)])
def test_isobel_removes_a_token_to_gain_3_credits(answer: str, tokens: int, gained: int) -> None:
    s = Scenario(
        corp={
            "credits": 0,
            "servers": {
                "Server 1": {"root": ["API-S Keeper Isobel+"]},
                "Server 2": {"root": [("Project Junebug", {"advancement": 2})]},
            },
        },
        turn="runner",
    )
    s.end_turn()
    s.pass_until(answer)
    s.choose(answer)
    assert s.card("Project Junebug").counters["advancement"] == tokens
    assert s.corp.credits == gained


@card("API-S Keeper Isobel")
def test_isobel_does_nothing_without_tokens() -> None:
    s = Scenario(corp={"credits": 0, "servers": {"Server 1": {"root": ["API-S Keeper Isobel+"]}}}, turn="runner")
    s.end_turn()
    assert s.options != ["Yes", "No"]
    assert s.corp.credits == 0


# -- Neurostasis -------------------------------------------------------------------------------------------------------


def neurostasis(tokens: int, credits: int = 3) -> Scenario:
    s = Scenario(
        corp={"credits": credits, "servers": {"Server 1": {"root": [("Neurostasis", {"advancement": tokens})]}}},
        runner={"rig": ["Corroder", "Mimic", "Yog.0"], "deck": ["Diesel"]},
        turn="runner",
    )
    s.access("Server 1")
    return s


@card("Neurostasis")
def test_neurostasis_shuffles_a_runner_card_for_each_token_into_the_stack() -> None:
    s = neurostasis(2)
    assert s.side == "corp"
    s.choose("Yes")
    s.choose("Corroder")
    s.choose("Yog.0")
    assert s.runner.rig == ["Mimic"]
    assert sorted(s.runner.deck) == ["Corroder", "Diesel", "Yog.0"]
    assert s.corp.credits == 0


@card("Neurostasis")
def test_neurostasis_may_be_declined_and_takes_no_more_than_there_is() -> None:
    s = neurostasis(2)
    s.choose("No")
    assert len(s.runner.rig) == 3
    s = neurostasis(5)
    s.choose("Yes")
    s.pass_all()
    assert s.runner.rig == []


@card("Neurostasis")
@pytest.mark.parametrize(("tokens", "credits_"), [(0, 3), (2, 2)])
def test_neurostasis_does_nothing_without_tokens_or_credits(tokens: int, credits_: int) -> None:
    s = neurostasis(tokens, credits_)
    assert s.options != ["Yes", "No"]
    assert len(s.runner.rig) == 3


@card("Neurostasis")
def test_neurostasis_can_be_advanced() -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": ["Neurostasis"]}}})
    s.choose("Advance Neurostasis")
    assert s.card("Neurostasis").counters["advancement"] == 1


# -- Otoroshi ----------------------------------------------------------------------------------------------------------


def otoroshi(credits: int = 5) -> Scenario:
    s = Scenario(
        corp={
            "servers": {
                "HQ": {"ice": ["Otoroshi+"]},
                "Server 1": {"root": ["Project Junebug"]},
                "Server 2": {"root": ["Hostile Takeover"]},
            },
            "hand": ["Hedge Fund"],
            "credits": 1,
        },
        runner={"credits": credits, "hand": ["Diesel"] * 5},
        turn="runner",
    )
    s.choose("Run HQ")
    s.pass_until("Yes")
    return s


@card("Otoroshi")
def test_otoroshi_makes_the_runner_access_the_card_or_pay() -> None:
    s = otoroshi()
    s.choose("Yes")
    s.choose("Project Junebug")
    assert s.options == ["3", "2", "1", "0"]
    s.choose("2")
    assert s.card("Project Junebug").counters["advancement"] == 2
    assert s.side == "runner"
    s.choose("Yes")
    assert s.runner.credits == 2
    assert s.accessed == []


@card("Otoroshi")
def test_the_runner_who_does_not_pay_accesses_the_card_and_the_run_goes_on() -> None:
    s = otoroshi()
    s.choose("Yes")
    s.choose("Project Junebug")
    s.choose("2")
    s.choose("No")
    assert s.accessed == ["Project Junebug"]
    assert s.side == "corp"
    s.choose("Yes")
    assert len(s.runner.hand) == 1, "2 net damage for each of 2 tokens"
    s.pass_all()
    assert s.accessed == ["Project Junebug", "Hedge Fund"]


@card("Otoroshi")
def test_otoroshi_does_nothing_when_no_token_is_placed() -> None:
    s = otoroshi()
    s.choose("No")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]
    s = otoroshi()
    s.choose("Yes")
    s.choose("Project Junebug")
    s.choose("0")
    s.pass_all()
    assert s.accessed == ["Hedge Fund"]


@card("Otoroshi")
def test_a_runner_without_credits_steals_what_otoroshi_shows() -> None:
    s = otoroshi(2)
    s.choose("Yes")
    s.choose("Hostile Takeover")
    s.choose("3")
    assert s.runner.scored == ["Hostile Takeover"]


@card("Otoroshi")
def test_otoroshis_question_says_when_the_card_is_accessed() -> None:
    assert (
        "If at least 1 token was placed, the Runner accesses it unless the Runner pays 3 credits" in otoroshi().prompt
    )


# -- Thimblerig --------------------------------------------------------------------------------------------------------


@card("Thimblerig")
def test_thimblerig_may_be_swapped_when_the_turn_begins() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Thimblerig+", "Ice Wall"]}, "R&D": {"ice": ["Enigma"]}}}, turn="runner"
    )
    s.end_turn()
    s.choose("Yes")
    s.choose("Enigma")
    assert s.corp.servers["HQ"]["ice"] == ["Enigma", "Ice Wall"]
    assert s.corp.servers["R&D"]["ice"] == ["Thimblerig"]
    assert s.card("Thimblerig").rezzed


@card("Thimblerig")
def test_thimblerig_swapped_inward_is_met_again() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Thimblerig+", "Ice Wall"]}}, "hand": ["Hedge Fund"]},
        runner={"rig": ["Yog.0"]},
        turn="runner",
    )
    s.choose("Run HQ")
    s.use("Yog.0")
    s.pass_until("Yes")
    assert s.side == "corp"
    s.choose("Yes")
    assert s.corp.servers["HQ"]["ice"] == ["Ice Wall", "Thimblerig"]
    s.pass_until("Use Yog.0")
    assert s.run is not None
    assert s.run.ice == "Thimblerig"


@card("Thimblerig")
def test_thimblerig_ends_the_run_and_is_not_passed_then() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Thimblerig+", "Ice Wall"]}}}, turn="runner")
    s.run_on("HQ")
    assert s.corp.servers["HQ"]["ice"] == ["Thimblerig", "Ice Wall"]


@card("Thimblerig")
def test_thimblerig_needs_other_ice() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Thimblerig+"]}}}, turn="runner")
    s.end_turn()
    assert s.options != ["Yes", "No"]


# -- Hangeki -----------------------------------------------------------------------------------------------------------


def hangeki(trashing: bool = True) -> Scenario:
    s = Scenario(
        corp={
            "hand": ["Hangeki"],
            "servers": {"Server 1": {"root": ["PAD Campaign"]}, "Server 2": {"root": ["Hostile Takeover"]}},
        },
        runner={"credits": 9},
        turn="runner",
    )
    if trashing:
        s.access("Server 1")
        s.choose("Trash PAD Campaign (4 credits)")
        s.pass_all()
    s.end_turn()
    return s


@card("Hangeki")
def test_hangeki_can_be_played_only_after_the_runner_trashed_a_corp_card() -> None:
    assert not hangeki(trashing=False).can("Play Hangeki")
    assert hangeki().can("Play Hangeki")


@card("Hangeki")
def test_the_runner_may_access_the_card_that_hangeki_shows() -> None:
    s = hangeki()
    s.play("Hangeki")
    assert s.side == "runner"
    s.choose("Access")
    assert s.runner.scored == ["Hostile Takeover"]
    assert s.card("Hangeki").zone == "removed from the game"
    assert s.side == "corp"


@card("Hangeki")
def test_else_hangeki_is_an_agenda_worth_less_than_nothing() -> None:
    s = hangeki()
    s.play("Hangeki", "Add")
    assert s.runner.scored == ["Hangeki"]
    assert s.runner.score == -1


@card("Hangeki")
def test_hangeki_may_choose_any_installed_corp_card() -> None:
    s = Scenario(
        corp={"hand": ["Hangeki"], "servers": {"HQ": {"ice": ["Ice Wall"]}, "Server 1": {"root": ["PAD Campaign"]}}},
        runner={"credits": 9},
        turn="runner",
    )
    s.access("Server 1")
    s.choose("Trash PAD Campaign (4 credits)")
    s.pass_all()
    s.end_turn()
    s.play("Hangeki", "Access")
    assert s.accessed == ["PAD Campaign", "Ice Wall"]


@card("Hangeki")
def test_an_ambush_works_when_hangeki_shows_it() -> None:
    s = Scenario(
        corp={
            "hand": ["Hangeki"],
            "credits": 1,
            "servers": {
                "Server 1": {"root": ["PAD Campaign"]},
                "Server 2": {"root": [("Project Junebug", {"advancement": 1})]},
            },
        },
        runner={"credits": 9, "hand": ["Diesel"] * 3},
        turn="runner",
    )
    s.access("Server 1")
    s.choose("Trash PAD Campaign (4 credits)")
    s.pass_all()
    s.end_turn()
    s.pass_until("Play Hangeki")
    s.play("Hangeki")
    assert s.options[0] == "Access the facedown card (Server 2, 1 advancement). Remove this card from the game"
    s.choose("Access")
    s.choose("Yes")
    assert len(s.runner.hand) == 1
    s.choose("No action")
    assert s.card("Hangeki").zone == "removed from the game"


@card("Hangeki")
def test_hangekis_question_says_what_the_runner_may_do() -> None:
    s = hangeki()
    s.place("corp", "hand", "PAD Campaign")
    s.install("PAD Campaign", "New server")
    s.pass_until("Play Hangeki")
    s.choose("Play Hangeki")
    assert s.prompt == (
        "Hangeki: choose an installed Corp card. The Runner must either access it and remove this card from the game "
        "or add this card to their score area as an agenda worth -1 agenda point."
    )


# -- Daruma ------------------------------------------------------------------------------------------------------------


def daruma(**corp: object) -> Scenario:
    table = {
        "hand": ["Project Junebug", "Hedge Fund", "Enigma"],
        "servers": {
            "HQ": {"root": ["Ash 2X3ZB9CY"]},
            "Server 1": {"root": ["Daruma+", ("Hostile Takeover", {"advancement": 1})]},
            "Server 2": {"root": ["PAD Campaign"], "ice": ["Ice Wall"]},
        },
        **corp,
    }
    s = Scenario(corp=table, runner={"credits": 9, "hand": ["Diesel"] * 4}, turn="runner")
    s.choose("Run Server 1")
    s.pass_until("Yes")
    return s


@card("Daruma")
def test_daruma_swaps_with_a_card_in_another_server() -> None:
    s = daruma()
    assert s.side == "corp"
    s.choose("Yes")
    assert s.corp.discard == ["Daruma"]
    assert len(s.options) == 2
    assert s.options[0] == "Swap Hostile Takeover with another card installed in a server"
    s.choose(s.options[0])
    assert s.corp.servers["Server 1"]["root"] == ["PAD Campaign"]
    assert s.corp.servers["Server 2"]["root"] == ["Hostile Takeover"]
    assert s.card("Hostile Takeover").counters["advancement"] == 1
    assert not any("Hostile Takeover" in line["text"] for line in s.game.view("runner")["log"])
    s.pass_all()
    assert s.accessed == ["PAD Campaign"]


@card("Daruma")
def test_daruma_swaps_with_a_card_from_hq() -> None:
    s = daruma()
    s.choose("Yes")
    s.choose(s.options[1])
    assert s.options == ["Project Junebug"], "neither ice nor an operation"
    s.choose("Project Junebug")
    assert s.corp.servers["Server 1"]["root"] == ["Project Junebug"]
    assert sorted(s.corp.hand) == ["Enigma", "Hedge Fund", "Hostile Takeover"]
    assert s.card("Hostile Takeover").known_to == ["corp"]
    assert s.card("Project Junebug").counters["advancement"] == 0
    assert not any("Hostile Takeover" in line["text"] for line in s.game.view("runner")["log"])


@card("Daruma")
def test_daruma_may_stay() -> None:
    s = daruma()
    s.choose("No")
    s.pass_all()
    assert "Hostile Takeover" in s.accessed


@card("Daruma")
def test_daruma_makes_no_server_hold_two_assets() -> None:
    s = daruma(
        servers={
            "Server 1": {"root": ["Daruma+", "PAD Campaign", "Akitaro Watanabe"]},
            "Server 2": {"root": ["Melange Mining Corp."]},
        },
        hand=["Hostile Takeover", "Ash 2X3ZB9CY"],
    )
    s.choose("Yes")
    s.choose("Akitaro Watanabe")
    s.choose(s.options[1])
    assert s.options == ["Ash 2X3ZB9CY"], "nothing else fits beside the asset"


@card("Daruma")
def test_daruma_with_nothing_else_in_its_server_swaps_nothing() -> None:
    s = daruma(servers={"Server 1": {"root": ["Daruma+"], "ice": ["Ice Wall"]}, "Server 2": {"root": ["PAD Campaign"]}})
    assert s.prompt == "Daruma: trash it and swap a card in this server with another one, or with one from HQ?"
    s.choose("Yes")
    assert s.corp.discard == ["Daruma"]
    assert s.side == "runner", "there is nothing more to ask"
    assert s.corp.servers["Server 2"]["root"] == ["PAD Campaign"]


@card("Daruma")
def test_daruma_watches_its_own_server_only() -> None:
    s = Scenario(
        corp={"hand": ["Hedge Fund"], "servers": {"Server 1": {"root": ["Daruma+", "PAD Campaign"]}}}, turn="runner"
    )
    s.run_on("HQ")
    assert s.accessed == ["Hedge Fund"]
    assert s.corp.discard == []
