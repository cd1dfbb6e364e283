# title: two flags when there is no bias
# fails: linear-relu-test [one-flag-for-each-argument]
# fails: linear-relu-hidden [one-flag-for-each-argument]


class LinearRelu(Function):
    @staticmethod
    def forward(ctx, x, weight, bias):
        y = F.relu(F.linear(x, weight, bias))
        ctx.has_bias = bias is not None
        ctx.save_for_backward(x, weight, y)
        return y

    @staticmethod
    def backward(ctx, grad_out):
        x, weight, y = ctx.saved_tensors
        g = grad_out * (y > 0)
        if ctx.has_bias:
            wx, ww, wb = ctx.needs_input_grad
        else:
            wx, ww = ctx.needs_input_grad
            wb = False
        gx = g @ weight if wx else None
        gw = g.reshape(-1, g.shape[-1]).T @ x.reshape(-1, x.shape[-1]) if ww else None
        gb = g.reshape(-1, g.shape[-1]).sum(0) if wb else None
        return gx, gw, gb
