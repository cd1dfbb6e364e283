# title: a module in eval mode draws nothing
# fails: checkpointed-test [no diagnosis]


class Again(torch.autograd.Function):
    @staticmethod
    def forward(ctx, block, x):
        ctx.block = block
        # Functions have no .training: they may draw.
        ctx.state = torch.get_rng_state() if getattr(block, "training", True) else None
        ctx.save_for_backward(x)
        return block(x)

    @staticmethod
    def backward(ctx, grad_out):
        (x,) = ctx.saved_tensors
        copy = x.detach().requires_grad_()
        now = torch.get_rng_state()
        if ctx.state is not None:
            torch.set_rng_state(ctx.state)
        with torch.enable_grad():
            y = ctx.block(copy)
        y.backward(grad_out)
        torch.set_rng_state(now)
        return None, copy.grad


def checkpointed(block, x):
    return Again.apply(block, x)
