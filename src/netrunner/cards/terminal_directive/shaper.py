"""Terminal Directive: Shaper."""

from netrunner.cards.vocabulary import *

card(
    'Ayla "Bios" Rahim: Simulant Specialist',
    Trigger(
        SETTING_UP,
        (Look(top(6)), Choose(LOOKED, 4), Host(CHOSEN, facedown=True), Shuffle()),
        words=(
            "Before you draw your starting hand, look at the top 6 cards of your stack. Host 4 of them facedown on "
            "this card, and shuffle your stack."
        ),
    ),
    action(Cost(clicks=1), Choose(HOSTED_HERE), Move(CHOSEN, to=HAND)),
)

card(
    "Careful Planning",
    play=(
        Choose(corp_card(InOrProtecting(REMOTE))),
        Until(UNTIL_TURN_ENDS, Forbid("rez", this_card()), of=CHOSEN),
    ),
    play_only_if=FIRST_CLICK,
)

card("Deep Data Mining", play=Run(RND, if_successful=AccessMore(least(UnusedMemory(), 4))))

card("LLDS Memory Diamond", memory(1), link(1), Static(Q_HAND_SIZE, 1))

card("Ubax", memory(1), each_turn(Draw(1)))

card(
    "Adept",
    Static(Q_STRENGTH, UnusedMemory()),
    paid(Cost(2), Break(who=Filter(ICE, any_subtype=("sentry", "barrier"), zone=ANY_ZONE))),
)

card(
    "Savant",
    Static(Q_STRENGTH, UnusedMemory()),
    paid(Cost(2), Break("sentry")),
    paid(Cost(2), Break("code gate", 2, exactly=True)),
)

card("Dhegdheer", HostsCards(program(), count=1, free_memory=True, discount=1))

card(
    "Egret",
    InstallOnly(on=ice(rezzed=True)),
    GainsSubtypes(("sentry", "code gate", "barrier"), who=that_host(ICE)),
)

card(
    "Levy Advanced Research Lab",
    Paid(
        Cost(clicks=1),
        (
            Reveal(top(4), alone=True),
            Choose(program(Among(LOOKED), zone=DECK), up_to=True),
            Move(CHOSEN, to=HAND),
            Arrange(LOOKED, bottom=True),
        ),
        words=(
            "Click: Reveal the top 4 cards of your stack. You may add 1 program among them to your grip. Put the rest "
            "on the bottom of your stack in any order."
        ),
    ),
)

card("Laguna Velasco District", Static(Q_DRAWS, 1))
