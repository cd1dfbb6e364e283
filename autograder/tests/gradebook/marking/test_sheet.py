"""Marks of many markers: one rubric, one gradebook, and nobody's points are lost."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from types import SimpleNamespace

import pytest

from autograder.gradebook.marking.rows import Given, Overtaken, read_rows, write_rows
from autograder.gradebook.marking.sheet import Refused, Sheet, Wish, key_of
from autograder.gradebook.pages.writing import write_pages
from autograder.gradebook.plugins.formgrader import read_the_gradebook_anew
from autograder.tests.gradebook.test_prose import TEXTS, manual_grades, record
from autograder.tests.support.grading_fixtures import UNIT

pytestmark = pytest.mark.slow

ADA_AND_BEN, CYD = key_of("Nothing recorded made it."), key_of(TEXTS["cyd"].strip())


@pytest.fixture
def sheet(sheets):
    return sheets.all()[UNIT, "leaf-why"]


def give(sheet: Sheet, answer: str, who: str = "Ann", **wish) -> None:
    seen = sheet.state()["answers"][answer]["seen"]
    sheet.give(Wish(answer, seen, **wish), who)


def in_formgrader(sheet: Sheet, learner: str, given: Given) -> None:
    """As formgrader does it: what was there before is not looked at."""
    row = read_rows(sheet.engine, UNIT, "leaf-why")[learner]
    write_rows(sheet.engine, {learner: (row, given)})


def test_the_page_of_a_question_knows_answers_and_no_learner(sheet):
    state = sheet.state()

    assert len(state["answers"]) == 3 and all(each["open"] for each in state["answers"].values())
    assert not any(learner in repr(state) for learner in ("ada", "ben", "cyd", "dan"))


def test_items_add_up_to_points_and_a_comment_for_everybody_with_the_answer(course, sheet):
    right, short = sheet.rubric.add("Names the cause.", 2), sheet.rubric.add("One example.", 0.5)
    note = sheet.rubric.add("Which operation?", 0)

    give(sheet, ADA_AND_BEN, items=(note, short, right), words="Nearly.")

    said = "Names the cause. (+2)\n\nOne example. (+0.5)\n\nWhich operation?\n\nNearly."
    assert [item.key for item in sheet.rubric.items] == ["1", "2", "a"]
    found = manual_grades(course)
    assert found["ada"] == found["ben"] == (2.5, False, said)
    assert found["cyd"] == (None, True, None)
    write_pages(course.root)
    assert "Which operation?" in course.feedback("ben", UNIT).read_text("utf-8")


@pytest.mark.parametrize(
    ("down", "points", "comes_to"),
    [
        pytest.param(False, [2, 2], 3, id="never-above-the-most"),
        pytest.param(False, [1, -2], 0, id="never-below-nothing"),
        pytest.param(True, [-1], 2, id="counted-down"),
        pytest.param(True, [0], None, id="a-comment-alone-gives-no-points"),
    ],
)
def test_points_of_items(course, sheet, down, points, comes_to):
    sheet.rubric.count_down(down=down)
    items = [sheet.rubric.add(f"item {n}", each) for n, each in enumerate(points)]

    give(sheet, CYD, items=tuple(items))

    assert manual_grades(course)["cyd"][:2] == (comes_to, comes_to is None)


@pytest.mark.parametrize(
    ("points", "down"),
    [
        pytest.param([-1], True, id="takes-off"),
        pytest.param([0, -1], True, id="after-a-comment"),
        pytest.param([1, -1], False, id="after-an-item-that-gives"),
        pytest.param([1], False, id="gives"),
    ],
)
def test_a_first_item_that_takes_points_off_counts_down(course, sheet, points, down):
    items = [sheet.rubric.add(f"item {n}", each) for n, each in enumerate(points)]

    give(sheet, CYD, items=(items[-1],))

    assert sheet.state()["down"] is down
    assert manual_grades(course)["cyd"][0] == (2 if down else max(points[-1], 0))


def test_the_only_item_changed_to_take_points_off_counts_down(course, sheet):
    item = sheet.rubric.add("No reason given.", 1)
    give(sheet, CYD, items=(item,))

    sheet.rubric.change(item, "No reason given.", -1)
    sheet.follow()

    assert manual_grades(course)["cyd"][0] == 2


def test_who_counts_up_on_purpose_is_left_alone(sheet):
    item = sheet.rubric.add("No reason given.", -1)
    sheet.rubric.count_down(down=False)

    sheet.rubric.change(item, "No reason.", -2)
    sheet.rubric.add("No example.", -1)

    assert not sheet.state()["down"]


def test_two_markers_who_saw_the_same_do_not_overwrite_each_other(course, sheet):
    seen = sheet.state()["answers"][CYD]["seen"]
    sheet.give(Wish(CYD, seen, points=1), "Ann")

    with pytest.raises(Refused, match="Somebody else has just marked this answer"):
        sheet.give(Wish(CYD, seen, points=3), "Ben")

    assert manual_grades(course)["cyd"][0] == 1
    assert sheet.state()["answers"][CYD]["who"] == "Ann"


def test_a_write_that_comes_between_reading_and_writing_wins(course, sheet):
    row = read_rows(sheet.engine, UNIT, "leaf-why")["ada"]
    other = read_rows(sheet.engine, UNIT, "leaf-why")["ben"]
    in_formgrader(sheet, "ben", Given(1.0, "formgrader", waits=False))
    new = Given(3.0, "mine", waits=False)

    with pytest.raises(Overtaken):
        write_rows(sheet.engine, {"ada": (row, new), "ben": (other, new)})

    found = manual_grades(course)
    assert (found["ada"][0], found["ben"]) == (None, (1.0, False, "formgrader"))


def test_undo_brings_back_what_each_learner_had(course, sheet):
    in_formgrader(sheet, "ada", Given(1.0, "Said in formgrader.", waits=False))
    before = manual_grades(course)
    give(sheet, ADA_AND_BEN, points=3)
    give(sheet, CYD, who="Ben", points=2)

    assert sheet.undo("Ann") == ADA_AND_BEN

    assert manual_grades(course) == before | {"cyd": (2, False, None)}
    assert sheet.state()["answers"][ADA_AND_BEN]["different"]
    with pytest.raises(Refused, match="nothing of yours"):
        sheet.undo("Ann")


def test_undo_leaves_what_was_changed_since(course, sheet):
    give(sheet, CYD, points=3)
    in_formgrader(sheet, "cyd", Given(1.0, None, waits=False))

    with pytest.raises(Refused, match="changed since"):
        sheet.undo("Ann")

    assert manual_grades(course)["cyd"][0] == 1


def test_marks_follow_the_rubric_and_what_formgrader_changed_does_not(course, sheet):
    item = sheet.rubric.add("Names the cause.", 2)
    for answer in sheet.by_key:
        give(sheet, answer, items=(item,))
    in_formgrader(sheet, "cyd", Given(0.5, None, waits=False))

    sheet.rubric.change(item, "Names it.", 1.5)

    assert sheet.follow() == (3, 1)
    found = manual_grades(course)
    assert found["ada"] == found["=dan"] == (1.5, False, "Names it. (+1.5)")
    assert found["cyd"] == (0.5, False, None)
    sheet.rubric.change(item, "", 0)
    sheet.follow()
    assert manual_grades(course)["ada"] == (None, True, None)


def test_where_formgrader_is_quicker_than_the_rubric_the_others_follow(course, sheet, monkeypatch):
    item = sheet.rubric.add("Names the cause.", 2)
    for answer in sheet.by_key:
        give(sheet, answer, items=(item,))
    sheet.rubric.change(item, "Names it.", 1.5)
    seen = read_rows(sheet.engine, UNIT, "leaf-why")
    in_formgrader(sheet, "cyd", Given(0.5, None, waits=False))
    monkeypatch.setattr(Sheet, "_rows", lambda self: seen)  # what was read before that

    assert sheet.follow() == (3, 1)

    found = manual_grades(course)
    assert found["ada"] == found["=dan"] == (1.5, False, "Names it. (+1.5)")
    assert found["cyd"] == (0.5, False, None)


def test_an_answer_that_was_handed_in_again_waits_to_be_read(course, sheets, sheet):
    give(sheet, CYD, points=3)
    record(course, {"cyd": "It has no parents."})

    new = sheets.all()[UNIT, "leaf-why"]

    assert new.edition != sheet.edition
    state = new.state()["answers"][key_of("It has no parents.")]
    assert (state["open"], state["again"], state["different"]) == (True, True, True)
    assert manual_grades(course)["cyd"][0] == 3
    with pytest.raises(Refused, match="replaced"):
        new.give(Wish(CYD, "", points=1), "Ann")


@pytest.mark.parametrize("points", [-1, 3.5, float("nan")])
def test_points_out_of_range_are_refused(course, sheet, points):
    with pytest.raises(Refused, match="not between 0 and 3"):
        give(sheet, CYD, points=points)

    assert manual_grades(course)["cyd"][0] is None


def test_a_rubric_line_that_comes_twice_is_one(sheet):
    assert sheet.rubric.add("Again.", 1) == sheet.rubric.add(" Again. ", 1)
    assert replace(sheet.rubric.items[0], id=0, key="").said() == "Again. (+1)"


def test_lines_that_are_added_at_once_get_keys_of_their_own(sheet):
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda number: sheet.rubric.add(f"item {number}", 1.0), range(8)))

    assert sorted(item.key for item in sheet.rubric.items) == list("12345678")


def test_a_formgrader_that_is_open_shows_what_was_given_here(course, sheet):
    from nbgrader.server_extensions.formgrader import base

    read_the_gradebook_anew()
    with course.gradebook() as gradebook:
        held = gradebook.find_grade("leaf-why", f"{UNIT}_exercise", UNIT, "cyd")
        assert held.manual_score is None
        give(sheet, CYD, points=2)

        base.BaseHandler.on_finish(SimpleNamespace(settings={"nbgrader_gradebook": gradebook}))

        found = gradebook.find_grade("leaf-why", f"{UNIT}_exercise", UNIT, "cyd")
        assert (found.manual_score, found.needs_manual_grade) == (2, False)
