"""Rules of Play: runs, ice, accesses and traces, where no younger document says the same."""

from collections.abc import Sequence

from netrunner.cards.vocabulary import HQ, AccessMore, EndRun, Gain, Run, subroutine
from netrunner.scenario import Scenario
from tests.engine.homemade import by_title, event, ice_card
from tests.rulings import ruling


def at_ice(ice: Sequence[str], rig: Sequence[str], money: int = 20) -> Scenario:
    """The Runner encounters the outermost ice of HQ."""
    s = Scenario(
        corp={"servers": {"HQ": {"ice": list(ice)}}}, runner={"rig": list(rig), "credits": money}, turn="runner"
    )
    s.choose("Run HQ")
    s.to_encounter()
    return s


@ruling("ROP/ice-and-icebreakers/ex1")
def test_a_fracter_breaks_subroutines_of_barriers_alone() -> None:
    assert at_ice(["Ice Wall+"], ["Corroder"]).can("Use Corroder: Break")
    s = at_ice(["Enigma+"], ["Corroder", "Gordian Blade"])
    assert s.card("Corroder").strength == s.card("Enigma").strength, "its strength is not what is missing"
    assert s.can("Use Gordian Blade: Break")
    assert not s.can("Use Corroder: Break")


@ruling("ROP/phases-of-a-run/2")
def test_one_run_action_attacks_one_server() -> None:
    s = Scenario(
        corp={"hand": ["Hostile Takeover"], "discard": ["Private Security Force"], "deck": ["Breaking News"]},
        turn="runner",
    )
    assert [label for label in s.options if label.startswith("Run ")] == ["Run HQ", "Run R&D", "Run Archives"]
    s.choose("Run HQ")
    assert s.run is not None
    assert s.run.server == "HQ"
    assert not s.can("Run Archives")
    s.choose("Continue")
    s.pass_all()
    assert s.runner.scored == ["Hostile Takeover"]
    assert s.runner.clicks == 3


@ruling("ROP/encountering-ice/2")
def test_after_a_subroutine_ends_the_run_the_rest_do_nothing() -> None:
    for title, money in (("End first", 5), ("End last", 8)):
        parts = [subroutine(Gain(3))]
        parts.insert(0 if title == "End first" else 1, subroutine(EndRun()))
        s = Scenario(
            corp={"servers": {"HQ": {"ice": [f"{title}+"]}}},
            turn="runner",
            definitions=by_title(ice_card(title, *parts)),
        )
        s.run_on("HQ")
        assert s.run is None
        assert s.corp.credits == money, title


@ruling("ROP/encountering-ice/4")
def test_subroutines_are_broken_in_the_order_the_runner_likes() -> None:
    s = at_ice(["Enigma+"], ["Gordian Blade"])
    s.choose("Use Gordian Blade: Break")
    first, second = s.options[:2]
    s.choose(second)
    assert s.run is not None
    s.pass_all()
    assert s.runner.clicks == 2, "the first subroutine was left and cost a click"
    s = at_ice(["Enigma+"], ["Gordian Blade"])
    s.choose("Use Gordian Blade: Break")
    s.choose(first)
    s.pass_all()
    assert s.run is None
    assert s.runner.clicks == 3, "now the second was left"


@ruling("ROP/encountering-ice/5")
def test_several_cards_may_work_on_the_same_ice() -> None:
    s = Scenario(
        corp={"servers": {"HQ": {"ice": ["Enigma+"]}}},
        runner={"rig": ["Gordian Blade", "Yog.0", ("Datasucker", {"virus": 2})], "credits": 20},
        turn="runner",
    )
    s.choose("Run HQ")
    s.to_encounter()
    s.choose("Use Datasucker")
    assert s.card("Enigma").strength == 1
    s.choose("Use Gordian Blade: Break")
    s.choose(s.options[0])
    s.choose("Use Yog.0: Break")
    s.pass_until("Jack out")
    assert s.run is not None
    assert s.runner.clicks == 3, "neither subroutine resolved"


