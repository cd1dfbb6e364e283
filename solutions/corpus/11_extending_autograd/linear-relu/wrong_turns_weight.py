# title: transposes the weight, then multiplies
# fails: linear-relu-test [changed-the-callers-tensor]
# fails: linear-relu-hidden [changed-the-callers-tensor]


class LinearRelu(Function):
    @staticmethod
    def forward(ctx, x, weight, bias):
        sums = x @ weight.t_()
        y = F.relu(sums if bias is None else sums + bias)
        ctx.save_for_backward(x, weight, y)
        return y

    @staticmethod
    def backward(ctx, grad_out):
        x, turned, y = ctx.saved_tensors
        g = grad_out * (y > 0)
        flat = g.reshape(-1, g.shape[-1])
        for_x, for_weight, for_bias = ctx.needs_input_grad
        return (
            g @ turned.T if for_x else None,
            flat.T @ x.reshape(-1, x.shape[-1]) if for_weight else None,
            flat.sum(0) if for_bias else None,
        )
