# title: computes everything
# fails: linear-relu-test [computed-what-nobody-asked-for]
# fails: linear-relu-hidden [computed-what-nobody-asked-for]


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
            g @ weight,
            rows.T @ inputs,
            rows.sum(0) if wants_bias else None,
        )
