"""SanSan Cycle: Weyland Consortium."""

from netrunner.scenario import Scenario


def oaktown(tokens: int = 0) -> Scenario:
    return Scenario(
        corp={"credits": 1, "servers": {"Server 1": {"root": [("Oaktown Renovation+", {"advancement": tokens})]}}}
    )


def test_oaktown_renovation_is_installed_faceup() -> None:
    s = Scenario(corp={"hand": ["Oaktown Renovation"]})
    s.choose("Install Oaktown Renovation")
    s.choose("New server")
    assert s.card("Oaktown Renovation").faceup
    assert s.card("Oaktown Renovation").known_to == ["corp", "runner"]


def test_advancing_it_pays_2_credits_and_3_from_the_fifth_token_on() -> None:
    s = oaktown()
    s.choose("Advance Oaktown Renovation")
    assert s.corp.credits == 2
    s = oaktown(4)
    s.choose("Advance Oaktown Renovation")
    assert s.corp.credits == 3


def test_it_is_scored_like_any_agenda() -> None:
    s = oaktown(3)
    s.choose("Advance Oaktown Renovation")
    s.choose("Score Oaktown Renovation")
    assert s.corp.score == 2


def test_placed_tokens_pay_nothing() -> None:
    s = Scenario(
        corp={
            "credits": 0,
            "hand": ["Shipment from Kaguya"],
            "servers": {"Server 1": {"root": ["Oaktown Renovation+"]}},
        }
    )
    s.choose("Play Shipment from Kaguya")
    s.choose("Oaktown Renovation")
    assert s.card("Oaktown Renovation").counters["advancement"] == 1
    assert s.corp.credits == 0


def test_it_is_not_rezzed_and_can_be_stolen() -> None:
    s = oaktown()
    s.choose("Advance Oaktown Renovation")
    s.end_turn()
    s.choose("Run Server 1")
    s.pass_until("Continue")
    s.choose("Continue")
    assert s.runner.scored == ["Oaktown Renovation"]
