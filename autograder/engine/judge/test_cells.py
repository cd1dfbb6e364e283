"""Test cells as the judge has them: compiled once, run once for each submission."""

from __future__ import annotations

import linecache
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout, suppress
from dataclasses import replace
from io import StringIO
from types import CodeType, FunctionType
from typing import Any, NoReturn

from autograder.course.findings import Finding
from autograder.course.outcome import Verdict, Why
from autograder.engine.cell_code import compile_cell, split
from autograder.engine.checking import (
    HAS_TORCH,
    CheckFailure,
    WireError,
    take_met,
    use_channel,
    visit,
)
from autograder.engine.judge.plain_tests import (
    askers_in,
    is_two_halved,
    marks_wanted,
    plain_request,
)
from autograder.engine.judge.runner_client import RunnerClient, RunnerEnded
from autograder.engine.judge.verdicts import damaged, failed, passed, unjudged

Namespace = dict[str, Any]
# Of what a learner's process says of an exception.
_LONGEST, _LONGEST_NAME = 300, 80


class TestCell:
    """One test cell, ready to run."""

    __test__ = False  # it is no test of pytest's

    def __init__(self, cell: dict[str, Any], askers: set[str]) -> None:
        self.id: str = cell["id"]
        self._points = float(cell["points"])
        self._source = python_of(cell["source"])
        self._name = f"<test {self.id}>"
        self.in_learner_process = not is_two_halved(self._source, askers)
        _remember_source(self._name, self._source)
        self._body, self._value = _compiled(self._source, self._name)

    def run(self, runner: RunnerClient, namespace: Namespace) -> Verdict:
        """What the cell says of the submission behind ``runner``.

        Args:
            namespace: the names that the cell sees and adds to, unless it runs beside the answers.
        """
        visit([])  # a test that was stopped in the middle of a draw has left it there
        take_met()
        if self.in_learner_process:
            return self._run_beside(runner)
        verdict = self._run_here(runner.ask, namespace)
        return replace(verdict, devices=take_met() or ("cpu",))

    def define(self, namespace: Namespace) -> None:
        """Run the cell as far as its first probe, where no runner is: later tests use its names."""
        if not self.in_learner_process:
            with suppress(RunnerEnded):
                self._run_here(_ask_nobody, namespace)

    def _run_here(
        self, ask: Callable[[FunctionType, bytes], bytes], namespace: Namespace
    ) -> Verdict:
        value = None
        try:
            with use_channel(ask), redirect_stdout(StringIO()), redirect_stderr(StringIO()):
                exec(self._body, namespace)
                if self._value is not None:
                    value = eval(self._value, namespace)
        except CheckFailure as failure:
            return failed(self.id, failure)
        except WireError:
            return damaged(self.id)
        except AssertionError as error:
            finding = Finding("The check failed.", raised=str(error) or None)
            return failed(self.id, CheckFailure(finding))
        except Exception as error:
            text = f"{type(error).__name__}: {error}"[:300]
            return unjudged(self.id, f"The test itself raised {text}; a person has to look.")
        return self._earned(value)

    def _run_beside(self, runner: RunnerClient) -> Verdict:
        try:
            report = runner.plain_test(plain_request(self._name, self._source))
        except WireError:
            return damaged(self.id)
        if error := report["error"]:
            return self._failed_beside(error)
        if report["marks"] != marks_wanted(self._source):
            finding = Finding("The check did not run to its end.")
            return failed(self.id, CheckFailure(finding))
        return self._earned(report["score"], in_learner_process=True)

    def _failed_beside(self, error: Any) -> Verdict:
        """Of an exception in the learner's process, as that process describes it."""
        facts = error if isinstance(error, dict) else {}
        name, text = str(facts.get("type"))[:_LONGEST_NAME], str(facts.get("text"))[:_LONGEST]
        finding = None
        with suppress(TypeError):
            finding = Finding.from_json(facts.get("finding") or {}, longest=_LONGEST)
        if finding is None and name == "NotImplementedError":
            finding = Finding("Not attempted yet: the answer still raises NotImplementedError.")
        return Verdict(
            self.id,
            Why.NOT_ATTEMPTED if name in ("NotImplementedError", "NotAttempted") else Why.FAILED,
            0.0,
            finding,
            raised=None if finding else (name, text),
            in_learner_process=True,
        )

    def _earned(self, value: Any, *, in_learner_process: bool = False) -> Verdict:
        """Full points, or as nbgrader has it the number that the cell ends in."""
        if isinstance(value, bool) or not isinstance(value, int | float):
            return passed(self.id, self._points, in_learner_process=in_learner_process)
        if not 0 <= value <= self._points:
            reason = f"The test ended in {value!r:.40}, which is no number of points it can give."
            return unjudged(self.id, reason)
        return passed(self.id, float(value), in_learner_process=in_learner_process)


def _ask_nobody(function: FunctionType, request: bytes) -> NoReturn:
    raise RunnerEnded(timed_out=False, cell=None)


def _remember_source(name: str, source: str) -> None:
    """Let tracebacks and messages quote ``source`` as the file ``name``."""
    linecache.cache[name] = (len(source), None, source.splitlines(keepends=True), name)


class _NoShell:
    """Stands for IPython's shell where there is none: magics and commands do nothing."""

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *_, **__: None


def get_ipython() -> _NoShell:
    """What `%magic` and `!command` turn into a call of."""
    return _NoShell()


def make_test_cells(
    cells: Sequence[dict[str, Any]], namespace: Namespace
) -> tuple[list[TestCell], list[str]]:
    """Run the cells that are given, compile those that test; and the problems met with them.

    Args:
        cells: in order; ``{"id", "source", "points", "is_test"}`` each.
    """
    tests: list[TestCell] = []
    problems: list[str] = []
    askers: set[str] = set()
    has_probes = HAS_TORCH and any("autograder" in cell["source"] for cell in cells)
    if not has_probes:  # then all tests run beside the answers, and what they lean on is there
        cells = [cell for cell in cells if cell["is_test"]]
    # A setup that begins with `%matplotlib inline` goes on below it.
    namespace["get_ipython"] = get_ipython
    for cell in cells:
        try:
            source = python_of(cell["source"])
            if has_probes:
                askers |= askers_in(source, askers)
            if cell["is_test"]:
                tests.append(TestCell(cell, askers))
            else:
                with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
                    exec(compile(source, f"<given {cell['id']}>", "exec"), namespace)
        except SyntaxError as error:
            problems.append(f"`{cell['id']}` is not Python: {error.msg}, line {error.lineno}.")
        except Exception:
            pass  # a given cell that leans on an answer; a test that needs it will say so
    return tests, problems


def python_of(source: str) -> str:
    """A cell's text without IPython's own syntax."""
    from IPython.core.inputtransformer2 import TransformerManager

    return str(TransformerManager().transform_cell(source))  # type: ignore[no-untyped-call]


def _compiled(source: str, name: str) -> tuple[CodeType, CodeType | None]:
    tree, last = split(source, name)
    return compile_cell(tree, name), None if last is None else compile_cell(last, name)
