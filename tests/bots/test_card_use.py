"""The bench that counts which of their cards rookies use."""

from bench.card_use import Use, Watch, count, line, play, rows
from netrunner.decks import Deck
from netrunner.engine.terms import CORP, RUNNER
from netrunner.scenario import Scenario


def watched(s: Scenario, *choices: str) -> Watch:
    """A position in which these choices are made while somebody watches."""
    watch = Watch(s.state)
    for choice in choices:
        watch.note(s.options.index(choice))
        s.choose(choice)
    watch.look()
    return watch


def test_what_is_played_installed_and_left_in_hand_is_told_apart() -> None:
    s = Scenario(
        runner={"credits": 9, "hand": ["Sure Gamble", "Sure Gamble", "Armitage Codebusting", "Diesel"]},
        turn="runner",
    )
    use = "Use Armitage Codebusting: Take 2 credits from this card"
    found = watched(s, "Play Sure Gamble", "Install Armitage Codebusting", use).uses(RUNNER)
    gamble, armitage, diesel = (found["runner", title] for title in ("Sure Gamble", "Armitage Codebusting", "Diesel"))
    assert (gamble.drawn, gamble.played, gamble.applied, gamble.share) == (2, 1, 1, 0.5)
    assert (armitage.installed, armitage.used, armitage.applied) == (1, 1, 1)
    assert (diesel.drawn, diesel.applied) == (1, 0)
    assert (gamble.games_with, gamble.won_with, gamble.games_without) == (1, 1, 0)
    assert (diesel.games_with, diesel.games_without, diesel.won_without) == (0, 1, 1)


def test_an_asset_counts_when_it_is_rezzed_and_an_agenda_when_it_is_scored() -> None:
    s = Scenario(
        corp={
            "credits": 9,
            "hand": ["Hedge Fund"],
            "servers": {
                "Server 1": {"root": ["PAD Campaign+"]},
                "Server 2": {"root": ["Adonis Campaign"]},
                "Server 3": {"root": [("Priority Requisition", {"advancement": 4})]},
            },
        },
        turn="corp",
    )
    found = watched(s, "Advance Priority Requisition", "Score Priority Requisition").uses(CORP)
    assert (found["corp", "PAD Campaign"].rezzed, found["corp", "PAD Campaign"].applied) == (1, 1)
    assert (found["corp", "Adonis Campaign"].installed, found["corp", "Adonis Campaign"].applied) == (1, 0)
    assert found["corp", "Priority Requisition"].applied == 1


def test_games_are_added_up_and_the_least_used_come_first() -> None:
    corp, runner = Deck.load("core-jinteki"), Deck.load("core-shaper")
    one = play(corp, runner, seed=3)
    assert one == play(corp, runner, seed=3)
    total = Use()
    for use in one.values():
        total.add(use)
    assert total.drawn > total.applied > 0
    both = count((0, 1), "starters")
    listed = rows(both, "runner", least=1)
    shares = [use.share for _, use in listed]
    assert shares == sorted(shares)
    assert len(shares) > 10
    assert all(use.applied <= use.drawn <= 6 for _, use in listed)
    assert line(*listed[0]).startswith(listed[0][0][:34])
