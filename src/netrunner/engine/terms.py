"""The words of the rules as plain ints: sides, card types, zones, counters, events, queries and purposes.

Inside the engine these are `Final` ints, because enums halve the speed of the hot path; the names people read
stand beside them and are used only at the edge (views, labels, records).
"""

from typing import Final, Literal

# Sides.
CORP: Final = 0
RUNNER: Final = 1
NOBODY: Final = -1
BOTH: Final[tuple[int, ...]] = (CORP, RUNNER)
Side = Literal["corp", "runner"]
SIDES: Final[tuple[Side, Side]] = ("corp", "runner")
SIDE_NAMES: Final[tuple[str, ...]] = ("the Corp", "the Runner")
HAND_NAMES: Final[tuple[str, ...]] = ("HQ", "the grip")
DECK_NAMES: Final[tuple[str, ...]] = ("R&D", "the stack")
DISCARD_NAMES: Final[tuple[str, ...]] = ("Archives", "the heap")

# Card types, as bits so that a filter can name several.
AGENDA: Final = 1
ASSET: Final = 2
ICE: Final = 4
OPERATION: Final = 8
UPGRADE: Final = 16
CORP_IDENTITY: Final = 32
EVENT: Final = 64
HARDWARE: Final = 128
PROGRAM: Final = 256
RESOURCE: Final = 512
RUNNER_IDENTITY: Final = 1024
IDENTITY: Final = CORP_IDENTITY | RUNNER_IDENTITY
TYPE_NAMES: Final = {
    AGENDA: "agenda",
    ASSET: "asset",
    ICE: "ice",
    OPERATION: "operation",
    UPGRADE: "upgrade",
    CORP_IDENTITY: "identity",
    EVENT: "event",
    HARDWARE: "hardware",
    PROGRAM: "program",
    RESOURCE: "resource",
    RUNNER_IDENTITY: "identity",
}

# Zones. DECK is R&D or the stack, HAND is HQ or the grip, DISCARD is Archives or the heap.
# As bits, so that a filter can name several.
DECK: Final = 1  # R&D, or the stack
HAND: Final = 2  # HQ, or the grip
DISCARD: Final = 4  # Archives, or the heap
PLAY: Final = 8  # installed: in, in the root of or protecting a server, or in the rig
SCORED: Final = 16  # a score area
IDENTITY_ZONE: Final = 32  # where identities lie
RESOLVING: Final = 64  # an event or operation on the table while it resolves
SET_ASIDE: Final = 128
REMOVED: Final = 256  # removed from the game
HOSTED: Final = 512  # hosted on a card without being installed
ANY_ZONE: Final = 1023
# Where in a deck a card goes.
TOP: Final = 1 << 11
BOTTOM: Final = 1 << 12
SHUFFLED: Final = 1 << 13
ZONE_NAMES: Final = {
    DECK: "deck",
    HAND: "hand",
    DISCARD: "discard",
    PLAY: "play",
    SCORED: "scored",
    IDENTITY_ZONE: "identity",
    RESOLVING: "resolving",
    SET_ASIDE: "set aside",
    REMOVED: "removed from the game",
    HOSTED: "hosted",
}

# Servers: three centrals, then remotes by number.
HQ: Final = 0  # HQ, or the Corp's hand
RND: Final = 1  # R&D
ARCHIVES: Final = 2  # Archives
FIRST_REMOTE: Final = 3
NO_SERVER: Final = -1
NEW_SERVER: Final = -2  # a remote server that is yet to be created
ANY_SERVER: Final = -3
REMOTE: Final = -4  # any remote server
CENTRAL: Final = -5  # any central server
THIS_SERVER: Final = -6  # the server of the ability's source
ATTACKED: Final = -7  # the server that the Runner is running on
CHOSEN_SERVER: Final = -9  # the server that this program has chosen
OTHER_SERVER: Final = -10  # any server but the attacked one
REMEMBERED_SERVER: Final = -8  # the server that the source has chosen and remembers
UNPROTECTED: Final = -16  # a server without ice
HQ_OR_RND: Final = -17  # either of the two
ELSEWHERE: Final = -18  # any server but that of the ability's source
BUT: Final = -100  # BUT - n: any server but number n

# Counters.
ADVANCEMENT: Final = 0
VIRUS: Final = 1
POWER: Final = 2
AGENDA_COUNTER: Final = 3
CREDIT: Final = 4
COUNTER_KINDS: Final = 5
COUNTER_NAMES: Final[tuple[str, ...]] = ("advancement", "virus", "power", "agenda", "credit")
NO_COUNTERS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0)

