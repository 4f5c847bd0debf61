"""How smoothly the table moves when it is as full as tables get: frames a second at rest, under the pointer and while
things happen, with the processor made four times slower; and how long the page itself works for a frame, by the clock
of its thread, which other programs on the machine move less. Each is measured three times, and the least counts. What
the machine could do at all is told by a page with nothing but a square that moves. Needs Debian's Chromium and the
built client, and a machine that does nothing else; prints a table and writes `bench/results/frames.json` and what the
browser did meanwhile, `bench/results/frames-trace.json.gz`, which a browser's developer tools read.

python -m bench.frames
"""

from __future__ import annotations

import gzip
import json
import tempfile
import threading
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, Self

from playwright.sync_api import CDPSession, Page, sync_playwright
from websockets.sync.server import ServerConnection, serve

from bench.budgets import Row, keep
from netrunner.server.client_files import CLIENT
from tests.server.running_server import running
from tests.web.browser import CHROMIUM, launch, new_page, until
from tests.web.staged import Stage, crowded, room

RESULTS: Final = Path(__file__).parent / "results"
SLOWER: Final = 4
SECONDS: Final = 3
SERIES: Final = 3
OPENED: Final = 3000
"""Milliseconds for which a table has been open: what is fetched or made once, after it stands, has come."""
BUDGET: Final = 60.0
VIEWPORT: Final[Any] = {"width": 1366, "height": 768}
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

EMPTY: Final = """<style>
    div { width: 90px; height: 90px; background: #58f; animation: move 1s linear infinite alternate }
    @keyframes move { to { transform: translateX(400px) } }
</style><div></div>"""
"""A page with nothing to do: what keeps it from its frames is the machine."""

TASK: Final = "ThreadControllerImpl::RunTask"
"""What a thread does in one go."""

SHOWN: Final = "PipelineReporter"
"""What the browser's compositor says of a frame: whether everything in it came onto the screen in time."""
BESIDE: Final = "SendBeginMainFrameToCommit"
"""The part of a frame in which the page's thread draws it; pixels are painted after it."""

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


class Line(Stage):
    """The server's end of the page's socket, which is a real one: Playwright's works in the page's own thread, for a
    millisecond with each message."""

    def __init__(self, page: Page, first: dict[str, Any]) -> None:
        super().__init__(page, first)
        self.connection: ServerConnection | None = None
        self.listener = serve(self.answer, "127.0.0.1", 0)
        threading.Thread(target=self.listener.serve_forever, daemon=True).start()
        address = f"ws://127.0.0.1:{self.listener.socket.getsockname()[1]}"
        page.add_init_script(f"window.WebSocket = class extends WebSocket {{ constructor() {{ super('{address}') }} }}")

    def take_over(self, page: Page) -> None:
        """The page's socket is left to this one."""

    def answer(self, connection: ServerConnection) -> None:
        self.connection = connection
        for text in connection:
            self.hear(json.loads(text))

    def say(self, message: dict[str, Any]) -> None:
        assert self.connection is not None
        self.connection.send(json.dumps(message))

    def close(self) -> None:
        self.listener.shutdown()


def on_a_line(page: Page, first: dict[str, Any]) -> Line:
    made = Line(page, first)
    made.open(page)
    return made


class Trace:
    """What the browser does while it is open."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.events: list[dict[str, Any]] = []
        self.tasks: dict[tuple[int, int], list[float]] = defaultdict(list)
        self.stages: list[dict[str, Any]] = []
        self.ended = False
        self.session.on("Tracing.dataCollected", lambda told: self.keep(told["value"]))
        self.session.on("Tracing.tracingComplete", lambda _: self.end())

    def keep(self, events: list[dict[str, Any]]) -> None:
        self.events += [event for event in events if event.get("name") in KEPT]
        for event in events:
            if event.get("name") == TASK:
                self.tasks[event["pid"], event["tid"]].append(event.get("tdur", 0) / 1000)
        self.stages += [event for event in events if event.get("name") in (SHOWN, BESIDE) and event["ph"] in "be"]

    def unsmooth(self) -> tuple[int, int]:
        """How many frames the compositor missed or showed only in part where something moved; and for how many of them
        the page's thread took longer than a frame. The others waited for pixels, or for a processor."""
        frames: dict[object, list[float]] = defaultdict(list)
        missed = set()
        for stages in self.of_each_frame():
            told = stages[0]["args"].get("frame_reporter", {})
            frame = (stages[0]["pid"], told.get("frame_sequence"))
            late = told.get("state") in ("STATE_DROPPED", "STATE_PRESENTED_PARTIAL")
            if late and told.get("affects_smoothness"):
                missed.add(frame)
            begun = {event["name"]: event["ts"] for event in stages if event["ph"] == "b"}
            frames[frame] += [
                (event["ts"] - begun[BESIDE]) / 1000
                for event in stages
                if event["name"] == BESIDE and event["ph"] == "e" and BESIDE in begun
            ]
        return len(missed), sum(max(frames[frame], default=0) > 1000 / BUDGET for frame in missed)

    def of_each_frame(self) -> list[list[dict[str, Any]]]:
        """What was told of each frame, from its beginning on. Their marks are used again."""
        found: list[list[dict[str, Any]]] = []
        latest: dict[object, list[dict[str, Any]]] = {}
        for event in sorted(self.stages, key=lambda event: float(event["ts"])):
            mark = (event["pid"], event.get("id2", {}).get("local"))
            if event["name"] == SHOWN and event["ph"] == "b":
                latest[mark] = [event]
                found.append(latest[mark])
            elif mark in latest:
                latest[mark].append(event)
        return found

    def work(self) -> list[float]:
        """Milliseconds for which the thread has worked that draws the page, in each go."""
        drawn = Counter((event["pid"], event["tid"]) for event in self.events if event["name"] == "FunctionCall")
        ((thread, _),) = drawn.most_common(1)
        return self.tasks[thread]

    def end(self) -> None:
        self.ended = True

    def __enter__(self) -> Self:
        wish = {"categories": "devtools.timeline,cc,benchmark,toplevel", "transferMode": "ReportEvents"}
        self.session.send("Tracing.start", wish)
        return self

    def __exit__(self, *_: object) -> None:
        self.session.send("Tracing.end")
        until(self.page, lambda: self.ended)


