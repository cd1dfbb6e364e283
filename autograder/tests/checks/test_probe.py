"""A probe observes: what the learner's code returned, raised, warned of and changed."""

import linecache
import sys
import types
import warnings

import pytest
import torch

from autograder.checks import CheckFailure, NotAttempted, probe
from autograder.checks.probe import use_channel

PROBE = """
from autograder.checks import probe

@probe
def after_use(values):
    result = answer(values)
    return {"result": result, "doubled": result * 2}
"""


@probe
def handed(values):
    return {"values": values}


@pytest.fixture
def ask():
    """Run an answer cell and a test cell as a notebook does; return the test cell's probe."""

    def run_cells(answer: str, test: str = PROBE):
        namespace = {"torch": torch, "__name__": "__main__"}
        for name, source in (("<answer>", answer), ("<test>", test)):
            linecache.cache[name] = (len(source), None, source.splitlines(True), name)
            exec(compile(source, name, "exec"), namespace)
        return namespace["after_use"]

    return run_cells


def failure_of(seen) -> CheckFailure:
    with pytest.raises(CheckFailure) as failure:
        seen["result"]
    return failure.value


def test_what_the_probe_returned_is_seen_by_name(ask):
    seen = ask("def answer(x): return x + 1")(torch.ones(2))

    assert seen["doubled"].value.tolist() == [4.0, 4.0]
    assert seen["doubled"].given == "values = [1.0, 1.0]"
    assert set(seen) == {"result", "doubled"}


def test_only_bytes_pass_between_the_halves(ask):
    passed = []

    def channel(function, request):
        passed.append(request)
        from autograder.checks.observing.observer import run

        passed.append(run(function, request))
        return passed[-1]

    with use_channel(channel):
        seen = ask("def answer(x): return x + 1")(torch.ones(2))

    assert seen["result"].value.tolist() == [2.0, 2.0]
    assert [type(message) for message in passed] == [bytes, bytes]


def test_names_of_python_mean_to_a_probe_what_they_mean_to_python(ask):
    test = """
from autograder.checks import probe

@probe
def after_use(values):
    return {"result": [answer(values), len(values), isinstance(values, list)]}
"""
    answer = "def answer(values): return type(values).__name__"

    seen = ask(f"len = list = isinstance = 7\n{answer}", test)([1, 2])

    assert seen["result"] == ["list", 2, True]


def test_the_body_of_a_class_in_a_probe_sees_the_names_of_the_notebook(ask):
    # Such a body reads its names otherwise than a function does.
    test = """
from autograder.checks import opaque, probe

sides = 2

@probe
def after_use(values):
    class Shape:
        corners = sides + 2

        class Part:
            halves = sides

        @opaque
        def read(self):
            return sides

    return {"result": [answer(values), Shape.corners, Shape.Part.halves, Shape().read()]}
"""

    assert ask("def answer(x): return x", test)(1)["result"] == [1, 4, 2, 2]


def test_a_made_up_function_is_called_a_function_in_messages(ask):
    test = """
from autograder.checks import opaque, probe

@probe
def after_use():
    return {"result": answer(opaque(lambda x: x))}
"""

    assert (
        "'function' object has no attribute 'shape'"
        in (ask("def answer(f): return f.shape", test)().error["message"])
    )


def test_what_a_probe_calls_sees_names_of_its_own(ask):
    seen = ask("sum = 3\ndef answer(x):\n    global sum\n    sum += 1\n    return x * sum")

    assert [seen(1)["result"], seen(1)["result"]] == [4, 5]


def test_the_learner_gets_private_copies_of_the_arguments(ask):
    values = torch.ones(2)

    seen = ask("def answer(x): return x.zero_()")(values)

    assert seen["result"].value.tolist() == [0.0, 0.0]
    assert values.tolist() == [1.0, 1.0]


