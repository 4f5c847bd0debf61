"""Core Set: Shaper."""

from netrunner.cards.vocabulary import *

card(
    'Kate "Mac" McCaffrey: Digital Tinker',
    Static(
        Q_INSTALL_COST,
        -1,
        Filter(PROGRAM | HARDWARE, side=RUNNER, zone=ANY_ZONE),
        when=FirstInstallThisTurn(PROGRAM | HARDWARE),
        words="Your first program or hardware of each turn is 1 credit cheaper to install.",
    ),
)

card("Diesel", play=Draw(3))

card("Modded", play=InstallFromHand(Filter(PROGRAM | HARDWARE, zone=HAND, side=RUNNER), discount=3))

card(
    "The Maker's Eye",
    play=Run(RND, if_successful=(AccessMore(2),)),
    words="Make a run on R&D. If successful, access 2 additional cards from R&D.",
)

card(
    "Tinkering",
    play=(Choose(ice()), GainSubtypes("sentry", "code gate", "barrier", until=UNTIL_TURN_ENDS)),
)

card("Akamatsu Mem Chip", memory(1))

card(
    "Rabbit Hole",
    link(1),
    when_installed(
        Search(
            Filter(HARDWARE, same_title=True, zone=DECK, side=RUNNER, words="another copy of this card"), install=True
        ),
        optional=True,
    ),
)

card(
    "The Personal Touch",
    InstallOnly(on=program("icebreaker"), words="Install The Personal Touch only on an icebreaker."),
    Static(
        Q_STRENGTH,
        1,
        Filter(PROGRAM, subtype="icebreaker", host_of_source=True),
        words="Host icebreaker has +1 strength.",
    ),
)

card(
    "The Toolbox",
    memory(2),
    link(2),
    recurring(2, FOR_ABILITY, on=Filter(subtype="icebreaker"), words="Use these credits to pay for using icebreakers."),
)

card("Battering Ram", icebreaker("barrier", 2, pump=(1, 1), count=2, until=UNTIL_RUN_ENDS))

card("Gordian Blade", icebreaker("code gate", 1, pump=(1, 1), until=UNTIL_RUN_ENDS))

card("Magnum Opus", action(Cost(clicks=1), Gain(2)))

card("Net Shield", paid(Cost(1), PreventDamage(NET, 1, first_each_turn=True), prevents=WOULD_DAMAGE))

card("Pipeline", icebreaker("sentry", 1, pump=(2, 1), until=UNTIL_RUN_ENDS))

card(
    "Aesop's Pawnshop",
    each_turn(
        PayTo(Cost(trash=Filter(side=RUNNER, other=True, words="another of your installed cards")), Gain(3)),
        optional=True,
    ),
)

card(
    "Sacrificial Construct",
    paid(
        Cost(trash_self=True),
        PreventTrash(Filter(PROGRAM | HARDWARE, side=RUNNER)),
        prevents=WOULD_TRASH,
    ),
)
