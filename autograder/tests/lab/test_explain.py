"""`explain` says what the facts prove, leaves open what they do not, and changes nothing."""

from __future__ import annotations

import warnings

import pytest
import torch

from autograder.checks import CheckFailure, check_gradient
from autograder.checks.observing.taking import Observer
from autograder.content import CATALOGUE
from autograder.lab import explain


@pytest.fixture
def x():
    return torch.tensor([1.0, 2.0], requires_grad=True)


def labelled(explanation, label):
    """Return the texts of the lines that begin with ``label``."""
    start = f"  {label}: "
    lines = repr(explanation).splitlines()
    return [line.removeprefix(start) for line in lines if line.startswith(start)]


def test_a_non_leaf_is_told_from_its_operation_and_how_to_get_its_gradient(x):
    y = x * 2
    y.sum().backward()

    said = explain(y)

    assert said.misconception == "grad-of-non-leaf"
    assert "MulBackward0" in labelled(said, "because")[0]
    assert "retain_grad() before backward()" in labelled(said, "try")[0]
    assert "Only leaves keep their gradient" in labelled(said, "read")[0]


@pytest.mark.parametrize(
    ("make", "misconception"),
    [
        pytest.param(lambda: torch.ones(2), "never-asked-to-record", id="plain"),
        pytest.param(lambda: torch.arange(3), "integers-cannot-require-grad", id="int"),
        pytest.param(lambda: torch.ones(2) > 0, "integers-cannot-require-grad", id="bool"),
        pytest.param(lambda: _in_inference_mode(), "inference-tensor", id="inference"),
    ],
)
def test_a_tensor_that_does_not_require_grad_is_told_why_it_gets_none(make, misconception):
    said = explain(make())

    assert said.misconception == misconception
    assert labelled(said, "because") == [CATALOGUE[misconception].cause]


def _in_inference_mode():
    with torch.inference_mode():
        return torch.ones(2)


def test_how_a_tensor_lost_its_history_is_not_guessed(x):
    with torch.no_grad():
        under_no_grad = x * 2

    texts = {repr(explain(t)) for t in (x.detach(), x.data, under_no_grad, torch.ones(2))}

    assert len(texts) == 1
    assert "does not say why" in texts.pop()


def test_the_advice_for_an_inference_tensor_works():
    inference = _in_inference_mode()

    clone = inference.clone().requires_grad_()
    clone.sum().backward()

    assert clone.grad is not None
    with pytest.raises(RuntimeError, match="inference tensor"):
        inference.requires_grad_()


def test_a_leaf_alone_is_not_explained_and_the_deciding_question_is_named(x):
    said = explain(x)

    assert said.misconception is None
    assert labelled(said, "because") == []
    assert "whether backward() was called" in labelled(said, "not known")[0]
    assert "loss=loss" in labelled(said, "to decide")[0]


def test_a_loss_without_history_is_named(x):
    loss = (x * 2).sum().detach()

    said = explain(x, loss=loss)

    assert said.misconception == "nothing-requires-grad"
    assert labelled(said, "not known") != []


def test_the_place_of_the_cut_is_named_when_the_way_is(x):
    y = x * 2
    z = y.detach()
    loss = (z * torch.ones(2, requires_grad=True)).sum()

    said = explain(x, loss=loss, through={"y": y, "z": z})

    assert said.misconception == "graph-cut"
    assert "between `y` and `z`" in labelled(said, "because")[0]
    assert "shares memory with `y`" in labelled(said, "because")[0]
    assert labelled(said, "not known") == []


def test_without_names_on_the_way_the_place_of_the_cut_is_not_guessed(x):
    loss = torch.ones(2, requires_grad=True).sum()

    said = explain(x, loss=loss)

    assert "does not lead back" in labelled(said, "because")[0]
    assert "cut on the way, or the loss was computed without" in labelled(said, "not known")[0]


@pytest.mark.parametrize(
    ("cut", "words"),
    [
        pytest.param(lambda y: y.argmax(), "int64", id="argmax"),
        pytest.param(lambda y: torch.ones(2, requires_grad=True), "leaf itself", id="re-wrapped"),
        pytest.param(lambda y: torch.ones(2, requires_grad=True) + 1, "AddBackward0", id="other"),
        pytest.param(lambda y: _in_inference_mode(), "inference_mode", id="inference"),
        pytest.param(lambda y: y.detach().clone(), "does not require grad", id="copied"),
    ],
)
def test_what_is_known_about_the_first_result_that_is_cut_off_is_said(x, cut, words):
    y = x * 2
    z = cut(y)

    (because,) = labelled(explain(x, through={"y": y, "z": z}), "because")

    assert "between `y` and `z`" in because
    assert words in because
    assert ("shares memory" in because) is False


def test_a_cut_before_the_first_name_and_one_after_the_last_are_found(x):
    y = x * 2
    other = torch.ones(2, requires_grad=True)

    before = explain(x, through={"y": y.detach()})
    after = explain(x, loss=other.sum(), through={"y": y})

    assert "between this tensor and `y`" in labelled(before, "because")[0]
    assert "between `y` and the loss" in labelled(after, "because")[0]


def test_a_cut_beside_another_way_is_known_but_is_not_the_cause(x):
    y = (x * 2).detach()
    loss = (x * y).sum()

    said = explain(x, loss=loss, through={"y": y})

    assert labelled(said, "because") == []
    assert any("cut between this tensor and `y`" in fact for fact in labelled(said, "known"))


def test_a_graph_that_still_holds_what_it_saved_leaves_backward_open(x):
    kept = (x**2).sum()
    kept.backward(retain_graph=True)
    x.grad = None

    never_run, retained = explain(x, loss=(x**2).sum()), explain(x, loss=kept)

    assert repr(never_run) == repr(retained)
    assert "retain_graph=True" in labelled(retained, "not known")[0]


