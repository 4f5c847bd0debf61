"""The base of the tests of single cards, and one of several tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from netrunner.engine.structure import Part

if TYPE_CHECKING:
    from typing import ClassVar

    from netrunner.engine.card import Card
    from netrunner.engine.context import Context
    from netrunner.engine.filter import Filter
    from netrunner.engine.position import Position
    from netrunner.engine.reference import Ref

__all__ = ["CardTest", "Either"]


ALL_TYPES: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class CardTest(Part):
    """The base of all tests."""

    __slots__ = ()

    open_for: ClassVar[int] = 0
    """For which types of cards everybody can see of a facedown card whether the test holds."""

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        raise NotImplementedError

    def one_title(self) -> bool:
        """Whether it can hold only for cards of one title at a time."""
        return False

    def only(self) -> Ref | None:
        """What means the only cards for which it can hold."""
        return None


@final
class Either(CardTest):
    """The card is of one of several descriptions."""

    __slots__ = ("filters",)

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        return any(who.is_kind(g, ctx, card) and not who.sees_no_face(card) for who in self.filters)
