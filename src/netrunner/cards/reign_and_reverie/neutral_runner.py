"""Reign and Reverie: neutral Runner cards."""

from netrunner.cards.vocabulary import *
from netrunner.engine.context import mark_all
from netrunner.engine.definition import CardDef
from netrunner.engine.frame import O_BRANCH
from netrunner.engine.outside import bring_in, outside_cards
from netrunner.engine.placement import host_card


class HostIdentity(Effect):
    """Host an identity of a subtype and of another faction than that of your identity on the source, from outside the
    game; it is the chosen card."""

    __slots__ = ("subtype",)

    def __init__(self, subtype: str) -> None:
        self.subtype = subtype

    def identities(self, side: int) -> list[CardDef]:
        """All identities of a side, by title: an option is a place in this list."""
        return outside_cards(side, IDENTITY)

    def others(self, g: State, ctx: Context) -> list[int]:
        own = g.cards[g.players[ctx.side].identity].definition.faction
        found = self.identities(ctx.side)
        return [
            place
            for place in range(len(found))
            if found[place].faction != own and self.subtype in found[place].subtypes
        ]

    def step(self, g: State, f: Resolve) -> int:
        return ASK if f.stage == 0 and self.could(g, f.ctx) else DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose the identity to host."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_BRANCH, -1, place) for place in self.others(g, f.ctx)]

    def branch(self, g: State, number: int) -> str:
        return self.identities(RUNNER)[number].title

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        cid = bring_in(g, f.ctx.side, self.identities(f.ctx.side)[option.arg])
        host_card(g, cid, f.ctx.source)
        g.note("{card} is hosted on {where}.", cid, where=g.cards[f.ctx.source].definition.title)
        f.ctx.targets = mark_all(g, [cid])

    def could(self, g: State, ctx: Context) -> bool:
        here = g.cards[ctx.source]
        return here.zone == PLAY and here.instance == ctx.instance and bool(self.others(g, ctx))

    def phrase(self, voice: Voice) -> str:
        return f"host a {self.subtype} identity that is not of the faction of your identity on this card"


card(
    "DJ Fenris",
    when_installed(HostIdentity("g-mod"), GainText(CHOSEN)),
    words=(
        "When this card is installed, host a g-mod identity that is not of the faction of your identity on it. Remove "
        "that identity from the game if this card is uninstalled.\n"
        "This card gains the text of the hosted identity."
    ),
)
