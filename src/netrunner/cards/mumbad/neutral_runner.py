"""Mumbad cycle: neutral Runner cards."""

from netrunner.cards.vocabulary import *
from netrunner.engine.definition import CardDef
from netrunner.engine.frame import O_BRANCH
from netrunner.engine.outside import outside_cards
from netrunner.engine.placement import switch_identity


class SwitchIdentity(Effect):
    """The Runner's identity is switched with another one of the same faction, from outside the game."""

    __slots__ = ()

    def identities(self, g: State) -> list[CardDef]:
        """All identities of the Runner, by title: an option is a place in this list."""
        return outside_cards(RUNNER, IDENTITY)

    def others(self, g: State) -> list[int]:
        own = g.cards[g.players[RUNNER].identity].printed
        found = self.identities(g)
        return [
            place
            for place in range(len(found))
            if found[place].faction == own.faction and found[place].title != own.title
        ]

    def step(self, g: State, f: Resolve) -> int:
        return ASK if f.stage == 0 and self.others(g) else DONE

    def prompt(self, g: State, f: Resolve) -> str:
        return "choose your new identity."

    def options(self, g: State, f: Resolve) -> list[Option]:
        return [Option(O_BRANCH, -1, place) for place in self.others(g)]

    def branch(self, g: State, number: int) -> str:
        return self.identities(g)[number].title

    def choose(self, g: State, f: Resolve, option: Option) -> None:
        f.stage = 1
        switch_identity(g, RUNNER, self.identities(g)[option.arg])

    def could(self, g: State, ctx: Context) -> bool:
        return bool(self.others(g))

    def phrase(self, voice: Voice) -> str:
        return "switch your identity with another identity of the same faction, from outside the game"


card(
    "Chatterjee University",
    action(Cost(clicks=1), Place(POWER)),
    action(Cost(clicks=1), Choose(program(zone=HAND)), Install(CHOSEN, less=Counters(POWER)), Remove(POWER)),
)

card("Corporate Scandal", Static(Q_BAD_PUBLICITY, 1, side=CORP))

card(
    "Populist Rally",
    play=Until(UNTIL_CORP_TURN_ENDS, Static(Q_CLICKS, -1, side=CORP)),
    play_only_if=Any(runner_card(subtype="seedy")),
    words="Play only if you have a seedy card installed.\nThe Corp has 1 fewer click to spend in its next turn.",
)

card('"Freedom Through Equality"', whenever(STOLEN, Move(THIS, to=SCORED, worth=1)))

card("Akshara Sareen", Static(Q_CLICKS, 1), Static(Q_CLICKS, 1, side=CORP))

card(
    "Councilman",
    Trigger(
        REZZED,
        PayTo(
            Cost(RezCostOf(THAT_CARD), trash_self=True),
            Derez(THAT_CARD),
            Along(Until(UNTIL_TURN_ENDS, Forbid("rez", this_card(), side=CORP), of=THAT_CARD)),
        ),
        who=corp_card(types=ASSET | UPGRADE),
        by=OPPONENT,
        optional=True,
        prompt="derez it by paying its rez cost and trashing Councilman; the Corp cannot rez it again this turn",
    ),
)

card("Sports Hopper", link(1), paid(Cost(trash_self=True), Draw(3)))

card(
    "Bazaar",
    Trigger(
        INSTALLED,
        (Choose(hardware(CopyOf(THAT_CARD), zone=HAND)), Install(CHOSEN)),
        who=hardware(zone=ANY_ZONE),
        by=YOU,
        when=From(HAND),
        optional=True,
        prompt="install another copy of that hardware from your grip, paying all costs",
    ),
)

card("Rebirth", play=(SwitchIdentity(), Along(Move(THIS, to=REMOVED))))

card("Guru Davinder", AlwaysPrevents(WOULD_DAMAGE, damage=(NET, MEAT), then=Unless(Cost(4), Trash(THIS))))

stole_nothing = Not(Happened(STOLEN, since=RUN, side=RUNNER))

card(
    "The Turning Wheel",
    Trigger(RUN_ENDED, Place(POWER), by=YOU, server=HQ, when=stole_nothing),
    Trigger(RUN_ENDED, Place(POWER), by=YOU, server=RND, when=stole_nothing),
    paid(
        Cost(counter=POWER, counters=2),
        Until(UNTIL_RUN_ENDS, Static(Q_ACCESSES, 1, server=HQ_OR_RND)),
        when=DuringRun(),
    ),
    words=(
        "Whenever a run on HQ or R&D ends during which you stole no agendas, place 1 power counter on this card.\n"
        "2 hosted power counters: For the remainder of this run, access 1 additional card from HQ or R&D."
    ),
)

card(
    "Rigged Results",
    play=Guess(
        Run(
            during=(
                Trigger(
                    RUN_BEGINS,
                    (
                        Choose(ice(protecting=ATTACKED)),
                        Until(
                            UNTIL_RUN_ENDS,
                            Trigger(
                                ENCOUNTERED,
                                Bypass(),
                                who=ice(Among(CHOSEN)),
                                words="Whenever you encounter it, bypass it.",
                            ),
                        ),
                    ),
                ),
            )
        ),
        most=2,
    ),
    words=(
        "Secretly spend up to 2 credits. The Corp guesses how many you spent, then they are revealed. If the guess was "
        "wrong, make a run and choose a piece of ice protecting the attacked server: bypass it when you encounter it."
    ),
)