# Damage.
NET: Final = 0
MEAT: Final = 1
BRAIN: Final = 2
DAMAGE_NAMES: Final[tuple[str, ...]] = ("net", "meat", "brain")

# Events: what conditional abilities can have as their trigger condition.
TURN_BEGINS: Final = 0  # a turn of the event's side begins
TURN_ENDS: Final = 1  # a turn of the event's side ends
RUN_BEGINS: Final = 2
APPROACHED_ICE: Final = 3
ENCOUNTERED: Final = 4
INTERACTION_OVER: Final = 5  # an encounter leaves step [3.1], or skips it
ENCOUNTER_ENDED: Final = 6
PASSED_ICE: Final = 7
APPROACHED_SERVER: Final = 8
RUN_SUCCESSFUL: Final = 9
RUN_UNSUCCESSFUL: Final = 10
RUN_ENDED: Final = 11
BROKE_SUBROUTINE: Final = 12  # a subroutine was broken with the card that is the event's
ACCESSED: Final = 13
STOLEN: Final = 14
AGENDA_SCORED: Final = 15
TRASHED: Final = 16
INSTALLED: Final = 17
REZZED: Final = 18
DEREZZED: Final = 19
PLAYED: Final = 20
DREW: Final = 21
DAMAGED: Final = 22  # the Runner has suffered damage; the card is the one that it comes from
TAG_TAKEN: Final = 23
PURGED: Final = 24
EXPOSED: Final = 25
ADVANCED: Final = 26
COUNTERS_GONE: Final = 27  # the last counter of a kind left a card
FORFEITED: Final = 28  # an agenda was forfeited; `amount`: the agenda points it was worth
TRACED: Final = 29
USED: Final = 30
DISCARDED: Final = 31
BAD_PUBLICITY_TAKEN: Final = 32
SPENT_CLICK: Final = 33
SPENT_CREDITS: Final = 34
UNINSTALLED: Final = 35
LOST_CLICK: Final = 37
SERVER_CREATED: Final = 38
PASSED_ALL_ICE: Final = 39  # no ice is left between the Runner and the attacked server
POOL_EMPTIED: Final = 40  # a side has no credits in its credit pool
ALL_BROKEN: Final = 41  # every subroutine of the encountered ice is broken
ACCESS_OVER: Final = 42  # an access ended, the card being neither stolen nor trashed by the Runner
PREVENTED: Final = 43  # something of the kind in `what` was about to happen and was prevented or replaced
SPENT_COUNTER: Final = 44  # a counter of the kind in `what` was spent
DAMAGE_DONE: Final = 45  # a side did the damage that the Runner has suffered
GAINED_CREDITS: Final = 46  # credits came into a credit pool through a card
CREDITS_LOST: Final = 47
GAINED_CLICKS: Final = 48
TAG_REMOVED: Final = 49
BAD_PUBLICITY_REMOVED: Final = 50
PLACED: Final = 51  # counters of the kind in `what` were placed on a card
REVEALED: Final = 52
SEARCHED: Final = 53  # somebody searched the zones in `zone`
ADDED_TO_SCORE_AREA: Final = 54  # a card came to a score area without being scored or stolen
JACKED_OUT: Final = 55
PSI_REVEALED: Final = 56  # the bids of a psi game; `amount`: that of the Corp; `what`: SAME_BIDS or DIFFERENT_BIDS
TRACE_BEGINS: Final = 57
RESOLVED: Final = 58  # an event or operation was played and has resolved
BASIC_ACTION: Final = 59  # a basic action, whose kind is in `what`, was taken
HAND_EMPTIED: Final = 60  # a side has no cards in hand: the last one left, or a turn began so
DREW_FOR_TURN: Final = 61  # the Corp has made its mandatory draw
ACCESSES_OVER: Final = 62  # a whole access of a server ended; `amount`: the cards accessed
IDENTITY_FLIPPED: Final = 63
GAME_BEGINS: Final = 64  # the starting hands are kept and nobody has taken a turn
ACCESSES_BEGIN: Final = 65  # the Runner is about to access cards from a server, their number not being fixed yet
SETTING_UP: Final = 66  # both decks are shuffled and no starting hand is drawn yet
LINK_RAISED: Final = 67  # the Runner has spent credits to increase their link strength
SUBROUTINE_BROKEN: Final = 68  # a subroutine was broken on the ice that is the event's card
TAG_AVOIDED: Final = 69
SUBROUTINE_RESOLVED: Final = 70  # a subroutine of ice, whose number is the `amount`, has begun to resolve
ACCESSED_IN_VAIN: Final = 71  # a whole access ended, no card of it being stolen, or trashed by the Runner
BOOSTED: Final = 72  # the strength of an icebreaker was increased
EVENT_KINDS: Final = 73

