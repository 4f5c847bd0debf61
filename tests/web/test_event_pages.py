"""The pages of an event: what players and visitors find on them besides their table."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.server.events.people import Somebody, filled, new_event, play_round, somebody
from tests.server.running_server import Running
from tests.web.accessibility import assert_accessible, assert_fits, assert_touchable
from tests.web.browser import PHONE, until
from tests.web.conftest import OpenPage
from tests.web.test_events import be


def test_everybody_looks_back_at_earlier_rounds(organiser: Somebody, open_page: OpenPage) -> None:
    slug = filled(organiser, 6, structure="custom", swiss=3, cut=0)
    play_round(organiser, slug)
    play_round(organiser, slug)
    phone = open_page(**PHONE)
    phone.goto(f"/events/{slug}?show=pairings")
    expect(phone.get_by_role("heading", name="Round 2")).to_be_visible()
    phone.get_by_role("combobox", name="Look at round").select_option("1")
    expect(phone.get_by_role("heading", name="Round 1")).to_be_visible()
    first = organiser.get(f"{slug}/rounds/1")["matches"][0]
    names = [organiser.page(slug)["players"][first[who] - 1]["name"] for who in ("first", "second")]
    score = "{}–{}".format(*first["result"]["points"])
    line = phone.get_by_role("list", name="Pairings").get_by_role("listitem").first
    for said in (*names, score):
        expect(line).to_contain_text(said)
    assert_accessible(phone)
    assert_fits(phone)
    assert_touchable(phone)
    # What is chosen is no round any more once its pairing was taken back.
    organiser.do(slug, "undo", round=True)
    organiser.do(slug, "undo", round=True)
    expect(phone.get_by_role("tab", name="Pairings")).to_have_count(0)


def test_a_player_in_the_cut_leaves_and_the_next_in_the_standings_is_called(
    server: Running, organiser: Somebody, open_page: OpenPage
) -> None:
    slug = new_event(organiser, structure="custom", swiss=1, cut=4)
    player = somebody(server)
    player.register(slug)
    organiser.do(slug, "enrol", names=["Bea", "Cid", "Dot", "Eli", "Fay"])
    play_round(organiser, slug)
    organiser.do(slug, "cut")
    phone = be(open_page(**PHONE), player, server)
    phone.goto(f"/events/{slug}")
    phone.get_by_role("button", name="Leave the event").click()
    dialog = phone.get_by_role("dialog")
    expect(dialog).to_contain_text("Your opponents in the bracket go on without playing you.")
    dialog.get_by_role("button", name="Leave", exact=True).click()
    expect(phone.get_by_text("You have left the event.")).to_be_visible()
    page = organiser.page(slug)
    assert 1 not in page["bracket"]["seeds"]
    assert len(page["bracket"]["seeds"]) == 4


def test_only_who_may_play_is_asked_to_register(server: Running, organiser: Somebody, open_page: OpenPage) -> None:
    formal, relaxed = (
        new_event(organiser, tier=tier, structure="custom", swiss=1, cut=0) for tier in ("formal", "relaxed")
    )
    page = be(open_page(), organiser, server)
    page.goto(f"/events/{relaxed}")
    expect(page.get_by_role("heading", name="Register")).to_be_visible()
    page.goto(f"/events/{formal}")
    expect(page.get_by_role("link", name="Organiser’s desk")).to_be_visible()
    expect(page.get_by_role("heading", name="Register")).to_have_count(0)


def test_a_very_long_entry_of_the_log_is_folded(server: Running, organiser: Somebody, open_page: OpenPage) -> None:
    slug = filled(organiser, 60)
    organiser.do(slug, "pair")
    page: Page = be(open_page(), organiser, server)
    page.goto(f"/events/{slug}/desk?show=log")
    entry = page.get_by_role("listitem").filter(has_text="pairs round 1").first
    last = organiser.page(slug)["round"]["matches"][-1]["table"]
    expect(entry.locator("summary")).to_be_visible()
    expect(entry.get_by_text(re.compile(f"; {last}: "))).to_be_hidden()
    entry.locator("summary").click()
    expect(entry.get_by_text(re.compile(f"; {last}: "))).to_be_visible()


def test_an_organiser_sets_up_a_draft_from_sets_by_their_names(
    server: Running, organiser: Somebody, open_page: OpenPage
) -> None:
    slug = new_event(organiser, play="half draft", structure="custom", swiss=1, cut=0)
    player = somebody(server)
    player.register(slug)
    page = be(open_page(), organiser, server)
    page.goto(f"/events/{slug}/desk")
    page.get_by_role("button", name="Set up the draft").click()
    form = page.locator("form").filter(has=page.get_by_role("heading", name="Begin the draft"))
    expect(form.get_by_role("checkbox", name="Core Set", exact=True)).to_be_checked()
    form.get_by_role("checkbox", name="Genesis").check()
    form.get_by_role("checkbox", name="Genesis").uncheck()
    form.get_by_label("Seats").fill("4")
    for label in ("Corp packs", "Runner packs"):
        form.get_by_label(label).fill("1")
    form.get_by_label("Cards in a pack").fill("5")
    form.get_by_label("Seconds for a pick").fill("0")
    expect(form.get_by_text("This needs 20 Corp cards and 20 Runner cards.")).to_be_visible()
    assert_accessible(page)
    form.get_by_role("button", name="Begin the draft").click()
    page.get_by_role("dialog").get_by_role("button", name="Begin the draft").click()
    expect(page.get_by_text("The draft is going on.")).to_be_visible()
    assert [seat["player"] for seat in organiser.page(slug)["draft"]["seats"]].count(None) == 3
    phone = be(open_page(**PHONE), player, server)
    phone.goto(f"/events/{slug}")
    hand = phone.get_by_role("list", name="Take one card").get_by_role("listitem")
    expect(hand).to_have_count(5)
    tops = "(cards) => cards.map((card) => card.getBoundingClientRect().top)"
    until(phone, lambda: len(set(hand.evaluate_all(tops)[:2])) == 1)  # two beside each other
    title = player.page(slug)["draft"]["hand"][0]
    # What a card does is read without pressing anything.
    expect(hand.nth(0).locator(".words")).to_be_visible()
    expect(hand.nth(0).locator(".words")).to_contain_text(re.compile(r"\w"))
    phone.get_by_role("button", name=f"Take {title}").first.click()
    phone.get_by_role("button", name=title, exact=True).click()
    expect(phone.get_by_role("dialog").get_by_role("heading", name=title, exact=True)).to_be_visible()
    phone.keyboard.press("Escape")
    expect(phone.get_by_role("dialog")).to_have_count(0)
    assert_fits(phone)
    assert_touchable(phone)


def test_a_judge_finds_the_rule_to_cite_and_whom_a_ruling_concerns(
    server: Running, organiser: Somebody, open_page: OpenPage
) -> None:
    slug = filled(organiser, 20)
    play_round(organiser, slug)
    page = be(open_page(**PHONE), organiser, server)
    page.goto(f"/events/{slug}/desk?show=judge")
    page.get_by_placeholder("Find a player").fill("017")
    page.get_by_role("checkbox", name="Player 017").check()
    page.get_by_placeholder("Find a player").fill("003")
    page.get_by_role("checkbox", name="Player 003").check()
    expect(page.get_by_role("checkbox", name="Player 017")).to_be_checked()
    page.get_by_label("What was ruled").fill("The run goes on.")
    rules = page.get_by_role("searchbox", name="Rules (optional)")
    rules.fill("RR/jack-out/2")
    page.get_by_role("button", name="Cite Jack Out (2)").click()
    rules.fill("jack out first ice")
    expect(page.get_by_role("list", name="Rules that were found").get_by_role("listitem").first).to_be_visible()
    rules.press("Enter")
    cited = page.get_by_role("list", name="Rules that are cited").get_by_role("listitem")
    expect(cited).to_have_count(2)
    assert organiser.page(slug)["rulings"] == [], "Enter in a search sends nothing"
    page.get_by_role("button", name=re.compile("^Do not cite")).last.click()
    expect(cited).to_have_count(1)
    assert_accessible(page)
    assert_fits(page)
    page.get_by_role("button", name="Enter the ruling").click()
    entered = page.get_by_role("listitem").filter(has_text="The run goes on.")
    expect(entered.get_by_role("link")).to_have_attribute("href", "/rules/RR/jack-out/2")
    expect(entered).to_contain_text("Player 003, Player 017:")
    (ruling,) = organiser.page(slug)["rulings"]
    assert (ruling["players"], ruling["rules"]) == ([3, 17], ["RR/jack-out/2"])


def test_more_names_than_the_server_takes_at_once_are_added_and_found_without_their_accents(
    server: Running, organiser: Somebody, open_page: OpenPage
) -> None:
    slug = new_event(organiser)
    page = be(open_page(), organiser, server)
    page.goto(f"/events/{slug}/desk?show=people")
    names = [f"Élodie Żółkiewska {number}" for number in range(501)]
    page.get_by_label("Names, one a line").fill("\n".join(names))
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("tab", name="Players 501")).to_be_visible()
    page.get_by_placeholder("Find a player").fill("elodie zolkiewska 500")
    expect(page.get_by_role("row", name=re.compile(names[500]))).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("^1 "))).to_have_count(0)
