"""Kitara Cycle: Jinteki agendas, assets, operations and upgrades."""

import pytest

from netrunner.scenario import Scenario
from tests.cards import card


@card("Gene Splicer")
@pytest.mark.parametrize("tokens", [0, 1, 3])
def test_gene_splicer_does_a_net_damage_for_each_token_when_accessed(tokens: int) -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Gene Splicer", {"advancement": tokens})]}}},
        runner={"hand": ["Diesel"] * 4},
        turn="runner",
    )
    s.access("Server 1")
    assert len(s.runner.hand) == 4 - tokens


@card("Gene Splicer")
@pytest.mark.parametrize(("tokens", "able"), [(2, False), (3, True), (4, True)])
def test_3_tokens_and_a_click_make_gene_splicer_an_agenda(tokens: int, able: bool) -> None:
    s = Scenario(corp={"servers": {"Server 1": {"root": [("Gene Splicer+", {"advancement": tokens})]}}})
    assert s.can("Use Gene Splicer") == able
    assert s.can("Advance Gene Splicer")
    if able:
        s.choose("Use Gene Splicer")
        assert (s.corp.scored, s.corp.score, s.corp.clicks) == (["Gene Splicer"], 1, 2)


@card("Genotyping")
def test_genotyping_trashes_2_cards_and_shuffles_up_to_4_back() -> None:
    s = Scenario(
        corp={
            "hand": ["Genotyping"],
            "deck": ["Hedge Fund", "Ice Wall", "Enigma"],
            "discard": ["Snare!", "Chum", "Hunter"],
        }
    )
    s.choose("Play Genotyping")
    for title in ("Snare!", "Hedge Fund", "Chum", "Hunter"):
        s.choose(title)
    assert s.corp.discard == ["Ice Wall"]
    assert sorted(s.corp.deck) == ["Chum", "Enigma", "Hedge Fund", "Hunter", "Snare!"]
    assert s.card("Genotyping").zone == "removed from the game"


@card("Genotyping")
def test_none_may_be_shuffled_back_and_rnd_is_shuffled_all_the_same() -> None:
    s = Scenario(corp={"hand": ["Genotyping"], "deck": ["Hedge Fund", "Ice Wall", "Enigma"]})
    s.choose("Play Genotyping")
    s.choose("Done")
    assert s.corp.discard == ["Hedge Fund", "Ice Wall"]
    assert s.card("Hedge Fund").known_to == ["corp"], "trashed facedown"
    assert any("shuffles R&D" in line for line in s.log)
    assert s.card("Genotyping").zone == "removed from the game"


@card("Reverse Infection")
@pytest.mark.parametrize(("counters", "trashed"), [(2, 0), (3, 1), (7, 2)])
def test_reverse_infection_trashes_a_card_for_every_3_purged_counters(counters: int, trashed: int) -> None:
    s = Scenario(
        corp={"hand": ["Reverse Infection"]},
        runner={"rig": [("Medium", {"virus": counters})], "deck": ["Diesel"] * 5},
    )
    s.choose("Play Reverse Infection")
    s.choose("Purge")
    assert s.card("Medium").counters["virus"] == 0
    assert len(s.runner.discard) == trashed


@card("Reverse Infection")
def test_or_it_gains_2_credits() -> None:
    s = Scenario(corp={"hand": ["Reverse Infection"], "credits": 0}, runner={"rig": [("Medium", {"virus": 3})]})
    s.choose("Play Reverse Infection")
    s.choose("Gain 2 credits")
    assert s.corp.credits == 2
    assert s.card("Medium").counters["virus"] == 3


@card("Bio Vault")
def test_bio_vault_ends_the_run_for_2_tokens_and_itself() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Bio Vault+", {"advancement": 2})]}}, "credits": 0}, turn="runner"
    )
    s.choose("Run HQ")
    s.choose("Use Bio Vault", side="corp")
    assert s.run is None
    assert s.corp.discard == ["Bio Vault"]


@card("Bio Vault")
def test_bio_vault_needs_2_tokens_a_run_and_a_remote_server() -> None:
    servers = {"Server 1": {"root": [("Bio Vault+", {"advancement": 1})]}}
    s = Scenario(corp={"servers": servers, "hand": ["Bio Vault"], "credits": 2}, runner={"clicks": 1})
    assert s.can("Advance Bio Vault")
    s.choose("Install Bio Vault")
    assert s.options[0] == "Server 1"
    assert len(s.options) == 2, "and a new server"
    s.choose("Server 1")
    s.choose("Done")
    s.state.mut(s.cards("Bio Vault")[0].id).counters = (2, 0, 0, 0, 0)
    assert not s.can("Use Bio Vault"), "no run"
    s = Scenario(corp={"servers": servers}, turn="runner")
    s.choose("Run HQ")
    s.pass_until("Continue")
    assert not any("Bio Vault is used" in line for line in s.log), "1 token is not enough"


