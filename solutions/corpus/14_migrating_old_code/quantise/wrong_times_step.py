# title: the multiplication by step at the end has the derivative step
# fails: quantise-test [no diagnosis]
# fails: quantise-idioms [no diagnosis]
# fails: quantise-hidden [no diagnosis]


class InSteps(Function):
    @staticmethod
    def forward(ctx, values, step, limit):
        ctx.save_for_backward(values)
        ctx.step, ctx.limit = step, limit
        return (values / step).round() * step

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        grad_x = grad * ctx.step
        grad_x[x.abs() > ctx.limit] = 0
        return grad_x, None, None


def quantise(x, step, limit):
    return InSteps.apply(x, step, limit)
