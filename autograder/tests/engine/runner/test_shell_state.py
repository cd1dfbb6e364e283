"""What a cell hooked into its shell is taken off again; what it defined stays.

A shell is one for a process, so each test has a process of its own.
"""

from __future__ import annotations

import subprocess
import sys
import textwrap

import pytest

SCRIPT = """
from autograder.engine.runner.shell import Budget, new_shell, run_cell
from autograder.engine.runner.shell_state import ShellState

shell = new_shell()
run_cell(shell, "from math import sqrt\\nimport math", 1, Budget(1000))
state = ShellState(shell)
run_cell(shell, {cell!r}, 2, Budget(1000))
print(state.rebound())
state.restore_hooks()
print(run_cell(shell, "kept = 1\\nprint(6 * 7)", 3, Budget(1000))[0]["text"].strip())
state.restore_names()
print(state.rebound(), shell.user_ns.get("mine"), shell.user_ns["kept"])
"""


def run(cell: str) -> list[str]:
    script = SCRIPT.format(cell=textwrap.dedent(cell))
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


@pytest.mark.slow
@pytest.mark.parametrize(
    "cell",
    [
        pytest.param(
            "get_ipython().input_transformers_cleanup.append(lambda lines: ['pass'])", id="cleanup"
        ),
        pytest.param(
            "get_ipython().input_transformers_post.append(lambda lines: ['pass'])", id="post"
        ),
        pytest.param(
            "import ast\nclass Empty(ast.NodeTransformer):\n"
            "    def visit_Expr(self, node): return None\n"
            "get_ipython().ast_transformers.append(Empty())",
            id="tree",
        ),
        pytest.param("get_ipython().run_cell = lambda *a, **k: None", id="run-cell"),
        pytest.param("get_ipython().events.register('pre_run_cell', lambda *a: 1 / 0)", id="event"),
        pytest.param(
            "get_ipython().set_custom_exc((BaseException,), lambda *a, **k: None)", id="exceptions"
        ),
        pytest.param("get_ipython().user_ns = dict(get_ipython().user_ns)", id="namespace"),
    ],
)
def test_a_hook_is_gone_before_the_next_cell(cell: str) -> None:
    assert run(f"mine = 5\n{cell}")[1:] == ["42", "[] 5 1"]


@pytest.mark.slow
def test_a_name_of_the_setup_that_means_something_else_is_told_and_can_be_put_back() -> None:
    assert run("sqrt, mine = None, 5") == ["['sqrt']", "42", "[] 5 1"]


@pytest.mark.slow
def test_names_that_were_deleted_come_back() -> None:
    told, *rest = run("%reset -f")

    assert "'sqrt', 'math'" in told
    assert rest == ["42", "[] None 1"]
