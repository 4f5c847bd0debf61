"""The timing structures of the Rules Reference as tables, to be laid side by side with it.

Rules Reference: Timing Structure of Turns, Timing Structure of a Run. The frames in `turn`, `run` and `encounter` walk
these tables; nothing else knows the order of things.
"""

from __future__ import annotations

from typing import Final, final

# What a paid ability window allows besides paid abilities.
PAID_ONLY: Final = 0
REZ: Final = 1  # the Corp may rez non-ice cards
SCORE: Final = 2  # the Corp may score agendas
REZ_ICE: Final = 4  # the Corp may rez the approached ice
INTERACT: Final = 8  # the Runner can break subroutines

# What a step does.
GAIN_CLICKS: Final = 0
WINDOW: Final = 1
REFILL: Final = 2
BEGINS: Final = 3
DRAW: Final = 4
ACTIONS: Final = 5
DISCARD_DOWN: Final = 6
LOSE_CLICKS: Final = 7
ENDS: Final = 8

# Steps of a run.
INITIATION: Final = 0
APPROACH: Final = 1
APPROACH_WINDOW: Final = 2
APPROACH_JACK_OUT: Final = 3
APPROACH_REZ: Final = 4
APPROACH_CHECK: Final = 5
ENCOUNTER_STEP: Final = 6
PASS_STEP: Final = 7
SERVER_APPROACH: Final = 8
SERVER_WINDOW: Final = 9
SERVER_JACK_OUT: Final = 10
SERVER_REZ: Final = 11
SUCCESS: Final = 12
ACCESS_STEP: Final = 13
RUN_ENDS: Final = 14
RUN_FAILS: Final = 15


@final
class Step:
    """One numbered step: its number in the Rules Reference, what it is called, what it does, what its window allows."""

    __slots__ = ("allows", "does", "name", "number")

    def __init__(self, number: str, name: str, does: int, allows: int = 0) -> None:
        self.number = number
        self.name = name
        self.does = does
        self.allows = allows


CORP_TURN: Final[tuple[Step, ...]] = (
    Step("[1.1]", "Draw phase: the Corp gains allotted clicks", GAIN_CLICKS),
    Step("[1.2]", "Draw phase: paid abilities, rezzing and scoring", WINDOW, REZ | SCORE),
    Step("[1.3]", "Draw phase: recurring credits refill", REFILL),
    Step("[1.4]", "Draw phase: the Corp's turn begins", BEGINS),
    Step("[1.5]", "Draw phase: the Corp draws 1 card", DRAW),
    Step("[2.1]", "Action phase: paid abilities, rezzing and scoring", WINDOW, REZ | SCORE),
    Step("[2.2]", "Action phase: the Corp takes actions", ACTIONS, REZ | SCORE),
    Step("[3.1]", "Discard phase: the Corp discards down to the maximum hand size", DISCARD_DOWN),
    Step("[3.2]", "Discard phase: paid abilities and rezzing", WINDOW, REZ),
    Step("[3.3]", "Discard phase: unspent clicks are lost", LOSE_CLICKS),
    Step("[3.4]", "Discard phase: the Corp's turn ends", ENDS),
)

RUNNER_TURN: Final[tuple[Step, ...]] = (
    Step("[1.1]", "Action phase: the Runner gains allotted clicks", GAIN_CLICKS),
    Step("[1.2]", "Action phase: paid abilities and rezzing", WINDOW, REZ),
    Step("[1.3]", "Action phase: recurring credits refill", REFILL),
    Step("[1.4]", "Action phase: the Runner's turn begins", BEGINS),
    Step("[1.5]", "Action phase: paid abilities and rezzing", WINDOW, REZ),
    Step("[1.6]", "Action phase: the Runner takes actions", ACTIONS, REZ),
    Step("[2.1]", "Discard phase: the Runner discards down to the maximum hand size", DISCARD_DOWN),
    Step("[2.2]", "Discard phase: paid abilities and rezzing", WINDOW, REZ),
    Step("[2.3]", "Discard phase: unspent clicks are lost", LOSE_CLICKS),
    Step("[2.4]", "Discard phase: the Runner's turn ends", ENDS),
)

TURNS: Final[tuple[tuple[Step, ...], ...]] = (CORP_TURN, RUNNER_TURN)

# Where in its table each turn takes its actions.
CORP_ACTIONS: Final = 6
RUNNER_ACTIONS: Final = 5

RUN: Final[tuple[Step, ...]] = (
    Step("[1]", "Initiation: the Runner declares the attacked server", INITIATION),
    Step("[2]", "Approach ice", APPROACH),
    Step("[2.1]", "Approach ice: paid abilities", APPROACH_WINDOW, PAID_ONLY),
    Step("[2.2]", "Approach ice: jack out or continue", APPROACH_JACK_OUT),
    Step("[2.3]", "Approach ice: the ice and non-ice cards can be rezzed", APPROACH_REZ, REZ | REZ_ICE),
    Step("[2.4]", "Approach ice: is the ice rezzed?", APPROACH_CHECK),
    Step("[3]", "Encounter ice", ENCOUNTER_STEP),
    Step("[4]", "Pass ice", PASS_STEP),
    Step("[5]", "Approach server", SERVER_APPROACH),
    Step("[5.1]", "Approach server: paid abilities", SERVER_WINDOW, PAID_ONLY),
    Step("[5.2]", "Approach server: jack out or continue", SERVER_JACK_OUT),
    Step("[5.3]", "Approach server: paid abilities and rezzing", SERVER_REZ, REZ),
    Step("[5.4]", "Approach server: the run is successful", SUCCESS),
    Step("[5.5]", "Approach server: access cards", ACCESS_STEP),
    Step("[6]", "The run ends", RUN_ENDS),
    Step("[7]", "The run ends unsuccessfully", RUN_FAILS),
)

INTERACTION: Final = Step("[3.1]", "Encounter ice: break subroutines, paid abilities", WINDOW, INTERACT)

RUN_PHASES: Final = (
    "initiation",
    "approach ice",
    "approach ice",
    "approach ice",
    "approach ice",
    "approach ice",
    "encounter ice",
    "pass ice",
    "approach server",
    "approach server",
    "approach server",
    "approach server",
    "approach server",
    "access",
    "access",
    "access",
)
