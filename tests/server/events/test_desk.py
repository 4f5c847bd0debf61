"""The organiser's desk: what is entered there, who may see it, and what it leads to."""

from __future__ import annotations

from netrunner.tournament import draft_pool
from tests.server.events.people import Somebody, filled, matches, new_event, pair, play_round, somebody
from tests.server.running_server import Running


def test_a_list_that_is_not_legal_is_refused_with_its_reasons_and_nobody_is_registered(
    server: Running, organiser: Somebody
) -> None:
    slug = new_event(organiser, format="core")
    person = somebody(server)
    answer = person.register(slug, status=409, corp={"text": "1 Jinteki: Personal Evolution\n3 Hedge Fund"})
    assert "not legal here" in answer["message"]
    assert answer["field"] == "corp"
    assert organiser.page(slug)["players"] == []
    answer = person.register(slug, status=422, runner={"text": "https://netrunnerdb.com/en/decklist/1/x"})
    assert answer["message"] == "This is a link. Open it, and paste the list itself."
    assert answer["field"] == "runner"
    person.register(slug, corp={"choice": "core-jinteki"})
    assert organiser.page(slug)["players"][0]["decks"] == ["corp"]


def test_only_starters_that_the_event_accepts_are_offered(server: Running, organiser: Somebody) -> None:
    core, standard = new_event(organiser, format="core"), new_event(organiser, date="2018-03-01", format="standard")
    offered = {deck["choice"] for deck in organiser.get(f"{core}/my-decks")["decks"] if deck["collection"]}
    assert "core-jinteki" in offered
    assert "virus-anarch" not in offered
    for deck in organiser.get(f"{standard}/my-decks")["decks"]:
        verdict = organiser.http.post(f"/api/events/{standard}/check", json={"choice": deck["choice"]}).json()
        assert verdict["faults"] == [], deck["choice"]


def test_an_event_of_the_past_is_offered_the_decks_of_its_day(server: Running, organiser: Somebody) -> None:
    worlds = new_event(organiser, date="2016-11-05", format="standard")
    offered = {deck["choice"] for deck in organiser.get(f"{worlds}/my-decks")["decks"]}
    assert offered >= {"worlds-2016-corp", "worlds-2016-runner"}
    assert not offered & {"worlds-2015-runner", "worlds-2017-corp", "virus-anarch"}


def test_a_leader_who_plays_sees_no_closed_lists_and_reports_as_a_player(server: Running, organiser: Somebody) -> None:
    judge, player = somebody(server), somebody(server)
    slug = new_event(organiser, format="core", structure="custom", swiss=1, cut=0)
    organiser.do(slug, "staff", name=judge.name, role="judge")
    judge.register(slug)
    player.register(slug, corp={"choice": "core-jinteki"}, runner={"choice": "core-shaper"})
    assert [each["name"] for each in organiser.get(f"{slug}/decks")["players"]] == [player.name]
    assert judge.get(f"{slug}/decks")["players"] == []
    assert judge.page(slug)["players"][1]["corp"] == ""
    assert judge.get(f"{slug}/decks/2", status=403)["message"]
    answer = judge.http.get(f"/api/events/{slug}/file")
    assert answer.status_code == 403
    assert "another leader" in answer.json()["message"]
    pair(organiser, slug)
    judge.do(slug, "report", points=[6, 0])
    (match,) = matches(organiser, slug)
    assert match["result"] is None
    assert list(match["claims"]) == ["1"]
    player.do(slug, "confirm")
    assert matches(organiser, slug)[0]["result"] is not None
    assert judge.get(f"{slug}/decks")["players"][0]["name"] == player.name  # the event is over


def test_an_undone_round_keeps_who_came_and_left(organiser: Somebody) -> None:
    slug = filled(organiser, 6, structure="custom", swiss=2, cut=0)
    pair(organiser, slug)
    organiser.do(slug, "enrol", names=["Late Larry"])
    organiser.do(slug, "drop", player=1)
    organiser.do(slug, "undo", round=True)
    page = organiser.page(slug)
    assert page["rounds"] == 0
    assert [player["status"] for player in page["players"]].count("active") == 6
    assert page["players"][-1]["name"] == "Late Larry"
    assert page["players"][0]["status"] == "dropped"


def test_a_players_page_tells_rounds_opponents_results_and_the_final_rank(server: Running, organiser: Somebody) -> None:
    slug = filled(organiser, 5, structure="custom", swiss=2, cut=0)
    play_round(organiser, slug)
    play_round(organiser, slug)
    page = somebody(server).get(f"{slug}/players/1")
    assert page["player"]["name"] == "Player 001"
    assert page["place"] == page["rank"] in (1, 2)
    assert [each["points"] for each in page["rounds"]] == [6, 6]
    bye = next(each for each in organiser.page(slug)["round"]["matches"] if each["second"] is None)["first"]
    assert somebody(server).get(f"{slug}/players/{bye}")["rounds"][1]["how"] == "bye"
    organiser.get(f"{slug}/players/99", status=404)


