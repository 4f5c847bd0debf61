"""How smoothly the table moves when it is as full as tables get: frames a second at rest, under the pointer and while
things happen, with the processor made four times slower; and how long the page itself works for a frame, by the clock
of its thread, which other programs on the machine move less. Needs Debian's Chromium and the built client, and a
machine that does nothing else; prints a table and writes `bench/results/frames.json` and what the browser did
meanwhile, `bench/results/frames-trace.json.gz`, which a browser's developer tools read.

python -m bench.frames
"""

from __future__ import annotations

import gzip
import json
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, Final, Self

from playwright.sync_api import CDPSession, Page, sync_playwright

from bench.budgets import Row, keep
from netrunner.server.client_files import CLIENT
from tests.server.running_server import running
from tests.web.browser import CHROMIUM, launch, new_page, until
from tests.web.staged import Stage, crowded, room, stage

RESULTS: Final = Path(__file__).parent / "results"
SLOWER: Final = 4
SECONDS: Final = 3
OPENED: Final = 3000
"""Milliseconds for which a table has been open: what is fetched or made once, after it stands, has come."""
BUDGET: Final = 60.0
LATE: Final = 1.5
"""A frame that takes so many times as long as it should was late."""
KEPT: Final = (
    "BeginFrame",
    "DrawFrame",
    "Commit",
    "FunctionCall",
    "Layout",
    "Paint",
    "UpdateLayoutTree",
    "EventDispatch",
)
"""What of the trace is kept, by name."""

TASK: Final = "ThreadControllerImpl::RunTask"
"""What a thread does in one go."""

COUNT: Final = """(seconds) => new Promise((done) => {
    const times = [];
    const step = (now) => {
        times.push(now);
        if (now - times[0] < seconds * 1000) requestAnimationFrame(step);
        else done(times.slice(1).map((time, index) => time - times[index]));
    };
    requestAnimationFrame(step);
})"""


def gaps_while(page: Page, act: Callable[[], None]) -> list[float]:
    """Milliseconds from frame to frame while something goes on."""
    counting = page.evaluate_handle(f"() => ({{ promise: ({COUNT})({SECONDS}) }})")
    act()
    found: list[float] = counting.evaluate("(held) => held.promise")
    return found


def rest(page: Page) -> None:
    page.wait_for_timeout(SECONDS * 1000)


def point(page: Page) -> None:
    """Move the pointer over the board: cards are lit and shown in the reader."""
    for step in range(24):
        page.mouse.move(60 + step * 40, 140 + (step % 6) * 90)
        page.wait_for_timeout(SECONDS * 1000 / 24)


ACTS: Final = ("Gain 1 credit", "Play Sure Gamble", "Play Diesel", "Run R&D", "Continue")


def happenings() -> list[dict[str, Any]]:
    """What the Corp sees of the Runner's turn: credits, cards that are played and drawn, a run, ice that is met and
    what it does."""
    s = crowded("runner")
    told = [room(s, "corp")]
    for act in ACTS:
        while not s.can(act):
            s.choose(next(label for label in ("Pass", "Take 1 tag", *s.options) if s.can(label)))
        s.choose(act)
        told.append(room(s, "corp"))
    return [{**document, "decision": number} for number, document in enumerate(told)]


def play(page: Page, staged: Stage, told: Sequence[dict[str, Any]]) -> None:
    """One thing after the other happens: numbers count, cards fly, the run is drawn, words tell of it."""
    for document in told:
        staged.tell(document)
        page.wait_for_timeout(SECONDS * 1000 / len(told))


class Trace:
    """What the browser does while it is open."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.events: list[dict[str, Any]] = []
        self.tasks: Counter[tuple[int, int]] = Counter()
        self.ended = False
        self.session.on("Tracing.dataCollected", lambda told: self.keep(told["value"]))
        self.session.on("Tracing.tracingComplete", lambda _: self.end())

    def keep(self, events: list[dict[str, Any]]) -> None:
        self.events += [event for event in events if event.get("name") in KEPT]
        for event in events:
            if event.get("name") == TASK:
                self.tasks[event["pid"], event["tid"]] += event.get("tdur", 0)

    def busy(self) -> float:
        """Milliseconds for which the thread has worked that draws the page."""
        drawn = Counter((event["pid"], event["tid"]) for event in self.events if event["name"] == "FunctionCall")
        ((thread, _),) = drawn.most_common(1)
        return self.tasks[thread] / 1000

    def end(self) -> None:
        self.ended = True

    def __enter__(self) -> Self:
        wish = {"categories": "devtools.timeline,cc,benchmark,toplevel", "transferMode": "ReportEvents"}
        self.session.send("Tracing.start", wish)
        return self

    def __exit__(self, *_: object) -> None:
        self.session.send("Tracing.end")
        until(self.page, lambda: self.ended)


def main(arguments: Sequence[str] = ()) -> list[Row]:
    if CHROMIUM is None or not (CLIENT / "index.html").is_file():
        print("Frames are not measured: it needs Debian's chromium and the built client (`make client`).")
        return []
    rows: list[Row] = []
    events: list[dict[str, Any]] = []

    def note(name: str, gaps: list[float], busy: float) -> None:
        row = {
            "name": f"crowded board at 1366, {SLOWER} times slower: {name}",
            "value": round(1000 * len(gaps) / sum(gaps), 1),
            "unit": "frames/s",
            "budget": BUDGET,
            "build": "any",
            "median ms": round(median(gaps), 2),
            "slowest of a hundred, ms": round(sorted(gaps)[int(len(gaps) * 0.99)], 1),
            "late": sum(gap > LATE * 1000 / BUDGET for gap in gaps),
            "frames": len(gaps),
            "working ms a frame": round(busy / len(gaps), 2),
        }
        rows.append(row)
        late = f"{row['late']} of {row['frames']} late, {row['working ms a frame']} ms of work a frame"
        print(f"{row['name']:<62} {row['value']:>6} frames/s  budget {BUDGET:g}  ({late})")

    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        begun, *following = happenings()
        acts: dict[str, tuple[dict[str, Any], Callable[[Page, Stage], None]]] = {
            "at rest": (room(crowded("runner"), "runner"), lambda page, _: rest(page)),
            "under the pointer": (room(crowded("runner"), "runner"), lambda page, _: point(page)),
            "while things happen": (begun, lambda page, staged: play(page, staged, following)),
        }
        for name, (document, act) in acts.items():
            page = new_page(browser, server.url, viewport={"width": 1366, "height": 768})
            page.emulate_media(reduced_motion="no-preference")
            staged = stage(page, document)
            page.keyboard.press("Control")  # whoever plays has pressed something: from then on sounds may be made
            page.wait_for_timeout(OPENED)
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            with Trace(page) as trace:
                gaps = gaps_while(page, partial(act, page, staged))
            note(name, gaps, trace.busy())
            events += trace.events
            page.context.close()
        browser.close()
    keep(RESULTS / "frames.json", rows, whole=True)
    with gzip.GzipFile(RESULTS / "frames-trace.json.gz", "wb", mtime=0) as file:
        file.write(json.dumps({"traceEvents": events}, separators=(",", ":")).encode())
    return rows


if __name__ == "__main__":
    main()
