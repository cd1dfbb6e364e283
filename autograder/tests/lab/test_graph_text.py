"""What a drawing says: it names every node, tells leaves from results, and gives a reason."""

from __future__ import annotations

import gc
import re
import warnings
import weakref

import pytest
import torch
from torch import Tensor

from autograder.lab import GraphDrawing, draw_graph
from autograder.lab._graph import Link
from autograder.tests.support.device_fixtures import run_python

pytestmark = pytest.mark.usefixtures("graphviz")


class Cube(torch.autograd.Function):
    """A learner's own operation, which saves its input."""

    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x**3

    @staticmethod
    def backward(ctx, grad_out):
        (x,) = ctx.saved_tensors
        return 3 * x**2 * grad_out


def make_leaf(size: int = 3) -> Tensor:
    return torch.arange(1.0, size + 1, requires_grad=True)


def lines(drawing: GraphDrawing) -> list[str]:
    return repr(drawing).splitlines()


def test_the_text_is_the_tree_from_the_output_down_to_the_leaf() -> None:
    x = make_leaf()
    c = torch.ones(3)
    y = x * c
    loss = y.sum()

    assert lines(draw_graph(loss, names={"x": x, "c": c, "y": y, "loss": loss})) == [
        "loss (): not a leaf",
        "└─ SumBackward0",
        "   └─ y (3,): not a leaf",
        "      └─ MulBackward0",
        "         ├─ AccumulateGrad: adds into x.grad",
        "         │  └─ x (3,): leaf, requires grad",
        "         └─ no gradient: c (3,): leaf, requires no grad",
    ]


def test_without_names_the_shapes_and_words_still_tell_leaf_from_result() -> None:
    x = make_leaf()

    assert lines(draw_graph(x.exp())) == [
        "tensor (3,): not a leaf",
        "└─ ExpBackward0",
        "   └─ AccumulateGrad: adds into .grad",
        "      └─ tensor (3,): leaf, requires grad",
    ]


def test_a_leaf_used_twice_is_written_once_and_referred_to() -> None:
    x = make_leaf()

    text = lines(draw_graph(x * x, names={"x": x}))

    assert text[2:] == [
        "   ├─ AccumulateGrad: adds into x.grad [1]",
        "   │  └─ x (3,): leaf, requires grad",
        "   └─ AccumulateGrad [1], see above",
    ]


def test_each_named_output_of_one_operation_goes_its_own_way() -> None:
    x = make_leaf(2)
    a, b = x.unbind()
    product = a.exp() * b

    graph = draw_graph(product, names={"a": a, "b": b}).graph
    titles = [node.title for node in graph.nodes]
    ways = {(titles[e.tail], titles[e.head]) for e in graph.edges if e.link is Link.FLOW}

    assert {("a ()", "ExpBackward0"), ("b ()", "MulBackward0")} <= ways
    assert ("b ()", "ExpBackward0") not in ways
    assert ("UnbindBackward0", "MulBackward0") not in ways


def test_two_names_of_one_tensor_are_both_shown() -> None:
    x = make_leaf()

    assert "x, same (3,): leaf, requires grad" in repr(
        draw_graph(x.sum(), names={"x": x, "same": x})
    )


def test_a_view_says_whose_memory_it_shares() -> None:
    x = make_leaf(4)
    v = (x * 1).view(2, 2)

    assert lines(draw_graph(v, names={"x": x, "v": v})) == [
        "v (2, 2): not a leaf",
        "├─ ViewBackward0",
        "│  └─ tensor (4,): not a leaf [1]",
        "│     └─ MulBackward0",
        "│        └─ AccumulateGrad: adds into x.grad",
        "│           └─ x (4,): leaf, requires grad",
        "└─ shares memory with: tensor (4,) [1], see above",
    ]


def test_a_result_that_retains_its_gradient_says_so() -> None:
    y = make_leaf() * 2
    y.retain_grad()

    assert lines(draw_graph(y, names={"y": y}))[0] == "y (3,): not a leaf, retains grad"


def test_a_tensor_without_history_gets_a_sentence_and_no_picture() -> None:
    x = torch.ones(3)

    drawing = draw_graph(x, names={"x": x})

    assert repr(drawing) == "no graph: x does not require grad"
    assert drawing._repr_mimebundle_() == {"text/plain": repr(drawing)}


def test_a_leaf_alone_says_that_no_recorded_operation_made_it() -> None:
    x = make_leaf()

    assert lines(draw_graph(x, names={"x": x})) == [
        "x (3,): leaf, requires grad",
        "no recorded operation made x: it is a leaf",
    ]


def test_a_named_tensor_outside_the_graph_is_mentioned_with_the_reason() -> None:
    x, w, target = make_leaf(), make_leaf(), torch.zeros(3)
    loss = (x - target).sum()

    text = lines(draw_graph(loss, names={"x": x, "w": w, "target": target}))

    assert text[-2:] == [
        "not in the graph: w (no history here leads back to it)",
        "not in the graph: target (does not require grad)",
    ]


