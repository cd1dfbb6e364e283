"""The guard as a preprocessor: nbgrader's command line, its API and formgrader all run it.

It comes last in ``GenerateAssignment.preprocessors``. An exception here aborts the release and
removes what was half made; a hook's exception would only be logged, and the files handed out.
"""

from __future__ import annotations

from pathlib import Path

from nbconvert.exporters.exporter import ResourcesDict
from nbformat import NotebookNode
from nbgrader.preprocessors import NbGraderPreprocessor

from autograder.authoring.guarding import guard
from autograder.course.layout import MANIFEST


class Guard(NbGraderPreprocessor):  # type: ignore[misc]
    """Refuse a release that would give away answers; drop metadata of other tools."""

    def preprocess(
        self, nb: NotebookNode, resources: ResourcesDict
    ) -> tuple[NotebookNode, ResourcesDict]:
        """Called by nbconvert with the notebook as it is about to be written."""
        place = resources["metadata"]
        source = Path(place["path"], f"{place['name']}.ipynb")
        return guard(nb, source, source.parent.parent / MANIFEST), resources
