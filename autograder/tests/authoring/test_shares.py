"""A unit may have few of what nobody wants, and is asked only when it was tried as a whole."""

from __future__ import annotations

from collections import Counter

import pytest

from autograder.authoring.corpus import Answer
from autograder.authoring.shares import LIMIT, Shares, wrong_answers


def answers(count, unit="leaves", kind="wrong"):
    return [Answer(unit, "q", f"{kind}_{n}", kind, "t", "") for n in range(count)]


def shares(counted, unwanted, known=None):
    return Shares(counted, unwanted, Counter(a.unit for a in known or counted))


def test_one_in_twenty_may_be_unwanted():
    assert LIMIT == 0.05


@pytest.mark.parametrize(("unwanted", "told"), [(0, []), (1, []), (2, [("leaves", "2 of 20")])])
def test_a_unit_above_the_limit_is_told(unwanted, told):
    counted = answers(20)

    assert list(shares(counted, counted[:unwanted]).too_many()) == told


def test_one_unit_does_not_make_up_for_another():
    leaves, views = answers(3), answers(97, "views")

    assert list(shares([*leaves, *views], leaves[:1]).too_many()) == [("leaves", "1 of 3")]


def test_a_unit_that_was_tried_in_part_is_not_judged():
    counted = answers(3)

    assert list(shares(counted, counted, known=answers(4)).too_many()) == []


def test_an_answer_with_many_cells_is_one_answer_that_was_tried():
    (one,) = answers(1)
    cells = [one] * 20

    assert list(shares(cells, [one], known=[one]).too_many()) == []
    assert list(shares(cells, [one, one], known=[one]).too_many()) == [("leaves", "2 of 20")]


def test_units_with_unwanted_ones_have_a_line_each():
    leaves, views = answers(2), answers(3, "views")

    assert list(shares([*leaves, *views], [views[0]]).lines()) == ["  views 1 of 3: q 1"]


def test_only_wrong_answers_of_the_corpus_count():
    assert wrong_answers([*answers(2), *answers(3, kind="right")]) == {"leaves": 2}
