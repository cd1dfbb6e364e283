"""Links from the notebook of this kernel to other pages of the course."""

from __future__ import annotations

import os
import sys
from html import escape
from pathlib import Path
from urllib.parse import quote

from autograder.content import OUTLINE
from autograder.course.layout import COPIES, course_around
from autograder.workbench.places import notebook_of_kernel, started_in


def address_of(page: str, heading: str = "") -> str | None:
    """Where a page of the course is, seen from this notebook; ``None`` if nobody knows.

    Args:
        page: its path from the course's root.
        heading: the section to open it at, with its number.
    """
    anchor = f"#{quote(heading.replace(' ', '-'), safe='-.:')}" if heading else ""
    if "google.colab" in sys.modules:
        opened = f"https://colab.research.google.com/github/{OUTLINE.repository}/blob/main/{page}"
        return opened if OUTLINE.repository else None
    notebook = notebook_of_kernel()
    here = (notebook.parent if notebook else started_in()).absolute()
    course = course_around(here)
    if course is None:
        return None
    shape = course / COPIES if here.is_relative_to(course / COPIES) else course
    if not (shape / page).is_file():
        return None
    return quote(Path(os.path.relpath(shape / page, here)).as_posix()) + anchor


def link_to(page: str, text: str, heading: str = "") -> str:
    """HTML that leads there, or ``text`` alone."""
    address = address_of(page, heading)
    return f'<a href="{escape(address)}">{escape(text)}</a>' if address else escape(text)
