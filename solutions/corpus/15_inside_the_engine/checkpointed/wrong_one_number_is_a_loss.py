# title: takes a result of one number for a loss
# fails: checkpointed-test [no diagnosis]


class Again(torch.autograd.Function):
    @staticmethod
    def forward(ctx, block, x):
        ctx.block, ctx.state = block, torch.get_rng_state()
        ctx.save_for_backward(x)
        return block(x)

    @staticmethod
    def backward(ctx, grad_out):
        (x,) = ctx.saved_tensors
        copy = x.detach().requires_grad_()
        now = torch.get_rng_state()
        torch.set_rng_state(ctx.state)
        with torch.enable_grad():
            y = ctx.block(copy)
        torch.set_rng_state(now)
        if y.numel() == 1:
            y.backward()
        else:
            y.backward(grad_out)
        return None, copy.grad


def checkpointed(block, x):
    return Again.apply(block, x)
