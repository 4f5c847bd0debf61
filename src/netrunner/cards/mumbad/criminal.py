"""Mumbad cycle: Criminal."""

from netrunner.cards.mumbad.deva import deva
from netrunner.cards.vocabulary import *
from netrunner.engine.context import mark_all
from netrunner.engine.frame import O_BRANCH


class BrokeElsewhere(Condition):
    """In this run the source has broken a subroutine on another piece of ice than the one being encountered."""

    def holds(self, g: Position, ctx: Context) -> bool:
        event = g.history
        gone = False  # whether the encountered ice, as it was further back, was another installed card
        while event is not None and event.kind != RUN_BEGINS:
            gone = gone or (event.kind == UNINSTALLED and event.card == g.encountered_ice())
            if event.kind == BROKE_SUBROUTINE and event.instance == ctx.instance:
                if gone or event.cause != g.encountered_ice():
                    return True
            event = event.previous
        return False

    def phrase(self, voice: Voice) -> str:
        return "it has broken a subroutine on another piece of ice during this run"


card("High-Stakes Job", play=Run(having=ice(rezzed=False), during=(Trigger(RUN_ENDED, Gain(12), when=RunSucceeded()),)))

card(
    "Mongoose",
    Forbid(
        "break",
        this_card(),
        when=BrokeElsewhere(),
        words="This card cannot break subroutines on more than 1 piece of ice in each run.",
    ),
    icebreaker("sentry", 1, pump=(2, 2), count=2),
)

card(
    "CBI Raid",
    play=Run(HQ, if_successful=ReplaceAccess(Move(corp_card(zone=HAND), to=TOP), Arrange(MOVED, who=CORP))),
    words=(
        "Make a run on HQ. If successful, instead of accessing cards, the Corp adds all cards in HQ to the top of R&D "
        "in the order it chooses."
    ),
)

card("Tech Trader", whenever(USED, Gain(1), when=UsedByTrashing()))

card(
    "Nero Severn: Information Broker",
    Trigger(ENCOUNTERED, JackOut(), who=ice(subtype="sentry"), by=YOU, optional=True, once_per_turn=True),
)

card(
    "Reflection",
    memory(1),
    link(1),
    whenever(JACKED_OUT, Choose(corp_card(zone=HAND), at_random=True), Reveal(CHOSEN, alone=True)),
)

card(
    "Spy Camera",
    action(Cost(clicks=1), Arrange(top(Count(Filter(HARDWARE, title="Spy Camera", side=RUNNER))))),
    paid(Cost(trash_self=True), Look(top(1, CORP))),
)

card(
    "Political Operative",
    InstallOnly(when=Happened(RUN_SUCCESSFUL, side=RUNNER, server=HQ)),
    paid(
        Cost(trash_self=True, trash_of=corp_card(rezzed=True)),
        Trash(MOVED),
        name="Trash a rezzed card by paying its trash cost",
    ),
    words=(
        "Install only if you made a successful run on HQ this turn.\n"
        "Trash this card, pay the trash cost of a rezzed Corp card: Trash that card."
    ),
)

card(
    "Exclusive Party",
    play=(Draw(1), Gain(1 * Count(Filter(EVENT, title="Exclusive Party", side=RUNNER, zone=DISCARD)))),
)

card("Vamadeva", *deva(Compare(SubroutinesOn(ENCOUNTERED_ICE), "==", 1)))


class ChoosePile(Effect):
    """The Runner picks one of the two facedown piles that HQ was separated into, to access all cards in it, and cannot
    access the others for the remainder of this run."""

    __slots__ = ("ban",)

    def __init__(self) -> None:
        self.ban = Forbid("access", corp_card(Among(Chosen("pile")), zone=ANY_ZONE))

    def piles(self, g: State, f: Resolve) -> tuple[list[int], list[int]]:
        first = Chosen("pile").cards(g, f.ctx)
        return first, [cid for cid in g.players[CORP].hand if cid not in first]

    def step(self, g: State, f: Resolve) -> int:
        return ASK if f.stage == 0 and g.players[CORP].hand else DONE

    def asked(self, g: State, f: Resolve) -> int:
        return RUNNER

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose the facedown pile whose cards you access."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_BRANCH, -1, 1000 * place + len(pile)) for place, pile in enumerate(self.piles(g, f))]

    def branch(self, g: State, number: int) -> str:
        place, size = divmod(number, 1000)
        return f"{('First', 'Second')[place]} pile ({size} card{'' if size == 1 else 's'})"

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        place, size = divmod(option.arg, 1000)
        piles = self.piles(g, f)
        g.note("The Runner chooses the pile of {n} card{s}.", number=size)
        left = piles[place]
        # Facedown: nobody can tell which of them comes next.
        order = [left.pop(g.random_below(len(left))) for _ in piles[place][:]]
        f.ctx.name("accessed pile", mark_all(g, order))
        ctx = f.ctx.copy()
        ctx.name("pile", mark_all(g, piles[1 - place]))
        g.add_lasting(UNTIL_RUN_ENDS, ctx, ability=self.ban)

    def redeal(self, g: State, f: Resolve, side: int) -> None:
        """The Runner knows how many cards lie in each pile, not which: also of cards that they have seen in HQ."""
        if f.stage == 0 and side == RUNNER:
            left = list(g.players[CORP].hand)
            pile = [left.pop(g.random_below(len(left))) for _ in self.piles(g, f)[0]]
            f.ctx.name("pile", mark_all(g, pile))

    def automatic(self, g: State, f: Resolve) -> bool:
        return False

    def could(self, g: State, ctx: Context) -> bool:
        return bool(g.players[CORP].hand)

    def phrase(self, voice: Voice) -> str:
        if voice.side == CORP:  # the question which cards go into which pile
            return "they are the first pile, all others the second: the Runner accesses all cards in one of the two"
        return "access all cards in one of the piles; you cannot access the cards in the other one during this run"


card(
    "Information Sifting",
    play=Run(
        HQ,
        if_successful=ReplaceAccess(
            Choose(corp_card(zone=HAND), ANY_NUMBER, up_to=True, by=CORP, name="pile"),
            ChoosePile(),
            Access(Chosen("accessed pile"), in_run=True),
        ),
    ),
    words=(
        "Make a run on HQ. If successful, instead of accessing cards, the Corp separates all cards in HQ into 2 "
        "facedown piles. Access all cards in one of them. You cannot access the cards in the other one during this run."
    ),
)

card(
    "The Black File",
    Forbid("win", side=CORP),
    each_turn(Place(POWER)),
    Check(Compare(Counters(POWER), ">=", 3), Move(THIS, to=REMOVED)),
)