@ruling("ROP/encountering-ice/6", "ROP/encountering-ice/7")
def test_broken_and_passed_ice_stays_and_is_met_again() -> None:
    s = at_ice(["Ice Wall+"], ["Corroder"])
    for run in range(2):
        if run:
            s.choose("Run HQ")
            s.to_encounter()
        assert s.run is not None
        assert (s.run.phase, s.run.ice) == ("encounter ice", "Ice Wall")
        s.choose("Use Corroder: Break")
        s.pass_until("Continue")
        s.choose("Continue")
        s.pass_all()
        assert s.corp.servers["HQ"]["ice"] == ["Ice Wall"]
        assert s.card("Ice Wall").rezzed
        assert s.corp.discard == []
    assert s.runner.credits == 18, "broken anew each time"


@ruling("ROP/access-phase/1")
def test_a_run_on_rnd_accesses_its_top_card_and_the_upgrades_in_its_root() -> None:
    s = Scenario(
        corp={
            "hand": ["Hunter"],
            "deck": ["Ice Wall", "Enigma"],
            "servers": {"R&D": {"root": ["Red Herrings", "Akitaro Watanabe+"]}, "HQ": {"root": ["Crisium Grid"]}},
        },
        runner={"credits": 0},
        turn="runner",
    )
    s.run_on("R&D")
    assert sorted(s.accessed) == ["Akitaro Watanabe", "Ice Wall", "Red Herrings"]


@ruling("ROP/access-phase/2")
def test_the_corp_sees_a_card_accessed_from_rnd_only_when_it_is_stolen_or_trashed() -> None:
    for title, known in (("Ice Wall", ["runner"]), ("PAD Campaign", ["runner"]), ("Breaking News", ["corp", "runner"])):
        s = Scenario(corp={"deck": [title, "Enigma"]}, turn="runner")
        s.run_on("R&D")
        assert s.card(title).known_to == known
        corp_log = " ".join(line["text"] for line in s.game.view("corp")["log"])
        assert (title in corp_log) == ("corp" in known)
    s = Scenario(corp={"deck": ["PAD Campaign", "Enigma"]}, turn="runner")
    s.access("R&D")
    s.choose("Trash PAD Campaign")
    assert s.card("PAD Campaign").known_to == ["corp", "runner"]


@ruling("ROP/access-phase/3")
def test_a_run_on_hq_accesses_one_random_card_and_the_upgrades_in_its_root() -> None:
    hand = ["Hedge Fund", "Ice Wall", "Enigma"]
    found: set[str] = set()
    for seed in range(12):
        s = Scenario(
            corp={"hand": hand, "servers": {"HQ": {"root": ["Red Herrings", "Akitaro Watanabe"]}}},
            runner={"credits": 0},
            turn="runner",
            seed=seed,
        )
        s.run_on("HQ")
        assert {"Red Herrings", "Akitaro Watanabe"} < set(s.accessed)
        assert len(s.accessed) == 3
        found |= set(s.accessed) & set(hand)
    assert len(found) > 1, "not always the same card"


@ruling("ROP/access-phase/5", "ROP/access-phase/6", "ROP/access-phase/7")
def test_a_run_on_archives_turns_everything_faceup_steals_every_agenda_and_trashes_nothing() -> None:
    s = Scenario(
        corp={
            "discard": [
                ("Hostile Takeover", "facedown"),
                "PAD Campaign",
                ("Melange Mining Corp.", "facedown"),
                ("Private Security Force", "facedown"),
            ],
            "servers": {"Archives": {"root": ["Red Herrings"]}},
        },
        runner={"credits": 9},
        turn="runner",
    )
    s.choose("Run Archives")
    s.choose("Continue")
    for _ in range(9):
        if s.run is None:
            break
        assert not s.can("Trash PAD Campaign")
        assert not s.can("Trash Melange Mining Corp.")
        s.choose("No action" if s.can("No action") else s.options[0])
    assert len(s.accessed) == 5
    assert sorted(s.runner.scored) == ["Hostile Takeover", "Private Security Force"]
    assert sorted(s.corp.discard) == ["Melange Mining Corp.", "PAD Campaign"]
    assert s.card("Melange Mining Corp.").faceup, "what was facedown lies faceup from now on"
    assert s.runner.credits == 9


