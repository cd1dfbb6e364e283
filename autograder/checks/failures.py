"""A learner's exception, told as theirs: which call, with what, and which line of their code."""

import ast
import linecache
from collections.abc import Mapping
from types import FunctionType
from typing import Any

from autograder.checks.check_failure import CheckFailure, NotAttempted
from autograder.checks.texts import argument_text
from autograder.course.findings import Finding

# Exceptions PyTorch raises for a recognised mistake: (type, stable part of the text, id).
# Only short parts: the wording drifts between versions.
KNOWN_ERRORS: list[tuple[str, str, str]] = [
    ("RuntimeError", "could not infer output dtype", "mean-of-integers"),
    # Of matrix products only: `linalg.solve` and others say nearly the same.
    ("RuntimeError", "expected m1 and m2 to have the same dtype", "dtypes-must-match"),
    ("RuntimeError", "mat1 and mat2 must have the same dtype", "dtypes-must-match"),
    ("RuntimeError", "self and mat2 must have the same dtype", "dtypes-must-match"),
    ("RuntimeError", "addmv input tensors must have the same dtype", "dtypes-must-match"),
    ("RuntimeError", "dot : expected both vectors to have same dtype", "dtypes-must-match"),
    ("RuntimeError", "can't be cast to the desired output type", "in-place-keeps-dtype"),
    ("RuntimeError", "Boolean value of Tensor with more than one", "truth-of-many"),
    ("TypeError", "len() of a 0-d tensor", "scalar-has-no-length"),
    ("AssertionError", "Torch not compiled with CUDA enabled", "cuda-hard-coded"),
    ("RuntimeError", "Found no NVIDIA driver", "cuda-hard-coded"),
    ("RuntimeError", "No CUDA GPUs are available", "cuda-hard-coded"),
    ("RuntimeError", "Expected all tensors to be on the same device", "devices-mixed"),
    ("RuntimeError", "indices should be either on cpu or on the same device", "devices-mixed"),
    ("TypeError", "device type tensor to numpy", "numpy-needs-the-cpu"),
    ("RuntimeError", "does not require grad and does not have a grad_fn", "nothing-requires-grad"),
    ("RuntimeError", "grad can be implicitly created only for scalar", "vector-needs-a-vector"),
    ("RuntimeError", "Mismatch in shape: grad_output", "vector-of-wrong-shape"),
    ("RuntimeError", "backward through the graph a second time", "freed-graph"),
    ("RuntimeError", "to not have been used in the graph", "unused-input"),
    ("RuntimeError", "can only change requires_grad flags of leaf", "flag-of-a-computed-tensor"),
    ("RuntimeError", "can require gradients", "integers-cannot-require-grad"),
    ("RuntimeError", "view size is not compatible with input", "view-needs-even-strides"),
    ("RuntimeError", "more than one element of the written-to", "write-to-expanded-tensor"),
    ("RuntimeError", "some elements of the input tensor and", "overlapping-cells"),
    ("RuntimeError", "cannot resize variables that require", "resize-requires-no-grad"),
    ("RuntimeError", "leaf Variable that requires grad is being used", "leaf-changed-in-place"),
    ("RuntimeError", "has been modified by an inplace operation", "saved-value-changed"),
    ("RuntimeError", "Can't call numpy() on Tensor that requires grad", "numpy-of-recorded"),
    ("RuntimeError", "Inference tensors cannot be saved for backward", "inference-tensor"),
    ("RuntimeError", "inference tensor outside InferenceMode", "inference-tensor"),
    ("ValueError", "can't optimize a non-leaf Tensor", "optimize-non-leaf"),
    ("RuntimeError", "can't retain_grad on Tensor that has", "no-gradient-comes-by"),
    ("RuntimeError", "cannot register a hook on a tensor that", "no-gradient-comes-by"),
    ("RuntimeError", "hooks cannot be registered on non-leaf", "late-hook-on-a-result"),
    ("RuntimeError", "has changed the size of value", "hook-returned-something-else"),
    ("RuntimeError", "has changed the type of value", "hook-returned-something-else"),
    ("TypeError", "expected Variable, but hook returned", "hook-returned-something-else"),
    ("RuntimeError", "Output 0 of BackwardHookFunction", "wrapped-output-changed"),
    ("AttributeError", "'float' object has no attribute 'backward'", "number-instead-of-tensor"),
    ("RuntimeError", "cannot be converted to Scalar", "item-of-many"),
    ("ValueError", "only one element tensors can be converted", "item-of-many"),
    ("IndexError", "invalid index of a 0-dim tensor", "old-loss-index"),
    ("TypeError", "Object of type Tensor is not JSON", "still-a-tensor"),
    ("KeyError", "tensor(", "tensor-as-key"),
    (
        "AttributeError",
        "'NoneType' object has no attribute 'next_functions'",
        "edge-leads-nowhere",
    ),
    (
        "AttributeError",
        "'NoneType' object has no attribute 'zero_'",
        "cleared-before-first-backward",
    ),
]

