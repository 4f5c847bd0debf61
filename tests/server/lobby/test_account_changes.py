"""What becomes of tables when accounts change."""

from __future__ import annotations

import uuid

from tests.server.lobby.people import guest, me, member
from tests.server.lobby.test_tables import at, opened, seen
from tests.server.running_server import Running, renew

PASSWORD = "correct horse battery"


def test_a_guest_who_signs_up_keeps_the_seat_under_the_new_name(server: Running) -> None:
    with guest(server) as client:
        table = opened(client)
        name = f"n{uuid.uuid4().hex[:12]}"
        client.post("/api/accounts", json={"name": name, "password": PASSWORD}).raise_for_status()
        renew(client)
        assert seen(client, table)["corp"]["name"] == name
        assert at(client, table, "ready", ready=True).status_code == 200


def test_a_guest_who_signs_in_takes_the_seat_along(server: Running) -> None:
    with member(server) as elsewhere, guest(server) as client:
        account = me(elsewhere)
        table = opened(client)
        client.post("/api/session", json={"name": account["name"], "password": PASSWORD}).raise_for_status()
        renew(client)
        found = seen(client, table)
        assert (found["seat"], found["corp"]["account"], found["corp"]["owner"]) == ("corp", account["id"], True)


def test_who_signs_in_at_a_table_where_they_sit_already_gets_up_as_a_guest(server: Running) -> None:
    with member(server) as elsewhere, guest(server) as client:
        table = opened(elsewhere)
        at(client, table, "join", deck="core-shaper").raise_for_status()
        name = me(elsewhere)["name"]
        client.post("/api/session", json={"name": name, "password": PASSWORD}).raise_for_status()
        renew(client)
        found = seen(client, table)
        assert (found["seat"], found["runner"], found["corp"]["owner"]) == ("corp", None, True)


def test_a_deleted_account_leaves_its_tables(server: Running) -> None:
    with member(server) as owner, member(server) as friend:
        table = opened(owner)
        at(friend, table, "join", deck="core-shaper").raise_for_status()
        owner.post("/api/me/deletion", json={"password": PASSWORD}).raise_for_status()
        found = seen(friend, table)
        assert (found["corp"], found["runner"]["owner"]) == (None, True)
