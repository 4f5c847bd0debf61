"""Flashpoint cycle: Jinteki."""

from netrunner.cards.vocabulary import *
from netrunner.engine.placement import move_to_root

AI = Filter(subtype="ai")
ANOTHER_FACTION = Filter(
    0,
    OfFaction(other=True, side=RUNNER),
    words="installed card that is not of the faction of the Runner's identity",
)


class MoveToAnotherServer(Effect):
    """Move the source, which is installed in or in the root of a server, to another server that exists. Moving is not
    installing (docs/rules-decisions.md)."""

    def servers(self, g: State, ctx: Context) -> list[int]:
        here = g.cards[ctx.source]
        if here.zone != PLAY or here.instance != ctx.instance:
            return []
        return [server.id for server in g.servers if server.id != here.server]

    def step(self, g: State, f: Resolve) -> int:
        return ASK if f.stage == 0 and self.servers(g, f.ctx) else DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose the server to move to."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_SERVER, -1, sid) for sid in self.servers(g, f.ctx)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        move_to_root(g, f.ctx.source, option.arg)
        g.note("{card} moves to {where}.", f.ctx.source, where=server_name(option.arg))

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.servers(g, ctx))

    def phrase(self, voice: Voice) -> str:
        return "move this card to another server"


card(
    "Chrysalis",
    when_accessed(reveal_from_rnd(), Encounter(THIS), when=Not(From(DISCARD))),
    subroutine(Damage(NET, 2)),
)

card(
    "Hyoubu Research Facility",
    whenever(
        PSI_REVEALED,
        Gain(EventAmount("credit you spent")),
        by=ANYONE,
        first=True,
        words=(
            "The first time each turn that you reveal credits you spent in secret, gain as many credits as you spent "
            "that way."
        ),
    ),
)

card(
    "Georgia Emelyov",
    whenever(RUN_UNSUCCESSFUL, Damage(NET, 1), by=OPPONENT, server=THIS_SERVER),
    paid(Cost(2), MoveToAnotherServer()),
)

card(
    "Aiki",
    subroutine(Psi(Draw(2, RUNNER))),
    subroutine(Damage(NET, 1)),
    subroutine(Damage(NET, 1)),
)

card(
    "Enforcing Loyalty",
    double(),
    play=Trace(3, Choose(ANOTHER_FACTION), Trash(CHOSEN)),
)

card(
    "Project Kusanagi",
    when_scored(Place(AGENDA_COUNTER, greatest(0, TOKENS - 2))),
    paid(
        Cost(counter=AGENDA_COUNTER),
        Choose(ice()),
        Until(UNTIL_RUN_ENDS, GainsSubroutines(Subroutine(Damage(NET, 1)), last=True), of=CHOSEN),
        when=DuringRun(),
    ),
)

card("DNA Tracker", *(subroutine(Damage(NET, 1), Lose(2, RUNNER)) for _ in range(3)))

card("Jinteki: Potential Unleashed", whenever(DAMAGED, Trash(top(1, RUNNER)), what=NET, by=OPPONENT))

card("Fumiko Yamamori", whenever(PSI_REVEALED, Damage(MEAT, 1), what=DIFFERENT_BIDS, by=ANYONE))

card(
    "Hasty Relocation",
    additional_cost("play", Cost(top_cards=1)),
    play=(Draw(3), Choose(corp_card(zone=HAND), 3), Move(CHOSEN, to=TOP), Arrange(MOVED)),
    words=(
        "As an additional cost to play this card, trash the top card of R&D.\n"
        "Draw 3 cards. Put 3 cards from HQ on top of R&D in any order."
    ),
)

card(
    "Mind Game",
    subroutine(
        Psi(
            ChooseServer(OTHER_SERVER),
            Redirect(CHOSEN_SERVER),
            Until(UNTIL_RUN_ENDS, ExtraCost("jack out", Cost(send=runner_card(), send_count=1, send_to=BOTTOM))),
        )
    ),
)

card(
    "Nihongai Grid",
    Trigger(
        RUN_SUCCESSFUL,
        (
            Look(top(5)),
            If(
                Any(corp_card(zone=HAND)),
                Choose(LOOKED, name="card of R&D"),
                Choose(corp_card(zone=HAND)),
                Swap(Chosen("card of R&D"), CHOSEN),
            ),
        ),
        by=OPPONENT,
        server=THIS_SERVER,
        when=Some(Compare(RUNNER_CREDITS, "<", 6), Compare(Count(runner_card(zone=HAND)), "<", 2)),
        optional=True,
        prompt="look at the top 5 cards of R&D and swap 1 of them with a card in HQ",
        words=(
            "Whenever the Runner makes a successful run on this server, if they have fewer than 6 credits or fewer "
            "than 2 cards in their grip, you may look at the top 5 cards of R&D and swap 1 of them with a card in HQ."
        ),
    ),
)

card(
    "Chiyashi",
    whenever(
        BROKE_SUBROUTINE,
        Trash(top(2, RUNNER)),
        by=OPPONENT,
        when=All(Is(ENCOUNTERED_ICE, this_card()), Any(AI)),
        words=(
            "Whenever the Runner breaks a subroutine on this ice while an AI is installed, trash the top 2 cards of "
            "the Runner's stack."
        ),
    ),
    subroutine(Damage(NET, 2)),
    subroutine(Damage(NET, 2)),
    subroutine(EndRun()),
)

card(
    "Psychokinesis",
    play=(
        Look(top(5)),
        Choose(corp_card(Among(LOOKED), types=AGENDA | ASSET | UPGRADE, zone=DECK), up_to=True),
        Install(CHOSEN, where=REMOTE),
    ),
)
