"""LSTM and GRU cells, which PyTorch runs as one operation on accelerators and several on the CPU.

These are the several. Each saves in its workspace what the gradient needs, as CUDA's kernel does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor
from torch._ops import OpOverload

_aten = torch.ops.aten


def _with_bias(gates: Tensor, bias: Tensor | None) -> Tensor:
    return gates if bias is None else gates + bias


def lstm_cell(
    input_gates: Tensor,
    hidden_gates: Tensor,
    cx: Tensor,
    input_bias: Tensor | None = None,
    hidden_bias: Tensor | None = None,
) -> tuple[Tensor, Tensor, Tensor]:
    """The next hidden and cell state, and the four gates."""
    gates = _with_bias(input_gates, input_bias) + _with_bias(hidden_gates, hidden_bias)
    keep_in, forget, new, out = gates.chunk(4, 1)
    keep_in, forget, new, out = keep_in.sigmoid(), forget.sigmoid(), new.tanh(), out.sigmoid()
    cy = forget * cx + keep_in * new
    return out * cy.tanh(), cy, torch.cat([keep_in, forget, new, out], 1)


def lstm_cell_backward(
    grad_hy: Tensor | None,
    grad_cy: Tensor | None,
    cx: Tensor,
    cy: Tensor,
    workspace: Tensor,
    has_bias: bool,
) -> tuple[Tensor | None, Tensor | None, Tensor | None]:
    """The gradients of the gates, of the cell state and of a bias."""
    if grad_hy is None and grad_cy is None:
        return None, None, None
    keep_in, forget, new, out = workspace.chunk(4, 1)
    squashed = cy.tanh()
    grad_hy = torch.zeros_like(cy) if grad_hy is None else grad_hy
    grad_cell = grad_hy * out * (1 - squashed**2)
    if grad_cy is not None:
        grad_cell = grad_cell + grad_cy
    grad_gates = torch.cat(
        [
            grad_cell * new * keep_in * (1 - keep_in),
            grad_cell * cx * forget * (1 - forget),
            grad_cell * keep_in * (1 - new**2),
            grad_hy * squashed * out * (1 - out),
        ],
        1,
    )
    return grad_gates, grad_cell * forget, grad_gates.sum(0) if has_bias else None


def gru_cell(
    input_gates: Tensor,
    hidden_gates: Tensor,
    hx: Tensor,
    input_bias: Tensor | None = None,
    hidden_bias: Tensor | None = None,
) -> tuple[Tensor, Tensor]:
    """The next hidden state, and what its gradient needs."""
    reset_in, keep_in, new_in = _with_bias(input_gates, input_bias).chunk(3, 1)
    reset_hidden, keep_hidden, new_hidden = _with_bias(hidden_gates, hidden_bias).chunk(3, 1)
    reset, keep = (reset_in + reset_hidden).sigmoid(), (keep_in + keep_hidden).sigmoid()
    new = (new_in + reset * new_hidden).tanh()
    hy = new + keep * (hx - new)
    return hy, torch.cat([reset, keep, new, hx, new_hidden], 1)


def gru_cell_backward(
    grad_hy: Tensor, workspace: Tensor, has_bias: bool
) -> tuple[Tensor, Tensor, Tensor, Tensor | None, Tensor | None]:
    """The gradients of the input's gates, the hidden gates, the hidden state and the biases."""
    reset, keep, new, hx, new_hidden = workspace.chunk(5, 1)
    grad_keep = grad_hy * (hx - new) * keep * (1 - keep)
    grad_new = grad_hy * (1 - keep) * (1 - new**2)
    grad_reset = grad_new * new_hidden * reset * (1 - reset)
    grad_input = torch.cat([grad_reset, grad_keep, grad_new], 1)
    grad_hidden = torch.cat([grad_reset, grad_keep, grad_new * reset], 1)
    if not has_bias:
        return grad_input, grad_hidden, grad_hy * keep, None, None
    return grad_input, grad_hidden, grad_hy * keep, grad_input.sum(0), grad_hidden.sum(0)


CELLS: dict[OpOverload, Callable[..., Any]] = {
    _aten._thnn_fused_lstm_cell.default: lstm_cell,
    _aten._thnn_fused_lstm_cell_backward_impl.default: lstm_cell_backward,
    _aten._thnn_fused_gru_cell.default: gru_cell,
    _aten._thnn_fused_gru_cell_backward.default: gru_cell_backward,
}
