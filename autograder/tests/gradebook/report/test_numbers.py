"""A report's numbers: questions by formulas that a reader can check, likeness by counting."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import atanh, sqrt, tanh

import pytest

from autograder.course.outcome import Status
from autograder.gradebook.report.answers import Written
from autograder.gradebook.report.asked import Asked
from autograder.gradebook.report.causes import find_unnamed
from autograder.gradebook.report.facts import CellFact, Try, UnitFacts
from autograder.gradebook.report.forms import Form
from autograder.gradebook.report.groups import group_by_likeness
from autograder.gradebook.report.items import FEWEST, Item, analyse
from autograder.gradebook.report.likeness import MOST_PAIRS, find_pairs
from autograder.gradebook.results import Result

FIRST = Asked("first", 1, "First", {"first-test": 4}, by_hand=False)
SECOND = Asked("second", 2, "Second", {"second-test": 2}, by_hand=False)
PROSE = Asked("prose", 3, "Prose", {"prose": 5}, by_hand=True)


def one(learner: str, asked: Asked, points: float | None, *, tried: bool = True) -> Try:
    [(cell, most)] = asked.cells.items()
    return Try(learner, asked.id, tried, (CellFact(cell, points, most, "failed"),))


def unit_of(
    first: Sequence[float], second: Sequence[float], prose: Sequence[float | None] = ()
) -> UnitFacts:
    who = [f"s{number:03d}" for number in range(len(first))]
    tries = {
        "first": [one(*each) for each in zip(who, [FIRST] * len(who), first, strict=True)],
        "second": [one(*each) for each in zip(who, [SECOND] * len(who), second, strict=True)],
        "prose": [
            one(*each)
            for each in zip(who, [PROSE] * len(who), prose or [None] * len(who), strict=True)
        ],
    }
    results = [Result(each, "01_unit", Status.GRADED, 1, 11) for each in who]
    return UnitFacts("01_unit", "Unit", [FIRST, SECOND, PROSE], results, tries, [], {})


def test_a_question_is_counted_by_how_it_ended():
    unit = unit_of([4, 2, 0, 0], [2, 2, 2, 2])
    tries = [*unit.tries["first"][:3], one("s003", FIRST, 0, tried=False)]

    item = analyse(replace(unit, tries={**unit.tries, "first": tries}))[0]

    assert (item.full, item.partly, item.none, item.untried) == (1, 1, 1, 1)
    assert (item.graded, item.tried, item.mean) == (4, 3, 1.5)
    assert item.difficulty == pytest.approx(1 - 1.5 / 4)


def test_the_shares_of_how_a_question_ended_are_100_percent_together():
    item = Item(FIRST, 283, 0, 132, 112, 23, 16, 2.66)
    thirds = Item(FIRST, 3, 0, 1, 1, 1, 0, 2.0)

    assert item.percent == {"full": 47, "partly": 39, "none": 8, "untried": 6}
    assert sum(thirds.percent.values()) == 100


def test_points_that_run_by_themselves_are_without_those_a_person_gives():
    unit = unit_of([4, 2], [2, 0], [5.0, None])

    assert (unit.automatic_scores, unit.automatic_most) == ([6, 2], 6)


def test_beside_an_example_stands_what_a_check_found_of_it():
    found = (("given", "x = 3"), ("you have", "6"))
    cell = CellFact("first-test", 0, 4, "failed", problem="It is wrong.", evidence=found)
    tries = {"first": [Try("s000", "first", True, (cell,))]}
    unit = replace(unit_of([0], [2]), questions=[FIRST], tries=tries)
    answers = {"s000": {"first": Written("x", Form("v0", 1, "x"))}}

    [group] = find_unnamed(unit, answers, lambda text: True)[0].groups
    [hidden] = find_unnamed(unit, answers, lambda text: "6" not in text)[0].groups

    assert group.evidence == found
    assert hidden.evidence == ()


def test_discrimination_is_the_correlation_with_the_rest_and_has_its_interval():
    first = [4, 4, 4, 4, 4, 0, 0, 0, 0, 0]
    second = [2, 2, 2, 2, 0, 2, 0, 0, 0, 0]
    item = analyse(unit_of(first, second))[0]

    r = 0.6  # 4 of 5 and 1 of 5: the phi coefficient, worked out by hand
    assert item.discrimination == pytest.approx(r)
    assert item.low == pytest.approx(tanh(atanh(r) - 1.96 / sqrt(7)))
    assert item.high == pytest.approx(tanh(atanh(r) + 1.96 / sqrt(7)))


@pytest.mark.parametrize(
    ("first", "second"),
    [
        pytest.param([4, 0] * (FEWEST // 2 - 1), [2, 0] * (FEWEST // 2 - 1), id="too-few"),
        pytest.param([4] * 20, [2, 0] * 10, id="all-earned-the-same"),
        pytest.param([], [], id="nobody"),
    ],
)
def test_no_discrimination_is_made_up(first, second):
    assert analyse(unit_of(first, second))[0].discrimination is None


def test_prose_that_waits_for_a_person_is_neither_earned_nor_lost():
    waiting = analyse(unit_of([4, 0], [2, 0], [None, 0.0]))[2]
    graded = analyse(unit_of([4, 0], [2, 0], [5.0, 0.0]))[2]

    assert (waiting.waiting, waiting.difficulty) == (1, None)
    assert (graded.waiting, graded.difficulty) == (0, 0.5)


def test_answers_that_are_nearly_alike_come_together_and_others_do_not():
    forms = {
        "ada": "def v0(v1):\n    v2 = v1.clone()\n    v2.backward()\n    return v2.grad",
        "ben": "def v0(v1):\n    v2 = v1.clone()\n    v2.backward()\n    return v2.grad * 2",
        "cyd": "import os\nfor v0 in range(10):\n    print(os.name, v0)",
        "dan": "def v0(v1):\n    v2 = v1.clone()\n    v2.backward()\n    return v2.grad",
    }

    assert group_by_likeness(forms) == [["ada", "ben", "dan"], ["cyd"]]


def class_of(texts: list[list[str]]) -> tuple[UnitFacts, dict[str, dict[str, Written]]]:
    """A unit of as many questions as each learner has texts, and what they wrote."""
    asked = [Asked(f"q{place}", place, "", {f"t{place}": 1}, False) for place in range(4)]
    tries = {
        each.id: [one(f"s{number:03d}", each, 1) for number in range(len(texts))] for each in asked
    }
    answers = {
        f"s{number:03d}": {
            each.id: Written(text, Form(text.strip(), 40, text))
            for each, text in zip(asked, own, strict=True)
        }
        for number, own in enumerate(texts)
    }
    return UnitFacts("01_unit", "Unit", asked, [], tries, [], {}), answers


def test_a_pair_that_shares_what_is_rare_is_listed_and_one_that_shares_what_is_common_is_not():
    texts = [[f"{number % 3}", f"{number % 4}", "same", f"own {number}"] for number in range(200)]
    texts[8] = texts[17] = ["a", "b", "c", "d"]
    texts[17] = [*texts[17][:3], "d "]

    [pair] = find_pairs(*class_of(texts))

    assert pair.learners == ("s008", "s017")
    assert [asked.id for asked in pair.questions] == ["q0", "q1", "q2", "q3"]
    assert pair.verbatim == 3


def test_no_more_pairs_are_listed_than_the_page_says():
    texts = [[f"own {number}"] * 4 for number in range(200)]
    texts[:48] = [[f"three have it: {number // 3}"] * 4 for number in range(48)]

    assert len(find_pairs(*class_of(texts))) == MOST_PAIRS < 48


def test_a_class_in_which_all_write_alike_has_no_pairs():
    assert find_pairs(*class_of([["same"] * 4] * 60)) == []
    assert find_pairs(*class_of([["same"] * 4] * 20)) == []
