"""Core Set: Shaper."""

from netrunner.cards.vocabulary import *

card(
    'Kate "Mac" McCaffrey: Digital Tinker',
    Static(
        Q_INSTALL_COST,
        -1,
        Filter(PROGRAM | HARDWARE, side=RUNNER, zone=ANY_ZONE),
        when=Not(Happened(INSTALLED, Filter(PROGRAM | HARDWARE), side=RUNNER)),
        words="The first program or piece of hardware you install each turn costs 1 credit less to install.",
    ),
)

card("Diesel", play=Draw(3))

card("Modded", play=(Choose(runner_card(types=PROGRAM | HARDWARE, zone=HAND)), Install(CHOSEN, less=3)))

card("The Maker's Eye", play=Run(RND, if_successful=AccessMore(2)))

card("Tinkering", play=(Choose(ice()), GainSubtypes("sentry", "code gate", "barrier", until=UNTIL_TURN_ENDS)))

card("Akamatsu Mem Chip", memory(1))

card(
    "Rabbit Hole",
    link(1),
    when_installed(Search(hardware(CopyOf(THIS), zone=DECK)), Install(CHOSEN), optional=True),
)

card(
    "The Personal Touch",
    InstallOnly(on=program(subtype="icebreaker")),
    Static(Q_STRENGTH, 1, that_host(PROGRAM, "icebreaker")),
)

card("The Toolbox", memory(2), link(2), recurring(2, FOR_ABILITY, on=program(subtype="icebreaker")))

card("Battering Ram", icebreaker("barrier", 2, pump=(1, 1), count=2, until=UNTIL_RUN_ENDS))

card("Gordian Blade", icebreaker("code gate", 1, pump=(1, 1), until=UNTIL_RUN_ENDS))

card("Magnum Opus", action(Cost(clicks=1), Gain(2)))

card("Net Shield", paid(Cost(1), PreventDamage(NET, first_each_turn=True), prevents=WOULD_DAMAGE))

card("Pipeline", icebreaker("sentry", 1, pump=(2, 1), until=UNTIL_RUN_ENDS))

card("Aesop's Pawnshop", each_turn(PayTo(Cost(trash=runner_card(other=True)), Gain(3)), optional=True))

card(
    "Sacrificial Construct",
    paid(
        Cost(trash_self=True),
        Prevent(WOULD_TRASH, who=runner_card(types=PROGRAM | HARDWARE)),
        prevents=WOULD_TRASH,
    ),
)
