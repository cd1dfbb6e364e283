# title: bias summed over the outputs
# fails: linear-relu-test [bias-gradient-over-the-outputs]
# fails: linear-relu-hidden [bias-gradient-over-the-outputs]

class LinearRelu(Function):
    @staticmethod
    def forward(ctx, x, weight, bias):
        out = F.linear(x, weight, bias).relu()
        ctx.save_for_backward(x, weight, out)
        return out

    @staticmethod
    def backward(ctx, grad_out):
        x, weight, out = ctx.saved_tensors
        g = grad_out * (out > 0)
        rows = g.reshape(-1, g.shape[-1])
        xs = x.reshape(-1, x.shape[-1])
        need_x, need_w, need_b = ctx.needs_input_grad
        return (
            g @ weight if need_x else None,
            rows.T @ xs if need_w else None,
            rows.sum(1) if need_b else None,
        )
