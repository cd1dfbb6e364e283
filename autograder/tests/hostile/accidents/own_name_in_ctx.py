# title: a right operation keeps its own name and its variable in ctx.name and ctx.variable
# unit: 14_migrating_old_code
# loses: nothing
# flagged: no
# in: answer quantise
class Quantise(Function):
    @staticmethod
    def forward(ctx, x, step, limit):
        ctx.name, ctx.variable = "quantise", "x"  # for messages of my own
        ctx.limit = limit
        ctx.save_for_backward(x)
        return (x / step).round() * step

    @staticmethod
    def backward(ctx, grad_out):
        (x,) = ctx.saved_tensors
        return torch.where(x.abs() <= ctx.limit, grad_out, torch.zeros_like(grad_out)), None, None


def quantise(x, step, limit):
    return Quantise.apply(x, step, limit)
