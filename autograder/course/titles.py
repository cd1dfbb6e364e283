"""The one line at the head of a folded cell, which says what is in it.

Colab shows a cell as a form with this title, JupyterLab beside the bar of a hidden cell. A
learner's kernel also knows a check by it, where the notebook's program does not send cell ids.
"""

from __future__ import annotations

import re

from autograder.course.outline import Question

# Colab's own form line; with the metadata `cellView: form` it shows nothing else of the cell.
_TITLE = "# @title "
SETUP_TITLE = f"{_TITLE}Setup: run this cell first"
FOLDED = {"cellView": "form", "jupyter": {"source_hidden": True}}
_TITLE_LINE = re.compile(rf"\A{_TITLE}[^\n]*\n?")


def check_titles(question: Question) -> dict[str, str]:
    """The title line of each test cell of ``question``, by the cell's id."""
    titles = {}
    for hidden, name in ((False, "check"), (True, "hidden tests")):
        cells = [test for test in question.tests if test.hidden is hidden]
        for place, test in enumerate(cells, start=1):
            which = f" {place} of {len(cells)}" if len(cells) > 1 else ""
            told = f"{name}{which} ({points_text(test.points)})"
            titles[test.id] = f"{_TITLE}Question {question.number}: {told}"
    return titles


def with_title(source: str, title: str) -> str:
    """``source`` below ``title``, in place of the title it has."""
    return f"{title}\n{without_title(source)}"


def without_title(source: str) -> str:
    """``source`` without its title line, if it has one."""
    return _TITLE_LINE.sub("", source, count=1)


def title_of(source: str) -> str | None:
    """The title line of ``source``, if it has one."""
    found = _TITLE_LINE.match(source)
    return found[0].rstrip("\n") if found else None


def points_text(points: float) -> str:
    """``1 point``, ``2 points``, ``2.5 points``"""
    return f"{points:g} point{'' if points == 1 else 's'}"
