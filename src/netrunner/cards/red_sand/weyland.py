"""Red Sand cycle: Weyland Consortium."""

from netrunner.cards.vocabulary import *
from netrunner.engine.change import TrashChange
from netrunner.engine.phrase import lower, say_all
from netrunner.engine.prevention import attempt_changes
from netrunner.engine.resolve import resolve_part
from netrunner.engine.structure import program as make_program


class TrashInTurn(Effect):
    """Each player, the Runner first, trashes one of their installed cards until one of them declines, or has none. If
    that is the Runner, effects follow."""

    __slots__ = ("effects",)

    def __init__(self, *effects: Effect) -> None:
        self.effects = make_program(effects)

    def asked(self, g: State, f: Resolve) -> int:
        return CORP if f.number % 2 else RUNNER

    def cards(self, g: State, f: Resolve) -> list[int]:
        side = self.asked(g, f)
        return [cid for cid in g.installed(side) if not g.forbidden("trash", side, g.cards[cid])]

    def step(self, g: State, f: Resolve) -> int:
        if f.stage == 0:
            return ASK
        if f.stage == 1:
            f.stage = 2
            if self.asked(g, f) == RUNNER:
                resolve_part(g, f, self.effects)
                return WAIT
        return DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "trash 1 of your installed cards, or decline."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [*(Option(O_CARD, cid) for cid in self.cards(g, f)), Option(O_DONE)]

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        side = self.asked(g, f)
        if option.kind == O_DONE:
            f.stage = 1
            g.note(f"{('The Corp', 'The Runner')[side]} declines to trash a card.")
            return
        f.number += 1
        attempt_changes(g, [TrashChange([option.card], side, f.ctx.source)])

    def phrase(self, voice: Voice) -> str:
        then = lower(say_all(self.effects, voice))
        return (
            "each player, starting with the Runner, trashes 1 of their installed cards until 1 player declines; if the "
            f"Runner declines, {then}"
        )


card(
    "Jemison Astronautics: Sacrifice. Audacity. Success.",
    whenever(
        FORFEITED,
        Choose(Filter()),
        Place(ADVANCEMENT, EventAmount("agenda point that the agenda was worth") + 1, on=CHOSEN),
    ),
)

card(
    "Quarantine System",
    paid(
        Cost(forfeit=1),
        Repeat(
            3, Choose(ice(rezzed=False), up_to=True), Rez(CHOSEN, less=2 * PointsOf(Chosen(PAID_CARDS), printed=True))
        ),
        name="Rez up to 3 pieces of ice, each for 2 credits less for each point of the forfeited agenda",
    ),
    words=(
        "Forfeit an agenda: Rez up to 3 pieces of ice, one after another, each for 2 credits less for each agenda "
        "point printed on the forfeited agenda."
    ),
)

card(
    "Oberth Protocol",
    additional_cost("rez", Cost(forfeit=1)),
    whenever(
        ADVANCED,
        Place(ADVANCEMENT, on=THAT_CARD),
        who=Filter(0, InOrProtecting(THIS_SERVER), side=CORP, words="card in or protecting this server"),
        first=True,
    ),
)

card(
    "Clyde Van Rite",
    each_turn(OneOf(Pay(Cost(1), who=RUNNER), Trash(top(1, RUNNER), by=RUNNER), by=RUNNER)),
)

card("Watchtower", subroutine(Search(corp_card(zone=DECK), reveal=False), Move(CHOSEN, to=HAND)))

card(
    "Sacrifice",
    additional_cost("play", Cost(forfeit=1)),
    play=(RemoveBadPublicity(PointsOf(MOVED)), Gain(1 * LastAmount("bad publicity removed this way"))),
    words=(
        "As an additional cost to play this card, forfeit an agenda.\n"
        "Remove 1 bad publicity for each agenda point that the forfeited agenda was worth. Gain 1 credit for each bad "
        "publicity removed this way."
    ),
)

card("Battlement", subroutine(EndRun()), subroutine(EndRun()))

card(
    "Audacity",
    play=(Trash(corp_card(zone=HAND)), Repeat(2, Choose(can_be_advanced()), Place(ADVANCEMENT, on=CHOSEN))),
    play_only_if=Compare(Count(corp_card(zone=HAND)), ">=", 3),
)

card(
    "Red Planet Couriers",
    additional_cost("play", Cost(clicks=2)),
    play=(
        Choose(can_be_advanced()),
        MoveCounters(
            ADVANCEMENT,
            ALL,
            off=Each(Filter(0, HasCounters(ADVANCEMENT, own=True), NotAmong(CHOSEN), words="other installed card")),
        ),
    ),
)

card(
    "Meteor Mining",
    when_scored(
        If(Compare(TAGS, ">=", 2), May(OneOf(Gain(7), Damage(MEAT, 7))), otherwise=May(Gain(7))),
    ),
)

card(
    "Standoff",
    when_scored(
        TrashInTurn(Both(Draw(1), Gain(5))),
    ),
)

card(
    "Success",
    additional_cost("play", Cost(forfeit=1, clicks=2)),
    play=(Choose(can_be_advanced()), Advance(CHOSEN, RequirementOf(Chosen(PAID_CARDS)))),
    words=(
        "As an additional cost to play this card, forfeit an agenda and spend 2 clicks.\n"
        "Advance a card X times. X is the advancement requirement of the forfeited agenda."
    ),
)

card(
    "Open Forum",
    whenever(
        DREW_FOR_TURN,
        Reveal(top(1)),
        Move(top(1), to=HAND),
        Choose(corp_card(zone=HAND)),
        Move(CHOSEN, to=TOP),
    ),
)

card(
    "Tithonium",
    AlternativeCost(Cost(forfeit=1)),
    Forbid("host", this_card()),
    trash_program(),
    trash_program(),
    subroutine(Choose(resource()), Both(Trash(CHOSEN), EndRun())),
)

card(
    "Transparency Initiative",
    play=(
        Choose(Filter(AGENDA, side=CORP, rezzed=False)),
        TurnFaceup(CHOSEN),
        BecomeCounter(
            GainsSubtypes(("public",), who=that_host(AGENDA)),
            Trigger(ADVANCED, Gain(1), who=that_host(AGENDA), by=YOU),
        ),
    ),
)

card(
    "Priority Construction",
    double(),
    play=(Choose(ice(zone=HAND)), Install(CHOSEN, where=REMOTE, free=True), Place(ADVANCEMENT, 3, on=MOVED)),
)

card(
    "Fractal Threat Matrix",
    whenever(ALL_BROKEN, Trash(top(2, RUNNER)), who=ice(protecting=THIS_SERVER), by=ANYONE),
)
