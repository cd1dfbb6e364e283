"""Values are judged in a fixed order; a reason is named only after a failure, if recognised."""

import numpy as np
import pytest
import torch

from autograder.checks import (
    CheckFailure,
    NotAttempted,
    check_answered,
    check_raises,
    check_tensor,
    check_that,
    check_unchanged,
    check_value,
    probe,
)
from autograder.checks.observing.taking import Observer

EXPECTED = torch.tensor([6.0, -4.0])


def snapshot(value):
    return Observer().take(value)


def finding_of(check, *args, **kwargs):
    with pytest.raises(CheckFailure) as failure:
        check(*args, **kwargs)
    return failure.value.finding


@pytest.mark.parametrize(
    "actual",
    [
        EXPECTED.clone(),
        EXPECTED + 1e-6,
        EXPECTED.clone().requires_grad_(),
        torch.nn.Parameter(EXPECTED.clone()),
        torch.stack([EXPECTED, EXPECTED], dim=1)[:, 0],
    ],
    ids=["equal", "rounding", "requires-grad", "parameter", "strided-view"],
)
def test_a_correct_tensor_passes_however_it_was_made(actual):
    check_tensor(snapshot(actual), EXPECTED, name="x")


def test_rounding_that_large_terms_left_in_a_small_element_is_no_mistake():
    # Seen in a right answer: weights of 2.5 and 1.25 whose terms nearly cancel.
    expected = torch.tensor([326.708, -0.0101624, 760.304])
    rounded = expected + torch.tensor([0.0, 3e-5, 0.0])

    check_tensor(snapshot(rounded), expected, name="x")
    check_value(snapshot(rounded.tolist()), expected.tolist(), name="x")


@pytest.mark.parametrize("off", [0.01, -0.01, 0.0102])
def test_a_wrong_small_element_beside_large_ones_is_a_mistake(off):
    expected = torch.tensor([326.708, -0.0101624, 760.304])
    wrong = expected + torch.tensor([0.0, off, 0.0])

    for check, value, wanted in (
        (check_tensor, wrong, expected),
        (check_value, wrong.tolist(), expected.tolist()),
    ):
        assert "wrong" in finding_of(check, snapshot(value), wanted, name="x").problem


def test_infinite_elements_do_not_widen_what_is_allowed():
    expected = torch.tensor([float("inf"), 1.0, float("nan")])

    check_tensor(snapshot(expected.clone()), expected, name="x")
    finding_of(check_tensor, snapshot(torch.tensor([0.0, 1.0, 0.0])), expected, name="x")
    finding_of(check_tensor, snapshot(expected + 0.1), expected, name="x")


@pytest.mark.parametrize("expected", [float("inf"), float("-inf"), float("nan")])
def test_no_finite_number_is_close_to_an_infinite_one_or_to_nan(expected):
    check_value(snapshot([1.0, expected]), [1.0, expected], name="x")
    for other in (0.0, 1e30, -1, -expected if expected == expected else float("inf")):
        finding_of(check_value, snapshot([1.0, other]), [1.0, expected], name="x")


@pytest.mark.parametrize(
    ("actual", "says"),
    [
        pytest.param([6.0, -4.0], "`x` is a list, not a tensor.", id="type"),
        pytest.param(None, "`x` is None, not a tensor.", id="none"),
        pytest.param(torch.zeros(2, 1).long(), "`x` has the wrong shape.", id="shape-then-dtype"),
        pytest.param(torch.zeros(2).double(), "`x` has the wrong dtype.", id="dtype-then-value"),
        pytest.param(torch.zeros(2, device="meta"), "`x` has the wrong device.", id="device"),
        pytest.param(torch.zeros(2), "`x` has the right shape but wrong values.", id="value"),
    ],
)
def test_type_shape_dtype_device_and_value_are_judged_in_this_order(actual, says):
    assert finding_of(check_tensor, snapshot(actual), EXPECTED, name="x").problem == says


def test_a_wrong_value_does_not_reveal_the_answer():
    finding = finding_of(check_tensor, snapshot(torch.zeros(2)), EXPECTED, name="x")

    text = "\n".join(finding.lines(None, None))
    assert "you have: [0, 0]" in text
    assert "6" not in text
    assert "-4" not in text


