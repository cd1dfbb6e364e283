"""Failing cells that say only that a value is wrong are counted, and there are few of them."""

from __future__ import annotations

import pytest

from autograder.authoring.bareness import Heard, count_bare
from autograder.authoring.corpus import CORPUS, Answer
from autograder.course.findings import VALUES, Finding
from autograder.tests.authoring.test_corpus import TEST_CELL, make_course, run_corpus

BARE = Finding("`y` is wrong.", given="x = 3", seen="7", compared=VALUES)
EVIDENCE = Finding("`y` is wrong.", noticed="it is half what it should be", compared=VALUES)
CAUSE = Finding("`y` is wrong.", misconception="graph-cut", compared=VALUES)


def answers(count, unit="leaves"):
    return [Answer(unit, "q", f"wrong_{n}", "wrong", "t", "") for n in range(count)]


def heard(known, findings):
    return [
        Heard(answer, "q-test", finding) for answer, finding in zip(known, findings, strict=True)
    ]


@pytest.mark.parametrize(
    ("finding", "is_bare"),
    [
        (BARE, True),
        (EVIDENCE, False),
        (CAUSE, False),
        (Finding("The list has two entries.", seen="[1]"), False),
        (Finding("`y` is wrong.", wanted="a list", compared=VALUES), False),
        (Finding("`y` is wrong.", where="line 3", compared=VALUES), False),
        (None, False),
    ],
)
def test_a_cell_is_bare_that_says_only_that_a_value_is_wrong(finding, is_bare):
    assert Heard(answers(1)[0], "q-test", finding).is_bare is is_bare


@pytest.mark.parametrize(("bare", "is_problem"), [(0, False), (1, False), (2, True)])
def test_a_unit_above_the_limit_is_a_problem(bare, is_problem):
    known = answers(20)

    found = count_bare(heard(known, [BARE] * bare + [CAUSE] * (20 - bare)), known)

    assert bool(list(found.problems())) is is_problem


def test_cells_are_counted_and_not_answers():
    (known,) = answers(1)
    cells = [Heard(known, f"q-{n}", CAUSE if n else BARE) for n in range(20)]

    assert list(count_bare(cells, [known]).problems()) == []
    assert (
        "20 failing cells: 19 name a cause, 0 give evidence, 1 are bare"
        in count_bare(cells, [known]).describe()
    )


def test_the_problem_names_the_cells_and_what_to_do():
    known = answers(1)

    (problem,) = count_bare(heard(known, [BARE]), known).problems()

    assert "Tell a cause or a fact of: q/wrong_0 (q-test)." in str(problem)


def test_each_unit_keeps_the_limit_for_itself():
    few, many = answers(2, "few"), answers(98, "many")

    found = count_bare(heard(few + many, [BARE] * 2 + [EVIDENCE] * 98), few + many)

    assert [problem.where for problem in found.problems()] == ["few"]


def test_a_unit_of_which_only_some_answers_were_tried_is_counted_and_not_judged():
    known = answers(20)

    found = count_bare(heard(known[:2], [BARE] * 2), known)

    assert list(found.problems()) == []
    assert found.describe().splitlines()[1:] == ["  leaves 2 of 2: q 2"]


def test_cells_of_right_answers_are_not_counted():
    right = Answer("leaves", "q", "right_a", "right", "t", "")

    assert list(count_bare([Heard(right, "q-test", BARE)], [right]).heard) == []


OTHER = "def make_leaf(values):\n    return values.{}().requires_grad_()"


@pytest.mark.slow
def test_the_command_counts_what_cells_say_and_refuses_too_many_bare_ones(tmp_path):
    make_course(tmp_path, {"leaves": TEST_CELL})
    folder = tmp_path / CORPUS / "leaves" / "make-leaf"
    folder.mkdir(parents=True)
    for how in ("exp", "neg"):
        header = f"# title: {how}\n# fails: make-leaf-test [no diagnosis]\n"
        (folder / f"wrong_{how}.py").write_text(header + OTHER.format(how))

    tried = run_corpus(tmp_path)

    said = "2 failing cells: 0 name a cause, 1 give evidence, 1 are bare"
    assert said in tried.stdout
    assert "leaves: says of 1 of 2 failing cells only that a value is wrong" in tried.stderr
    assert "make-leaf/wrong_exp (make-leaf-test)" in tried.stderr
