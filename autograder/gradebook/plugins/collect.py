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
        extracted = Path(app._format_collect_path(app.extracted_directory))
        found = find_submissions(extracted, app.coursedir.assignment_id)
        late = sorted({each.student for each in found.values() if each.late})
        self._keep_late(late, extracted.parent / "late.csv")
        return found

    def _keep_late(self, students: list[str], path: Path) -> None:
        """Write down who is late by the platform's word, which grading cannot weigh."""
        path.unlink(missing_ok=True)
        if students:
            path.write_text("\n".join(["id", *students, ""]), "utf-8")
            self.log.warning(
                "Canvas marks as late, without saying by how much: %s. It costs nothing here; %s "
                "has the list.",
                ", ".join(students),
                path,
            )
