# title: notes the block on the class
# fails: checkpointed-test [no diagnosis]


class Again(torch.autograd.Function):
    block = None

    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        ctx.state = torch.get_rng_state()
        return Again.block(x)

    @staticmethod
    def backward(ctx, grad_out):
        (x,) = ctx.saved_tensors
        copy = x.detach().requires_grad_()
        now = torch.get_rng_state()
        torch.set_rng_state(ctx.state)
        with torch.enable_grad():
            y = Again.block(copy)
        torch.set_rng_state(now)
        y.backward(grad_out)
        return copy.grad


def checkpointed(block, x):
    Again.block = block
    return Again.apply(x)