@ruling("ROP/access-phase/9", "RR/in-a-server/3")
def test_ice_is_not_in_a_server_and_never_accessed() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"ice": ["Ice Wall", "Enigma"], "root": ["Hostile Takeover"]}}}, turn="runner"
    )
    s.choose("Run Server 1")
    s.pass_until("Jack out")
    s.choose("Continue")
    s.pass_until("Jack out")
    s.choose("Continue")
    s.pass_all()
    assert s.accessed == ["Hostile Takeover"]
    assert s.corp.servers["Server 1"] == {"ice": ["Ice Wall", "Enigma"], "root": []}


@ruling("ROP/trashing-cards/1")
def test_paying_the_trash_cost_is_the_runners_choice_and_puts_the_card_in_archives_faceup() -> None:
    for answer in ("Trash PAD Campaign (4 credits)", "No action"):
        s = Scenario(corp={"servers": {"Server 1": {"root": ["PAD Campaign"]}}}, turn="runner")
        s.choose("Run Server 1")
        s.choose("Continue")
        s.pass_until("No action")
        assert s.options == ["Trash PAD Campaign (4 credits)", "No action"]
        s.choose(answer)
        trashed = answer != "No action"
        assert s.runner.credits == (1 if trashed else 5)
        assert s.card("PAD Campaign").faceup == trashed
        assert s.corp.discard == (["PAD Campaign"] if trashed else [])


@ruling("ROP/accessing-multiple-cards/1", "ROP/accessing-multiple-cards/ex1")
def test_a_root_card_may_be_accessed_between_two_cards_of_hq() -> None:
    raid = event("Raid", Run(HQ, if_successful=(AccessMore(1),)))
    s = Scenario(
        corp={"hand": ["Hedge Fund", "Ice Wall"], "servers": {"HQ": {"root": ["Red Herrings"]}}},
        runner={"hand": ["Raid"], "credits": 0},
        turn="runner",
        definitions=by_title(raid),
    )
    s.choose("Play Raid")
    s.choose("Continue")
    s.pass_until("Access facedown card (root of HQ)")
    card = next(label for label in s.options if "root" not in label)
    s.choose(card)
    s.pass_until("Access facedown card (root of HQ)")
    s.choose("Access facedown card (root of HQ)")
    s.pass_all()
    assert len(s.accessed) == 3
    assert s.accessed[1] == "Red Herrings"


@ruling("ROP/accessing-multiple-cards/2")
def test_cards_of_rnd_are_accessed_in_order_and_put_back_in_order() -> None:
    deck = ["Ice Wall", "PAD Campaign", "Enigma", "Hunter"]
    s = Scenario(corp={"deck": deck}, runner={"hand": ["The Maker's Eye"], "credits": 9}, turn="runner")
    s.choose("Play The Maker's Eye")
    s.choose("Continue")
    s.pass_until("Trash PAD Campaign")
    assert s.accessed == ["Ice Wall", "PAD Campaign"]
    s.choose("Trash PAD Campaign")
    s.pass_all()
    assert s.accessed == ["Ice Wall", "PAD Campaign", "Enigma"]
    assert s.corp.deck == ["Ice Wall", "Enigma", "Hunter"]


@ruling("ROP/concluding-the-run/ex1")
def test_what_is_neither_stolen_nor_trashed_goes_back_as_it_was() -> None:
    s = Scenario(
        corp={"hand": ["Snare!"], "servers": {"Server 1": {"root": ["Adonis Campaign"]}}, "credits": 0}, turn="runner"
    )
    for server in ("HQ", "Server 1"):
        s.run_on(server)
    assert s.corp.hand == ["Snare!"]
    assert s.corp.servers["Server 1"]["root"] == ["Adonis Campaign"]
    assert not s.card("Adonis Campaign").rezzed
    assert s.accessed == ["Snare!", "Adonis Campaign"]


@ruling("ROP/traces/1")
def test_both_sides_may_spend_everything_they_have_on_a_trace() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Hunter+"]}}, "credits": 40}, runner={"credits": 42}, turn="runner")
    s.choose("Run HQ")
    s.pass_until("40")
    assert (s.side, s.options[-1]) == ("corp", "40")
    s.choose("40")
    assert (s.side, s.options[-1]) == ("runner", "42")
    s.choose("42")
    assert s.runner.tags == 1, "3 + 40 beats 42"
    assert (s.corp.credits, s.runner.credits) == (0, 0)
