"""The scenario API: a position, played by label.

>>> s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}}, runner={"rig": ["Corroder"]}, turn="runner")
>>> s.choose("Run HQ"); s.choose("Rez Ice Wall", side="corp")
>>> s.run.phase, s.card("Ice Wall").rezzed
('encounter ice', True)
"""

from __future__ import annotations

from collections.abc import Mapping

from netrunner.engine.card import new_card
from netrunner.engine.definition import CardDef
from netrunner.engine.digest import digest
from netrunner.engine.explain import why_not
from netrunner.engine.frame import (
    O_CARD,
    O_CONTINUE,
    O_CREDIT,
    O_DONE,
    O_KEEP,
    O_NO,
    O_NO_ACTION,
    O_PASS,
    Option,
)
from netrunner.engine.log import lines
from netrunner.engine.moves import to_discard, to_hand, to_score_area
from netrunner.engine.placement import install_runner
from netrunner.engine.reason import IllegalChoice, Reason, SetupError
from netrunner.engine.state import State
from netrunner.engine.terms import CORP, DECK, RUNNER, SIDES
from netrunner.engine.turn import Turn
from netrunner.game import Game, Result
from netrunner.scenario.look import CardLook, CorpLook, RunLook, RunnerLook
from netrunner.scenario.table import NO_DEFINITIONS, Layout, Spec, look_up

PASSIVE = (O_PASS, O_CONTINUE, O_NO_ACTION, O_NO, O_DONE, O_KEEP)
PATIENCE = 500


class ScenarioError(IllegalChoice):
    """A label that is not legal now, with the reason and what is."""


