"""A lesson that leaves a guess unanswered, or answers it otherwise when run again, fails."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook, new_output

BEGIN = (
    "import torch\nfrom autograder.workbench.predicting import watch_predictions\n"
    'watch_predictions(get_ipython(), "04_leaf_gradients")\nx = torch.ones(1)'
)
# The questions are lesson 4's: `b.is_leaf`, and twice whether `x.grad` or `y.grad` is filled.
ANSWERED = "# guess 4.1-1:\nb = x.exp()\nprint(b.is_leaf)"
CANNOT_TELL = "# guess 4.2-1:\nprint('no name y')"
OTHERWISE_AGAIN = (
    "# guess 4.1-1:\nruns = globals().get('runs', 0) + 1\n"
    "b = x if runs == 1 else torch.ones(1, requires_grad=True).exp()"
)
OTHERWISE = "# guess 4.1-1:\nb = x.exp()\nprint(open('number').read())"


def cell(source: str, text: str = "") -> Any:
    outputs = [new_output("stream", name="stdout", text=text)] if text else []
    return new_code_cell(source, outputs=outputs, execution_count=1)


@pytest.mark.slow
def test_a_guess_must_be_answered_the_same_again_and_change_nothing(tmp_path: Path) -> None:
    (tmp_path / "number").write_text("2")
    cells = [
        cell(BEGIN), cell(ANSWERED, "True\n"), cell(CANNOT_TELL, "no name y\n"),
        cell(OTHERWISE, "1\n"), cell(OTHERWISE_AGAIN), cell("print(runs)", "1\n"),
    ]  # fmt: skip
    nbformat.write(new_notebook(cells=cells), tmp_path / "lesson.ipynb")

    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--nbval", "-rfp"]
    command += ["-p", "autograder.tests.support.typed_guesses", "-c", os.devnull]
    done = subprocess.run(
        [*command, "--rootdir", "."], cwd=tmp_path, capture_output=True, text=True, timeout=300
    )

    found = re.findall(r"^(PASSED|FAILED) lesson.ipynb::Cell (\d)", done.stdout, re.MULTILINE)
    expected = ["PASSED", "PASSED", "FAILED", "FAILED", "FAILED", "PASSED"]
    verdicts = {number: verdict for verdict, number in found}
    assert verdicts == dict(zip("012345", expected, strict=True)), done.stdout
    why = done.stdout.partition("short test summary")[0]  # where CI is set, the summary repeats it
    assert why.count("The guess 1 was not answered: You said 1. This run of the cell cannot") == 1
    assert why.count("was not answered") == 1
    assert why.count("Run again, the cell answers the guess otherwise.") == 1
