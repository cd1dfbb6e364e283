# title: writes the gradient into x.grad, and returns it as well
# fails: checkpointed-test [no diagnosis]
# fails: checkpointed-hidden [no diagnosis]
# never: second-run-on-x-itself


class Replay(torch.autograd.Function):
    @staticmethod
    def forward(ctx, block, x):
        ctx.block, ctx.before = block, torch.get_rng_state()
        ctx.save_for_backward(x)
        return block(x)

    @staticmethod
    def backward(ctx, grad_out):
        (x,) = ctx.saved_tensors
        mine, after = x.detach().requires_grad_(), torch.get_rng_state()
        torch.set_rng_state(ctx.before)
        with torch.enable_grad():
            y = ctx.block(mine)
        torch.set_rng_state(after)
        y.backward(grad_out)
        if x.is_leaf:
            x.grad = mine.grad.clone()
        return None, mine.grad


def checkpointed(block, x):
    return Replay.apply(block, x)
