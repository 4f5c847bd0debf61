"""The moves that positions are played with again and again: a run to the access, a card installed, a trace bid.

Every move is a few choices by label, nothing that `choose` could not do: it says in one word what a ruling says in one
word, and stops where somebody has to think.
"""

from __future__ import annotations

from netrunner.engine.frame import O_CONTINUE, O_DONE, O_PASS
from netrunner.engine.install import Install
from netrunner.positions import IllegalLabel, PlayByLabel
from netrunner.scenario.inspection import RunLook

ACCESSES = "The Runner accesses "


class Moves(PlayByLabel):
    """What players do, in the words of the rules."""

    # -- cards ---------------------------------------------------------------------------------------------------------

    def play(self, title: str, *answers: str) -> None:
        """Play an operation or event, and answer what it asks, in order.

        >>> from netrunner.scenario import Scenario
        >>> s = Scenario(runner={"hand": ["Inside Job"]}, turn="runner")
        >>> s.play("Inside Job", "HQ")
        >>> s.run.server
        'HQ'
        """
        self._in_order(f"Play {title}", *answers)

    def install(self, title: str, *answers: str) -> None:
        """Install a card where the answers say; nothing is trashed for it that the answers do not name.

        >>> from netrunner.scenario import Scenario
        >>> s = Scenario(corp={"hand": ["Ice Wall"], "servers": {"HQ": {"ice": ["Enigma"]}}})
        >>> s.install("Ice Wall", "HQ")
        >>> s.corp.servers["HQ"]["ice"]
        ['Ice Wall', 'Enigma']
        """
        self._in_order(f"Install {title}", *answers)
        while self.side is not None and isinstance(self.state.stack[-1], Install) and self._offers(O_DONE):
            self.choose("Done")

    def use(self, ability: str, *answers: str) -> None:
        """Use an ability, named by its card or by its whole label, and answer what it asks, in order.

        >>> from netrunner.scenario import Scenario
        >>> s = Scenario(corp={"servers": {"HQ": {"ice": ["Viktor 1.0+"]}}}, runner={"rig": ["Yog.0"]}, turn="runner")
        >>> s.choose("Run HQ"); s.use("Yog.0", "Subroutine 2")
        >>> s.can("Use Yog.0"), s.run.phase
        (True, 'encounter ice')
        """
        self._in_order(f"Use {ability}", *answers)

    def rez(self, title: str, *answers: str) -> None:
        """The Corp rezzes a card at its next chance, other windows being passed, and answers what that asks.

        >>> from netrunner.scenario import Scenario
        >>> s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}}, runner={"rig": ["Corroder"]}, turn="runner")
        >>> s.choose("Run HQ"); s.rez("Ice Wall")
        >>> s.corp.credits, s.run.phase
        (4, 'encounter ice')
        """
        self.choose(f"Rez {title}", side="corp")
        self._in_order(*answers)

    def bid(self, corp: int, runner: int) -> None:
        """What the sides spend on a trace, or bid in secret: the Corp first. A side that can only spend 0 is not asked.

        >>> from netrunner.scenario import Scenario
        >>> s = Scenario(corp={"servers": {"HQ": {"ice": ["Hunter+"]}}}, turn="runner")
        >>> s.choose("Run HQ"); s.bid(corp=1, runner=4)
        >>> s.runner.tags, s.corp.credits, s.runner.credits
        (0, 4, 1)
        """
        for side, amount in (("corp", corp), ("runner", runner)):
            if self.side == side and self.options[0].isdecimal():
                self.choose(str(amount))
            elif amount:
                raise IllegalLabel(f"The {side} is not asked for a bid: {self._refusal(str(amount))}")

    # -- runs ----------------------------------------------------------------------------------------------------------

    def run_on(self, server: str) -> None:
        """A whole run in which nobody does anything: ice resolves, no card accessed is trashed for credits.

        >>> from netrunner.scenario import Scenario
        >>> s = Scenario(corp={"hand": ["Hedge Fund"]}, turn="runner")
        >>> s.run_on("HQ")
        >>> s.accessed, s.run, s.runner.clicks
        (['Hedge Fund'], None, 3)
        """
        self.choose(f"Run {server}")
        self.pass_all()

    def access(self, server: str) -> None:
        """Run a server up to the first access, nobody acting on the way; a question stops it.

        >>> from netrunner.scenario import Scenario
        >>> s = Scenario(corp={"hand": ["Snare!"]}, runner={"hand": ["Diesel"] * 3}, turn="runner")
        >>> s.access("HQ")
        >>> s.side, s.options
        ('corp', ['Yes', 'No'])
        """
        before = len(self.accessed)
        self.choose(f"Run {server}")
        while len(self.accessed) == before:
            if self.run is None:
                raise IllegalLabel(f"The run on {server} has ended without an access: {self!r}.")
            if not self._offers(O_PASS, O_CONTINUE):
                return
            self.choose("Continue" if self.can("Continue") else "Pass")

    def to_encounter(self) -> None:
        """Pass the approach until the next ice is encountered, or the one at hand when it is.

        >>> from netrunner.scenario import Scenario
        >>> ice = ["Ice Wall", "Enigma+"]
        >>> s = Scenario(corp={"servers": {"HQ": {"ice": ice}}}, runner={"rig": ["Yog.0"]}, turn="runner")
        >>> s.choose("Run HQ"); s.to_encounter()
        >>> s.run.ice, s.run.phase
        ('Enigma', 'encounter ice')
        """
        while self.phase not in (None, "encounter ice"):
            self.choose("Continue" if self.can("Continue") else "Pass")
        if self.run is None:
            raise IllegalLabel(f"The run has ended and no ice is encountered: {self!r}.")

    @property
    def run(self) -> RunLook | None:
        """The run in progress; None while there is none."""
        return None if self.state.run() is None else RunLook(self.game)

    @property
    def phase(self) -> str | None:
        """The phase of the run in progress; None while there is none.

        >>> from netrunner.scenario import Scenario
        >>> s = Scenario(turn="runner")
        >>> s.choose("Run HQ")
        >>> s.phase
        'approach server'
        """
        return None if self.run is None else self.run.phase

    @property
    def accessed(self) -> list[str]:
        """The titles of the cards accessed so far, in order."""
        found = [line.removeprefix(ACCESSES) for line in self.log if line.startswith(ACCESSES)]
        return [line.rpartition(" from ")[0] for line in found]

    # -- turns ---------------------------------------------------------------------------------------------------------

    def next_turn(self) -> None:
        """End this turn and the opponent's: the side that acts now begins its next turn.

        >>> from netrunner.scenario import Scenario
        >>> s = Scenario(turn="runner")
        >>> s.next_turn()
        >>> s.side, s.runner.clicks, s.runner.credits
        ('runner', 4, 9)
        """
        self.end_turn()
        self.end_turn()

    @property
    def step(self) -> str:
        """The number of the timing step, as the Rules Reference numbers it.

        >>> from netrunner.scenario import Scenario
        >>> Scenario(turn="runner").step
        '[1.6]'
        """
        return str(self.game.view("spectator")["step"]).rpartition(" ")[2]

    def _in_order(self, *labels: str) -> None:
        for label in labels:
            self.choose(label)

    def _offers(self, *kinds: int) -> bool:
        """Whether one of the options is of one of these kinds."""
        return any(option.kind in kinds for option in self.state.options)
