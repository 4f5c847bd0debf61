"""The bots of `docs/bots.md` play."""

import re
from pathlib import Path

from netrunner.bots import decide, rookie, worlds_of
from netrunner.decks import Deck
from netrunner.game import Game

PAGE = Path(__file__).parent.parent.parent / "docs" / "bots.md"


def test_the_bots_of_the_page_play_a_game() -> None:
    names: dict[str, object] = {}
    for block in re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL):
        exec(compile(block, str(PAGE), "exec"), names)
    for name in ("greedy", "lookahead"):
        bot = names[name]
        game = Game.start(Deck.load("core-weyland"), Deck.load("core-criminal"), seed=1, skip_empty_windows=True)
        for number in range(60):
            decision = game.decision
            if decision is None:
                break
            view, worlds = game.view(decision.side), worlds_of(game, decision.side)
            player = bot if decision.side == "runner" else rookie
            assert callable(player)
            game.choose(decide(player, view, seed=1, number=number, worlds=worlds))