# -- Viral Weaponization -----------------------------------------------------------------------------------------------


def viral(hand: int, town: str = "PAD Campaign+") -> Scenario:
    s = Scenario(
        corp={
            "servers": {
                "Server 1": {"root": [("Viral Weaponization", {"advancement": 4})]},
                "Server 2": {"root": [town]},
            },
            "clicks": 2,
        },
        runner={"hand": ["Diesel"] * hand},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Viral Weaponization")
    assert len(s.runner.hand) == hand, "not yet"
    return s


@card("Viral Weaponization")
@pytest.mark.parametrize("hand", [0, 1, 5])
def test_viral_weaponization_empties_the_grip_as_the_turn_ends(hand: int) -> None:
    s = viral(hand)
    s.end_turn()
    assert s.runner.hand == []
    assert s.side == "runner"
    assert s.result is None


@card("Viral Weaponization")
def test_only_the_turn_in_which_it_was_scored_counts() -> None:
    s = viral(2)
    s.end_turn()
    s.choose("Draw 1 card")
    s.end_turn()
    s.end_turn()
    assert len(s.runner.hand) == 1


@card("Viral Weaponization")
def test_a_stolen_or_forfeited_one_does_nothing() -> None:
    s = Scenario(corp={"hand": ["Viral Weaponization"]}, runner={"hand": ["Diesel"] * 2}, turn="runner")
    s.run_on("HQ")
    s.end_turn()
    assert len(s.runner.hand) == 2
    s = viral(2, "Corporate Town")
    s.choose("Rez Corporate Town")
    assert s.corp.scored == []
    s.end_turn()
    assert len(s.runner.hand) == 2


# -- Mwanza City Grid --------------------------------------------------------------------------------------------------


def mwanza(server: str, **corp: object) -> Scenario:
    return Scenario(
        corp={
            "servers": {server: {"root": ["Mwanza City Grid+"]}},
            "deck": ["Hedge Fund"] * 6,
            "hand": ["Ice Wall"] * 6,
            "credits": 0,
            **corp,
        },
        runner={"credits": 9},
        turn="runner",
    )


@card("Mwanza City Grid")
@pytest.mark.parametrize("server", ["HQ", "R&D"])
def test_mwanza_gives_3_more_accesses_and_2_credits_for_each_card(server: str) -> None:
    s = mwanza(server)
    s.run_on(server)
    assert len(s.accessed) == 5, "4 cards, and Mwanza City Grid in the root"
    assert s.corp.credits == 10


@card("Mwanza City Grid")
def test_it_counts_even_when_it_is_trashed_in_the_run_but_not_in_the_next() -> None:
    s = mwanza("R&D")
    s.access("R&D")
    s.choose("Access Mwanza City Grid")
    s.choose("Trash Mwanza City Grid")
    s.pass_all()
    assert len(s.accessed) == 5
    assert s.corp.credits == 10
    s.run_on("R&D")
    assert len(s.accessed) == 6
    assert s.corp.credits == 10


@card("Mwanza City Grid")
def test_it_counts_what_there_is_and_only_for_its_server() -> None:
    s = mwanza("HQ", hand=["Ice Wall"])
    s.run_on("HQ")
    assert s.corp.credits == 4
    s.run_on("R&D")
    assert s.corp.credits == 4
    assert len(s.accessed) == 3


@card("Mwanza City Grid")
def test_an_access_outside_of_a_run_counts_too() -> None:
    s = Scenario(
        corp={
            "hand": ["Ice Wall"] * 5,
            "servers": {
                "HQ": {"root": ["Mwanza City Grid+"]},
                "Server 1": {"root": [("Ikawah Project", {"advancement": 5})]},
            },
            "credits": 0,
        },
        runner={"rig": ["Gang Sign"]},
    )
    s.choose("Gain 1 credit")
    s.choose("Score Ikawah Project")
    s.pass_until("Draw 1 card")
    assert len(s.accessed) == 4, "from HQ, without the root"
    assert s.corp.credits == 1 + 8


@card("Mwanza City Grid")
def test_mwanza_is_installed_only_in_the_root_of_hq_or_rnd() -> None:
    s = Scenario(corp={"hand": ["Mwanza City Grid"], "servers": {"Server 1": {"root": ["PAD Campaign"]}}})
    s.choose("Install Mwanza City Grid")
    assert s.options == ["HQ", "R&D"]
