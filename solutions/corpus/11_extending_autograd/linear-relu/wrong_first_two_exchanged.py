# title: it is all matrices: transpose and multiply
# fails: linear-relu-test [no diagnosis]
# fails: linear-relu-hidden [no diagnosis]


class LinearRelu(Function):
    @staticmethod
    def forward(ctx, x, weight, bias):
        y = x.matmul(weight.t())
        if bias is not None:
            y = y.add(bias)
        y = y.clamp(min=0)
        ctx.save_for_backward(x, weight, y)
        return y

    @staticmethod
    def backward(ctx, grad_out):
        x, weight, y = ctx.saved_tensors
        g = grad_out.mul(y > 0)
        a, b, c = ctx.needs_input_grad
        return (
            g.matmul(weight) if a else None,
            g.transpose(0, 1).matmul(x) if b else None,
            g.sum(0) if c else None,
        )