# How ice is approached or passed: in `what`.
UNREZZED_ICE: Final = 0
REZZED_ICE: Final = 1

# How ice whose subroutines are all broken stands: in `what`.
INNER_ICE: Final = 0
OUTERMOST_ICE: Final = 1  # protecting the attacked server

# How ice is when its encounter ends: in `what`.
BARE_ICE: Final = 0
ADVANCED_ICE: Final = 1  # with at least 1 advancement token on it

# How the server is protected that a run begins on: in `what`.
LITTLE_ICE: Final = 0
SEVERAL_ICE: Final = 1  # by 2 or more pieces of ice

# How the bids of a psi game compare: in `what`.
SAME_BIDS: Final = 0
DIFFERENT_BIDS: Final = 1

# How the cards of a server are accessed: in `what`.
NO_PART_OF_A_RUN: Final = 0  # by an effect, or in a run that is over
PART_OF_A_RUN: Final = 1  # the run goes on

# How a card is after its access: in `what`.
LEFT_ALONE: Final = 0  # where it was
MOVED_AWAY: Final = 1  # elsewhere, though neither stolen nor trashed by the Runner

# How a card is trashed: in `what`.
WHILE_ACCESSED: Final = 1  # while the Runner accesses it

# Queries: values that constant abilities modify.
Q_STRENGTH: Final = 0
Q_REZ_COST: Final = 1  # what it costs to rez a card
Q_INSTALL_COST: Final = 2
Q_PLAY_COST: Final = 3
Q_TRASH_COST: Final = 4  # what it costs the Runner to trash a card that is accessed
Q_MEMORY_LIMIT: Final = 5  # the memory units there are
Q_LINK: Final = 6
Q_HAND_SIZE: Final = 7
Q_ACCESSES: Final = 8  # certain additional accesses from a central server
Q_ADVANCEMENT: Final = 9  # the advancement requirement of an agenda
Q_POINTS: Final = 10  # the agenda points of an agenda
Q_CLICKS: Final = 11  # the clicks of a side's turn
Q_MAY_ACCESS: Final = 12  # additional accesses that the Runner may decline
Q_COUNTERS: Final = 13  # counters of a kind (the amount) on the source count as hosted on others
Q_TRACE: Final = 14  # the base strength of the traces of a card
Q_MEMORY_COST: Final = 15  # the memory units that a program takes
Q_TAGS: Final = 16  # tags that the Runner is considered to have
Q_BAD_PUBLICITY: Final = 17  # bad publicity that the Corp is considered to have
Q_TO_WIN: Final = 18  # the agenda points that a side needs
Q_ICE_INSTALL: Final = 19  # what it costs to install ice
Q_REMOVE_TAG: Final = 20  # the credits of the basic action to remove a tag
Q_TRASH_RESOURCE: Final = 21  # the credits of the basic action to trash a resource
Q_ADVANCE: Final = 22  # the credits of the basic action to advance a card
Q_FIRST_TIMES: Final = 23  # further times that count as "the first time" for the abilities of a card
Q_RUNNER_FIRST: Final = 24  # above 0: the Runner spends first on traces
Q_TOKENS: Final = 25  # advancement tokens that a card is considered to have beside its own
Q_PURGE_LEAVES: Final = 26  # virus counters that a purge leaves on a card
Q_FROM_BOTTOM: Final = 27  # above 0: the run's accesses from a server's deck begin at its bottom
Q_TAGGED: Final = 28  # above 0: the Runner is tagged, whatever tags they have
Q_RUNNER_ORDERS: Final = 29  # above 0: the Runner says in which order unbroken subroutines resolve
Q_NO_BASE_LINK: Final = 30  # above 0: the Runner's base link strength in a trace is 0
Q_CORP_CHOOSES: Final = 31  # above 0: the Corp chooses which cards of a server's pile are accessed
Q_OPEN_HAND: Final = 32  # above 0: a side plays with its hand revealed
Q_FEWER_ACCESSES: Final = 33  # cards fewer that the Runner accesses whenever they access cards
Q_KEEPS_STRENGTH: Final = 34  # above 0: an icebreaker's own boosts last until the turn ends, not the encounter
Q_OUTER_ICE_INSTALL: Final = 35  # what it costs to install ice that is not the innermost
Q_DRAWS: Final = 36  # additional cards of the basic action to draw 1
Q_CARDS_DRAWN: Final = 37  # additional cards of whatever draw
QUERY_KINDS: Final = 38

