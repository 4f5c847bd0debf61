"""A position and its clone: what must be the same of both, in the middle of anything."""

from netrunner.scenario import Scenario


def agree(s: Scenario) -> None:
    """A clone made now has the same digest, offers the same, and two clones that go on alike come to the same."""
    game = s.game
    twin, other = game.clone(), game.clone()
    before = game.digest()
    assert twin.digest() == before
    for _ in range(20):
        decision, same = twin.decision, other.decision
        assert (decision is None) == (same is None)
        if decision is None or same is None:
            break
        assert decision.labels == same.labels
        twin.choose(len(decision.labels) - 1)
        other.choose(len(decision.labels) - 1)
        assert twin.digest() == other.digest()
        other = other.clone()
    assert game.digest() == before, "what the clones did has not touched it"
