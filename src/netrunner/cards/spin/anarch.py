"""Spin cycle: Anarch."""

from netrunner.cards.vocabulary import *


def place_of(g: Position, ice: Card) -> int:
    """The position of ice counted from the innermost piece, which is 0."""
    server = g.server(ice.server)
    return -1 if server is None or ice.id not in server.ice else len(server.ice) - 1 - server.ice.index(ice.id)


class CaissaMove(CardTest):
    """Ice that a caïssa may move to; from the rig it may go to any."""

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        server = g.server(card.server)
        host = g.cards[ctx.source].host
        if server is None or card.id not in server.ice or card.id == host:
            return False
        return host < 0 or not g.cards[host].definition.type & ICE or self.reaches(g, g.cards[host], card)

    def reaches(self, g: Position, here: Card, there: Card) -> bool:
        """Whether it may move from one piece of ice to another."""
        return True


class Across(CaissaMove):
    """From a central server to a remote one, or back."""

    def reaches(self, g: Position, here: Card, there: Card) -> bool:
        return (here.server < FIRST_REMOTE) != (there.server < FIRST_REMOTE)

    def phrase(self, voice: Voice) -> str:
        return (
            "and, if this card is on ice already, protects a remote server instead of a central one or the other way "
            "round"
        )


class Apart(CaissaMove):
    """Not to the ice directly before or after its own."""

    def reaches(self, g: Position, here: Card, there: Card) -> bool:
        return here.server != there.server or abs(place_of(g, here) - place_of(g, there)) != 1

    def phrase(self, voice: Voice) -> str:
        return "and, if this card is on ice already, is not directly before or after that ice"


class Straight(CaissaMove):
    """Along its server, or to the same position of another."""

    def reaches(self, g: Position, here: Card, there: Card) -> bool:
        return here.server == there.server or place_of(g, here) == place_of(g, there)

    def phrase(self, voice: Voice) -> str:
        return (
            "and, if this card is on ice already, protects the same server or stands in the same position (counted "
            "from the innermost)"
        )


class OutermostOfCentral(CaissaMove):
    """The outermost ice of a central server."""

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        server = g.server(card.server)
        return (
            super().holds(g, ctx, card) and server is not None and server.id < FIRST_REMOTE and server.ice[0] == card.id
        )

    def phrase(self, voice: Voice) -> str:
        return "that is the outermost piece protecting a central server"


class NextInward(CardTest):
    """The ice directly behind this program's host."""

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        host = g.cards[ctx.source].host
        server = None if host < 0 else g.server(g.cards[host].server)
        if server is None or host not in server.ice:
            return False
        place = server.ice.index(host) + 1
        return place < len(server.ice) and server.ice[place] == card.id

    def phrase(self, voice: Voice) -> str:
        return "directly behind its host"


class UseClickAbility(Effect):
    """Trigger the click ability of the event's card without spending the click."""

    what = THAT_CARD  # whose name the question tells

    def ability(self, g: State, ctx: Context) -> Paid | None:
        cid = THAT_CARD.one(g, ctx)
        if cid < 0:
            return None
        for ability in g.abilities_of(g.cards[cid]):
            if isinstance(ability, Paid) and ability.is_action() and ability.cost.simple() and not ability.cost.credits:
                if any_could(ability.effects, g, context_of(g.cards[cid])):
                    return ability
        return None

    def step(self, g: State, f: Resolve) -> int:
        ability = self.ability(g, f.ctx) if f.stage == 0 else None
        if ability is None:
            return DONE
        f.stage = 1
        g.push(Resolve(ability.effects, context_of(g.cards[THAT_CARD.one(g, f.ctx)])))
        return WAIT

    def could(self, g: State, ctx: Context) -> bool:
        return self.ability(g, ctx) is not None

    def phrase(self, voice: Voice) -> str:
        return "use its click ability without spending the click"


def caissa(move: CaissaMove) -> Ability:
    """Click: move to another piece of ice that hosts no caïssa."""
    return action(
        Cost(clicks=1), Choose(Filter(ICE, HostsNone(program(subtype="caïssa")), move)), Host(THIS, on=CHOSEN)
    )


card(
    "Keyhole",
    action(
        Cost(clicks=1),
        Run(
            RND,
            if_successful=ReplaceAccess(
                Look(top(3, CORP)), Choose(LOOKED), Trash(CHOSEN, revealed=True), Shuffle(CORP)
            ),
        ),
    ),
)

card("Scheherazade", HostsCards(program()), whenever(INSTALLED, Gain(1), who=program(HostedOn(THIS))))

card("Bishop", caissa(Across()), Static(Q_STRENGTH, -2, that_host(ICE)))

