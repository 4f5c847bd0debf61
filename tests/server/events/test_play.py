"""Rounds that are played here: pairings become games, and games report themselves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import delete, update

from netrunner.scenario import Scenario
from netrunner.server.events.desk import moment
from netrunner.server.events.online_rounds import OnlineRounds
from netrunner.server.storage.schema import EntryRow, EventGameRow, GameRow
from tests.rulings import ruling
from tests.server.events.people import Somebody, matches, new_event, pair, somebody
from tests.server.live.client import Player
from tests.server.running_server import Running, until


@dataclass
class Seated:
    """A player of an online event, at their browser."""

    person: Somebody
    live: Player


@dataclass
class Online:
    slug: str
    players: dict[int, Seated]

    def match(self, reader: Somebody, table: int = 1) -> dict[str, Any]:
        return next(match for match in matches(reader, self.slug) if match["table"] == table)

    def game(self, reader: Somebody, table: int = 1) -> dict[str, Any]:
        """The game that goes on at a table. The timekeeper may be the one who begins it, and not be done yet."""
        until(lambda: self.going_on(reader, table))
        found: dict[str, Any] = next(game for game in self.match(reader, table)["games"] if game["playing"])
        return found

    def going_on(self, reader: Somebody, table: int) -> bool:
        """Whether a game is played at a table; between the two games both players say that they are ready."""
        match = self.match(reader, table)
        games = match["games"]
        if len(games) == 1 and games[0]["over"] and match["result"] is None:
            for player in (games[0]["corp"], games[0]["runner"]):
                address = f"/api/events/{self.slug}/ready"
                answer = self.players[player].person.http.post(address, json={"game": games[0]["game"]})
                assert answer.status_code == 204, answer.text
        return any(game["playing"] for game in games)

    def concede(self, reader: Somebody, side: str, table: int = 1) -> None:
        """A side of the present game concedes."""
        game = self.game(reader, table)
        live = self.players[game[side]].live
        live.enter(game["game"])
        assert live.ask("concede", room=game["game"])["problem"] is None


@pytest.fixture
def online(server: Running, organiser: Somebody) -> Iterator[Online]:
    """Two players of an event that is played here, with their decks, paired."""
    with ExitStack() as stack:
        yield begin(server, organiser, stack, 2)


def begin(server: Running, organiser: Somebody, stack: ExitStack, players: int, **terms: Any) -> Online:
    settings = {"structure": "custom", "swiss": 1, "cut": 0, "format": "core", "online": True} | terms
    slug = new_event(organiser, **settings)
    seated = {}
    for number in range(1, players + 1):
        person = somebody(server)
        person.register(slug, corp={"choice": "core-jinteki"}, runner={"choice": "core-shaper"})
        live = Player(server, person.http)
        stack.callback(live.close)
        seated[number] = Seated(person, live)
    pair(organiser, slug)
    return Online(slug, seated)


def heard_of(live: Player, games: int) -> list[str]:
    """The games that a player was told to go to, once there are so many."""
    while len(told := [each["game"] for each in live.others if each["tell"] == "moved"]) < games:
        live.listen()
    return told


def take_credits(live: Player, game: str) -> None:
    """Spend a turn on credits; the game may be over after it."""
    turn = live.my_turn(game)["view"]["turn"]
    while (room := live.rooms[game])["result"] is None and room["view"]["turn"] == turn:
        if room["decision"] is None:
            live.listen()
            continue
        labels = live.labels(game)
        live.choose(game, next((label for label in labels if label in ("Gain 1 credit", "Pass")), labels[0]))


def test_a_published_pairing_opens_its_first_game_with_the_registered_decks_and_clocks(
    organiser: Somebody, online: Online
) -> None:
    game = online.game(organiser)
    match = online.match(organiser)
    assert [each["game"] for each in match["games"]] == [game["game"]]
    assert game["runner"] == match["runner_first"]
    for number in (1, 2):
        live = online.players[number].live
        assert heard_of(live, 1) == [game["game"]]
        room = live.enter(game["game"])
        assert room["seat"] == ("corp" if game["corp"] == number else "runner")
        assert room["view"]["corp"]["identity"] == "Jinteki: Personal Evolution"
        assert 10 * 60 <= room["clock"]["corp"] <= 65 * 60 // 4
    assert organiser.page(online.slug)["round"]["clock"]["started"]


@ruling("TR/game-setup/4")
def test_players_begin_a_round_with_their_starting_credits_and_every_token_they_will_need(
    organiser: Somebody, online: Online
) -> None:
    game = online.game(organiser)
    room = online.players[1].live.enter(game["game"])
    assert room["view"]["corp"]["credits"] == 5
    assert room["view"]["runner"]["credits"] == 5
    assert (room["view"]["runner"]["tags"], room["view"]["corp"]["bad_publicity"]) == (0, 0)
    assert room["decision"] is not None or room["seat"] == "runner", "the Corp decides on its hand next"


@ruling("TR/randomization/3")
def test_what_the_runner_accesses_in_hq_is_as_random_as_a_shuffle_and_a_choice() -> None:
    """Each card of HQ is met about equally often, wherever it lies, and both players can check the seed after it."""
    met = {"Hedge Fund": 0, "Ice Wall": 0, "PAD Campaign": 0}
    for seed in range(300):
        table = Scenario(corp={"hand": list(met)}, runner={"credits": 0}, turn="runner", seed=seed)
        table.choose("Run HQ")
        table.choose("Continue")
        (title,) = (title for title in met if any(title in line for line in table.log))
        met[title] += 1
    assert all(70 < times < 130 for times in met.values()), met


def test_two_conceded_games_report_themselves_with_sides_switched(organiser: Somebody, online: Online) -> None:
    match = online.match(organiser)
    first = online.game(organiser)
    online.concede(organiser, "corp")
    second = online.game(organiser)
    assert second["game"] != first["game"]
    assert (second["corp"], second["runner"]) == (first["runner"], first["corp"])
    for number in (1, 2):
        live = online.players[number].live
        assert heard_of(live, 2) == [first["game"], second["game"]]
    online.concede(organiser, "corp")
    result = online.match(organiser)["result"]
    assert result["points"] == [3, 3]
    assert [(game["outcome"], game["ending"]) for game in result["games"]] == [("runner", "concession")] * 2
    assert match["first"] in (first["corp"], first["runner"])
    line = organiser.get(f"{online.slug}/log")["lines"][0]
    assert "by the games played here" in line["text"]
    assert organiser.page(online.slug)["champion"] is not None


def test_the_winner_of_both_games_has_six_points(organiser: Somebody, online: Online) -> None:
    first = online.game(organiser)
    online.concede(organiser, "corp")
    online.concede(organiser, "runner")
    match = online.match(organiser)
    mine = 0 if match["first"] == first["runner"] else 1
    assert match["result"]["points"][mine] == 6


def test_no_replay_gives_away_the_decks_of_a_tournament_that_goes_on(
    server: Running, organiser: Somebody, online: Online
) -> None:
    game = online.game(organiser)["game"]
    online.concede(organiser, "corp")
    ways = ("record", "replay/both", "replay/runner", "transcript")
    others = (online.players[1].person, online.players[2].person, somebody(server))
    for reader in others:
        assert [reader.http.get(f"/api/games/{game}/{way}").status_code for way in ways] == [403] * 4
        meta = reader.http.get(f"/api/games/{game}").json()
        assert (meta["replay"], meta["seed"], meta["salt"]) == (False, None, None)
        wish = {"at": 1, "side": "corp", "bot": "random"}
        assert reader.http.post(f"/api/games/{game}/play-on", json=wish).status_code == 403
    assert organiser.http.get(f"/api/games/{game}/record").status_code == 200
    judge = somebody(server)
    organiser.do(online.slug, "staff", name=judge.name, role="judge")
    assert judge.http.get(f"/api/games/{game}/record").status_code == 200
    judge.do(online.slug, "duty", off=True)
    assert judge.http.get(f"/api/games/{game}/record").status_code == 403, "off duty they are a spectator"
    online.concede(organiser, "corp")
    until(lambda: organiser.page(online.slug)["champion"] is not None)
    for reader in others:
        assert [reader.http.get(f"/api/games/{game}/{way}").status_code for way in ways] == [200] * 4


def test_the_games_of_a_cancelled_event_are_stopped_and_go_on_when_that_is_taken_back(
    organiser: Somebody, online: Online
) -> None:
    game = online.game(organiser)["game"]
    organiser.do(online.slug, "cancel", reason="Fire")
    until(lambda: not online.match(organiser)["games"][0]["playing"])
    assert not online.match(organiser)["games"][0]["over"]
    organiser.do(online.slug, "undo")
    assert online.game(organiser)["game"] == game
    organiser.do(online.slug, "cancel", reason="Fire")
    assert organiser.http.delete(f"/api/events/{online.slug}").status_code == 204
    assert organiser.http.get(f"/api/games/{game}").json()["status"] == "finished"


@pytest.mark.parametrize("lists", ["closed", "open"])
def test_the_end_of_a_game_shows_hands_only_where_decklists_are_open(
    server: Running, organiser: Somebody, lists: str
) -> None:
    """Who watches may be the next opponent."""
    with ExitStack() as stack:
        online = begin(server, organiser, stack, 2, lists=lists)
        game = online.game(organiser)
        watcher = Player(server, somebody(server).http)
        stack.callback(watcher.close)
        watcher.enter(game["game"])
        online.concede(organiser, "corp")
        while (room := watcher.rooms[game["game"]])["result"] is None:
            watcher.listen()
        opponent = online.players[game["corp"]].live.rooms[game["game"]]
        for seen in (room, opponent):
            hand = [card.get("title") for card in seen["view"]["runner"].get("hand", [])]
            assert bool(any(hand)) is (lists == "open"), hand
            assert (seen["closed"], seen["seed"] is None, seen["salt"] is None) == (lists == "closed",) * 3


def test_one_game_that_cannot_be_read_does_not_keep_the_others_from_being_stopped(
    server: Running, organiser: Somebody
) -> None:
    with ExitStack() as stack:
        online = begin(server, organiser, stack, 4)
        games = [online.game(organiser, table)["game"] for table in (1, 2)]

        async def spoil() -> None:
            async with server.app.state.database.begin() as session:
                spoilt = {"side": "corp", "keys": ["a rule that was:0:0:0"]}
                session.add(EntryRow(game_id=games[0], number=900, kind="choose", data=spoilt))
            server.app.state.host.rooms.pop(games[0]).close()

        server.run(spoil())
        organiser.do(online.slug, "undo", round=True)
        until(lambda: organiser.http.get(f"/api/games/{games[1]}").json()["status"] == "finished")


def test_a_result_that_a_crash_kept_from_the_log_is_entered_when_the_server_comes_back(
    server: Running, organiser: Somebody, online: Online
) -> None:
    """The games are over in the database, and nobody has been told."""
    desk = server.app.state.desk
    games = []
    for _ in range(2):
        game = online.game(organiser)
        games.append(game["game"])
        if len(games) == 1:
            online.concede(organiser, "corp")

    async def crash() -> None:
        async with server.app.state.database.begin() as session:
            query = update(GameRow).where(GameRow.id == games[1])
            await session.execute(query.values(status="finished", winner="corp", reason="flatline"))

    server.run(crash())
    fresh = OnlineRounds(desk.database, desk.store, desk.host, moment)
    event_id = organiser.page(online.slug)["id"]
    server.run(fresh.see_to(event_id))
    result = online.match(organiser)["result"]
    assert sorted(game["outcome"] for game in result["games"]) == ["corp", "runner"]
    number = organiser.page(online.slug)["number"]
    server.run(fresh.see_to(event_id))
    assert organiser.page(online.slug)["number"] == number, "it is entered once"


def test_a_game_that_was_begun_before_a_crash_and_not_noted_is_found_again(
    server: Running, organiser: Somebody, online: Online
) -> None:
    desk = server.app.state.desk
    game = online.game(organiser)["game"]

    async def forget() -> None:
        async with server.app.state.database.begin() as session:
            await session.execute(delete(EventGameRow).where(EventGameRow.game_id == game))

    server.run(forget())
    event_id = organiser.page(online.slug)["id"]
    server.run(OnlineRounds(desk.database, desk.store, desk.host, moment).see_to(event_id))
    assert online.game(organiser)["game"] == game


def test_an_undone_result_is_not_entered_again_by_its_games(
    server: Running, organiser: Somebody, online: Online
) -> None:
    online.concede(organiser, "corp")
    online.concede(organiser, "corp")
    organiser.do(online.slug, "undo")
    desk = server.app.state.desk
    server.run(OnlineRounds(desk.database, desk.store, desk.host, moment).see_to(organiser.page(online.slug)["id"]))
    assert online.match(organiser)["result"] is None
    organiser.do(online.slug, "report", table=1, points=[6, 0])
    assert online.match(organiser)["result"]["points"] == [6, 0]


def test_a_round_that_is_undone_or_settled_by_a_leader_stops_its_games(organiser: Somebody, online: Online) -> None:
    game = online.game(organiser)["game"]
    live = online.players[1].live
    live.enter(game)
    organiser.do(online.slug, "report", table=1, split=True)
    stopped = live.wait(game, lambda room: room["result"] is not None)
    assert stopped["result"]["reason"] == "stopped by a leader"
    # The undo of it brings the game back: what its players must not know then is not shown now.
    assert (stopped["seed"], stopped["salt"], stopped["summary"]) == (None, None, None)
    other = "runner" if stopped["seat"] == "corp" else "corp"
    assert stopped["view"][other].get("hand") is None
    assert "it may go on" in online.players[1].person.http.get(f"/api/games/{game}/record").text
    assert online.match(organiser)["result"]["how"] == "split"
    organiser.do(online.slug, "undo", round=True)
    organiser.do(online.slug, "pair", hidden=False)
    again = online.game(organiser)["game"]
    assert again != game
    live.enter(again)
    organiser.do(online.slug, "undo", round=True)
    assert live.wait(again, lambda room: room["result"] is not None)["result"]["winner"] is None


def test_when_time_is_called_the_game_ends_after_both_have_had_a_turn_and_the_second_is_not_played(
    organiser: Somebody, online: Online
) -> None:
    game = online.game(organiser)
    corp, runner = (online.players[game[side]].live for side in ("corp", "runner"))
    for live in (corp, runner):
        live.enter(game["game"])
    organiser.do(online.slug, "clock", what="call")
    assert corp.wait(game["game"], lambda room: room["last_turn"] is not None)["last_turn"] == 2
    for live in (corp, runner):
        live.my_turn(game["game"])
        live.choose(game["game"], "Keep")
    for live in (corp, runner):
        take_credits(live, game["game"])
    until(lambda: online.match(organiser)["result"] is not None)
    result = online.match(organiser)["result"]
    assert result["points"] == [1, 1], "a draw, and a game that was not played"
    assert sorted(each["outcome"] for each in result["games"]) == ["draw", "not played"]


def test_a_player_without_an_account_is_warned_about_and_reported_by_hand(server: Running, organiser: Somebody) -> None:
    slug = new_event(organiser, structure="custom", swiss=1, cut=0, online=True)
    organiser.do(slug, "enrol", names=["Bo", "Cy"])
    warned = organiser.page(slug)["warnings"]
    assert any("Without an account" in warning and "Bo, Cy" in warning for warning in warned)
    (match,) = pair(organiser, slug)
    assert match["games"] == []
    organiser.do(slug, "report", table=match["table"], points=[6, 0])


def test_a_deck_that_cannot_be_played_here_is_not_registered_for_an_online_event(
    server: Running, organiser: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    from netrunner.server.lobby import decks

    slug = new_event(organiser, format="core", online=True)
    monkeypatch.setattr(decks, "implemented", lambda title: title != "Snare!")
    person = somebody(server)
    problem = person.register(slug, status=409, corp={"choice": "core-jinteki"})
    assert "Snare! is not playable here yet" in problem["message"]
    verdict = person.http.post(f"/api/events/{slug}/check", json={"choice": "core-jinteki"}).json()
    assert any("Snare!" in fault["message"] for fault in verdict["faults"])


def test_the_bracket_is_played_here_with_the_sides_that_were_settled(server: Running, organiser: Somebody) -> None:
    with ExitStack() as stack:
        online = begin(server, organiser, stack, 4, cut=4)
        for match in matches(organiser, online.slug):
            organiser.do(online.slug, "report", table=match["table"], points=[6, 0])
        organiser.do(online.slug, "cut")
        chooser = organiser.page(online.slug)["bracket"]["games"][0]["chooser"]
        online.players[chooser].person.do(online.slug, "side", game=1, side="runner")
        game = organiser.page(online.slug)["bracket"]["games"][0]
        assert game["live"]["runner"] == chooser
        assert organiser.page(online.slug)["bracket"]["clock"]["started"]
        live = online.players[game["corp"]].live
        live.enter(game["live"]["game"])
        live.ask("concede", room=game["live"]["game"])
        game = organiser.page(online.slug)["bracket"]["games"][0]
        assert (game["winner"], game["live"]["playing"]) == (chooser, False)


def test_the_timekeeper_calls_time_when_the_round_is_over(server: Running, organiser: Somebody, online: Online) -> None:
    game = online.game(organiser)["game"]
    live = online.players[1].live
    live.enter(game)
    desk = server.app.state.desk
    later = OnlineRounds(desk.database, desk.store, desk.host, lambda: moment() + timedelta(minutes=64))
    event_id = organiser.page(online.slug)["id"]
    server.run(later.see_to(event_id))
    assert live.rooms[game]["last_turn"] is None
    organiser.do(online.slug, "clock", what="extend", table=1, minutes=5)
    later.moment = lambda: moment() + timedelta(minutes=66)
    server.run(later.see_to(event_id))
    assert live.ask("ping")["problem"] is None
    assert live.rooms[game]["last_turn"] is None, "this table has more time"
    later.moment = lambda: moment() + timedelta(minutes=71)
    server.run(later.see_to(event_id))
    assert live.wait(game, lambda room: room["last_turn"] is not None)["last_turn"] == 2


def test_who_leaves_in_the_middle_of_a_round_concedes_what_is_left_of_it(organiser: Somebody, online: Online) -> None:
    online.concede(organiser, "corp")
    game = online.game(organiser)
    leaving, staying = game["runner"], game["corp"]
    live = online.players[staying].live
    live.enter(game["game"])
    online.players[leaving].person.do(online.slug, "drop")
    assert live.wait(game["game"], lambda room: room["result"] is not None)["result"]["reason"] == "stopped by a leader"
    match = online.match(organiser)
    points = dict(zip((match["first"], match["second"]), match["result"]["points"], strict=True))
    assert points == {staying: 6, leaving: 0}
    assert [each["ending"] for each in match["result"]["games"]] == ["concession", "concession"]
