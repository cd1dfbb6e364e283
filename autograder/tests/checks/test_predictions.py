"""A count of wrong predictions tells how many there are, and never which."""

import pytest

from autograder.checks import CheckFailure, check_predictions


def said_of(right):
    with pytest.raises(CheckFailure) as failure:
        check_predictions(right)
    return failure.value.finding


def test_right_predictions_pass():
    check_predictions({"e": True, "f": True})


def test_it_says_how_many_are_wrong():
    finding = said_of({"e": True, "f": False, "g": False})

    assert finding.problem == "Of your predictions e, f and g, 2 are wrong."


def test_one_is_singular():
    assert said_of({"e": False, "f": True}).problem == "Of your predictions e and f, 1 is wrong."
    assert said_of({"e": False}).problem == "Of your predictions e, 1 is wrong."


@pytest.mark.parametrize("wrong", "efg")
def test_which_one_is_wrong_cannot_be_told_from_it(wrong):
    finding = said_of({letter: letter != wrong for letter in "efg"})

    assert finding == said_of({"e": False, "f": True, "g": True})
