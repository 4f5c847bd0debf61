"""Genesis cycle: Jinteki."""

from typing import final

from netrunner.cards.vocabulary import *


class CurrentIce(Ref):
    """The ice that the Runner is at: being approached, encountered or just passed."""

    __slots__ = ()

    def cards(self, g: Position, ctx: Context) -> list[int]:
        run = g.run()
        if run is None or run.ice < 0 or g.cards[run.ice].instance != run.ice_instance:
            return []
        return [run.ice]

    def phrase(self, voice: Voice) -> str:
        return "that ice"


@final
class ArrangeIce(Effect):
    """Choose a server and arrange the ice protecting it in any order, openly."""

    def servers(self, g: State) -> list[int]:
        return [server.id for server in g.servers if len(server.ice) > 1]

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            return ASK if self.servers(g) else DONE
        server = g.server(f.number)
        assert server is not None
        if len(f.picked) < len(server.ice):
            return ASK
        g.note("The Corp arranges the ice protecting {where}.", where=server_name(f.number))
        RearrangeIce().move(g, dict(zip(server.ice, f.picked, strict=True)))
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        if f.stage == 0:
            return "choose a server."
        return f"choose the ice in position {len(f.picked) + 1} from outside."

    def options(self, g: State, f: Resolve) -> list[Option]:
        if f.stage == 0:
            return [Option(O_SERVER, -1, sid) for sid in self.servers(g)]
        server = g.server(f.number)
        assert server is not None
        return [Option(O_CARD, cid) for cid in server.ice if cid not in f.picked]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        if f.stage == 0:
            f.stage = 1
            f.number = option.arg
        else:
            f.picked = (*f.picked, option.card)

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.servers(g))

    def phrase(self, voice: Voice) -> str:
        return "choose a server and arrange the ice protecting it in any order"


class AnotherCanTake(CardTest):
    """Another installed card can be advanced."""

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        return any(cid != card.id and g.can_be_advanced(g.cards[cid]) for cid in g.installed(CORP))

    def phrase(self, voice: Voice) -> str:
        return "that can be moved to another"


card(
    "Jinteki: Replicating Perfection",
    Forbid(
        "run",
        side=RUNNER,
        server=REMOTE,
        when=Not(Happened(RUN_BEGINS, side=RUNNER, server=CENTRAL)),
        words="The Runner cannot run on a remote server until they have run on a central server this turn.",
    ),
)

card(
    "Braintrust",
    when_scored(Place(AGENDA_COUNTER, greatest(0, TOKENS - 3) // 2)),
    Static(Q_REZ_COST, -Counters(AGENDA_COUNTER), ice(zone=ANY_ZONE)),
)

card("Bullfrog", subroutine(Psi(ChooseServer(ELSEWHERE), MoveIce(THIS, to=CHOSEN_SERVER, with_runner=True))))

card("Dedicated Server", recurring(2, FOR_REZ, on=ice()))

card(
    "Edge of World",
    when_accessed(
        PayTo(Cost(3), Damage(BRAIN, Count(ice(protecting=THIS_SERVER)))),
        optional=True,
        when=From(PLAY),
    ),
)

card(
    "Fetal AI",
    when_accessed(reveal_from_rnd(), Damage(NET, 2), when=Not(From(DISCARD))),
    additional_cost("steal", Cost(2)),
)

card("Hokusai Grid", whenever(RUN_SUCCESSFUL, Damage(NET, 1), by=ANYONE, server=THIS_SERVER))

card(
    "Midori",
    whenever(
        APPROACHED_ICE,
        Choose(ice(zone=HAND)),
        Swap(CurrentIce(), CHOSEN),
        by=ANYONE,
        server=THIS_SERVER,
        optional=True,
        once_per_run=True,
    ),
)

card(
    "Ronin",
    advanceable(),
    action(
        Cost(clicks=1, trash_self=True),
        Damage(NET, 3),
        when=Compare(Counters(ADVANCEMENT), ">=", 4),
    ),
)

card(
    "Sensei",
    subroutine(
        Until(
            UNTIL_RUN_ENDS,
            GainsSubroutines(
                Subroutine(EndRun()), who=Filter(ICE, Among(ENCOUNTERED_ICE), other=True, zone=ANY_ZONE), last=True
            ),
        )
    ),
)

card("Snowflake", subroutine(Psi(EndRun())))

card("Sunset", play=ArrangeIce())

card(
    "Trick of Light",
    play=(
        Choose(Filter(0, HasCounters(ADVANCEMENT, own=True), AnotherCanTake()), name="first card"),
        Choose(corp_card(CanBeAdvanced(), NotAmong(Chosen("first card")))),
        MoveCounters(ADVANCEMENT, 2, off=Chosen("first card"), on=CHOSEN, up_to=True),
    ),
    words="Move up to 2 advancement tokens from a card to another installed card that can be advanced.",
)

card("Whirlpool", subroutine(Until(UNTIL_RUN_ENDS, Forbid("jack out", side=RUNNER)), Trash(THIS)))