@pytest.mark.parametrize(
    ("body", "changed"),
    [
        pytest.param("return x * 2", (), id="new-tensor"),
        pytest.param("return x.add_(1)", ("values",), id="in-place"),
        pytest.param("return x.requires_grad_()", ("values",), id="flag"),
        pytest.param("x.resize_(1); return x", ("values",), id="shape"),
        pytest.param("return x.mul_(1)", ("values",), id="in-place-without-effect"),
    ],
)
def test_a_changed_argument_is_noticed(ask, body, changed):
    assert ask(f"def answer(x): {body}")(torch.ones(2)).changed.keys() == {*changed}


def test_an_exception_is_shown_as_the_learners_with_call_and_line(ask):
    seen = ask("def answer(x):\n    y = x + 1\n    return y / 0 + missing\n")(torch.tensor([1.0]))

    lines = failure_of(seen)._render_traceback_()

    assert lines == [
        "Your code raised an exception in `answer([1])`.",
        "  given: values = [1.0]",
        "  raised: NameError: name 'missing' is not defined",
        "  where: line 3 of your cell: return y / 0 + missing",
    ]


def test_a_copy_is_written_like_what_it_copies(ask):
    test = """
from autograder.checks import probe

@probe
def after_use(values, k):
    return {"result": answer(values.clone(), k.sum())}
"""
    seen = ask("def answer(x, n): return x / missing", test)(torch.ones(2), torch.ones(1))

    problem = failure_of(seen).finding.problem

    assert problem == "Your code raised an exception in `answer([1, 1], k.sum())`."


def test_a_line_that_only_announces_what_went_wrong_is_not_all_that_is_told(ask):
    seen = ask("def answer(x):\n    raise ValueError('Wrong names:\\n\\tmissing: b\\nmore')")
    raised = failure_of(seen(torch.ones(1))).finding.raised

    assert raised == "ValueError: Wrong names: missing: b"


def test_an_exception_in_a_lambda_inside_torch_is_still_the_learners(ask):
    seen = ask("def answer(x):\n    return x.apply_(lambda v: v / 0)\n")(torch.ones(1))

    assert "line 2 of your cell" in (failure_of(seen).finding.where or "")


def test_a_function_of_the_probes_that_the_learner_calls_back_is_no_call_of_theirs(ask):
    test = """
from autograder.checks import probe

@probe
def after_use(values):
    def loss_of(x):
        return x + torch.ones(7)

    return {"result": answer(loss_of, values)}
"""
    seen = ask("def answer(loss_of, x):\n    return loss_of(x)\n", test)(torch.ones(2))

    finding = failure_of(seen).finding

    assert finding.problem == "Your code raised an exception in `answer(loss_of, [1, 1])`."
    assert finding.where == "line 2 of your cell: return loss_of(x)"


def test_a_returned_value_that_cannot_be_used_is_told_apart(ask):
    seen = ask("def answer(x): return None")(torch.ones(1))

    finding = failure_of(seen).finding

    assert "but `result * 2` failed afterwards" in finding.problem
    assert finding.where is None


def test_a_class_that_cannot_be_used_is_not_said_to_have_returned(ask):
    seen = ask("class answer(torch.autograd.Function):\n    def forward(x): return x\n")(
        torch.ones(1)
    )

    finding = failure_of(seen).finding

    assert finding.problem.startswith("Your cell ran, but")
    assert "returned" not in finding.problem


def test_a_hidden_probe_never_shows_its_source(ask):
    hidden = "### BEGIN HIDDEN TESTS" + PROBE + "### END HIDDEN TESTS\n"

    text = str(
        failure_of(ask("def answer(x): return None", hidden)(torch.ones(1)))._render_traceback_()
    )

    assert "result * 2" not in text
    assert "when the check used what it made" in text


def test_a_long_line_of_the_checks_own_is_not_shown(ask):
    long = PROBE.replace("result * 2", f"torch.stack([{'result, ' * 30}])")

    problem = failure_of(ask("def answer(x): return None", long)(torch.ones(1))).finding.problem

    assert problem == "Your cell ran, but an exception was raised when the check used what it made."


