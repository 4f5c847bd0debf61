"""Copies and keys hold everything: a frame or a change that forgets a part would make different games look alike."""

import ast
from collections.abc import Mapping
from pathlib import Path

import pytest

from netrunner.cards.behaviour import BOOK
from netrunner.cards.registry import definition, load_behaviour
from netrunner.cards.vocabulary import CORP, HQ, Draw, Gain, OneOf, Run, Tag, Trace, paid
from netrunner.engine.ability import Ability, Paid
from netrunner.engine.cost import Cost
from netrunner.engine.definition import CardDef
from netrunner.engine.effects.contests import Trace as TraceEffect
from netrunner.engine.effects.runs import Run as RunEffect
from netrunner.engine.index import context_of
from netrunner.engine.run import Run as RunFrame
from netrunner.engine.structure import Program, walk
from netrunner.engine.trace import Trace as TraceFrame
from netrunner.engine.trace import TraceChange
from netrunner.scenario import Scenario
from tests.engine.homemade import by_title, event, operation, resource

SOURCES = Path(__file__).parents[2] / "src" / "netrunner"

FIXED: Mapping[str, set[str]] = {
    "DamageChange": {"kind"},
    "TagChange": {"kind"},
    "BadPublicityChange": {"kind", "preventable"},
    "TrashChange": {"kind", "amount"},  # the amount is the number of the cards
    "ExposeChange": {"kind", "amount", "preventable"},
    "TriggerChange": {"kind", "preventable", "source"},  # the source is that of what resolves
    "GainChange": {"kind", "preventable"},
    "StepChange": {"kind", "amount", "preventable", "source"},
    "LongChange": {"kind", "amount", "preventable", "source"},
    "BreakChange": {"kind", "amount", "preventable"},  # the number of the subroutines
    "SubroutineChange": {"kind", "preventable"},
    "JackOutChange": {"kind", "preventable", "source"},
    "EndRunChange": {"kind", "amount", "preventable"},
    "TraceChange": {"kind", "preventable", "source"},
}
"""What a change says of itself by being of its class, or reads off its other parts. Frames have nothing of the kind."""


def classes(base: str) -> dict[str, ast.ClassDef]:
    """The classes of the sources that derive from a base, by name. Read as text: the engine may be compiled."""
    found: dict[str, ast.ClassDef] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and any(isinstance(b, ast.Name) and b.id == base for b in node.bases):
                assert node.name not in found, f"two classes of the name {node.name}"
                found[node.name] = node
    return found


def base_change() -> ast.ClassDef:
    tree = ast.parse((SOURCES / "engine" / "change.py").read_text(encoding="utf-8"))
    return next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Change")


def slots(node: ast.ClassDef) -> set[str]:
    for part in node.body:
        if isinstance(part, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "__slots__" for t in part.targets):
            names = ast.literal_eval(part.value)
            return {names} if isinstance(names, str) else set(names)
    raise AssertionError(f"{node.name} has no __slots__")


def method(node: ast.ClassDef, name: str) -> ast.FunctionDef | None:
    return next((part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == name), None)


def parameters(node: ast.ClassDef) -> set[str]:
    init = method(node, "__init__")
    if init is None:
        return set()
    return {arg.arg for arg in (*init.args.args, *init.args.kwonlyargs)} - {"self"}


def reads(function: ast.FunctionDef | None) -> set[str]:
    """The parts of itself that a method reads."""
    assert function is not None
    own = (node for node in ast.walk(function) if isinstance(node, ast.Attribute))
    return {node.attr for node in own if isinstance(node.value, ast.Name) and node.value.id == "self"}


def known_by(node: ast.ClassDef, key: ast.FunctionDef) -> set[str]:
    """What a key reads, also through other methods of the class that it asks."""
    found = reads(key)
    return found.union(*(reads(asked) for name in found if (asked := method(node, name)) is not None))


FRAMES = classes("Frame")
CHANGES = classes("Change")


def test_the_frames_and_changes_are_found() -> None:
    assert {"Run", "Encounter", "Access", "Trace", "Resolve", "Payment", "Window", "Prevention", "Turn"} <= set(FRAMES)
    assert set(CHANGES) == set(FIXED)


@pytest.mark.parametrize("name", sorted(FRAMES))
def test_a_frame_copies_and_keys_every_part_of_itself(name: str) -> None:
    frame = FRAMES[name]
    parts = slots(frame)
    assert parameters(frame) == parts, "its parts are what it is made of"
    assert parts - reads(method(frame, "copy")) == set(), "lost in a copy"
    if (key := method(frame, "key")) is not None:  # else all of them are in it
        assert parts - known_by(frame, key) == set(), "not in the key"


@pytest.mark.parametrize("name", sorted(FRAMES))
def test_a_copy_of_a_frame_puts_every_part_in_its_place(name: str) -> None:
    """The parts are listed as parameters and once more in `copy`: in the same order."""
    frame = FRAMES[name]
    init, copy = method(frame, "__init__"), method(frame, "copy")
    calls = [node for node in ast.walk(copy or frame) if isinstance(node, ast.Call) and name in ast.unparse(node.func)]
    wanted = [arg.arg for arg in init.args.args][1:] if init else []
    for call in calls:
        given = list(zip(wanted, call.args, strict=False)) + [(k.arg, k.value) for k in call.keywords if k.arg]
        for part, value in given:
            assert part in ast.unparse(value), f"{ast.unparse(value)} for {part}"
    assert calls, "how is it copied?"


