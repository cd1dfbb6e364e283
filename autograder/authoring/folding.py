"""What of an exercise is folded away, and what "Run All" goes past.

Sources stay open, for whoever edits them. The release folds each test cell and gives it a title,
and tags answers and tests `raises-exception`: JupyterLab and nbconvert then go on past a stub or
a check that fails. No score depends on it, because nbgrader looks at outputs. A title is part of
what was released, so nbgrader's checksum of the cell covers it: else Validate calls it changed.
"""

from __future__ import annotations

from nbformat import NotebookNode
from nbgrader.utils import compute_checksum

from autograder.authoring.outlining import outline_question
from autograder.authoring.questions import read_questions
from autograder.course.problems import Problem
from autograder.course.roles import Role, place_of, read_roles
from autograder.course.titles import FOLDED, SETUP_TITLE, check_titles, title_of, with_title

_GOES_ON = "raises-exception"


def fold(notebook: NotebookNode, source: NotebookNode) -> NotebookNode:
    """The released ``notebook`` of ``source`` with its tests folded; changed in place."""
    asked = [question for question in read_questions(source)[0] if question.id]
    titles: dict[str, str] = {}
    for place, question in enumerate(asked, start=1):
        titles |= check_titles(outline_question(question, place))
    for view in read_roles(notebook):
        cell = notebook.cells[view.index]
        if view.name in titles:
            cell.source = with_title(cell.source, titles[view.name])
            cell.metadata.update(FOLDED)
            if "checksum" in (grader := cell.metadata.get("nbgrader", {})):
                grader["checksum"] = compute_checksum(cell)
        if view.is_code and view.role in (Role.TEST, Role.SOLUTION, Role.MANUAL):
            cell.metadata["tags"] = list(dict.fromkeys([*cell.metadata.get("tags", []), _GOES_ON]))
    return notebook


def verify_setup(
    notebook: NotebookNode, where: str, unit: str, *, required: bool = False
) -> list[Problem]:
    """A setup cell without its title, or one that does not say to the kernel where it is.

    Without one, a notebook has no problem unless it is ``required``.
    """
    for cell in notebook.cells:
        is_setup = cell.cell_type == "code" and cell.source.lower().startswith(
            ("# setup", SETUP_TITLE.lower())
        )
        if not is_setup:
            continue
        spot = f"{where}, {place_of(cell)}"
        problems = []
        if title_of(cell.source) != SETUP_TITLE:
            problems.append(Problem(spot, f"does not begin with the line `{SETUP_TITLE}`."))
        if f'\nbegin("{unit}")\n' not in f"{cell.source}\n":
            what = f'lacks the line `begin("{unit}")`, which the workbench knows the unit by.'
            problems.append(Problem(spot, what))
        return problems
    what = f'has no setup cell: one with the lines `{SETUP_TITLE}` and `begin("{unit}")`.'
    return [Problem(where, what)] if required else []
