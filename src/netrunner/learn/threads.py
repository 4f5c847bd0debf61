"""NumPy in one thread: small matrices take several times as long in more, and processes have a core each."""

import os


def one_thread() -> None:
    """For NumPy where it is imported after this, and in processes that are spawned from here."""
    for library in ("OPENBLAS", "OMP", "MKL"):
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")