def test_a_probe_after_the_hidden_tests_is_not_hidden(ask):
    test = "### BEGIN HIDDEN TESTS\n### END HIDDEN TESTS\n" + PROBE

    assert "`result * 2`" in failure_of(ask("def answer(x): pass", test)(torch.ones(1))).args[0]


def test_the_stub_is_not_attempted(ask):
    failure = failure_of(ask("def answer(x):\n    raise NotImplementedError()")(torch.ones(1)))

    assert isinstance(failure, NotAttempted)
    assert "still raises NotImplementedError" in failure.finding.problem


def test_not_implemented_inside_torch_is_an_exception_like_any_other(ask):
    seen = ask("def answer(x):\n    return torch.nn.Module()(x)")(torch.ones(1))

    assert not isinstance(failure_of(seen), NotAttempted)


def test_a_name_that_was_never_defined_is_not_attempted(ask):
    failure = failure_of(ask("pass")(torch.ones(1)))

    assert isinstance(failure, NotAttempted)
    assert failure.finding.problem == "`answer` does not exist yet."


@pytest.mark.parametrize("error", ["SystemExit(3)", "RecursionError()", "GeneratorExit()"])
def test_an_unusual_exception_is_an_answer_like_any_other(ask, error):
    seen = ask(f"def answer(x):\n    raise {error}")(torch.ones(1))

    assert seen.error["type_name"] == error.partition("(")[0]


def test_an_exception_that_only_bears_a_name_of_pythons_is_told_apart(ask):
    answer = """
class ValueError(Exception):
    pass

def answer(x):
    raise ValueError("no")
"""
    seen = ask(answer)(torch.ones(1))

    assert seen.error["bases"][:2] == ["another ValueError", "Exception"]


def test_interrupting_the_kernel_interrupts_the_check(ask):
    with pytest.raises(KeyboardInterrupt):
        ask("def answer(x):\n    raise KeyboardInterrupt")(torch.ones(1))


def test_an_exception_whose_text_raises_is_still_reported(ask):
    answer = """
class Odd(Exception):
    def __str__(self):
        raise ValueError
def answer(x):
    raise Odd
"""
    assert failure_of(ask(answer)(torch.ones(1))).finding.raised == "Odd"


@pytest.mark.parametrize(
    ("body", "misconception"),
    [
        pytest.param("x.sum().backward()", "nothing-requires-grad", id="no-graph"),
        pytest.param("(x.requires_grad_() * 2).backward()", "vector-needs-a-vector", id="vector"),
        pytest.param("x.requires_grad_().add_(1)", "leaf-changed-in-place", id="leaf-in-place"),
        pytest.param("x.grad.zero_()", "cleared-before-first-backward", id="None-zero_"),
        pytest.param("x.long().requires_grad_()", "integers-cannot-require-grad", id="integers"),
        pytest.param(
            "y = (x.requires_grad_() ** 2).sum(); y.backward(); y.backward()",
            "freed-graph",
            id="freed",
        ),
        pytest.param(
            "torch.optim.SGD([x.requires_grad_() * 1], 1)", "optimize-non-leaf", id="optimizer"
        ),
        pytest.param(
            "y = x.requires_grad_() * 2; y.requires_grad = False",
            "flag-of-a-computed-tensor",
            id="flag",
        ),
        pytest.param("x.grad_fn.next_functions", "edge-leads-nowhere", id="None-as-node"),
        pytest.param("x.no_such_method()", None, id="unknown"),
    ],
)
def test_pytorchs_own_error_names_the_misconception(ask, body, misconception):
    seen = ask(f"def answer(x):\n    {body}")(torch.ones(2))

    assert failure_of(seen).finding.misconception == misconception


