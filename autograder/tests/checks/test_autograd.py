"""A missing gradient or a wrong flag is explained by what the snapshot shows only."""

from typing import Any

import pytest
import torch

from autograder.checks import (
    CheckFailure,
    check_gradient,
    check_leaf,
    check_no_gradient,
    check_reaches,
    check_requires_grad,
    check_same_tensor,
    check_shares_memory,
)
from autograder.checks.observing.taking import Observer
from autograder.checks.texts import attribute_of


def misconception_of(check, *args, **kwargs):
    with pytest.raises(CheckFailure) as failure:
        check(*args, **kwargs)
    return failure.value.finding.misconception


def leaf():
    return torch.tensor([1.0, 2.0], requires_grad=True)


def non_leaf():
    x = leaf() * 2
    return x, x.sum()


def no_flag():
    x = leaf().detach()
    return x, (x * leaf()).sum()


def detached_loss():
    x = leaf()
    return x, (x * x).sum().detach()


def cut_on_the_way():
    x = leaf()
    return x, (x.detach() * leaf()).sum()


def never_called():
    x = leaf()
    return x, x.sum()


@pytest.mark.parametrize(
    ("case", "misconception"),
    [
        (non_leaf, "grad-of-non-leaf"),
        (no_flag, "never-asked-to-record"),
        (detached_loss, "nothing-requires-grad"),
        (cut_on_the_way, "graph-cut"),
        (never_called, None),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_a_missing_gradient_is_explained_by_the_facts(case, misconception):
    x, loss = Observer().take(case())

    assert misconception == misconception_of(check_gradient, x, torch.ones(2), name="x", loss=loss)


def test_a_missing_gradient_is_not_explained_without_evidence():
    (x, _) = Observer().take(cut_on_the_way())

    assert misconception_of(check_gradient, x, torch.ones(2), name="x") is None


def test_what_is_told_beside_a_missing_gradient_is_told_of_the_tensor():
    with pytest.raises(CheckFailure) as failure:
        check_gradient(Observer().take(leaf()), torch.ones(2), name="w")

    assert failure.value.finding.problem == "`w.grad` is None: no gradient is stored there."
    assert failure.value.finding.seen == "w: requires_grad=True, a leaf"


def test_the_right_gradient_passes_and_a_wrong_one_is_compared_by_value():
    x = leaf()
    (x * x).sum().backward()
    seen = Observer().take(x)

    check_gradient(seen, torch.tensor([2.0, 4.0]), name="x")
    known = {"accumulated-gradient": torch.tensor([2.0, 4.0])}
    found = misconception_of(check_gradient, seen, torch.ones(2), name="x", mistakes=known)
    assert found == "accumulated-gradient"


def test_zeros_are_a_gradient_and_none_is_none():
    x = leaf()
    check_no_gradient(Observer().take(x), name="x")

    x.grad = torch.zeros(2)

    misconception_of(check_no_gradient, Observer().take(x), name="x")


@pytest.mark.parametrize(
    ("check", "value"),
    [(check_requires_grad, leaf()), (check_leaf, leaf()), (check_leaf, torch.ones(1) * 2)],
)
def test_a_flag_must_be_exactly_as_expected(check, value):
    seen = Observer().take(value)

    check(seen, True, name="x")
    misconception_of(check, seen, False, name="x")


def test_history_that_leads_to_a_leaf_is_told_from_history_that_does_not():
    x, other = leaf(), leaf()
    result, x, other = Observer().take((x * 2, x, other))

    check_reaches(result, x, name="result", leaf_name="x")
    check_reaches(result, other, False, name="result", leaf_name="other")
    names: dict[str, Any] = {"name": "result", "leaf_name": "x"}
    assert misconception_of(check_reaches, result, other, **names) == "graph-cut"
    assert misconception_of(check_reaches, result, x, False, **names) == "history-kept"


def test_shared_memory_and_identity_are_told_apart():
    x = leaf()
    one, same, view, copy = Observer().take((x, x, x.detach(), x.clone()))
    names: dict[str, Any] = {"name": "a", "other_name": "b"}

    check_same_tensor(one, same, **names)
    check_shares_memory(one, view, **names)
    check_shares_memory(one, copy, False, **names)
    misconception_of(check_same_tensor, one, view, **names)
    misconception_of(check_shares_memory, one, copy, **names)
    misconception_of(check_shares_memory, one, view, False, **names)
    facts = {"graph-cut": False, "slice-keeps-storage": True}
    said = misconception_of(check_shares_memory, one, view, False, **names, facts=facts)
    assert said == "slice-keeps-storage"


def test_something_that_is_no_tensor_fails_and_a_live_tensor_is_the_authors_mistake():
    misconception_of(check_leaf, None, name="x")
    with pytest.raises(TypeError, match="snapshots"):
        check_leaf(leaf(), name="x")


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        pytest.param("w", "w.grad", id="name"),
        pytest.param("f(g(x, v), w)[0, 1]", "f(g(x, v), w)[0, 1].grad", id="call"),
        pytest.param("x, after f(x)", ".grad of x, after f(x)", id="words-behind"),
        pytest.param("the first leaf", ".grad of the first leaf", id="words"),
    ],
)
def test_an_attribute_stands_behind_a_name_and_before_words(name, wanted):
    assert attribute_of(name, "grad") == wanted