def test_a_freed_graph_is_seen_and_what_became_of_the_gradient_is_left_open(x):
    cleared, asked = (x**2).sum(), (x**2).sum()
    cleared.backward()
    x.grad = None
    torch.autograd.grad(asked, x)

    texts = {repr(explain(x, loss=loss)) for loss in (cleared, asked)}

    assert len(texts) == 1
    assert "is freed" in texts.pop()


def test_operations_that_save_nothing_cannot_tell_whether_backward_ran(x):
    loss = x.sum()
    before = repr(explain(x, loss=loss))
    loss.backward()
    x.grad = None

    assert repr(explain(x, loss=loss)) == before
    assert "no operation there saved anything" in before


def test_retaining_too_late_is_one_of_the_open_causes(x):
    y = x**2
    loss = y.exp().sum()
    loss.backward()
    y.retain_grad()

    said = explain(y, loss=loss)

    assert said.misconception is None
    assert "retain_grad() was called after it" in labelled(said, "not known")[0]


def test_a_loss_that_is_no_scalar_is_noticed(x):
    assert any("needs a gradient" in fact for fact in labelled(explain(x, loss=x * 2), "known"))


def test_a_very_long_history_is_followed_and_a_longer_one_is_left_open(x):
    long = x
    for _ in range(1000):
        long = long + 1
    longer = long
    for _ in range(10_000):
        longer = longer + 1

    assert any("leads back" in fact for fact in labelled(explain(x, loss=long), "known"))
    assert "too long to follow" in labelled(explain(x, loss=longer), "not known")[0]
    assert explain(x, loss=longer).misconception is None


def test_a_stored_gradient_is_shown_and_the_number_of_calls_is_left_open(x):
    (x**2).sum().backward()
    (x**2).sum().backward()

    said = explain(x)

    assert repr(said).startswith("`.grad` holds a gradient.")
    assert "it holds [4, 8]" in labelled(said, "known")
    assert "how many backward() calls" in labelled(said, "not known")[0]


def test_zeros_are_told_from_none(x):
    x.grad = torch.zeros(2)

    assert any("zeros are a gradient" in fact for fact in labelled(explain(x), "known"))


def test_a_gradient_of_a_frozen_tensor_and_of_another_loss_is_noticed(x):
    x.sum().backward()
    other = explain(x, loss=torch.ones(2, requires_grad=True).sum())
    x.requires_grad_(False)
    frozen = explain(x)

    assert any("its backward() adds nothing here" in fact for fact in labelled(other, "known"))
    assert any("does not require grad now" in fact for fact in labelled(frozen, "known"))
    assert labelled(frozen, "because") == []


def test_a_gradient_set_by_hand_on_a_non_leaf_is_not_called_none(x):
    y = x * 2
    y.grad = torch.ones(2)

    assert any("does not retain grad" in fact for fact in labelled(explain(y), "known"))


def test_a_view_made_under_no_grad_gets_no_gradient_though_it_says_requires_grad(x):
    with torch.no_grad():
        view = x[:1]
    (view * 3).sum().backward()

    said = explain(view)

    assert (view.requires_grad, view.is_leaf, view.grad) == (True, True, None)
    assert "not recorded" in labelled(said, "because")[0]
    own = x.detach()[:1].requires_grad_()
    assert "not recorded" not in repr(explain(own))


def test_a_view_that_refuses_to_name_its_operation_is_still_explained(x):
    with torch.no_grad():
        view = x[:1]
        x.add_(1)
    with pytest.raises(RuntimeError, match="no_grad mode"):
        _ = view.grad_fn

    assert "not recorded" in labelled(explain(view), "because")[0]


def test_recording_switched_off_is_noticed(x):
    with torch.no_grad():
        said = explain(x)

    assert "recording is switched off at this moment" in labelled(said, "known")
    assert "switched off" not in repr(explain(x))


def test_explaining_warns_of_nothing_and_changes_nothing(x):
    y = x**2
    loss = y.sum()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        explain(y, loss=loss, through={"y": y})

    assert (y.retains_grad, x.grad, x._version) == (False, None, 0)
    loss.backward()
    assert x.grad.tolist() == [2.0, 4.0]


def test_hooks_that_pack_saved_tensors_are_not_run(x):
    def unpack(packed):
        raise AssertionError("unpacked")

    with torch.autograd.graph.saved_tensors_hooks(lambda tensor: tensor, unpack):
        loss = (x**2).sum()

    assert any("freed" in fact for fact in labelled(explain(x, loss=loss), "known"))


@pytest.mark.parametrize("loss", ["no history", "cut", "open"])
def test_a_check_and_an_explanation_name_the_same_misconception(x, loss):
    result = {
        "no history": x.detach().sum(),
        "cut": (x.detach() * torch.ones(2, requires_grad=True)).sum(),
        "open": x.sum(),
    }[loss]
    seen_x, seen_loss = Observer().take((x, result))

    with pytest.raises(CheckFailure) as failure:
        check_gradient(seen_x, torch.ones(2), name="x", loss=seen_loss)

    assert failure.value.finding.misconception == explain(x, loss=result).misconception


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        pytest.param({"tensor": 3.0}, "tensor is a float; a number has no history", id="number"),
        pytest.param({"tensor": torch.ones(1), "loss": [1]}, "loss is a list", id="loss"),
        pytest.param(
            {"tensor": torch.ones(1), "through": {"y": 1}}, r"through\['y'\] is a int", id="way"
        ),
    ],
)
def test_something_else_than_a_tensor_is_refused_in_a_sentence(arguments, says):
    with pytest.raises(TypeError, match=says):
        explain(**arguments)
