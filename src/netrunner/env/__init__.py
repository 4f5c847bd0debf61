"""Environments for research: PettingZoo, OpenSpiel and many games at once, all seeing only what a side may see.

`netrunner.env.state` needs nothing else. The rest needs `pip install 'netrunner[env]'`:

    from netrunner.env import env, parallel_env      # PettingZoo
    from netrunner.env.vector import VectorEnv       # many games in worker processes
    import netrunner.env.spiel                       # tells pyspiel of the game, when that is installed
"""

from typing import Any

NEEDS = "This environment needs PettingZoo, Gymnasium and NumPy. Install them with: pip install 'netrunner[env]'"


def env(**settings: Any) -> Any:
    """A PettingZoo AEC environment. See `netrunner.env.aec.NetrunnerEnv` for the settings.

    With `max_cycles` the game goes in cycles: both agents act in every one, and who has nothing to decide waits with
    action 0.
    """
    try:
        from netrunner.env import aec, parallel
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(NEEDS) from error
    return parallel.in_cycles(**settings) if settings.get("max_cycles") else aec.ordered(**settings)


def parallel_env(**settings: Any) -> Any:
    """A PettingZoo parallel environment: both agents act at every step, one of them by waiting."""
    try:
        from netrunner.env import parallel
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(NEEDS) from error
    return parallel.NetrunnerParallelEnv(**settings)


__all__ = ["env", "parallel_env"]
