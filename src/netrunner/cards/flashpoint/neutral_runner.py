"""Flashpoint cycle: neutral Runner cards."""

from netrunner.cards.vocabulary import *

card(
    "Deuces Wild",
    play=OneOf(
        Gain(3),
        Draw(2),
        Untag(1),
        (Along(Choose(ice(rezzed=False)), Expose(CHOSEN)), Run()),
        times=2,
    ),
)

card(
    "Injection Attack",
    play=Run(
        during=(
            Trigger(
                RUN_BEGINS,
                (Choose(program(subtype="icebreaker")), Boost(2, CHOSEN, until=UNTIL_RUN_ENDS)),
                by=YOU,
            ),
        )
    ),
    words="Make a run and choose an icebreaker. It has +2 strength for the remainder of this run.",
)

card("First Responders", paid(Cost(2), Draw(1), when=Happened(DAMAGED, corp_card(zone=ANY_ZONE), side=RUNNER)))

card("Government Investigations", Forbid("secretly spend 2"))

card(
    "Citadel Sanctuary",
    end_of_turn(Trace(1, failure=Untag(1)), when=TAGGED),
    paid(Cost(trash_self=True, whole_hand=True), PreventDamage(MEAT, amount=ALL), prevents=WOULD_DAMAGE),
)

card("Interdiction", Forbid("rez", corp_card(types=ASSET | UPGRADE), side=CORP, when=TurnOf(RUNNER)))

card(
    "Baba Yaga",
    HostsCards(program(subtype="icebreaker", not_subtype="ai")),
    Borrows(program(HostedOn(THIS), subtype="icebreaker")),
)

card(
    "Peace in Our Time",
    play=(Gain(10), Gain(5, CORP), Until(UNTIL_TURN_ENDS, Forbid("run", side=RUNNER))),
    play_only_if=All(FIRST_CLICK, Not(Happened(AGENDA_SCORED, since=LAST_TURN, side=CORP))),
)
