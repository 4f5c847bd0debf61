"""Live looks at a scenario: what the sides have, the run, and single cards, with everything shown."""

from __future__ import annotations

from netrunner.engine.card import Player
from netrunner.engine.memory import memory_limit, memory_used
from netrunner.engine.run import Run
from netrunner.engine.terms import (
    CORP,
    COUNTER_KINDS,
    COUNTER_NAMES,
    RUNNER,
    SIDES,
    ZONE_NAMES,
    server_name,
)
from netrunner.game import Game


class PlayerLook:
    """What both sides have."""

    def __init__(self, game: Game, side: int) -> None:
        self._game = game
        self._side = side

    @property
    def _player(self) -> Player:
        return self._game.state.players[self._side]

    def _titles(self, cards: list[int]) -> list[str]:
        return [self._game.state.cards[cid].definition.title for cid in cards]

    @property
    def identity(self) -> str:
        return self._titles([self._player.identity])[0]

    @property
    def credits(self) -> int:
        return self._player.credits

    @property
    def clicks(self) -> int:
        return self._player.clicks

    @property
    def hand(self) -> list[str]:
        return self._titles(self._player.hand)

    @property
    def deck(self) -> list[str]:
        """Top card first."""
        return self._titles(list(reversed(self._player.deck)))

    @property
    def discard(self) -> list[str]:
        return self._titles(self._player.discard)

    @property
    def scored(self) -> list[str]:
        return self._titles(self._player.scored)

    @property
    def score(self) -> int:
        return self._game.state.score(self._side)

    @property
    def hand_size(self) -> int:
        return self._game.state.hand_size(self._side)


class CorpLook(PlayerLook):
    def __init__(self, game: Game) -> None:
        super().__init__(game, CORP)

    @property
    def bad_publicity(self) -> int:
        return self._game.state.players[CORP].bad_publicity

    @property
    def servers(self) -> dict[str, dict[str, list[str]]]:
        """Each server's ice, outermost first, and the cards in it or its root."""
        return {
            server_name(server.id): {
                "ice": self._titles(list(server.ice)),
                "root": self._titles(list(server.root)),
            }
            for server in self._game.state.servers
        }


class RunnerLook(PlayerLook):
    def __init__(self, game: Game) -> None:
        super().__init__(game, RUNNER)

    @property
    def tags(self) -> int:
        return self._game.state.players[RUNNER].tags

    @property
    def brain_damage(self) -> int:
        return self._game.state.players[RUNNER].brain_damage

    @property
    def link(self) -> int:
        return self._game.state.link()

    @property
    def memory(self) -> int:
        """Memory units not in use."""
        return memory_limit(self._game.state) - memory_used(self._game.state)

    @property
    def memory_limit(self) -> int:
        return memory_limit(self._game.state)

    @property
    def rig(self) -> list[str]:
        return self._titles(self._game.state.players[RUNNER].rig)


class RunLook:
    """The run in progress."""

    def __init__(self, game: Game) -> None:
        self._game = game

    @property
    def _run(self) -> Run:
        run = self._game.state.run()
        assert run is not None
        return run

    @property
    def server(self) -> str:
        return server_name(self._run.server)

    @property
    def phase(self) -> str:
        return self._run.phase

    @property
    def ice(self) -> str | None:
        """The ice being approached or encountered."""
        g = self._game.state
        encountered = g.encountered_ice()  # not the run's own position while a forced encounter lasts
        if encountered >= 0:
            return g.cards[encountered].definition.title
        return g.cards[self._run.ice].definition.title if self._run.ice_present(g) else None

    @property
    def successful(self) -> bool:
        return self._run.successful

    @property
    def credits(self) -> int:
        """Unspent credits of the Runner's pool that are for this run only."""
        return self._run.credits


class CardLook:
    """One card, as it is now."""

    def __init__(self, game: Game, cid: int) -> None:
        self._game = game
        self.id = cid

    @property
    def title(self) -> str:
        return self._game.state.cards[self.id].definition.title

    @property
    def rezzed(self) -> bool:
        return self._game.state.cards[self.id].faceup

    @property
    def faceup(self) -> bool:
        return self._game.state.cards[self.id].faceup

    @property
    def strength(self) -> int:
        return self._game.state.strength(self._game.state.cards[self.id])

    @property
    def subtypes(self) -> list[str]:
        return self._game.state.subtypes(self._game.state.cards[self.id])

    @property
    def counters(self) -> dict[str, int]:
        counters = self._game.state.cards[self.id].counters
        return {COUNTER_NAMES[kind]: counters[kind] for kind in range(COUNTER_KINDS)}

    @property
    def host(self) -> str | None:
        host = self._game.state.cards[self.id].host
        return None if host < 0 else self._game.state.cards[host].definition.title

    @property
    def hosted(self) -> list[str]:
        return [self._game.state.cards[cid].definition.title for cid in self._game.state.cards[self.id].hosted]

    @property
    def zone(self) -> str:
        return ZONE_NAMES[self._game.state.cards[self.id].zone]

    @property
    def owner(self) -> str:
        return SIDES[self._game.state.cards[self.id].owner]

    @property
    def server(self) -> str | None:
        server = self._game.state.cards[self.id].server
        return None if server < 0 else server_name(server)

    @property
    def known_to(self) -> list[str]:
        """The sides that know which card it is."""
        known = self._game.state.cards[self.id].known
        return [side for bit, side in enumerate(SIDES) if known >> bit & 1]
