"""What the engine takes of `checks`, and what is left of that where PyTorch is not installed.

Probes and checks are made of PyTorch. Courses without it test by plain asserts alone, for which
the few names below are all that is wanted; nothing that draws, visits devices or reads snapshots
is ever called for them.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

HAS_TORCH = find_spec("torch") is not None

if TYPE_CHECKING or HAS_TORCH:
    from autograder.checks.check_failure import CheckFailure, NotAttempted
    from autograder.checks.draws import set_seed
    from autograder.checks.observing.observer import run
    from autograder.checks.observing.places import every_device, take_met, visit
    from autograder.checks.observing.source import note_cell
    from autograder.checks.observing.wire import WireError
    from autograder.checks.probe import use_channel
else:
    from contextlib import nullcontext

    class CheckFailure(AssertionError):
        """A check did not pass, and says what it noticed."""

        def __init__(self, finding):
            super().__init__(str(finding))
            self.finding = finding

    class NotAttempted(CheckFailure):
        """The answer is still the stub."""

    class WireError(ValueError):
        """What came back is no report."""

    def set_seed(seed):
        """Nothing is drawn."""

    def run(*_, **__):
        """No probe can be asked for; whoever asks gets what is no snapshot."""
        return b""

    def note_cell(name, text):
        """No text is asked for."""

    def every_device(*, second=False):
        return []

    def take_met():
        return ()

    def visit(devices):
        """No draw is under way."""

    def use_channel(ask):
        return nullcontext()


__all__ = [
    "HAS_TORCH",
    "CheckFailure",
    "NotAttempted",
    "WireError",
    "every_device",
    "note_cell",
    "run",
    "set_seed",
    "take_met",
    "use_channel",
    "visit",
]
