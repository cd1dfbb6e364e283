"""Numbers in a drawing: what `backward()` would do, read without doing it."""

from __future__ import annotations

import gc
import itertools
import weakref
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor

from autograder.lab import GraphDrawing, draw_graph
from autograder.lab._layout import label_of, lay_out, lines_of
from autograder.lab._style import DETAIL_SIZE, text_width
from autograder.lab._valuing import roots_of, starting_gradients
from autograder.lab._walking import walk

pytestmark = pytest.mark.usefixtures("graphviz")


class Cube(torch.autograd.Function):
    """A learner's own operation, which counts its calls."""

    calls = 0

    @staticmethod
    def forward(ctx: Any, x: Tensor, power: int, unused: Tensor) -> Tensor:
        ctx.save_for_backward(x)
        return x**power

    @staticmethod
    def backward(ctx: Any, grad_out: Tensor) -> Any:
        Cube.calls += 1
        (x,) = ctx.saved_tensors
        return 3 * x**2 * grad_out, None, None


def make_leaf(*numbers: float) -> Tensor:
    return torch.tensor(numbers or 3, dtype=torch.float32, requires_grad=True)


def lines(drawing: GraphDrawing) -> list[str]:
    return repr(drawing).splitlines()


def make_mlp() -> tuple[Tensor, list[Tensor]]:
    model = torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.Tanh(), torch.nn.Linear(8, 3))
    loss = torch.nn.functional.cross_entropy(
        model(torch.randn(5, 4)), torch.tensor([0, 1, 2, 1, 0])
    )
    return loss, list(model.parameters())


def make_diamond() -> tuple[Tensor, list[Tensor]]:
    x = make_leaf()
    return x * x + x.exp() * x, [x]


def make_unbind() -> tuple[Tensor, list[Tensor]]:
    x = make_leaf(1, 2, 3)
    a, _, c = x.unbind()
    return a.exp() * c, [x]


def make_broadcast() -> tuple[Tensor, list[Tensor]]:
    w, b = torch.randn(3, 4, requires_grad=True), torch.randn(4, requires_grad=True)
    return (torch.randn(5, 3) @ w + b).pow(2).mean(), [w, b]


def make_cnn() -> tuple[Tensor, list[Tensor]]:
    model = torch.nn.Sequential(
        torch.nn.Conv2d(1, 2, 3), torch.nn.BatchNorm2d(2), torch.nn.ReLU(), torch.nn.Flatten(),
        torch.nn.Dropout(), torch.nn.Linear(2 * 4 * 4, 2),
    )  # fmt: skip
    return model(torch.randn(3, 1, 6, 6)).square().sum(), list(model.parameters())


def make_lstm() -> tuple[Tensor, list[Tensor]]:
    model = torch.nn.LSTM(2, 3)
    return model(torch.randn(2, 1, 2))[0].sum(), list(model.parameters())


def make_in_place_view() -> tuple[Tensor, list[Tensor]]:
    x, y = make_leaf(1, 2, 3), make_leaf(5)
    z = x * 1
    z[1:2].mul_(y)
    return (z**2).sum(), [x, y]


def make_mixed_dtypes() -> tuple[Tensor, list[Tensor]]:
    x = make_leaf(1, 2)
    return (x.double() * torch.ones(2, dtype=torch.float64)).sum(), [x]


GRAPHS = [make_mlp, make_diamond, make_unbind, make_broadcast, make_cnn, make_lstm]
GRAPHS += [make_in_place_view, make_mixed_dtypes]


@pytest.mark.parametrize("make", GRAPHS)
def test_what_arrives_at_the_leaves_is_what_backward_leaves_there(
    make: Callable[[], tuple[Tensor, list[Tensor]]],
) -> None:
    torch.manual_seed(0)
    loss, leaves = make()

    calls = walk(roots_of(starting_gradients([loss], None, run_own=False)))
    found = {id(call.leaf): call.arrived[0] for call in calls if call.leaf is not None}

    loss.backward()
    for leaf in leaves:
        assert leaf.grad is not None
        torch.testing.assert_close(found[id(leaf)], leaf.grad, rtol=0, atol=0)


