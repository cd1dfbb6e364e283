"""Every misconception that a test cell or the corpus names has its entry in the catalogue."""

from __future__ import annotations

import pytest

from autograder.authoring.idea_names import ids_in, verify_idea_names
from autograder.course.canonical import read_notebook, write_notebook
from autograder.course.layout import NotebookKind
from autograder.tests.support.notebook_fixtures import UNIT

KNOWN = {"each-norm-alone", "sign-lost"}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        pytest.param('check(x, mistakes={"a-b": 2 * x}, facts={"c-d": True})', {"a-b", "c-d"},
                     id="tables"),
        pytest.param('check_value(1, 2, means={"a-b": "a-text"})', {"a-b"}, id="means"),
        pytest.param('check_that(x, misconception="a-b" if y else None)', {"a-b"}, id="one"),
        pytest.param('known = {"a-b": x}\nknown["c-d"] = y\ncheck(x, facts=known)', {"a-b", "c-d"},
                     id="bound-to-a-name"),
        pytest.param('check(x, facts={"a-b": x} | ({"c-d": y} if y else {}))', {"a-b", "c-d"},
                     id="joined"),
        pytest.param('check(x, facts={"a-b": x, **more})\nmore = {"c-d": y}', {"a-b", "c-d"},
                     id="unpacked"),
        pytest.param('def why(x):\n    return {"a-b": x}\n\ncheck(x, facts=why(x))', {"a-b"},
                     id="returned"),
        pytest.param('drawn("a-b", 3)\ncheck(x, name="c-d")', set(), id="other-texts"),
        pytest.param('facts = {"kept": 1, "a b-c": 2}\ncheck(x, facts=facts)', set(),
                     id="no-id-by-its-form"),
        pytest.param("known = known | known\ncheck(x, facts=known)", set(), id="round-in-circles"),
        pytest.param("check(", set(), id="no-python"),
    ],
)  # fmt: skip
def test_ids_are_found_where_a_check_takes_them(source, expected):
    assert ids_in(source) == expected


def test_text_that_nearly_is_an_id_is_found_wherever_it_stands():
    source = 'REASONS = [("each-norm-alonee", x), ("each-norm-alone", y), ("each-draw", z)]'

    assert ids_in(source, KNOWN) == {"each-norm-alonee"}


def test_mistyped_id_of_a_test_cell_is_found_with_the_right_one(course):
    path = course / "solutions" / UNIT / f"{UNIT}_exercise.ipynb"
    notebook = read_notebook(path)
    notebook.cells[3].source += '\ncheck(x, mistakes={"each-norm-alonee": 1})'
    write_notebook(path, notebook, NotebookKind.SOLUTION)

    (problem,) = verify_idea_names(course, KNOWN)

    assert str(problem) == (
        f"solutions/{UNIT}/{UNIT}_exercise.ipynb, cell `square-test`: names the misconception"
        " `each-norm-alonee`, which autograder/content/misconceptions/ does not have;"
        " did you mean `each-norm-alone`?"
    )


@pytest.mark.parametrize(
    ("header", "found"),
    [
        pytest.param("# fails: square-test [sign-lost]", "", id="known"),
        pytest.param("# fails: square-test [sign-losst]", "sign-losst", id="mistyped"),
        pytest.param("# fails: square-test [no diagnosis]\n# never: quite-other", "quite-other",
                     id="never"),
        pytest.param("# fails: square-test [error: no-number]", "", id="exception"),
    ],
)  # fmt: skip
def test_id_in_a_header_of_the_corpus_is_held_to_the_catalogue(course, header, found):
    path = course / "solutions" / "corpus" / UNIT / "square" / "wrong_sign.py"
    path.write_text(f"# title: sign lost\n{header}\nsquare = abs\n", "utf-8")

    problems = verify_idea_names(course, KNOWN)

    assert [problem.where for problem in problems] == [
        f"solutions/corpus/{UNIT}/square/wrong_sign.py"
    ] * bool(found)
    assert all(f"`{found}`" in problem.what for problem in problems)
