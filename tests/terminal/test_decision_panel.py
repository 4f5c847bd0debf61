"""The list of options: numbers, filter, highlight, the card of an option."""

from typing import Any

import pytest
from rich.text import Text
from textual import on
from textual.app import App, ComposeResult
from textual.pilot import Pilot
from textual.widgets import OptionList

from netrunner.terminal.decision_panel import DecisionPanel, find_card, title_in
from tests.terminal.stage import drive, listed

LABELS = ["Gain 1 credit", "Draw 1 card", "Install Crypsis", *(f"Run Server {i}" for i in range(1, 11))]


def view(labels: list[str]) -> dict[str, Any]:
    return {"decision": {"side": "runner", "options": [{"label": label} for label in labels]}}


class PanelApp(App[None]):
    """Nothing but the panel; remembers what was chosen."""

    def __init__(self, labels: list[str]) -> None:
        super().__init__()
        self.labels = labels
        self.chosen: list[int] = []

    def compose(self) -> ComposeResult:
        yield DecisionPanel()

    def on_mount(self) -> None:
        self.query_one(DecisionPanel).offer(view(self.labels), Text("Choose."))

    @on(DecisionPanel.Chosen)
    def remember(self, message: DecisionPanel.Chosen) -> None:
        self.chosen.append(message.index)


def test_numbers_and_arrows_choose() -> None:
    app = PanelApp(LABELS)
    cases = {
        "2": [1],
        "1": [],
        "1 enter": [0],
        "1 2": [11],
        "1 9": [8],
        "0": [],
        "1 down 3": [2],
        "down down enter": [2],
        "end enter": [12],
    }

    async def script(pilot: Pilot[None]) -> None:
        for keys, chosen in cases.items():
            app.chosen.clear()
            app.query_one(DecisionPanel).offer(view(LABELS), Text("Choose."))
            await pilot.pause(0)
            await pilot.press(*keys.split())
            assert app.chosen == chosen, keys

    drive(app, script)


def test_the_filter_narrows_chooses_and_goes_away() -> None:
    app = PanelApp(LABELS)

    async def script(pilot: Pilot[None]) -> None:
        panel = app.query_one(DecisionPanel)
        everything = listed(pilot)
        assert len(everything) == len(LABELS)
        panel.start_filter()
        await pilot.press("1", "0")
        assert listed(pilot) == ["13 Run Server 10"]
        await pilot.press("z", "enter", "escape")
        assert listed(pilot) == everything
        assert isinstance(app.focused, OptionList)
        assert app.chosen == []
        panel.start_filter()
        await pilot.press("r", "u", "n", "down", "down", "up", "enter")

    drive(app, script)
    assert app.chosen == [4]


def test_an_option_about_a_card_shows_its_facts() -> None:
    app = PanelApp(LABELS)

    async def script(pilot: Pilot[None]) -> None:
        assert "install cost 5" in listed(pilot)[2]
        await pilot.press("down", "down")
        assert app.query_one(DecisionPanel).looked_at() == ("Crypsis", 0)
        await pilot.resize_terminal(30, 20)
        await pilot.pause()
        assert listed(pilot)[2] == " 3 Install Crypsis"
        assert app.query_one(DecisionPanel).looked_at() == ("Crypsis", 0)

    drive(app, script)


def test_an_option_shows_what_it_costs_now() -> None:
    app = PanelApp([])
    options = [
        {"label": "Use Crypsis: +1 strength", "cost": "1 credit"},
        {"label": "Use Crypsis: Break"},
        {"label": "Install Crypsis", "cost": "4 credits"},
        {"label": "Install Magnum Opus", "cost": "5 credits"},
    ]

    async def script(pilot: Pilot[None]) -> None:
        offered = {"decision": {"side": "runner", "options": options}}
        app.query_one(DecisionPanel).offer(offered, Text("Choose."))
        await pilot.pause(0)
        using, breaking, cheaper, printed = listed(pilot)
        assert using == " 1 Use Crypsis: +1 strength   1 credit"
        assert breaking == " 2 Use Crypsis: Break"
        assert "install cost 5" in cheaper
        assert cheaper.endswith(" · now 4 credits")
        assert "now" not in printed

    drive(app, script)


def test_a_panel_without_options_takes_no_choice() -> None:
    app = PanelApp([])

    async def script(pilot: Pilot[None]) -> None:
        app.query_one(DecisionPanel).start_filter()
        await pilot.press("1", "enter")

    drive(app, script)
    assert app.chosen == []


def test_a_card_is_found_anywhere_in_a_view() -> None:
    guest = {"id": 7, "title": "Parasite"}
    data = {"log": [{"id": 7}], "corp": {"servers": [{"ice": [{"id": 3, "hosted": [guest]}]}]}}
    assert find_card(data, 7) is guest
    assert find_card(data, 8) is None


@pytest.mark.parametrize(
    ("label", "title"),
    [
        ("Play Hedge Fund", "Hedge Fund"),
        ("Rez Ice Wall (outermost, HQ)", "Ice Wall"),
        ("Use Crypsis: +1 strength", "Crypsis"),
        ("Use Ice Wall (HQ): something", "Ice Wall"),
        ("Trash PAD Campaign (4 credits)", "PAD Campaign"),
        ("Noise: Hacker Extraordinaire", "Noise: Hacker Extraordinaire"),
        ("Snare!", "Snare!"),
        ("Gain 1 credit", None),
        ("Run HQ", None),
    ],
)
def test_a_label_names_its_card(label: str, title: str | None) -> None:
    assert title_in(label) == title