def test_a_broadcastable_value_of_another_shape_is_wrong():
    finding_of(check_tensor, snapshot(torch.tensor(1.0)), torch.ones(3), name="x")


def test_nan_equals_nan_and_nothing_else():
    nan = torch.tensor([float("nan")])

    check_tensor(snapshot(nan), nan, name="x")
    finding_of(check_tensor, snapshot(nan), torch.zeros(1), name="x")


@pytest.mark.parametrize(
    ("actual", "misconception"),
    [
        pytest.param(2 * EXPECTED, "accumulated-gradient", id="known-wrong-value"),
        pytest.param(EXPECTED + 1, None, id="unknown-wrong-value"),
    ],
)
def test_a_cause_is_named_only_if_the_wrong_value_is_reproduced(actual, misconception):
    finding = finding_of(
        check_tensor,
        snapshot(actual),
        EXPECTED,
        name="x",
        mistakes={"flipped-sign": -EXPECTED, "accumulated-gradient": 2 * EXPECTED},
    )

    assert finding.misconception == misconception


def test_of_what_is_recognised_a_mistake_comes_first_then_a_fact_then_a_value():
    wrong = 2 * EXPECTED
    ways = {"facts": {"a-trace": True}, "instead": {"twice the gradient": wrong}}
    for mistake, known in ((wrong, "accumulated-gradient"), (None, "a-trace")):
        mistakes = {"accumulated-gradient": mistake}
        found = finding_of(
            check_tensor, snapshot(wrong), EXPECTED, name="x", mistakes=mistakes, **ways
        )
        assert (found.misconception, found.noticed) == (known, None)

    found = finding_of(
        check_tensor,
        snapshot(wrong),
        EXPECTED,
        name="x",
        mistakes={"accumulated-gradient": None},
        instead=ways["instead"],
    )
    assert (found.misconception, found.noticed) == (None, "this is twice the gradient")


def test_among_values_none_can_be_a_mistake_and_facts_come_first():
    mistakes = {"nothing-returned": None}

    found = finding_of(check_value, None, 3, name="n", mistakes=mistakes)
    assert found.misconception == "nothing-returned"
    found = finding_of(check_value, None, 3, name="n", mistakes=mistakes, facts={"a-trace": True})
    assert found.misconception == "a-trace"


def test_facts_are_not_looked_at_while_the_value_is_right():
    check_tensor(snapshot(EXPECTED), EXPECTED, name="x", facts={"rebound-leaf": True})


def test_a_fact_names_the_cause_when_no_wrong_value_does():
    facts = {"update-recorded": False, "rebound-leaf": True}

    finding = finding_of(check_tensor, snapshot(torch.zeros(2)), EXPECTED, name="x", facts=facts)

    assert finding.misconception == "rebound-leaf"


def test_a_method_that_was_not_called_is_told_so():
    uncalled = finding_of(check_tensor, snapshot(EXPECTED.requires_grad_), EXPECTED, name="x")
    number = finding_of(check_tensor, snapshot(2.0), EXPECTED, name="x")

    assert uncalled.try_next == "call it, with `()` behind its name"
    assert number.try_next is None


@pytest.mark.parametrize(
    ("actual", "expected", "noticed"),
    [
        (("True", "False"), (True, True), "each entry is a str, not a bool"),
        (("True", False), (True, True), None),
        (("no", "no"), (1.0, 2.0), None),
    ],
)
def test_words_in_place_of_yes_and_no_are_told_even_of_a_prediction(actual, expected, noticed):
    assert finding_of(check_value, snapshot(actual), expected, name="n").noticed == noticed


def test_a_live_tensor_is_refused_as_the_authors_mistake():
    with pytest.raises(TypeError, match="return the tensor from a probe"):
        check_tensor(torch.ones(2), torch.ones(2), name="x")


@pytest.mark.parametrize(
    ("actual", "expected"),
    [(3, 3), (2, 2.0), (0.1 + 0.2, 0.3), ("a", "a"), ([1, 2], [1.0, 2.0]), (None, None)],
)
def test_equal_plain_values_pass(actual, expected):
    check_value(snapshot(actual), expected, name="n")


