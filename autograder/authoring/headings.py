"""Headings and the anchors that JupyterLab and GitHub make of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from autograder.course.canonical import read_notebook
from autograder.course.roles import place_of

_FENCE = re.compile(r"^[ \t]*(```+|~~~+).*?^[ \t]*\1[ \t]*$", re.MULTILINE | re.DOTALL)
_INLINE_CODE = re.compile(r"(`+)(?!`).+?(?<!`)\1(?!`)", re.DOTALL)
_HEADING = re.compile(r"^ {0,3}(#{1,6})\s+(.+?)\s*#*\s*$", re.MULTILINE)
_NUMBER = re.compile(r"^\d+(\.\d+)*\.?\s+")
_NAMED = re.compile(r"<a\s[^>]*\b(?:id|name)=[\"']([^\"']+)[\"']", re.IGNORECASE)


def markdown_texts(path: Path) -> list[tuple[str, str]]:
    """The Markdown of a file by place: each cell's place and text, or the whole of a .md file."""
    if path.suffix != ".ipynb":
        return [("", path.read_text("utf-8"))]
    cells = read_notebook(path).cells
    return [(place_of(cell), cell.source) for cell in cells if cell.cell_type == "markdown"]


def without_code(text: str) -> str:
    """Markdown without its fenced blocks and inline code: what is rendered as text."""
    return _INLINE_CODE.sub("", without_fences(text))


def without_fences(text: str) -> str:
    """Markdown without its fenced blocks."""
    return _FENCE.sub("", text)


def headings(path: Path) -> list[str]:
    """The text of each heading in a notebook or Markdown file, in order, without markup."""
    return [
        re.sub(r"[`*]", "", title)
        for _, text in markdown_texts(path)
        for _, title in _HEADING.findall(without_fences(text))
    ]


def without_number(heading: str) -> str:
    """The title of a section: "3.5 Gradients accumulate" -> "Gradients accumulate"."""
    return _NUMBER.sub("", heading)


def anchor(heading: str, *, notebook: bool) -> str:
    """What follows the ``#`` in a link to ``heading``: JupyterLab's way, or GitHub's."""
    if notebook:
        return heading.replace(" ", "-")
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def anchors(path: Path) -> Iterator[str]:
    """Every anchor that a link into ``path`` may name."""
    for heading in headings(path):
        yield anchor(heading, notebook=path.suffix == ".ipynb")
    for _, text in markdown_texts(path):
        yield from _NAMED.findall(text)
