"""A learner's own marks are those that grading gives: same answers, same points, same words."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from autograder.authoring.corpus import Answer
from autograder.authoring.releasing import release
from autograder.course.outcome import Status
from autograder.course.outline import Question, TestCell, Unit
from autograder.course.problems import AuthorError
from autograder.engine.judge.verdicts import unjudged
from autograder.gradebook.grade_class import grade_class
from autograder.tests.support.grading_fixtures import UNIT, answer, hand_in_as, make_graded_course
from autograder.workbench import material as material_module
from autograder.workbench.marking import mark, model_answer
from autograder.workbench.marks import Marks, QuestionMark, State
from autograder.workbench.material import (
    Material,
    find_material,
    material_from_solutions,
    pack_of,
    packed,
    read_pack,
    released_assignment,
    without_hidden_tests,
    write_packs,
)
from autograder.workbench.page import page_of_file
from autograder.workbench.showing import show_marks

pytestmark = pytest.mark.slow

SQUARED = "def double(x):\n    return x * x\n"
SHORT = "def double(x):\n    return torch.cat([2 * x[:2], x[2:]])\n"
LEAF = "def make_leaf(values):\n    return values.clone().requires_grad_()\n"
NO_FLAG = "def make_leaf(values):\n    return values.clone()\n"
RAISES = "def make_leaf(values):\n    return values.no_such_thing()\n"


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("marked") / "course"
    make_graded_course(root)
    release(root)
    return root


@pytest.fixture(scope="module")
def unit(course: Path) -> Unit:
    def question(number: int, id: str, points: float, *tests: tuple[str, float]) -> Question:
        cells = tuple(
            TestCell(
                name, worth, hidden=name.endswith("hidden"), has_hidden=name.endswith("hidden")
            )
            for name, worth in tests
        )
        return Question(id, number, id.title(), points, 5, not tests, (), cells, ())

    [exercise] = (course / "exercises" / UNIT).glob("*.ipynb")
    return Unit(
        id=UNIT, number="01", title="Doubling", can_do="", lesson=f"course/{UNIT}.ipynb",
        exercise=exercise.relative_to(course).as_posix(), minutes=5, lesson_minutes=5,
        self_marking=True, headings=(),
        questions=(
            question(1, "double", 3, ("double-test", 2), ("double-hidden", 1)),
            question(2, "leaf", 3, ("leaf-test", 1), ("leaf-hidden", 2)),
            question(3, "leaf-why", 3),
        ),
    )  # fmt: skip


@pytest.fixture(scope="module")
def pack(course: Path, tmp_path_factory: pytest.TempPathFactory) -> Material:
    [path] = write_packs(course, tmp_path_factory.mktemp("packs"))
    return read_pack(path)


def test_marks_are_the_grades(course: Path, unit: Unit, pack: Material) -> None:
    from autograder.gradebook.course import Course
    from autograder.gradebook.record import read_journal

    handed_in: dict[str, tuple[dict[str, Answer | None], dict[str, str]]] = {
        "ada": ({"double": answer(SQUARED), "leaf": answer(NO_FLAG)}, {"leaf-why": "Because."}),
        "ben": ({"double": answer(SHORT), "leaf": answer(RAISES)}, {}),
        "cyd": ({"double": None, "leaf": None}, {}),
    }
    paths = {
        who: hand_in_as(Course(course), who, code, prose)
        for who, (code, prose) in handed_in.items()
    }
    outcomes = {each.submission.student: each for each in grade_class(course, trust=True)}
    assert {each.status for each in outcomes.values()} == {Status.GRADED}
    journal = read_journal(course)

    for who, path in paths.items():
        marks = mark(unit, pack, page_of_file(pack.assignment, path), seed=outcomes[who].seed)

        mine = {each.test: each for question in marks.questions for each in question.verdicts}
        graded = {each.test: each for each in outcomes[who].verdicts}
        findings = journal[outcomes[who].submission].latest.verdicts
        graded |= {each.test: each for each in findings}
        assert mine == graded, who
        assert marks.points == sum(score or 0 for score in outcomes[who].scores.values())
    assert any(each.finding for known in journal.values() for each in known.latest.verdicts)


def test_marks_travel_as_data(course: Path, unit: Unit, pack: Material) -> None:
    from autograder.gradebook.course import Course

    path = hand_in_as(Course(course), "dan", {"double": answer(SQUARED), "leaf": answer(LEAF)}, {})
    marks = mark(unit, pack, page_of_file(pack.assignment, path))

    assert Marks.from_json(marks.to_json()) == marks
    states = {each.id: each.state for each in marks.questions}
    assert states == {
        "double": State.FAILED, "leaf": State.PASSED, "leaf-why": State.NOT_ATTEMPTED,
    }  # fmt: skip
    assert set(marks.models) == {"leaf"}


def test_the_table_says_what_is_wrong_and_what_is_next(
    course: Path, unit: Unit, pack: Material
) -> None:
    from autograder.gradebook.course import Course

    path = hand_in_as(Course(course), "eve", {"double": answer(SQUARED), "leaf": answer(LEAF)}, {})
    marks = mark(unit, pack, page_of_file(pack.assignment, path))
    shown = show_marks(unit, marks)

    [question] = [each for each in marks.questions if each.id == "double"]
    assert question.said and question.said in shown.text
    assert "0 of 3" in shown.text and "3 of 3" in shown.text and "not attempted" in shown.text
    assert "Next: question 1" in shown.text
    assert "Checked on cpu." in shown.text.splitlines()
    assert shown.html and "<script" not in shown.html and "<table" in shown.html
    # In view where the window is low.
    assert shown.html.index("Next:") < shown.html.index("<table")


def test_what_could_not_be_judged_is_no_exception_of_the_learners() -> None:
    verdict = unjudged("leaf-test", "the notebook has two texts for it")

    mark = QuestionMark("leaf", 1, "A leaf", State.UNJUDGED, None, 2.0, verdicts=(verdict,))

    assert mark.said == ("The check could not judge this answer: the notebook has two texts for it")


def test_a_pack_is_the_same_for_the_same_course_and_no_plain_text(
    course: Path, pack: Material
) -> None:
    written = packed(material_from_solutions(course, UNIT))

    assert written == packed(pack)
    assert b"secret_values" not in written and b"2 * x" not in written
    assert pack.models["leaf-why"] == "No recorded operation made it."
    assert "### BEGIN" not in "".join(pack.models.values())


def test_no_pack_is_written_for_a_unit_that_is_graded(course: Path, tmp_path: Path) -> None:
    manifest = course / "solutions" / "assignments.toml"
    text = manifest.read_text()
    stale = pack_of(UNIT, tmp_path)
    stale.write_bytes(b"of an earlier year")
    try:
        manifest.write_text(
            text.replace("[01_doubling]\n", "[01_doubling]\nself_marking = false\n")
        )
        assert write_packs(course, tmp_path) == []
    finally:
        manifest.write_text(text)

    assert not stale.exists()


@pytest.mark.parametrize(
    "content", [b"", b"no gzip", gzip.compress(b"[]", mtime=0)], ids=["empty", "no gzip", "a list"]
)
def test_a_damaged_pack_is_said(tmp_path: Path, content: bytes) -> None:
    path = pack_of(UNIT, tmp_path)
    path.write_bytes(content)

    with pytest.raises(AuthorError, match="cannot be read"):
        read_pack(path)


def visible_only(course: Path, unit: Unit) -> Material:
    released = released_assignment(course / unit.exercise, unit.id)
    return Material(without_hidden_tests(released), is_whole=False)


def test_without_hidden_tests_none_of_them_passes_by_itself(course: Path, unit: Unit) -> None:
    from autograder.gradebook.course import Course

    material = visible_only(course, unit)
    path = hand_in_as(Course(course), "fay", {"double": answer(SHORT), "leaf": None}, {})
    marks = mark(unit, material, page_of_file(material.assignment, path))

    double, leaf, _ = marks.questions
    assert [each.test for each in double.verdicts] == ["double-test"]
    assert (double.state, double.points, double.of, double.untested) == (State.PASSED, 2, 2, 1)
    assert leaf.untested == 2
    assert marks.models == {}
    text = show_marks(unit, marks).text
    assert "visible tests passed" in text and "3 points not tested" in text


def test_material_is_looked_for_in_solutions_then_packs_then_the_release(
    course: Path, unit: Unit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    half = tmp_path / "half"
    (half / "exercises" / UNIT).mkdir(parents=True)
    (half / unit.exercise).write_bytes((course / unit.exercise).read_bytes())
    monkeypatch.setattr(material_module, "PACKS", tmp_path)
    monkeypatch.setattr(material_module.pack_of, "__defaults__", (tmp_path,))

    assert find_material(unit, course).is_whole
    assert not find_material(unit, half).is_whole
    with pytest.raises(AuthorError, match="are not here"):
        find_material(unit, None)
    write_packs(course, tmp_path)
    assert find_material(unit, half).is_whole
    assert find_material(unit, None).models


def test_a_model_answer_is_for_those_who_tried(course: Path, unit: Unit, pack: Material) -> None:
    from autograder.gradebook.course import Course

    path = hand_in_as(Course(course), "gus", {"double": answer(SQUARED)}, {})
    page = page_of_file(pack.assignment, path)
    untouched = page_of_file(pack.assignment, course / unit.exercise)

    assert "2 * x" in model_answer(unit, pack, page, "double", tried=False)
    with pytest.raises(AuthorError, match="not tried"):
        model_answer(unit, pack, untouched, "double", tried=False)
    assert "2 * x" in model_answer(unit, pack, untouched, "double", tried=True)
    with pytest.raises(AuthorError, match='"double", "leaf"'):
        model_answer(unit, pack, page, "trouble", tried=True)
    with pytest.raises(AuthorError, match="not in this copy of the course"):
        model_answer(unit, visible_only(course, unit), page, "double", tried=True)


def test_what_is_no_notebook_is_said_and_not_marked(
    unit: Unit, pack: Material, tmp_path: Path
) -> None:
    (tmp_path / "x.ipynb").write_text('{"cells": [')

    marks = mark(unit, pack, page_of_file(pack.assignment, tmp_path / "x.ipynb"))

    assert "damaged" in marks.detail and marks.questions == ()
    assert "could not be marked" in show_marks(unit, marks).text
