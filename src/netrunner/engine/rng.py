"""The random numbers of a game, the same on every machine, from one integer of state.

A seed of up to 64 bits drives splitmix64: fast, for simulations. A larger one, as live games have, is the key of a
cryptographic generator: who sees any number of outcomes can tell neither the seed nor what comes next. Its state is the
key and, below it, a counter; each output is the keyed hash of the counter.

Splitmix64 is arithmetic on 64 bits. Compiled, these are native integers with a sign, which drop what overflows by
themselves; interpreted, Python's integers are cut to 64 bits. What differs is the one mask `WRAP`.
"""

from hashlib import blake2b, sha256
from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFFFFFFFFFF
LOW: Final = 0xFFFFFFFF
KEY_BYTES: Final = 32
COUNTER_BITS: Final = 64
MARK: Final = 1 << (8 * KEY_BYTES + COUNTER_BITS)
"""A bit above the key, so that no such state is small."""

COMPILED: Final = not __file__.endswith(".py")
SIGN: Final = 1 << 63


def wrap_mask() -> int:
    """What cuts a number to 64 bits: native integers have no more."""
    return -1 if COMPILED else MASK


WRAP: Final[i64] = wrap_mask()
# The constants of splitmix64: as native integers with their sign, else without one, which Python cuts in less time.
STEP: Final[i64] = (0x9E3779B97F4A7C15 - (1 << 64)) & WRAP
FIRST_FACTOR: Final[i64] = (0xBF58476D1CE4E5B9 - (1 << 64)) & WRAP
SECOND_FACTOR: Final[i64] = (0x94D049BB133111EB - (1 << 64)) & WRAP
SPREAD: Final[i64] = (0xD1B54A32D192ED03 - (1 << 64)) & WRAP
SMALL: Final = 1 << 60  # below it, a seed is a native integer as it is


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


def signed(state: int) -> i64:
    """A small state as a number with a sign, which fits into a native integer."""
    return state if state < SIGN else state - (1 << 64)


def mixed(z: i64) -> i64:
    """64 well-mixed bits. A shift of a number with a sign is cut to the bits that it had."""
    z = ((z ^ (z >> 30 & 0x3FFFFFFFF)) * FIRST_FACTOR) & WRAP
    z = ((z ^ (z >> 27 & 0x1FFFFFFFFF)) * SECOND_FACTOR) & WRAP
    return z ^ (z >> 31 & 0x1FFFFFFFF)


def reduced(z: i64, n: i64) -> i64:
    """64 bits modulo a number below 2**31: from their halves where, as a native integer, they have a sign."""
    if z >= 0:
        return z % n
    return ((z >> 32 & LOW) % n * (0x100000000 % n) + (z & LOW)) % n


def output(state: int) -> int:
    """64 well-mixed bits from a state."""
    if state > MASK:
        return keyed(state)
    return int(mixed(signed(state))) & MASK


def keyed(state: int) -> int:
    """64 bits that only who has the key can tell."""
    counter = (state & MASK).to_bytes(8, "big")
    key = ((state ^ MARK) >> COUNTER_BITS).to_bytes(KEY_BYTES, "big")
    return int.from_bytes(blake2b(counter, key=key, digest_size=8).digest(), "big")


def below(state: int, n: int) -> int:
    """An int in range(n) from a state; the bias is under n / 2**64."""
    if state > MASK:
        return keyed(state) % n
    return reduced(mixed(signed(state)), n)


def shuffle(state: int, deck: list[int]) -> int:
    """Shuffle a list in place, each place from the last one down with a number of its own; the state after it."""
    if state > MASK:
        for i in range(len(deck) - 1, 0, -1):
            state += 1
            j = keyed(state) % (i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return state
    small = signed(state)
    place: i64 = len(deck)
    while place > 1:
        small = (small + STEP) & WRAP
        z = ((small ^ (small >> 30 & 0x3FFFFFFFF)) * FIRST_FACTOR) & WRAP  # `mixed`, without a call for each card
        z = ((z ^ (z >> 27 & 0x1FFFFFFFFF)) * SECOND_FACTOR) & WRAP
        z ^= z >> 31 & 0x1FFFFFFFF
        other = reduced(z, place)
        place -= 1
        deck[place], deck[other] = deck[other], deck[place]
    return int(small) & MASK


def drawn_at(seed: int, number: int, n: int) -> int:
    """An int in range(n) for one of many numbered draws, each by itself: those of a bot in a game with this seed. Seeds
    are set apart by an odd number that has nothing in common with those of the generator."""
    z: i64 = 0
    if -SMALL < seed < SMALL:
        z = seed
    else:
        z = signed(seed & MASK)
    z = (z * SPREAD + number) & WRAP
    return reduced(mixed((z * STEP + 0x1234567) & WRAP), n)
