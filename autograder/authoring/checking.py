"""``make check``: everything that can be wrong with a course on disk, all of it at once."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from autograder.authoring.badges import verify_badges
from autograder.authoring.corpus import CORPUS, read_answer
from autograder.authoring.endings import verify_endings
from autograder.authoring.folding import verify_setup
from autograder.authoring.idea_names import verify_idea_names
from autograder.authoring.leaks import verify_no_leaks
from autograder.authoring.lessons import verify_executed
from autograder.authoring.links import verify_links
from autograder.authoring.mapping import verify_catalogue, verify_map, verify_tables
from autograder.authoring.outlining import verify_outline
from autograder.authoring.package import wheel_texts
from autograder.authoring.predicting import verify_predictions
from autograder.authoring.questions import (
    verify_draw_keys,
    verify_hints,
    verify_questions,
    verify_second_device,
)
from autograder.authoring.releasing import (
    SourcesRefused,
    fresh_release,
    verify_same,
    verify_sources,
)
from autograder.authoring.starting import verify_start_page
from autograder.course.canonical import read_notebook, verify_canonical
from autograder.course.layout import (
    EXERCISES,
    lesson_paths,
    relative,
    solution_paths,
    source_paths,
)
from autograder.course.manifest import Manifest, read_manifest
from autograder.course.problems import AuthorError, Problem

_MANIFEST = "solutions/assignments.toml"


def verify_course(root: Path, *, catalogue: Mapping[str, str] | None = None) -> list[Problem]:
    """Every problem of the course in ``root``.

    ``catalogue`` maps each misconception to its lesson section; by default the package's own.
    """
    manifest = read_manifest(root)
    if not manifest:
        # Every check below would pass on nothing.
        return [Problem(_MANIFEST, "lists no assignment.")]
    form = _canonical(root)
    # Nothing more can be said of what cannot be read.
    unreadable = [problem for problem in form if problem.mend is None] + _corpus(root)
    if unreadable:
        return unreadable
    sections = _sections() if catalogue is None else catalogue
    return [
        *form,
        *verify_sources(root, manifest),
        *_notebooks(root),
        *verify_map(root, manifest),
        *verify_tables(root),
        *verify_catalogue(root, sections),
        *verify_idea_names(root, sections),
        *verify_endings(root),
        *verify_links(root),
        *verify_predictions(root),
        *verify_badges(root),
        *verify_outline(root),
        *verify_start_page(root),
        *_release(root),
        *_leaks(root, manifest),
    ]


def _canonical(root: Path) -> list[Problem]:
    problems = []
    for path, kind in source_paths(root):
        for problem in verify_canonical(path, kind):
            where = problem.where.replace(path.as_posix(), relative(path, root), 1)
            problems.append(Problem(where, problem.what, problem.mend))
    return problems


def _corpus(root: Path) -> list[Problem]:
    problems = []
    for path in sorted((root / CORPUS).glob("*/*/*.py")):
        try:
            read_answer(path)
        except AuthorError as error:
            what = str(error).removeprefix(f"{path}: ")
            problems.append(Problem(relative(path, root), what))
    return problems


def _notebooks(root: Path) -> list[Problem]:
    problems = []
    for path in lesson_paths(root):
        notebook, where = read_notebook(path), relative(path, root)
        problems += verify_executed(notebook, where) + verify_hints(notebook, where)
        problems += verify_setup(notebook, where, path.stem, required=True)
    for path in solution_paths(root):
        notebook, where = read_notebook(path), relative(path, root)
        problems += verify_questions(notebook, where)
        problems += verify_draw_keys(notebook, where)
        problems += verify_second_device(notebook, where)
        problems += verify_setup(notebook, where, path.parent.name)
    return problems


def _release(root: Path) -> list[Problem]:
    try:
        with fresh_release(root) as fresh:
            return verify_same(fresh, root / EXERCISES)
    except SourcesRefused:
        return [Problem(f"{EXERCISES}/", "cannot be made anew while solutions/ is refused.")]
    except AuthorError as error:
        return [Problem(f"{EXERCISES}/", f"cannot be made anew.\n{error}")]


def _leaks(root: Path, manifest: Manifest) -> list[Problem]:
    try:
        package = wheel_texts(root)
    except AuthorError as error:
        where, _, what = str(error).partition(": ")
        return [Problem(where, what), *verify_no_leaks(root, manifest, {})]
    return verify_no_leaks(root, manifest, package)


def _sections() -> dict[str, str]:
    from autograder.content import CATALOGUE

    return {identity: entry.section for identity, entry in CATALOGUE.items()}
