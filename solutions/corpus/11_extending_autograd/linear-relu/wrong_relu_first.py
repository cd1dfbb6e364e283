# title: the relu comes first
# fails: linear-relu-test [no diagnosis]
# fails: linear-relu-hidden [no diagnosis]


class LinearRelu(Function):
    @staticmethod
    def forward(ctx, x, weight, bias):
        x = x.clamp(min=0)
        y = F.linear(x, weight, bias)
        ctx.save_for_backward(x, weight)
        return y

    @staticmethod
    def backward(ctx, grad_out):
        x, weight = ctx.saved_tensors
        g = grad_out
        gx = (g @ weight) * (x > 0) if ctx.needs_input_grad[0] else None
        gw = g.reshape(-1, g.shape[-1]).T @ x.reshape(-1, x.shape[-1]) if ctx.needs_input_grad[1] else None
        gb = g.reshape(-1, g.shape[-1]).sum(0) if ctx.needs_input_grad[2] else None
        return gx, gw, gb
