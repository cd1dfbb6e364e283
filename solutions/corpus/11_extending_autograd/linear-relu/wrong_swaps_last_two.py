# title: a product for each block
# fails: linear-relu-test [no-dimension-in-front]
# fails: linear-relu-hidden [no-dimension-in-front]


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
            g.transpose(-1, -2) @ x if wants_weight else None,
            g.sum(-2) if wants_bias else None,
        )