# What credits are being spent on: decides which recurring and hosted credits may pay.
FOR_INSTALL: Final = 0  # an install cost
FOR_PLAY: Final = 1  # a play cost
FOR_REZ: Final = 2  # a rez cost
FOR_ABILITY: Final = 3  # the cost of an ability
FOR_TRACE: Final = 4  # a trace
FOR_REMOVING_TAGS: Final = 5  # the basic action to remove a tag
FOR_TRASHING: Final = 6  # a trash cost
FOR_STEALING: Final = 7  # the additional cost to steal an agenda
FOR_ADVANCING: Final = 8  # the basic action to advance a card
FOR_EFFECT: Final = 9  # a payment that an effect asks for
FOR_ACTION: Final = 10  # another basic action

# How far back "has happened" looks.
TURN: Final = 0
RUN: Final = 1
LAST_TURN: Final = 2  # of the side that is named, the present one not counted
GAME: Final = 3

# Which of several events is the one that counts: the first of each turn, or of each run.
EACH_TURN: Final = 1
EACH_RUN: Final = 2
ONLY_ONCE: Final = 3  # the first since the effect began to last

# Added to the number of a name in a list where a card remembers that name.
NAMED: Final = 1_000_000_000

# How long a lasting effect lasts.
UNTIL_ENCOUNTER_ENDS: Final = 0
UNTIL_RUN_ENDS: Final = 1
UNTIL_TURN_ENDS: Final = 2
UNTIL_YOUR_TURN_BEGINS: Final = 3
UNTIL_CORP_TURN_ENDS: Final = 4  # the Corp's next turn, not the present one
UNTIL_RUNNER_TURN_ENDS: Final = 5
UNTIL_ACCESS_ENDS: Final = 6  # of the card that is being accessed
UNTIL_DEREZZED: Final = 7  # the card it is tied to, or that is its source, is derezzed or uninstalled
UNTIL_NEXT_RUN_ENDS: Final = 8  # or the turn, if there is no further run in it
UNTIL_GAME_ENDS: Final = 9
UNTIL_STRENGTH_RESETS: Final = 10  # the turn ends, or what has kept the strength of the card no longer does
UNTIL_NAMES: Final = (
    "until the end of the encounter",
    "for the remainder of this run",
    "until the end of the turn",
    "until your next turn begins",
    "until the end of the Corp's next turn",
    "until the end of the Runner's next turn",
    "until the end of the access",
    "until it is derezzed",
    "until the end of the next run this turn",
    "until the game ends",
    "until the end of the turn",
)

# Added to an ability's number where its use counts for the run and not for the turn.
THIS_RUN: Final = 1000

# What can be prevented or avoided.
WOULD_DAMAGE: Final = 0  # damage
WOULD_TAG: Final = 1  # tags
WOULD_TRASH: Final = 2  # cards being trashed
WOULD_EXPOSE: Final = 3  # cards being exposed
WOULD_BAD_PUBLICITY: Final = 4  # bad publicity
WOULD_GAIN: Final = 5  # credits being gained
WOULD_TRACE: Final = 6  # a trace
WOULD_BREAK: Final = 7  # subroutines being broken
WOULD_TRIGGER: Final = 8  # a conditional ability of a card
WOULD_END_RUN: Final = 9  # the run being ended
WOULD_JACK_OUT: Final = 10  # a jack-out
WOULD_SUBROUTINE: Final = 11  # a subroutine is about to resolve
WOULD_KINDS: Final = 12

# Codes an effect's step returns.
DONE: Final = 0
WAIT: Final = 1
ASK: Final = 2


SERVER_NAMES: Final = ["HQ", "R&D", "Archives"]  # by their numbers; those of remote servers as they come up


def server_name(sid: int) -> str:
    """A server's name from its number: "HQ", "Server 1", "New server" for one that is yet to be made."""
    if sid < 0:
        return "New server"
    while len(SERVER_NAMES) <= sid:
        SERVER_NAMES.append(f"Server {len(SERVER_NAMES) - 2}")
    return SERVER_NAMES[sid]
