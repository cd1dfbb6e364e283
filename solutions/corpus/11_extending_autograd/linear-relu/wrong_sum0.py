# title: sums the bias over the first dimension
# fails: linear-relu-test [no-rows-to-sum-over]
# fails: linear-relu-hidden [no-rows-to-sum-over]


class LinearRelu(Function):
    @staticmethod
    def forward(ctx, x, weight, bias):
        y = F.relu(F.linear(x, weight, bias))
        ctx.save_for_backward(x, weight, y)
        return y

    @staticmethod
    def backward(ctx, grad_out):
        x, weight, y = ctx.saved_tensors
        g = grad_out * (y > 0)
        gx = g @ weight if ctx.needs_input_grad[0] else None
        gw = g.reshape(-1, g.shape[-1]).T @ x.reshape(-1, x.shape[-1]) if ctx.needs_input_grad[1] else None
        gb = g.sum(0) if ctx.needs_input_grad[2] else None
        return gx, gw, gb
