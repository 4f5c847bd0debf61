"""The same batch on a Ray cluster. Ray is large and not part of what development needs."""

import importlib.util
import socket
import threading
from pathlib import Path

import pytest

from netrunner.simulate import Batch, play
from netrunner.simulate.play_batch import player
from tests.simulate.odd_bots import named
from tests.simulate.test_pool import in_order, kill_the_hostage

MISSING = importlib.util.find_spec("ray") is None
with_ray = pytest.mark.skipif(MISSING, reason="Ray is not installed (pip install 'netrunner[ray]')")
quiet = pytest.mark.filterwarnings("ignore")  # Ray's own


@pytest.mark.skipif(not MISSING, reason="Ray is installed")
def test_without_ray_the_command_says_how_to_get_it() -> None:
    from netrunner.simulate.ray_cluster import ClusterError

    with pytest.raises(ClusterError, match=r"pip install 'netrunner\[ray\]'"):
        player(Batch.of(["core-jinteki"], ["core-shaper"]), ray="auto")


@with_ray
@quiet
def test_a_killed_ray_worker_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from netrunner.simulate.ray_cluster import Cluster

    batch = Batch.of(
        ["core-jinteki", "core-nbn"], ["core-shaper"], bots=[(named("hostage"), "random")], games=8, seed=3
    )
    alone = [play(batch, number) for number in range(batch.total)]
    monkeypatch.setenv("NETRUNNER_TEST_HOSTAGE", str(tmp_path))
    killer = threading.Thread(target=kill_the_hostage, args=(tmp_path,))
    killer.start()
    outcomes = in_order(list(Cluster(batch, "local", cpus=2, chunk=2).run(range(batch.total))))
    killer.join()
    assert outcomes == alone
    assert not Path(f"/proc/{(tmp_path / 'pid').read_text()}").exists()


@with_ray
@quiet
def test_a_bot_that_kills_every_ray_worker_loses_its_games() -> None:
    from netrunner.simulate.ray_cluster import Cluster

    bots = [(named("dies"), "random"), ("random", "random")]
    batch = Batch.of(["core-jinteki"], ["core-shaper"], bots=bots, games=1)
    died, sound = in_order(list(Cluster(batch, "local", cpus=2).run(range(batch.total))))
    assert died.fault is not None
    assert (died.winner, died.fault.side, died.fault.kind) == ("runner", "corp", "crash")
    assert sound == play(batch, 1)


def test_an_address_at_which_nobody_listens_is_refused_at_once() -> None:
    from netrunner.simulate.ray_cluster import ClusterError, check_reachable

    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
        check_reachable(address)
        check_reachable(f"ray://{address}")
    check_reachable("auto")
    with socket.socket() as silent:  # holds its port, so that nobody else listens there
        silent.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{silent.getsockname()[1]}"
        with pytest.raises(ClusterError, match=f"There is no Ray cluster at {address}"):
            check_reachable(address)


def test_a_node_with_other_code_is_refused() -> None:
    from dataclasses import replace

    from netrunner.simulate.ray_cluster import ClusterError, checked

    batch = Batch.of(["core-jinteki"], ["core-shaper"])
    assert checked(batch.as_json()) == batch
    with pytest.raises(ClusterError, match="another version"):
        checked(replace(batch, code="older").as_json())
