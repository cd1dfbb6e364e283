# title: runs the block on x, and returns None for it
# fails: checkpointed-test [history-of-x-freed]
# fails: checkpointed-hidden [history-of-x-freed]


class Again(torch.autograd.Function):
    @staticmethod
    def forward(ctx, block, x):
        ctx.block, ctx.x = block, x
        ctx.state = torch.get_rng_state()
        return block(x)

    @staticmethod
    def backward(ctx, g):
        now = torch.get_rng_state()
        torch.set_rng_state(ctx.state)
        with torch.enable_grad():
            y = ctx.block(ctx.x)
        torch.set_rng_state(now)
        y.backward(g)
        return None, None


def checkpointed(block, x):
    return Again.apply(block, x)
