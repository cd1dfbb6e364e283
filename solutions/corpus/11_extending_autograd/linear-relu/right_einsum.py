# title: einsum, and F.linear in forward


class LinearRelu(Function):
    @staticmethod
    def forward(ctx, x, weight, bias):
        y = F.relu(F.linear(x, weight, bias))
        ctx.save_for_backward(x, weight, y)
        return y

    @staticmethod
    def backward(ctx, grad_out):
        x, weight, y = ctx.saved_tensors
        g = torch.where(y > 0, grad_out, 0.0)
        for_x = torch.einsum("...o,oi->...i", g, weight) if ctx.needs_input_grad[0] else None
        for_weight = torch.einsum("...o,...i->oi", g, x) if ctx.needs_input_grad[1] else None
        for_bias = g.sum(dim=tuple(range(g.dim() - 1))) if ctx.needs_input_grad[2] and g.dim() > 1 else None
        if ctx.needs_input_grad[2] and g.dim() == 1:
            for_bias = g
        return for_x, for_weight, for_bias
