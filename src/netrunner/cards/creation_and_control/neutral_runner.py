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
        "Every agenda needs 1 more advancement token to be scored.\n"
        "Stealing an agenda costs you 3 credits more.\n"
        "This card is trashed as soon as any agenda is scored or stolen."
    ),
)
