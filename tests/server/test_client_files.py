"""The built client over HTTP: which file answers, how long it may be kept, and that nothing else gets out."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from netrunner.server.client_files import ClientFiles
from tests.server.running_server import Running, running, visitor

PAGE = "<!doctype html><title>Netrunner</title>"
SCRIPT = "console.log('hello');" * 100


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client as the build leaves it."""
    folder = tmp_path_factory.mktemp("built") / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "index-abc123.js").write_text(SCRIPT)
    (folder / "assets" / "index-abc123.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (folder.parent / "secret.html").write_text("secret")
    return folder


@pytest.fixture(scope="module")
def site(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data")) as server:
        files = server.app.router.default
        assert isinstance(files, ClientFiles)
        files.folder = client
        yield server


def get(site: Running, path: str, **headers: str) -> httpx.Response:
    with visitor(site.url) as client:
        return client.get(path, headers=headers)


@pytest.mark.parametrize(
    "path", ["/", "/cards/ice-wall", "/people/some%20body", "/no.such.file", "/%00", "/" + "x" * 5000]
)
def test_the_page_answers_to_every_address_of_the_client(site: Running, path: str) -> None:
    answer = get(site, path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_files_with_a_hash_in_their_names_may_be_kept_for_ever(site: Running) -> None:
    answer = get(site, "/assets/index-abc123.js", **{"Accept-Encoding": "identity"})
    assert answer.text == SCRIPT
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_a_compressed_copy_is_sent_to_who_can_read_it(site: Running) -> None:
    answer = get(site, "/assets/index-abc123.js", **{"Accept-Encoding": "br;q=1, gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.text == SCRIPT


def test_what_has_not_changed_is_not_sent_again(site: Running) -> None:
    first = get(site, "/favicon.svg")
    assert first.headers["content-type"] == "image/svg+xml"
    second = get(site, "/favicon.svg", **{"If-None-Match": f'"other", W/{first.headers["etag"]}'})
    assert (second.status_code, second.content) == (304, b"")
    assert second.headers["etag"] == first.headers["etag"]


def test_a_part_of_another_build_is_not_found_rather_than_answered_with_the_page(site: Running) -> None:
    answer = get(site, "/assets/index-old.js")
    assert answer.status_code == 404
    assert "another version" in answer.json()["message"]


def test_unknown_paths_of_the_interface_are_problems_and_not_the_page(site: Running) -> None:
    with visitor(site.url) as client:
        for method, path in (("GET", "/api/nothing"), ("GET", "/api"), ("DELETE", "/cards")):
            answer = client.request(method, path)
            assert answer.status_code in (403, 404)
            assert "message" in answer.json()


@pytest.mark.parametrize(
    "path", ["/../secret.html", "/..%2fsecret.html", "/assets/..%2f..%2fsecret.html", "/%2e%2e/secret.html"]
)
def test_nothing_outside_the_folder_is_served(site: Running, path: str) -> None:
    with visitor(site.url) as client:
        request = client.build_request("GET", "/")
        request.url = request.url.copy_with(raw_path=path.encode())
        assert "secret" not in client.send(request).text


def test_only_the_headers_are_sent_where_only_they_are_asked_for(site: Running) -> None:
    with visitor(site.url) as client:
        answer = client.head("/")
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["content-length"] == str(len(PAGE))


def test_a_client_that_is_not_built_is_explained(site: Running, client: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site.app.router.default, "folder", client / "nothing")
    answer = get(site, "/")
    assert answer.status_code == 503
    assert "make client" in answer.text
    assert answer.headers["cache-control"] == "no-store"
