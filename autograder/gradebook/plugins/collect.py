"""Learning platforms' archives: `nbgrader zip_collect` asks this class whose each file is."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from nbgrader.plugins import FileNameCollectorPlugin

from autograder.collecting.archives import Found, find_submissions


class Collect(FileNameCollectorPlugin):  # type: ignore[misc]
    """Names as Moodle, Canvas, Blackboard and folders of students give them."""

    # A learner without a notebook is to be told so: other files are collected, too.
    def collect(self, submitted_file: str) -> dict[str, str] | None:
        """Student and name of an extracted file, or ``None`` to skip it."""
        found = self._found.get(Path(submitted_file))
        if found is None:
            self.log.warning(
                "%s: is not collected: its name does not say whose it is, or a later file "
                "replaces it, or it lies beside a notebook.",
                submitted_file,
            )
            return None
        named = {"student_id": found.student, "file_id": found.file}
        return named | {"timestamp": found.time} if found.time else named

    @cached_property
    def _found(self) -> dict[Path, Found]:
        app = self.parent
        extracted = app._format_collect_path(app.extracted_directory)
        return find_submissions(Path(extracted), app.coursedir.assignment_id)
