"""Reign and Reverie: Jinteki."""

from netrunner.cards.vocabulary import *

PLACED_IN_SERVERS = AGENDA | ASSET | UPGRADE
SWAPPED = Chosen("card in this server")
CARD_FOR_A_SERVER = corp_card(types=PLACED_IN_SERVERS, zone=HAND)
ANOTHER_ICE = ice(protecting=ANY_SERVER, other=True, words="another installed piece of ice")


def in_a_server(*tests: CardTest, server: int = REMOTE, words: str = "card installed in a server") -> Filter:
    """A card that is installed in a server: neither ice, nor in the root of a central server."""
    return corp_card(InOrProtecting(server), *tests, types=PLACED_IN_SERVERS, inside=server, words=words)


CARD_IN_THIS_SERVER = in_a_server(server=THIS_SERVER, words="card in this server")


card(
    "Saraswati Mnemonics: Endless Exploration",
    action(
        Cost(1, clicks=1),
        Choose(CARD_FOR_A_SERVER),
        Install(CHOSEN, where=REMOTE),
        Place(ADVANCEMENT, on=MOVED),
        Until(
            UNTIL_YOUR_TURN_BEGINS,
            Forbid("score", this_card()),
            Forbid("rez", this_card()),
            of=MOVED,
        ),
    ),
)

card("Jumon", end_of_turn(Choose(in_a_server()), Place(ADVANCEMENT, 2, on=CHOSEN)))

card(
    "API-S Keeper Isobel",
    each_turn(
        Choose(Filter()),
        Remove(ADVANCEMENT, 1, off=CHOSEN),
        Gain(3),
        optional=True,
    ),
)

card(
    "Neurostasis",
    advanceable(),
    when_accessed(
        PayTo(Cost(3), Choose(runner_card(), Counters(ADVANCEMENT)), Move(CHOSEN, to=SHUFFLED)),
        optional=True,
    ),
)

card(
    "Otoroshi",
    subroutine(
        May(
            Choose(in_a_server()),
            Place(ADVANCEMENT, 3, on=CHOSEN, up_to=True),
            If(
                Compare(LastAmount("token placed"), ">=", 1),
                Unless(Cost(3), Access(CHOSEN, must=True)),
            ),
        ),
        words=(
            "You may place up to 3 advancement tokens on a card installed in a server. If you do, the Runner accesses "
            "that card unless they pay 3 credits"
        ),
    ),
)

card(
    "Thimblerig",
    each_turn(Choose(ANOTHER_ICE), Swap(THIS, CHOSEN), optional=True),
    whenever(PASSED_ICE, Choose(ANOTHER_ICE), Swap(THIS, CHOSEN), by=OPPONENT, itself=True, optional=True),
    subroutine(EndRun()),
)

card(
    "Hangeki",
    play=(
        Choose(corp_card(types=AGENDA | ASSET | ICE | UPGRADE, words="installed Corp card")),
        OneOf(
            (Access(CHOSEN), Along(Move(THIS, to=REMOVED))),
            Move(THIS, to=SCORED, area=RUNNER, worth=-1),
            by=RUNNER,
        ),
    ),
    play_only_if=TRASHED_LAST_TURN,
    words=(
        "Play only if the Runner trashed a Corp card during their last turn.\n"
        "Choose an installed Corp card. The Runner may access it. If they do, remove this card from the game; "
        "otherwise, add this card to the Runner's score area as an agenda worth -1 agenda point."
    ),
)

card(
    "Daruma",
    Trigger(
        APPROACHED_SERVER,
        (
            Trash(THIS),
            If(
                All(Compare(LastAmount("card trashed"), ">=", 1), Any(CARD_IN_THIS_SERVER)),
                Choose(CARD_IN_THIS_SERVER, name="card in this server"),
                OneOf(
                    (
                        Choose(in_a_server(NotAmong(SWAPPED), words="another card installed in a server")),
                        Swap(SWAPPED, CHOSEN),
                    ),
                    (Choose(CARD_FOR_A_SERVER), Swap(SWAPPED, CHOSEN)),
                ),
            ),
        ),
        by=OPPONENT,
        server=THIS_SERVER,
        optional=True,
        prompt="trash it and swap a card in this server with another one, or with one from HQ",
        words=(
            "When the Runner approaches this server, you may trash this card. If you do, swap a card installed in this "
            "server with another card installed in a server or with an agenda, asset or upgrade from HQ."
        ),
    ),
)
