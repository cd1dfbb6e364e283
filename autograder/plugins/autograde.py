"""`nbgrader autograde` and formgrader's button on our engine: two preprocessors.

    sanitize_preprocessors = [Rebuild]     submitted notebook -> the assignment's, with its answers
    autograde_preprocessors = [Grade]      run in the sandbox, judged apart, recorded

An exception here ends one submission: nbgrader logs it and goes on with the next.
"""

from __future__ import annotations

import atexit
import threading
from pathlib import Path

from nbconvert.exporters.exporter import ResourcesDict
from nbformat import NotebookNode
from nbgrader.preprocessors import NbGraderPreprocessor
from traitlets import Bool

from autograder.grading.assignment import read_assignment
from autograder.grading.course import Course
from autograder.grading.engine.engine import Engine
from autograder.grading.grading import Task, grade_one, safe_level
from autograder.grading.outcome import Status, Submission
from autograder.grading.rebuild import CannotRebuild, rebuild
from autograder.grading.record import Recorder
from autograder.notebooks.canonical import read_notebook

# Formgrader grades when somebody presses a button; between presses nothing is kept for longer.
_IDLE_S = 120.0


class NotGraded(Exception):
    """A submission without a score; the text says why."""


class Rebuild(NbGraderPreprocessor):  # type: ignore[misc]
    """Take the answers of a submission, and everything else from the assignment."""

    def preprocess(
        self, nb: NotebookNode, resources: ResourcesDict
    ) -> tuple[NotebookNode, ResourcesDict]:
        """Called by nbconvert with the submitted notebook."""
        root, submission = _place(self, resources)
        folder = root / "work" / "submitted" / submission.student / submission.assignment
        try:
            rebuilt = rebuild(read_assignment(root, submission.assignment), folder)
        except CannotRebuild as error:
            raise NotGraded(error.reason) from error
        return rebuilt.notebook, resources


class Grade(NbGraderPreprocessor):  # type: ignore[misc]
    """Run a submission locked in, judge it apart from it, record the result."""

    trust_submissions = Bool(
        False, help="Grade even where this machine cannot lock submissions in."
    ).tag(config=True)

    def preprocess(
        self, nb: NotebookNode, resources: ResourcesDict
    ) -> tuple[NotebookNode, ResourcesDict]:
        """Called by nbconvert with what `Rebuild` made."""
        root, submission = _place(self, resources)
        assignment = read_assignment(root, submission.assignment)
        with Recorder(root, [assignment], say=self.log.warning) as recorder:
            task = Task(submission, assignment, recorder.seed_of(submission))
            outcome = grade_one(_engines.get(root, trust=self.trust_submissions), root, task)
            recorder.record(outcome)
        if outcome.status is not Status.GRADED:
            raise NotGraded(f"{submission.student}: {outcome.status.value}: {outcome.detail}")
        for note in outcome.notes:
            self.log.warning("%s: %s", submission.student, note.text)
        path = Course(root).graded(submission.student, submission.assignment, assignment.name)
        path.chmod(0o644)  # nbgrader writes the file once more, and takes the right away again
        return read_notebook(path), resources


class _Engines:
    """One engine for all submissions of this process, ended when it has had nothing to do."""

    def __init__(self) -> None:
        self._engine: Engine | None = None
        self._ending: threading.Timer | None = None
        self._lock = threading.Lock()

    def get(self, root: Path, *, trust: bool) -> Engine:
        """The engine, made now if there is none."""
        with self._lock:
            if self._ending is not None:
                self._ending.cancel()
            if self._engine is None:
                self._engine = Engine(safe_level(trust=trust), hidden=[root])
            self._ending = threading.Timer(_IDLE_S, self.close)
            self._ending.daemon = True
            self._ending.start()
            return self._engine

    def close(self) -> None:
        """End the engine's processes."""
        with self._lock:
            engine, self._engine = self._engine, None
        if engine is not None:
            engine.close()


_engines = _Engines()
atexit.register(_engines.close)


def _place(preprocessor: NbGraderPreprocessor, resources: ResourcesDict) -> tuple[Path, Submission]:
    """The course's folder, and whose notebook of which assignment this is."""
    place = resources["nbgrader"]
    root = Path(preprocessor.parent.parent.coursedir.root)
    return root, Submission(place["student"], place["assignment"])
