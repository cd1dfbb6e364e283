"""An exception is told as the learner's, with the reason that the run's own traces give it."""

import pytest
import torch

from autograder.checks import CheckFailure, NotAttempted, check_ran, probe


@probe
def second_step_of_a_rebound_leaf(lr):
    w = torch.ones(2, requires_grad=True) * 1
    w.sum().backward()
    return {"w": w - lr * w.grad}


@probe
def in_place_on_a_leaf(lr):
    w = torch.ones(2, requires_grad=True)
    w.sub_(lr)
    return {"w": w}


@probe
def one_step(lr):
    w = torch.ones(2, requires_grad=True)
    w.sum().backward()
    return {"w": w.detach() - lr * w.grad}


@probe
def blank(lr):
    return {"w": no_such_answer(lr)}  # type: ignore[name-defined]  # noqa: F821


def finding_of(seen, **facts):
    with pytest.raises(CheckFailure) as failure:
        check_ran(seen, **facts)
    return failure.value.finding


def test_a_run_without_an_exception_passes_whatever_was_seen():
    check_ran(one_step(0.5), facts={"rebound-leaf": True})


def test_a_seen_trace_names_the_reason_of_an_exception_that_could_mean_many_things():
    seen = second_step_of_a_rebound_leaf(0.5)

    finding = finding_of(seen, facts={"rebound-leaf": seen.warned("not a leaf")})

    assert finding.raised.startswith("TypeError")
    assert finding.misconception == "rebound-leaf"


def test_without_a_trace_such_an_exception_gets_no_reason():
    assert finding_of(second_step_of_a_rebound_leaf(0.5)).misconception is None
    assert finding_of(in_place_on_a_leaf(0.5), facts={"rebound-leaf": False}).misconception == (
        "leaf-changed-in-place"
    )


def test_an_exception_that_is_known_everywhere_keeps_its_own_reason():
    finding = finding_of(in_place_on_a_leaf(0.5), facts={"rebound-leaf": True})

    assert finding.misconception == "leaf-changed-in-place"


def test_a_blank_answer_stays_not_attempted():
    with pytest.raises(NotAttempted):
        check_ran(blank(0.5), facts={"rebound-leaf": True})


def test_a_warning_is_found_even_if_the_run_failed_after_it():
    assert second_step_of_a_rebound_leaf(0.5).warned("not a leaf")
    assert not one_step(0.5).warned("not a leaf")
