"""A guess is compared by what it says, not by how it is spelt."""

from __future__ import annotations

import math
from types import NoneType
from typing import Any

import pytest
import torch

from autograder.workbench.guessing import agrees, chosen, in_words, kind_missed


@pytest.mark.parametrize(
    ("guess", "live"),
    [
        pytest.param("yes", True, id="yes"),
        pytest.param("True", True, id="true"),
        pytest.param("n", False, id="n"),
        pytest.param("none", None, id="none"),
        pytest.param("nothing", None, id="nothing"),
        pytest.param("6", torch.tensor(6.0), id="a-tensor"),
        pytest.param("6.0", 6, id="a-float-for-an-integer"),
        pytest.param("12 bytes", 12, id="with-its-unit"),
        pytest.param("1,000", 1000, id="thousands"),
        pytest.param("0.33", 1 / 3, id="rounded"),
        pytest.param(".5", 0.5, id="no-zero-before-the-point"),
        pytest.param(".3, .4", [0.3, 0.4], id="a-list-without-zeros"),
        pytest.param("6.", 6, id="nothing-after-the-point"),
        pytest.param("1/3", 1 / 3, id="a-fraction"),
        pytest.param("three", 3, id="a-word"),
        pytest.param("nan", math.nan, id="nan"),
        pytest.param("[2, 4]", torch.tensor([2.0, 4.0]), id="a-list"),
        pytest.param("2 4", [2.0, 4.0], id="without-brackets"),
        pytest.param("tensor([2., 4.])", torch.tensor([2.0, 4.0]), id="as-printed"),
        pytest.param("(2, 3)", torch.Size([2, 3]), id="a-shape"),
        pytest.param("2x3", torch.Size([2, 3]), id="a-shape-in-a-word"),
        pytest.param("2 × 3", torch.Size([2, 3]), id="a-shape-with-a-cross"),
        pytest.param("float64", torch.float64, id="a-dtype"),
        pytest.param("torch.double", torch.float64, id="its-other-name"),
        pytest.param("int64, float32", [torch.int64, torch.float32], id="dtypes"),
        pytest.param("r and q", {"q", "r"}, id="names-in-any-order"),
        pytest.param("w1 x2", {"w1", "x2"}, id="a-name-that-begins-with-x"),
        pytest.param("none", set(), id="no-names"),
        pytest.param("none of them", set(), id="none-of-them"),
        pytest.param("`x`, `y`", {"x", "y"}, id="names-in-backticks"),
        pytest.param("positive", "positive", id="a-text"),
    ],
)
def test_a_right_guess_is_right_however_it_is_spelt(guess: str, live: Any) -> None:
    assert agrees(guess, live)


@pytest.mark.parametrize(
    ("guess", "live"),
    [
        pytest.param("no", True, id="no"),
        pytest.param("1", True, id="a-number-for-yes"),
        pytest.param("0", None, id="zero-is-not-none"),
        pytest.param("none", torch.zeros(2), id="none-is-not-zero"),
        pytest.param("1", 0.729, id="rounded-too-far"),
        pytest.param("215", 216, id="close-to-an-integer"),
        pytest.param("[2, 4, 6]", [2.0, 4.0], id="one-too-many"),
        pytest.param("2", [2.0, 2.0], id="one-for-all"),
        pytest.param(".25", 25, id="a-point-counts"),
        pytest.param("none of them", {"row"}, id="not-none-of-them"),
        pytest.param("4 2", [2.0, 4.0], id="another-order"),
        pytest.param("3x2", torch.Size([2, 3]), id="another-shape"),
        pytest.param("q", {"q", "r"}, id="one-of-two-names"),
        pytest.param("q q r", {"q", "r"}, id="a-name-twice"),
        pytest.param("float", torch.float64, id="another-dtype"),
        pytest.param("nan", 1.0, id="nan"),
        pytest.param("what?", 3, id="no-number"),
    ],
)
def test_a_wrong_guess_is_wrong(guess: str, live: Any) -> None:
    assert not agrees(guess, live)


@pytest.mark.parametrize(
    ("guess", "place"),
    [("2", 1), ("2.", 1), ("only x.grad", 1), ("ONLY `x.grad`", 1), ("4", None), ("0", None)],
)
def test_a_choice_is_known_by_its_number_or_its_words(guess: str, place: int | None) -> None:
    assert chosen(guess, ["both are filled", "only `x.grad`", "neither"]) == place


def test_yes_and_no_choose_what_begins_with_them() -> None:
    choices = ["yes", "no, the second call raises", "it depends"]

    assert [chosen(guess, choices) for guess in ("y", "no", "maybe")] == [0, 1, None]


@pytest.mark.parametrize(
    ("live", "words"),
    [
        (True, "yes"),
        (None, "None"),
        (torch.tensor([8.0]), "8"),
        (torch.tensor([2.0, 4.5]), "[2, 4.5]"),
        ({"b", "a"}, "`a`, `b`"),
        (set(), "none of them"),
    ],
)
def test_what_came_out_is_said_as_a_learner_would_type_it(live: Any, words: str) -> None:
    assert in_words(live) == words
    assert isinstance(live, bool | NoneType) or agrees(words, live)


@pytest.mark.parametrize(
    ("guess", "live", "missed"),
    [
        pytest.param("hm 7", 7, "not a number", id="no-number"),
        pytest.param("7 hm", 7, "", id="a-number-first"),
        pytest.param("none", torch.tensor(6.0), "", id="none"),
        pytest.param("none", 0, "not a number", id="none-of-them-for-a-count"),
        pytest.param("perhaps", True, "neither yes nor no", id="neither-yes-nor-no"),
        pytest.param("1", True, "", id="a-number-for-yes"),
        pytest.param("two of them", [2.0, 4.0], "not a list of numbers", id="no-list"),
        pytest.param("2", [2.0, 4.0], "", id="one-of-two"),
        pytest.param("a leaf", "positive", "", id="a-text"),
        pytest.param("6", None, "", id="a-number-for-none"),
    ],
)
def test_a_guess_of_another_kind_is_told_which_is_asked(guess: str, live: Any, missed: str) -> None:
    assert kind_missed(guess, live).startswith(missed)
    assert bool(kind_missed(guess, live)) == bool(missed)
