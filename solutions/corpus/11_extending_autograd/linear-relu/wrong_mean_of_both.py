# title: mean over the rows
# fails: linear-relu-test [mean-over-the-rows]
# fails: linear-relu-hidden [mean-over-the-rows]

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
            rows.T @ xs / len(rows) if need_w else None,
            rows.mean(0) if need_b else None,
        )
