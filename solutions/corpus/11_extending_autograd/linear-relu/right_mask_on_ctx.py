# title: a mask as an attribute, flattened


class LinearRelu(Function):
    @staticmethod
    def forward(ctx, x, weight, bias):
        y = F.linear(x, weight, bias)
        ctx.on = y > 0
        ctx.save_for_backward(x, weight)
        return y * ctx.on

    @staticmethod
    def backward(ctx, grad_out):
        x, weight = ctx.saved_tensors
        g = (grad_out * ctx.on).flatten(0, -2) if x.dim() > 1 else (grad_out * ctx.on)[None]
        grads = [None] * 3
        if ctx.needs_input_grad[0]:
            grads[0] = g.mm(weight).view_as(x)
        if ctx.needs_input_grad[1]:
            grads[1] = g.t().mm(x.reshape(g.shape[0], -1))
        if ctx.needs_input_grad[2]:
            grads[2] = g.sum(0)
        return tuple(grads)
