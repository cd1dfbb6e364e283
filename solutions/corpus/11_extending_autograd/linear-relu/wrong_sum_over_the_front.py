# title: The bias gets the sum over all dimensions in front
# fails: linear-relu-test [no-rows-to-sum-over]
# fails: linear-relu-hidden [no-rows-to-sum-over]

import torch
import torch.nn.functional as F
from torch.autograd import Function


class LinearRelu(Function):
    """relu(x @ weight.T + bias)."""

    @staticmethod
    def forward(ctx, x, weight, bias):
        y = F.relu(F.linear(x, weight, bias))
        ctx.save_for_backward(x, weight, y)
        return y

    @staticmethod
    def backward(ctx, grad_out):
        x, weight, y = ctx.saved_tensors
        wants_x, wants_weight, wants_bias = ctx.needs_input_grad
        g = grad_out * (y > 0)
        front = tuple(range(g.dim() - 1))
        grad_x = g @ weight if wants_x else None
        grad_weight = None
        if wants_weight:
            grad_weight = g.reshape(-1, g.shape[-1]).T @ x.reshape(-1, x.shape[-1])
        grad_bias = g.sum(dim=front) if wants_bias else None
        return grad_x, grad_weight, grad_bias
