# title: keeps the result of the first run, and calls backward on it
# fails: checkpointed-test [nothing-requires-grad]
# fails: checkpointed-hidden [nothing-requires-grad]
# never: second-run-not-recorded


class Later(torch.autograd.Function):
    @staticmethod
    def forward(ctx, block, x):
        ctx.x, ctx.y = x, block(x)
        return ctx.y.clone()

    @staticmethod
    def backward(ctx, grad_out):
        with torch.enable_grad():
            ctx.y.backward(grad_out)
        return None, ctx.x.grad


def checkpointed(block, x):
    return Later.apply(block, x)
