"""SanSan cycle: Shaper."""

from netrunner.cards.vocabulary import *

card(
    "DaVinci",
    whenever(RUN_SUCCESSFUL, Place(POWER)),
    paid(
        Cost(trash_self=True),
        Choose(runner_card(Costs("<=", Counters(POWER)), zone=HAND)),
        Install(CHOSEN, free=True),
    ),
)

card(
    "Film Critic",
    whenever(ACCESSED, Host(THAT_CARD), who=agenda(zone=ANY_ZONE), when=Not(Found(HOSTED_HERE)), optional=True),
    action(Cost(clicks=2), Choose(HOSTED_HERE), Move(CHOSEN, to=SCORED)),
)

card(
    "London Library",
    end_of_turn(Trash(program(HostedOn(THIS)))),
    action(Cost(clicks=1), Choose(program(not_subtype="virus", zone=HAND)), Install(CHOSEN, on=THIS, free=True)),
    action(Cost(clicks=1), Choose(program(HostedOn(THIS))), Move(CHOSEN, to=HAND)),
)
