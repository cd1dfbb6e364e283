# title: takes only leaves for what requires a gradient
# fails: linear-relu-test [none-for-an-argument-that-asks]
# fails: linear-relu-hidden [none-for-an-argument-that-asks]


class LinearRelu(Function):
    @staticmethod
    def forward(ctx, x, weight, bias):
        out = F.relu(F.linear(x, weight, bias))
        ctx.save_for_backward(x, weight, out)
        ctx.wanted = [t is not None and t.is_leaf and t.requires_grad for t in (x, weight, bias)]
        return out

    @staticmethod
    def backward(ctx, grad_out):
        x, weight, out = ctx.saved_tensors
        g = grad_out * (out > 0)
        flat = g.reshape(-1, g.shape[-1])
        for_x, for_w, for_b = ctx.wanted
        return (
            g @ weight if for_x else None,
            flat.T @ x.reshape(-1, x.shape[-1]) if for_w else None,
            flat.sum(0) if for_b else None,
        )
