"""Mumbad cycle: Jinteki."""

from netrunner.cards.vocabulary import *

card("Heritage Committee", play=(Draw(3), Choose(corp_card(zone=HAND)), Move(CHOSEN, to=TOP)))

card("Pālanā Foods: Sustainable Growth", whenever(DREW, Gain(1), by=OPPONENT, first=True))

card(
    "Dedicated Neural Net",
    whenever(
        RUN_SUCCESSFUL,
        Psi(Until(UNTIL_RUN_ENDS, Static(Q_CORP_CHOOSES, 1, server=HQ))),
        by=OPPONENT,
        server=HQ,
        first=True,
    ),
)

card("Improved Protein Source", Trigger((AGENDA_SCORED, STOLEN), Gain(4, RUNNER), itself=True, inactive=True))

discards_down = Discard(greatest(0, Count(runner_card(zone=HAND)) - HandSizeOf(RUNNER)), RUNNER)
harvest = subroutine(
    Draw(3, RUNNER),
    discards_down,
    words="The Runner draws 3 cards, then discards down to their maximum hand size.",
)

card("Harvester", harvest, harvest)

card(
    "Upayoga",
    subroutine(Psi(Lose(2, RUNNER))),
    subroutine(ResolveSubroutine(ice(rezzed=True, subtype="psi"))),
)

card(
    "Chetana",
    subroutine(Both(Gain(2), Gain(2, RUNNER))),
    subroutine(Psi(Damage(NET, Count(runner_card(zone=HAND))))),
)

card("Pālanā Agroplex", each_turn(Both(Draw(1), Draw(1, RUNNER))))

card("Bio-Ethics Association", each_turn(If(Not(Any(ice(protecting=THIS_SERVER))), Damage(NET, 1))))

card(
    "Political Dealings",
    whenever(
        DREW,
        Repeat(
            Count(DRAWN),
            Choose(agenda(Among(DRAWN), zone=HAND), up_to=True),
            Reveal(CHOSEN),
            Install(CHOSEN),
        ),
        words="Whenever you draw an agenda, you may reveal and install it.",
    ),
)

card(
    "Raman Rai",
    Trigger(
        DREW,
        (
            Choose(corp_card(SameType(DRAWN), zone=DISCARD), name="card in Archives"),
            Choose(corp_card(Among(DRAWN), SameType(Chosen("card in Archives")), zone=HAND)),
            LoseClicks(1),
            Reveal(CHOSEN),
            Reveal(Chosen("card in Archives")),
            Swap(Chosen("card in Archives"), CHOSEN, openly=True),
        ),
        when=Compare(ClicksOf(CORP), ">=", 1),
        by=YOU,
        optional=True,
        once_per_turn=True,
        prompt="lose 1 click to swap a drawn card with a card of the same type in Archives",
        words=(
            "Once each turn, when you draw a card, you may lose 1 click. If you do, reveal that card and a card of the "
            "same type in Archives, and swap them."
        ),
    ),
)

card('"Clones are not People"', whenever(AGENDA_SCORED, Move(THIS, to=SCORED, worth=1)))

card(
    "Voter Intimidation",
    play=Psi(Choose(resource()), Trash(CHOSEN)),
    play_only_if=Any(Filter(AGENDA, ScoredBy(RUNNER), zone=SCORED)),
)

card(
    "Mumbad City Grid",
    Trigger(
        PASSED_ICE,
        (
            Choose(ice(NotAmong(THAT_CARD), protecting=THIS_SERVER, words="other piece of ice protecting this server")),
            Swap(THAT_CARD, CHOSEN),
        ),
        by=OPPONENT,
        server=THIS_SERVER,
        optional=True,
        prompt="swap the ice that was passed with another piece of ice protecting this server",
    ),
)
