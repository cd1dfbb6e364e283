"""What learners wrote, as formgrader may show it: in an instructor's browser none of it may run."""

from __future__ import annotations

from nbconvert.exporters.exporter import ResourcesDict
from nbconvert.preprocessors import Preprocessor
from nbformat import NotebookNode

from autograder.grading.pages.exporter import LONGEST, safe_html

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
