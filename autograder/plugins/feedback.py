"""Feedback pages that show our findings and never a hidden test: a preprocessor and a template.

It comes last in ``GenerateFeedback.preprocessors``. An exception here removes the half-made
feedback, so what cannot be shown safely is not shown at all.
"""

from __future__ import annotations

import html
import re
from pathlib import Path
from typing import Any

import bleach  # type: ignore[import-untyped]
from markupsafe import Markup
from nbconvert.exporters.exporter import ResourcesDict
from nbformat import NotebookNode
from nbgrader.api import Gradebook
from nbgrader.preprocessors import NbGraderPreprocessor
from pygments.formatters import HtmlFormatter  # type: ignore[import-untyped]
from traitlets import List
from traitlets.config import Config

from autograder.grading.feedback import make_feedback

_TEMPLATES = Path(__file__).parent / "templates"
_CODE = re.compile(r"`([^`]+)`")

# What markdown needs. A learner's markdown may hold any HTML, and instructors open these pages.
_TAGS = set(
    "a abbr b blockquote br code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i img kbd li ol "
    "p pre s span strong sub summary sup table tbody td th thead tr ul".split()
)


class Feedback(NbGraderPreprocessor):  # type: ignore[misc]
    """Reduce a graded notebook to what its learner may see, and the folder to the page."""

    # The exporter's configuration sets this on every preprocessor, and nbgrader's base class
    # does not take it: without the trait each page warns.
    display_data_priority: Any = List().tag(config=True)

    def preprocess(
        self, nb: NotebookNode, resources: ResourcesDict
    ) -> tuple[NotebookNode, ResourcesDict]:
        """Called by nbconvert after GetGrades, with the graded notebook."""
        place = resources["nbgrader"]
        with Gradebook(place["db_url"]) as gradebook:
            source = gradebook.find_notebook(place["notebook"], place["assignment"])
            texts = [cell.source or "" for cell in source.source_cells]
            graded = gradebook.find_submission_notebook(
                place["notebook"], place["assignment"], place["student"]
            )
            waiting = {
                grade.name
                for grade in graded.grades
                if grade.needs_manual_grade and grade.manual_score is None
            }
        resources["feedback"] = make_feedback(
            nb, sources=texts, waiting=waiting, name=place["assignment"]
        )
        resources["code_css"] = HtmlFormatter(style="default").get_style_defs(".highlight")
        self._remove_copies(place["assignment"], place["student"])
        return nb, resources

    def _remove_copies(self, assignment: str, student: str) -> None:
        """Delete what nbgrader copied from autograded/ beside the page.

        That is every file of the submission, of the source folder, and whatever the
        learner's code wrote while the hidden tests were within its reach.
        """
        converter = self.parent.parent
        folder = Path(converter._format_dest(assignment, student))
        for path in sorted(folder.rglob("*"), reverse=True):
            if path.is_dir() and not path.is_symlink():
                path.rmdir()
            elif path not in {folder / f"{Path(name).stem}.html" for name in converter.notebooks}:
                path.unlink()


def page_settings() -> Config:
    """Settings of the HTML exporter that makes feedback pages, and of no other exporter."""
    return Config(
        template_name="course_feedback",
        extra_template_basedirs=[str(_TEMPLATES)],
        anchor_link_text="",
        filters={"inline_code": inline_code, "sanitised": sanitised},
    )


def inline_code(text: str) -> Markup:
    """A finding's text as HTML: escaped, and `names in backticks` as code."""
    return Markup(_CODE.sub(r"<code>\1</code>", html.escape(text)))


def sanitised(text: str) -> Markup:
    """Rendered markdown without scripts, styles, requests to elsewhere, and links that are dead.

    Links into the course are relative to the notebook; from a feedback page they lead nowhere.
    """
    return Markup(bleach.clean(text, tags=_TAGS, attributes=_is_wanted, strip=True))


def _is_wanted(tag: str, name: str, value: str) -> bool:
    wanted: dict[str, Any] = {
        "href": tag == "a" and value.startswith(("https://", "http://", "mailto:", "#")),
        "src": tag == "img" and value.startswith("data:image/"),
        "alt": tag == "img",
        "class": tag in ("div", "span", "pre", "code"),
        "open": tag == "details",
    }
    return bool(wanted.get(name, False))
