"""A process that compares operators by number, so that a crash of one does not end the report.

It reads numbers from stdin and answers each with a line of JSON on the stream it was started with
as stdout; what operators print goes to stderr.
"""

from __future__ import annotations

import json
import os
import sys
import time

import torch

from . import teaching_device
from .faithfulness import Difference, compare_operator
from .operators import float32_operators, name_of


def main() -> None:
    """Answer numbers until stdin ends."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    torch.set_num_threads(1)
    operators = float32_operators()
    there = teaching_device()
    names = [name_of(op) for op in operators]
    print(json.dumps({"names": names, "missing": there.missing}), file=answers, flush=True)
    for line in sys.stdin:
        started, samples, reason = time.monotonic(), 0, None
        try:
            samples = compare_operator(operators[int(line)])
        except Difference as difference:
            reason = str(difference)
        except Exception as error:
            reason = f"its samples could not be made: {type(error).__name__}: {error}"
        seconds = time.monotonic() - started
        told = {"samples": samples, "reason": reason, "seconds": seconds}
        print(json.dumps(told), file=answers, flush=True)


if __name__ == "__main__":
    main()
