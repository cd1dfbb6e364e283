"""Autograd, layers, losses and optimizers: the CPU's numbers on the device."""

# `torch.sim`, `Tensor.sim` and the like exist only where the device is registered.
# mypy: disable-error-code="attr-defined,union-attr,operator,var-annotated,arg-type"

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from torch import nn
from torch.nn import functional as F

from autograder.tests.support.device_fixtures import in_a_fork

DEVICES = ["cpu", "sim:0", "sim:1"]


@in_a_fork
def test_leaf_is_lost_by_moving_it():
    lost = torch.ones(2, requires_grad=True).to("sim")
    kept = torch.ones(2, requires_grad=True)
    same = kept.to("cpu")
    made = torch.ones(2, device="sim", requires_grad=True)

    (lost * made).sum().backward()

    assert not lost.is_leaf
    assert lost.grad_fn.name() == "ToCopyBackward0"
    with pytest.warns(UserWarning, match="is not a leaf Tensor is being accessed"):
        assert lost.grad is None
    assert same is kept
    assert made.is_leaf
    assert made.grad.tolist() == [1, 1]


@in_a_fork
def test_gradient_flows_back_over_a_move():
    x = torch.tensor([1.0, 2], requires_grad=True)

    (x.to("sim:0") ** 2).to("sim:1").mul(3).cpu().sum().backward()

    assert x.grad.device.type == "cpu"
    assert x.grad.tolist() == [6, 12]


@pytest.mark.parametrize("device", DEVICES[1:])
@in_a_fork
def test_gradients_accumulate_and_hooks_and_retain_grad_work(device):
    x = torch.tensor([1.0, 2], device=device, requires_grad=True)
    seen = []

    for _ in range(2):
        y = x * x
        y.retain_grad()
        y.register_hook(lambda grad: seen.append(grad.tolist()))
        y.sum().backward()

    assert x.grad.tolist() == [4, 8]
    assert y.grad.tolist() == [1, 1]
    assert y.grad.device == torch.device(device)
    assert seen == [[1, 1], [1, 1]]
    (grad,) = torch.autograd.grad((x**3).sum(), x, create_graph=True)
    assert torch.autograd.grad(grad.sum(), x)[0].tolist() == [6, 12]


@in_a_fork
def test_own_function_runs_on_the_device():
    class Cube(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x**3

        @staticmethod
        def backward(ctx, grad):
            (x,) = ctx.saved_tensors
            return 3 * x**2 * grad

    x = torch.tensor([2.0], device="sim", requires_grad=True)

    Cube.apply(x).backward()

    assert x.grad.item() == 12


class Picture(nn.Module):
    """A small network for pictures, with what differs between training and evaluation."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Conv2d(1, 4, 3, padding=1, stride=2),
            nn.BatchNorm2d(4),
            nn.ReLU(),
            nn.Dropout2d(0.2),
            nn.ConvTranspose2d(4, 2, 2),
            nn.MaxPool2d(2),
            nn.Flatten(),
            nn.LayerNorm(8),
            nn.Dropout(0.3),
            nn.Linear(8, 3),
        )

    def forward(self, x):
        return self.body(x)


class Words(nn.Module):
    """An embedding, a recurrent layer of a given kind and a readout."""

    def __init__(self, kind) -> None:
        super().__init__()
        self.embedding = nn.Embedding(7, 4)
        self.recurrent = kind(4, 5, batch_first=True)
        self.readout = nn.Linear(5, 3)

    def forward(self, x):
        return self.readout(self.recurrent(self.embedding(x))[0][:, -1])


def pictures() -> torch.Tensor:
    return torch.randn(6, 1, 6, 6)


def words() -> torch.Tensor:
    return torch.randint(0, 7, (6, 4))


def train(
    model: nn.Module,
    x: torch.Tensor,
    device: str,
    make_optimizer: Callable[..., torch.optim.Optimizer],
) -> tuple[list[float], dict[str, torch.Tensor]]:
    """Three steps and an evaluation; the losses and the state, on the CPU."""
    target = (torch.arange(6) % 3).to(device)
    x, model = x.to(device), model.to(device)
    optimizer = make_optimizer(model.parameters())
    torch.manual_seed(7)
    losses = []
    for _ in range(3):
        optimizer.zero_grad()
        loss = F.cross_entropy(model(x), target)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        losses.append(loss.item())
    model.eval()
    with torch.no_grad():
        losses.append(model(x).sum().item())
    assert {value.device for value in model.state_dict().values()} == {torch.device(device)}
    return losses, {name: value.cpu() for name, value in model.state_dict().items()}


OPTIMIZERS = [
    pytest.param(lambda p: torch.optim.SGD(p, lr=0.1, momentum=0.9, weight_decay=0.01), id="sgd"),
    pytest.param(lambda p: torch.optim.Adam(p, lr=0.01), id="adam"),
    pytest.param(lambda p: torch.optim.Adam(p, lr=0.01, foreach=False), id="adam-one-by-one"),
    pytest.param(lambda p: torch.optim.AdamW(p, lr=0.01, amsgrad=True), id="adamw"),
    pytest.param(lambda p: torch.optim.RMSprop(p, lr=0.01), id="rmsprop"),
    pytest.param(lambda p: torch.optim.Adagrad(p, lr=0.01), id="adagrad"),
]


def assert_trains_alike(make_model, make_input, make_optimizer) -> None:
    outcomes = []
    for device in DEVICES:
        torch.manual_seed(3)
        outcomes.append(train(make_model(), make_input(), device, make_optimizer))

    expected_losses, expected_state = outcomes[0]
    assert len(set(expected_losses)) == len(expected_losses)
    for losses, state in outcomes[1:]:
        assert losses == pytest.approx(expected_losses, rel=1e-5)
        torch.testing.assert_close(state, expected_state, rtol=1e-4, atol=1e-5)


@pytest.mark.slow
@pytest.mark.parametrize("make_optimizer", OPTIMIZERS)
@in_a_fork
def test_network_for_pictures_trains_as_on_the_cpu(make_optimizer):
    assert_trains_alike(Picture, pictures, make_optimizer)


@pytest.mark.slow
@pytest.mark.parametrize("kind", [nn.RNN, nn.LSTM, nn.GRU], ids=lambda kind: kind.__name__)
@in_a_fork
def test_recurrent_network_trains_as_on_the_cpu(kind):
    def make_optimizer(parameters):
        return torch.optim.SGD(parameters, lr=0.1)

    assert_trains_alike(lambda: Words(kind), words, make_optimizer)


LOSSES = [
    (F.mse_loss, torch.randn),
    (F.l1_loss, torch.randn),
    (F.smooth_l1_loss, torch.randn),
    (F.huber_loss, torch.randn),
    (F.binary_cross_entropy_with_logits, torch.rand),
]


@pytest.mark.parametrize(("loss", "draw"), LOSSES, ids=lambda item: item.__name__)
@in_a_fork
def test_loss_and_its_gradient_are_the_cpus(loss, draw):
    values, target = torch.randn(4, 3), draw(4, 3)
    found = []

    for device in DEVICES:
        x = values.clone().to(device).requires_grad_()
        result = loss(x, target.to(device))
        result.backward()
        found.append((result.detach().cpu(), x.grad.cpu()))

    torch.testing.assert_close(found[1], found[0])
    torch.testing.assert_close(found[2], found[0])
