# title: outer products, whoever asks
# fails: linear-relu-test [computed-what-nobody-asked-for]
# fails: linear-relu-hidden [computed-what-nobody-asked-for]


class LinearRelu(Function):
    @staticmethod
    def forward(ctx, x, weight, bias):
        z = x @ weight.t() if bias is None else x @ weight.t() + bias
        ctx.on = z > 0
        ctx.save_for_backward(x, weight)
        return z * ctx.on

    @staticmethod
    def backward(ctx, grad_out):
        x, weight = ctx.saved_tensors
        g = grad_out * ctx.on
        gx = (g[..., None] * weight).sum(-2)
        gw = (g[..., :, None] * x[..., None, :]).reshape(-1, *weight.shape).sum(0)
        gb = g.reshape(-1, g.shape[-1]).sum(0) if ctx.needs_input_grad[2] else None
        return gx, gw, gb
