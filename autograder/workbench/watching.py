"""Listens to the cells of a learner's kernel, so that each check ends in a verdict.

    pre_run_cell   which cell is it?  an answer: remember what its names mean
                                      a check: count what it tries; take over its exceptions;
                                      keep its names and the learner's apart
    post_run_cell  an answer: has it bound its names?  a check that passed: say so

An exception of a check still ends its cell, for whoever scores by it; only what is shown of it
is ours. No score is made here, and a fault of ours leaves a notebook as it would be without us.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from types import FunctionType
from typing import Any

import torch

from autograder.checks.check_failure import CheckFailure, NotAttempted
from autograder.checks.observing.observer import run
from autograder.checks.observing.snapshot import devices_in
from autograder.checks.observing.wire import decode
from autograder.checks.probe import use_channel
from autograder.content import OUTLINE
from autograder.course.findings import Finding
from autograder.course.names import assigned_names, defined_names
from autograder.course.outline import Question, TestCell, Unit
from autograder.course.titles import check_titles, title_of, without_title
from autograder.workbench.attempts import Attempts, Stopped, learners_frames
from autograder.workbench.names_apart import NamesApart
from autograder.workbench.progress import record_check
from autograder.workbench.verdicts import Status, Verdict

_ATTRIBUTE = "_course_verdicts"


@dataclass
class Check:
    """A check that is running."""

    question: Question
    test: TestCell
    stopped: Stopped | None
    tries: int = 0
    devices: dict[str, None] = field(default_factory=dict)  # in the order they were met


class Watch:
    """What is known of one kernel."""

    def __init__(self, shell: Any) -> None:
        self.unit: Unit | None = None
        self._shell = shell
        self._attempts = Attempts()
        self._apart = NamesApart(shell.user_ns)
        self._passed: dict[str, set[str]] = {}
        self._answers: list[Question] = []
        self._check: Check | None = None
        self._handler: tuple[Any, Any] | None = None
        self._threads: int | None = None
        self._channel = ExitStack()  # never closed: for as long as the kernel runs
        self._channel.enter_context(use_channel(self._ask))

    def before(self, info: Any) -> None:
        """A cell is about to run."""
        self._check = None
        self._answers = []
        if self.unit is None:
            return
        source = info.raw_cell or ""
        found = find_check(self.unit, info.cell_id, source)
        if found is None:
            self._answers = find_answers(self.unit, info.cell_id, source)
            for question in self._answers:
                self._attempts.begin(question, self._names)
        elif _has_code(source):
            question, test = found
            stopped = self._attempts.stopped(question, self._names)
            self._check = Check(question, test, stopped)
            self._handler = (self._shell.custom_exceptions, self._shell.CustomTB)
            self._shell.set_custom_exc((Exception, KeyboardInterrupt), _handler_of(self))
            self._apart.enter(source)
            # One, as in grading. Beside other work the threads of a small operation wait for each
            # other: a batch norm of a few rows took 20 ms with two, and less than 1 ms with one.
            self._threads = torch.get_num_threads()
            torch.set_num_threads(1)

    def after(self, result: Any) -> None:
        """A cell has run."""
        if self._handler is not None:
            self._shell.custom_exceptions, self._shell.CustomTB = self._handler
            self._handler = None
        self._apart.leave()
        if self._threads is not None:
            torch.set_num_threads(self._threads)
            self._threads = None
        error = result.error_before_exec or result.error_in_exec
        for question in self._answers:
            source = getattr(result.info, "raw_cell", "") or ""
            self._passed.pop(question.id, None)
            self._attempts.end(question, source, error, self._names)
        if self._check is not None and result.success and not self._check.stopped:
            check = self._check
            self._passed.setdefault(check.question.id, set()).add(check.test.id)
            if not check.test.hidden:
                self._tell(Status.PASSED, None)

    def failed(self, error: BaseException) -> None:
        """Show what the running check noticed, and let ``error`` end its cell in a line."""
        assert self._check is not None
        check = self._check
        self._passed.get(check.question.id, set()).discard(check.test.id)
        status, finding = self._judge(check, error)
        verdict = self._tell(status, finding)
        # IPython asks an exception for the lines that are shown of it.
        error._render_traceback_ = lambda: [f"{verdict.title}."]  # type: ignore[attr-defined]

    def _judge(self, check: Check, error: BaseException) -> tuple[Status, Finding]:
        if isinstance(error, NotAttempted):
            stopped = check.stopped is not None and not check.stopped.is_stub
            return (Status.NOT_RUN if stopped else Status.NOT_ATTEMPTED), error.finding
        if isinstance(error, CheckFailure):
            return Status.FAILED, error.finding
        is_about_answer = not isinstance(error, KeyboardInterrupt | NameError)
        status = Status.FAILED if is_about_answer else Status.NOT_RUN
        return status, _finding_of(error, self._names)

    def _tell(self, status: Status, finding: Finding | None) -> Verdict:
        from IPython.display import display

        assert self._check is not None and self.unit is not None
        check = self._check
        verdict = Verdict(
            self.unit,
            check.question,
            check.test,
            status,
            passed=frozenset(self._passed.get(check.question.id, ())),
            tries=check.tries,
            devices=tuple(check.devices),
            finding=finding,
        )
        display(verdict.bundle(), raw=True)  # type: ignore[no-untyped-call]
        if status is Status.FAILED or (status is Status.PASSED and verdict.all_passed):
            record_check(self.unit.id, check.question.id, status.value)
        return verdict

    def _ask(self, function: FunctionType, request: bytes) -> bytes:
        """What a probe asks of the answer, counted; not asked where there is nothing to judge."""
        if self._check is not None:
            if self._check.stopped is not None:
                raise NotAttempted(self._check.stopped.finding)
            self._check.tries += 1
            with suppress(Exception):
                self._check.devices.update(dict.fromkeys(devices_in(decode(request))))
        with self._apart.learners():
            return run(function, request)

    @property
    def _names(self) -> dict[str, Any]:
        names: dict[str, Any] = self._shell.user_ns
        return names


def watch_checks(shell: Any, unit: str) -> None:
    """From now on the checks of ``unit`` say what became of them; calling it again does no harm."""
    watch: Watch | None = getattr(shell, _ATTRIBUTE, None)
    if watch is None:
        watch = Watch(shell)
        setattr(shell, _ATTRIBUTE, watch)
        shell.events.register("pre_run_cell", _unharmed(watch.before))
        shell.events.register("post_run_cell", _unharmed(watch.after))
    watch.unit = OUTLINE.by_id.get(unit)


def find_check(unit: Unit, cell_id: str | None, source: str) -> tuple[Question, TestCell] | None:
    """The check that a cell is: by its id, or by its title where the program sends no ids."""
    title = title_of(source)
    for question in unit.questions:
        titles = check_titles(question) if title else {}
        for test in question.tests:
            if test.id == cell_id or (title and titles.get(test.id) == title):
                return question, test
    return None


def find_answers(unit: Unit, cell_id: str | None, source: str) -> list[Question]:
    """The questions that a cell answers: by its id, or by the names that it binds."""
    bound = defined_names(source) | assigned_names(source)
    return [
        question
        for question in unit.questions
        if question.id == cell_id or (question.names and bound.issuperset(question.names))
    ]


def _finding_of(error: BaseException, names: dict[str, Any]) -> Finding:
    """What an exception means that no check raised on purpose."""
    frames = learners_frames(error.__traceback__, names)
    if isinstance(error, KeyboardInterrupt):
        # The first is the check's own cell.
        theirs = [frame for frame in frames if frame[0] != frames[0][0]]
        if not theirs:
            return Finding("The check was stopped.")
        file, name, line = theirs[-1]
        return Finding(
            f"Stopped while `{name}` ran.",
            where=f"line {line} of your cell: {linecache.getline(file, line).strip()}",
        )
    if isinstance(error, NameError) and error.name:
        return Finding(
            f"`{error.name}` does not exist yet.",
            try_next="run the cells above this one first (menu Run, Run All Above Selected Cell)",
        )
    said = f"{type(error).__name__}: {error}".splitlines()[0]
    if isinstance(error, AssertionError) and str(error):
        return Finding(str(error))
    return Finding(
        "The check could not make anything of your answer.",
        raised=said,
        try_next="look at what your answer returns, in a cell of your own; if it is what the "
        "question asks for, tell those who run this course",
    )


def _has_code(source: str) -> bool:
    """Whether a test cell runs anything: hidden ones only say that they are."""
    lines = (line.strip() for line in without_title(source).splitlines())
    return any(line and not line.startswith("#") for line in lines)


def _handler_of(watch: Watch) -> Callable[..., list[str]]:
    def handle(
        shell: Any, kind: Any, error: BaseException, trace: Any, tb_offset: Any = None
    ) -> list[str]:
        with suppress(Exception):
            watch.failed(error)
        shell.showtraceback((kind, error, trace), running_compiled_code=True)
        return []

    return handle


def _unharmed(listener: Callable[[Any], None]) -> Callable[[Any], None]:
    """``listener``, but a fault of ours never reaches the learner's cell."""

    def listen(argument: Any) -> None:
        with suppress(Exception):
            listener(argument)

    return listen
