"""The numbers of the rookie's rules of thumb, in credits or shares. A number here counts in the decisions of one side.

They stand here as they were thought of; games between rookies have changed most of them since. `python -m
netrunner.learn tune` plays rookies with all numbers moved a little by chance, and moves each the way that won more
games; what came of it is in `weights/rookie.json`, which is read when the program starts.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, final

ROOKIE_FILE: Final = Path(__file__).parent / "weights" / "rookie.json"


@final
class CorpTuning:
    """What the Corp's decisions go by. There is one of it, which a tool may change while it runs."""

    def __init__(self) -> None:
        # the Corp: money, cards and its turn
        self.corp_broke = 1.3
        self.corp_poor = 0.8
        self.corp_short = 0.2
        self.corp_saving = 1.0
        self.corp_guarding = 0.8
        self.exposed = 0.3
        self.corp_draw_full = 0.5
        self.corp_card = 1.1
        self.corp_few_cards = 0.5
        self.corp_draw_for_ice = 0.8
        self.corp_draw_for_agendas = 0.9
        self.purged_counter = 0.9
        self.trashed_resource = 1.4
        self.advance_early = 0.55
        self.advance_at_all = 0.5
        self.advance_unfunded = 0.3
        self.advance_ice = 0.9
        self.advance_trap = 1.5
        self.fast_advance = 0.8
        self.operation = 1.0
        self.wasted_blow = 0.4
        self.rez_when_poor = 1.15
        self.rez_upgrade = 0.35
        self.rez_earner = 0.8
        # the Corp: rezzing ice
        self.rez_least_stake = 1.5
        self.rez_to_stop = 0.9
        self.rez_to_stop_at_all = 1.5
        self.rez_stopped_inside = 0.6
        self.rez_to_tax = 0.8
        self.rez_to_hurt = 0.9
        self.rez_unstopped = 0.1
        self.rez_lasting = 1.0
        self.rez_lasting_cost = 0.35
        # the Corp: where cards go
        self.first_remote = 3.2
        self.second_remote = 1.0
        self.further_remote = 1.2
        self.ice_on_hq = 3.6
        self.ice_on_hq_agenda = 0.7
        self.ice_on_rnd = 4.4
        self.ice_on_archives = 0.4
        self.ice_on_raided_archives = 3.0
        self.ice_on_agenda = 4.6
        self.ice_for_agendas = 3.4
        self.ice_for_each_agenda = 0.5
        self.ice_on_iced = 2.4
        self.ice_on_naked = 1.0
        self.ice_by_runner_points = 0.1
        self.ice_by_number = 0.5
        self.ice_again = 0.7
        self.ice_on_closed = 0.4
        self.ice_by_effect = 1.0
        self.ice_too_dear = 0.8
        self.ice_at_all = 0.3
        self.ice_half_open = 8.0
        self.agenda_unfunded = 0.25
        self.agenda_care = 0.5
        self.agenda_late = 12.0
        self.agenda_in_hand = 0.3
        self.install_when_full = 0.8
        self.agenda_rich = 0.02
        self.agenda_crowd = 1.5
        self.agenda_naked = 1.0
        self.agenda_kept = 0.75
        self.agenda_at_all = 0.5
        self.intrusion_closed = 0.15
        self.intrusion_nearly_closed = 0.28
        self.intrusion_within_reach = 0.27
        self.intrusion_open = 0.92
        self.intrusion_price = 0.3
        self.trap = 0.9
        self.trap_that_grows = 1.2
        self.asset = 0.75
        self.asset_cost = 0.55
        self.asset_behind_ice = 0.7
        self.asset_in_the_way = 2.5
        self.asset_crowd = 0.2
        self.upgrade = 0.8
        self.upgrade_that_lowers = 2.5
        self.upgrade_to_score = 0.8
        self.keep_ice = 2.5
        self.corp_point = 6.0
        self.lost_point = 8.0
        self.corp_thrift = 0.045


@final
class RunnerTuning:
    """What the Runner's decisions go by, likewise."""

    def __init__(self) -> None:
        # the Runner: money, cards and its turn
        self.runner_broke = 0.9
        self.runner_poor = 0.5
        self.runner_short = 0.0
        self.runner_saving = 1.0
        self.runner_draw_full = 0.5
        self.runner_draw_past_breaker = 0.8
        self.runner_draw_past = 1.2
        self.runner_draw_past_useless = 0.7
        self.runner_card = 1.2
        self.runner_few_cards = 0.7
        self.runner_draw_for_breaker = 0.5
        self.haste = 0.5
        self.run_on_poor_corp = 0.8
        self.run_when_rich = 0.8
        self.run_hq = 0.0
        self.run_rnd = 0.0
        self.run_elsewhere = 0.0
        self.breaker_of_all = 5.0
        self.breaker_again = 1.0
        self.breaker_needed = 8.5
        self.breaker_missing = 6.5
        self.memory_cleared = 2.0
        self.resource_when_tagged = 0.4
        self.install_price = 0.75
        self.install_broke = 0.8
        self.install_at_all = 0.4
        self.other_card = 1.0
        self.long_run = 4.0
        self.second_copy = 0.45
        self.tag_removed = 1.0
        self.run_event = 0.3
        self.search_for_breaker = 5.0
        self.event = 1.0
        self.event_kept = 0.7
        self.useless = 1.7
        self.runner_contest = 1.0
        self.per_run = 0.6
        self.per_click = 0.8
        self.per_access = 0.6
        self.fetching = 2.5
        # the Runner: what is at stake
        self.stolen_point = 8.0
        self.runner_thrift = 0.045
        self.death = 60.0
        self.known_agenda = 1.3
        self.suspected_agenda = 1.2
        self.suspected_token = 0.3
        self.trashed_card = 0.8
        self.run_price = 1.0
        self.run_pain = 1.0
        self.forced_rez = 0.3
        self.trash_at_all = 0.1
        self.trash_when_poor = 0.5
        self.go_on = 1.0


corp_tuning: Final = CorpTuning()
runner_tuning: Final = RunnerTuning()


def use_numbers(tuning: CorpTuning | RunnerTuning, numbers: dict[str, Any]) -> None:
    """Let the rookies of a side go by these numbers from now on."""
    for name, value in numbers.items():
        if not hasattr(tuning, name):
            raise ValueError(f"The rookie has no number {name!r}.")
        setattr(tuning, name, float(value))


def use_tuned() -> None:
    """Let rookies go by the numbers that were tuned."""
    tuned = json.loads(ROOKIE_FILE.read_text(encoding="utf-8"))
    use_numbers(corp_tuning, tuned["corp"])
    use_numbers(runner_tuning, tuned["runner"])


use_tuned()