@pytest.mark.parametrize(
    ("part", "misconception"),
    [
        pytest.param("grad_fn", "first-derivative-without-graph", id="its-own-meaning"),
        pytest.param("no such text", "nothing-requires-grad", id="another-text"),
    ],
)
def test_a_test_may_say_what_an_error_means_in_its_question(ask, part, misconception):
    seen = ask("def answer(x):\n    x.sum().backward()")(torch.ones(2))

    with pytest.raises(CheckFailure) as failure:
        seen.require_no_error(means={"first-derivative-without-graph": part})

    assert failure.value.finding.misconception == misconception


def test_warnings_are_collected_and_nothing_reaches_stderr(ask, capfd):
    answer = """
import sys, warnings
def answer(x):
    warnings.warn("mind this")
    print("50 %", file=sys.stderr)
    return (x.requires_grad_() * 2).grad or x
"""
    with warnings.catch_warnings():
        warnings.simplefilter("default")
        seen = ask(answer)(torch.ones(1))

    assert seen.warnings[0] == "UserWarning: mind this"
    assert "not a leaf Tensor is being accessed" in seen.warnings[1]
    assert capfd.readouterr() == ("50 %\n", "")


def test_recording_is_on_in_a_probe_whatever_a_cell_left_behind(ask):
    torch.set_grad_enabled(False)
    try:
        seen = ask("def answer(x): return x.requires_grad_() * 2")(torch.ones(1))
        assert not torch.is_grad_enabled()
    finally:
        torch.set_grad_enabled(True)

    assert seen["result"].requires_grad


def test_a_probe_must_return_a_dict():
    @probe
    def wrong():
        return 3

    with pytest.raises(TypeError, match="must return a dict"):
        wrong()


def test_a_probe_works_from_a_module_without_source():
    module = types.ModuleType("nowhere")
    exec("def answer(): return 1 / 0", module.__dict__)
    code = compile("def asks(): return {'x': answer()}", "<nowhere>", "exec")
    exec(code, module.__dict__)

    seen = probe(module.asks)()

    assert seen.error and seen.error["type_name"] == "ZeroDivisionError"
    with pytest.raises(CheckFailure, match="called by the check, raised"):
        seen["x"]


def test_stderr_is_restored_afterwards(ask):
    before = sys.stderr

    ask("def answer(x): raise SystemExit")(torch.ones(1))

    assert sys.stderr is before


def test_a_not_implemented_error_of_pytorch_is_no_stub(ask):
    seen = ask("def answer(x):\n    return torch.ones(2, device='meta').tolist()\n")(torch.ones(1))

    failure = failure_of(seen)

    assert not isinstance(failure, NotAttempted)
    assert "NotImplementedError" in (failure.finding.raised or "")


def test_a_stub_on_one_line_is_not_attempted(ask):
    seen = ask("def answer(x): raise NotImplementedError()")(torch.ones(1))

    assert isinstance(failure_of(seen), NotAttempted)


@pytest.mark.parametrize(
    ("sent", "text"),
    [
        (torch.tensor([1.0, -2.5]), "[1.0, -2.5]"),
        (torch.tensor([1, 2]), "[1, 2]"),
        (torch.tensor([1.0]).double(), "[1.0] (float64)"),
        (torch.tensor([True]), "[True]"),
        (torch.tensor([1, 2]).int(), "[1, 2] (int32)"),
        (torch.tensor(0.1), "tensor(0.1)"),
        (torch.tensor(0.1).double() + 1e-9, "tensor(0.10000000249011612) (float64)"),
        (torch.tensor([0.1]).half(), "[0.1] (float16)"),
        (torch.tensor([float("nan"), float("inf")]), "[nan, inf]"),
        (torch.tensor([2.0**24 + 2]), "[16777218.0]"),
        (16777217.25, "16777217.25"),
        ([0.1, 2], "[0.1, 2]"),
        ({"half": torch.tensor([1.5]).bfloat16()}, "{'half': [1.5] (bfloat16)}"),
    ],
)
def test_inputs_are_shown_with_their_element_type_and_their_digits(sent, text):
    assert handed(sent).given.startswith(f"values = {text}")
