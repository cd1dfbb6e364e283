"""Where another page of the course is, seen from the notebook of this kernel."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from html import escape
from urllib.parse import quote

from autograder.content import OUTLINE
from autograder.course.outline import Section
from autograder.workbench.places import started_in


@dataclass(frozen=True)
class SectionLink:
    """A lesson section: how it is called, its lesson's file, and the address to click on.

    Attributes:
        href: relative to the notebook, or where there is no lesson near it, on Colab.
    """

    text: str
    path: str
    href: str

    @property
    def words(self) -> str:
        """The section in plain text."""
        return f"“{self.text}” in {self.path}"

    def to_json(self) -> dict[str, str]:
        """Plain data, for programs that open the section themselves."""
        return {"text": self.text, "path": self.path, "section": self.text}


def link_to(section: Section) -> SectionLink | None:
    """The link to ``section``; None if the outline has no such lesson."""
    unit = OUTLINE.by_id.get(section.lesson)
    if unit is None:
        return None
    return SectionLink(section.heading, unit.lesson, address_of(unit.lesson, section.heading))


def page_link(page: str, text: str) -> str:
    """HTML that leads to another page of the course, which is at ``page`` in it."""
    return f'<a href="{escape(address_of(page))}">{escape(text)}</a>'


def address_of(page: str, heading: str = "") -> str:
    """Where a page of the course is, seen from this notebook; far from the course, on Colab."""
    # As JupyterLab names the headings of a notebook.
    anchor = quote(heading.replace(" ", "-"), safe="!$&'()*+,;=:@/?-._~")
    here = started_in()
    if "google.colab" not in sys.modules:
        for folder in (here, *here.parents):
            if (folder / page).is_file():
                path = os.path.relpath(folder / page, here).replace(os.sep, "/")
                return f"{path}#{anchor}" if anchor else path
    return f"https://colab.research.google.com/github/{OUTLINE.repository}/blob/main/{page}"
