"""A gradebook of an older release: its notebooks get today's names and keep their grades.

nbgrader knows a notebook by its file's name, and takes one with another name for another
notebook: it would refuse the release while there are grades, and drop them where one insists.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from nbgrader import api
from sqlalchemy import Engine, select, update

from autograder.course.layout import former_notebook_of, notebook_of

_assignment, _notebook = api.Assignment.__table__, api.Notebook.__table__


def rename_notebooks(engine: Engine, graded: Path, names: Iterable[str]) -> list[str]:
    """Rename the notebooks of the assignments ``names`` that have their former name; which.

    Args:
        graded: the folder that autograde writes to, where the notebooks are files.
    """
    with engine.connect() as connection:
        known: dict[str, dict[str, str]] = {}
        for assignment, notebook, row in connection.execute(
            select(_assignment.c.name, _notebook.c.name, _notebook.c.id).join(
                _notebook, _notebook.c.assignment_id == _assignment.c.id
            )
        ):
            known.setdefault(assignment, {})[notebook] = row
    stale = {
        name: known[name][former_notebook_of(name)]
        for name in names
        if former_notebook_of(name) in known.get(name, {}) and notebook_of(name) not in known[name]
    }
    if not stale:
        return []
    # Files first: whatever ends this before the rows are written, it is done again from here.
    for name in stale:
        for old in sorted(graded.glob(f"*/{name}/{former_notebook_of(name)}.ipynb")):
            new = old.with_stem(notebook_of(name))
            if not new.exists():
                old.rename(new)
    with engine.begin() as connection:
        for name, row in stale.items():
            changed = update(_notebook).where(_notebook.c.id == row).values(name=notebook_of(name))
            connection.execute(changed)
    return sorted(stale)