def test_who_is_removed_is_nobodys_player_any_more(server: Running, organiser: Somebody) -> None:
    slug = new_event(organiser)
    person = somebody(server)
    person.register(slug)
    organiser.do(slug, "remove", player=1)
    assert organiser.page(slug)["players"] == []
    assert person.page(slug)["you"]["player"] is None
    person.register(slug)
    assert person.page(slug)["you"]["player"] == 2


def test_a_full_event_has_a_waiting_list(server: Running, organiser: Somebody) -> None:
    slug = new_event(organiser, capacity=1, place="The Hall", start="10:30", zone="Europe/Berlin", fee="5 €")
    first, second = somebody(server), somebody(server)
    first.register(slug)
    second.register(slug)
    assert [player["status"] for player in organiser.page(slug)["players"]] == ["active", "waiting"]
    page = second.page(slug)
    assert (page["place"], page["start"], page["zone"], page["fee"]) == ("The Hall", "10:30", "Europe/Berlin", "5 €")
    first.do(slug, "drop")
    assert second.page(slug)["players"][0]["status"] == "active"  # who left before the start is not shown


def test_an_unlisted_event_is_found_by_its_people_and_its_link_only(server: Running, organiser: Somebody) -> None:
    slug = new_event(organiser, listed=False)
    stranger = somebody(server)
    assert slug in [event["slug"] for event in organiser.http.get("/api/events").json()["events"]]
    assert slug not in [event["slug"] for event in stranger.http.get("/api/events").json()["events"]]
    short = stranger.page(slug)["short"]
    assert len(short) == 4
    assert stranger.page(short)["slug"] == slug


def test_an_event_is_cancelled_and_deleted(server: Running, organiser: Somebody) -> None:
    slug = filled(organiser, 4)
    pair(organiser, slug)
    stranger = somebody(server)
    assert stranger.http.delete(f"/api/events/{slug}").status_code == 403
    assert organiser.http.delete(f"/api/events/{slug}").status_code == 409
    organiser.do(slug, "cancel", reason="Snow")
    assert stranger.page(slug)["cancelled"] == "Snow"
    assert organiser.http.delete(f"/api/events/{slug}").status_code == 204
    stranger.get(slug, status=404)


def test_before_the_cut_the_desk_says_who_is_in_who_is_out_and_who_is_tied(
    server: Running, organiser: Somebody
) -> None:
    slug = filled(organiser, 6, structure="custom", swiss=1, cut=4)
    for match in pair(organiser, slug):
        organiser.do(slug, "report", table=match["table"], points=[3, 3])
    preview = organiser.page(slug)["preview"]
    assert len(preview["into"]) == 4
    assert len(preview["out"]) == 2
    assert len(preview["tied"]) == 6
    assert somebody(server).page(slug)["preview"] is None


def test_a_game_loss_is_carried_to_the_result_and_the_standings(organiser: Somebody) -> None:
    slug = filled(organiser, 4)
    match = pair(organiser, slug)[0]
    organiser.do(
        slug,
        "ruling",
        text="Marked cards.",
        players=[match["first"]],
        table=match["table"],
        penalty="game loss",
        side="corp",
    )
    found = matches(organiser, slug)[0]
    assert found["losses"] == [{"player": match["first"], "side": "corp"}]
    organiser.do(slug, "report", table=match["table"], points=[6, 0])
    assert any("was given a game loss" in warning for warning in organiser.page(slug)["warnings"])
    line = next(each for each in organiser.get(f"{slug}/standings")["standings"] if each["id"] == match["first"])
    assert line["losses"] == 1


def test_the_draft_that_is_offered_fits_the_number_of_players(organiser: Somebody) -> None:
    slug = filled(organiser, 4, play="full draft", structure="custom", swiss=1, cut=0)
    plan = organiser.get(f"{slug}/draft-plan?sets=core")
    assert plan["seats"] == 4
    assert plan["corp_packs"] * plan["size"] * 4 <= plan["corp"]
    assert plan["runner_packs"] * plan["size"] * 4 <= plan["runner"]
    assert plan["free"]  # the Core Set has too few agendas for four
    free = draft_pool.from_text(plan["free"])
    for side in ("corp", "runner"):
        assert plan[f"{side}_packs"] * plan["size"] + sum(free[side].values()) >= draft_pool.SMALLEST_DRAFT_DECK
    given = {key: plan[key] for key in ("corp_packs", "runner_packs", "size", "free")}
    organiser.do(slug, "draft", sets=["core"], seconds=0, **given)
    draft = organiser.page(slug)["draft"]
    assert draft["minimum"] == 0  # what is free is enough
    assert "There is no set" in organiser.get(f"{slug}/draft-plan?sets=nonsense", status=409)["message"]


def test_both_decks_are_asked_for_when_it_is_time(server: Running, organiser: Somebody) -> None:
    slug = new_event(organiser, format="core", online=True, structure="custom", swiss=1, cut=0)
    for person in (somebody(server), somebody(server)):
        person.register(slug)
    assert not any("Both decks" in warning for warning in organiser.page(slug)["warnings"])
    organiser.do(slug, "registration", open=False)
    assert any("Both decks" in warning for warning in organiser.page(slug)["warnings"])
