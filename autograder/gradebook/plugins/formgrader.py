"""Formgrader: what learners wrote may be shown and never run, and a folder of answers is no
assignment.
"""

from __future__ import annotations

import sys

from nbconvert.exporters.exporter import ResourcesDict
from nbconvert.preprocessors import Preprocessor
from nbformat import NotebookNode
from nbgrader.apps.api import NbGraderAPI
from tornado.web import RequestHandler

from autograder.authoring.corpus import CORPUS
from autograder.gradebook.pages.exporter import LONGEST, safe_html

# Whatever its formulas and pictures draw, a text covers nothing else of the page.
_WITHIN = "contain: paint; overflow: auto; max-height: 200rem"


class Harmless(Preprocessor):
    """Render a graded notebook's markdown, and leave no script, style or request in it."""

    def preprocess_cell(
        self, cell: NotebookNode, resources: ResourcesDict, index: int
    ) -> tuple[NotebookNode, ResourcesDict]:
        """Called by nbconvert before formgrader's template renders markdown once more.

        That leaves one block of HTML as it is; an empty line would end the block.
        """
        if cell.cell_type == "markdown":
            rendered = str(safe_html(cell.source)).strip().replace("\n", "&#10;")
            cell.source = f'<div style="{_WITHIN}">{rendered}</div>'
        elif cell.cell_type == "code" and len(cell.source) > LONGEST:
            cell.metadata["magics_language"] = "text"  # as nbconvert names what colours it
        elif cell.cell_type == "raw":
            cell.source = ""  # its text would go into the page as it is
        return cell, resources


def list_assignments_only() -> None:
    """Let nbgrader's list of assignments leave out the corpus, which stands beside them.

    nbgrader takes every folder of its sources for an assignment and has no setting for it.
    """
    every_folder = NbGraderAPI.get_source_assignments

    def assignments(self: NbGraderAPI) -> set[str]:
        return set(every_folder(self)) - {CORPUS.name}

    NbGraderAPI.get_source_assignments = assignments


def read_the_gradebook_anew() -> None:
    """Let formgrader show what others have written since it last looked.

    It keeps one session for as long as it runs, and rows once read may stay in it as they were.
    Other programs that read these settings have not imported formgrader, and need nothing.
    """
    base = sys.modules.get("nbgrader.server_extensions.formgrader.base")
    if base is not None:
        base.BaseHandler.on_finish = _forget_rows


def _forget_rows(handler: RequestHandler) -> None:
    gradebook = handler.settings.get("nbgrader_gradebook")
    if gradebook is not None:
        gradebook.db.rollback()
