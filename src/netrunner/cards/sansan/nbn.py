"""SanSan cycle: NBN."""

from netrunner.cards.vocabulary import *

card("Blacklist", Forbid("leave the heap", side=RUNNER, words="Cards cannot leave the heap for any reason."))

card("Predictive Algorithm", ExtraCost("steal", Cost(2), agenda(zone=ANY_ZONE)))

card(
    "Casting Call",
    play=(
        Choose(agenda(zone=HAND)),
        Install(CHOSEN, faceup=True),
        BecomeCounter(Trigger(ACCESSED, Tag(2), who=Filter(0, Among(HOST))), on=MOVED),
    ),
    words=(
        "Install an agenda from HQ faceup, and install this card on it as a hosted condition counter with the text "
        '"Whenever the Runner accesses this agenda, give the Runner 2 tags."'
    ),
)

card(
    "Bandwidth",
    subroutine(Tag(1), Until(UNTIL_RUN_ENDS, Trigger(RUN_SUCCESSFUL, Untag(1, by=RUNNER), by=OPPONENT))),
)

card(
    "Gutenberg",
    Static(Q_STRENGTH, 3, when=Is(THIS, ice(protecting=RND))),
    subroutine(Trace(7, Tag(1))),
)

card("Little Engine", subroutine(EndRun()), subroutine(EndRun()), subroutine(Gain(5, RUNNER)))

card("Exposé", advanceable(), paid(Cost(trash_self=True), RemoveBadPublicity(Counters(ADVANCEMENT))))

card("Pachinko", subroutine(If(TAGGED, EndRun())), subroutine(If(TAGGED, EndRun())))

card(
    "Haarpsichord Studios: Entertainment Unleashed",
    Forbid(
        "steal",
        when=Happened(STOLEN, side=RUNNER),
        side=RUNNER,
        words="The Runner cannot steal more than 1 agenda each turn.",
    ),
)

card(
    "Award Bait",
    when_accessed(reveal_from_rnd(), May(Choose(can_be_advanced()), Place(ADVANCEMENT, 2, on=CHOSEN, up_to=True))),
)

card("Explode-a-palooza", when_accessed(reveal_from_rnd(), May(Gain(5))))

card(
    "Early Premiere",
    each_turn(
        PayTo(
            Cost(1),
            Choose(corp_card(CanBeAdvanced(), inside=REMOTE, words="card that can be advanced and is in a server")),
            Place(ADVANCEMENT, on=CHOSEN),
        ),
        optional=True,
    ),
)

card(
    "Old Hollywood Grid",
    Forbid(
        "steal",
        agenda(AccessedFrom(THIS_SERVER), zone=ANY_ZONE),
        when=Not(Is(ACCESSED_CARD, agenda(HasCopy(agenda(ScoredBy(RUNNER), zone=SCORED)), zone=ANY_ZONE))),
        side=RUNNER,
        outlives_trashing=True,
        words=(
            "The Runner cannot steal an agenda accessed from this server unless another copy of it is in their score "
            "area, even for the rest of the run in which they trash this card."
        ),
    ),
)

card(
    "Franchise City",
    whenever(
        ACCESSED,
        reveal_from_rnd(),
        Move(THIS, to=SCORED, worth=1),
        who=agenda(zone=ANY_ZONE),
        by=OPPONENT,
    ),
)

card("Product Placement", when_accessed(reveal_from_rnd(), Gain(2), when=Not(From(DISCARD))))