def test_one_tensor_without_history_does_not_hide_the_graph_of_another() -> None:
    text = lines(draw_graph(torch.ones(2), make_leaf().sum()))

    assert text[0] == "tensor (): not a leaf"
    assert text[-1] == "no graph: argument 1 does not require grad"


def test_saved_tensors_are_shown_on_request_under_the_names_given() -> None:
    x, c = make_leaf(), torch.full((3,), 2.0)
    y = x * c

    without = repr(draw_graph(y, names={"x": x, "c": c}))
    with_saved = repr(draw_graph(y, names={"x": x, "c": c}, show_saved=True))

    assert "saved" not in without
    assert "saved other (3,): the value of c" in with_saved


@pytest.mark.parametrize("show_saved", [False, True])
def test_a_freed_graph_is_drawn_and_says_that_it_is_freed(show_saved: bool) -> None:
    x = make_leaf()
    loss = (x**2).sum()
    before = lines(draw_graph(loss, names={"x": x}))

    loss.backward()

    after = lines(draw_graph(loss, names={"x": x}, show_saved=show_saved))
    assert after == [*before, "freed: a backward pass came through; what it used is gone"]


def test_a_retained_graph_is_not_called_freed() -> None:
    loss = (make_leaf() ** 2).sum()

    loss.backward(retain_graph=True)

    assert "freed" not in repr(draw_graph(loss))


def test_a_saved_tensor_changed_in_place_is_told_before_backward_is() -> None:
    y = make_leaf().exp()
    with torch.no_grad():
        y.zero_()

    text = lines(draw_graph(y, names={"y": y}))

    assert text[-1] == "changed in place: what ExpBackward0 saved; backward() will refuse"
    assert "saved result" not in "\n".join(text)


def test_the_box_of_a_saved_tensor_changed_in_place_stays_and_says_so() -> None:
    x, c = make_leaf(), torch.ones(3)
    y = x * c
    c.add_(1).add_(1)

    text = lines(draw_graph(y, names={"x": x, "c": c, "y": y}, show_saved=True))

    assert text[1:] == [
        "└─ MulBackward0",
        "   ├─ AccumulateGrad: adds into x.grad",
        "   │  └─ x (3,): leaf, requires grad",
        "   ├─ no gradient: c (3,): leaf, requires no grad",
        "   └─ saved other (3,): c changed in place: version 2, saved at 0",
        "changed in place: what MulBackward0 saved; backward() will refuse",
    ]


def test_the_versions_in_the_drawing_are_those_backward_complains_of() -> None:
    x, c = make_leaf(), torch.ones(3)
    c.add_(1)
    y = x * c
    c.add_(1)

    text = repr(draw_graph(y, show_saved=True))

    assert "saved other (3,): changed in place: version 2, saved at 1" in text
    with pytest.raises(RuntimeError, match="is at version 2; expected version 1"):
        y.sum().backward()


SAVED_TENSOR = torch._C._autograd.SavedTensor


@pytest.mark.parametrize("unpacks", [hasattr(SAVED_TENSOR, "unpack"), False])
def test_of_many_tensors_saved_together_only_the_changed_one_is_marked(
    monkeypatch: pytest.MonkeyPatch, unpacks: bool
) -> None:
    if not unpacks:  # as before PyTorch 2.13
        monkeypatch.delattr(SAVED_TENSOR, "unpack", raising=False)
    x, row, column = torch.ones(2, 2, requires_grad=True), torch.tensor([0]), torch.tensor([1])
    y = x[row, column]
    column.zero_()

    text = lines(draw_graph(y, names={"row": row, "column": column}, show_saved=True))

    assert [line for line in text if "saved indices" in line] == [
        "   ├─ saved indices[0] (1,): the value of row",
        "   └─ saved indices[1] (1,): column changed in place: version 1, saved at 0",
    ]


class ScaleAndKeep(torch.autograd.Function):
    """A learner's own operation, which saves an input and its own output."""

    @staticmethod
    def forward(ctx, x, c):
        y = x * c
        ctx.save_for_backward(c, y)
        return y

    @staticmethod
    def backward(ctx, grad_out):
        c, _ = ctx.saved_tensors
        return c * grad_out, None


