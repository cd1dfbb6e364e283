"""What is said of a wrong value is true of it, and the right value is not shown."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Callable

import pytest
import torch

from autograder.checks import CheckFailure, check_tensor, check_value, probe
from autograder.checks.differences import (
    difference_of_sizes,
    difference_of_tensors,
    difference_of_values,
)
from autograder.course.findings import SIDES


@probe
def handed_deep(values):
    return {"value": values[0][0]}


@probe
def handed_back(x, scale):
    return {"x": x, "scale": scale}


@probe
def made_of(x, deep):
    return {"value": deep[0][0] + 0 * x}


def handed(value):
    """What came out of a run that was given no such tensor, or only deep inside something."""
    return handed_deep([[value]])


def said_of(actual, expected):
    return difference_of_tensors(handed(actual)["value"], expected)


NAN = math.nan


def tensor(*numbers, dtype=torch.float32):
    return torch.tensor(numbers, dtype=dtype)


RIGHT = tensor([1.0, -2.0], [3.5, 4.0])


@pytest.mark.parametrize(
    ("actual", "expected", "said"),
    [
        (torch.zeros(2, 2), RIGHT, "every number is 0"),
        (-RIGHT, RIGHT, "the numbers are right but for the sign"),
        (3 * RIGHT, RIGHT, "each number is 3 times what it should be"),
        (RIGHT / 2, RIGHT, "each number is half what it should be"),
        (0.032 * RIGHT, RIGHT, "each number is 0.032 times what it should be"),
        (tensor(8), tensor(4), "it is 2 times what it should be"),
        (torch.tensor(2.0), torch.tensor(4.0), "it is half what it should be"),
        (RIGHT.T, RIGHT, "the numbers are right, with rows and columns exchanged"),
        (tensor(1, 2, 3), tensor(3, 1, 2), "these are the right numbers in another order"),
        (tensor(1, 2, 3), tensor(3, 2, 1), "these are the right numbers in reverse order"),
        (RIGHT.flip(0), RIGHT, "these are the right rows in reverse order"),
        (RIGHT.abs(), RIGHT, "the numbers are right but for some signs"),
        (RIGHT + 1, RIGHT, "each number is 1 too large"),
        (RIGHT - 0.25, RIGHT, "each number is 0.25 too small"),
        (RIGHT**2, RIGHT, "these are the squares of the right numbers"),
        (tensor(4, 9).sqrt(), tensor(4, 9), "these are the roots of the right numbers"),
        (1 / tensor(4, 3, 5), tensor(4, 3, 5), "these are one divided by the right numbers"),
        (torch.full((2, 2), 7.5), RIGHT, "every number is 7.5"),
        (torch.tensor(6.0), torch.tensor(6.75), "it is cut to a whole number"),
        (tensor(7, 1), tensor(6.75, 1.1), "the numbers are rounded to whole numbers"),
        (
            (tensor(1, 2, dtype=torch.float64) / 3).float().double(),
            tensor(1, 2, dtype=torch.float64) / 3,
            "the numbers are right to the digits of a float32 only",
        ),
        (RIGHT + tensor([0.0], [1.0]), RIGHT, "only row 1 is wrong, counted from 0"),
        (tensor(1, 2, 4), tensor(1, 2, 3), "only number [2] is wrong"),
        (tensor(1, 9, 9, 4), tensor(1, 2, 3, 4), "2 of 4 numbers are right; the first wrong one"),
        (tensor(1, float("nan")), tensor(1, 2), "1 number of 2 is nan"),
        (
            tensor(math.nan, math.nan, 1),
            tensor(math.nan, 2, 1),
            "1 number is nan and should not be",
        ),
        (1.0002 * RIGHT, RIGHT, "each number is nearly right: off by less than one part in 1,000"),
        (torch.tensor(1.7760), torch.tensor(1.7768), "it is nearly right: off by less than one"),
        (RIGHT.flatten(), RIGHT, "the numbers and their order are right, only the shape is not"),
        (RIGHT, tensor(1, 4), "the right numbers are on its diagonal"),
        (RIGHT.double(), RIGHT, "the numbers are right, only the element type is not"),
        (tensor(2, 4, 10) / 3, tensor(2, 4, 10), "each number is what it should be, divided by 3"),
        (tensor(5, 1, 2, 3, 4) / 5, tensor(5, 1, 2, 3, 4), "each number is what it should be, d"),
        (RIGHT * 4, RIGHT, "each number is what it should be times 4, and there are 4 of them"),
        (torch.arange(6.0).view(3, 2) / 3, torch.arange(6.0).view(3, 2), "each number is what it"),
        (tensor(7.5), torch.tensor(7.5), "the number is right, only the shape is not"),
        (RIGHT[:1], RIGHT, "it has only the first of the 2 right rows"),
        (RIGHT[1], RIGHT, "it has only the last of the 2 right rows"),
        (RIGHT[:, :1], RIGHT, "it has only the first of the 2 right columns"),
        (torch.cat([RIGHT, RIGHT], 1), RIGHT, "the first 2 of these 4 columns are right; there"),
        (tensor(0.33, 0.67), tensor(1, 2) / 3, "the numbers are rounded to 2 digits after the"),
        (torch.tensor(0.333), torch.tensor(1 / 3), "it is rounded to 3 digits after the point"),
        (tensor(1, 2), tensor(1, 2, 4), "it has only the first 2 of the 3 right numbers"),
        (tensor(1, 2, 4), tensor(2, 4), "the last 2 of these 3 numbers are right; there"),
        (RIGHT.sum(), RIGHT, "these are the right numbers, added up"),
        (RIGHT.mean().view(1), RIGHT, "these are the right numbers, averaged"),
        (RIGHT.norm(), RIGHT, "these are the right numbers, reduced to their norm"),
        (RIGHT.sum(1), RIGHT, "these are the right numbers, added up over dimension 1"),
        (RIGHT.mean(0, keepdim=True), RIGHT, "these are the right numbers, averaged over dim"),
        (torch.tensor(7.0), torch.tensor(4.0), "it is too large"),
        (tensor(5, 7, dtype=torch.int64), tensor(3, 4, dtype=torch.int64), "each number is too l"),
        (tensor(-3.0, 2.25), tensor(-1.0, 2.0), "each number is too far from 0"),
        (tensor(-3.0, -2.25), tensor(-1.0, -2.0), "each number is too far from 0"),
        (tensor(-0.25, -1.5), tensor(-1.0, -2.0), "each number is too near to 0"),
        (1.002 * RIGHT + 1e-3, RIGHT + 0.0, "each number is close, but off by up to about 0."),
        (tensor(-5.0, 2.5), tensor(1.0, -2.0), "each number is on the wrong side of 0"),
        (tensor(1.0, 2.0) + 5e-4, tensor(1.0, 2.0), "each number is nearly right"),
    ],
)
def test_a_difference_is_told(actual, expected, said):
    assert said_of(actual, expected).startswith(said)


@pytest.mark.parametrize(
    ("actual", "expected"),
    [
        pytest.param(RIGHT, RIGHT, id="equal"),
        pytest.param(tensor(5.0, -0.5), tensor(1.0, 1.0), id="nothing-in-common"),
        pytest.param(torch.zeros(0), torch.ones(2), id="empty"),
        pytest.param(torch.ones(3), torch.full((2,), 2.0), id="other-length"),
        pytest.param(torch.ones(3), torch.ones(0), id="nothing-wanted"),
        pytest.param((RIGHT + 0.25).long(), RIGHT, id="cut-to-integers"),
        pytest.param(tensor(5.0, -9.1), tensor(1.0, 2.0), id="on-several-sides"),
    ],
)
def test_where_nothing_is_certain_nothing_is_told(actual, expected):
    assert said_of(actual, expected) is None


# A sentence -> whether it is true, computed in another way than in `differences`: by exact numbers.
TRUE_IF: dict[str, Callable[..., bool]] = {
    r"every number is 0": lambda have, want: all(h == 0 for h in have),
    r".* right but for the sign": lambda have, want: have == [-w for w in want],
    r"(?:each number|it) is (\S+)(?: times)? what it should be": lambda have, want, factor: all(
        abs(h - (0.5 if factor == "half" else float(factor)) * w) < 1e-2 * max(1, abs(w))
        for h, w in zip(have, want, strict=True)
    ),
    r"each number is what it should be times 4, and there are 4 of them": lambda have, want: (
        have == [4 * w for w in want]
    ),
    r"the numbers are right, with rows and columns exchanged": lambda have, want: (
        have == [want[0], want[2], want[1], want[3]]
    ),
    r"these are the right numbers in another order": lambda have, want: (
        sorted(have) == sorted(want) and have != want
    ),
    r"these are the right rows in reverse order": lambda have, want: (
        have == [*want[2:], *want[:2]] != want
    ),
    r"the numbers are right but for some signs": lambda have, want: (
        have != want and [abs(h) for h in have] == [abs(w) for w in want]
    ),
    r"each number is (\d) too (large|small)": lambda have, want, gap, which: (
        have == [w + (int(gap) if which == "large" else -int(gap)) for w in want]
    ),
    r"each number is too (large|small)": lambda have, want, which: all(
        h > w if which == "large" else h < w for h, w in zip(have, want, strict=True)
    ),
    r"each number is too (far from|near to) 0": lambda have, want, which: all(
        abs(h) > abs(w) if which == "far from" else abs(h) < abs(w)
        for h, w in zip(have, want, strict=True)
    ),
    r"each number is on the wrong side of 0": lambda have, want: all(
        h * w < 0 for h, w in zip(have, want, strict=True)
    ),
    r"these are the squares of the right numbers": lambda have, want: have == [w * w for w in want],
    r"every number is (-?[1-9])": lambda have, want, number: have == 4 * [int(number)],
    r"only row (\d) is wrong, counted from 0": lambda have, want, row: (
        [n for n in range(2) if have[2 * n : 2 * n + 2] != want[2 * n : 2 * n + 2]] == [int(row)]
    ),
    r"only number \[(\d), (\d)\] is wrong": lambda have, want, i, j: (
        [n for n in range(4) if have[n] != want[n]] == [2 * int(i) + int(j)]
    ),
    r"(\d) of 4 numbers (?:is|are) right; the first wrong one is number \[(\d), (\d)\]": (
        lambda have, want, count, i, j: (
            sum(h == w for h, w in zip(have, want, strict=True)) == int(count)
            and next(n for n in range(4) if have[n] != want[n]) == 2 * int(i) + int(j)
        )
    ),
}


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.int64, torch.bfloat16])
def test_no_sentence_is_ever_false(dtype):
    source, told = random.Random(0), set()
    for _ in range(400):
        want = [source.randint(-2, 2) for _ in range(4)]
        changes = [
            lambda n: source.randint(-2, 2),
            lambda n: 2 * n,
            lambda n: 4 * n,
            lambda n: -n,
            lambda n: 0,
            lambda n: n + 1,
            lambda n: n + source.randint(1, 2),
            lambda n: n * source.randint(3, 5),
            lambda n: n * source.randint(-5, -3),
            lambda n: n * n,
            lambda n: 2,
            lambda n: n if source.random() < 0.7 else n + 1,
        ]
        change = source.choice(changes)
        have = [change(n) for n in want]
        turned = [want[0], want[2], want[1], want[3]]
        half = [*want[:2], want[2] + 1, want[3] + 1]
        shuffled = source.choice([source.sample(want, 4), turned, half, have, have, have])

        pair = [torch.tensor(numbers, dtype=dtype).view(2, 2) for numbers in (shuffled, want)]
        said = said_of(*pair)

        if said is None:
            continue
        (match, rule), *others = [
            (match, rule) for text, rule in TRUE_IF.items() if (match := re.fullmatch(text, said))
        ]
        assert not others
        assert rule(shuffled, want, *match.groups()), (said, shuffled, want)
        told.add(rule)
    assert [text for text, rule in TRUE_IF.items() if rule not in told] == []


def test_numbers_that_were_given_are_known_by_the_name_of_the_argument():
    x, scale = tensor(2.0, 5.0, 9.0), torch.tensor(0.5)
    seen = handed_back(x, scale)

    of_x = difference_of_tensors(seen["x"], tensor(1, 9, 7)) or ""
    of_scale = difference_of_tensors(seen["scale"], torch.tensor(7.0)) or ""

    assert of_x.startswith("these are the numbers")
    assert "`x`" in of_x
    assert "`scale`" in of_scale


def test_zeros_and_ones_are_nobodys():
    seen = handed_back(tensor(1, 0, 1), torch.tensor(1.0))

    assert "`" not in (difference_of_tensors(seen["x"], tensor(5, 6, 2)) or "")
    assert "`" not in (difference_of_tensors(seen["scale"], torch.tensor(7.0)) or "")


X = tensor(2.0, 5.0, 9.0)
STEP = tensor(1.0, -2.0, 0.5)


@pytest.mark.parametrize(
    ("value", "right", "said"),
    [
        (X - 0.5 * STEP, X - STEP, "seen from `x`, each number is half as far away as it should"),
        (X - 3 * STEP, X - STEP, "seen from `x`, each number is 3 times as far away"),
        (X + 0.3 * STEP, X - STEP, "seen from `x`, each number is 0.3 times as far away as it"),
        (STEP + X, STEP, "these are the right numbers with `x` added"),
        (STEP - X, STEP, "these are the right numbers with `x` taken away"),
        (STEP + 2 * X, STEP, "these are the right numbers with twice `x` added"),
    ],
)
def test_what_a_wrong_value_has_to_do_with_an_argument(value, right, said):
    taken = made_of(X, [[value]])["value"]

    assert (difference_of_tensors(taken, right) or "").startswith(said)


def test_all_that_is_said_of_sides_alone_is_bare():
    said = {difference_of_values(*pair) for pair in [(7.0, 4.0), (1.0, 4.0), (-2.5, 1.0), (5, 1)]}
    many = [
        (tensor(5, 7), tensor(1, 4)),
        (tensor(-9, 5), tensor(-2, 1)),
        (tensor(-5, 1), tensor(2, -7)),
    ]

    assert said | {said_of(*pair) for pair in many} <= SIDES


def test_another_step_from_an_argument_is_not_called_longer():
    taken = made_of(X, [[X - tensor(1.5, -2.5, 0.7)]])["value"]

    assert "`" not in (difference_of_tensors(taken, X - STEP) or "")


def test_rounding_is_no_difference():
    close = RIGHT * (1 + 1e-6)

    assert said_of(torch.cat([close, RIGHT + 1]), torch.cat([RIGHT, RIGHT])).startswith(
        "2 of 4 rows"
    )


@pytest.mark.parametrize(
    ("actual", "expected", "said"),
    [
        ([1, 2], [1, 2, 3], "it has 2 entries, not 3"),
        ([1, 5, 3], [1, 2, 3], "only entry 1 is wrong, counted from 0"),
        (
            [5, 5, 3],
            [1, 2, 3],
            "1 of 3 entries is right; the first wrong one is entry 0, counted from 0",
        ),
        ({"a": 1}, {"a": 1, "b": 2}, "of its keys, 1 missing"),
        ({"a": 1, "b": 3}, {"a": 1, "b": 2}, "wrong at 'b', right at the others"),
        (
            dict.fromkeys("abcdefg", 0) | {"g": 1},
            dict.fromkeys("abcdefg", 1),
            "wrong at 'a', 'b', 'c', 'd', 'e' and more, right at the others",
        ),
        ([4, 5], [1, 2], "each number is 3 too large"),
        ([4, 5], [1.0, 2.0], "each number is 3 too large"),
        ([True, False], [1.0, 2.0], "each entry is a bool, not a float"),
        ({"a": "yes", "b": "no"}, {"a": True, "b": False}, "each value is a str, not a bool"),
        ({}, {}, None),
        ({"a": "yes", "b": 0}, {"a": True, "b": False}, None),
        ((1, 5), [1, 2], None),
        (3, 4, "it is too small"),
        (8, 4, "it is 2 times what it should be"),
        (-3.0, 3.0, "it is right but for the sign"),
        (-1.771432, 1.771433, "it is right but for the sign"),  # computed in float32
        (2e-6, 5e-6, "it is too small"),
        (-16777217, 16777216, "it is on the wrong side of 0"),
        (True, 2, None),
        ([-1.0, -2.0], [1.0, 2.0], "the numbers are right but for the sign"),
        (["b", "a"], ["a", "b"], "these are the right entries in another order"),
        ("2-D float", "2-d float", "only small and capital letters are exchanged"),
        ("2-d torch.float32", "torch.float32", "the right text is in it, with more around it"),
        ("2-d float64", "2-d int32", "it begins right, with '2-d ', and goes on wrong"),
        ("2-d", "2-d int32", "it is right as far as it goes, and ends too early"),
        ("1-d float64", "2-d float64", "it ends right, with '-d float64', and begins wrong"),
        ("2-d torch.float32", "2-d float32", "'torch.' in it is too much"),
        ("dog", "cat", None),
        ((True, False), (False, True), "these are the right entries in another order"),
        ([2, 1], [1, 2], "these are the right numbers in reverse order"),
        (
            [-1.5417, 8.4922, 6.0872, -5.3746, -4.5256],
            [-1.541666507, 8.492181778, 6.087244987, -5.374564171, -4.525596142],
            "the numbers are rounded to 4 digits after the point",
        ),
        (0.67, 2 / 3, "it is rounded to 2 digits after the point"),
        ([1.2341, 5.6783, 9.1018], [1.2340, 5.6780, 9.1012], None),
    ],
)
def test_plain_values_are_told_apart(actual, expected, said):
    assert difference_of_values(actual, expected) == said


@pytest.mark.parametrize(
    ("actual", "expected", "said"),
    [
        ((1,), (), "it has 1 dimension, not 0"),
        ((3,), (3, 1), "it has 1 dimension, not 2"),
        ((4, 3), (3, 4), "these are the right sizes in another order"),
        ((3, 1), (3, 2), "only dimension 1 is wrong, counted from 0"),
        ((5, "x", 2), (3, 4, 2), "1 of 3 dimensions is right; the first wrong one is dimension 0"),
        ((5, 6), (3, 4), None),
    ],
)
def test_of_a_shape_dimensions_are_told(actual, expected, said):
    found = difference_of_sizes(actual, expected)

    assert found is None if said is None else found and found.startswith(said)


def test_a_check_tells_the_difference_where_it_recognises_no_mistake():
    with pytest.raises(CheckFailure) as failure:
        check_tensor(handed(3 * RIGHT)["value"], RIGHT, name="y")

    assert failure.value.finding.noticed == "each number is 3 times what it should be"


def test_a_recognised_mistake_needs_no_more():
    with pytest.raises(CheckFailure) as failure:
        check_tensor(handed(-RIGHT)["value"], RIGHT, name="y", mistakes={"flipped-sign": -RIGHT})

    assert failure.value.finding.noticed is None


@pytest.mark.parametrize(
    ("actual", "expected", "noticed"),
    [
        pytest.param(5.0, 2.0, None, id="one-number"),
        pytest.param([1.0, 5.0], [1.0, 2.0], "1 of 2 numbers is right", id="one-of-two"),
        pytest.param([2.0, 1.0], [1.0, 2.0], None, id="exchanged"),
        pytest.param(([1, 2], [3, 5]), ([1, 2], [3, 4]), "3 of 4 numbers are right", id="nested"),
        pytest.param([1, "raises"], [1, 2], None, id="not-only-numbers"),
        pytest.param((1, 2, 3), (1, 2), None, id="too-many"),
        pytest.param(([1], [2, 3]), ([1, 2], [3]), None, id="in-other-brackets"),
    ],
)
def test_of_a_prediction_is_told_how_many_numbers_are_right(actual, expected, noticed):
    with pytest.raises(CheckFailure) as failure:
        check_value(actual, expected, name='predictions["w.grad"]')

    assert failure.value.finding.noticed == noticed


@pytest.mark.parametrize(
    ("actual", "expected"),
    [
        pytest.param(tensor(0.7, -1.1), tensor(-0.3, 0.9), id="on-the-other-side-and-farther"),
        pytest.param(tensor(1, 1, 0), tensor(1, 0.75, 0), id="zeros-and-ones-are-not-rounded"),
    ],
)
def test_neither_nearness_nor_rounding_is_said_of_what_only_looks_like_it(actual, expected):
    said = said_of(actual, expected) or ""

    assert "near" not in said and "rounded" not in said
