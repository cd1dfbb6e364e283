"""Every link inside the course leads somewhere: files exist, anchors are headings. No network."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from urllib.parse import unquote

from autograder.authoring.half import TEMPLATES
from autograder.authoring.headings import anchors, markdown_texts, without_code
from autograder.course.layout import exercise_paths, lesson_paths, relative, solution_paths
from autograder.course.problems import Problem

_INLINE = re.compile(r"\]\(\s*<?([^)\s>]+)>?(?:\s+[\"'][^)]*[\"'])?\s*\)")
_REFERENCE = re.compile(r"^ {0,3}\[[^\]]+\]:\s*<?(\S+?)>?(?:\s|$)", re.MULTILINE)
_HTML = re.compile(r"<(?:a|img)\s[^>]*?\b(?:href|src)=[\"']([^\"']+)[\"']", re.IGNORECASE)
_ELSEWHERE = re.compile(r"^(?:[a-z][a-z0-9+.-]*:|//)", re.IGNORECASE)
_UNREAD = {"work", "build"}


def verify_links(root: Path) -> list[Problem]:
    """Relative links of notebooks and Markdown files that lead nowhere."""

    @cache
    def find_anchors(path: Path) -> frozenset[str]:
        return frozenset(anchors(path))

    problems = []
    for path in linked_files(root):
        for place, text in markdown_texts(path):
            where = relative(path, root) + (f", {place}" if place else "")
            for target in link_targets(text):
                reason = _broken(target, path, root, find_anchors)
                if reason:
                    problems.append(Problem(where, f"link `{target}` {reason}."))
    return problems


def linked_files(root: Path) -> Iterator[Path]:
    """The notebooks of the course, and the Markdown files that people read."""
    yield from (*lesson_paths(root), *solution_paths(root), *exercise_paths(root))
    for entry in sorted(root.iterdir()):
        if entry.name in _UNREAD or entry.name.startswith("."):
            continue
        if entry.is_dir():
            # What is handed out leads to files of the learners' half.
            found = sorted(entry.rglob("*.md"))
            yield from (path for path in found if TEMPLATES not in path.parents)
        elif entry.suffix == ".md":
            yield entry


def link_targets(text: str) -> list[str]:
    """The targets of links and pictures in Markdown that stay within the course."""
    plain = without_code(text)
    found = [match for pattern in (_INLINE, _REFERENCE, _HTML) for match in pattern.findall(plain)]
    return [target for target in found if not _ELSEWHERE.match(target)]


def _broken(
    target: str, source: Path, root: Path, find_anchors: Callable[[Path], frozenset[str]]
) -> str | None:
    """Why ``target`` leads nowhere, or ``None``."""
    name, _, fragment = unquote(target).partition("#")
    if name.startswith("/"):
        return "starts at the root of a server, which differs from reader to reader"
    path = (source.parent / name).resolve() if name else source.resolve()
    if not path.is_relative_to(root.resolve()):
        return "leads out of the course"
    if not path.exists():
        return "leads to a file that does not exist"
    if not fragment:
        return None
    if path.suffix not in (".ipynb", ".md"):
        return "has an anchor in a file that has none"
    return None if fragment in find_anchors(path) else "names a heading that is not there"
