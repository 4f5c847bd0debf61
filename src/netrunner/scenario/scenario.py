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
from netrunner.engine.moves import to_discard, to_hand, to_score_area
from netrunner.engine.placement import install_runner
from netrunner.engine.reason import SetupError
from netrunner.engine.terms import CORP, DECK, PLAY, RUNNER, SIDES
from netrunner.positions import IllegalLabel, set_up
from netrunner.positions.layout import NO_DEFINITIONS, Spec, look_up
from netrunner.scenario.inspection import CardLook, CorpLook, RunnerLook
from netrunner.scenario.moves import Moves


class Scenario(Moves):
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
        super().__init__(set_up(corp or {}, runner or {}, turn, seed, skip_empty_windows, definitions))

    @property
    def corp(self) -> CorpLook:
        return CorpLook(self.game)

    @property
    def runner(self) -> RunnerLook:
        return RunnerLook(self.game)

    def card(self, title: str) -> CardLook:
        """A live view of a card; installed copies first."""
        found = self.cards(title)
        if not found:
            raise IllegalLabel(f"There is no card called {title!r} on the table.")
        return found[0]

    def cards(self, title: str) -> list[CardLook]:
        """Every copy of a card."""
        g = self.state
        copies = [card.id for card in g.cards if title in (card.printed.title, card.definition.title)]
        copies.sort(key=lambda cid: (g.cards[cid].zone != PLAY, cid))
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

    def digest(self) -> str:
        return digest(self.state)

    def __repr__(self) -> str:
        return f"Scenario({self.side!r}: {self.options!r})"
