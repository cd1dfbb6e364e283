"""The repository's name, from the one place where it is set into every badge and install line.

``[tool.autograder] repository`` in pyproject.toml is the place. It goes

- between ``<!-- badges -->`` and ``<!-- /badges -->``: buttons that open the course on Binder and
  Colab, in README.md and course/README.md, which are read on the web. No notebook has them: offline
  they would be broken pictures, and who reads a notebook is there already;
- into ``git clone https://github.com/...`` and ``git+https://github.com/...``, wherever it stands.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from autograder.course.addresses import on_binder, on_colab
from autograder.course.canonical import read_notebook, write_notebook
from autograder.course.layout import NotebookKind, relative, source_paths
from autograder.course.problems import AuthorError, Problem

START_PAGE = "course/00_start_here.ipynb"
MARKS = re.compile(r"(<!-- badges -->\n).*?(<!-- /badges -->)", re.DOTALL)
ORIGIN = re.compile(
    r"((?:git clone |git\+)https://github\.com/)[\w.-]+/(?:(?!\.git\b)[\w.-])+(?<!\.)"
)
_BLOCK = re.compile(r"\n*<!-- badges -->.*?<!-- /badges -->", re.DOTALL)
SLUG = re.compile(r"[\w.-]+/[\w.-]+")


@dataclass(frozen=True)
class BadgePlace:
    """A file that names the repository: a page with badges, or a notebook without."""

    path: Path
    kind: NotebookKind | None = None


def read_repository(root: Path) -> str:
    """``owner/name`` as pyproject.toml says it."""
    path = root / "pyproject.toml"
    slug = tomllib.loads(path.read_text("utf-8")).get("tool", {}).get("autograder", {})
    name = str(slug.get("repository", ""))
    if not SLUG.fullmatch(name):
        raise AuthorError(f"{path}: [tool.autograder] repository must be owner/name, not {name!r}.")
    return name


def badges_for(repository: str) -> str:
    """The Markdown of the buttons that open the course at its first page."""
    binder, colab = on_binder(START_PAGE, repository), on_colab(START_PAGE, repository)
    return (
        f"[![Open in Binder](https://mybinder.org/badge_logo.svg)]({binder})\n"
        "[![Open in Colab](https://colab.research.google.com/assets/colab-badge.svg)]"
        f"({colab})\n"
    )


def write_badges(root: Path) -> list[Path]:
    """Write the repository's name everywhere; the files that this changed."""
    repository = read_repository(root)
    return [place.path for place in _places(root) if _write(place, repository)]


def verify_badges(root: Path) -> list[Problem]:
    """Files whose badges are missing or name another repository or page."""
    repository = read_repository(root)
    problems = []
    for place in _places(root):
        where = relative(place.path, root)
        texts = _read_texts(place)
        if place.kind is None and not MARKS.search(texts[0]):
            what = (
                "has no lines `<!-- badges -->` and `<!-- /badges -->`; put them below the title."
            )
            problems.append(Problem(where, what))
        if texts != [_renewed(text, place, repository) for text in texts]:
            problems.append(
                Problem(where, "has badges or a link that are out of date.", "make badges")
            )
    return problems


def _places(root: Path) -> Iterator[BadgePlace]:
    for name in ("README.md", "course/README.md"):
        if (root / name).exists():
            yield BadgePlace(root / name)
    for path, kind in source_paths(root):
        yield BadgePlace(path, kind)


def renew_texts(text: str, repository: str) -> str:
    """``text`` with the repository's name in its buttons and install lines."""
    buttons = badges_for(repository)
    text = MARKS.sub(lambda marks: f"{marks[1]}{buttons}{marks[2]}", text)
    return ORIGIN.sub(lambda origin: f"{origin[1]}{repository}", text)


def _renewed(text: str, place: BadgePlace, repository: str) -> str:
    return renew_texts(text if place.kind is None else _BLOCK.sub("", text), repository)


def _read_texts(place: BadgePlace) -> list[str]:
    if place.kind is None:
        return [place.path.read_text("utf-8")]
    return [cell.source for cell in read_notebook(place.path).cells]


def _write(place: BadgePlace, repository: str) -> bool:
    """Renew one file; an up-to-date one is not touched, canonical or not."""
    old = _read_texts(place)
    new = [_renewed(text, place, repository) for text in old]
    if new == old:
        return False
    if place.kind is None:
        place.path.write_text(new[0], "utf-8")
        return True
    notebook = read_notebook(place.path)
    for cell, text in zip(notebook.cells, new, strict=True):
        cell.source = text
    return write_notebook(place.path, notebook, place.kind)