@pytest.mark.parametrize(
    ("actual", "expected", "says"),
    [
        pytest.param(1, True, "`n` is an int.", id="int-for-bool"),
        pytest.param(True, 1.0, "`n` is a bool.", id="bool-for-float"),
        pytest.param("3", 3, "`n` is a str.", id="text-for-number"),
        pytest.param(torch.tensor(3), 3, "`n` is a tensor.", id="tensor-for-number"),
        pytest.param(4, 3, "`n` is wrong.", id="wrong-number"),
        pytest.param([1], [1, 2], "`n` is wrong.", id="too-short"),
        pytest.param((1, 2), [1, 2], "`n` is a tuple.", id="tuple-for-list"),
        pytest.param({"a": 1}, {"b": 1}, "`n` is wrong.", id="other-keys"),
        pytest.param(float("nan"), 1.0, "`n` is wrong.", id="nan"),
    ],
)
def test_a_wrong_plain_value_fails(actual, expected, says):
    assert finding_of(check_value, snapshot(actual), expected, name="n").problem == says


def test_a_known_wrong_plain_value_names_its_cause():
    finding = finding_of(
        check_value, True, False, name="n", mistakes={"leaf-means-requires-grad": True}
    )

    assert finding.misconception == "leaf-means-requires-grad"


@pytest.mark.parametrize("blank", [None, ..., {"a": 1, "b": ...}, [None], {"a": {"b": ...}}])
def test_a_blank_is_not_attempted(blank):
    with pytest.raises(NotAttempted):
        check_answered(snapshot(blank), name="predictions")


def test_an_answer_that_is_false_or_zero_is_no_blank():
    check_answered({"a": False, "b": 0, "c": ""}, name="predictions")


def test_none_beside_other_answers_is_an_answer():
    check_answered({"a": True, "b": None}, name="predictions")


@probe
def backward_of(values):
    values.sum().backward()
    return {}


@probe
def doubled(values):
    return {"x": values.mul_(2)}


@probe
def emptied(values):
    values.clear()
    return {}


def test_the_expected_exception_passes_by_type_and_a_part_of_its_message():
    check_raises(backward_of(torch.ones(1)), "RuntimeError", mentions="grad_fn", name="backward()")


@pytest.mark.parametrize(
    ("seen", "says"),
    [
        pytest.param(lambda: doubled(torch.ones(1)), "raised nothing", id="nothing"),
        pytest.param(lambda: backward_of(torch.ones(1)), "something else", id="another"),
    ],
)
def test_another_exception_or_none_fails(seen, says):
    assert says in finding_of(check_raises, seen(), "ValueError", name="it").problem


def test_a_changed_argument_fails_by_name():
    finding = finding_of(check_unchanged, doubled(torch.ones(1)), "values")

    assert "`values`" in finding.problem
    assert "underscore" in finding.try_next


@probe
def left(values, how):
    if how == "gradient":
        values.grad = torch.ones(2)
    elif how == "flag":
        values.requires_grad_()
    elif how == "hook":
        values.requires_grad_().register_hook(print)
        values.requires_grad = False
    elif how == "write":
        values.mul_(1)
    elif how == "shape":
        values.unsqueeze_(0)
    elif how == "history":
        values.mul_(torch.ones(2, requires_grad=True))
    elif how == "memory of its own":
        values.data = values.data.clone()
    elif how == "flag, there and back":
        values.requires_grad_().sum().backward()
        values.grad, values.requires_grad = None, False
    return {}


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("gradient", "its .grad was None, and is [1, 1] now"),
        ("flag", "its requires_grad was False, and is True now"),
        ("hook", "it has a hook that it did not have"),
        ("write", "it was written to in place, though its values are the same"),
        ("shape", "its shape was (2,), and is (1, 2) now"),
        ("history", "its requires_grad was False, and is True now"),
    ],
)
def test_what_was_lent_is_compared_whole(how, said):
    assert finding_of(check_unchanged, left(torch.ones(2), how), "values").noticed == said


@pytest.mark.parametrize(
    ("how", "instead"),
    [("write", "clone"), ("flag", "detach()"), ("gradient", "leaf"), ("hook", "remove")],
)
def test_what_to_do_instead_depends_on_what_was_changed(how, instead):
    assert instead in finding_of(check_unchanged, left(torch.ones(2), how), "values").try_next


def test_a_number_of_numpys_is_called_so():
    finding = finding_of(check_value, snapshot(np.float32(2)), "text", name="x")

    assert "NumPy float32" in f"{finding.problem} {finding.noticed}"


