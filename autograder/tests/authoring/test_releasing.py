"""exercises/ is a function of solutions/: made whole, swapped whole, or left as it was."""

from __future__ import annotations

import pytest

from autograder.authoring import releasing
from autograder.authoring.releasing import fresh_release, release, verify_same
from autograder.course.canonical import read_notebook, write_notebook
from autograder.course.layout import NotebookKind
from autograder.course.manifest import read_manifest
from autograder.course.problems import AuthorError
from autograder.tests.support.notebook_fixtures import MANIFEST, UNIT, make_assignment

SECOND = "02_cubes"


@pytest.fixture
def two_units(course):
    second = MANIFEST.replace(UNIT, SECOND).replace("Q1", "Q2")
    (course / "solutions" / "assignments.toml").write_text(MANIFEST + "\n" + second, "utf-8")
    path = course / "solutions" / SECOND / f"{SECOND}_exercise.ipynb"
    write_notebook(path, make_assignment(), NotebookKind.SOLUTION)
    release(course)
    return course


def folders(course):
    return sorted(path.name for path in (course / "exercises").iterdir())


def edit_source(course, unit):
    path = course / "solutions" / unit / f"{unit}_exercise.ipynb"
    notebook = read_notebook(path)
    notebook.cells[0].source += "\n\nEdited."
    write_notebook(path, notebook, NotebookKind.SOLUTION)


def released(course, unit):
    return (course / "exercises" / unit / f"{unit}_exercise.ipynb").read_text("utf-8")


def test_released_notebook_shows_stubs_and_hides_tests(sound_course):
    text = released(sound_course, UNIT)

    assert "raise NotImplementedError()" in text
    assert "product_of_number" not in text
    assert "square-hidden" not in text
    assert "YOUR ANSWER HERE" in text


def test_release_keeps_cell_ids(sound_course):
    source = read_notebook(sound_course / "solutions" / UNIT / f"{UNIT}_exercise.ipynb")
    exercise = read_notebook(sound_course / "exercises" / UNIT / f"{UNIT}_exercise.ipynb")

    assert [cell.id for cell in exercise.cells] == [cell.id for cell in source.cells]


def test_second_release_changes_nothing(course):
    assert release(course) is False


def test_edit_reaches_the_release(course):
    edit_source(course, UNIT)

    assert release(course) is True
    assert "Edited." in released(course, UNIT)


def test_orphan_is_removed(two_units):
    assert folders(two_units) == [UNIT, SECOND]
    (two_units / "solutions" / "assignments.toml").write_text(MANIFEST, "utf-8")
    (two_units / "solutions" / SECOND / f"{SECOND}_exercise.ipynb").unlink()
    (two_units / "solutions" / SECOND).rmdir()

    release(two_units)

    assert folders(two_units) == [UNIT]


def test_no_gradebook_is_needed(course):
    assert not (course / "work" / "gradebook.db").exists()


def test_named_assignment_is_released_alone(two_units):
    for unit in (UNIT, SECOND):
        edit_source(two_units, unit)

    release(two_units, [SECOND])

    assert "Edited." not in released(two_units, UNIT)
    assert "Edited." in released(two_units, SECOND)


def test_unknown_name_is_told_the_known_ones(two_units):
    with pytest.raises(AuthorError, match=f"03_none: no such assignment .*{UNIT}, {SECOND}"):
        release(two_units, ["03_none"])


def test_failure_in_one_assignment_leaves_the_whole_release_as_it_was(two_units, monkeypatch):
    edit_source(two_units, UNIT)
    (two_units / "solutions" / SECOND / "key.py").write_text("", "utf-8")
    before = released(two_units, UNIT), released(two_units, SECOND)

    with pytest.raises(AuthorError):
        release(two_units)

    assert (released(two_units, UNIT), released(two_units, SECOND)) == before


def test_crash_while_swapping_leaves_the_old_release(course, monkeypatch):
    edit_source(course, UNIT)
    before = released(course, UNIT)
    rename = type(course).rename
    calls = []

    def rename_once(self, target):
        calls.append(target)
        if len(calls) == 2:
            raise OSError("disk full")
        return rename(self, target)

    monkeypatch.setattr(type(course), "rename", rename_once)
    with pytest.raises(OSError, match="disk full"):
        release(course)

    assert released(course, UNIT) == before


def test_release_cut_off_between_the_renames_is_made_good_by_the_next(course):
    (course / "exercises").rename(course / "work" / releasing._REPLACED)

    assert release(course) is True
    assert folders(course) == [UNIT]


def test_nothing_temporary_stays(course):
    edit_source(course, UNIT)
    release(course)

    left = {path.name for path in (course / "work").iterdir()}
    assert not any(name.startswith("release-") for name in left)


def test_every_difference_from_a_fresh_release_is_found(course):
    exercises = course / "exercises"
    (exercises / UNIT / f"{UNIT}_exercise.ipynb").write_text("{}", "utf-8")
    (exercises / "old").mkdir()
    (exercises / "old" / "key.py").write_text("", "utf-8")

    with fresh_release(course) as fresh:
        problems = verify_same(fresh, exercises)

    assert [(problem.where, problem.what) for problem in problems] == [
        (f"exercises/{UNIT}/{UNIT}_exercise.ipynb", "differs from a fresh release."),
        ("exercises/old", "belongs to no assignment of solutions/."),
        ("exercises/old/key.py", "belongs to no assignment of solutions/."),
    ]
    assert {problem.mend for problem in problems} == {"make release"}


def test_missing_release_is_a_problem(course):
    with fresh_release(course) as fresh:
        (problem,) = verify_same(fresh, course / "nowhere")

    assert problem.mend == "make release"


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        pytest.param('title = "Squares"', "", "needs a `title`", id="no-title"),
        pytest.param('title = "Squares"', 'titel = "Squares"', "unknown key `titel`", id="typo"),
        pytest.param('square = ["Q1"]', 'square = "Q1"', "not a list of texts", id="no-list"),
        pytest.param('sections = ["1.1 Squaring"]', "x = 1", "exactly `title` and", id="row"),
        pytest.param("[01_squares]", "[01_squares", "is not TOML", id="syntax"),
    ],
)
def test_manifest_of_another_form_is_one_sentence(course, old, new, says):
    path = course / "solutions" / "assignments.toml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")

    with pytest.raises(AuthorError, match=says):
        read_manifest(course)


def test_missing_settings_are_named(course):
    (course / "nbgrader_config.py").unlink()

    with pytest.raises(AuthorError, match=r"nbgrader_config\.py: is missing"):
        release(course)


def test_place_where_nbgrader_finds_nothing_is_named(course):
    moved = course.rename(course.with_name("course [2026]"))

    with pytest.raises(AuthorError, match="move the course"):
        release(moved)
