"""A queue in which everybody has a turn: who asks for a hundred things waits behind who asks for one."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Things that wait, by who asked for them. Everybody in turn gets one done; each one's own are done in order.

    >>> queue = FairQueue()
    >>> for owner, thing in (("a", 1), ("a", 2), ("a", 3), ("b", 4)):
    ...     queue.put(owner, thing)
    >>> [queue.take() for _ in range(len(queue))]
    [1, 4, 2, 3]
    """

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, deque[T]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(things) for things in self.waiting.values())

    def put(self, owner: str, thing: T) -> None:
        self.waiting.setdefault(owner, deque()).append(thing)

    def put_first(self, owner: str, thing: T) -> None:
        """Before everything else: it has been waited for already."""
        self.waiting.setdefault(owner, deque()).appendleft(thing)
        self.waiting.move_to_end(owner, last=False)

    def take(self) -> T:
        """The next thing; `IndexError` when nothing waits."""
        if not self.waiting:
            raise IndexError("Nothing waits.")
        owner, things = self.waiting.popitem(last=False)
        thing = things.popleft()
        if things:
            self.waiting[owner] = things  # behind everybody else
        return thing

    def drop(self, owner: str, thing: T) -> None:
        """What nobody waits for any more."""
        things = self.waiting.get(owner)
        if things is not None and thing in things:
            things.remove(thing)
            if not things:
                del self.waiting[owner]
