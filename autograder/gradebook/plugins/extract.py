"""Learning platforms' archives: `nbgrader zip_collect` asks this class to unpack them."""

from __future__ import annotations

from pathlib import Path

from nbgrader.plugins import ExtractorPlugin

from autograder.collecting.unpacking import unpack_all
from autograder.course.problems import AuthorError


class Extract(ExtractorPlugin):  # type: ignore[misc]
    """Unpacks the platform's archives, and those of learners in them as far as they are sound."""

    def extract(self, archive_path: str, extracted_path: str) -> None:
        """Unpack everything in the first folder into the second."""
        try:
            unpack_all(Path(archive_path), Path(extracted_path), say=self.log.warning)
        except AuthorError as error:
            self.parent.fail(str(error))
