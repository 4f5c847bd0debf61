"""Creation and Control: neutral Runner cards."""

from netrunner.cards.vocabulary import *

card("Same Old Thing", action(Cost(clicks=2, trash_self=True), PlayFromDiscard(clicks=2)))

any_agenda = Filter(AGENDA, zone=ANY_ZONE)

card(
    "The Source",
    Static(Q_ADVANCEMENT, 1, any_agenda),
    ExtraCost("steal", Cost(3), any_agenda),
    Trigger(AGENDA_SCORED, (Trash(itself=True),)),
    Trigger(STOLEN, (Trash(itself=True),)),
    words=(
        "The advancement requirement of all agendas is 1 higher.\n"
        "As an additional cost to steal an agenda, you must pay 3 credits.\n"
        "Trash this card when an agenda is scored or stolen."
    ),
)
