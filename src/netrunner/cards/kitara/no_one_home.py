"""No One Home: the first tags or net damage of a turn, traced away."""

from netrunner.cards.vocabulary import *
from netrunner.engine.change import DamageChange
from netrunner.engine.prevention import seen_before


class FirstOfTurn(Condition):
    """Tags, or net damage, are coming, and neither was to come before this turn (Rules Reference: Ordinal Events)."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def holds(self, g: Position, ctx: Context) -> bool:
        assert isinstance(g, State)
        if seen_before(g, WOULD_TAG, (), EACH_TURN) or seen_before(g, WOULD_DAMAGE, (NET,), EACH_TURN):
            return False
        coming = [change for change in coming_changes(g) if change.kind == self.kind and change.amount > 0]
        return any(change.preventable and not other_damage(change) for change in coming)

    def phrase(self, voice: Voice) -> str:
        return "neither tags nor net damage were to come before this turn"


def other_damage(change: object) -> bool:
    """Whether a change is damage, but not net damage."""
    return isinstance(change, DamageChange) and change.damage != NET


def first_tags_or_net_damage() -> tuple[Ability, ...]:
    """The two things that No One Home can be trashed for."""
    return (
        Paid(
            Cost(trash_self=True),
            Trace(0, failure=Prevent(WOULD_TAG, ANY_NUMBER, up_to=True)),
            when=FirstOfTurn(WOULD_TAG),
            prevents=WOULD_TAG,
            name="Trace [0]: avoid tags if it is unsuccessful",
        ),
        Paid(
            Cost(trash_self=True),
            Trace(0, failure=PreventDamage(NET, amount=ANY_NUMBER, up_to=True)),
            when=FirstOfTurn(WOULD_DAMAGE),
            prevents=WOULD_DAMAGE,
            name="Trace [0]: prevent net damage if it is unsuccessful",
        ),
    )
