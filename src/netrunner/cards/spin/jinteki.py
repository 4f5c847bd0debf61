"""Spin cycle: Jinteki."""

from netrunner.cards.vocabulary import *
from netrunner.engine.actions import ABILITY_NUMBERS, action_ability
from netrunner.engine.effect import any_makes_run
from netrunner.engine.event import Event
from netrunner.engine.frame import O_PLAY, O_RUN
from netrunner.engine.history import events_since, happened_before


def first_click_so_far(g: Position, event: Event | None) -> Event | None:
    """The Runner spending a click before an event, if it is the only one of the turn and no run has begun since."""
    spent = None if event is None else event.previous
    while spent is not None and spent.turn == g.turn and spent.kind != SPENT_CLICK:
        if spent.kind == RUN_BEGINS:
            return None
        spent = spent.previous
    if spent is None or spent.turn != g.turn or spent.side != RUNNER or happened_before(spent, SPENT_CLICK):
        return None
    return spent


def makes_run(g: Position, action: int, subject: int) -> bool:
    """Whether an action, as the event of its click names it, makes a run, or plays a card that may."""
    if action == O_RUN:
        return True
    if action == O_PLAY and subject >= 0:
        return any_makes_run(g.cards[subject].definition.play)
    if action >= ABILITY_NUMBERS and subject >= 0:
        ability = action_ability(g, subject, action)
        return ability is not None and any_makes_run(ability.effects)
    return False


class ClickForRun(Condition):
    """The click of the event is spent on an action that makes a run; `still`: on the run that has just begun."""

    __slots__ = ("still",)

    def __init__(self, still: bool = False) -> None:
        self.still = still

    def holds(self, g: Position, ctx: Context) -> bool:
        spent = first_click_so_far(g, ctx.event) if self.still else ctx.event
        return spent is not None and spent.kind == SPENT_CLICK and makes_run(g, spent.what, spent.cause)


class EventWithoutRun(Condition):
    """The card of the event, which makes no run, is played by the ability that the turn's first click was spent on."""

    def holds(self, g: Position, ctx: Context) -> bool:
        played = ctx.event
        if played is None or played.definition is None or any_makes_run(played.definition.play):
            return False
        spent = first_click_so_far(g, played)
        return spent is not None and spent.what >= ABILITY_NUMBERS and makes_run(g, spent.what, spent.cause)


card(
    "Sundew",
    Trigger(SPENT_CLICK, Gain(2), by=OPPONENT, first=EACH_TURN, when=Not(ClickForRun())),
    Trigger(PLAYED, Gain(2), by=OPPONENT, when=EventWithoutRun()),
    Trigger(RUN_BEGINS, Gain(2), by=OPPONENT, when=All(ClickForRun(still=True), Not(RunningOn(THIS_SERVER)))),
    words=(
        "The first time the Runner spends at least 1 click during their turn, gain 2 credits, unless it was to make a "
        "run on this server."
    ),
)

card(
    "Toshiyuki Sakai",
    advanceable(),
    when_accessed(
        Choose(corp_card(types=AGENDA | ASSET, zone=HAND)),
        Swap(THIS, CHOSEN, keeping=ADVANCEMENT),
        May(Access(MOVED), by=RUNNER),
        optional=True,
        when=From(PLAY),
        prompt="swap this card with an agenda or asset from HQ, which the Runner may then access",
    ),
)

card(
    "Restoring Face",
    play=(
        Choose(corp_card(any_subtype=("sysop", "executive", "clone"))),
        Reveal(CHOSEN),
        Trash(CHOSEN),
        If(Found(MOVED), RemoveBadPublicity(2, up_to=True)),
    ),
)

card("Himitsu-Bako", paid(Cost(1), Move(THIS, to=HAND)), subroutine(EndRun()))

card(
    "Tsurugi",
    subroutine(Unless(Cost(1), EndRun(), who=CORP)),
    subroutine(Damage(NET, 1)),
    subroutine(Damage(NET, 1)),
    subroutine(Damage(NET, 1)),
)

card("Caprice Nisei", whenever(PASSED_ALL_ICE, Psi(EndRun()), by=ANYONE, server=THIS_SERVER))


class NextEncountered(CardTest):
    """The card is the ice of the run's encounter number X, as it was then."""

    def holds(self, g: Position, ctx: Context, card: Card) -> bool:
        met = events_since(g, ctx, ENCOUNTERED, RUN, NOBODY, ANY_SERVER, None)
        return 0 < ctx.x <= len(met) and met[-ctx.x].instance == card.instance


def cannot_be_broken(subtype: str, plural: str) -> Effect:
    """Until your next turn begins, subroutines on ice of a subtype cannot be broken."""
    return Until(
        UNTIL_YOUR_TURN_BEGINS,
        Forbid(
            "break",
            when=Is(ENCOUNTERED_ICE, ice(subtype=subtype, zone=ANY_ZONE)),
            words=f"subroutines on {plural} cannot be broken",
        ),
    )


card(
    "Celebrity Gift",
    double(),
    play=(
        Choose(Filter(side=CORP, zone=HAND, other=True), 5, up_to=True),
        Reveal(CHOSEN),
        Gain(2 * LastAmount("card revealed")),
    ),
)

card(
    "Clone Retirement",
    when_scored(RemoveBadPublicity(1), optional=True),
    Trigger(STOLEN, BadPublicity(1), itself=True, inactive=True),
)

card(
    "Swordsman",
    Forbid(
        "break",
        program(subtype="ai"),
        when=Is(ENCOUNTERED_ICE, this_card()),
        words="The Runner cannot use AI programs to break subroutines on this card.",
    ),
    subroutine(Choose(program(subtype="ai")), Trash(CHOSEN)),
    subroutine(Damage(NET, 1)),
)

card(
    "Unorthodox Predictions",
    when_scored(
        OneOf(
            cannot_be_broken("sentry", "sentries"),
            cannot_be_broken("code gate", "code gates"),
            cannot_be_broken("barrier", "barriers"),
        ),
        words=(
            "When you score this agenda, choose sentries, code gates or barriers. Until your next turn begins, "
            "subroutines on ice of that kind cannot be broken."
        ),
    ),
)

card("Shock!", when_accessed(reveal_from_rnd(), Damage(NET, 1)))

card(
    "Yagura",
    subroutine(
        Look(top(1)),
        Choose(LOOKED, up_to=True),
        Move(CHOSEN, to=BOTTOM),
        words="Look at the top card of R&D. You may put that card on the bottom of R&D",
    ),
    subroutine(Damage(NET, 1)),
)

card(
    "Shinobi",
    when_rezzed(BadPublicity(1)),
    subroutine(Trace(1, Damage(NET, 1))),
    subroutine(Trace(2, Damage(NET, 2))),
    subroutine(Trace(3, Both(Damage(NET, 3), EndRun()))),
)

card(
    "Marker",
    subroutine(
        Until(
            UNTIL_RUN_ENDS,
            GainsSubroutines(Subroutine(EndRun()), who=Filter(ICE, NextEncountered(), zone=ANY_ZONE), last=True),
            x=EncountersThisRun() + 1,
        ),
        words=(
            'The piece of ice the Runner encounters next in this run gains "[subroutine] End the run." after all its '
            "other subroutines for the remainder of the run"
        ),
    ),
)