# What a call is called that is hidden, or too long.
_HIDDEN = "the check"
# A longer one is the check's own arithmetic around a call, and tells a learner nothing.
_LONGEST_CALL = 80

# Only where the learner's own line raised it: what torch itself indexes is another matter.
_OF_THE_LINE_ITSELF = {"old-loss-index"}

# Where hidden tests begin and end in a test cell (nbgrader's default markers).
HIDDEN_BEGIN, HIDDEN_END = "### BEGIN HIDDEN TESTS", "### END HIDDEN TESTS"


def failure_of(
    error: Mapping[str, Any],
    function: FunctionType,
    sent: Mapping[str, Any],
    given: str,
    means: Mapping[str, str] | None = None,
) -> CheckFailure:
    """The failure that says what ``error`` (see `beside.error_facts`) means to a learner.

    ``means`` says what a text means in this question: misconception id -> part of the text.
    """
    name = error["missing_name"]
    if name is not None:
        return NotAttempted(
            Finding(
                f"`{name}` does not exist yet.",
                try_next="run the cells above, from the top of this question; if one stops with an"
                " error, fix that first",
            )
        )
    if is_stub(error):
        return NotAttempted(
            Finding(
                f"Not attempted yet: `{error['function']}` still raises NotImplementedError.",
                try_next="write your answer in place of `raise NotImplementedError()`",
            )
        )
    message = _first_line(error["message"])
    said = f"{error['type_name']}: {message}" if message else str(error["type_name"])
    call = _call(error["at"], function, sent)
    theirs = error["function"] is not None
    whose = _theirs(call) if theirs else _ours(call)
    line = f"line {error['line_number']} of your cell: {error['line']}" if theirs else None
    known = meaning_of(error, means)
    mixed = recognised(error) == "devices-mixed" and _met_the_cpu(error)
    made = error["made_on_cpu"] if mixed else ()
    return CheckFailure(
        Finding(
            whose,
            given=given,
            raised=said,
            where=line,
            seen=f"a tensor on the CPU, made in {made[0]}" if made else None,
            misconception="made-on-the-cpu" if made and known == "devices-mixed" else known,
        )
    )


def _first_line(message: str) -> str:
    """The first line of a message, with the next one where it only announces that."""
    first, *more = message.splitlines() or [""]
    return f"{first} {more[0].strip()}" if more and first.endswith(":") else first


def is_stub(error: Mapping[str, Any]) -> bool:
    """Whether the learner's own line raised it: PyTorch, too, raises NotImplementedError."""
    line = error["line"]
    raised = error["by_learner"] and "NotImplementedError" in error["bases"]
    return raised and (not line or "raise" in line)


def _met_the_cpu(error: Mapping[str, Any]) -> bool:
    """Whether one of the devices that met was the CPU, and not two others."""
    return "cpu" in error["message"].replace("either on cpu", "")


def _theirs(call: str) -> str:
    if call == _HIDDEN:
        return "Your code, called by the check, raised an exception."
    return f"Your code raised an exception in {call}."


def _ours(call: str) -> str:
    if call == _HIDDEN:
        return "Your cell ran, but an exception was raised when the check used what it made."
    return f"Your cell ran, but {call} failed afterwards."


def meaning_of(error: Mapping[str, Any], means: Mapping[str, str] | None) -> str | None:
    """The misconception that an exception shows: one of ``means`` (see `failure_of`), or any."""
    if error["grad_exchanged"]:
        return "grad-arguments-exchanged"
    meant = (id for id, part in (means or {}).items() if part in error["message"])
    return next(meant, None) or recognised(error)