@pytest.mark.parametrize("name", sorted(CHANGES))
def test_a_change_copies_and_keys_every_part_that_its_class_does_not_fix(name: str) -> None:
    change = CHANGES[name]
    parts = slots(change) | slots(base_change())
    free = parts - FIXED[name]
    assert parameters(change) <= free, "what can be given is not fixed"
    assert free - reads(method(change, "copy")) == set(), "lost in a copy"
    assert free - reads(method(change, "key") or method(base_change(), "key")) == set(), "not in the key"


# -- programs ----------------------------------------------------------------------------------------------------------


def trace_of(card: CardDef) -> TraceEffect:
    trace = card.play.effects[0]
    assert isinstance(trace, TraceEffect)
    return trace


def test_traces_for_different_programs_have_different_keys() -> None:
    small = trace_of(operation("Small", Trace(2, Gain(1, CORP))))
    large = trace_of(operation("Large", Trace(2, Gain(9, CORP), failure=Tag(1), always=Gain(3, CORP))))
    ctx = context_of(Scenario().state.cards[0])
    none = small.failure
    programs = (
        (small.success, none, none),
        (large.success, none, none),
        (small.success, large.failure, none),
        (small.success, none, large.always),
    )
    frames = {repr(TraceFrame(2, ctx, won, lost, always=always).key()) for won, lost, always in programs}
    changes = {repr(TraceChange(2, ctx, *program).key()) for program in programs}
    assert (len(frames), len(changes)) == (4, 4)


def test_runs_with_different_programs_for_success_have_different_keys() -> None:
    ctx = context_of(Scenario().state.cards[0])
    keys: set[str] = set()
    for title, credits_ in (("Small", 1), ("Large", 9)):
        run = event(title, Run(HQ, if_successful=Gain(credits_))).play.effects[0]
        assert isinstance(run, RunEffect)
        keys.add(repr(RunFrame(HQ, 0, ctx, run.if_successful, HQ, 1).key()))
    assert len(keys) == 2


def test_two_programs_of_one_card_have_different_keys() -> None:
    one, other = resource("Twice", paid(Cost(1), Gain(1)), paid(Cost(2), Gain(2))).abilities
    assert isinstance(one, Paid)
    assert isinstance(other, Paid)
    assert one.effects.path != other.effects.path


def test_no_two_programs_or_abilities_of_all_cards_have_one_path() -> None:
    """The two sides of an identity included: the digest names what resolves, lasts or waits by its path."""
    load_behaviour()
    named: dict[str, object] = {}
    for title in BOOK:
        front = definition(title)
        for side in (front, front.back):
            for _, part in () if side is None else (*walk(side.abilities), *walk(side.play)):
                if isinstance(part, (Program, Ability)):
                    assert named.setdefault(part.path, part) is part, part.path
    assert "" not in named
    assert len(named) > 6000


# -- games -------------------------------------------------------------------------------------------------------------


def in_the_middle(words: str) -> Scenario:
    """A game that waits for an answer to an ability whose sentence is written by hand or not."""
    drum = resource("Drum", Paid(Cost(1, clicks=1), OneOf(Gain(2), Draw(1)), words=words))
    s = Scenario(runner={"rig": ["Drum"]}, turn="runner", definitions=by_title(drum), seed=3)
    s.choose("Use Drum")
    assert len(s.options) == 2
    return s


def test_rewording_a_card_changes_no_digest() -> None:
    plain = in_the_middle("")
    reworded = in_the_middle("1 credit: a drum roll.")
    assert plain.game.digest() == reworded.game.digest()
    other = in_the_middle("")
    other.give("runner", credits=1)
    assert other.game.digest() != plain.game.digest()


def test_a_clone_in_the_middle_of_a_prevention_goes_on_alike() -> None:
    s = Scenario(
        corp={"servers": {"Server 1": {"root": [("Aggressive Secretary", {"advancement": 3})]}}},
        runner={"rig": ["Corroder", "Mimic", "Ninja", "Sacrificial Construct", "Sacrificial Construct"]},
        turn="runner",
    )
    s.choose("Run Server 1")
    s.choose("Continue")
    s.choose("Yes", side="corp")
    for title in ("Corroder", "Mimic"):
        s.choose(title)
    s.choose("Use Sacrificial Construct", side="runner")
    s.choose("Mimic")
    assert s.can("Use Sacrificial Construct"), "two cards are still about to be trashed"
    twin = s.game.clone()
    assert twin.digest() == s.game.digest()
    twin.choose("Pass")
    s.choose("Pass")
    assert twin.digest() == s.game.digest()
    assert "Mimic" in s.runner.rig


def test_a_run_that_differs_in_any_part_has_another_key() -> None:
    s = Scenario(corp={"servers": {"HQ": {"ice": ["Ice Wall"]}}}, turn="runner")
    s.choose("Run HQ")
    run = s.state.run()
    assert run is not None
    names = slots(FRAMES["Run"])
    assert len(run.key()) == 1 + len(names)
    numbers = [name for name in names if isinstance(getattr(run, name), int)]
    assert len(numbers) > 15
    for name in numbers:
        other = run.copy()
        value = getattr(run, name)
        setattr(other, name, not value if isinstance(value, bool) else value + 7)
        assert other.key() != run.key(), name
    assert run.copy().key() == run.key()
