"""`begin` says where the learner is, and does nothing where nobody learns."""

from __future__ import annotations

import subprocess
import sys

import pytest
from nbclient import NotebookClient

from autograder.tests.support.notebook_fixtures import code, make_notebook

pytestmark = pytest.mark.slow

BEGIN = """\
from autograder.workbench import begin
from autograder.workbench.beginning import unit_begun
begin("01_squares")
begin("01_squares")
print(unit_begun())
"""


def printed_in_a_kernel(source, **environment):
    notebook = make_notebook(code(source))
    client = NotebookClient(notebook, timeout=60)
    with pytest.MonkeyPatch.context() as patch:
        for name, value in environment.items():
            patch.setenv(name, value)
        client.execute()
    return notebook.cells[0].outputs[0].text


def test_a_kernel_knows_its_unit():
    assert printed_in_a_kernel(BEGIN) == "01_squares\n"


def test_where_nbgrader_grades_nothing_begins():
    assert printed_in_a_kernel(BEGIN, NBGRADER_EXECUTION="autograde") == "None\n"


def test_where_there_is_no_kernel_nothing_begins():
    done = subprocess.run([sys.executable, "-c", BEGIN], capture_output=True, text=True, check=True)

    assert done.stdout == "None\n"


def test_what_pytorch_says_of_its_own_code_is_not_shown():
    said = """\
import sys, warnings
sys.stderr = sys.stdout
warnings.warn("`torch.jit.script` is deprecated. Please switch", FutureWarning)
warnings.warn("`torch.jit.script` is not supported in Python 3.14+ and may break", FutureWarning)
warnings.warn("`yours` is deprecated", FutureWarning)
"""

    printed = printed_in_a_kernel(BEGIN + said)

    assert "yours" in printed
    assert "jit" not in printed
