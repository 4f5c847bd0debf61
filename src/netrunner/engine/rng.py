"""The random numbers of a game: splitmix64, one integer of state, the same on every machine."""

from typing import Final

MASK: Final = 0xFFFFFFFFFFFFFFFF


def seed_state(seed: int) -> int:
    """The generator's first state: any int is a seed."""
    return (seed * 0x9E3779B97F4A7C15 + 0x1234567) & MASK


def next_state(state: int) -> int:
    return (state + 0x9E3779B97F4A7C15) & MASK


def output(state: int) -> int:
    """64 well-mixed bits from a state."""
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def below(state: int, n: int) -> int:
    """An int in range(n) from a state; the bias is under n / 2**64."""
    return output(state) % n