def recognised(error: Mapping[str, Any]) -> str | None:
    """What PyTorch's own words mean wherever they appear, if that is known."""
    for type_name, part, misconception in KNOWN_ERRORS:
        if type_name in error["bases"] and part in error["message"]:
            if misconception == "truth-of-many":
                return _who_asked(error["line"] or "") or misconception
            of_another = misconception in _OF_THE_LINE_ITSELF and not error["by_learner"]
            return None if of_another else misconception
    return None


def _who_asked(line: str) -> str | None:
    """What in a line can only have asked whether a whole tensor is true, if one thing can.

    A search for one among others compares it with them; max() looks for the largest.
    """
    try:
        tree = ast.parse(f"{line} pass" if line.endswith(":") else line)
    except SyntaxError:
        return None
    nodes = list(ast.walk(tree))
    compares = [node for node in nodes if isinstance(node, ast.Compare)]
    # What else decides something might be the tensor itself.
    decides = [
        part
        for node in nodes
        for part in (
            getattr(node, "test", None),
            *(getattr(node, "ifs", None) or ()),
            *(node.values if isinstance(node, ast.BoolOp) else ()),
            node.operand if isinstance(node, ast.UnaryOp) else None,
        )
        if part is not None and not isinstance(part, ast.BoolOp | ast.UnaryOp)
    ]
    searches, sorts = any(map(_searches, nodes)), any(map(_sorts, nodes))
    if any(map(_makes_a_loss, nodes)) and not (searches or sorts or compares or decides):
        return "loss-made-not-called"
    if searches and not sorts and all(map(_searches, [*compares, *decides])):
        return "in-compares-by-value"
    return "max-of-whole-tensors" if sorts and not (searches or compares or decides) else None


def _makes_a_loss(node: ast.AST) -> bool:
    """Such as ``nn.CrossEntropyLoss(out, y)``, which takes the two for settings."""
    if not isinstance(node, ast.Call) or len(node.args) < 2:
        return False
    return getattr(node.func, "attr", getattr(node.func, "id", "")).endswith("Loss")


def _sorts(node: ast.AST) -> bool:
    """Whether it calls one of Python's own functions that put values in order."""
    function = node.func if isinstance(node, ast.Call) else None
    return isinstance(function, ast.Name) and function.id in ("max", "min", "sorted")


def _searches(node: ast.AST) -> bool:
    """Whether it looks for a value among others."""
    if isinstance(node, ast.Compare):
        return all(isinstance(op, ast.In | ast.NotIn) for op in node.ops)
    method = node.func if isinstance(node, ast.Call) else None
    return isinstance(method, ast.Attribute) and method.attr in ("remove", "index", "count")


def _call(at: list[int] | None, function: FunctionType, sent: Mapping[str, Any]) -> str:
    """The failing call of the probe with its arguments written out; vague if it is hidden."""
    lines = linecache.getlines(function.__code__.co_filename)
    if at is None or not lines or _is_hidden(lines, function.__code__.co_firstlineno):
        return _HIDDEN
    first, last, start, end = at
    # Positions count UTF-8 bytes, as the compiler does.
    taken = [line.encode() for line in lines[first - 1 : last]]
    taken[-1] = taken[-1][:end]
    taken[0] = taken[0][start:]
    try:
        tree = ast.parse(b"".join(taken).decode().strip(), mode="eval")
    except (SyntaxError, UnicodeDecodeError):
        return _HIDDEN
    call = ast.unparse(_WriteOut(sent).visit(tree))
    return f"`{call}`" if len(call) <= _LONGEST_CALL else _HIDDEN


class _WriteOut(ast.NodeTransformer):
    """Puts the values sent to the probe in place of its argument names, if they are short."""

    def __init__(self, sent: Mapping[str, Any]) -> None:
        self._sent = sent

    def visit_Call(self, node: ast.Call) -> ast.AST:
        # What is written like a list has none of a tensor's methods; a copy is written the same.
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name() as copied, attr="clone"), args=[]):
                return self.visit_Name(copied)
        return self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        return node if isinstance(node.value, ast.Name) else self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id not in self._sent:
            return node
        text = argument_text(self._sent[node.id])
        return ast.copy_location(ast.Name(text if len(text) <= 40 else node.id), node)


def _is_hidden(lines: list[str], number: int) -> bool:
    before = [line.strip() for line in lines[: number - 1]]
    begins = [i for i, line in enumerate(before) if line.startswith(HIDDEN_BEGIN)]
    ends = [i for i, line in enumerate(before) if line.startswith(HIDDEN_END)]
    return bool(begins) and (not ends or ends[-1] < begins[-1])