def row_of(name: str, series: Sequence[tuple[list[float], Trace]], budget: float | None = BUDGET) -> Row:
    """What was measured several times: the gaps between frames, and what the browser did meanwhile."""
    frame = 1000 / BUDGET
    rates = [round(1000 * len(gaps) / sum(gaps), 1) for gaps, _ in series]
    late = [sum(gap > LATE * frame for gap in gaps) for gaps, _ in series]
    gaps = [gap for each, _ in series for gap in each]
    work = [piece for _, trace in series for piece in trace.work()]
    missed = [trace.unsmooth() for _, trace in series]
    return {
        "name": name,
        "value": min(rates),
        "unit": "frames/s",
        "budget": budget,
        "build": "any",
        "series": rates,
        "late": late,
        "not smooth": [count for count, _ in missed],
        "not smooth, page": [count for _, count in missed],
        "longest gap, ms": round(max(gaps), 1),
        "working ms a frame": round(sum(work) / len(gaps), 2),
        "longest piece of work, ms": round(max(work), 1),
        "work beyond a frame, ms a series": round(sum(max(0, piece - frame) for piece in work) / len(series)),
    }


def slowed(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def main(arguments: Sequence[str] = ()) -> list[Row]:
    if CHROMIUM is None or not (CLIENT / "index.html").is_file():
        print("Frames are not measured: it needs Debian's chromium and the built client (`make client`).")
        return []
    rows: list[Row] = []
    events: list[dict[str, Any]] = []

    def note(row: Row) -> None:
        rows.append(row)
        work = f"{row['working ms a frame']} ms of work a frame"
        told = f"{row['late']} late, the longest {row['longest gap, ms']} ms, {work}"
        screen = (
            f"{row['not smooth']} not smooth on the screen, {row['not smooth, page']} of them for the page's thread"
        )
        print(f"{row['name']:<62} {row['series']} frames/s  ({told}; {screen})")

    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        page = new_page(browser, server.url, viewport=VIEWPORT)
        page.set_content(EMPTY)
        slowed(page)
        series = []
        for _ in range(SERIES):
            with Trace(page) as trace:
                gaps = gaps_while(page, partial(rest, page))
            series.append((gaps, trace))
        note(row_of(f"an empty page, {SLOWER} times slower: what the machine can do", series, None))
        page.context.close()
        begun, *following = happenings()
        acts: dict[str, tuple[dict[str, Any], Callable[[Page, Stage], None]]] = {
            "at rest": (room(crowded("runner"), "runner"), lambda page, _: rest(page)),
            "under the pointer": (room(crowded("runner"), "runner"), lambda page, _: point(page)),
            "while things happen": (begun, lambda page, staged: play(page, staged, following)),
        }
        for name, (document, act) in acts.items():
            series = []
            for _ in range(SERIES):
                page = new_page(browser, server.url, viewport=VIEWPORT, bypass_csp=True)
                page.emulate_media(reduced_motion="no-preference")
                staged = on_a_line(page, document)
                page.keyboard.press("Control")  # whoever plays has pressed something: from then on sounds may be made
                page.wait_for_timeout(OPENED)
                slowed(page)
                with Trace(page) as trace:
                    gaps = gaps_while(page, partial(act, page, staged))
                series.append((gaps, trace))
                page.context.close()
                staged.close()
            note(row_of(f"crowded board at 1366, {SLOWER} times slower: {name}", series))
            events += trace.events
        browser.close()
    keep(RESULTS / "frames.json", rows, whole=True)
    with gzip.GzipFile(RESULTS / "frames-trace.json.gz", "wb", mtime=0) as file:
        file.write(json.dumps({"traceEvents": events}, separators=(",", ":")).encode())
    return rows


if __name__ == "__main__":
    main()
