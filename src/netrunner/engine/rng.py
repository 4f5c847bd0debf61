"""The random numbers of a game, the same on every machine, from one integer of state.

A seed of up to 64 bits drives splitmix64: fast, for simulations. A larger one, as live games have, is the key of a
cryptographic generator: who sees any number of outcomes can tell neither the seed nor what comes next. Its state is the
key and, below it, a counter; each output is the keyed hash of the counter.
"""

from hashlib import blake2b, sha256
from typing import Final

MASK: Final = 0xFFFFFFFFFFFFFFFF
KEY_BYTES: Final = 32
COUNTER_BITS: Final = 64
MARK: Final = 1 << (8 * KEY_BYTES + COUNTER_BITS)
"""A bit above the key, so that no such state is small."""


def seed_state(seed: int) -> int:
    """The generator's first state: any int is a seed."""
    if -MASK <= seed <= MASK:
        return (seed * 0x9E3779B97F4A7C15 + 0x1234567) & MASK
    key = sha256(str(seed).encode()).digest()
    return MARK | int.from_bytes(key, "big") << COUNTER_BITS


def next_state(state: int) -> int:
    if state > MASK:
        return state + 1
    return (state + 0x9E3779B97F4A7C15) & MASK


def output(state: int) -> int:
    """64 well-mixed bits from a state."""
    if state > MASK:
        return keyed(state)
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def keyed(state: int) -> int:
    """64 bits that only who has the key can tell."""
    counter = (state & MASK).to_bytes(8, "big")
    key = ((state ^ MARK) >> COUNTER_BITS).to_bytes(KEY_BYTES, "big")
    return int.from_bytes(blake2b(counter, key=key, digest_size=8).digest(), "big")


def below(state: int, n: int) -> int:
    """An int in range(n) from a state; the bias is under n / 2**64."""
    return output(state) % n