@pytest.mark.parametrize("make", GRAPHS)
def test_the_calls_come_in_the_order_of_the_engine(
    make: Callable[[], tuple[Tensor, list[Tensor]]],
) -> None:
    loss, _ = make()
    walked = [call.node for call in walk(roots_of(starting_gradients([loss], None, run_own=False)))]
    called: list[Any] = []
    for node in walked:
        node.register_prehook(lambda grads, node=node: called.append(node))

    loss.backward()

    assert [node.name() for node in walked] == [node.name() for node in called]
    operations = [
        [id(n) for n in nodes if not hasattr(n, "variable")] for nodes in (walked, called)
    ]
    assert operations[0] == operations[1]
    assert {id(node) for node in walked} == {id(node) for node in called}


def test_every_line_has_its_data_and_the_gradient_that_comes_along_its_edge() -> None:
    x, c = make_leaf(), torch.tensor(2.0)
    y = x * c
    loss = y * x

    drawing = draw_graph(loss, names={"x": x, "c": c, "y": y, "loss": loss}, values=True)

    assert lines(drawing) == [
        "loss (): not a leaf · data 18.0 · gets 1.0",
        "└─ MulBackward0 · gets 1.0",
        "   ├─ y (): not a leaf · data 6.0 · gets 3.0",
        "   │  └─ MulBackward0 · gets 3.0",
        "   │     ├─ AccumulateGrad: adds into x.grad [1] · gets 6.0 (12.0 in all)",
        "   │     │  └─ x (): leaf, requires grad · data 3.0 · gets 12.0",
        "   │     └─ no gradient: c (): leaf, requires no grad · data 2.0",
        "   └─ AccumulateGrad [1], see above · gets 6.0",
    ]


def test_an_unnamed_result_shows_its_numbers_only_where_an_operation_saved_it() -> None:
    x = make_leaf()

    text = lines(draw_graph(x.exp().add(1).add(1), values=True))

    assert [line for line in text if "result" in line] == [
        "      └─ ExpBackward0 · result 20.09 · gets 1.0"
    ]


def test_named_outputs_of_one_operation_get_each_its_own_gradient() -> None:
    x = make_leaf(1, 2)
    a, b = x.unbind()

    text = "\n".join(lines(draw_graph(a * b, names={"a": a, "b": b, "x": x}, values=True)))

    assert "a (): not a leaf · data 1.0 · gets 2.0" in text
    assert "b (): not a leaf · data 2.0 · gets 1.0" in text
    assert "x (2,): leaf, requires grad · data [1.0, 2.0] · gets [2.0, 1.0]" in text


def test_a_result_used_twice_gets_two_parts_and_the_operation_behind_it_their_sum_once() -> None:
    x = make_leaf()
    y = x.exp()

    text = lines(draw_graph(y * 2 + y * 3, names={"x": x, "y": y}, values=True))

    assert [line.lstrip("│├└─ ") for line in text if "y ()" in line or "Exp" in line] == [
        "y (): not a leaf [1] · data 20.09 · gets 2.0",
        "ExpBackward0 · gets 5.0",
        "y () [1], see above · gets 3.0",
    ]


def test_a_grad_that_is_already_there_stands_beside_the_one_that_would_come() -> None:
    x = make_leaf()
    loss = x * x
    loss.backward(retain_graph=True)

    text = repr(draw_graph(loss, names={"x": x}, values=True))

    assert "x (): leaf, requires grad · data 3.0 · .grad 6.0 · gets 6.0" in text


@pytest.mark.parametrize(
    ("tensor", "says"),
    [
        pytest.param(torch.tensor(2.0), "data 2.0", id="whole"),
        pytest.param(torch.tensor(1 / 3), "data 0.3333", id="digits"),
        pytest.param(torch.tensor(22053.6), "data 22054", id="large"),
        pytest.param(
            torch.tensor([[1.0, 2.5], [-1, 0]]), "data [[1.0, 2.5], [-1.0, 0.0]]", id="2d"
        ),
        pytest.param(torch.zeros(64, 10), "data all 0.0, shape (64, 10)", id="all-equal"),
        pytest.param(torch.arange(100.0), "data shape (100,)", id="many"),
        pytest.param(torch.empty(0, 3), "data nothing, shape (0, 3)", id="empty"),
        pytest.param(torch.tensor([float("nan")] * 20), "data shape (20,)", id="nan"),
        pytest.param(torch.tensor(1 + 2j), "data 1+2j", id="complex"),
        pytest.param(torch.ones(2, device="meta"), "data shape (2,)", id="meta"),
    ],
)
def test_numbers_are_few_digits_and_large_tensors_their_shape(tensor: Tensor, says: str) -> None:
    x = tensor.requires_grad_()

    text = lines(draw_graph(x, names={"x": x}, values=True, grad_out=torch.ones_like(x)))

    assert text[0].startswith(f"x {tuple(x.shape)}: leaf, requires grad · {says} · gets")


