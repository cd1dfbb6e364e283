"""Links that open on Colab, which knows no files beside a notebook: one line below the setup.

The links in the text lead to files beside it. In JupyterLab, in VS Code and on GitHub they open;
Colab has only the one page. So it gets a line of its own, and nothing changes elsewhere.
"""

from __future__ import annotations

import sys

from autograder.content import OUTLINE
from autograder.course.layout import LANDING
from autograder.course.outline import Unit
from autograder.workbench.links import page_link


def show_links(unit: str) -> None:
    """On Colab, show where other pages open: those around a unit, or from the first page all."""
    if "google.colab" not in sys.modules or not OUTLINE.repository:
        return
    if unit == LANDING.stem:
        links = [page_link(each.lesson, f"{each.number} {each.title}") for each in OUTLINE.units]
    elif unit in OUTLINE.by_id:
        links = _around(OUTLINE.by_id[unit])
    else:
        return
    from IPython.display import HTML, display

    text = (
        "<p>On Colab the links in the text do not open; these do: "
        f"{' · '.join(links)}.<br>"
        "To keep what you write: <i>File</i>, <i>Save a copy in Drive</i>.</p>"
    )
    display(HTML(text))  # type: ignore[no-untyped-call]


def _around(here: Unit) -> list[str]:
    """The links to its lesson, its exercise, what comes next and the first page."""
    links = [
        page_link(here.lesson, f"lesson {here.number}"),
        page_link(here.exercise, f"exercise {here.number}"),
        page_link(LANDING.as_posix(), "start page"),
    ]
    place = OUTLINE.units.index(here) + 1
    if place < len(OUTLINE.units):
        after = OUTLINE.units[place]
        links.insert(2, page_link(after.lesson, f"next: {after.number} {after.title}"))
    return links
