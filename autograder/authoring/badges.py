"""The repository's name, from the one place where it is set into every badge and install line.

``[tool.autograder] repository`` in pyproject.toml is the place. It goes

- between ``<!-- badges -->`` and ``<!-- /badges -->``: buttons that open the page on Binder and
  Colab, in README.md, course/README.md and the first cell of every lesson (and of a solution
  that has the two marks: there they open what is released from it);
- into ``git clone https://github.com/...`` and ``git+https://github.com/...``, wherever it stands.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from autograder.course.canonical import read_notebook, write_notebook
from autograder.course.layout import EXERCISES, NotebookKind, lesson_paths, relative, solution_paths
from autograder.course.problems import AuthorError, Problem

START_PAGE = "course/00_start_here.ipynb"
MARKS = re.compile(r"(<!-- badges -->\n).*?(<!-- /badges -->)", re.DOTALL)
ORIGIN = re.compile(
    r"((?:git clone |git\+)https://github\.com/)[\w.-]+/(?:(?!\.git\b)[\w.-])+(?<!\.)"
)
SLUG = re.compile(r"[\w.-]+/[\w.-]+")


@dataclass(frozen=True)
class BadgePlace:
    """A file that names the repository, and the page that its badges open."""

    path: Path
    page: str
    needs_badges: bool
    kind: NotebookKind | None = None


def read_repository(root: Path) -> str:
    """``owner/name`` as pyproject.toml says it."""
    path = root / "pyproject.toml"
    slug = tomllib.loads(path.read_text("utf-8")).get("tool", {}).get("autograder", {})
    name = str(slug.get("repository", ""))
    if not SLUG.fullmatch(name):
        raise AuthorError(f"{path}: [tool.autograder] repository must be owner/name, not {name!r}.")
    return name


def badges_for(page: str, repository: str) -> str:
    """The Markdown of the buttons that open ``page``."""
    binder = f"https://mybinder.org/v2/gh/{repository}/HEAD?urlpath=lab/tree/{page}"
    colab = f"https://colab.research.google.com/github/{repository}/blob/main/{page}"
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
        if place.needs_badges and not MARKS.search(texts[0] if texts else ""):
            spot = f"{where}, first cell" if place.kind else where
            what = (
                "has no lines `<!-- badges -->` and `<!-- /badges -->`; put them below the title."
            )
            problems.append(Problem(spot, what))
        if texts != [_renewed(text, place.page, repository) for text in texts]:
            problems.append(
                Problem(where, "has badges or a link that are out of date.", "make badges")
            )
    return problems


def _places(root: Path) -> Iterator[BadgePlace]:
    for name in ("README.md", "course/README.md"):
        if (root / name).exists():
            yield BadgePlace(root / name, START_PAGE, needs_badges=True)
    for path in lesson_paths(root):
        yield BadgePlace(path, relative(path, root), needs_badges=True, kind=NotebookKind.LESSON)
    for path in solution_paths(root):
        page = f"{EXERCISES}/{path.parent.name}/{path.name}"
        yield BadgePlace(path, page, needs_badges=False, kind=NotebookKind.SOLUTION)


def _renewed(text: str, page: str, repository: str) -> str:
    buttons = badges_for(page, repository)
    text = MARKS.sub(lambda marks: f"{marks[1]}{buttons}{marks[2]}", text)
    return ORIGIN.sub(lambda origin: f"{origin[1]}{repository}", text)


def _read_texts(place: BadgePlace) -> list[str]:
    if place.kind is None:
        return [place.path.read_text("utf-8")]
    return [cell.source for cell in read_notebook(place.path).cells]


def _write(place: BadgePlace, repository: str) -> bool:
    """Renew one file; an up-to-date one is not touched, canonical or not."""
    old = _read_texts(place)
    new = [_renewed(text, place.page, repository) for text in old]
    if new == old:
        return False
    if place.kind is None:
        place.path.write_text(new[0], "utf-8")
        return True
    notebook = read_notebook(place.path)
    for cell, text in zip(notebook.cells, new, strict=True):
        cell.source = text
    return write_notebook(place.path, notebook, place.kind)