def test_looking_runs_no_hook_fills_nothing_frees_nothing_and_bumps_no_version() -> None:
    ran: list[str] = []
    x = make_leaf(1, 2)
    y = x.exp()
    y.retain_grad()
    y.register_hook(lambda grad: ran.append("tensor"))
    x.register_post_accumulate_grad_hook(lambda leaf: ran.append("leaf"))
    loss = y.sum()
    assert loss.grad_fn is not None and y.grad_fn is not None
    y.grad_fn.register_prehook(lambda grads: ran.append("before"))
    y.grad_fn.register_hook(lambda grads, outs: ran.append("after"))

    drawing = draw_graph(loss, names={"x": x, "y": y}, values=True, show_saved=True)

    assert (ran, x.grad, y.grad, x._version, y._version) == ([], None, None, 0, 0)
    assert "not run: the hook on y" in repr(drawing)
    assert "not run: the hook on x" in repr(drawing)
    loss.backward()
    assert sorted(ran) == ["after", "before", "leaf", "tensor"]


def test_looking_keeps_nothing_alive() -> None:
    gc.collect()
    gc.disable()
    try:
        x = make_leaf(1, 2)
        y = x.exp()
        loss = (y * y).sum()
        drawing = draw_graph(loss, names={"x": x, "y": y}, values=True)
        watched = [weakref.ref(x), weakref.ref(y)]
        del x, y, loss
        assert [ref() for ref in watched] == [None, None]
        assert "gets" in repr(drawing)
    finally:
        gc.enable()


def test_the_drawing_is_the_same_inside_no_grad_and_inference_mode() -> None:
    x = make_leaf()
    loss = x.exp() * x
    outside = repr(draw_graph(loss, values=True))

    with torch.no_grad():
        assert repr(draw_graph(loss, values=True)) == outside
    with torch.inference_mode():
        assert repr(draw_graph(loss, values=True)) == outside


def test_a_learners_own_backward_is_run_on_request_alone() -> None:
    x = make_leaf(2)
    loss = Cube.apply(x * 1, 3, torch.ones(1)).sum()
    Cube.calls = 0

    unknown = repr(draw_graph(loss, names={"x": x}, values=True))
    calls_before = Cube.calls
    known = repr(draw_graph(loss, names={"x": x}, values=True, run_own=True))

    assert (calls_before, Cube.calls) == (0, 1)
    assert "x (1,): leaf, requires grad · data [2.0] · gets ?" in unknown
    assert unknown.endswith(
        "not known (?): what CubeBackward sends: its backward() is your own code; "
        "run_own=True runs it"
    )
    assert "x (1,): leaf, requires grad · data [2.0] · gets [12.0]" in known


def test_an_unpack_hook_is_run_on_request_alone() -> None:
    ran: list[str] = []

    def unpack(kept: Tensor) -> Tensor:
        ran.append("unpack")
        return kept

    x = make_leaf()
    with torch.autograd.graph.saved_tensors_hooks(lambda tensor: tensor, unpack):
        y = x.exp()

    unknown = repr(draw_graph(y, names={"x": x}, values=True, show_saved=True))
    assert ran == []
    known = repr(draw_graph(y, names={"x": x}, values=True, run_own=True))

    assert "gets ?" in unknown
    assert "not drawn: what ExpBackward0 saved is packed by a hook of yours" in unknown
    assert "gets 20.09" in known and ran


