# title: only matrices
# fails: linear-relu-test [for-matrices-only]
# fails: linear-relu-hidden [for-matrices-only]


class LinearRelu(Function):
    @staticmethod
    def forward(ctx, x, weight, bias):
        y = x @ weight.T
        if bias is not None:
            y = y + bias
        y = y.clamp(min=0)
        ctx.save_for_backward(x, weight, y)
        return y

    @staticmethod
    def backward(ctx, grad_out):
        x, weight, y = ctx.saved_tensors
        g = grad_out * (y > 0)
        wants_x, wants_weight, wants_bias = ctx.needs_input_grad
        return (
            g @ weight if wants_x else None,
            g.t() @ x if wants_weight else None,
            g.sum(0) if wants_bias else None,
        )
