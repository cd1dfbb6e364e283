"""What a learner's cell puts out, in a shell of its own: a shell is one for a process."""

from __future__ import annotations

import subprocess
import sys

import pytest

from autograder.engine.runner.shell import Budget, Stream, _add_display

CELL = """
class Loud(Exception):
    def _render_traceback_(self):
        print("asked for a traceback")

raise Loud("its text")
"""
SCRIPT = f"""
from autograder.engine.runner.shell import Budget, new_shell, run_cell

for output in run_cell(new_shell(), {CELL!r}, 1, Budget(1000)):
    print(output["output_type"], output.get("evalue") or output["text"])
"""


@pytest.mark.slow
def test_no_traceback_is_made_but_the_one_that_is_shown() -> None:
    """IPython makes another one, slowly, for a history that nobody reads."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True
    )

    assert done.stdout == "error its text\n"


def test_outputs_have_a_price_each_however_little_is_in_them() -> None:
    """A driver reads what they are as JSON, and no more than a few times the budget of it."""
    outputs: list[dict[str, object]] = []
    budget = Budget(1000)
    out, err = (Stream(name, outputs, budget) for name in ("stdout", "stderr"))

    for _ in range(1000):
        out.write(".")
        err.write(".")
        _add_display("display_data", {}, outputs, budget)

    assert 20 < len(outputs) < 70
    assert budget.spent