def test_a_backward_that_raises_is_quoted_and_what_is_behind_it_unknown() -> None:
    class Broken(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            return x * 2

        @staticmethod
        def backward(ctx: Any, grad_out: Tensor) -> Any:
            raise ValueError("not yet")

    text = repr(draw_graph(Broken.apply(make_leaf()), values=True, run_own=True))

    assert text.endswith("what BrokenBackward sends: it raises ValueError: not yet")
    assert "gets ?" in text


def test_a_freed_graph_keeps_its_data_and_says_why_there_are_no_gradients() -> None:
    x = make_leaf()
    loss = x.exp()
    loss.backward()

    text = lines(draw_graph(loss, names={"x": x}, values=True))

    assert text[3].endswith("x (): leaf, requires grad · data 3.0 · .grad 20.09")
    assert "gets" not in "\n".join(text)
    assert text[-1] == (
        "no gradients: a backward pass has freed what ExpBackward0 saved; compute the result "
        "again, or use retain_graph=True"
    )


def test_a_saved_tensor_changed_in_place_leaves_no_gradients_and_says_why() -> None:
    x, c = make_leaf(1, 2), torch.ones(2)
    loss = (x * c).sum()
    c.add_(1)

    text = lines(draw_graph(loss, values=True))

    assert text[-1].startswith("no gradients: backward() would refuse, because what MulBackward0")


def test_gradients_of_several_numbers_start_from_grad_out() -> None:
    x = make_leaf(1, 2)
    y = x * x

    text = repr(draw_graph(y, names={"x": x}, values=True, grad_out=torch.tensor([1.0, 10.0])))

    assert text.startswith("tensor (2,): not a leaf · data [1.0, 4.0] · gets [1.0, 10.0]")
    assert "data [1.0, 2.0] · gets [2.0, 40.0]" in text


def test_several_results_start_each_from_its_own_gradient() -> None:
    x = make_leaf()
    a, b = x * 2, x.exp()

    drawing = draw_graph(a, b, names={"x": x}, values=True, grad_out=[None, torch.tensor(0.0)])

    assert "data 3.0 · gets 2.0" in repr(drawing)


@pytest.mark.parametrize(
    ("arguments", "kind", "says"),
    [
        pytest.param({"values": True}, ValueError, r"has 2 elements.*add grad_out=", id="missing"),
        pytest.param(
            {"values": True, "grad_out": torch.ones(3)},
            ValueError,
            r"grad_out has shape \(3,\), and the tensor drawn has shape \(2,\)",
            id="other-shape",
        ),
        pytest.param(
            {"values": True, "grad_out": [torch.ones(2)] * 2},
            ValueError,
            "grad_out has 2 gradients, and 1 tensors are drawn",
            id="too-many",
        ),
        pytest.param({"values": True, "grad_out": 1.0}, TypeError, "is a float", id="number"),
        pytest.param({"grad_out": torch.ones(2)}, TypeError, "add values=True", id="no-values"),
    ],
)
def test_a_start_that_backward_would_refuse_is_refused_with_the_remedy(
    arguments: dict[str, Any], kind: type[Exception], says: str
) -> None:
    with pytest.raises(kind, match=says):
        draw_graph(make_leaf(1, 2) * 2, **arguments)


def make_drawing() -> GraphDrawing:
    loss, (x,) = make_diamond()
    return draw_graph(loss, names={"x": x, "loss": loss}, values=True, show_saved=True)


def test_the_picture_has_every_number_that_the_text_has() -> None:
    drawing = make_drawing()
    svg = ElementTree.fromstring(drawing.svg or "")
    words = {element.text for element in svg.iter("{http://www.w3.org/2000/svg}text")}

    for node in drawing.graph.nodes:
        assert set(lines_of(node)) <= words
    for edge in drawing.graph.edges:
        assert {label_of(edge)} - {""} <= words


def test_no_number_lies_on_a_box_or_on_another_and_each_fits_its_place() -> None:
    graph = make_drawing().graph
    layout = lay_out(graph)

    assert len(layout.labels) == sum(bool(edge.grad) for edge in graph.edges) > 5
    for one, other in itertools.combinations([*layout.boxes, *layout.labels.values()], 2):
        apart_x = abs(one.x - other.x) >= (one.width + other.width) / 2
        apart_y = abs(one.y - other.y) >= (one.height + other.height) / 2
        assert apart_x or apart_y
    for number, box in layout.labels.items():
        assert text_width(label_of(graph.edges[number]), DETAIL_SIZE) <= box.width
    for node, box in zip(graph.nodes, layout.boxes, strict=True):
        assert all(text_width(line, DETAIL_SIZE) + 16 <= box.width for line in lines_of(node))
