# title: x is a matrix with one row for each sample
# fails: linear-relu-test [for-matrices-only]
# fails: linear-relu-hidden [for-matrices-only]

import torch
from torch.autograd import Function


class LinearRelu(Function):
    @staticmethod
    def forward(ctx, x, weight, bias):
        y = x @ weight.T
        if bias is not None:
            y += bias
        y.relu_()
        ctx.save_for_backward(x, weight, y)
        return y

    @staticmethod
    def backward(ctx, grad_out):
        x, weight, y = ctx.saved_tensors
        g = grad_out * (y > 0)
        grad_x = grad_weight = grad_bias = None
        if ctx.needs_input_grad[0]:
            grad_x = g.mm(weight)
        if ctx.needs_input_grad[1]:
            grad_weight = g.t().mm(x)
        if ctx.needs_input_grad[2]:
            grad_bias = g.sum(0)
        return grad_x, grad_weight, grad_bias