class Scenario:
    """A position on the table."""

    def __init__(
        self,
        corp: Spec | None = None,
        runner: Spec | None = None,
        turn: str = "corp",
        seed: int = 0,
        skip_empty_windows: bool = True,
        definitions: Mapping[str, CardDef] = NO_DEFINITIONS,
    ) -> None:
        """`definitions` are the scenario's own cards, by title, beside (or instead of) those of the pool."""
        self.definitions = definitions
        state = Layout(corp or {}, runner or {}, turn, seed, skip_empty_windows, definitions).build()
        self.game = Game(state, {"scenario": True})

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def side(self) -> str | None:
        """Who decides now, or None when the game is over."""
        who = self.state.decider()
        return None if who < 0 else SIDES[who]

    @property
    def options(self) -> list[str]:
        """The legal labels now."""
        decision = self.game.decision
        return [] if decision is None else decision.labels

    @property
    def prompt(self) -> str:
        decision = self.game.decision
        return "" if decision is None else decision.prompt

    def match(self, label: str) -> int | None:
        """The option a label means: exactly it, else the only one that starts with it. "Use X" alone means the first
        ability of X when several could be used."""
        wanted = label.casefold()
        found = self.options
        for i, name in enumerate(found):
            if name.casefold() == wanted:
                return i
        starts = [i for i, name in enumerate(found) if name.casefold().startswith(wanted)]
        if len(starts) == 1:
            return starts[0]
        if starts and all(found[i].casefold().partition(":")[0] == wanted for i in starts):
            return starts[0]
        return None

    def choose(self, label: str, side: str | None = None) -> None:
        """Choose by label. With `side`, first pass other windows until that side can do it."""
        if side is not None:
            self._pass_to(label, side)
        index = self.match(label)
        if index is None:
            raise ScenarioError(self._refusal(label))
        self.game.choose(index)

    def _pass_to(self, label: str, side: str) -> None:
        if side not in SIDES:
            raise ScenarioError(f"{side!r} is not a side: use 'corp' or 'runner'.")
        for _ in range(PATIENCE):
            if self.side == side and self.match(label) is not None:
                return
            passing = self._passing()
            if passing is None or self.side is None:
                break
            self.game.choose(passing)
        raise ScenarioError(self._refusal(label))

    def _passing(self) -> Option | None:
        """The option that does nothing and goes on, if there is one."""
        for option in self.state.options:
            if option.kind in (O_PASS, O_CONTINUE, O_NO_ACTION, O_NO):
                return option
        return None

    def _refusal(self, label: str) -> str:
        if self.side is None:
            return f"{label!r}: the game is over."
        reason = self.why_not(label)
        why = "it could mean several of the options" if reason is None else str(reason)
        return f"{label!r} is not possible now: {why}. {self.side} may choose: {', '.join(self.options)}."

    def can(self, label: str) -> bool:
        return self.match(label) is not None

    def why_not(self, label: str) -> Reason | None:
        """Why a label is not legal now; None when it is."""
        return why_not(self.state, label)

    def pass_until(self, label: str) -> None:
        """Pass windows until a label is offered."""
        for _ in range(PATIENCE):
            if self.match(label) is not None:
                return
            passing = self._passing()
            if passing is None:
                break
            self.game.choose(passing)
        raise ScenarioError(self._refusal(label))

    def pass_all(self) -> None:
        """Go on passively until an action or a discard is due, or the game is over."""
        turn = self.state.turn
        for _ in range(PATIENCE):
            if self.side is None or self._acting() or self.state.turn != turn:
                return
            self.game.choose(self._default())

    def _acting(self) -> bool:
        return isinstance(self.state.stack[-1], Turn)

    def _default(self) -> Option:
        """The most passive option: pass, decline, or else the first."""
        options = self.state.options
        for kind in PASSIVE:
            for option in options:
                if option.kind == kind:
                    return option
        return options[0]

    def end_turn(self) -> None:
        """Spend the remaining clicks on credits, pass, and discard from the right as needed."""
        turn = self.state.turn
        while self.side is not None and self.state.turn == turn:
            options = self.state.options
            if self._acting() and options[0].kind == O_CREDIT:
                self.game.choose(options[0])
            elif self._acting() and options[0].kind == O_CARD:
                self.game.choose(options[-1])
            else:
                self.game.choose(self._default())

    @property
    def corp(self) -> CorpLook:
        return CorpLook(self.game)

    @property
    def runner(self) -> RunnerLook:
        return RunnerLook(self.game)

    @property
    def run(self) -> RunLook | None:
        return None if self.state.run() is None else RunLook(self.game)

    def card(self, title: str) -> CardLook:
        """A live view of a card; installed copies first."""
        found = self.cards(title)
        if not found:
            raise ScenarioError(f"There is no card called {title!r} on the table.")
        return found[0]

    def cards(self, title: str) -> list[CardLook]:
        """Every copy of a card."""
        g = self.state
        copies = [card.id for card in g.cards if title in (card.printed.title, card.definition.title)]
        copies.sort(key=lambda cid: (g.cards[cid].zone != 3, cid))
        return [CardLook(self.game, cid) for cid in copies]

    def give(self, side: str, **changes: int) -> None:
        """Add to what a side has: credits, clicks, tags, bad_publicity, brain_damage."""
        player = self.state.players[SIDES.index(side)]
        for name, amount in changes.items():
            if name not in ("credits", "clicks", "tags", "bad_publicity", "brain_damage"):
                raise SetupError(f"{name!r} cannot be given: use credits, clicks, tags, bad_publicity or brain_damage.")
            before = getattr(player, name)
            setattr(player, name, max(0, before + amount))
            if name == "credits":
                self.state.bank -= player.credits - before
        self._refresh()

    def place(self, side: str, zone: str, title: str) -> None:
        """Put a new card into a side's hand, deck (on top), discard, score area or rig."""
        g = self.state
        owner = SIDES.index(side)
        made = new_card(
            len(g.cards), look_up(title, CORP if zone == "scored" else owner, zone, self.definitions), owner, g.token
        )
        if zone == "scored":
            made.owner = CORP
        g.cards.append(made)
        g.players[made.owner].deck.append(made.id)
        made.zone = DECK
        made.instance = g.next_instance()
        depth = len(g.stack)
        if zone == "hand":
            to_hand(g, made.id)
        elif zone == "discard":
            to_discard(g, made.id, True)
        elif zone == "scored":
            to_score_area(g, made.id, owner)
        elif zone == "rig" and owner == RUNNER:
            install_runner(g, made.id)
        elif zone != "deck":
            raise SetupError(f"{zone!r} is not a zone a card can be placed in: hand, deck, discard, scored or rig.")
        del g.stack[depth:]
        self._refresh()

    def _refresh(self) -> None:
        g = self.state
        g.drop_index()
        self.game._decision = None
        g.advance()

    @property
    def result(self) -> Result | None:
        return self.game.result

    @property
    def log(self) -> list[str]:
        """Every line of the log, with everything shown."""
        return [text for _, text in lines(self.state.log, 3)]

    def digest(self) -> str:
        return digest(self.state)

    def __repr__(self) -> str:
        return f"Scenario({self.side!r}: {self.options!r})"