@pytest.mark.parametrize(
    ("changed", "boxes"),
    [
        pytest.param(
            "c",
            ["saved [0] (3,): c changed in place: version 1, saved at 0", "saved [1] (3,)"],
            id="input",
        ),
        pytest.param(
            "y",
            ["saved [0] (3,): the value of c", "saved [1] (3,): changed in place: version 1, "],
            id="own-output",
        ),
        pytest.param(
            "cy",
            [
                "saved [0] (3,): c changed in place: version 1, saved at 0"
                if hasattr(SAVED_TENSOR, "unpack")
                else "saved [0] (3,): c perhaps changed in place: version 1, saved at an unknown",
                "saved [1] (3,): perhaps changed in place: version 1, saved at an unknown one",
            ],
            id="both",
        ),
    ],
)
def test_what_an_own_operation_saved_is_drawn_though_it_was_changed(changed, boxes) -> None:
    x, c = make_leaf(), torch.ones(3)
    y = ScaleAndKeep.apply(x, c)
    with torch.no_grad():
        for name in changed:
            {"c": c, "y": y}[name].add_(1)

    text = repr(draw_graph(y, names={"x": x, "c": c}, show_saved=True))

    assert all(box in text for box in boxes), text
    assert ("perhaps" in text) == (changed == "cy")
    assert text.endswith(
        "changed in place: what ScaleAndKeepBackward saved; backward() will refuse"
    )


def test_an_operation_of_the_learners_own_is_drawn_with_what_it_saved() -> None:
    x = make_leaf()
    y = Cube.apply(x)

    text = lines(draw_graph(y, names={"x": x}, show_saved=True))

    assert text[1:] == [
        "└─ CubeBackward",
        "   ├─ AccumulateGrad: adds into x.grad",
        "   │  └─ x (3,): leaf, requires grad",
        "   └─ saved [0] (3,): the value of x",
    ]


def test_a_freed_operation_of_the_learners_own_is_drawn_and_told_not_raised() -> None:
    y = Cube.apply(make_leaf())
    y.sum().backward()

    text = lines(draw_graph(y, show_saved=True))

    assert text[1] == "└─ CubeBackward"
    assert text[-1] == "freed: a backward pass came through; what it used is gone"


def test_a_graph_of_thousands_of_operations_is_refused_in_one_sentence() -> None:
    y = make_leaf()
    for _ in range(2000):
        y = y + 1

    assert repr(draw_graph(y)).startswith("too large to draw: 2003 tensors and operations.")


def test_a_module_is_drawn_with_the_names_of_its_parameters() -> None:
    model = torch.nn.Sequential(torch.nn.Linear(4, 3), torch.nn.ReLU(), torch.nn.Linear(3, 1))
    model[0].weight.requires_grad_(False)
    loss = model(torch.ones(2, 4)).sum()

    text = repr(draw_graph(loss, names=dict(model.named_parameters())))

    assert re.search(r"0\.bias \(3,\): leaf, requires grad", text)
    assert re.search(r"2\.weight \(1, 3\): leaf, requires grad", text)
    assert "not in the graph: 0.weight (does not require grad)" in text


@pytest.mark.parametrize(
    "make",
    [
        pytest.param(lambda x: x * x + x, id="shared leaf"),
        pytest.param(lambda x: (x.view(1, -1) @ x.view(-1, 1)).sigmoid(), id="views"),
        pytest.param(lambda x: torch.stack(x.unbind()).softmax(0).log(), id="several outputs"),
        pytest.param(lambda x: torch.nn.functional.mse_loss(x, torch.zeros(3)), id="loss"),
        pytest.param(
            lambda x: torch.autograd.grad((x**3).sum(), x, create_graph=True)[0], id="double"
        ),
    ],
)
def test_the_nodes_and_edges_are_those_torchviz_finds(make) -> None:
    from torchviz import make_dot

    y = make(make_leaf())
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        source = make_dot(y).source

    graph = draw_graph(y).graph

    assert len(graph.nodes) == len(set(re.findall(r"^\t(\d+) \[", source, re.MULTILINE)))
    assert len(graph.edges) == len(re.findall(r" -> ", source))


def test_looking_changes_no_gradient_and_keeps_nothing_alive() -> None:
    gc.collect()
    gc.disable()
    try:
        x = make_leaf()
        loss = (x**2).sum()
        draw_graph(loss, names={"x": x}, show_saved=True)
        assert x.grad is None
        watched = weakref.ref(x)
        del x, loss
        assert watched() is None
    finally:
        gc.enable()


def test_what_is_no_tensor_is_refused_by_name() -> None:
    x = make_leaf()

    with pytest.raises(TypeError, match="argument 1 is a float"):
        draw_graph(1.5)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="lr is a float"):
        draw_graph(x, names={"lr": 0.1})  # type: ignore[dict-item]
    with pytest.raises(TypeError, match="for example draw_graph"):
        draw_graph()


@pytest.mark.slow
def test_a_graph_is_drawn_where_python_has_no_distutils():
    """torchviz imports it; Python 3.12 dropped it, and setuptools need not be there."""
    done = run_python(
        "import sys\nsys.modules['distutils'] = None\n"
        "import torch\nfrom autograder.lab import draw_graph\n"
        "x = torch.ones(2, requires_grad=True)\n"
        "print(draw_graph((x * 3).sum(), names={'x': x}).text)\n"
        "print(sys.modules['distutils'], 'distutils.version' in sys.modules)\n"
    )

    assert "MulBackward0" in done.stdout, done.stderr
    assert done.stdout.splitlines()[-1] == "None False"
