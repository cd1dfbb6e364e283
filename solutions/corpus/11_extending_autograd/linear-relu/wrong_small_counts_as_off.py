# title: treats sums up to 1e-4 as zero in backward
# fails: linear-relu-test [no diagnosis]


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
        g = grad_out * (y > 1e-4)
        rows = g.reshape(-1, g.shape[-1])
        for_x, for_weight, for_bias = ctx.needs_input_grad
        return (
            g @ weight if for_x else None,
            rows.T @ x.reshape(-1, x.shape[-1]) if for_weight else None,
            rows.sum(0) if for_bias else None,
        )
