# title: the mean for the bias
# fails: linear-relu-test [mean-over-the-rows]
# fails: linear-relu-hidden [mean-over-the-rows]


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
        rows, inputs = g.reshape(-1, g.shape[-1]), x.reshape(-1, x.shape[-1])
        wants_x, wants_weight, wants_bias = ctx.needs_input_grad
        return (
            g @ weight if wants_x else None,
            rows.T @ inputs if wants_weight else None,
            rows.mean(0) if wants_bias else None,
        )
