"""What learners call in a notebook besides `begin`; none of it does anything while grading runs.

What it takes is imported when it is called: these names stand in every setup cell.
"""

from __future__ import annotations

import os
from typing import Any

from autograder.workbench.beginning import learners_shell


def grade_me(show: str | None = None) -> None:
    """Mark the exercise of this notebook, hidden tests included, and show what it earns.

    Args:
        show: a question's name, as the table gives it: show its model answer instead.
    """
    if _is_learning():
        from autograder.workbench.grading import marked_or_model

        _display(marked_or_model(show))


def progress() -> None:
    """Show what you have done so far, in all units, and what is next."""
    if _is_learning():
        from autograder.workbench.overview import overview_here

        _display(overview_here())


def start_over(question: str | None = None) -> None:
    """Give a question back as it was at first; your answer is kept, and where is said.

    Call it in the answer cell itself, alone: the cell then holds what it held at first.

    Args:
        question: its name, as ``grade_me()`` gives it; that of this cell if not said.
    """
    if _is_learning():
        from autograder.workbench.starting_over import started_over_here

        _display(started_over_here(question))


def _is_learning() -> bool:
    # Validate runs the notebook, too, and has a table of its own.
    return learners_shell() is not None and "NBGRADER_EXECUTION" not in os.environ


def _display(shown: Any) -> None:
    from IPython.display import display

    display(shown)  # type: ignore[no-untyped-call]
