"""Red Sand cycle: Anarch."""

from netrunner.cards.vocabulary import *

card(
    "Alice Merchant: Clan Agitator",
    whenever(
        RUN_SUCCESSFUL,
        Choose(corp_card(zone=HAND), by=CORP),
        Trash(CHOSEN, by=CORP),
        server=ARCHIVES,
        first=True,
    ),
)

card(
    "Pushing the Envelope",
    play=If(
        Compare(Count(runner_card(zone=HAND)), "<=", 2),
        Run(during=(Static(Q_STRENGTH, 2, program(subtype="icebreaker")),)),
        otherwise=Run(),
    ),
    words=(
        "Make a run. If you have 2 or fewer cards in your grip as it begins, each installed icebreaker has +2 strength "
        "until the run ends."
    ),
)

card(
    "The Archivist",
    link(1),
    whenever(
        AGENDA_SCORED,
        Trace(1, failure=BadPublicity(1)),
        who=Filter(AGENDA, any_subtype=("initiative", "security"), zone=ANY_ZONE),
        by=OPPONENT,
    ),
)

card(
    "Clan Vengeance",
    whenever(DAMAGED, Place(POWER), by=YOU),
    paid(Cost(trash_self=True), Choose(corp_card(zone=HAND), Counters(POWER), at_random=True), Trash(CHOSEN)),
)

card(
    "Berserker",
    Trigger(ENCOUNTERED, Boost(SubroutinesOn(THAT_CARD)), who=ice(subtype="barrier"), by=YOU),
    paid(Cost(2), Break("barrier", 2)),
)

card(
    "Jarogniew Mercs",
    when_installed(Tag(1), Place(POWER, TAGS + 3)),
    trash_when_empty(POWER),
    Forbid("trash", this_card(), when=Any(runner_card(types=RESOURCE, other=True)), side=CORP),
    paid(Cost(counter=POWER), PreventDamage(MEAT), prevents=WOULD_DAMAGE),
)

card(
    "Mars for Martians",
    play=(Draw(Count(resource(subtype="clan"))), Gain(TAGS)),
    play_only_if=FIRST_CLICK,
)

card(
    "God of War",
    each_turn(PayTo(Cost(tags=1), Place(VIRUS, 2)), optional=True),
    paid(Cost(counter=VIRUS), Break()),
    paid(Cost(2), Boost(1)),
)

card(
    "Mining Accident",
    play=(Unless(Cost(5), BadPublicity(1), who=CORP), Move(THIS, to=REMOVED)),
    play_only_if=Happened(RUN_SUCCESSFUL, side=RUNNER, server=CENTRAL),
)

card(
    "Respirocytes",
    when_installed(Damage(MEAT, 1, suffer=True)),
    whenever(HAND_EMPTIED, Draw(1), Place(POWER), first=True),
    Check(Compare(Counters(POWER), ">=", 3), Trash(THIS)),
)

card(
    "Maw",
    memory(2),
    whenever(
        ACCESS_OVER,
        Choose(corp_card(zone=HAND), at_random=True, by=CORP),
        Trash(CHOSEN, by=CORP),
        when=Not(From(DISCARD)),
        first=True,
    ),
)

card(
    "Severnius Stim Implant",
    paid(
        Cost(clicks=1),
        If(
            Any(runner_card(zone=HAND)),
            Choose(runner_card(zone=HAND), ANY_NUMBER, up_to=True, at_least=2),
            Trash(CHOSEN),
        ),
        Run(RND, HQ, during=(Static(Q_ACCESSES, LastAmount("card trashed") // 2, server=CHOSEN_SERVER),)),
        name="Trash 2 or more cards from your grip and run R&D or HQ, accessing 1 card more for every 2 trashed",
    ),
    words=(
        "Click: Trash 2 or more cards from your grip and make a run on R&D or HQ. Whenever you access cards from that "
        "server during it, access 1 card more for every 2 cards trashed."
    ),
)

card(
    "Counter Surveillance",
    action(
        Cost(clicks=1, trash_self=True),
        Run(if_successful=ReplaceAccess(PayTo(Cost(TAGS), AccessFrom(ATTACKED, TAGS, up_to=True)))),
    ),
)

card(
    "Persephone",
    icebreaker("sentry", 2, pump=(1, 1)),
    Trigger(
        PASSED_ICE,
        PayTo(Cost(top_cards=1), Trash(top(SubroutinesOn(THAT_CARD, resolved=True), CORP))),
        who=ice(subtype="sentry"),
        by=YOU,
        optional=True,
        prompt="trash the top card of your stack to trash the top card of R&D for each subroutine that resolved",
    ),
)

card(
    "Salvaged Vanadis Armory",
    paid(
        Cost(trash_self=True),
        Trash(top(Times(DAMAGED, side=RUNNER, adding="amount"), CORP), by=CORP),
        when=NextWindowAfter(DAMAGED),
    ),
)