card("Knight", paid(Cost(2), Break(who=Filter(ICE, Among(HOST)))), caissa(Apart()))

card(
    "Pawn",
    action(Cost(clicks=1), Choose(Filter(ICE, OutermostOfCentral())), Host(THIS, on=CHOSEN)),
    whenever(
        RUN_SUCCESSFUL,
        If(
            Any(Filter(ICE, NextInward())),
            Choose(Filter(ICE, NextInward())),
            Host(THIS, on=CHOSEN),
            otherwise=Both(
                Trash(THIS),
                Along(
                    Choose(program(subtype="caïssa", zone=HAND | DISCARD, other=True)),
                    Install(CHOSEN, free=True),
                ),
            ),
        ),
        when=Is(HOST, ice()),
        words=(
            "Whenever you make a successful run while this program is hosted on a piece of ice, move it to the piece "
            "of ice directly behind its host, if able; otherwise, trash it instead and install another caïssa program "
            "from your grip or heap, ignoring all costs."
        ),
    ),
)

card("Rook", caissa(Straight()), Static(Q_REZ_COST, 2, ice(protecting=THIS_SERVER)))

card(
    "Deep Red",
    Static(Q_MEMORY_LIMIT, 3, program(subtype="caïssa")),
    whenever(
        INSTALLED,
        UseClickAbility(),
        who=program(subtype="caïssa"),
        optional=True,
        prompt="use the click ability of it without spending the click",
    ),
)

card(
    "Frame Job",
    double(),
    play=(
        Choose(Filter(AGENDA, ScoredBy(RUNNER), zone=SCORED)),
        Forfeit(CHOSEN),
        If(Compare(LastAmount("agenda forfeited"), ">=", 1), BadPublicity(1)),
    ),
    words=(
        "As an additional cost to play this event, spend 1 click.\nForfeit an agenda to give the Corp 1 bad publicity."
    ),
)

card("Hard at Work", each_turn(Both(Gain(2), LoseClicks(1))))

card(
    "Reina Roja: Freedom Fighter",
    Static(
        Q_REZ_COST,
        1,
        ice(zone=ANY_ZONE),
        when=Not(Happened(REZZED, ice())),
        words="The first piece of ice rezzed each turn costs 1 credit more to rez.",
    ),
)

card(
    "Activist Support",
    each_turn(If(Compare(TAGS, "==", 0), Tag(1)), by=OPPONENT),
    each_turn(If(Compare(BadPublicityCount(), "==", 0), BadPublicity(1))),
)

card(
    "Quest Completed",
    play=(Choose(corp_card(types=AGENDA | ASSET | UPGRADE)), Access(CHOSEN, must=True)),
    play_only_if=All(
        Happened(RUN_SUCCESSFUL, side=RUNNER, server=RND),
        Happened(RUN_SUCCESSFUL, side=RUNNER, server=HQ),
        Happened(RUN_SUCCESSFUL, side=RUNNER, server=ARCHIVES),
    ),
)

card(
    "Hemorrhage",
    whenever(RUN_SUCCESSFUL, Place(VIRUS)),
    action(
        Cost(clicks=1, counter=VIRUS, counters=2),
        Choose(corp_card(zone=HAND), by=CORP),
        Trash(CHOSEN, by=CORP),
    ),
)

card(
    "Tallie Perrault",
    whenever(
        TRASHED,
        Both(BadPublicity(1), Tag(1)),
        who=Filter(OPERATION, any_subtype=("gray ops", "black ops"), zone=ANY_ZONE),
        by=ANYONE,
        when=From(RESOLVING),
        optional=True,
    ),
    paid(Cost(trash_self=True), Draw(BadPublicityCount())),
)

card(
    "Singularity",
    double(),
    play=Run(REMOTE, if_successful=ReplaceAccess(Trash(corp_card(inside=ATTACKED)))),
    words=(
        "As an additional cost to play this event, spend 1 click.\n"
        "Make a run on a remote server. If successful, instead of accessing cards, trash all cards in that server at "
        "no cost, even those that cannot normally be trashed."
    ),
)

card(
    "Queen's Gambit",
    double(),
    play=(
        Choose(corp_card(rezzed=False, inside=REMOTE)),
        Place(ADVANCEMENT, 3, on=CHOSEN, up_to=True),
        Gain(2 * LastAmount("advancement token placed")),
        Until(UNTIL_TURN_ENDS, Forbid("access", this_card(), side=RUNNER), of=CHOSEN),
    ),
)

card("Dyson Fractal Generator", recurring(1, FOR_ABILITY, on=program(subtype="fracter")))
