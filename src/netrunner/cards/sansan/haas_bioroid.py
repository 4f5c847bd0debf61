"""SanSan cycle: Haas-Bioroid."""

from netrunner.cards.vocabulary import *

next_ice = ice(rezzed=True, subtype="next")

card("Brain-Taping Warehouse", Static(Q_REZ_COST, -1 * ClicksOf(RUNNER), ice(subtype="bioroid", zone=ANY_ZONE)))

card(
    "NEXT Gold",
    subroutine(Damage(NET, Count(next_ice))),
    subroutine(Choose(program(), Count(next_ice)), Trash(CHOSEN)),
)

card(
    "Turing",
    Static(Q_STRENGTH, 3, when=Is(THIS, ice(protecting=REMOTE))),
    Forbid(
        "break",
        program(subtype="ai"),
        when=Is(ENCOUNTERED_ICE, this_card()),
        words="The Runner cannot use AI programs to break subroutines on this card.",
    ),
    subroutine(Unless(Cost(clicks=3), EndRun())),
)

card("Research Grant", when_scored(Choose(agenda(CopyOf(THIS))), Score(CHOSEN), optional=True))

card(
    "Cybernetics Division: Humanity Upgraded",
    Static(Q_HAND_SIZE, -1, side=CORP),
    Static(Q_HAND_SIZE, -1, side=RUNNER),
)

card("Self-Destruct Chips", Static(Q_HAND_SIZE, -1, side=RUNNER))

card("Lab Dog", subroutine(Choose(hardware(), by=RUNNER), Trash(CHOSEN, by=RUNNER), Trash(THIS)))

card("Oaktown Grid", Static(Q_TRASH_COST, 3, in_this_server()))

card(
    "Ryon Knight",
    paid(
        Cost(trash_self=True),
        Damage(BRAIN, 1),
        when=All(RunningOn(THIS_SERVER), Compare(ClicksOf(RUNNER), "==", 0)),
    ),
)

card(
    "Test Ground",
    advanceable(),
    paid(
        Cost(trash_self=True),
        Choose(corp_card(types=ASSET | ICE | UPGRADE, rezzed=True), Counters(ADVANCEMENT)),
        Derez(CHOSEN),
    ),
)

card("Defective Brainchips", MoreDamage(BRAIN, first=EACH_TURN))

card(
    "Team Sponsorship",
    whenever(AGENDA_SCORED, Choose(corp_card(zone=DISCARD | HAND)), Install(CHOSEN, less=ALL), optional=True),
)

card(
    "Ronald Five",
    Trigger(TRASHED, LoseClicks(1, RUNNER), who=Filter(side=CORP), by=OPPONENT, leaving=True),
    words="Whenever the Runner trashes a Corp card, this one included, the Runner loses 1 click.",
)

card(
    "Enforcer 1.0",
    additional_cost("rez", Cost(forfeit=1)),
    bioroid(),
    trash_program(),
    subroutine(Damage(BRAIN, 1)),
    subroutine(Choose(hardware(subtype="console")), Trash(CHOSEN)),
    subroutine(Trash(resource(subtype="virtual"))),
)

card("Cybernetics Court", Static(Q_HAND_SIZE, 4))