@pytest.mark.parametrize("how", ["nothing", "flag, there and back", "memory of its own"])
def test_what_was_lent_and_is_as_it_was_passes(how):
    check_unchanged(left(torch.ones(2), how), "values")


def test_what_the_checks_own_arithmetic_left_on_an_argument_is_not_the_learners():
    values = torch.ones(2, requires_grad=True)
    values.sum().backward()
    with torch.no_grad():
        values += 1

    check_unchanged(left(values, "nothing"), "values")


@probe
def changed_inside(values):
    values["w"][1].mul_(2)
    return {}


def test_a_change_inside_of_a_container_is_told_with_its_place():
    seen = changed_inside({"w": [torch.ones(1), torch.ones(1)]})

    said = finding_of(check_unchanged, seen, "values").noticed
    assert said == "at 'w': at 1: its values are not what they were"


def test_a_slip_that_needs_no_lesson_is_told_as_a_fact():
    instead = {"the sum, not the mean": 2 * EXPECTED, "nothing": None}

    for wrong, said in (
        (2 * EXPECTED, "this is the sum, not the mean"),
        (EXPECTED.exp(), "each number is too large"),
    ):
        found = finding_of(check_tensor, snapshot(wrong), EXPECTED, name="x", instead=instead)
        assert (found.misconception, found.noticed) == (None, said)
    found = finding_of(check_value, 6, 3, name="n", instead={"twice the number": 6})
    assert found.noticed == "this is twice the number"


def test_what_the_question_says_itself_is_told():
    assert finding_of(check_value, "list", "int", name="type", is_told=True).wanted == "'int'"


def test_a_shape_is_compared_as_a_tuple():
    check_value((3, 1), torch.ones(3, 1).shape, name="its shape")

    found = finding_of(check_value, (3,), torch.Size([3, 1]), name="its shape", given="x = 1")
    assert (found.seen, found.noticed) == ("(3,)", "it has 1 dimension, not 2")
    assert finding_of(check_value, [3], torch.Size([3]), name="its shape").wanted == "a tuple"


def test_beside_a_text_that_is_shown_no_difference_is_told():
    wrong, right = "float64", "float32"

    shown = finding_of(check_value, wrong, right, name="dtype", given="x = 1", is_told=True)
    hidden = finding_of(check_value, wrong, right, name="dtype", given="x = 1")
    assert (shown.wanted, shown.noticed) == ("'float32'", None)
    assert hidden.noticed == "it begins right, with 'float', and goes on wrong"


@pytest.mark.parametrize(
    ("check", "is_bare"),
    [
        pytest.param(lambda: check_tensor(snapshot(EXPECTED.exp()), EXPECTED, name="x"), True),
        pytest.param(lambda: check_tensor(snapshot(2 * EXPECTED), EXPECTED, name="x"), False),
        pytest.param(lambda: check_tensor(snapshot(EXPECTED[:1]), EXPECTED, name="x"), False),
        pytest.param(lambda: check_value(5, 3, name="n"), True),
        pytest.param(lambda: check_value(5, 3, name="n", is_told=True), False),
        pytest.param(lambda: check_value(5, 3, name="n", facts={"graph-cut": True}), False),
        pytest.param(lambda: check_that(False, "Too many nodes."), False),
    ],
)
def test_a_wrong_value_of_which_nothing_is_known_is_bare(check, is_bare):
    assert finding_of(check).is_bare is is_bare


def test_a_changed_container_is_to_be_copied():
    finding = finding_of(check_unchanged, emptied({"w": torch.ones(1)}), "values")

    assert "`values`" in finding.problem
    assert "a copy" in finding.try_next


def test_an_authors_own_condition_fails_in_the_authors_words():
    finding = finding_of(check_that, False, "Too many nodes.", seen="4", try_next="fewer")

    assert finding.lines(None, None) == ["Too many nodes.", "  you have: 4", "  try: fewer"]
    check_that(True, "never said")


def test_a_value_that_an_author_shows_is_written_as_learners_write_it():
    value = [snapshot(torch.tensor(1.5)), 2]

    assert finding_of(check_that, False, "Not floats.", seen=value).seen == "[tensor(1.5), 2]"
