"""`make check` passes a sound course and fails each broken one, with the place and the remedy."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from nbformat import NotebookNode

from autograder.authoring import checking
from autograder.authoring.checking import verify_course
from autograder.authoring.mapping import verify_catalogue, write_map
from autograder.authoring.package import wheel_texts
from autograder.authoring.releasing import release
from autograder.course.canonical import read_notebook, write_notebook
from autograder.course.layout import NotebookKind
from autograder.course.problems import Problem, describe_problems
from autograder.course.titles import SETUP_TITLE
from autograder.tests.support.notebook_fixtures import UNIT, code, markdown, prose, solution

pytestmark = pytest.mark.slow  # each test makes a release and checks a whole course

CATALOGUE = {"doubled": "Squaring"}
SOLUTION_FILE = f"solutions/{UNIT}/{UNIT}_exercise.ipynb"
LESSON_FILE = f"course/{UNIT}.ipynb"

Change = Callable[[NotebookNode], object]


@pytest.fixture(scope="module")
def wheel(sound_course):
    return wheel_texts(sound_course)


@pytest.fixture(autouse=True)
def one_wheel(monkeypatch, wheel):
    """No test here changes the package, so it is built once."""
    monkeypatch.setattr(checking, "wheel_texts", lambda root: wheel)


def problems_of(course: Path) -> list[Problem]:
    return verify_course(course, catalogue=CATALOGUE)


def says(problems: list[Problem]) -> str:
    return "\n".join(map(str, problems))


def edit_solution(course: Path, change: Change, *, released: bool = True) -> None:
    path = course / SOLUTION_FILE
    notebook = read_notebook(path)
    change(notebook)
    write_notebook(path, notebook, NotebookKind.SOLUTION)
    if released:
        release(course)


def edit_lesson(course: Path, change: Change) -> None:
    path = course / LESSON_FILE
    notebook = read_notebook(path)
    change(notebook)
    write_notebook(path, notebook, NotebookKind.LESSON)


def edit_text(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


def replace_in(index: int, old: str, new: str) -> Change:
    def change(notebook: NotebookNode) -> None:
        assert old in notebook.cells[index].source
        notebook.cells[index].source = notebook.cells[index].source.replace(old, new)

    return change


def test_sound_course_has_no_problems(sound_course):
    assert problems_of(sound_course) == []


def test_course_without_assignments_does_not_pass_on_nothing(course):
    (course / "solutions" / "assignments.toml").write_text("# nothing\n", "utf-8")

    assert "lists no assignment" in says(problems_of(course))


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        pytest.param(
            replace_in(1, "●○○", "**"), "has no question above it that says", id="no-difficulty"
        ),
        pytest.param(
            replace_in(1, "· **5 minutes**", ""), "has no question above it", id="no-minutes"
        ),
        pytest.param(
            replace_in(0, "# Squares", "# Squares\n\n**Points:** 9"),
            "promises 9 points in its opening, but 3 can be earned.",
            id="points-of-the-opening",
        ),
        pytest.param(lambda nb: nb.cells.pop(3), "cell `square`: has no test cell.", id="no-test"),
        pytest.param(
            lambda nb: nb.cells.insert(6, solution("stray", "stray = 1")),
            "cell `stray`: follows the answer.*`square-why` needs a cell above it",
            id="two-answers",
        ),
        pytest.param(
            lambda nb: nb.cells[3].metadata.nbgrader.update(grade_id="check-1"),
            "has a test called `check-1`, not `square-...`",
            id="test-name",
        ),
        pytest.param(
            lambda nb: nb.cells[3].metadata.nbgrader.update(points=0),
            "has no points in `square-test`",
            id="no-points",
        ),
        pytest.param(
            lambda nb: nb.cells[6].metadata.nbgrader.update(points=0),
            "cell `square-why`: has no points in `square-why`.",
            id="prose-without-points",
        ),
        pytest.param(
            lambda nb: nb.cells[3].update(source="assert square(2) == 4"),
            "has no hidden tests",
            id="no-hidden-tests",
        ),
        pytest.param(
            lambda nb: nb.cells[3].update(
                source="### BEGIN HIDDEN TESTS\nassert square(2) == 4\n### END HIDDEN TESTS"
            ),
            "has no visible check",
            id="no-visible-check",
        ),
        pytest.param(lambda nb: nb.cells.pop(4), "has 0 of 3 hints: the idea", id="no-hints"),
        pytest.param(replace_in(4, "It is one line.", ""), "has an empty hint", id="empty-hint"),
        pytest.param(
            replace_in(4, "</summary>", "</sumary>"),
            "has a folded block that is not",
            id="unfolded",
        ),
        pytest.param(
            replace_in(3, '"square-hidden"', '"square"'),
            "draws twice with the key `square`",
            id="draw-key-twice",
        ),
        pytest.param(
            replace_in(3, 'drawn("square-hidden"', "drawn(f'square-{UNIT}'"),
            "draws with a key that is no literal text",
            id="draw-key-computed",
        ),
        pytest.param(
            replace_in(3, "integers(1, 9)):", "integers(1, 9), second_device=True):"),
            "cell `square-test`: draws for a second device, and the setup adds none",
            id="no-second-device",
        ),
        pytest.param(
            replace_in(3, "integers(1, 9)):", "integers(1, 9):"),
            "is not Python",
            id="syntax",
        ),
        pytest.param(
            lambda nb: nb.cells.append(prose("unlisted", "Text.")),
            r"does not list the question `unlisted`",
            id="unlisted-question",
        ),
        pytest.param(
            replace_in(0, "#1.1-Squaring", "#1.2-Cubes"), "names a heading that is not", id="anchor"
        ),
        pytest.param(
            replace_in(0, "01_squares.ipynb", "02_none.ipynb"),
            "a file that does not exist",
            id="link",
        ),
    ],
)
def test_broken_question_is_found(course, change, expected):
    edit_solution(course, change)

    found = says(problems_of(course))

    assert re.search(expected, found), found
    assert SOLUTION_FILE in found or "assignments.toml" in found


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda c: c[6].metadata.nbgrader.update(grade_id="square"), id="grade"),
        pytest.param(lambda c: c[0].update(id="square"), id="cell"),
    ],
)
def test_repeated_id_is_found(course, change):
    edit_solution(course, lambda notebook: change(notebook.cells), released=False)

    found = says(problems_of(course))

    assert "cell `square`: shares its grade id or cell id with another cell." in found


def test_form_that_is_not_canonical_is_found_with_its_command(course):
    path = course / LESSON_FILE
    path.write_text(json.dumps(json.loads(path.read_text("utf-8"))), "utf-8")

    (problem,) = problems_of(course)

    assert problem == Problem(LESSON_FILE, "is not in the canonical form.", "make normalise")


def test_repeated_cell_id_is_found(course):
    path = course / SOLUTION_FILE
    edit_text(path, '"id": "cell-1"', '"id": "cell-0"')

    assert "repeats the id of a cell above" in says(problems_of(course))


def test_unreadable_notebook_is_found_alone(course):
    (course / LESSON_FILE).write_text("<<<<<<< HEAD", "utf-8")

    (problem,) = problems_of(course)

    assert problem.where == LESSON_FILE
    assert "is not a notebook that can be read" in problem.what


def test_stale_release_is_found_with_its_command(course):
    edit_solution(course, replace_in(1, "Write", "Please write"), released=False)

    (problem,) = problems_of(course)

    assert problem.where == f"exercises/{UNIT}/{UNIT}_exercise.ipynb"
    assert problem.mend == "make release"


def test_orphan_in_the_release_is_found(course):
    (course / "exercises" / "00_old").mkdir()
    (course / "exercises" / "00_old" / "old.txt").write_text("old\n", "utf-8")

    assert "exercises/00_old/old.txt: belongs to no assignment" in says(problems_of(course))


def test_folder_that_the_manifest_does_not_list_is_found(course):
    (course / "solutions" / "02_draft").mkdir()
    (course / "solutions" / "02_draft" / "02_draft.ipynb").write_bytes(
        (course / SOLUTION_FILE).read_bytes()
    )

    found = says(problems_of(course))

    assert "solutions/02_draft/: no such assignment in solutions/assignments.toml" in found
    assert "exercises/: cannot be made anew while solutions/ is refused" in found


def test_file_that_the_manifest_does_not_list_is_found(course):
    (course / "solutions" / UNIT / "key.py").write_text("", "utf-8")

    assert f"solutions/{UNIT}/key.py: is not listed" in says(problems_of(course))


def test_listed_assignment_without_a_folder_is_found(course):
    manifest = course / "solutions" / "assignments.toml"
    text = manifest.read_text("utf-8").replace("01_squares", "02_cubes").replace("Q1", "Q2")
    manifest.write_text(manifest.read_text("utf-8") + text, "utf-8")

    assert "solutions/02_cubes/02_cubes_exercise.ipynb: is listed in" in says(problems_of(course))


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        pytest.param(
            lambda nb: nb.cells[2].update(execution_count=None, outputs=[]),
            "was not run.",
            id="not-run",
        ),
        pytest.param(
            lambda nb: nb.cells[2].update(execution_count=7),
            "was run as number 7, but is number 1.",
            id="out-of-order",
        ),
        pytest.param(
            lambda nb: nb.cells[2].metadata.update(tags=["raises-exception"]),
            "is tagged `raises-exception` but raised nothing",
            id="did-not-raise",
        ),
        pytest.param(
            lambda nb: nb.cells[2].update(
                outputs=[
                    NotebookNode(output_type="error", ename="ValueError", evalue="", traceback=[])
                ]
            ),
            "raised ValueError without the tag",
            id="raised",
        ),
        pytest.param(
            lambda nb: nb.cells[2].outputs[0].update(text="<object at 0x7f3a12345678>\n"),
            "shows a memory address",
            id="address",
        ),
        pytest.param(lambda nb: nb.cells.append(code("")), "is empty", id="empty-cell"),
        pytest.param(
            lambda nb: nb.cells[2].update(source="print(3 * 3)"),
            f'has no setup cell: one with the lines `{SETUP_TITLE}` and `begin("{UNIT}")`',
            id="no-setup",
        ),
        pytest.param(
            lambda nb: nb.cells.append(
                markdown("<details><summary>Answer</summary>\n\n</details>")
            ),
            "has an empty hint",
            id="empty-hint",
        ),
        pytest.param(
            replace_in(3, "01_squares_exercise.ipynb)", "01_sqares.ipynb)"),
            "leads to a file that does not exist",
            id="link",
        ),
        pytest.param(
            replace_in(0, "# Squares", "# Squares\n\n<!-- badges -->\n<!-- /badges -->"),
            "make badges",
            id="badge",
        ),
        pytest.param(
            replace_in(1, "1.1 Squaring", "1.1 Cubing"),
            "Q1: course/01_squares.ipynb has no “1.1 Squaring”",
            id="section",
        ),
    ],
)
def test_broken_lesson_is_found(course, change, expected):
    edit_lesson(course, change)

    found = describe_problems(problems_of(course))

    assert expected in found
    assert LESSON_FILE in found


def test_section_of_a_misconception_that_no_lesson_has_is_found(course):
    problems = verify_course(course, catalogue={"doubled": "Squaring", "lost": "Cubing"})

    (problem,) = problems
    assert "`lost`" in problem.where
    assert "“Cubing” is no lesson's heading" in problem.what


def test_section_is_found_in_the_file_that_names_it(course):
    entries = course / "autograder" / "content" / "misconceptions"
    entries.mkdir(parents=True)
    (entries / "01_squares.toml").write_text('[lost]\nsection = "Cubing"\n', "utf-8")

    problems = verify_catalogue(course, {"doubled": "Squaring", "lost": "Cubing"})

    (where,) = (problem.where for problem in problems)
    assert where == "autograder/content/misconceptions/01_squares.toml, `lost`"


def test_misconception_that_has_no_entry_is_found(course):
    wrong = course / "solutions" / "corpus" / UNIT / "square" / "wrong_sign.py"
    edit_text(wrong, "[no diagnosis]", "[doublet]")

    assert "wrong_sign.py: names the misconception `doublet`" in says(problems_of(course))


def test_section_of_a_misconception_that_two_lessons_have_is_found(course):
    edit_lesson(course, lambda nb: nb.cells.append(markdown("## 1.2 Squaring")))

    assert "“Squaring” is a heading of" in says(problems_of(course))


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        pytest.param(
            'square = ["Q1"]', 'square = ["Q9"]', "grades Q9, which is no row", id="unknown-row"
        ),
        pytest.param('square = ["Q1"]', "square = []", "`square` grades no row", id="no-row"),
        pytest.param(
            'square = ["Q1"]\n', "", "Q1 is graded by no question that is run", id="only-prose"
        ),
        pytest.param(
            "square-why", "square-how", "lists `square-how`, which is no answer", id="no-cell"
        ),
        pytest.param(
            'sections = ["1.1 Squaring"]', "sections = []", "Q1 has no lesson section", id="unread"
        ),
        pytest.param(
            "course/01_squares.ipynb", "course/02.ipynb", "no lesson course/02.ipynb", id="lesson"
        ),
    ],
)
def test_hole_in_the_curriculum_map_is_found(course, old, new, expected):
    edit_text(course / "solutions" / "assignments.toml", old, new)

    assert expected in says(problems_of(course))


def test_row_that_two_units_claim_is_found(course):
    manifest = course / "solutions" / "assignments.toml"
    text = manifest.read_text("utf-8")
    manifest.write_text(text + text.replace("01_squares", "02_cubes"), "utf-8")

    assert "row Q1 stands in [01_squares] too" in says(problems_of(course))


def test_row_with_one_wrong_answer_is_found(course):
    (course / "solutions" / "corpus" / UNIT / "square" / "wrong_sign.py").unlink()

    assert "Q1 has fewer than 2 wrong answers" in says(problems_of(course))


def test_answer_of_another_form_is_found(course):
    corpus = course / "solutions" / "corpus" / UNIT / "square"
    (corpus / "wrong_sign.py").write_text("def square(number):\n    return -1\n", "utf-8")

    (problem,) = problems_of(course)

    assert problem.where.endswith("square/wrong_sign.py")


def test_table_that_lags_behind_is_found_and_mended(course):
    manifest = course / "solutions" / "assignments.toml"
    edit_text(manifest, "square a number and say why", "square numbers")

    (problem,) = problems_of(course)
    assert problem.mend == "make map"

    assert write_map(course) is True
    assert problems_of(course) == []


def test_table_edited_by_hand_is_found(course):
    edit_text(course / "course" / "README.md", "| Q1 |", "| Q2 |")

    assert "make map" in {problem.mend for problem in problems_of(course)}


def test_lesson_table_without_its_marks_is_found(course):
    (course / "course" / "README.md").write_text("# Lessons\n", "utf-8")

    assert "lacks the two marks of its tables" in says(problems_of(course))


def test_all_problems_are_told_at_once(course):
    edit_lesson(course, lambda nb: nb.cells[2].update(execution_count=None))
    edit_solution(course, replace_in(4, "It is one line.", ""), released=False)

    found = problems_of(course)

    assert {problem.where.split(",")[0] for problem in found} == {
        LESSON_FILE,
        SOLUTION_FILE,
        f"exercises/{UNIT}/{UNIT}_exercise.ipynb",
    }


def test_summary_counts_problems_and_names_each_command():
    problems = [
        Problem("b.ipynb", "has a stored output.", "make normalise"),
        Problem("a.ipynb", "is missing.", "make release"),
        Problem("c.ipynb", "is empty."),
    ]

    assert describe_problems(problems).split("\n") == [
        "a.ipynb: is missing.",
        "b.ipynb: has a stored output.",
        "c.ipynb: is empty.",
        "3 problems. `make release` mends the first; `make normalise` mends the second.",
    ]
