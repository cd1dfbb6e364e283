"""Feedback pages that show our findings and never a hidden test: a preprocessor and a template.

It comes last in ``GenerateFeedback.preprocessors``. An exception here removes the half-made
feedback, so what cannot be shown safely is not shown at all.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from nbconvert.exporters.exporter import ResourcesDict
from nbformat import NotebookNode
from nbgrader.api import Gradebook
from nbgrader.preprocessors import NbGraderPreprocessor
from traitlets import List

from autograder.course.outcome import Submission
from autograder.gradebook.feedback import make_feedback
from autograder.gradebook.pages.settings import code_style
from autograder.gradebook.pages.writing import OF_EXCHANGE, name_of, notes_for_learner, waiting_in
from autograder.gradebook.record import read_journal


class Feedback(NbGraderPreprocessor):  # type: ignore[misc]
    """Reduce a graded notebook to what its learner may see, and the folder to the page."""

    # The exporter's configuration sets this on every preprocessor, and nbgrader's base class
    # does not take it: without the trait each page warns.
    display_data_priority: Any = List().tag(config=True)

    def preprocess(
        self, nb: NotebookNode, resources: ResourcesDict
    ) -> tuple[NotebookNode, ResourcesDict]:
        """Called by nbconvert after GetGrades, with the graded notebook."""
        place = resources["nbgrader"]
        with Gradebook(place["db_url"]) as gradebook:
            source = gradebook.find_notebook(place["notebook"], place["assignment"])
            texts = [cell.source or "" for cell in source.source_cells]
            graded = gradebook.find_submission_notebook(
                place["notebook"], place["assignment"], place["student"]
            )
            waiting = waiting_in(graded)
            resources["who"] = name_of(gradebook, place["student"])
        resources["feedback"] = make_feedback(
            nb, sources=texts, waiting=waiting, name=place["assignment"]
        )
        submission = Submission(place["student"], place["assignment"])
        root = Path(self.parent.parent.coursedir.root)
        resources["notes"] = notes_for_learner(read_journal(root).get(submission))
        resources["code_css"] = code_style()
        self._remove_copies(place["assignment"], place["student"])
        return nb, resources

    def _remove_copies(self, assignment: str, student: str) -> None:
        """Delete what nbgrader copied from autograded/ beside the page.

        That is every file of the submission, of the source folder, and whatever the
        learner's code wrote while the hidden tests were within its reach. What the exchange
        wrote stays: `nbgrader release_feedback` needs it.
        """
        converter = self.parent.parent
        folder = Path(converter._format_dest(assignment, student))
        kept = {folder / f"{Path(name).stem}.html" for name in converter.notebooks}
        kept |= {folder / name for name in OF_EXCHANGE}
        for path in sorted(folder.rglob("*"), reverse=True):
            if path.is_dir() and not path.is_symlink():
                path.rmdir()
            elif path not in kept:
                path.unlink()
