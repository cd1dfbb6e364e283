"""Links that open on Colab, which knows no files beside a notebook: one line below the setup.

The links in the text lead to files beside it. In JupyterLab, in VS Code and on GitHub they open;
Colab has only the one page. So it gets a line of its own, and nothing changes elsewhere.
"""

from __future__ import annotations

import sys
from html import escape

from autograder.content import OUTLINE
from autograder.course.addresses import on_colab
from autograder.course.layout import LANDING


def show_links(unit: str) -> None:
    """On Colab, show where the lesson, the exercise, the next unit and the first page open."""
    if "google.colab" not in sys.modules or not OUTLINE.repository or unit not in OUTLINE.by_id:
        return
    from IPython.display import HTML, display

    def link_to(page: str, text: str) -> str:
        return f'<a href="{on_colab(page, OUTLINE.repository)}">{escape(text)}</a>'

    here = OUTLINE.by_id[unit]
    links = [
        link_to(here.lesson, f"lesson {here.number}"),
        link_to(here.exercise, f"exercise {here.number}"),
        link_to(LANDING.as_posix(), "start page"),
    ]
    place = OUTLINE.units.index(here) + 1
    if place < len(OUTLINE.units):
        after = OUTLINE.units[place]
        links.insert(2, link_to(after.lesson, f"next: {after.number} {after.title}"))
    text = (
        "<p>On Colab the links in the text do not open; these do: "
        f"{' · '.join(links)}.<br>"
        "To keep what you write: <i>File</i>, <i>Save a copy in Drive</i>.</p>"
    )
    display(HTML(text))  # type: ignore[no-untyped-call]
